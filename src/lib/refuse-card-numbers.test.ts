import { expect, it } from 'vitest';
import { z } from 'zod';
import { NO_CARD_NUMBERS } from './card-number.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';

const form = refuseCardNumbers(
  z.object({ about: z.string(), works: z.array(z.object({ text: z.string() })), cents: z.number().nullable() }),
);

it('names every text with a card number, wherever it stands, and lets others pass', () => {
  const works = [{ text: 'A kitchen' }, { text: 'Paid with 5555-5555-5555-4444' }];
  const { error } = form.safeParse({ about: 'Card: 4242 4242 4242 4242', works, cents: 4_242_424_242_424_242 });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['about', NO_CARD_NUMBERS],
    ['works.1.text', NO_CARD_NUMBERS],
  ]);
  expect(form.safeParse({ about: 'Call (206) 555-0142', works: [], cents: null }).success).toBe(true);
});
