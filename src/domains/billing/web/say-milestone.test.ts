// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type Milestone, MILESTONE_VERBS } from '../contract/milestones.ts';
import { MOVE_WORDS, sayNote, sayPart, sayWhenPayable } from './say-milestone.ts';

const AT = '2026-11-20T18:00:00Z';

it('says who did what, and of what time did by itself nobody', () => {
  expect(sayNote({ side: 'vendor', verb: 'submit', text: 'The roof', at: AT })).toBe(
    'Handed in by the professional, Nov 20, 2026: The roof',
  );
  expect(sayNote({ side: 'client', verb: 'silence', text: '', at: AT })).toBe('Approved automatically, Nov 20, 2026');
  expect(sayNote({ side: 'admin', verb: 'job-ended', text: '', at: AT })).toBe('The job was ended by our team, Nov 20, 2026');
  expect(sayNote({ side: 'admin', verb: 'settled', text: '', at: AT })).toBe('Dispute settled by our team, Nov 20, 2026');
});

it('has words for every move, and asks for a note wherever one is needed', () => {
  expect(Object.keys(MOVE_WORDS).toSorted()).toEqual([...MILESTONE_VERBS].toSorted());
  for (const { missing, note } of Object.values(MOVE_WORDS)) expect(missing !== undefined && note === undefined).toBe(false);
});

// Only what the sentence is made of.
const part = (facts: Partial<Milestone>) =>
  ({ status: 'funded', releasedCents: 0, refundedCents: 0, feeCents: 0, vendorCents: 0, approveBy: null, ...facts }) as Milestone;

it('says what a part came to, with the fee to the professional’s side alone', () => {
  expect(sayPart(part({}), 'client')).toBeUndefined();
  const halved = part({ status: 'released', releasedCents: 400_00, refundedCents: 100_00, feeCents: 40_00, vendorCents: 360_00 });
  expect(sayPart(halved, 'client')).toBe('$400.00 released; $100.00 paid back');
  expect(sayPart(halved, 'vendor')).toBe('$400.00 released; $100.00 paid back; $360.00 to you after the $40.00 fee');
  expect(sayPart(part({ status: 'submitted', approveBy: '2026-11-27T18:00:00Z' }), 'client')).toBe(
    'counts as approved on Nov 27, 2026 unless someone objects',
  );
  // What is not due any more is not announced.
  expect(sayPart(part({ status: 'disputed', approveBy: '2026-11-27T18:00:00Z' }), 'client')).toBeUndefined();
});

it('tells each side when a job can be paid', () => {
  expect(sayWhenPayable('client')).toBe('You can pay here, part by part, once the professional confirms the job.');
  expect(sayWhenPayable('vendor')).toBe('The client can pay here, part by part, once you confirm the job.');
});
