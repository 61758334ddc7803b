import { darken, lighten } from '../color.ts';
import type { House } from './house.ts';
import { surface } from './materials.ts';
import { drawRakes } from './roofs.ts';
import { drawWall, drawWallPolygon } from './walls.ts';
import { type WindowOptions, drawWindow } from './windows.ts';
import { type Point, short } from '../svg.ts';

interface ChimneyOptions {
  width?: number;
  material?: 'brick' | 'stone' | 'stucco';
  color?: string;
  pots?: number;
}

/** A chimney from height `from` to `to` feet; `x` is its middle. */
export function drawChimney(house: House, x: number, from: number, to: number, options: ChimneyOptions = {}): void {
  const { sheet, scale, scheme } = house;
  const width = options.width ?? 3;
  const color = options.color ?? (scheme.base === 'concrete' ? '#a2604a' : scheme.baseColor);
  drawWall(house, {
    x: x - width / 2,
    y: from,
    width,
    height: to - from,
    material: options.material ?? (scheme.base === 'stone' ? 'stone' : 'brick'),
    color,
  });
  const shadeLeft = house.light.sunSide > 0 ? x - width / 2 : x + width * 0.12;
  sheet.rect(house.x(shadeLeft), house.y(to), width * 0.38 * scale, (to - from) * scale, house.light.shadow, { opacity: 0.16 });
  sheet.rect(house.x(x - width / 2 - 0.25), house.y(to + 0.1), (width + 0.5) * scale, 0.5 * scale, darken(color, 0.14));
  sheet.rect(house.x(x - width / 2 - 0.25), house.y(to + 0.1), (width + 0.5) * scale, 1.6, lighten(color, 0.3));
  const pots = options.pots ?? 1;
  for (let i = 0; i < pots; i++) {
    const left = x - width / 2 + (width * (i + 0.5)) / pots - 0.35;
    sheet.rect(house.x(left), house.y(to + 1.1), 0.7 * scale, 1 * scale, '#8c5a44');
    sheet.rect(house.x(left - 0.1), house.y(to + 1.2), 0.9 * scale, 0.25 * scale, '#7a4c3a');
  }
}

interface DormerOptions {
  width: number;
  height: number;
  kind: 'gable' | 'shed' | 'hip' | 'arched';
  window?: WindowOptions;
  windows?: number;
}

/** A dormer whose foot stands on the roof at height `y`; `x` is its middle. */
export function drawDormer(house: House, x: number, y: number, options: DormerOptions): void {
  const { sheet, scale, scheme, light } = house;
  const { width, height } = options;
  const left = x - width / 2;
  const shift = -light.sunSide * 1.6;
  sheet.polygon(
    [
      house.at(left + shift, y),
      house.at(left + width + shift, y),
      house.at(left + width + shift, y + height),
      house.at(left + shift, y + height),
    ],
    light.shadow,
    { opacity: light.shadowOpacity },
  );
  drawWall(house, { x: left, y, width, height, material: scheme.accent, color: scheme.accentColor });
  const count = options.windows ?? 1;
  const slot = (width - 0.8) / count;
  for (let i = 0; i < count; i++) {
    drawWindow(house, left + 0.4 + slot * i + 0.3, y + 0.75, slot - 0.6, height - 1.5, { casing: 0.22, ...options.window });
  }
  const eave = y + height;
  if (options.kind === 'gable') {
    const rise = width * 0.42;
    drawWallPolygon(
      house,
      [house.at(left, eave - 0.05), house.at(left + width, eave - 0.05), house.at(x, eave + rise)],
      scheme.accent,
      scheme.accentColor,
    );
    drawRakes(
      house,
      [
        [left, eave],
        [x, eave + rise],
        [left + width, eave],
      ],
      { overhang: 0.7, barge: 0.45 },
    );
    return;
  }
  if (options.kind === 'arched') {
    const [ax, ay] = house.at(left - 0.4, eave);
    const wide = (width + 0.8) * scale;
    sheet.path(`M${short(ax)} ${short(ay)}q${short(wide / 2)} ${short(-wide * 0.45)} ${short(wide)} 0Z`, scheme.accentColor);
    sheet.path(`M${short(ax)} ${short(ay)}q${short(wide / 2)} ${short(-wide * 0.45)} ${short(wide)} 0`, 'none', {
      stroke: scheme.roofColor,
      'stroke-width': scale * 0.5,
    });
    return;
  }
  const inset = options.kind === 'hip' ? width * 0.38 : 0.25;
  const rise = options.kind === 'hip' ? width * 0.34 : 1.5;
  const points: Point[] = [
    house.at(left - 0.6, eave),
    house.at(left + width + 0.6, eave),
    house.at(left + width + 0.6 - inset, eave + rise),
    house.at(left - 0.6 + inset, eave + rise),
  ];
  sheet.polygon(points, surface(sheet, scheme.roof, scheme.roofColor, scale));
  sheet.polygon(
    points,
    sheet.linear('down', [
      [0, '#fff4dc', 0.12],
      [1, '#10141f', 0.16],
    ]),
  );
  sheet.rect(house.x(left - 0.6), house.y(eave) - 1, (width + 1.2) * scale, 0.35 * scale, scheme.trim);
}

/** Something in the peak of a gable: a vent, a round window, brackets or a truss. */
export function drawGableOrnament(
  house: House,
  x: number,
  width: number,
  eave: number,
  rise: number,
  kind: 'vent' | 'round' | 'truss' | 'window' | 'none',
): void {
  const { sheet, scale, scheme } = house;
  const middle = x + width / 2;
  if (kind === 'vent') {
    const size = Math.min(1.6, rise * 0.22);
    const [px, py] = house.at(middle - size / 2, eave + rise * 0.55);
    sheet.rect(px - 2, py - 2, size * scale + 4, size * scale * 1.3 + 4, scheme.trim);
    for (let row = 0; row < 5; row++)
      sheet.rect(px, py + (size * scale * 1.3 * row) / 5, size * scale, size * scale * 0.17, darken(scheme.trim, 0.45));
  } else if (kind === 'round') {
    const r = Math.min(1.3, rise * 0.18) * scale;
    const [px, py] = house.at(middle, eave + rise * 0.42);
    sheet.circle(px, py, r + scale * 0.26, scheme.trim);
    sheet.circle(
      px,
      py,
      r,
      house.light.lit
        ? '!#f7cd82'
        : sheet.linear('down', [
            [0, '#b7d0da'],
            [1, '#5d7889'],
          ]),
    );
    sheet.line(px - r, py, px + r, py, scheme.sash, 2);
    sheet.line(px, py - r, px, py + r, scheme.sash, 2);
  } else if (kind === 'window') {
    const wide = Math.min(3, width * 0.16);
    drawWindow(house, middle - wide / 2, eave + rise * 0.14, wide, Math.min(3.4, rise * 0.4), { panes: 'grid', columns: 2 });
  } else if (kind === 'truss') {
    const stroke = { stroke: scheme.trim, 'stroke-width': scale * 0.45, 'stroke-linecap': 'butt' } as const;
    const half = width * 0.27;
    const beamY = eave + rise * 0.42;
    sheet.line(...house.at(middle - half, beamY), ...house.at(middle + half, beamY), scheme.trim, scale * 0.5, stroke);
    sheet.line(...house.at(middle, beamY), ...house.at(middle, eave + rise * 0.96), scheme.trim, scale * 0.5, stroke);
  }
}

/** Knee braces under a deep eave. */
export function drawBrackets(house: House, x: number, width: number, eave: number, rise: number): void {
  const { sheet, scale, scheme } = house;
  for (const t of [0.02, 0.5, 0.98]) {
    const px = x + width * t;
    const py = eave + rise * (1 - Math.abs(t - 0.5) * 2);
    const [bx, by] = house.at(px, py - 0.4);
    sheet.rect(bx - scale * 0.2, by - scale * 0.1, scale * 0.4, scale * 1.35, scheme.trim);
    sheet.rect(bx - scale * 0.2, by + scale * 1.15, scale * 0.4, 2, darken(scheme.trim, 0.3));
  }
}
