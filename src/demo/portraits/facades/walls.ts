import { darken, lighten } from '../color.ts';
import type { House } from './house.ts';
import { type SurfaceMaterial, surface } from './materials.ts';
import type { Point } from '../svg.ts';

interface WallPlace {
  x: number;
  /** Height of the foot above the ground, feet. */
  y: number;
  width: number;
  height: number;
  material?: SurfaceMaterial;
  color?: string;
}

/** A wall with the sun's side a little lighter and its foot a little darker. */
export function drawWall(house: House, place: WallPlace): void {
  const { x, y, width, height } = place;
  drawWallPolygon(
    house,
    [house.at(x, y), house.at(x + width, y), house.at(x + width, y + height), house.at(x, y + height)],
    place.material ?? house.scheme.wall,
    place.color ?? house.scheme.wallColor,
  );
}

export function drawWallPolygon(house: House, points: readonly Point[], material: SurfaceMaterial, color: string): void {
  const { sheet, light, scale } = house;
  sheet.polygon(points, surface(sheet, material, color, scale));
  const sunny: [number, string, number] = [light.sunSide > 0 ? 1 : 0, '#fff2d0', 0.14];
  const shady: [number, string, number] = [light.sunSide > 0 ? 0 : 1, '#26324a', 0.1];
  sheet.polygon(points, sheet.linear('across', light.sunSide > 0 ? [shady, sunny] : [sunny, shady]));
  sheet.polygon(
    points,
    sheet.linear('down', [
      [0.55, '#1c2436', 0],
      [1, '#1c2436', 0.13],
    ]),
  );
}

/** The plinth under a wall. */
export function drawFoundation(house: House, x: number, width: number, height: number): void {
  const { scheme, sheet } = house;
  drawWall(house, { x, y: 0, width, height, material: scheme.base, color: scheme.baseColor });
  sheet.rect(house.x(x), house.y(height) - 1.5, width * house.scale, 3, darken(scheme.baseColor, 0.15));
  drawShade(house, x, 0.9, width, 0.9, 0.28, 'up');
}

/** A soft shade strip: 'down' hangs from `y` (under an eave), 'up' rises from the ground. */
export function drawShade(
  house: House,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity: number,
  way: 'down' | 'up' = 'down',
): void {
  const { sheet, light } = house;
  const stops =
    way === 'down'
      ? ([
          [0, light.shadow, opacity],
          [0.35, light.shadow, opacity * 0.6],
          [1, light.shadow, 0],
        ] as const)
      : ([
          [0, light.shadow, 0],
          [1, light.shadow, opacity],
        ] as const);
  sheet.rect(house.x(x), house.y(y), width * house.scale, height * house.scale, sheet.linear('down', stops));
}

/** The shade a projecting part throws on the wall beside it, away from the sun, as far as that wall reaches. */
export function drawSideShade(
  house: House,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: { from: number; to: number },
  longest = 2.2,
): void {
  const { sheet, light } = house;
  const inner = light.sunSide > 0 ? x : x + width;
  const reach = Math.min(longest, light.sunSide > 0 ? inner - wall.from : wall.to - inner);
  if (reach < 0.2) return;
  const outer = inner - light.sunSide * reach;
  sheet.polygon(
    [house.at(inner, y), house.at(outer, y), house.at(outer, y + height - reach * 0.8), house.at(inner, y + height)],
    light.shadow,
    { opacity: light.shadowOpacity * 0.9 },
  );
}

export function drawCornerBoards(house: House, x: number, y: number, width: number, height: number, board = 0.45): void {
  const { sheet, scheme } = house;
  for (const left of [x, x + width - board]) {
    sheet.rect(house.x(left), house.y(y + height), board * house.scale, height * house.scale, scheme.trim);
    sheet.rect(house.x(left + board) - 1, house.y(y + height), 1, height * house.scale, darken(scheme.trim, 0.3), {
      opacity: 0.5,
    });
  }
}

/** A horizontal band between stories. */
export function drawBelt(house: House, x: number, y: number, width: number, height = 0.55, color = house.scheme.trim): void {
  const { sheet } = house;
  sheet.rect(house.x(x), house.y(y + height), width * house.scale, height * house.scale, color);
  sheet.rect(house.x(x), house.y(y + height), width * house.scale, 1.2, lighten(color, 0.3), { opacity: 0.7 });
  drawShade(house, x, y, width, 0.6, 0.24);
}
