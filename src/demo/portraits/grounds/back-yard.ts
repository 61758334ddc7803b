import { darken, lighten, mix } from '../color.ts';
import { placeHouse } from '../facades/house.ts';
import { chooseScheme } from '../facades/scheme.ts';
import { furnishPool, furnishTerrace } from './garden-rooms.ts';
import { drawLawn } from './lawn.ts';
import { finish, openStage } from './open-air.ts';
import { drawFence } from './paving.ts';
import { planRear } from './rear-facade.ts';
import type { Scene } from './scene.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawShrub } from '../landscape/foliage.ts';
import { drawSky } from '../landscape/sky.ts';
import { type TreeKind, drawTree } from '../landscape/trees.ts';
import { type RoomSize, createCamera } from '../rooms/camera.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

/** The garden behind the house: terrace, lawn, and the pool when the home has one. */
export function drawBackYard(scene: Scene, withPool: boolean): void {
  const { sheet, random, light, facts } = scene;
  const size: RoomSize = { width: 60, depth: 46, height: 9 };
  const horizon = 500;
  const camera = createCamera([30 + random.between(-6, 6), 0, withPool ? 8.5 : 6.4], 0, random.between(980, 1120), [
    800,
    horizon,
  ]);
  const towardHouse = random.chance(withPool ? 0.7 : 0.6) || facts.style === 'Townhouse';
  const stage = openStage(scene, camera, size);
  drawSky(sheet, random.fork('sky'), light, horizon);
  drawBackdrop(sheet, random.fork('backdrop'), light, towardHouse ? 'none' : facts.view, horizon, 1);
  const [, wallFoot] = camera.project([30, size.depth, 0]);
  drawLawn(sheet, random.fork('lawn'), light, horizon, facts.condition);
  const kinds: readonly TreeKind[] =
    facts.style === 'Mediterranean' ? ['palm', 'cypress', 'olive'] : ['round', 'maple', 'birch', 'conifer', 'oak', 'blossom'];
  if (towardHouse) drawHouseBehind(scene, wallFoot, kinds);
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

/** Board fences that run toward us along both sides of the garden. */
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
