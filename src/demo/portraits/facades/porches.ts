import { darken, lighten, mix } from '../color.ts';
import type { House } from './house.ts';
import { surface } from './materials.ts';
import { drawFascia } from './roofs.ts';
import { drawShade, drawWall } from './walls.ts';

export type ColumnKind = 'square' | 'round' | 'tapered' | 'turned' | 'post';

type RailKind = 'none' | 'baluster' | 'cable' | 'solid' | 'x';

export interface PorchOptions {
  x: number;
  width: number;
  /** Height of the porch floor and of its ceiling above the ground. */
  floor: number;
  ceiling: number;
  columns: number;
  column: ColumnKind;
  rail: RailKind;
  /** Roof rise above the ceiling beam; 0 when something else covers the porch. */
  rise: number;
  roof?: 'shed' | 'hip' | 'flat';
  /** Middle of the way through, feet; the railing leaves it open. */
  door: number;
  beam?: number;
  furniture?: boolean;
}

/** What lies in the porch's shade; call before the columns, after the wall and door behind. */
export function drawPorchShade(house: House, porch: PorchOptions): void {
  const { sheet, light, scale } = house;
  const top = house.y(porch.ceiling);
  const height = (porch.ceiling - porch.floor) * scale;
  sheet.rect(
    house.x(porch.x),
    top,
    porch.width * scale,
    height,
    sheet.linear('down', [
      [0, light.shadow, 0.5],
      [0.45, light.shadow, 0.24],
      [1, light.shadow, 0.1],
    ]),
  );
  if (light.lit) {
    const x = house.x(porch.door);
    sheet.rect(
      house.x(porch.x),
      top,
      porch.width * scale,
      height,
      sheet.radial(x, top + scale, porch.width * scale * 0.45, [
        [0, '!#ffd48a', 0.5],
        [1, '!#ffd48a', 0],
      ]),
    );
  }
}

/** Floor, furniture, columns, railing, beam and roof of a porch. */
export function drawPorch(house: House, porch: PorchOptions): void {
  const { sheet, scheme, scale } = house;
  drawDeck(house, porch);
  if (porch.furniture) drawRockers(house, porch);
  const spots = columnSpots(porch);
  if (porch.rail !== 'none') drawRails(house, porch, spots);
  for (const spot of spots) drawColumn(house, porch, spot);
  const beam = porch.beam ?? 0.9;
  sheet.rect(house.x(porch.x - 0.2), house.y(porch.ceiling + beam), (porch.width + 0.4) * scale, beam * scale, scheme.trim);
  sheet.rect(house.x(porch.x - 0.2), house.y(porch.ceiling) - 1.6, (porch.width + 0.4) * scale, 1.6, darken(scheme.trim, 0.3), {
    opacity: 0.6,
  });
  if (porch.rise > 0) drawPorchRoof(house, porch, porch.ceiling + beam);
}

function columnSpots(porch: PorchOptions): number[] {
  const inset = 0.8;
  return Array.from(
    { length: porch.columns },
    (_, index) => porch.x + inset + (index * (porch.width - inset * 2)) / Math.max(1, porch.columns - 1),
  );
}

function drawDeck(house: House, porch: PorchOptions): void {
  const { sheet, scheme, scale } = house;
  if (porch.floor <= 0.2) return;
  const slab = Math.min(0.5, porch.floor);
  drawWall(house, {
    x: porch.x,
    y: 0,
    width: porch.width,
    height: porch.floor - slab,
    material: scheme.base,
    color: scheme.baseColor,
  });
  drawShade(house, porch.x, porch.floor - slab, porch.width, porch.floor - slab, 0.35);
  const plank = mix(scheme.trim, '#a89a88', 0.5);
  sheet.rect(house.x(porch.x - 0.3), house.y(porch.floor), (porch.width + 0.6) * scale, slab * scale, plank);
  sheet.rect(house.x(porch.x - 0.3), house.y(porch.floor), (porch.width + 0.6) * scale, 2, lighten(plank, 0.35));
  const steps = Math.max(2, Math.round(porch.floor / 0.7));
  for (let i = steps - 1; i >= 0; i--) {
    const top = ((i + 1) * porch.floor) / steps;
    const wide = 5.4 + (steps - 1 - i) * 0.35;
    sheet.rect(
      house.x(porch.door - wide / 2),
      house.y(top),
      wide * scale,
      (porch.floor / steps) * scale + 1,
      darken(plank, 0.16),
    );
    sheet.rect(house.x(porch.door - wide / 2), house.y(top), wide * scale, Math.max(2, scale * 0.16), lighten(plank, 0.22));
  }
}

function drawRails(house: House, porch: PorchOptions, spots: readonly number[]): void {
  const { sheet, scheme, scale } = house;
  const color = scheme.trim;
  for (let i = 0; i + 1 < spots.length; i++) {
    const from = (spots[i] ?? 0) + 0.45;
    const to = (spots[i + 1] ?? 0) - 0.45;
    if (porch.door > from - 1 && porch.door < to + 1) continue;
    const [left, width] = [house.x(from), (to - from) * scale];
    const top = house.y(porch.floor + 2.8);
    const bottom = house.y(porch.floor + 0.35);
    if (porch.rail === 'solid') {
      drawWall(house, { x: from, y: porch.floor, width: to - from, height: 2.6 });
      sheet.rect(left - 2, top, width + 4, scale * 0.3, color);
      continue;
    }
    if (porch.rail === 'cable') {
      for (let row = 0; row < 6; row++) sheet.rect(left, top + ((bottom - top) * row) / 6, width, 1.2, '#5b6068');
    } else if (porch.rail === 'x') {
      const panels = Math.max(1, Math.round((to - from) / 3.2));
      for (let p = 0; p < panels; p++) {
        const [a, b] = [left + (width * p) / panels, left + (width * (p + 1)) / panels];
        sheet.line(a, top, b, bottom, color, 2.4);
        sheet.line(a, bottom, b, top, color, 2.4);
      }
    } else {
      for (let px = left + 3; px < left + width - 2; px += Math.max(5, scale * 0.42))
        sheet.rect(px, top, Math.max(2, scale * 0.14), bottom - top, darken(color, 0.05));
    }
    sheet.rect(left - 1, top - scale * 0.1, width + 2, scale * 0.24, color);
    sheet.rect(left - 1, bottom, width + 2, scale * 0.18, color);
  }
}

function drawColumn(house: House, porch: PorchOptions, x: number): void {
  const { sheet, scheme, scale, light } = house;
  const color = porch.column === 'post' ? mix(scheme.trim, '#8a5f3c', scheme.trim > '#b0b0b0' ? 0 : 0.3) : scheme.trim;
  const height = porch.ceiling - porch.floor;
  const [top, bottom] = [house.y(porch.ceiling), house.y(porch.floor)];
  const half = scale * { square: 0.42, round: 0.5, tapered: 0.55, turned: 0.26, post: 0.36 }[porch.column];
  const px = house.x(x);
  const round = sheet.linear(
    'across',
    light.sunSide > 0
      ? [
          [0, darken(color, 0.24)],
          [0.6, color],
          [1, lighten(color, 0.2)],
        ]
      : [
          [0, lighten(color, 0.2)],
          [0.4, color],
          [1, darken(color, 0.24)],
        ],
  );
  if (porch.column === 'tapered') {
    const pier = height * 0.42;
    drawWall(house, {
      x: x - 0.95,
      y: 0,
      width: 1.9,
      height: porch.floor + pier,
      material: scheme.base,
      color: scheme.baseColor,
    });
    sheet.rect(
      px - scale * 1.1,
      house.y(porch.floor + pier + 0.28),
      scale * 2.2,
      scale * 0.3,
      lighten(mix(scheme.baseColor, scheme.trim, 0.6), 0.1),
    );
    sheet.polygon(
      [
        [px - half * 1.25, house.y(porch.floor + pier + 0.28)],
        [px + half * 1.25, house.y(porch.floor + pier + 0.28)],
        [px + half * 0.8, top],
        [px - half * 0.8, top],
      ],
      round,
    );
    sheet.rect(px - half * 1.15, top, half * 2.3, scale * 0.3, color);
    return;
  }
  sheet.rect(px - half, top, half * 2, bottom - top, round);
  if (porch.column === 'turned') {
    for (const v of [0.12, 0.3, 0.7]) sheet.rect(px - half * 1.6, top + (bottom - top) * v, half * 3.2, scale * 0.28, color);
    for (const side of [-1, 1]) {
      sheet.path(
        `M${px} ${top}q${side * scale * 0.3} ${scale * 0.3} ${side * scale * 1.6} 0h${-side * scale * 0.5}q${-side * scale * 0.7} ${scale * 1.1} ${-side * scale * 1.1} ${scale * 1.4}Z`.replace(
          /-?\d+\.\d+/g,
          (n) => Number(n).toFixed(1),
        ),
        color,
      );
    }
  } else {
    sheet.rect(px - half * 1.35, top, half * 2.7, scale * 0.34, color);
    sheet.rect(px - half * 1.35, bottom - scale * 0.4, half * 2.7, scale * 0.4, color);
  }
}

function drawPorchRoof(house: House, porch: PorchOptions, eave: number): void {
  const { sheet, scheme, scale } = house;
  const over = 1;
  const inset = porch.roof === 'hip' ? Math.min(porch.rise * 1.3, porch.width * 0.3) : 0.2;
  if (porch.roof === 'flat') {
    sheet.rect(house.x(porch.x - over), house.y(eave + 0.7), (porch.width + over * 2) * scale, 0.7 * scale, scheme.trim);
    sheet.rect(house.x(porch.x - over), house.y(eave + 0.85), (porch.width + over * 2) * scale, 0.24 * scale, scheme.roofColor);
    return;
  }
  const points = [
    house.at(porch.x - over, eave),
    house.at(porch.x + porch.width + over, eave),
    house.at(porch.x + porch.width + over - inset, eave + porch.rise),
    house.at(porch.x - over + inset, eave + porch.rise),
  ];
  sheet.polygon(points, surface(sheet, scheme.roof, scheme.roofColor, scale));
  sheet.polygon(
    points,
    sheet.linear('down', [
      [0, '#0f1420', 0.2],
      [0.35, '#fff4dc', 0.1],
      [1, '#0f1420', 0.12],
    ]),
  );
  drawFascia(house, porch.x - over, porch.width + over * 2, eave, 0.5);
}

function drawRockers(house: House, porch: PorchOptions): void {
  const { sheet, scale, random } = house;
  const side = porch.door > porch.x + porch.width / 2 ? -1 : 1;
  const middle = porch.door + side * Math.min(8, porch.width * 0.3);
  if (middle < porch.x + 3 || middle > porch.x + porch.width - 3) return;
  const color = random.pick(['#efe9dd', '#4d5a52', '#6d4c38']);
  for (const offset of [-1.7, 1.7]) {
    const [px, py] = house.at(middle + offset, porch.floor);
    const s = scale;
    sheet.path(
      `M${(px - s).toFixed(1)} ${(py - s * 0.1).toFixed(1)}q${s.toFixed(1)} ${(s * 0.35).toFixed(1)} ${(s * 2).toFixed(1)} 0`,
      'none',
      { stroke: color, 'stroke-width': 2.6 },
    );
    sheet.rect(px - s * 0.75, py - s * 1.55, s * 1.5, s * 0.28, color);
    for (const u of [-0.7, 0.55]) sheet.rect(px + s * u, py - s * 1.5, s * 0.16, s * 1.4, color);
    for (let i = 0; i < 4; i++) sheet.rect(px - s * 0.68 + i * s * 0.4, py - s * 3.4, s * 0.16, s * 1.9, color);
    sheet.rect(px - s * 0.76, py - s * 3.5, s * 1.52, s * 0.25, color, { rx: 2 });
  }
}
