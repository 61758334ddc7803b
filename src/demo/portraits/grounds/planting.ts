import { darken, mix } from '../color.ts';
import type { Facade, House } from '../facades/house.ts';
import { drawFence } from './paving.ts';
import type { Scene } from './scene.ts';
import { type Lobe, drawFoliage, drawShrub, drawTopiary } from '../landscape/foliage.ts';
import { type TreeKind, drawTree } from '../landscape/trees.ts';
import { type ArchitecturalStyle, PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

export const TREES: Record<ArchitecturalStyle, readonly TreeKind[]> = {
  Craftsman: ['round', 'maple', 'conifer', 'oak', 'pine', 'blossom'],
  Colonial: ['oak', 'round', 'maple', 'conifer', 'blossom'],
  Modern: ['birch', 'pine', 'round', 'cypress', 'maple', 'olive'],
  Farmhouse: ['oak', 'round', 'conifer', 'birch', 'blossom'],
  Victorian: ['oak', 'maple', 'blossom', 'round', 'conifer'],
  Tudor: ['conifer', 'oak', 'round', 'birch', 'maple'],
  Mediterranean: ['palm', 'cypress', 'olive', 'palm', 'cypress'],
  Ranch: ['round', 'oak', 'pine', 'birch', 'maple', 'conifer'],
  Townhouse: ['round', 'poplar', 'maple', 'blossom', 'birch'],
  'Condo Tower': ['round', 'poplar', 'birch', 'maple'],
  'Mid-Century Modern': ['palm', 'pine', 'olive', 'birch', 'maple', 'round'],
  'Cape Cod': ['round', 'pine', 'oak', 'birch', 'blossom'],
  Contemporary: ['birch', 'pine', 'conifer', 'round', 'maple'],
  Duplex: ['round', 'maple', 'poplar', 'blossom', 'oak'],
};

export function drawBackTrees(
  { sheet, random, light }: Scene,
  house: House,
  facade: Facade,
  kinds: readonly TreeKind[],
  ground: number,
): void {
  const fork = random.fork('back-trees');
  const [left, right] = [house.x(0), house.x(facade.width)];
  const count = fork.int(3, 6);
  const places = Array.from({ length: count }, (_, index) => {
    const edge = fork.chance(0.72);
    const x = edge
      ? index % 2 === 0
        ? fork.between(-40, left + 30)
        : fork.between(right - 30, PORTRAIT_WIDTH + 40)
      : fork.between(left + 60, right - 60);
    return {
      x,
      height: edge ? fork.between(230, 430) : fork.between(330, 470),
      far: fork.between(0.2, 0.42),
      kind: fork.pick(kinds),
    };
  });
  for (const place of places.toSorted((a, b) => b.far - a.far)) {
    drawTree(sheet, fork, light, place.kind, {
      x: place.x,
      y: ground - 20 + (0.42 - place.far) * 40,
      height: place.height,
      far: place.far,
    });
  }
}

export function drawSideTrees(
  { sheet, random, light }: Scene,
  house: House,
  facade: Facade,
  kinds: readonly TreeKind[],
  ground: number,
): void {
  const fork = random.fork('side-trees');
  const [left, right] = [house.x(0), house.x(facade.width)];
  for (const side of [-1, 1] as const) {
    const room = side < 0 ? left : PORTRAIT_WIDTH - right;
    if (room < 50 || fork.chance(0.16)) continue;
    const kind = fork.pick(kinds);
    const slim = kind === 'cypress' || kind === 'poplar' || kind === 'birch' || kind === 'conifer' || kind === 'palm';
    const height = slim ? fork.between(330, 560) : Math.min(fork.between(330, 600), 200 + room * 1.7);
    const share = fork.between(0.3, 0.62);
    const x = side < 0 ? left - room * share : right + room * share;
    drawTree(sheet, fork, light, kind, { x, y: ground + fork.between(14, 58), height });
    if (kind === 'cypress') drawTree(sheet, fork, light, kind, { x: x + side * 62, y: ground + 20, height: height * 0.86 });
  }
}

export function drawPlanting({ sheet, random, light, facts }: Scene, house: House, facade: Facade, ground: number): void {
  const fork = random.fork('planting');
  if (facts.condition === 1 && fork.chance(0.6)) return;
  for (const [from, to] of facade.beds) {
    if (to - from < 2) continue;
    if (fork.chance(0.6)) {
      sheet.ellipse(
        house.x((from + to) / 2),
        ground + 6,
        ((to - from) / 2) * house.scale + 8,
        11,
        mix('#6b5240', light.lawn, 0.25),
      );
    }
    let x = from + fork.between(0.4, 1.6);
    const tidy = fork.chance(0.35);
    while (x < to - 1) {
      const width = tidy ? 3.2 : fork.between(2, 5.2);
      const height = tidy ? 2.4 : fork.between(1.3, 3);
      if (x + width / 2 > to) break;
      drawShrub(
        sheet,
        fork,
        light,
        house.x(x + width / 2),
        ground + fork.between(5, 12),
        width * house.scale,
        height * house.scale,
      );
      x += width * fork.between(0.75, tidy ? 1 : 1.5);
    }
  }
  if (fork.chance(0.3)) {
    const shape = fork.pick(['ball', 'cone'] as const);
    for (const door of facade.doors) {
      for (const side of [-1, 1]) {
        const x = house.x(door + side * 4.4);
        const size = house.scale * 1.7;
        drawTopiary(sheet, fork, light, x, ground + 2 - size * 0.6, size, shape);
        sheet.polygon(
          [
            [x - size * 0.42, ground + 2 - size * 0.66],
            [x + size * 0.42, ground + 2 - size * 0.66],
            [x + size * 0.32, ground + 6],
            [x - size * 0.32, ground + 6],
          ],
          darken('#a5603f', fork.pick([0, 0.5])),
        );
      }
    }
  }
}

export function drawForeground(
  { sheet, random, light, facts }: Scene,
  gaps: readonly (readonly [number, number])[],
  street: number | null,
): void {
  const fork = random.fork('foreground');
  const fences = {
    Victorian: 'iron',
    'Cape Cod': 'picket',
    Colonial: 'picket',
    Farmhouse: 'rail',
    Tudor: 'stone',
    Craftsman: 'picket',
    Ranch: 'rail',
  } as const;
  const kind = Object.entries(fences).find(([style]) => style === facts.style)?.[1];
  const fenced = kind !== undefined && fork.chance(0.3);
  if (fenced) drawFence(sheet, fork, light, kind, (street ?? 1030) - 8, gaps);
  const y = street === null ? PORTRAIT_HEIGHT + 16 : street - 4;
  const clear = (x: number, half: number): boolean => gaps.every(([from, to]) => x + half < from || x - half > to);
  const clumps = fenced ? fork.int(2, 4) : fork.int(0, 4);
  for (let i = 0; i < clumps; i++) {
    const width = fork.between(90, 210);
    const x = fork.chance(0.5) ? fork.between(-20, 420) : fork.between(1180, 1620);
    if (clear(x, width * 0.45))
      drawShrub(sheet, fork, light, x, y, width, street === null ? fork.between(60, 120) : fork.between(36, 54));
  }
}

/** Leaves of a tree that stands beside us, in an upper corner of a wide sky. */
export function drawOverhang({ sheet, random, light }: Scene): void {
  const fork = random.fork('overhang');
  const side = fork.chance(0.5) ? 1 : -1;
  const corner = side > 0 ? PORTRAIT_WIDTH : 0;
  const color = mix(fork.pick(light.leaves), '#2c4030', 0.25);
  const lobes: Lobe[] = [];
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    lobes.push([
      corner - side * t * fork.between(330, 440),
      -24 + fork.between(0, 78) * (1 - t * 0.8),
      fork.between(34, 62) * (1 - t * 0.45),
    ]);
  }
  for (let i = 0; i < 5; i++)
    lobes.push([corner + side * 10 - side * fork.between(0, 60), 40 + i * 38, fork.between(30, 52) * (1 - i * 0.12)]);
  drawFoliage(sheet, fork, light, lobes, color, { leaf: 8, density: 30 });
}
