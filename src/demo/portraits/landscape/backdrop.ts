import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Light } from './light.ts';
import { type Point, type Sheet, circlesPath, short } from '../svg.ts';
import { type HomeView, PORTRAIT_WIDTH } from '../types.ts';

/** What stands behind the home: hills always; water, mountains, towers or a park as its view tells. Ends at `horizon` px. */
export function drawBackdrop(sheet: Sheet, random: Random, light: Light, view: HomeView, horizon: number, size = 1): void {
  if (view === 'mountain') drawMountains(sheet, random, light, horizon, size);
  if (view === 'city') {
    drawHills(sheet, random, light, horizon - 8 * size, size, 1);
    drawSkyline(sheet, random, light, horizon, size);
  } else if (view === 'water') {
    drawHills(sheet, random, light, horizon - 54 * size, size * 0.8, 2);
    drawWater(sheet, random, light, horizon - 58 * size, horizon + 2);
    return;
  } else {
    drawHills(sheet, random, light, horizon, size, view === 'mountain' ? 1 : random.int(1, 3));
  }
  drawTreeline(sheet, random, light, horizon, (view === 'park' ? 62 : random.between(20, 44)) * size);
}

function drawHills(sheet: Sheet, random: Random, light: Light, horizon: number, size: number, layers: number): void {
  for (let layer = layers; layer > 0; layer--) {
    const color = mix(mix('#7d9b78', '#8fa3ab', layer / 4), light.haze, 0.35 + layer * 0.14);
    const height = (26 + layer * 32) * size * random.between(0.7, 1.2);
    sheet.path(ridgePath(random, horizon, height, 3, 0.5), color);
  }
}

/** A ridge line across the page, closed along the bottom. */
function ridgePath(random: Random, base: number, height: number, waves: number, sharpness: number): string {
  const phases = [random.next() * 6.28, random.next() * 6.28, random.next() * 6.28];
  const points: string[] = [];
  for (let x = 0; x <= PORTRAIT_WIDTH; x += 20) {
    const t = (x / PORTRAIT_WIDTH) * Math.PI * 2;
    const wave =
      0.5 +
      0.28 * Math.sin(t * waves * 0.37 + (phases[0] ?? 0)) +
      0.15 * Math.sin(t * waves * 0.8 + (phases[1] ?? 0)) +
      0.07 * sharpness * Math.sin(t * waves * 2.3 + (phases[2] ?? 0));
    points.push(`${x} ${short(base - height * Math.max(0.1, wave))}`);
  }
  return `M0 ${short(base + 4)}L${points.join('L')}L${PORTRAIT_WIDTH} ${short(base + 4)}Z`;
}

function drawMountains(sheet: Sheet, random: Random, light: Light, horizon: number, size: number): void {
  for (const layer of [0, 1]) {
    const peaks: Point[] = [[-60, horizon]];
    const count = random.int(5, 7);
    const rise = (layer === 0 ? 290 : 170) * size;
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5 + random.between(-0.25, 0.25)) / count) * (PORTRAIT_WIDTH + 120) - 60;
      peaks.push([x - PORTRAIT_WIDTH / count / 2, horizon - rise * random.between(0.3, 0.5)]);
      peaks.push([x, horizon - rise * random.between(0.65, 1)]);
    }
    peaks.push([PORTRAIT_WIDTH + 60, horizon - rise * 0.4], [PORTRAIT_WIDTH + 60, horizon + 4], [-60, horizon + 4]);
    const rock = mix(mix('#6f87a3', '#7f9188', layer), light.haze, 0.5 - layer * 0.12);
    sheet.polygon(
      peaks,
      sheet.linear(
        [
          [0, horizon - rise],
          [0, horizon],
        ],
        [
          [0, rock],
          [1, mix(rock, light.haze, 0.6)],
        ],
      ),
    );
    for (let i = 2; i < peaks.length - 3; i += 2) drawPeak(sheet, random, light, peaks, i, rock, layer === 0);
  }
}

function drawPeak(
  sheet: Sheet,
  random: Random,
  light: Light,
  peaks: readonly Point[],
  index: number,
  rock: string,
  snow: boolean,
): void {
  const [left, top, right] = [peaks[index - 1], peaks[index], peaks[index + 1]];
  if (!left || !top || !right) return;
  const shadeFoot = light.sunSide > 0 ? left : right;
  const ridgeX = top[0] + random.between(-0.14, 0.14) * (right[0] - left[0]);
  const footY = Math.max(left[1], right[1]);
  sheet.polygon([top, shadeFoot, [ridgeX, footY]], darken(rock, 0.16), { opacity: 0.5 });
  if (!snow) return;
  const depth = (footY - top[1]) * random.between(0.3, 0.42);
  const along = (foot: Point, share: number): Point => [top[0] + (foot[0] - top[0]) * share, top[1] + (foot[1] - top[1]) * share];
  const share = (foot: Point): number => Math.min(0.8, depth / Math.max(1, foot[1] - top[1]));
  const a = along(left, share(left));
  const b = along(right, share(right));
  const low = top[1] + depth;
  sheet.polygon(
    [
      top,
      a,
      [a[0] + (top[0] - a[0]) * 0.35, low - depth * 0.28],
      [top[0] - (top[0] - a[0]) * 0.25, low],
      [top[0], low - depth * 0.35],
      [top[0] + (b[0] - top[0]) * 0.4, low - depth * 0.08],
      [b[0] - (b[0] - top[0]) * 0.25, low - depth * 0.3],
      b,
    ],
    mix('#fbfdff', light.haze, 0.16),
    { opacity: 0.92 },
  );
}

function drawSkyline(sheet: Sheet, random: Random, light: Light, horizon: number, size: number): void {
  const middle = random.between(0.25, 0.75) * PORTRAIT_WIDTH;
  for (const layer of [0, 1]) {
    let x = -10;
    while (x < PORTRAIT_WIDTH) {
      const width = random.between(34, 80) * size;
      const closeness = Math.exp(-(((x - middle) / 420) ** 2));
      const height = (50 + (layer === 0 ? 260 : 150) * closeness * random.between(0.35, 1) + random.between(0, 36)) * size;
      const color = mix(random.pick(['#7f93a6', '#8c9aa4', '#6f8799', '#a39a93']), light.haze, layer === 0 ? 0.6 : 0.4);
      drawTower(sheet, random, light, x, horizon, width, height, color);
      x += width + random.between(2, 26) * size;
    }
  }
}

function drawTower(
  sheet: Sheet,
  random: Random,
  light: Light,
  x: number,
  horizon: number,
  width: number,
  height: number,
  color: string,
): void {
  const fill = sheet.linear(
    'across',
    light.sunSide > 0
      ? [
          [0, darken(color, 0.1)],
          [1, lighten(color, 0.1)],
        ]
      : [
          [0, lighten(color, 0.1)],
          [1, darken(color, 0.1)],
        ],
  );
  const top = horizon - height;
  sheet.rect(x, top, width, height + 3, fill);
  const cap = random.int(0, 3);
  if (cap === 1) sheet.rect(x + width * 0.25, top - 14, width * 0.5, 15, color);
  if (cap === 2) sheet.line(x + width / 2, top, x + width / 2, top - 34, color, 2.5);
  if (cap === 3)
    sheet.polygon(
      [
        [x, top + 1],
        [x + width, top + 1],
        [x + width, top - width * 0.3],
      ],
      color,
    );
  const lit = light.lit ? '!#ffd98a' : lighten(color, 0.2);
  const step = 13;
  let windows = '';
  for (let wy = top + 10; wy < horizon - 14; wy += step) {
    for (let wx = x + 6; wx < x + width - 8; wx += 10) {
      if (random.chance(light.lit ? 0.35 : 0.7)) windows += `M${short(wx)} ${short(wy)}h5v7h-5z`;
    }
  }
  if (windows) sheet.path(windows, lit, { opacity: light.lit ? 0.75 : 0.55 });
}

/** Open water from `top` to `bottom` px, with the sky in it and glints. */
export function drawWater(sheet: Sheet, random: Random, light: Light, top: number, bottom: number): void {
  const last = light.sky.at(-1)?.[1] ?? '#d6ebf3';
  const first = light.sky[0]?.[1] ?? '#5da3d9';
  const far = mix(last, '#4f86a8', 0.35);
  const near = mix(first, '#2f6f8c', 0.5);
  sheet.rect(
    0,
    top,
    PORTRAIT_WIDTH,
    bottom - top,
    sheet.linear('down', [
      [0, `!${far}`],
      [1, `!${near}`],
    ]),
  );
  let glints = '';
  const count = Math.round((bottom - top) * 1.1);
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const length = 12 + t * 70 * random.next();
    glints += `M${short(random.between(-20, PORTRAIT_WIDTH))} ${short(top + 3 + t * t * (bottom - top - 6))}h${short(length)}`;
  }
  sheet.path(glints, 'none', { stroke: '!#ffffff', 'stroke-width': 1.4, opacity: 0.32, 'stroke-linecap': 'round' });
  if (bottom - top > 30 && random.chance(0.7))
    drawSail(sheet, random, random.between(150, 1450), top + (bottom - top) * 0.22, Math.min(46, (bottom - top) * 0.6));
}

function drawSail(sheet: Sheet, random: Random, x: number, y: number, size: number): void {
  const side = random.chance(0.5) ? 1 : -1;
  sheet.polygon(
    [
      [x, y - size],
      [x, y - size * 0.12],
      [x + side * size * 0.5, y - size * 0.12],
    ],
    '#fbfaf5',
  );
  sheet.polygon(
    [
      [x - side * 2, y - size * 0.8],
      [x - side * 2, y - size * 0.12],
      [x - side * size * 0.3, y - size * 0.12],
    ],
    '#e8e2d5',
  );
  sheet.path(
    `M${short(x - size * 0.35)} ${short(y - size * 0.08)}h${short(size * 0.8)}l${short(-size * 0.1)} ${short(size * 0.12)}h${short(-size * 0.58)}Z`,
    '#7a4a3a',
  );
}

function drawTreeline(sheet: Sheet, random: Random, light: Light, horizon: number, height: number): void {
  for (const layer of [0, 1]) {
    const lumps: [number, number, number][] = [];
    for (let x = -20; x < PORTRAIT_WIDTH + 20; x += random.between(14, 34)) {
      const radius = height * random.between(0.28, 0.62) * (layer === 0 ? 1.15 : 0.8);
      lumps.push([x, horizon - radius * (layer === 0 ? 1.1 : 0.4), radius]);
    }
    const color = mix(random.pick(light.leaves), light.haze, layer === 0 ? 0.62 : 0.46);
    sheet.path(
      circlesPath(lumps),
      sheet.linear(
        [
          [0, horizon - height * 1.6],
          [0, horizon],
        ],
        [
          [0, lighten(color, 0.1)],
          [1, darken(color, 0.1)],
        ],
      ),
    );
    sheet.rect(0, horizon - height * 0.3, PORTRAIT_WIDTH, height * 0.3 + 2, darken(color, 0.08));
  }
}
