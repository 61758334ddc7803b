import type { Random } from '#lib/random.ts';
import type { Scheme } from '../facades/house.ts';
import type { Light } from '../landscape/light.ts';
import type { Sheet } from '../svg.ts';
import type { HomeFacts } from '../types.ts';

export interface Scene {
  sheet: Sheet;
  random: Random;
  light: Light;
  facts: HomeFacts;
  scheme: Scheme;
  /** Draws that must come out alike in every picture of the home. */
  identity: Random;
}
