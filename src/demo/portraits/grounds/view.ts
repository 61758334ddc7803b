import { darken, lighten, mix } from '../color.ts';
import { drawFence } from './paving.ts';
import type { Scene } from './scene.ts';
import { drawBackdrop, drawWater } from '../landscape/backdrop.ts';
import { type Lobe, drawFoliage, drawShrub } from '../landscape/foliage.ts';
import { drawSky } from '../landscape/sky.ts';
import { drawTree } from '../landscape/trees.ts';
import { short } from '../svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

/** What one sees from the home: water, mountains, the city or a park. */
export function drawView(scene: Scene): void {
  const { sheet, random, light, facts } = scene;
  const horizon = random.between(520, 590);
  const tower = facts.style === 'Condo Tower';
  drawSky(sheet, random.fork('sky'), light, horizon);
  drawBackdrop(sheet, random.fork('backdrop'), light, facts.view, horizon, facts.view === 'city' ? 1.9 : 1.55);
  if (facts.view === 'water') drawShore(scene, horizon);
  else drawLand(scene, horizon);
  if (tower || random.chance(0.4)) drawRailing(scene);
  else drawFrame(scene);
}

function drawShore(scene: Scene, horizon: number): void {
  const { sheet, random, light } = scene;
  const fork = random.fork('shore');
  drawWater(sheet, fork, light, horizon - 2, 930);
  const sand = mix('#dcc9a4', light.lawn, 0.2);
  sheet.path(
    `M0 870Q420 ${short(fork.between(830, 900))} 820 ${short(fork.between(880, 930))}T1600 ${short(fork.between(850, 910))}V1067H0Z`,
    '#f3f6f2',
    { opacity: 0.75 },
  );
  sheet.path(
    `M0 884Q420 ${short(fork.between(850, 905))} 820 ${short(fork.between(900, 940))}T1600 ${short(fork.between(868, 920))}V1067H0Z`,
    sheet.linear('down', [
      [0, sand],
      [1, darken(sand, 0.12)],
    ]),
  );
  if (fork.chance(0.6)) drawJetty(scene, fork.between(380, 1200));
  for (let i = 0; i < 9; i++)
    drawShrub(
      sheet,
      fork,
      light,
      fork.chance(0.5) ? fork.between(-40, 420) : fork.between(1180, 1640),
      fork.between(1000, 1090),
      fork.between(120, 260),
      fork.between(60, 120),
    );
}

function drawJetty({ sheet }: Scene, x: number): void {
  const wood = '#a1886a';
  const [top, bottom] = [650, 980];
  const half = (t: number): number => 14 + t * 74;
  for (const t of [0.1, 0.4, 0.75, 1]) {
    for (const side of [-1, 1])
      sheet.rect(
        x + side * half(t) - 4,
        top + (bottom - top) * t - 26 * (0.3 + t),
        8 + t * 5,
        60 * (0.3 + t),
        darken(wood, 0.35),
      );
  }
  sheet.polygon(
    [
      [x - half(0), top],
      [x + half(0), top],
      [x + half(1), bottom],
      [x - half(1), bottom],
    ],
    sheet.linear('down', [
      [0, lighten(wood, 0.1)],
      [1, wood],
    ]),
  );
  for (let i = 1; i < 22; i++) {
    const t = (i / 22) ** 1.5;
    sheet.line(x - half(t), top + (bottom - top) * t, x + half(t), top + (bottom - top) * t, darken(wood, 0.3), 1.6, {
      opacity: 0.7,
    });
  }
}

function drawLand(scene: Scene, horizon: number): void {
  const { sheet, random, light, facts } = scene;
  const fork = random.fork('land');
  const ground = mix(light.lawn, light.haze, 0.25);
  sheet.rect(
    0,
    horizon,
    PORTRAIT_WIDTH,
    PORTRAIT_HEIGHT - horizon,
    sheet.linear('down', [
      [0, ground],
      [0.5, light.lawn],
      [1, darken(light.lawn, 0.16)],
    ]),
  );
  if (facts.view === 'park') {
    const path = '#d9cdb6';
    sheet.path(
      `M${short(fork.between(300, 700))} ${short(horizon + 40)}q${short(fork.between(200, 340))} 120 ${short(fork.between(-160, 60))} 240t${short(fork.between(60, 260))} 330h240q-160 -190 -230 -330t140 -240Z`,
      path,
      { opacity: 0.9 },
    );
    const [px, py] = [fork.between(950, 1250), horizon + 110];
    sheet.ellipse(px, py, 240, 40, '#8db3bf');
    sheet.ellipse(px, py - 3, 232, 35, lighten('#8db3bf', 0.16));
  }
  const kinds = ['round', 'oak', 'maple', 'birch', 'conifer', 'blossom'] as const;
  const count = facts.view === 'park' ? 20 : 26;
  const trees = Array.from({ length: count }, () => ({
    depth: fork.next() ** 1.4,
    x: fork.between(-60, 1660),
    kind: fork.pick(kinds),
  })).toSorted((a, b) => a.depth - b.depth);
  for (const { depth, x, kind } of trees) {
    const open = facts.view !== 'park' && Math.abs(x - 800) < 500 * depth;
    if (open && depth > 0.45) continue;
    drawTree(sheet, fork, light, kind, { x, y: horizon + 26 + depth * 330, height: 90 + depth * 260, far: 0.45 * (1 - depth) });
  }
  for (let i = 0; i < 8; i++)
    drawShrub(
      sheet,
      fork,
      light,
      ((i + fork.next()) / 8) * PORTRAIT_WIDTH,
      PORTRAIT_HEIGHT + fork.between(0, 30),
      fork.between(150, 300),
      fork.between(80, 150),
    );
}

function drawRailing({ sheet, random, light }: Scene): void {
  const fork = random.fork('railing');
  if (fork.chance(0.5)) {
    sheet.rect(0, 700, PORTRAIT_WIDTH, 367, '#e3f0f2', { opacity: 0.2 });
    sheet.rect(0, 690, PORTRAIT_WIDTH, 16, '#3a3e42');
    sheet.rect(0, 690, PORTRAIT_WIDTH, 3, '#8d9296');
    for (let x = fork.between(60, 200); x < PORTRAIT_WIDTH; x += 420) {
      sheet.rect(x, 700, 10, 367, '#3a3e42');
      sheet.polygon(
        [
          [x + 60, 706],
          [x + 190, 706],
          [x + 60, 1067],
          [x - 70, 1067],
        ],
        '#ffffff',
        { opacity: 0.08 },
      );
    }
    return;
  }
  drawFence(sheet, fork, light, 'rail', 1050, []);
}

/** Leaves in the upper corners, as if from the terrace. */
function drawFrame({ sheet, random, light }: Scene): void {
  const fork = random.fork('frame');
  for (const side of fork.chance(0.4) ? [0, 1] : [fork.int(0, 1)]) {
    const corner = side * PORTRAIT_WIDTH;
    const inward = side === 0 ? 1 : -1;
    const lobes: Lobe[] = Array.from({ length: 18 }, (_, i) => {
      const t = i / 17;
      return [
        corner + inward * t * fork.between(300, 460),
        -26 + fork.between(0, 90) * (1 - t * 0.8),
        fork.between(36, 64) * (1 - t * 0.45),
      ] as const;
    });
    drawFoliage(sheet, fork, light, lobes, mix(fork.pick(light.leaves), '#2c4030', 0.3), { leaf: 9, density: 32 });
  }
}
