import { darken, lighten, mix } from '../color.ts';
import { drawGlass } from './glass.ts';
import type { House } from './house.ts';
import { short } from '../svg.ts';

interface DoorOptions {
  kind?: 'panel' | 'glazed' | 'craftsman' | 'modern' | 'arched' | 'double' | 'dutch';
  width?: number;
  height?: number;
  color?: string;
  sidelights?: boolean;
  transom?: 'none' | 'flat' | 'fan';
  casing?: number;
  lanterns?: boolean;
  steps?: number;
}

/** A front door with its foot at height `y`; `x` is its middle. */
export function drawDoor(house: House, x: number, y: number, options: DoorOptions = {}): void {
  const { sheet, scheme, scale, light } = house;
  const kind = options.kind ?? 'panel';
  const width = options.width ?? (kind === 'double' ? 5.6 : 3.1);
  const height = options.height ?? 7;
  const color = options.color ?? scheme.door;
  const casing = options.casing ?? 0.4;
  const side = options.sidelights ? 1.15 : 0;
  const transom = options.transom === 'flat' ? 1.25 : 0;
  const full = width + side * 2;
  const left = x - full / 2;
  if (options.steps) drawSteps(house, x, y, full + 1.6, options.steps);
  if (kind === 'arched') {
    drawArchedDoor(house, x, y, width, height, color, casing);
  } else {
    sheet.rect(
      house.x(left - casing) - light.sunSide * 2,
      house.y(y + height + transom + casing) + 2,
      (full + casing * 2) * scale,
      (height + transom + casing) * scale,
      light.shadow,
      { opacity: 0.25 },
    );
    sheet.rect(
      house.x(left - casing),
      house.y(y + height + transom + casing),
      (full + casing * 2) * scale,
      (height + transom + casing) * scale,
      scheme.trim,
    );
    if (transom) drawGlass(house, house.x(left), house.y(y + height + transom - 0.15), full * scale, (transom - 0.3) * scale);
    for (const edge of side ? [left, left + full - side] : []) {
      drawGlass(house, house.x(edge + 0.12), house.y(y + height - 0.1), (side - 0.24) * scale, (height - 1.6) * scale);
      sheet.rect(house.x(edge + 0.12), house.y(y + 1.4), (side - 0.24) * scale, 1.4 * scale, darken(scheme.trim, 0.08));
    }
    if (options.transom === 'fan') drawFan(house, x, y + height + casing, full + 0.2);
    drawLeaf(house, x - width / 2, y, width, height, color, kind);
  }
  if (options.lanterns !== false) drawLanterns(house, x, y + height * 0.72, full / 2 + casing + 0.9, options.lanterns === true);
}

function drawLeaf(
  house: House,
  left: number,
  y: number,
  width: number,
  height: number,
  color: string,
  kind: NonNullable<DoorOptions['kind']>,
): void {
  const { sheet, scale, scheme } = house;
  const [px, py, pw, ph] = [house.x(left), house.y(y + height), width * scale, height * scale];
  sheet.rect(
    px,
    py,
    pw,
    ph,
    sheet.linear('down', [
      [0, darken(color, 0.14)],
      [0.3, color],
      [1, darken(color, 0.06)],
    ]),
  );
  const panel = (u: number, v: number, w: number, h: number): void => {
    sheet.rect(px + pw * u, py + ph * v, pw * w, ph * h, darken(color, 0.13));
    sheet.rect(px + pw * u + 1.5, py + ph * v + 1.8, pw * w - 2.4, ph * h - 2.6, lighten(color, 0.07));
  };
  const glass = (u: number, v: number, w: number, h: number): void => drawGlass(house, px + pw * u, py + ph * v, pw * w, ph * h);
  if (kind === 'glazed') {
    glass(0.17, 0.08, 0.66, 0.6);
    panel(0.17, 0.74, 0.66, 0.18);
  } else if (kind === 'craftsman') {
    [0.14, 0.4, 0.66].forEach((u) => glass(u, 0.08, 0.2, 0.2));
    sheet.rect(px + pw * 0.08, py + ph * 0.31, pw * 0.84, ph * 0.025, lighten(color, 0.16));
    [0.14, 0.53].forEach((u) => panel(u, 0.4, 0.33, 0.5));
  } else if (kind === 'modern') {
    glass(0.72, 0.06, 0.13, 0.88);
    for (let i = 1; i < 7; i++) sheet.rect(px, py + (ph * i) / 7, pw * 0.66, 1.1, darken(color, 0.2), { opacity: 0.6 });
  } else if (kind === 'dutch') {
    glass(0.18, 0.08, 0.64, 0.32);
    sheet.rect(px, py + ph * 0.47, pw, 2.4, darken(color, 0.25));
    panel(0.18, 0.55, 0.64, 0.36);
  } else if (kind === 'double') {
    for (const u of [0.06, 0.56]) {
      glass(u + 0.02, 0.08, 0.34, 0.5);
      panel(u + 0.02, 0.66, 0.34, 0.24);
    }
    sheet.rect(px + pw / 2 - 1, py, 2, ph, darken(color, 0.35));
  } else {
    for (const u of [0.14, 0.54]) {
      panel(u, 0.07, 0.32, 0.22);
      panel(u, 0.35, 0.32, 0.27);
      panel(u, 0.68, 0.32, 0.24);
    }
  }
  const handle = kind === 'double' ? 0.47 : 0.88;
  sheet.rect(px + pw * handle - 1.4, py + ph * 0.5, 2.8, ph * (kind === 'modern' ? 0.26 : 0.09), scheme.metal, { rx: 1.2 });
  sheet.rect(px, py + ph - Math.max(2, scale * 0.14), pw, Math.max(2, scale * 0.14), '#8d8578');
}

function drawArchedDoor(house: House, x: number, y: number, width: number, height: number, color: string, casing: number): void {
  const { sheet, scale, scheme } = house;
  const arch = (grow: number): string => {
    const w = (width + grow * 2) * scale;
    const r = w / 2;
    const left = house.x(x) - r;
    return `M${short(left)} ${short(house.y(y))}V${short(house.y(y + height + grow) + r)}A${short(r)} ${short(r)} 0 0 1 ${short(left + w)} ${short(house.y(y + height + grow) + r)}V${short(house.y(y))}Z`;
  };
  sheet.path(arch(casing + 0.3), mix(scheme.baseColor, scheme.trim, 0.35));
  sheet.path(arch(casing + 0.3), 'none', {
    stroke: darken(scheme.baseColor, 0.25),
    'stroke-width': scale * 0.3,
    'stroke-dasharray': `1.5 ${short(scale * 0.7)}`,
    opacity: 0.5,
  });
  sheet.path(
    arch(0),
    sheet.linear('down', [
      [0, darken(color, 0.22)],
      [0.4, color],
      [1, darken(color, 0.08)],
    ]),
  );
  for (let i = 1; i < 5; i++)
    sheet.rect(
      house.x(x - width / 2 + (width * i) / 5) - 0.7,
      house.y(y + height - width * 0.2),
      1.4,
      (height - width * 0.2) * scale,
      darken(color, 0.3),
      { opacity: 0.7 },
    );
  for (const v of [0.25, 0.62]) sheet.rect(house.x(x - width / 2), house.y(y + height * v), width * scale * 0.6, 2.6, '#2b2724');
  const glow = house.light.lit ? '!#ffd98f' : '#9db8c2';
  sheet.rect(house.x(x) - scale * 0.4, house.y(y + height * 0.82), scale * 0.8, scale * 1, glow, {
    stroke: '#2b2724',
    'stroke-width': 1.8,
    rx: 1,
  });
  sheet.circle(house.x(x + width * 0.34), house.y(y + height * 0.45), Math.max(2, scale * 0.13), scheme.metal);
}

function drawFan(house: House, x: number, y: number, width: number): void {
  const { sheet, scale, scheme } = house;
  const r = (width / 2) * scale;
  const [px, py] = house.at(x, y);
  sheet.path(
    `M${short(px - r - 4)} ${short(py)}A${short(r + 4)} ${short(r * 0.72)} 0 0 1 ${short(px + r + 4)} ${short(py)}Z`,
    scheme.trim,
  );
  sheet.path(
    `M${short(px - r)} ${short(py - 2)}A${short(r)} ${short(r * 0.62)} 0 0 1 ${short(px + r)} ${short(py - 2)}Z`,
    house.light.lit ? '!#ffd98f' : '#8faab6',
  );
  for (const angle of [0.6, 1.1, 1.57, 2.04, 2.54]) {
    sheet.line(px, py - 2, px + Math.cos(angle) * r, py - 2 - Math.sin(angle) * r * 0.62, scheme.trim, 1.6);
  }
}

function drawSteps(house: House, x: number, y: number, width: number, count: number): void {
  const { sheet, scale, scheme } = house;
  const stone = mix(scheme.baseColor, '#d6d0c6', 0.6);
  for (let i = count - 1; i >= 0; i--) {
    const grow = (count - 1 - i) * 0.45;
    const rise = y / count;
    const top = (i + 1) * rise;
    sheet.rect(house.x(x - width / 2 - grow), house.y(top), (width + grow * 2) * scale, rise * scale + 1, darken(stone, 0.1));
    sheet.rect(
      house.x(x - width / 2 - grow),
      house.y(top),
      (width + grow * 2) * scale,
      Math.max(2, rise * scale * 0.35),
      lighten(stone, 0.2),
    );
  }
}

function drawLanterns(house: House, x: number, y: number, reach: number, both = true): void {
  const { sheet, scale, light } = house;
  for (const side of both ? [-1, 1] : [light.sunSide]) {
    const [px, py] = house.at(x + side * reach, y);
    if (light.lit || light.time === 'golden') {
      const glow = sheet.radial(px, py, scale * 3.2, [
        [0, '!#ffdf9a', 0.55],
        [1, '!#ffdf9a', 0],
      ]);
      sheet.circle(px, py, scale * 3.2, glow);
    }
    sheet.rect(px - scale * 0.2, py - scale * 0.42, scale * 0.4, scale * 0.8, '#2c2b2a', { rx: 1.5 });
    sheet.rect(px - scale * 0.12, py - scale * 0.3, scale * 0.24, scale * 0.52, light.lit ? '!#fff1c4' : '#e9dcb8');
  }
}
