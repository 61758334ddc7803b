import { darken } from '../color.ts';
import { addPendant } from './lamps.ts';
import type { Opening } from './openings.ts';
import { addPlant } from './plants.ts';
import { type RoomContext, paintRoom } from './room.ts';
import { drawRug } from './rugs.ts';
import { type DiningChairKind, addDiningChair } from './seating.ts';
import { type Spot, addTurned } from './solids.ts';
import type { Stage } from './stage.ts';
import { addCabinet, addDiningTable, addTrinkets, addVase } from './tables.ts';
import { ceilingKind, hasCrown, wallFinish } from './taste.ts';
import { drawArtGroup, drawMirror } from './wall-art.ts';

export function drawDiningRoom(context: RoomContext): void {
  const { interior, facts } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(12.5, 16), depth: random.between(12.5, 15), height: random.between(8.8, 10.2) };
  const finish = wallFinish(random, interior);
  const open = facts.style === 'Condo Tower' || facts.style === 'Modern' || facts.style === 'Contemporary';
  const layout = random.pick(['window', 'sideboard', 'corner'] as const);
  const middle = size.width / 2;
  const openings: Opening[] =
    layout === 'sideboard'
      ? [
          {
            side: 'left',
            from: 4,
            to: size.depth - 2,
            sill: open ? 0.2 : 2.2,
            head: 7.8,
            curtains: random.pick(['drapes', 'none', 'roman']),
          },
        ]
      : random.chance(0.4) && !open
        ? [-1, 1].map((s) => ({
            side: 'back' as const,
            from: middle + s * 3 - 1.6,
            to: middle + s * 3 + 1.6,
            sill: 2,
            head: 7.8,
            curtains: 'drapes' as const,
          }))
        : [
            {
              side: 'back',
              from: middle - 4.4,
              to: middle + 4.4,
              sill: open ? 0.2 : random.pick([0.2, 2.2]),
              head: open ? size.height - 0.9 : 7.8,
              curtains: random.pick(['none', 'drapes', 'sheer']),
            },
          ];
  const round = random.chance(0.35);
  paintRoom(context, {
    size,
    viewpoints: layout === 'corner' ? ['corner'] : ['middle', 'aside', 'close'],
    bright: layout === 'sideboard' ? 'left' : 'back',
    openings,
    shell: {
      floor: interior.floor,
      floorColor: interior.floorColor,
      finish: {
        back: finish,
        left: finish,
        right: finish === 'brick' || finish === 'slats' || finish === 'arch' ? 'paint' : finish,
      },
      feature: random.chance(0.35) && finish !== 'brick' && finish !== 'slats' ? ['back', 'left', 'right'] : [],
      ceiling: ceilingKind(random, interior),
      crown: hasCrown(interior),
    },
    hang: (stage) => {
      if (layout === 'sideboard') {
        if (random.chance(0.4)) drawMirror(stage, 'back', middle - 1.6, 4, 3.2, 3.2, 'round');
        else drawArtGroup(stage, 'back', middle, 4.4, 6, 'dining-back');
      }
      drawArtGroup(stage, 'right', size.depth * 0.55, 4.4, 4, 'dining-right');
    },
    lay: (stage) => random.chance(0.65) && drawRug(stage, middle - 5, size.depth - 9.6, 10, 7.2, round && random.chance(0.6)),
    furnish: (stage) => {
      const cy = size.depth - 6;
      if (layout === 'sideboard') {
        const board = addCabinet(stage, middle - 3, size.depth - 1.8, 6, 1.6, 2.9, 0, {
          slats: random.chance(0.3),
          color: random.pick([interior.wood, interior.feature, interior.cabinet]),
        });
        addTrinkets(board, 2.6, 0.8, 3, 1.4);
        addVase(board, 5.2, 0.8, 3, 1.2);
      }
      setTable(stage, middle, cy, round);
      addPlant(stage, 1.2, size.depth - 1.2, random.between(3.6, 5.8), random.pick(['fiddle', 'palm', 'olive', 'monstera']));
      const shade = random.pick(['drum', 'dome', 'globe', 'rattan', 'cone'] as const);
      if (round) addPendant(stage, middle, cy, 5.6, 1.15, shade, interior.metal);
      else
        for (const dx of random.pick([[0], [-1.5, 1.5]]))
          addPendant(stage, middle + dx, cy, 5.6, dx === 0 ? 1.25 : 0.75, shade, interior.metal);
    },
  });
}

function setTable(stage: Stage, x: number, y: number, round: boolean): void {
  const { random, interior } = stage;
  const chair = random.pick<DiningChairKind>(['spindle', 'slab', 'cane', 'upholstered', 'wishbone']);
  const color = random.pick([interior.wood, darken(interior.wood, 0.25), '#2b2a28', interior.trim]);
  const put = (cx: number, cy: number, turn: 0 | 1 | 2 | 3): Spot =>
    addDiningChair(stage, cx - 0.75, cy - 0.78, turn, chair, color);
  if (round) {
    const table = addDiningTable(stage, x - 2.2, y - 2.2, 4.4, 4.4, 'pedestal');
    addVase(table, 2.2, 2.2, 2.5, 1.2);
    put(x, y + 2.5, 0);
    put(x, y - 2.5, 2);
    put(x - 2.5, y, 1);
    put(x + 2.5, y, 3);
    return;
  }
  const width = random.between(6.4, 7.6);
  const table = addDiningTable(stage, x - width / 2, y - 1.65, width, 3.3, random.pick(['legs', 'trestle', 'oval', 'legs']));
  const seats = width > 7 ? 3 : 2;
  for (let i = 0; i < seats; i++) {
    const cx = x - width / 2 + ((i + 0.5) * width) / seats;
    put(cx, y + 2, 0);
    put(cx, y - 2, 2);
  }
  if (random.chance(0.7)) {
    put(x - width / 2 - 0.6, y, 1);
    put(x + width / 2 + 0.6, y, 3);
  }
  addVase(table, width / 2, 1.65, 2.5, 1.2);
  if (interior.plenty < 0.5) return;
  for (let i = 0; i < seats; i++) {
    const cx = ((i + 0.5) * width) / seats;
    for (const py of [0.65, 2.65])
      addTurned(table, {
        at: [cx, py],
        profile: [
          [0.4, 2.5],
          [0.42, 2.53],
        ],
        color: '#f4f0e6',
      });
  }
}
