import { z } from 'zod';
import { DEVICE_KEYS, SOURCE_KEYS, type Audience } from '../../model/audience.ts';

const storedArms = z.array(
  z.object({ version: z.number().nullish().default(null), words: z.string().nullish().default(null), weight: z.number() }),
);
/** What an arm shows: a version of a landing page, or words at a place of the product's own pages. */
export type Arm = z.output<typeof storedArms>[number];

/** The arms of an experiment as they are stored. */
export function readArms(stored: unknown): Arm[] {
  return storedArms.parse(stored);
}

const storedAudience = z.object({ devices: z.array(z.enum(DEVICE_KEYS)), sources: z.array(z.enum(SOURCE_KEYS)) });

export function readAudience(stored: unknown): Audience {
  return storedAudience.parse(stored);
}
