import type { Random } from '#lib/random.ts';
import { darken, lighten } from '../color.ts';
import { addBookshelf, addFloorLamp, addPendant, addPlant, addTableLamp, drawArt, drawArtGroup, drawRug } from './decor.ts';
import type { Opening } from './openings.ts';
import { paintRoom, type RoomContext, type RoomPlan } from './room.ts';
import { addArmchair, addBench, addDiningChair } from './seating.ts';
import { addBox, addLegs, addRod, spotAt, type Spot } from './solids.ts';
import type { Stage } from './stage.ts';
import { addCabinet, addDesk, addSideTable, addTrinkets } from './tables.ts';
import { ceilingKind, chairKind, hasCrown, wallFinish } from './living-room.ts';

export type HeadKind = 'panel' | 'tufted' | 'slats' | 'wood' | 'arched' | 'iron';

export interface BedLook {
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

function bedLook(random: Random, stage: { interior: RoomContext['interior'] }): BedLook {
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

export function drawPrimaryBedroom(context: RoomContext): void {
  const { interior, facts } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(13.5, 17), depth: random.between(13, 16), height: random.between(8.8, 10) };
  const middle = size.width / 2;
  const finish = wallFinish(random, interior);
  const layout = random.pick(['windows-beside', 'side-light', 'side-light', 'bed-side'] as const);
  const open = facts.style === 'Condo Tower' || facts.style === 'Modern' || facts.style === 'Contemporary';
  const curtains = random.pick(['drapes', 'drapes', 'sheer', 'roman', 'none'] as const);
  const openings: Opening[] =
    layout === 'windows-beside'
      ? [-1, 1].map((s) => ({
          side: 'back' as const,
          from: middle + s * 5.2 - 1.3,
          to: middle + s * 5.2 + 1.3,
          sill: 2.4,
          head: 7.4,
          curtains,
          columns: 1,
        }))
      : layout === 'side-light'
        ? [
            {
              side: 'left',
              from: open ? 3 : size.depth - 8,
              to: size.depth - 2.4,
              sill: open ? 0.2 : 2.3,
              head: open ? 8 : 7.4,
              curtains,
            },
          ]
        : [
            {
              side: 'back',
              from: middle - (open ? 6 : 3.6),
              to: middle + (open ? 6 : 3.6),
              sill: open ? 0.2 : 2.2,
              head: open ? 8 : 7.5,
              curtains,
            },
          ];
  const look = bedLook(random, context);
  const plan: Omit<RoomPlan, 'size'> = {
    viewpoints:
      layout === 'bed-side'
        ? ['middle', 'aside', 'corner']
        : layout === 'windows-beside'
          ? ['middle', 'aside', 'wide']
          : ['middle', 'aside', 'corner', 'wide'],
    bright: layout === 'side-light' ? 'left' : 'back',
    openings,
    shell: {
      floor: random.chance(0.25) ? 'carpet' : interior.floor,
      floorColor: interior.floorColor,
      finish: layout === 'bed-side' ? { right: finish } : { back: finish },
      feature:
        finish === 'brick' || finish === 'slats' ? [] : random.chance(0.5) ? [layout === 'bed-side' ? 'right' : 'back'] : [],
      ceiling: ceilingKind(random, interior),
      crown: hasCrown(interior),
    },
    hang: (stage) => {
      if (layout === 'side-light') drawArtGroup(stage, 'back', middle, 5.3, 4.4, 'bed-back');
      if (layout === 'windows-beside') drawArt(stage, 'back', middle - 1.3, 5.2, 2.6, 1.9, 'bed-back');
      if (layout === 'bed-side') drawArtGroup(stage, 'left', size.depth * 0.5, 4.6, 4, 'bed-left');
      else drawArtGroup(stage, 'right', size.depth * 0.52, 4.4, 4, 'bed-right');
    },
    lay: (stage) =>
      layout === 'bed-side'
        ? drawRug(stage, size.width - 11.2, size.depth - 10.6, 8.6, 8.6)
        : drawRug(stage, middle - 5.2, size.depth - 9.8, 10.4, 6.4),
    furnish: (stage) => {
      const side = random.pick(['box', 'drawer', 'round'] as const);
      if (layout === 'bed-side') {
        const y = size.depth - 9.4;
        addBed(stage, size.width - 7.1, y, 6, 3, look);
        for (const dy of [-1.9, 6.2]) {
          const table = addSideTable(stage, size.width - 1.8, y + dy, 1.6, 2, side, 3);
          addTableLamp(table, 0.8, 0.8, 2);
        }
        if (!open) addArmchair(stage, 1.4, size.depth - 4.4, 1, interior.seat, chairKind(random, interior));
        addPlant(stage, 1.4, size.depth - 1.2, random.between(3.8, 5.6), 'olive');
      } else {
        addBed(stage, middle - 3, size.depth - 7.1, 6, 0, look);
        for (const dx of [-5.1, 3.5]) {
          const table = addSideTable(stage, middle + dx, size.depth - 1.9, 1.6, 2, side);
          addTableLamp(table, 0.8, 0.8, 2);
        }
        if (random.chance(0.45)) addBench(stage, middle - 2.2, size.depth - 9, 4.4, 0, interior.wood, interior.seat);
        if (random.chance(0.6)) {
          const chest = addCabinet(stage, size.width - 1.8, size.depth - 9.4, 4.6, 1.7, 3, 3, { rows: 3, columns: 2 });
          addTrinkets(chest, 2, 0.8, 3.1, 1);
        }
        if (layout === 'side-light' && random.chance(0.6))
          addArmchair(stage, 1.2, size.depth - 6, 1, interior.feature, chairKind(random, interior));
        addPlant(stage, 1.2, size.depth - 1.1, random.between(3.4, 5.4), random.pick(['fiddle', 'palm', 'monstera', 'snake']));
      }
      if (random.chance(0.5))
        addPendant(
          stage,
          middle,
          size.depth * 0.55,
          size.height - 2,
          0.9,
          random.pick(['drum', 'rattan', 'globe']),
          interior.metal,
        );
    },
  };
  paintRoom(context, { size, ...plan });
}

export function drawSecondBedroom(context: RoomContext): void {
  const { interior } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(11, 13.5), depth: random.between(11, 13), height: random.between(8.5, 9.4) };
  const kind = random.pick(['guest', 'twin', 'child', 'teen'] as const);
  const side = random.pick(['left', 'back'] as const);
  const middle = size.width / 2;
  const openings: Opening[] =
    side === 'left'
      ? [
          {
            side,
            from: size.depth - 6.6,
            to: size.depth - 2.8,
            sill: 2.6,
            head: 7.2,
            curtains: random.pick(['roman', 'drapes', 'sheer']),
          },
        ]
      : [
          {
            side,
            from: middle - (kind === 'twin' ? 1.8 : 2.4),
            to: middle + (kind === 'twin' ? 1.8 : 2.4),
            sill: 2.6,
            head: 7.2,
            curtains: random.pick(['drapes', 'roman', 'sheer']),
          },
        ];
  const look = { ...bedLook(random, context), color: interior.feature };
  paintRoom(context, {
    size,
    viewpoints: ['middle', 'aside', 'corner'],
    bright: side,
    openings,
    shell: {
      floor: random.chance(0.35) ? 'carpet' : interior.floor,
      floorColor: interior.floorColor,
      finish: kind === 'child' ? { back: random.pick(['stripes', 'beadboard', 'arch', 'paint']) } : {},
      feature: random.chance(0.5) ? ['back'] : [],
      ceiling: 'flat',
      crown: hasCrown(interior),
    },
    hang: (stage) => {
      if (side === 'left') drawArtGroup(stage, 'back', middle, 5, 5, 'second-back');
      drawArtGroup(stage, 'right', size.depth * 0.5, 4.6, 3.6, 'second-right');
    },
    lay: (stage) => drawRug(stage, middle - 3.4, size.depth - 8.4, 6.8, 5, kind === 'child' && random.chance(0.6)),
    furnish: (stage) => {
      if (kind === 'twin') {
        for (const x of [middle - 4.9, middle + 1.7]) addBed(stage, x, size.depth - 7.1, 3.2, 0, look);
        const table = addSideTable(stage, middle - 0.8, size.depth - 1.8, 1.6, 2, 'drawer');
        addTableLamp(table, 0.8, 0.8, 2);
      } else if (kind === 'guest') {
        addBed(stage, middle - 2.5, size.depth - 7.1, 5, 0, look);
        for (const dx of [-4.3, 2.8])
          addTableLamp(addSideTable(stage, middle + dx, size.depth - 1.7, 1.4, 2, 'round'), 0.7, 0.7, 2);
        addPlant(stage, size.width - 1, size.depth - 3.4, 3.4, 'snake');
      } else {
        addBed(stage, size.width - 3.5, size.depth - 7.3, 3.2, 0, look);
        const desk = addDesk(stage, 0.4, size.depth - 7.4, 4, 1, 'legs');
        addTableLamp(desk, 0.7, 1.6, 2.5);
        addDiningChair(stage, 3.2, size.depth - 6.2, 3, 'slab', interior.wood);
        addBookshelf(
          stage,
          middle - 2.6,
          size.depth - 1.1,
          3,
          kind === 'child' ? 3.2 : 5.6,
          0,
          random.pick([interior.trim, interior.wood]),
        );
        if (kind === 'child') {
          const toys = spotAt(stage, middle - 2, size.depth - 5.6, 3, 1);
          for (const [i, color] of interior.textiles.entries())
            addBox(toys, { at: [i * 0.75, 0.2 + (i % 2) * 0.4, 0], size: [0.5, 0.5, 0.5], color });
        } else addFloorLamp(stage, 1.2, size.depth - 1.2, 'tripod');
      }
    },
  });
}
