import { darken } from '../color.ts';
import { addBookshelf } from './bookshelf.ts';
import { addFloorLamp, addPendant, addTableLamp } from './lamps.ts';
import type { Opening } from './openings.ts';
import { addPlant } from './plants.ts';
import { type RoomContext, paintRoom } from './room.ts';
import { drawRug } from './rugs.ts';
import { addArmchair } from './seating.ts';
import { type Spot, addBox, addLegs, addRod, addTurned, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';
import { addDesk } from './tables.ts';
import { ceilingKind, chairKind, hasCrown, wallFinish } from './taste.ts';
import { drawArtGroup } from './wall-art.ts';

export function drawHomeOffice(context: RoomContext): void {
  const { interior } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(11.5, 14), depth: random.between(11, 13.5), height: random.between(8.6, 9.8) };
  const layout = random.pick(['wall', 'facing', 'window', 'side'] as const);
  const middle = size.width / 2;
  const finish = wallFinish(random, interior);
  const openings: Opening[] =
    layout === 'window'
      ? [
          {
            side: 'back',
            from: middle - 3.2,
            to: middle + 3.2,
            sill: 2.9,
            head: 7.4,
            curtains: random.pick(['none', 'roman', 'drapes']),
          },
        ]
      : [
          {
            side: 'left',
            from: size.depth - 7.4,
            to: size.depth - 2.6,
            sill: 2.3,
            head: 7.4,
            curtains: random.pick(['none', 'roman', 'drapes', 'sheer']),
          },
        ];
  paintRoom(context, {
    size,
    viewpoints: ['middle', 'aside', 'corner'],
    bright: layout === 'window' ? 'back' : 'left',
    openings,
    shell: {
      floor: interior.floor,
      floorColor: interior.floorColor,
      finish: { back: finish },
      feature: random.chance(0.45) && finish !== 'brick' ? ['back'] : [],
      ceiling: ceilingKind(random, interior),
      crown: hasCrown(interior),
    },
    hang: (stage) => {
      if (layout === 'wall') drawArtGroup(stage, 'back', middle - 1.6, 5.4, 4, 'office');
      drawArtGroup(stage, 'right', size.depth * 0.55, 4.6, 4, 'office-right');
    },
    lay: (stage) => drawRug(stage, middle - 4.2, size.depth - 8.2, 8.4, 5.6),
    furnish: (stage) => {
      const kind = random.pick(['legs', 'drawers', 'trestle'] as const);
      if (layout === 'facing') {
        for (const x of [0.3, size.width - 4.3])
          addBookshelf(stage, x, size.depth - 1.1, 4, 7.2, 0, random.pick([interior.trim, interior.wood]));
        const desk = addDesk(stage, middle - 2.9, size.depth - 6.6, 5.8, 2, kind);
        addTaskChair(stage, middle - 1, size.depth - 4.1, 0);
        furnishDesk(desk, 5.8);
      } else if (layout === 'side') {
        const desk = addDesk(stage, 0.3, size.depth - 8.4, 5.6, 1, kind);
        furnishDesk(desk, 5.6);
        addTaskChair(stage, 2.9, size.depth - 6.8, 3);
        addBookshelf(stage, middle - 2, size.depth - 1.1, Math.min(6, middle), 7, 0, random.pick([interior.trim, interior.wood]));
      } else {
        const x = layout === 'wall' ? middle - 4.4 : middle - 3;
        const desk = addDesk(stage, x, size.depth - 2.5, 6, 0, kind);
        furnishDesk(desk, 6);
        addTaskChair(stage, x + 2, size.depth - 4.4, 2);
        if (layout === 'wall')
          addBookshelf(
            stage,
            middle + 2.2,
            size.depth - 1.1,
            size.width - middle - 2.5,
            7,
            0,
            random.pick([interior.trim, interior.wood]),
          );
      }
      if (random.chance(0.55))
        addArmchair(stage, size.width - 3.2, size.depth - 7.4, 3, interior.seat, chairKind(random, interior));
      else addFloorLamp(stage, size.width - 1.2, size.depth - 2.6, random.pick(['drum', 'arc']));
      addPlant(stage, 1.1, size.depth - 1.1, random.between(3, 5), random.pick(['fiddle', 'snake', 'monstera', 'olive']));
      if (random.chance(0.4))
        addPendant(
          stage,
          middle,
          size.depth - 6,
          size.height - 2.1,
          0.85,
          random.pick(['drum', 'globe', 'dome']),
          interior.metal,
        );
    },
  });
}

function furnishDesk(desk: Spot, width: number): void {
  const { random, interior } = desk.stage;
  const z = 2.48;
  const screen = random.chance(0.6);
  if (screen) {
    addTurned(desk, {
      at: [width / 2, 1.75],
      profile: [
        [0.4, z],
        [0.4, z + 0.05],
      ],
      color: '#b9bcbf',
    });
    addRod(desk, [width / 2, 1.8, z], [width / 2, 1.8, z + 0.6], 0.1, '#b9bcbf');
    addBox(desk, {
      at: [width / 2 - 1.15, 1.72, z + 0.45],
      size: [2.3, 0.1, 1.3],
      color: '#d3d5d6',
      decorate: (face, pen) => {
        if (face !== 'front') return;
        pen.quad(0.02, 0.04, 0.98, 0.97, '#25292d');
        pen.quad(0.03, 0.06, 0.97, 0.95, interior.feature);
        pen.quad(0.1, 0.55, 0.45, 0.85, '#ffffff', { opacity: 0.3 });
      },
    });
    addBox(desk, { at: [width / 2 - 0.7, 0.7, z], size: [1.4, 0.45, 0.05], color: '#e9e9e6' });
  } else {
    addBox(desk, { at: [width / 2 - 0.65, 0.75, z], size: [1.3, 0.85, 0.05], color: '#c3c6c8' });
    addBox(desk, {
      at: [width / 2 - 0.65, 1.6, z + 0.02],
      size: [1.3, 0.06, 0.85],
      color: '#a9adb0',
      decorate: (face, pen) => face === 'front' && pen.quad(0.04, 0.06, 0.96, 0.95, '#2c3238'),
    });
  }
  addTableLamp(desk, width - 0.6, 1.5, z);
  addBox(desk, { at: [0.4, 0.9, z], size: [0.9, 0.65, 0.14], color: interior.textiles[0] ?? '#a6523f' });
  addBox(desk, { at: [0.45, 0.95, z + 0.14], size: [0.8, 0.55, 0.12], color: interior.textiles[1] ?? '#d9c29a' });
  addTurned(desk, {
    at: [0.55, 1.85],
    profile: [
      [0.14, z],
      [0.14, z + 0.32],
    ],
    color: darken(interior.metal, 0.1),
    top: '#3a3c3e',
  });
}

function addTaskChair(stage: Stage, x: number, y: number, turn: Spot['turn']): void {
  const { interior, random } = stage;
  const spot = spotAt(stage, x, y, 1.9, 1.9, turn);
  const color = random.pick([interior.seat, '#3a3e42', interior.wood]);
  if (random.chance(0.5)) addLegs(spot, 0.3, 0.3, 1.3, 1.2, 1.45, 0.12, interior.wood, 0.18);
  else {
    addRod(spot, [0.95, 0.9, 0.2], [0.95, 0.9, 1.5], 0.14, '#8d9093');
    for (const [dx, dy] of [
      [-0.8, 0],
      [0.8, 0],
      [-0.4, 0.6],
      [0.4, 0.6],
      [0, -0.7],
    ] as const)
      addRod(spot, [0.95, 0.9, 0.22], [0.95 + dx, 0.9 + dy, 0.1], 0.12, '#55595c');
  }
  addBox(spot, { at: [0.1, 0, 1.45], size: [1.7, 1.7, 0.32], color, round: 0.16 });
  addBox(spot, { at: [0.15, 1.55, 1.9], size: [1.6, 0.26, 1.7], color, round: 0.24 });
}
