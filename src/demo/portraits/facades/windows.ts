import { darken, lighten, mix } from '../color.ts';
import { short, type Point } from '../svg.ts';
import type { House } from './house.ts';

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

function archPath(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${short(x)} ${short(y + height)}V${short(y + r)}A${short(r)} ${short(r)} 0 0 1 ${short(x + width)} ${short(y + r)}V${short(y + height)}Z`;
}

/** Glass with sky in it by day, or a lit room by night. Pixels. */
export function drawGlass(house: House, x: number, y: number, width: number, height: number, arched = false): void {
  const { sheet, random, light } = house;
  const shape = (fill: string, more = {}): void => {
    if (arched) sheet.path(archPath(x, y, width, height), fill, more);
    else sheet.rect(x, y, width, height, fill, more);
  };
  const glowing = light.lit ? random.chance(0.82) : light.time === 'golden' && random.chance(0.3);
  if (glowing) {
    shape(
      sheet.linear('down', [
        [0, light.lit ? '!#ffe3a4' : '!#f6dda6'],
        [1, light.lit ? '!#f2b45c' : '!#d9a766'],
      ]),
    );
  } else {
    const deep = mix(random.pick(['#58748a', '#4f6c80', '#637f90']), light.haze, 0.12);
    const bright = mix('#b7d0da', light.haze, 0.3);
    shape(
      sheet.linear('down', [
        [0, bright],
        [0.45, mix(deep, bright, 0.45)],
        [1, deep],
      ]),
    );
  }
  const clip = sheet.clip(() => shape('#000000'));
  sheet.group({ 'clip-path': clip }, () => {
    drawCurtains(house, x, y, width, height, glowing);
    if (!glowing) {
      const lean = height * 0.55;
      const from = x + random.between(-0.1, 0.5) * width;
      const band = random.between(0.16, 0.3) * width + 4;
      sheet.polygon(
        [
          [from + lean, y],
          [from + lean + band, y],
          [from + band, y + height],
          [from, y + height],
        ],
        '#ffffff',
        { opacity: 0.16 },
      );
      sheet.polygon(
        [
          [from + lean + band * 1.3, y],
          [from + lean + band * 1.55, y],
          [from + band * 1.55, y + height],
          [from + band * 1.3, y + height],
        ],
        '#ffffff',
        { opacity: 0.12 },
      );
    }
    sheet.rect(x, y, width, Math.max(3, height * 0.07), '#111827', { opacity: 0.26 });
    sheet.rect(light.sunSide > 0 ? x + width - 3 : x, y, 3, height, '#111827', { opacity: 0.18 });
  });
}

function drawCurtains(house: House, x: number, y: number, width: number, height: number, glowing: boolean): void {
  const { sheet, random } = house;
  const kind = random.weighted(
    ['drapes', 'blind', 'shade', 'bare'],
    (choice) => ({ drapes: 4, blind: 2, shade: 2, bare: 3 })[choice] ?? 1,
  );
  const cloth = glowing ? '!#fff0cc' : random.pick(['#f3efe6', '#e6ddd0', '#d9dfe0']);
  const opacity = glowing ? 0.55 : 0.5;
  if (kind === 'drapes') {
    const gather = width * random.between(0.12, 0.2);
    for (const side of [0, 1] as const) {
      const edge = side === 0 ? x : x + width;
      const inner = side === 0 ? x + gather : x + width - gather;
      const tie = side === 0 ? x + gather * 1.35 : x + width - gather * 1.35;
      sheet.path(
        `M${short(edge)} ${short(y)}L${short(tie)} ${short(y)}Q${short(inner)} ${short(y + height * 0.5)} ${short(inner)} ${short(y + height)}L${short(edge)} ${short(y + height)}Z`,
        cloth,
        { opacity },
      );
    }
  } else if (kind === 'blind') {
    const drop = height * random.pick([0.25, 0.4, 1]);
    for (let row = y; row < y + drop; row += 5) sheet.rect(x, row, width, 2.8, cloth, { opacity: opacity * 0.7 });
  } else if (kind === 'shade') {
    sheet.rect(x, y, width, height * random.between(0.18, 0.4), cloth, { opacity });
  }
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

/** A bay that stands out from the wall: three faces, its own small roof. */
export function drawBay(
  house: House,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions & { roof?: 'hip' | 'flat' | 'copper'; wallColor?: string } = {},
): void {
  const { sheet, scheme, scale, light } = house;
  const side = width * 0.2;
  const wall = options.wallColor ?? scheme.trim;
  const [px, py] = house.at(x, y + height);
  sheet.rect(px - light.sunSide * scale * 1.1, py + scale * 0.4, width * scale, height * scale, light.shadow, {
    opacity: light.shadowOpacity * 0.8,
  });
  sheet.rect(px, py, width * scale, height * scale, wall);
  const dark: readonly [number, number] = light.sunSide > 0 ? [x, side] : [x + width - side, side];
  sheet.rect(house.x(dark[0]), py, dark[1] * scale, height * scale, darken(wall, 0.16));
  const sillY = y + height * 0.27;
  const glassHeight = height * 0.62;
  const plain = { ...options, casing: 0, sill: false, head: 'none', shutters: null } as const;
  drawWindow(house, x + 0.28, sillY, side - 0.4, glassHeight, plain);
  drawWindow(house, x + side + 0.18, sillY, width - side * 2 - 0.36, glassHeight, {
    ...plain,
    columns: Math.max(options.columns ?? 1, 2),
  });
  drawWindow(house, x + width - side + 0.12, sillY, side - 0.4, glassHeight, plain);
  sheet.rect(px, house.y(sillY - 0.25), width * scale, 0.22 * scale, darken(wall, 0.12));
  const panelTop = house.y(sillY - 0.6);
  sheet.rect(px + scale * 0.4, panelTop, width * scale - scale * 0.8, Math.max(2, house.y(y + 0.35) - panelTop), 'none', {
    stroke: darken(wall, 0.14),
    'stroke-width': 1.6,
  });
  if (options.roof === 'flat') {
    sheet.rect(px - scale * 0.3, py - scale * 0.4, (width + 0.6) * scale, scale * 0.5, darken(wall, 0.06));
    return;
  }
  const roof = options.roof === 'copper' ? '#7aa394' : scheme.roofColor;
  sheet.polygon(
    [
      house.at(x - 0.45, y + height),
      house.at(x + width + 0.45, y + height),
      house.at(x + width - side * 0.7, y + height + 1.5),
      house.at(x + side * 0.7, y + height + 1.5),
    ],
    sheet.linear('down', [
      [0, lighten(roof, 0.14)],
      [1, darken(roof, 0.12)],
    ]),
  );
  sheet.rect(house.x(x - 0.45), house.y(y + height) - 1, (width + 0.9) * scale, 0.26 * scale, lighten(wall, 0.1));
}
