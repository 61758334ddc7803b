import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type EnvelopeEvent, type EnvelopeState, sendTo } from './envelope.ts';

// People sign more often than something ends it, so that many walks reach the seal.
const events: fc.Arbitrary<EnvelopeEvent> = fc.oneof(
  {
    weight: 50,
    arbitrary: fc.record({ type: fc.constantFrom('opened', 'consented', 'signed'), at: fc.integer({ min: 0, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('declined', 'reassigned', 'reassigned'), at: fc.integer({ min: 0, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('cancelled', 'expired', 'extended', 'corrected', 'sealed') }) },
);
const people = fc
  .array(fc.record({ step: fc.integer({ min: 1, max: 3 }), isCopy: fc.boolean() }), { minLength: 1, maxLength: 5 })
  .filter((all) => all.some(({ isCopy }) => !isCopy));

const FINAL = ['completed', 'rejected', 'cancelled'];
const isDone = (one: string) => one === 'signed' || one === 'copy';

/** What holds in every state, whatever happened. */
function check({ status, steps, recipients }: EnvelopeState): void {
  expect(recipients.every(isDone)).toBe(status === 'sealing' || status === 'completed');
  expect(recipients.includes('rejected')).toBe(status === 'rejected');
  if (status !== 'pending') {
    expect(recipients.every((one) => isDone(one) || ['rejected', 'closed'].includes(one))).toBe(true);
    return;
  }
  expect(recipients).not.toContain('closed');
  // Exactly those whose turn it is are asked, and nobody out of turn.
  const open = recipients.flatMap((one, at) => (isDone(one) ? [] : [{ one, step: steps[at] ?? 0 }]));
  const turn = Math.min(...open.map(({ step }) => step));
  for (const { one, step } of open) expect(one === 'waiting').toBe(step > turn);
}

describe('an envelope', () => {
  it('keeps its rules on every walk', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(people, fc.array(events, { maxLength: 90, size: 'max' }), (all, walk) => {
        let state = sendTo(all);
        check(state);
        for (const event of walk) {
          const next = advance(state, event);
          if (next === undefined) continue;
          check(next);
          // What is final stays, and a signature is never lost.
          expect(FINAL).not.toContain(state.status);
          for (const [at, was] of state.recipients.entries()) if (isDone(was)) expect(next.recipients[at]).toBe(was);
          if (state.status === 'sealing') expect(next.status).toBe('completed');
          if (event.type === 'corrected') expect(state.recipients).not.toContain('signed');
          state = next;
          reached.add(state.status);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
    expect([...reached].toSorted()).toEqual(['cancelled', 'completed', 'expired', 'pending', 'rejected', 'sealing']);
  });

  it('lets the second turn in after the first, and nobody sign without consent', () => {
    let state = sendTo([
      { step: 1, isCopy: false },
      { step: 2, isCopy: false },
      { step: 1, isCopy: true },
    ]);
    const act = (type: 'opened' | 'consented' | 'signed' | 'reassigned', at: number) => {
      const next = advance(state, { type, at });
      if (next !== undefined) state = next;
      return next !== undefined;
    };
    expect([act('opened', 1), act('signed', 0), act('opened', 0), act('signed', 0), act('opened', 2)]).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    // Whoever takes over consents for themselves.
    expect([act('consented', 0), act('reassigned', 0), act('signed', 0)]).toEqual([true, true, false]);
    expect([act('opened', 0), act('consented', 0), act('signed', 0), act('signed', 0)]).toEqual([true, true, true, false]);
    expect(state.recipients).toEqual(['signed', 'notified', 'copy']);
    expect(advance(state, { type: 'corrected' })).toBeUndefined();
    expect(advance({ ...state, status: 'sealing' }, { type: 'cancelled' })).toBeUndefined();
  });

  it('goes on after an expiry where it was, with signatures kept', () => {
    const state: EnvelopeState = { status: 'expired', steps: [1, 2, 3], recipients: ['signed', 'closed', 'closed'] };
    expect(advance(state, { type: 'extended' })).toEqual({
      status: 'pending',
      steps: [1, 2, 3],
      recipients: ['signed', 'notified', 'waiting'],
    });
  });
});
