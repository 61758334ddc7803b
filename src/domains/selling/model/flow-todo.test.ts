import { expect, it } from 'vitest';
import { countTodo } from './flow-todo.ts';
import { checkListing } from './listing-gate.ts';

it('says at which steps an empty draft needs something, and nothing of what is only advice', () => {
  const gate = checkListing({
    fields: { PropertySubType: 'Single Family Residence', StateOrProvince: 'WA', YearBuilt: 1960 },
    photos: 0,
    alteredWithoutOriginal: 0,
    isEmailVerified: false,
    today: '2027-03-01',
    captions: [],
    passed: [],
    papers: [],
    passedPapers: [],
    wasPublic: false,
    unreadable: [],
  });
  const todo = countTodo(gate);
  expect(todo.get('pricing')).toBe(1);
  expect(todo.get('media')).toBe(1);
  expect(todo.get('description')).toBe(1);
  expect(todo.get('review')).toBe(1);
  expect(todo.get('disclosures')).toBeGreaterThan(0);
  expect(todo.get('property')).toBeGreaterThan(3);
  expect([...todo.values()].reduce((sum, count) => sum + count, 0)).toBe(
    gate.filter(({ severity }) => severity === 'blocker').length,
  );
  expect(countTodo(gate.filter(({ severity }) => severity === 'advice')).size).toBe(0);
});
