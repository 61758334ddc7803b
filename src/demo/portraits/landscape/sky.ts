import type { Random } from '#lib/random.ts';
import type { Light } from './light.ts';
import { type Sheet, circlesPath } from '../svg.ts';
import { PORTRAIT_WIDTH } from '../types.ts';

const CLOUDS = {
  bright: { puffs: 4, veils: 1, mixed: 2, clear: 2 },
  other: { puffs: 3, veils: 3, mixed: 3, clear: 1 },
};

/** Paints the sky from the top edge to `horizon` (px), with sun glow and clouds. */
export function drawSky(sheet: Sheet, random: Random, light: Light, horizon: number): void {
  const stops = light.sky.map(([offset, color]) => [offset, `!${color}`] as const);
  sheet.rect(0, 0, PORTRAIT_WIDTH, horizon + 2, sheet.linear('down', stops));
  drawGlow(sheet, random, light, horizon);
  if (light.time === 'dusk') drawStars(sheet, random, horizon);
  const weights = light.time === 'bright' ? CLOUDS.bright : CLOUDS.other;
  const style = random.weighted(['puffs', 'veils', 'mixed', 'clear'] as const, (kind) => weights[kind]);
  if (style !== 'clear') drawVeils(sheet, random, light, horizon, style === 'puffs' ? 2 : 5);
  if (style === 'puffs' || style === 'mixed') drawPuffs(sheet, random, light, horizon, random.int(2, 5));
}

function drawGlow(sheet: Sheet, random: Random, light: Light, horizon: number): void {
  const low = light.time === 'golden' || light.time === 'dusk';
  const x = PORTRAIT_WIDTH * (light.sunSide > 0 ? random.between(0.78, 0.98) : random.between(0.02, 0.22));
  const y = low ? horizon - random.between(20, 90) : random.between(30, 150);
  const color = low ? '!#fff0c9' : '!#ffffff';
  const radius = low ? 620 : 520;
  const glow = sheet.radial(x, y, radius, [
    [0, color, low ? 0.75 : 0.65],
    [0.25, color, 0.28],
    [1, color, 0],
  ]);
  sheet.circle(x, y, radius, glow);
}

function drawStars(sheet: Sheet, random: Random, horizon: number): void {
  const stars = Array.from(
    { length: 42 },
    () => [random.between(0, PORTRAIT_WIDTH), random.between(0, horizon * 0.42), random.between(0.7, 1.7)] as const,
  );
  sheet.path(circlesPath(stars), '!#ffffff', { opacity: 0.55 });
}

function drawVeils(sheet: Sheet, random: Random, light: Light, horizon: number, count: number): void {
  sheet.group({ filter: sheet.blur(16), opacity: 0.55 }, () => {
    for (let i = 0; i < count; i++) {
      const x = random.between(-100, PORTRAIT_WIDTH);
      const y = random.between(30, horizon * 0.75);
      for (let j = 0; j < 4; j++) {
        sheet.ellipse(
          x + random.between(-180, 180),
          y + random.between(-16, 16),
          random.between(110, 280),
          random.between(7, 20),
          `!${light.cloud}`,
          { opacity: 0.6 },
        );
      }
    }
  });
}

function drawPuffs(sheet: Sheet, random: Random, light: Light, horizon: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const width = random.between(150, 360);
    const x = ((i + random.between(0.1, 0.9)) / count) * PORTRAIT_WIDTH;
    const y = random.between(70, horizon * 0.5);
    drawPuff(sheet, random, light, x, y, width);
  }
}

function drawPuff(sheet: Sheet, random: Random, light: Light, x: number, y: number, width: number): void {
  const lumps: [number, number, number][] = [];
  const count = random.int(7, 11);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5;
    const radius = width * (0.07 + 0.13 * (1 - 4 * t * t)) * random.between(0.75, 1.2);
    lumps.push([x + t * width, y - radius * random.between(0.35, 0.8), radius]);
  }
  const top = Math.min(...lumps.map((lump) => lump[1] - lump[2]));
  const fill = sheet.linear(
    [
      [x, top],
      [x, y],
    ],
    [
      [0, `!${light.cloud}`, 0.98],
      [0.55, `!${light.cloud}`, 0.85],
      [1, `!${light.cloudShade}`, 0.12],
    ],
  );
  const clip = sheet.clip(() => sheet.rect(x - width, top - 30, width * 2, y - top + 30, '#000000'));
  sheet.group({ filter: sheet.blur(4.5), opacity: 0.88 }, () => {
    sheet.group({ 'clip-path': clip }, () => sheet.path(circlesPath(lumps), fill));
    sheet.ellipse(x, y, width * 0.46, width * 0.03, `!${light.cloudShade}`, { opacity: 0.35 });
  });
}
