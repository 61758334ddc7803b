import { darken, lighten } from '../color.ts';
import type { House } from './house.ts';
import { surface } from './materials.ts';
import { drawShade, drawWallPolygon } from './walls.ts';
import type { Point } from '../svg.ts';
import type { WallMaterial } from '../types.ts';

function shadeRoof(house: House, points: readonly Point[]): void {
  const { sheet, light } = house;
  sheet.polygon(
    points,
    sheet.linear('down', [
      [0, '#fff6e0', 0.16],
      [0.5, '#fff6e0', 0],
      [1, '#10141f', 0.2],
    ]),
  );
  sheet.polygon(
    points,
    sheet.linear(
      'across',
      light.sunSide > 0
        ? [
            [0, '#10141f', 0.14],
            [1, '#fff0cc', 0.12],
          ]
        : [
            [0, '#fff0cc', 0.12],
            [1, '#10141f', 0.14],
          ],
    ),
  );
}

interface SlopeOptions {
  overhang?: number;
  /** How far the ridge ends stand in from the eave ends: 0 for gables, the rise or more for hips. */
  inset?: number;
  fascia?: number;
  color?: string;
}

/** A roof plane that faces us: eave along the bottom, ridge along the top. */
export function drawSlope(house: House, x: number, width: number, eave: number, rise: number, options: SlopeOptions = {}): void {
  const { sheet, scheme, scale } = house;
  const overhang = options.overhang ?? 1.3;
  const inset = options.inset ?? 1.5;
  const fascia = options.fascia ?? 0.6;
  const color = options.color ?? scheme.roofColor;
  const left = x - overhang;
  const right = x + width + overhang;
  const points = [
    house.at(left, eave),
    house.at(right, eave),
    house.at(right - inset, eave + rise),
    house.at(left + inset, eave + rise),
  ];
  drawShade(house, x, eave - fascia * 0.5, width, 2.3, house.light.shadowOpacity + 0.12);
  sheet.polygon(points, surface(sheet, scheme.roof, color, scale));
  shadeRoof(house, points);
  sheet.line(
    ...house.at(left + inset, eave + rise),
    ...house.at(right - inset, eave + rise),
    lighten(color, 0.14),
    Math.max(2.5, scale * 0.26),
    { 'stroke-linecap': 'round' },
  );
  for (const side of [0, 1] as const) {
    const foot = side === 0 ? left : right;
    const head = side === 0 ? left + inset : right - inset;
    sheet.line(...house.at(foot, eave), ...house.at(head, eave + rise), darken(color, 0.25), Math.max(1.6, scale * 0.14));
  }
  drawFascia(house, left, right - left, eave, fascia);
}

/** The board and gutter along an eave. */
export function drawFascia(
  house: House,
  x: number,
  width: number,
  eave: number,
  height: number,
  color = house.scheme.trim,
): void {
  const { sheet, scale } = house;
  sheet.rect(house.x(x), house.y(eave) - 1, width * scale, height * scale, color);
  sheet.rect(house.x(x), house.y(eave) - 1, width * scale, height * scale * 0.4, lighten(color, 0.25), { opacity: 0.8 });
  sheet.rect(house.x(x), house.y(eave - height) - 2.4, width * scale, 1.6, darken(color, 0.35), { opacity: 0.6 });
}

interface GableOptions {
  overhang?: number;
  barge?: number;
  material?: WallMaterial;
  color?: string;
  trim?: string;
  /** Feet the two slopes run past the eave line. */
  tail?: number;
  /** Half-width share of a clipped peak. */
  clipped?: number;
}

/** A triangular wall with its two roof edges; the gable faces us. */
export function drawGable(house: House, x: number, width: number, eave: number, rise: number, options: GableOptions = {}): void {
  const { scheme } = house;
  const points: Point[] = [house.at(x, eave - 0.05), house.at(x + width, eave - 0.05), house.at(x + width / 2, eave + rise)];
  drawWallPolygon(house, points, options.material ?? scheme.accent, options.color ?? scheme.accentColor);
  drawRakes(
    house,
    [
      [x, eave],
      [x + width / 2, eave + rise],
      [x + width, eave],
    ],
    options,
  );
}

/** Barge boards along a broken line (feet) from left eave over the peak to right eave. */
export function drawRakes(house: House, line: readonly Point[], options: GableOptions = {}): void {
  const { sheet, scheme, scale, light } = house;
  const overhang = options.overhang ?? 1.1;
  const barge = options.barge ?? 0.75;
  const trim = options.trim ?? scheme.trim;
  const ends = extend(line, overhang);
  const toPage = (points: readonly Point[], lift: number): Point[] => points.map(([px, py]) => house.at(px, py + lift));
  const joins = { 'stroke-linejoin': 'miter', 'stroke-miterlimit': 8 } as const;
  sheet.polyline(toPage(ends, -0.75), light.shadow, scale * 1.1, {
    opacity: light.shadowOpacity,
    'stroke-linejoin': 'miter',
    'clip-path': clipUnder(house, line),
  });
  sheet.polyline(toPage(ends, 0.05), darken(trim, 0.22), scale * (barge + 0.14), joins);
  sheet.polyline(toPage(ends, 0.1), trim, scale * barge, joins);
  sheet.polyline(toPage(ends, 0.1 + barge * 0.62), scheme.roofColor, scale * 0.42, joins);
  sheet.polyline(toPage(ends, 0.1 + barge * 0.62 + 0.2), lighten(scheme.roofColor, 0.16), scale * 0.12, joins);
}

function clipUnder(house: House, line: readonly Point[]): string {
  return house.sheet.clip(() =>
    house.sheet.polygon(
      line.map(([px, py]) => house.at(px, py)),
      '#000000',
    ),
  );
}

function extend(line: readonly Point[], by: number): Point[] {
  const first = line[0];
  const second = line[1];
  const last = line.at(-1);
  const previous = line.at(-2);
  if (!first || !second || !last || !previous) return [...line];
  return [push(second, first, by), ...line.slice(1, -1), push(previous, last, by)];
}

function push(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / length) * by, to[1] + ((to[1] - from[1]) / length) * by];
}

/** The shade a gable in front throws on the roof behind it, which reaches up to `ridge` and from `from` to `to` feet. */
export function drawGableShade(
  house: House,
  x: number,
  width: number,
  eave: number,
  rise: number,
  roof: { ridge: number; from: number; to: number },
): void {
  const { sheet, light } = house;
  const shift = -light.sunSide * 2.6;
  sheet.polygon(
    [house.at(x + shift, eave), house.at(x + width + shift, eave), house.at(x + width / 2 + shift, eave + rise * 0.96)],
    light.shadow,
    {
      opacity: light.shadowOpacity * 0.85,
      'clip-path': sheet.clip(() =>
        sheet.polygon(
          [
            house.at(roof.from, eave),
            house.at(roof.to, eave),
            house.at(roof.to - 1.6, roof.ridge),
            house.at(roof.from + 1.6, roof.ridge),
          ],
          '#000000',
        ),
      ),
    },
  );
}

/** A flat roof slab with an overhang. */
export function drawSlab(
  house: House,
  x: number,
  width: number,
  y: number,
  options: { overhang?: number; thickness?: number; color?: string; shade?: number } = {},
): void {
  const { sheet, scale, scheme } = house;
  const overhang = options.overhang ?? 1.2;
  const thickness = options.thickness ?? 0.9;
  const color = options.color ?? scheme.roofColor;
  drawShade(house, x, y, width, options.shade ?? 2.4, house.light.shadowOpacity + 0.14);
  sheet.rect(house.x(x - overhang), house.y(y + thickness), (width + overhang * 2) * scale, thickness * scale, color);
  sheet.rect(house.x(x - overhang), house.y(y + thickness), (width + overhang * 2) * scale, 2.2, lighten(color, 0.35), {
    opacity: 0.8,
  });
  sheet.rect(house.x(x - overhang), house.y(y + 0.16), (width + overhang * 2) * scale, 0.16 * scale, darken(color, 0.35));
}

/** A parapet with a coping. */
export function drawParapet(house: House, x: number, width: number, y: number, color: string): void {
  const { sheet, scale } = house;
  sheet.rect(house.x(x) - 2, house.y(y + 0.4), width * scale + 4, 0.4 * scale, color);
  sheet.rect(house.x(x) - 2, house.y(y + 0.4), width * scale + 4, 1.5, lighten(color, 0.4), { opacity: 0.8 });
  drawShade(house, x, y, width, 0.7, 0.25);
}

/** A single slope roof from height `left` to height `right` above the wall top. */
export function drawShed(
  house: House,
  x: number,
  width: number,
  left: number,
  right: number,
  options: { overhang?: number; thickness?: number; color?: string } = {},
): void {
  const { sheet, scheme } = house;
  const overhang = options.overhang ?? 1.6;
  const thickness = options.thickness ?? 0.8;
  const color = options.color ?? scheme.roofColor;
  const slope = (right - left) / width;
  const [lx, rx] = [x - overhang, x + width + overhang];
  const [ly, ry] = [left - slope * overhang, right + slope * overhang];
  sheet.polygon(
    [house.at(x, left), house.at(x + width, right), house.at(x + width, right - 2), house.at(x, left - 2)],
    sheet.linear('down', [
      [0, house.light.shadow, 0.4],
      [1, house.light.shadow, 0],
    ]),
  );
  sheet.polygon([house.at(lx, ly), house.at(rx, ry), house.at(rx, ry + thickness), house.at(lx, ly + thickness)], color);
  sheet.line(...house.at(lx, ly + thickness), ...house.at(rx, ry + thickness), lighten(color, 0.35), 2.2);
  sheet.line(...house.at(lx, ly), ...house.at(rx, ry), darken(color, 0.4), 1.8);
}
