import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Light } from '../landscape/light.ts';
import { type Sheet, circlesPath, short } from '../svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

/** Grass from `horizon` to the bottom edge, with blades, mowing stripes and fallen leaves by season. */
export function drawLawn(sheet: Sheet, random: Random, light: Light, horizon: number, condition: number): void {
  const depth = PORTRAIT_HEIGHT - horizon;
  const far = mix(lighten(light.lawn, 0.12), light.haze, 0.28);
  sheet.rect(
    0,
    horizon,
    PORTRAIT_WIDTH,
    depth,
    sheet.linear('down', [
      [0, far],
      [0.3, light.lawn],
      [1, darken(light.lawn, 0.2)],
    ]),
  );
  if (condition >= 4 && random.chance(0.5)) drawStripes(sheet, random, light, horizon);
  for (let i = 0; i < 7; i++) {
    const y = horizon + depth * random.between(0.2, 0.95);
    sheet.ellipse(
      random.between(0, PORTRAIT_WIDTH),
      y,
      random.between(140, 360),
      random.between(8, 24),
      random.chance(0.5) ? lighten(light.lawn, 0.16) : darken(light.lawn, 0.12),
      { opacity: 0.22 },
    );
  }
  drawBlades(sheet, random, light, horizon, 240, darken(light.lawn, 0.22), 0.5);
  drawBlades(sheet, random, light, horizon, 190, lighten(light.lawn, 0.24), 0.55);
  if (light.season === 'autumn') drawFallenLeaves(sheet, random, light, horizon);
  if (light.season === 'spring' && random.chance(0.4)) drawDaisies(sheet, random, horizon);
}

function drawStripes(sheet: Sheet, random: Random, light: Light, horizon: number): void {
  const middle = random.between(500, 1100);
  const bottom = PORTRAIT_HEIGHT;
  for (let i = -9; i < 9; i += 2) {
    const top = (step: number): number => middle + step * 70;
    const base = (step: number): number => middle + step * 210;
    sheet.polygon(
      [
        [top(i), horizon],
        [top(i + 1), horizon],
        [base(i + 1), bottom],
        [base(i), bottom],
      ],
      lighten(light.lawn, 0.3),
      { opacity: 0.13 },
    );
  }
}

function drawBlades(
  sheet: Sheet,
  random: Random,
  _light: Light,
  horizon: number,
  count: number,
  color: string,
  opacity: number,
): void {
  let data = '';
  const depth = PORTRAIT_HEIGHT - horizon;
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 0.7;
    const x = random.between(0, PORTRAIT_WIDTH);
    const y = horizon + 6 + t * (depth - 6);
    const tall = 3 + t * 11;
    data += `M${short(x)} ${short(y)}q${short(random.between(-2, 2))} ${short(-tall * 0.6)} ${short(random.between(-4, 4))} ${short(-tall)}`;
  }
  sheet.path(data, 'none', { stroke: color, 'stroke-width': 1.5, opacity, 'stroke-linecap': 'round' });
}

function drawFallenLeaves(sheet: Sheet, random: Random, light: Light, horizon: number): void {
  for (const color of light.leaves) {
    const spots = Array.from({ length: 34 }, () => {
      const t = random.next() ** 0.6;
      return [random.between(0, PORTRAIT_WIDTH), horizon + 20 + t * (PORTRAIT_HEIGHT - horizon - 24), 1.4 + t * 3] as const;
    });
    sheet.path(circlesPath(spots), color, { opacity: 0.85 });
  }
}

function drawDaisies(sheet: Sheet, random: Random, horizon: number): void {
  const spots = Array.from({ length: 60 }, () => {
    const t = random.next() ** 0.6;
    return [random.between(0, PORTRAIT_WIDTH), horizon + 24 + t * (PORTRAIT_HEIGHT - horizon - 30), 1 + t * 2.2] as const;
  });
  sheet.path(circlesPath(spots), '#fbf7e6', { opacity: 0.9 });
}
