import type { Random } from '#lib/random.ts';
import { desaturate, mix } from '../color.ts';
import type { Scheme } from './house.ts';
import { BRICKS, STONES, ASPHALTS, WOODS, DOORS, SHUTTERS, WHITES, BLACKS, PALETTES } from './palettes.ts';
import type { HomeFacts, WallMaterial } from '../types.ts';

function pickWeighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  return random.weighted(choices, ([, weight]) => weight)[0];
}

function colorOf(random: Random, material: WallMaterial, paints: readonly string[]): string {
  if (material === 'brick') return random.pick(BRICKS);
  if (material === 'stone') return random.pick(STONES);
  if (material === 'wood') return random.pick(WOODS);
  return random.pick(paints);
}

/** Chooses materials and colors that suit the style; tired ones when the condition is poor. */
export function chooseScheme(random: Random, facts: HomeFacts): Scheme {
  const palette = PALETTES[facts.style];
  const wall = facts.siding ?? pickWeighted(random, palette.walls);
  const worn = facts.condition <= 2;
  const fade = (color: string): string => (worn ? mix(desaturate(color, 0.25), '#a59c8e', 0.14) : color);
  const wallColor = fade(colorOf(random, wall, palette.paints));
  const accent = palette.accents ? pickWeighted(random, palette.accents) : wall;
  const sameAccent = accent === wall && random.chance(0.6);
  const accentColor = sameAccent
    ? wallColor
    : fade(
        accent === 'stucco' && facts.style === 'Tudor'
          ? random.pick(['#efe6d2', '#e6dac0', '#f3ecdd'])
          : random.chance(0.5) && accent !== 'wood' && accent !== 'stone' && accent !== 'brick'
            ? wallColor
            : colorOf(random, accent, palette.paints),
      );
  const base = random.pick<Scheme['base']>(palette.base ?? ['stone', 'brick', 'concrete']);
  const trim = fade(random.pick(palette.trims));
  const roof = pickWeighted(random, palette.roofs);
  const roofColors =
    palette.roofColors ??
    (roof === 'shake'
      ? ['#7a6552', '#6b5a4c', '#8a7660']
      : roof === 'slate'
        ? ['#565d66', '#5f5a62', '#4d565a', '#6a6a6a']
        : ASPHALTS);
  const modern = facts.style === 'Modern' || facts.style === 'Contemporary' || facts.style === 'Mid-Century Modern';
  return {
    wall,
    wallColor,
    accent,
    accentColor,
    base,
    baseColor:
      base === 'brick'
        ? wall === 'brick'
          ? wallColor
          : random.pick(BRICKS)
        : base === 'stone'
          ? random.pick(STONES)
          : '#b4b0a8',
    trim,
    sash: random.pick(palette.sashes ?? sashesOf(facts.yearBuilt)),
    shutter: modern ? null : random.chance(0.62) ? fade(random.pick(SHUTTERS)) : null,
    door: fade(random.pick(palette.doors ?? DOORS)),
    garage: fade(random.pick(palette.garages ?? ['#f1eee6', '#e6e0d3', trim, trim, '#8c5a34', '#4a4f52', '#d8d1c3'])),
    roof,
    roofColor: fade(random.pick(roofColors)),
    metal: random.pick(['#c9a45a', '#2b2b2b', '#b9bcbf', '#8a6a3a']),
  };
}

/** Dark frames came late to houses of the older styles. */
function sashesOf(yearBuilt: number): readonly string[] {
  if (yearBuilt >= 2005) return [...BLACKS, ...WHITES];
  return yearBuilt < 1940 ? [...WHITES, '#5a4636'] : WHITES;
}
