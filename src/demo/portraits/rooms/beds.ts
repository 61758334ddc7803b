import type { Random } from '#lib/random.ts';
import { darken, lighten } from '../color.ts';
import type { RoomContext } from './room.ts';
import { type Spot, addBox, addLegs, addRod, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';

type HeadKind = 'panel' | 'tufted' | 'slats' | 'wood' | 'arched' | 'iron';

interface BedLook {
  head: HeadKind;
  color: string;
  cover: string;
  blanket: string;
}

/** A bed whose foot points along its own front. */
export function addBed(stage: Stage, x: number, y: number, width: number, turn: Spot['turn'], look: BedLook): Spot {
  const length = 6.9;
  const spot = spotAt(stage, x, y, width, length, turn);
  const { interior } = stage;
  const wood = interior.wood;
  const low = interior.mood === 'modern' || interior.mood === 'nordic' || interior.mood === 'mid-century';
  const deck = low ? 0.8 : 1.1;
  const top = deck + 0.9;
  const tall = { panel: 4, tufted: 4.2, slats: 3.6, wood: 3.4, arched: 4.6, iron: 3.8 }[look.head];
  const headColor =
    look.head === 'panel' || look.head === 'tufted' || look.head === 'arched'
      ? look.color
      : look.head === 'iron'
        ? interior.metal
        : wood;
  if (look.head === 'iron' || look.head === 'slats') {
    for (const px of [0.1, width - 0.1]) addRod(spot, [px, length - 0.1, 0], [px, length - 0.1, tall], 0.16, headColor);
    addRod(spot, [0.1, length - 0.1, tall - 0.1], [width - 0.1, length - 0.1, tall - 0.1], 0.16, headColor);
    const bars = look.head === 'iron' ? 8 : 12;
    for (let i = 1; i < bars; i++)
      addRod(
        spot,
        [(width * i) / bars, length - 0.1, 1],
        [(width * i) / bars, length - 0.1, tall - 0.1],
        look.head === 'iron' ? 0.06 : 0.16,
        headColor,
      );
  } else {
    addBox(spot, {
      at: [-0.15, length - 0.4, 0.2],
      size: [width + 0.3, 0.4, tall - 0.2],
      color: headColor,
      round: look.head === 'wood' ? 0.05 : look.head === 'arched' ? 0.9 : 0.2,
      decorate: (face, pen) => {
        if (face !== 'front') return;
        if (look.head === 'tufted')
          for (let u = 1; u < 9; u++)
            for (const v of [0.6, 0.74, 0.88]) pen.dot((u + (v === 0.74 ? 0.5 : 0)) / 9.5, v, 0.06, darken(headColor, 0.3));
        if (look.head === 'panel') for (let u = 1; u < 5; u++) pen.line(u / 5, 0.4, u / 5, 0.98, darken(headColor, 0.2), 0.05);
        if (look.head === 'wood') for (const v of [0.55, 0.75]) pen.line(0.02, v, 0.98, v, darken(headColor, 0.2), 0.04);
      },
    });
  }
  addLegs(spot, 0.2, 0.2, width - 0.4, length - 0.6, deck - 0.4, 0.2, darken(wood, 0.1));
  addBox(spot, {
    at: [0, 0.05, deck - 0.5],
    size: [width, length - 0.5, 0.5],
    color: look.head === 'iron' ? darken(interior.metal, 0.1) : headColor,
    round: 0.05,
  });
  addBox(spot, { at: [0.04, 0.1, deck], size: [width - 0.08, length - 0.5, 0.82], color: '#f5f1e8', round: 0.14 });
  addBox(spot, {
    at: [-0.1, -0.04, deck - 0.18],
    size: [width + 0.2, length * 0.66, 1.14],
    color: look.cover,
    round: 0.2,
    decorate: (face, pen) => {
      if (face !== 'top') return;
      for (const [u0, v0, u1, v1] of [
        [0.1, 0.2, 0.3, 0.75],
        [0.45, 0.1, 0.5, 0.6],
        [0.7, 0.3, 0.86, 0.9],
      ] as const)
        pen.line(u0, v0, u1, v1, darken(look.cover, 0.08), 0.05);
    },
  });
  addBox(spot, {
    at: [-0.11, length * 0.58, deck - 0.14],
    size: [width + 0.22, length * 0.12, 1.15],
    color: lighten(look.cover, 0.4),
    round: 0.16,
  });
  const throwDepth = length * 0.2;
  if (interior.plenty > 0.4)
    addBox(spot, {
      at: [-0.13, length * 0.1, deck - 0.3],
      size: [width + 0.26, throwDepth, 1.31],
      color: look.blanket,
      round: 0.14,
      decorate: (face, pen) =>
        face === 'top' && [0.2, 0.8].forEach((v) => pen.line(0, v, 1, v, lighten(look.blanket, 0.3), 0.06)),
    });
  addPillows(spot, width, length, top, look);
  return spot;
}

function addPillows(spot: Spot, width: number, length: number, top: number, look: BedLook): void {
  const { interior, random } = spot.stage;
  const pairs = width > 4 ? [0.14, width / 2 + 0.04] : [width * 0.12];
  const each = width > 4 ? width / 2 - 0.18 : width * 0.76;
  for (const px of pairs)
    addBox(spot, { at: [px, length - 1, top - 0.08], size: [each, 0.55, 1.3], color: '#f7f4ec', round: 0.28 });
  for (const px of pairs)
    addBox(spot, {
      at: [px + 0.14, length - 1.48, top - 0.08],
      size: [each - 0.28, 0.46, 1.08],
      color: lighten(look.blanket, 0.25),
      round: 0.26,
    });
  if (interior.plenty > 0.55 && width > 4) {
    addBox(spot, {
      at: [width / 2 - 0.95, length - 1.95, top - 0.06],
      size: [1.9, 0.4, 0.78],
      color: random.pick(interior.textiles),
      round: 0.24,
    });
  }
}

export function bedLook(random: Random, stage: { interior: RoomContext['interior'] }): BedLook {
  const { interior } = stage;
  const heads: Record<string, readonly HeadKind[]> = {
    classic: ['tufted', 'panel', 'wood'],
    modern: ['panel', 'wood'],
    farmhouse: ['slats', 'iron', 'wood'],
    'mid-century': ['wood', 'slats', 'panel'],
    mediterranean: ['arched', 'iron', 'wood'],
    coastal: ['slats', 'panel', 'arched'],
    loft: ['panel', 'iron'],
    nordic: ['wood', 'slats', 'panel'],
    eclectic: ['tufted', 'arched', 'iron'],
    dated: ['slats', 'wood'],
  };
  const cover = random.pick([
    '#f3efe6',
    '#e6e2d8',
    lighten(interior.textiles[1] ?? '#d9c29a', 0.35),
    lighten(interior.feature, 0.45),
    '#dfe3e1',
  ]);
  return {
    head: random.pick(heads[interior.mood] ?? ['wood']),
    color: random.pick([interior.feature, interior.seat, interior.seat]),
    cover,
    blanket: random.pick(interior.textiles),
  };
}
