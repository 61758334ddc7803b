import { expect, it } from 'vitest';
import { closingOf, sayEffects } from './intent-effects.ts';
import { type Intent, intentSchema } from './plan.ts';

const NOW = new Date('2027-01-04T12:00:00Z');
const intent = (given: Partial<Intent>): Intent => ({ ...intentSchema.parse({}), ...given });

it('assumes a later closing for a sale that begins later', () => {
  const days = (['now', 'quarter', 'half'] as const).map((time) => closingOf({ time }, NOW));
  expect(days).toEqual(['2027-03-20', '2027-06-19', '2027-09-18']);
  expect(closingOf({ time: null }, NOW)).toBe(days[0]);
});

it('says of each answer what it changes, and nothing without answers', () => {
  expect(sayEffects(intent({}), NOW)).toEqual([]);
  expect(sayEffects(intent({ time: 'now', occupant: 'owner', isBuyingNext: false }), NOW)).toEqual([]);
  const said = sayEffects(
    intent({ condition: 'worn', time: 'quarter', occupant: 'tenant', reason: 'inherited', isBuyingNext: true }),
    NOW,
  );
  expect(said).toHaveLength(5);
  expect(said[1]).toContain('Jun 19, 2027');
});
