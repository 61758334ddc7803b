import type { Random } from '#lib/random.ts';
import { desaturate, lighten, mix, multiply } from '../color.ts';
import type { GradientStop } from '../svg.ts';

export type TimeOfDay = 'day' | 'bright' | 'soft' | 'golden' | 'dusk';

type Season = 'spring' | 'summer' | 'autumn';

/** The light all pictures of one visit share. */
export interface Light {
  time: TimeOfDay;
  season: Season;
  /** From which side the sun shines: -1 left, 1 right. */
  sunSide: -1 | 1;
  /** True when lamps are on and windows glow. */
  lit: boolean;
  sky: readonly GradientStop[];
  cloud: string;
  cloudShade: string;
  /** What distance fades into. */
  haze: string;
  shadow: string;
  shadowOpacity: number;
  lawn: string;
  leaves: readonly string[];
  tint: (color: string) => string;
}

const SKIES: Record<TimeOfDay, readonly (readonly GradientStop[])[]> = {
  day: [
    [
      [0, '#5da3d9'],
      [0.45, '#9accec'],
      [0.8, '#d6ebf3'],
      [1, '#eaf3f0'],
    ],
    [
      [0, '#6fb0dd'],
      [0.5, '#aed6ec'],
      [0.85, '#e2eff0'],
      [1, '#f0f4ec'],
    ],
  ],
  bright: [
    [
      [0, '#3f8bd0'],
      [0.5, '#84bfe9'],
      [0.85, '#c6e3f2'],
      [1, '#e3f0f1'],
    ],
    [
      [0, '#4a95cf'],
      [0.55, '#94c9e6'],
      [1, '#e9f3ee'],
    ],
  ],
  soft: [
    [
      [0, '#a9c3d3'],
      [0.5, '#cfdde1'],
      [1, '#f1efe6'],
    ],
    [
      [0, '#9dbccb'],
      [0.5, '#cad9da'],
      [1, '#efeadd'],
    ],
  ],
  golden: [
    [
      [0, '#7f9cc0'],
      [0.4, '#c5bfc4'],
      [0.68, '#f3cfa0'],
      [0.88, '#f9b878'],
      [1, '#f7c88d'],
    ],
    [
      [0, '#93a9c4'],
      [0.42, '#e0c3b4'],
      [0.72, '#f7cf9b'],
      [1, '#fbdcae'],
    ],
  ],
  dusk: [
    [
      [0, '#1f2f5c'],
      [0.4, '#48568c'],
      [0.68, '#957a9f'],
      [0.86, '#d99c8e'],
      [1, '#f0bd92'],
    ],
    [
      [0, '#1d2b54'],
      [0.5, '#4d5b91'],
      [0.8, '#a98aa6'],
      [1, '#e2ad97'],
    ],
  ],
};

const LEAVES: Record<Season, readonly (readonly string[])[]> = {
  spring: [
    ['#86b25a', '#7aa850', '#93b866'],
    ['#7fae5b', '#8db765', '#6d9f50'],
  ],
  summer: [
    ['#5d9150', '#6c9c55', '#4f8350'],
    ['#568a53', '#6f9a58', '#7aa25a'],
    ['#628f4c', '#55864c', '#739c5f'],
  ],
  autumn: [
    ['#c98436', '#d69c45', '#8f9a4c'],
    ['#b8653a', '#d18c3f', '#7f9350'],
    ['#a9a04a', '#cf9a43', '#b5573c'],
  ],
};

const LAWNS: Record<Season, readonly string[]> = {
  spring: ['#8fbb62', '#86b45f'],
  summer: ['#7eac58', '#78a656', '#88b05e'],
  autumn: ['#9aaa5c', '#90a558', '#a3ab63'],
};

/** The same season on a clear day: few pictures are taken after sunset. */
export function asDaylight(random: Random, light: Light): Light {
  const day = createLight(random, 'day', light.season, light.sunSide);
  return { ...day, lawn: light.lawn, leaves: light.leaves };
}

/** Chooses season, hour and the side of the sun. `condition` 1 leaves a dry lawn, 5 a lush one. */
export function chooseLight(random: Random, condition: number): Light {
  const time = random.weighted<TimeOfDay>(
    ['day', 'bright', 'soft', 'golden', 'dusk'],
    (choice) => ({ day: 42, bright: 26, soft: 12, golden: 13, dusk: 7 })[choice],
  );
  const season = random.weighted<Season>(
    ['summer', 'spring', 'autumn'],
    (choice) => ({ summer: 52, spring: 26, autumn: 22 })[choice],
  );
  const light = createLight(random, time, season, random.chance(0.5) ? 1 : -1);
  const dryness = condition === 1 ? 0.4 : condition === 2 ? 0.22 : 0;
  return { ...light, lawn: mix(light.lawn, '#b9a76a', dryness) };
}

function createLight(random: Random, time: TimeOfDay, season: Season, sunSide: -1 | 1): Light {
  return {
    time,
    season,
    sunSide,
    lit: time === 'dusk',
    sky: random.pick(SKIES[time]),
    cloud: { day: '#ffffff', bright: '#ffffff', soft: '#f6f4ee', golden: '#fde3c4', dusk: '#a993b4' }[time],
    cloudShade: { day: '#cddfe9', bright: '#cfe0ec', soft: '#d5dbda', golden: '#d7a98f', dusk: '#5d5f8f' }[time],
    haze: { day: '#d3e5ea', bright: '#cfe3ee', soft: '#dfe2dc', golden: '#eccfae', dusk: '#b596a8' }[time],
    shadow: '#1e2a3a',
    shadowOpacity: { day: 0.26, bright: 0.3, soft: 0.17, golden: 0.26, dusk: 0.3 }[time],
    lawn: random.pick(LAWNS[season]),
    leaves: random.pick(LEAVES[season]),
    tint: TINTS[time],
  };
}

const TINTS: Record<TimeOfDay, (color: string) => string> = {
  day: (color) => color,
  bright: (color) => lighten(color, 0.02),
  soft: (color) => desaturate(multiply(color, '#f6f6f4'), 0.08),
  golden: (color) => mix(multiply(color, '#fff0d6'), '#e9924a', 0.09),
  dusk: (color) => mix(multiply(color, '#a3a8c8'), '#2c3460', 0.17),
};
