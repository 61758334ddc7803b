import { darken, lighten, mix } from '../color.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawShrub } from '../landscape/foliage.ts';
import { drawSky } from '../landscape/sky.ts';
import { drawTree, type TreeKind } from '../landscape/trees.ts';
import { placeHouse } from '../facades/house.ts';
import { chooseScheme } from '../facades/scheme.ts';
import { createCamera, type Camera, type RoomSize } from '../rooms/camera.ts';
import { addPendant, addPlant } from '../rooms/decor.ts';
import { chooseInterior } from '../rooms/interior.ts';
import { addArmchair, addDiningChair, addSofa } from '../rooms/seating.ts';
import { paintFace, paintSolids, type Stage } from '../rooms/stage.ts';
import { addCoffeeTable, addDiningTable } from '../rooms/tables.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';
import type { Scene } from './front.ts';
import { drawLawn } from './lawn.ts';
import { drawFence } from './paving.ts';
import { planRear } from './rear-facade.ts';
import { addFirePit, addGrill, addLounger, addParasol, drawPool, drawTerrace } from './yard-things.ts';

function openStage(scene: Scene, camera: Camera, size: RoomSize): Stage {
  const interior = chooseInterior(scene.random.fork('garden'), scene.facts);
  return {
    ...scene,
    interior: { ...interior, plenty: Math.max(0.5, interior.plenty) },
    camera,
    size,
    bright: scene.light.sunSide > 0 ? 'right' : 'left',
    solids: [],
    shadows: [],
    glows: [],
  };
}

function finish(stage: Stage): void {
  const { sheet, light } = stage;
  sheet.group({ filter: sheet.blur(4), opacity: light.shadowOpacity }, () => {
    const drift = -light.sunSide * 0.8;
    for (const [x, y, width, depth] of stage.shadows) {
      paintFace(
        stage,
        [
          [x + Math.min(0, drift), y - 0.2, 0],
          [x + width + Math.max(0, drift), y - 0.2, 0],
          [x + width + Math.max(0, drift), y + depth + 0.3, 0],
          [x + Math.min(0, drift), y + depth + 0.3, 0],
        ],
        light.shadow,
      );
    }
  });
  paintSolids(stage);
  for (const glow of stage.glows) glow();
}

/** The garden behind the house: terrace, lawn, and the pool when the home has one. */
export function drawBackYard(scene: Scene, withPool: boolean): void {
  const { sheet, random, light, facts } = scene;
  const size: RoomSize = { width: 60, depth: 46, height: 9 };
  const horizon = 500;
  const camera = createCamera([30 + random.between(-6, 6), 0, withPool ? 8.5 : 6.4], 0, random.between(980, 1120), [
    800,
    horizon,
  ]);
  const towardsHouse = random.chance(withPool ? 0.7 : 0.6) || facts.style === 'Townhouse';
  const stage = openStage(scene, camera, size);
  drawSky(sheet, random.fork('sky'), light, horizon);
  drawBackdrop(sheet, random.fork('backdrop'), light, towardsHouse ? 'none' : facts.view, horizon, 1);
  const [, wallFoot] = camera.project([30, size.depth, 0]);
  drawLawn(sheet, random.fork('lawn'), light, horizon, facts.condition);
  const kinds: readonly TreeKind[] =
    facts.style === 'Mediterranean' ? ['palm', 'cypress', 'olive'] : ['round', 'maple', 'birch', 'conifer', 'oak', 'blossom'];
  if (towardsHouse) drawHouseBehind(scene, wallFoot, kinds);
  else drawGardenEdge(scene, wallFoot, kinds);
  if (withPool) furnishPool(stage);
  else furnishTerrace(stage);
  finish(stage);
  if (!withPool && random.chance(0.6))
    for (const x of [random.between(-30, 180), random.between(1420, 1620)])
      drawShrub(sheet, random, light, x, PORTRAIT_HEIGHT + 20, random.between(180, 320), random.between(110, 170));
}

function drawHouseBehind(scene: Scene, ground: number, kinds: readonly TreeKind[]): void {
  const { sheet, random, light, facts } = scene;
  const rear = planRear(random.fork('rear'), facts);
  const fork = random.fork('behind');
  for (const x of [40, 210, 1390, 1560])
    drawTree(sheet, fork, light, fork.pick(kinds), {
      x: x + fork.between(-60, 60),
      y: ground - 14,
      height: fork.between(300, 470),
      far: 0.25,
    });
  const townhouse = facts.style === 'Townhouse';
  const house = placeHouse({ ...scene, random: random.fork('rear-house') }, rear, {
    ground,
    middle: 800 + fork.between(-120, 120),
    maxWidth: 1160,
    maxHeight: 470,
    maxScale: 22,
  });
  for (const offset of townhouse ? [-2, -1, 1, 2] : []) {
    const other = { ...facts, seed: `${facts.seed}/row${offset}`, stories: facts.stories + fork.int(-1, 0) };
    const scheme = chooseScheme(fork.fork(`row${offset}`), other);
    const faded = { ...scheme, wallColor: mix(scheme.wallColor, light.haze, 0.3), trim: mix(scheme.trim, light.haze, 0.3) };
    const next = planRear(fork.fork(`rear${offset}`), other);
    const middle = house.x(rear.width / 2) + offset * (rear.width * house.scale + 3);
    next.draw(
      placeHouse({ ...scene, facts: other, scheme: faded, random: fork.fork(`house${offset}`) }, next, {
        ground,
        middle,
        maxWidth: 9999,
        maxHeight: 9999,
        maxScale: house.scale,
      }),
    );
  }
  rear.draw(house);
  drawSideFences(scene, ground);
  for (const [from, to] of [
    [0, house.x(0)],
    [house.x(rear.width), PORTRAIT_WIDTH],
  ] as const) {
    for (let x = from + 20; x < to; x += fork.between(60, 120))
      drawShrub(sheet, fork, light, x, ground + fork.between(4, 14), fork.between(70, 130), fork.between(40, 80));
  }
}

/** Board fences that run towards us along both sides of the garden. */
function drawSideFences({ sheet, random }: Scene, ground: number): void {
  const color = random.fork('fence').pick(['#a98a66', '#8f7558', '#c9bda6', '#7a7f80']);
  for (const side of [0, 1] as const) {
    const edge = side === 0 ? 0 : PORTRAIT_WIDTH;
    const inner = side === 0 ? 150 : PORTRAIT_WIDTH - 150;
    sheet.polygon(
      [
        [edge, ground - 190],
        [inner, ground - 96],
        [inner, ground + 4],
        [edge, ground + 92],
      ],
      sheet.linear(
        'across',
        side === 0
          ? [
              [0, darken(color, 0.22)],
              [1, color],
            ]
          : [
              [0, color],
              [1, darken(color, 0.22)],
            ],
      ),
    );
    for (let i = 1; i < 9; i++) {
      const t = 1 - (i / 9) ** 1.5;
      const x = edge + (inner - edge) * t;
      sheet.line(x, ground - 190 + 94 * t, x, ground + 92 - 88 * t, darken(color, 0.36), 1.6, { opacity: 0.6 });
    }
  }
}

function drawGardenEdge(scene: Scene, ground: number, kinds: readonly TreeKind[]): void {
  const { sheet, random, light, facts } = scene;
  const fork = random.fork('edge');
  const viewed = facts.view !== 'none';
  const count = viewed ? 5 : 11;
  for (let i = 0; i < count; i++) {
    const x = viewed
      ? i % 2 === 0
        ? fork.between(-30, 330)
        : fork.between(1270, 1630)
      : ((i + fork.between(0.1, 0.9)) / count) * PORTRAIT_WIDTH;
    drawTree(sheet, fork, light, fork.pick(kinds), {
      x,
      y: ground - fork.between(2, 20),
      height: fork.between(230, 400),
      far: fork.between(0.02, 0.25),
    });
  }
  if (viewed) drawFence(sheet, fork, light, fork.pick(['rail', 'iron', 'stone']), ground, []);
  else if (fork.chance(0.5)) {
    const color = fork.pick(['#a98a66', '#c9bda6', '#8f7558']);
    sheet.rect(
      0,
      ground - 78,
      PORTRAIT_WIDTH,
      82,
      sheet.linear('down', [
        [0, lighten(color, 0.06)],
        [1, darken(color, 0.14)],
      ]),
    );
    for (let x = 0; x < PORTRAIT_WIDTH; x += 17) sheet.rect(x, ground - 78, 1.4, 82, darken(color, 0.32), { opacity: 0.6 });
    sheet.rect(0, ground - 84, PORTRAIT_WIDTH, 8, lighten(color, 0.12));
  }
  for (let x = 10; x < PORTRAIT_WIDTH; x += fork.between(70, 150))
    drawShrub(sheet, fork, light, x, ground + fork.between(6, 22), fork.between(70, 140), fork.between(36, 72));
}

function furnishPool(stage: Stage): void {
  const { random, size, interior } = stage;
  const shape = random.pick(['rect', 'round', 'rect', 'lap'] as const);
  const [width, depth] = shape === 'lap' ? [13, 20] : [random.between(22, 28), random.between(11, 14)];
  const x = size.width / 2 - width / 2 + random.between(-5, 5);
  const y = random.between(14, 16);
  drawTerrace(stage, 2, 6, 56, 34, random.pick(['slabs', 'slabs', 'boards', 'brick']));
  drawPool(stage, x, y, width, depth, shape);
  const color = random.pick(['#f4efe4', ...interior.textiles]);
  const parasol = random.pick([interior.feature, '#f3ead8', interior.textiles[0] ?? '#b5512f']);
  const back = y + depth + 2.4;
  const count = random.int(2, 4);
  for (let i = 0; i < count; i++) addLounger(stage, x + 1 + i * 4.6 + (i > 1 ? 2.4 : 0), back, 0, color);
  addParasol(stage, x + 5, back + 4, 4.4, parasol);
  if (random.chance(0.6)) setOutdoorTable(stage, x + width - 3, back + 3);
  for (const px of [x - 3, x + width + 3])
    addPlant(stage, px, y + depth * 0.7, random.between(3, 5), random.pick(['palm', 'olive', 'monstera']));
}

function furnishTerrace(stage: Stage): void {
  const { random, interior } = stage;
  const kind = random.pick(['boards', 'slabs', 'brick'] as const);
  const x = random.between(15, 21);
  const width = random.between(22, 27);
  drawTerrace(stage, x, 9, width, 20, kind);
  const middle = x + width / 2;
  const layout = random.pick(['dining', 'lounge', 'fire', 'both'] as const);
  if (layout === 'dining' || layout === 'both') setOutdoorTable(stage, layout === 'both' ? middle - 6 : middle, 19);
  if (layout === 'lounge' || layout === 'both') {
    const lx = layout === 'both' ? middle + 1.6 : middle - 4;
    addSofa(stage, lx, 21.5, 3, 0, lighten(interior.seat, 0.1), 'wood');
    addCoffeeTable(stage, lx + 1.8, 18, 4, 2.2, 'shelf');
    addArmchair(stage, lx - 2.6, 16.6, 1, interior.feature, 'lounge');
  }
  if (layout === 'fire') {
    addFirePit(stage, middle, 17);
    for (const [dx, dy, turn] of [
      [-5.4, 15.6, 1],
      [2.9, 15.6, 3],
      [-1.3, 20.4, 0],
    ] as const)
      addArmchair(stage, middle + dx, dy, turn, interior.feature, 'lounge');
  }
  if (random.chance(0.6)) addGrill(stage, x + width - 4.4, 26);
  if (layout === 'dining') addParasol(stage, middle + 5.6, 23, 4.2, interior.textiles[0] ?? '#b5512f');
  for (const px of [x + 1, x + width - 1])
    addPlant(stage, px, 12, random.between(2.8, 4.4), random.pick(['olive', 'palm', 'monstera']));
}

function setOutdoorTable(stage: Stage, x: number, y: number): void {
  const { random, interior } = stage;
  const round = random.chance(0.4);
  const chair = random.pick(['slab', 'spindle'] as const);
  addDiningTable(stage, x - (round ? 2.2 : 3.4), y - 1.7, round ? 4.4 : 6.8, round ? 4 : 3.4, round ? 'pedestal' : 'legs');
  const seats = round ? [0] : [-1.7, 1.7];
  for (const dx of seats) {
    addDiningChair(stage, x + dx - 0.75, y + 1.7, 0, chair, interior.wood);
    addDiningChair(stage, x + dx - 0.75, y - 3.2, 2, chair, interior.wood);
  }
  for (const [dx, turn] of [
    [-1, 1],
    [1, 3],
  ] as const)
    addDiningChair(stage, x + dx * (round ? 2.9 : 4) - 0.75, y - 0.78, turn, chair, interior.wood);
}

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
