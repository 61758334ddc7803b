import { darken, lighten } from '../color.ts';
import type { House } from './house.ts';
import { type WindowOptions, drawWindow } from './windows.ts';

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
