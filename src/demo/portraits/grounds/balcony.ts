import { darken, lighten, mix } from '../color.ts';
import { finish, openStage } from './open-air.ts';
import type { Scene } from './scene.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawSky } from '../landscape/sky.ts';
import { drawTree } from '../landscape/trees.ts';
import { type RoomSize, createCamera } from '../rooms/camera.ts';
import { addPendant } from '../rooms/lamps.ts';
import { addPlant } from '../rooms/plants.ts';
import { addArmchair, addDiningChair } from '../rooms/seating.ts';
import { type Stage, paintFace } from '../rooms/stage.ts';
import { addCoffeeTable, addDiningTable } from '../rooms/tables.ts';
import { PORTRAIT_WIDTH } from '../types.ts';

/** A balcony above the city or the street, with the home's view. */
export function drawBalcony(scene: Scene): void {
  const { sheet, random, light, facts } = scene;
  const size: RoomSize = { width: random.between(14, 17.5), depth: random.between(7.5, 9), height: 9 };
  const horizon = 470;
  const distance = size.depth + random.between(6, 8);
  const camera = createCamera(
    [size.width * random.between(0.4, 0.6), size.depth - distance, 5],
    0,
    random.between(80, 90) * distance,
    [800, horizon],
  );
  const stage = openStage(scene, camera, size);
  drawSky(sheet, random.fork('sky'), light, horizon + 20);
  const tower = facts.style === 'Condo Tower';
  drawBackdrop(
    sheet,
    random.fork('backdrop'),
    light,
    facts.view === 'none' ? (tower ? 'city' : 'none') : facts.view,
    horizon + 22,
    tower ? 1.3 : 1.1,
  );
  sheet.rect(
    0,
    horizon + 20,
    PORTRAIT_WIDTH,
    500,
    sheet.linear('down', [
      [0, mix(light.lawn, light.haze, 0.45)],
      [1, light.lawn],
    ]),
  );
  const fork = random.fork('tree-tops');
  for (let i = 0; i < 14; i++)
    drawTree(sheet, fork, light, fork.pick(['round', 'oak', 'maple']), {
      x: fork.between(-40, 1640),
      y: horizon + fork.between(60, 240),
      height: fork.between(90, 190),
      far: fork.between(0.1, 0.5),
    });
  drawBalconyFloor(stage);
  const { interior } = stage;
  const middle = size.width / 2;
  if (random.chance(0.55)) {
    addDiningTable(stage, middle - 1.6, size.depth - 4.2, 3.2, 2.8, 'pedestal');
    addDiningChair(stage, middle - 3.5, size.depth - 3.6, 1, 'slab', interior.wood);
    addDiningChair(stage, middle + 2, size.depth - 3.6, 3, 'slab', interior.wood);
  } else {
    addArmchair(stage, middle - 4.2, size.depth - 4.4, 1, interior.feature, 'lounge');
    addArmchair(stage, middle + 1.6, size.depth - 4.4, 3, interior.feature, 'lounge');
    addCoffeeTable(stage, middle - 1, size.depth - 3.8, 1.9, 1.9, 'round');
  }
  addPlant(stage, 1, size.depth - 1.1, random.between(3, 4.6), random.pick(['olive', 'palm', 'monstera', 'fiddle']));
  addPlant(stage, size.width - 1, size.depth - 1.1, random.between(2, 3.6), random.pick(['olive', 'snake', 'monstera']));
  finish(stage);
  if (random.chance(0.3)) addPendant(stage, middle, size.depth - 3, 7, 0.4, 'rattan', interior.metal);
}

function drawBalconyFloor(stage: Stage): void {
  const { size, sheet, camera, interior: scheme } = stage;
  const { width, depth } = size;
  const color = mix(scheme.wood, '#a99a86', 0.5);
  paintFace(
    stage,
    [
      [-6, -8, 0],
      [width + 6, -8, 0],
      [width + 6, depth, 0],
      [-6, depth, 0],
    ],
    darken(color, 0.3),
  );
  for (let y = -2; y < depth; y += 0.5)
    paintFace(
      stage,
      [
        [-6, y, 0],
        [width + 6, y, 0],
        [width + 6, y + 0.46, 0],
        [-6, y + 0.46, 0],
      ],
      y % 1 === 0 ? color : lighten(color, 0.05),
    );
  const glass = camera.outline([
    [-6, depth, 0.2],
    [width + 6, depth, 0.2],
    [width + 6, depth, 3.5],
    [-6, depth, 3.5],
  ]);
  sheet.polygon(glass, '#e3f0f2', { opacity: 0.22 });
  paintFace(
    stage,
    [
      [-6, depth, 3.45],
      [width + 6, depth, 3.45],
      [width + 6, depth, 3.62],
      [-6, depth, 3.62],
    ],
    scheme.metal,
  );
  paintFace(
    stage,
    [
      [-6, depth, 0.1],
      [width + 6, depth, 0.1],
      [width + 6, depth, 0.3],
      [-6, depth, 0.3],
    ],
    scheme.metal,
  );
  for (let x = -1; x < width + 2; x += 3.6)
    paintFace(
      stage,
      [
        [x, depth, 0],
        [x + 0.12, depth, 0],
        [x + 0.12, depth, 3.5],
        [x, depth, 3.5],
      ],
      scheme.metal,
    );
  for (const side of [0, 1] as const) {
    const x = side === 0 ? -0.6 : width + 0.6;
    paintFace(
      stage,
      [
        [x, depth - 0.4, 0],
        [x + (side === 0 ? -5 : 5), depth - 0.4, 0],
        [x + (side === 0 ? -5 : 5), depth - 0.4, 14],
        [x, depth - 0.4, 14],
      ],
      sheet.linear(
        'across',
        side === 0
          ? [
              [0, '#d5cfc4'],
              [1, '#bdb6a9'],
            ]
          : [
              [0, '#bdb6a9'],
              [1, '#d5cfc4'],
            ],
      ),
    );
  }
}
