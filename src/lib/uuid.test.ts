import { expect, it } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './uuid.ts';

it('makes a new random UUID each time', () => {
  const made = Array.from({ length: 100 }, randomUuid);
  expect(new Set(made).size).toBe(100);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success).toBe(true);
});
