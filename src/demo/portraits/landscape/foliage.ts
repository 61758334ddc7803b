import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Light } from './light.ts';
import { type Sheet, circlesPath } from '../svg.ts';

export type Lobe = readonly [x: number, y: number, radius: number];

interface FoliageOptions {
  /** Leaves per lobe. */
  density?: number;
  /** Leaf radius in px. */
  leaf: number;
  blossom?: string;
  /** 0 near to 1 lost in haze. */
  far?: number;
}

/** Paints a cloud of leaves over the lobes: dark inside and below, light where the sun strikes. */
export function drawFoliage(
  sheet: Sheet,
  random: Random,
  light: Light,
  lobes: readonly Lobe[],
  color: string,
  options: FoliageOptions,
): void {
  const far = options.far ?? 0;
  const base = mix(color, light.haze, far);
  const contrast = 1 - far * 0.7;
  const tones = [
    darken(base, 0.3 * contrast),
    darken(base, 0.16 * contrast),
    base,
    mix(lighten(base, 0.1 * contrast), '#f3e9a0', 0.08 * contrast),
    mix(lighten(base, 0.2 * contrast), '#fff3b0', 0.12 * contrast),
  ];
  const box = boundLobes(lobes);
  const leaves: Lobe[][] = tones.map(() => []);
  for (const [x, y, radius] of lobes) {
    const count = Math.round((options.density ?? 26) * 1.6);
    for (let i = 0; i < count; i++) {
      const angle = random.next() * Math.PI * 2;
      const reach = Math.sqrt(random.next()) * 1.02;
      const px = x + Math.cos(angle) * radius * reach;
      const py = y + Math.sin(angle) * radius * reach;
      const inLobe = (Math.cos(angle) * light.sunSide * 0.5 - Math.sin(angle)) * reach;
      const inCrown = ((px - box.x) / box.halfWidth) * light.sunSide * 0.35 - (py - box.y) / box.halfHeight;
      const lit = inLobe * 0.95 + inCrown * 0.8 + random.between(-0.55, 0.55);
      const tone = lit < -0.9 ? 0 : lit < -0.15 ? 1 : lit < 0.55 ? 2 : lit < 1.15 ? 3 : 4;
      leaves[tone]?.push([px, py, options.leaf * random.between(0.5, 0.95)]);
    }
  }
  sheet.path(circlesPath(lobes.map(([x, y, radius]) => [x, y, radius * 0.97] as const)), darken(base, 0.24 * contrast));
  tones.forEach((tone, index) => {
    const group = leaves[index] ?? [];
    if (group.length > 0) sheet.path(circlesPath(group), tone);
  });
  if (options.blossom) drawBlossom(sheet, random, lobes, options.blossom, options.leaf * 0.5);
}

function drawBlossom(sheet: Sheet, random: Random, lobes: readonly Lobe[], color: string, size: number): void {
  const flowers = lobes.flatMap(([x, y, radius]) =>
    Array.from({ length: 9 }, () => {
      const angle = random.next() * Math.PI * 2;
      const reach = Math.sqrt(random.next()) * radius;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size * random.between(0.7, 1.3)] as const;
    }),
  );
  sheet.path(circlesPath(flowers), color, { opacity: 0.92 });
}

function boundLobes(lobes: readonly Lobe[]): { x: number; y: number; halfWidth: number; halfHeight: number } {
  const left = Math.min(...lobes.map(([x, , radius]) => x - radius));
  const right = Math.max(...lobes.map(([x, , radius]) => x + radius));
  const top = Math.min(...lobes.map(([, y, radius]) => y - radius));
  const bottom = Math.max(...lobes.map(([, y, radius]) => y + radius));
  return { x: (left + right) / 2, y: (top + bottom) / 2, halfWidth: (right - left) / 2, halfHeight: (bottom - top) / 2 };
}

const FLOWERS = ['#f4f1e6', '#e7b7c4', '#d98aa5', '#a98bc9', '#e9c45b', '#d9604f', '#f0dfe6', '#7f8fd0'] as const;

/** A shrub whose foot stands on `y`; flowers in spring and summer now and then. */
export function drawShrub(sheet: Sheet, random: Random, light: Light, x: number, y: number, width: number, height: number): void {
  const color = shrubColor(random, light);
  const lobes: Lobe[] = [];
  const count = Math.max(3, Math.round(width / 16));
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const radius = height * random.between(0.36, 0.5) * (1 - Math.abs(t) * 0.25);
    lobes.push([x + t * (width / 2 - radius * 0.6), y - radius * 0.85 - (1 - t * t) * height * random.between(0, 0.24), radius]);
  }
  sheet.ellipse(x, y, width * 0.56, height * 0.13, light.shadow, { opacity: light.shadowOpacity * 0.8 });
  const blooming = light.season !== 'autumn' && random.chance(0.28);
  drawFoliage(sheet, random, light, lobes, color, {
    leaf: Math.max(2.2, height * 0.1),
    density: 20,
    ...(blooming ? { blossom: random.pick(FLOWERS) } : {}),
  });
}

function shrubColor(random: Random, light: Light): string {
  if (light.season === 'autumn' && random.chance(0.3)) return random.pick(['#b2603f', '#c08a45', '#8d8a4a']);
  return random.pick(['#5c8a54', '#6b9760', '#4d7a52', '#7d9f63', '#5f8765', '#86a277']);
}

/** A clipped ball or cone, as beside a front door. */
export function drawTopiary(
  sheet: Sheet,
  random: Random,
  light: Light,
  x: number,
  y: number,
  size: number,
  shape: 'ball' | 'cone',
): void {
  const color = random.pick(['#4f7d50', '#5b8857', '#476f4d']);
  const lobes: Lobe[] =
    shape === 'ball'
      ? [[x, y - size * 0.5, size * 0.5]]
      : [0, 1, 2, 3, 4].map((step) => [x, y - size * (0.24 + step * 0.33), size * (0.33 - step * 0.06)] as const);
  drawFoliage(sheet, random, light, lobes, color, { leaf: size * 0.075, density: shape === 'ball' ? 60 : 24 });
}
