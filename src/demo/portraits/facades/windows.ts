import { darken, lighten, mix } from '../color.ts';
import { archPath, drawGlass } from './glass.ts';
import type { House } from './house.ts';
import { type Point, short } from '../svg.ts';

/** How the panes divide: columns and rows per sash, or a named pattern. */
export type Panes =
  | 'plain'
  | 'double-hung'
  | 'six-over-six'
  | 'three-over-one'
  | 'two-over-two'
  | 'grid'
  | 'leaded'
  | 'casement'
  | 'ribbon';

export interface WindowOptions {
  panes?: Panes;
  columns?: number;
  casing?: number;
  head?: 'flat' | 'crown' | 'pediment' | 'keystone' | 'arch-brick' | 'none';
  sill?: boolean;
  shutters?: string | null;
  arched?: boolean;
  box?: boolean;
  trim?: string;
  sash?: string;
}

/** A window whose glass starts at `x`, `y` feet. */
export function drawWindow(house: House, x: number, y: number, width: number, height: number, options: WindowOptions = {}): void {
  const { sheet, scheme, scale } = house;
  const trim = options.trim ?? scheme.trim;
  const casing = options.casing ?? 0.32;
  const [px, py, pw, ph] = [house.x(x), house.y(y + height), width * scale, height * scale];
  if (options.shutters) drawShutters(house, x, y, width, height, casing, options.shutters, options.arched ?? false);
  const outline = options.arched
    ? archPath(px - casing * scale, py - casing * scale, pw + casing * 2 * scale, ph + casing * scale)
    : '';
  if (casing > 0) {
    if (options.arched) {
      sheet.path(outline, house.light.shadow, { opacity: 0.22, transform: `translate(${-house.light.sunSide * 2} 2.5)` });
      sheet.path(outline, trim);
    } else {
      sheet.rect(
        px - casing * scale - house.light.sunSide * 2,
        py - casing * scale + 2.5,
        pw + casing * 2 * scale,
        ph + casing * 2 * scale,
        house.light.shadow,
        { opacity: 0.22 },
      );
      sheet.rect(px - casing * scale, py - casing * scale, pw + casing * 2 * scale, ph + casing * 2 * scale, trim);
    }
  }
  drawGlass(house, px, py, pw, ph, options.arched ?? false);
  drawPanes(house, px, py, pw, ph, options);
  drawHead(house, x, y + height, width, casing, trim, options.head ?? 'none');
  if (options.sill !== false && casing > 0) {
    sheet.rect(
      px - casing * scale * 1.35,
      py + ph + casing * scale * 0.5,
      pw + casing * scale * 2.7,
      Math.max(2.5, 0.26 * scale),
      lighten(trim, 0.1),
    );
    sheet.rect(
      px - casing * scale * 1.2,
      py + ph + casing * scale * 0.5 + 0.26 * scale,
      pw + casing * scale * 2.4,
      Math.max(2, 0.28 * scale),
      house.light.shadow,
      { opacity: 0.2 },
    );
  }
  if (options.box) drawFlowerBox(house, x, y, width);
}

function drawPanes(house: House, x: number, y: number, width: number, height: number, options: WindowOptions): void {
  const { sheet, scheme, scale } = house;
  const sash = options.sash ?? scheme.sash;
  const bar = Math.max(1.4, scale * 0.1);
  const frame = Math.max(2, scale * 0.17);
  const vertical = (share: number, from = 0, to = 1, thick = bar): void =>
    sheet.rect(x + width * share - thick / 2, y + height * from, thick, height * (to - from), sash);
  const horizontal = (share: number, thick = bar): void => sheet.rect(x, y + height * share - thick / 2, width, thick, sash);
  const panes = options.panes ?? 'double-hung';
  if (panes === 'leaded') {
    drawLeads(house, x, y, width, height);
  } else if (panes !== 'plain') {
    const columns =
      options.columns ??
      { 'double-hung': 1, 'six-over-six': 3, 'three-over-one': 3, 'two-over-two': 2, grid: 3, casement: 2, ribbon: 4 }[panes];
    if (panes === 'double-hung' || panes === 'six-over-six' || panes === 'two-over-two' || panes === 'three-over-one')
      horizontal(0.5, frame * 0.95);
    const upperOnly = panes === 'three-over-one';
    for (let i = 1; i < columns; i++)
      vertical(i / columns, 0, upperOnly ? 0.5 : 1, panes === 'casement' || panes === 'ribbon' ? frame : bar);
    if (panes === 'six-over-six') [0.25, 0.75].forEach((share) => horizontal(share));
    if (panes === 'grid') [0.25, 0.5, 0.75].forEach((share) => horizontal(share));
  }
  const rim = { stroke: sash, 'stroke-width': frame } as const;
  if (options.arched) sheet.path(archPath(x + frame / 2, y + frame / 2, width - frame, height - frame), 'none', rim);
  else sheet.rect(x + frame / 2, y + frame / 2, width - frame, height - frame, 'none', rim);
}

function drawLeads(house: House, x: number, y: number, width: number, height: number): void {
  const { sheet, scheme, scale } = house;
  const step = scale * 0.72;
  const clip = sheet.clip(() => sheet.rect(x, y, width, height, '#000000'));
  let data = '';
  for (let d = -height; d < width + height; d += step) {
    data += `M${short(x + d)} ${short(y)}l${short(height * 0.7)} ${short(height)}M${short(x + d)} ${short(y + height)}l${short(height * 0.7)} ${short(-height)}`;
  }
  sheet.path(data, 'none', { stroke: darken(scheme.sash, 0.1), 'stroke-width': 1.1, opacity: 0.75, 'clip-path': clip });
  const columns = Math.max(1, Math.round(width / scale / 1.9));
  for (let i = 1; i < columns; i++) sheet.rect(x + (width * i) / columns - scale * 0.09, y, scale * 0.18, height, scheme.sash);
}

function drawHead(
  house: House,
  x: number,
  top: number,
  width: number,
  casing: number,
  trim: string,
  head: NonNullable<WindowOptions['head']>,
): void {
  const { sheet, scale } = house;
  if (head === 'none') return;
  const left = x - casing - 0.2;
  const wide = width + casing * 2 + 0.4;
  const y = top + casing;
  if (head === 'flat' || head === 'crown' || head === 'pediment') {
    sheet.rect(house.x(left), house.y(y + 0.38), wide * scale, 0.38 * scale, trim);
    sheet.rect(house.x(left - 0.12), house.y(y + 0.5), (wide + 0.24) * scale, 0.16 * scale, lighten(trim, 0.12));
    sheet.rect(house.x(left), house.y(y), wide * scale, 1.4, darken(trim, 0.3), { opacity: 0.5 });
  }
  if (head === 'pediment') {
    const points: Point[] = [
      house.at(left - 0.12, y + 0.5),
      house.at(left + wide + 0.12, y + 0.5),
      house.at(left + wide / 2, y + 1.25),
    ];
    sheet.polygon(points, trim, { stroke: darken(trim, 0.18), 'stroke-width': 1 });
  }
  if (head === 'keystone') {
    const lintel = mix(trim, '#d8cfc0', 0.4);
    sheet.polygon(
      [
        house.at(left, y - 0.05),
        house.at(left + wide, y - 0.05),
        house.at(left + wide + 0.25, y + 0.7),
        house.at(left - 0.25, y + 0.7),
      ],
      lintel,
    );
    const middle = x + width / 2;
    sheet.polygon(
      [
        house.at(middle - 0.25, y - 0.1),
        house.at(middle + 0.25, y - 0.1),
        house.at(middle + 0.4, y + 0.85),
        house.at(middle - 0.4, y + 0.85),
      ],
      lighten(lintel, 0.25),
    );
  }
  if (head === 'arch-brick') {
    const [ax, ay] = house.at(left, y - 0.1);
    sheet.path(
      `M${short(ax)} ${short(ay)}q${short((wide * scale) / 2)} ${short(-0.75 * scale)} ${short(wide * scale)} 0l${short(0.2 * scale)} ${short(-0.6 * scale)}q${short((-wide * scale) / 2 - 0.2 * scale)} ${short(-0.75 * scale)} ${short(-wide * scale - 0.4 * scale)} 0Z`,
      darken(house.scheme.wallColor, 0.2),
    );
  }
}

function drawShutters(
  house: House,
  x: number,
  y: number,
  width: number,
  height: number,
  casing: number,
  color: string,
  arched: boolean,
): void {
  const { sheet, scale, random } = house;
  const wide = Math.min(1.5, Math.max(0.9, width * 0.46));
  const tall = arched ? height - width * 0.3 : height;
  for (const side of [-1, 1] as const) {
    const left = side < 0 ? x - casing - wide - 0.08 : x + width + casing + 0.08;
    const [px, py] = house.at(left, y + tall);
    sheet.rect(px - house.light.sunSide * 2, py + 2, wide * scale, tall * scale, house.light.shadow, { opacity: 0.25 });
    sheet.rect(px, py, wide * scale, tall * scale, color);
    for (let row = py + scale * 0.35; row < py + tall * scale - scale * 0.3; row += Math.max(3.2, scale * 0.24)) {
      sheet.rect(px + scale * 0.16, row, wide * scale - scale * 0.32, 1.3, darken(color, 0.28), { opacity: 0.65 });
    }
    sheet.rect(px + scale * 0.14, py + (tall * scale) / 2 - scale * 0.1, wide * scale - scale * 0.28, scale * 0.2, color);
    sheet.rect(px, py, wide * scale, 1.4, lighten(color, 0.25), { opacity: 0.7 });
  }
  random.next();
}

function drawFlowerBox(house: House, x: number, y: number, width: number): void {
  const { sheet, scale, random, scheme } = house;
  const color = scheme.shutter ?? darken(scheme.door, 0.15);
  const top = house.y(y - 0.5);
  for (let i = 0; i < Math.round(width * 5); i++) {
    const px = house.x(x) + random.next() * width * scale;
    sheet.circle(
      px,
      top - random.between(-0.05, 0.55) * scale,
      random.between(0.14, 0.24) * scale,
      random.pick(['#5f8f52', '#6f9f5c', '#d9738a', '#e9b7c4', '#f0ead8', '#c94f4f']),
    );
  }
  sheet.rect(house.x(x) - 2, top, width * scale + 4, 0.7 * scale, color);
  sheet.rect(house.x(x) - 2, top, width * scale + 4, 1.6, lighten(color, 0.3));
}
