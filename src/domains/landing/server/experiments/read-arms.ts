import { z } from 'zod';

const storedArms = z.array(z.object({ version: z.number(), weight: z.number() }));
export type Arm = z.output<typeof storedArms>[number];

/** The arms of an experiment as they are stored. */
export function readArms(stored: unknown): Arm[] {
  return storedArms.parse(stored);
}
