import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type EnvelopeEvent, type EnvelopeState, sendTo } from './envelope.ts';

// People sign more often than something ends it, so that many walks reach the seal.
const events: fc.Arbitrary<EnvelopeEvent> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.record({ type: fc.constantFrom('opened', 'consented', 'signed'), at: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('declined'), at: fc.integer({ min: 0, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('cancelled', 'expired', 'extended', 'sealed') }) },
);

const FINAL = ['completed', 'rejected', 'cancelled'];

/** What holds in every state, whatever happened. */
function check({ status, isOrdered, recipients }: EnvelopeState): void {
  const all = recipients.every((one) => one === 'signed');
  expect(all).toBe(status === 'sealing' || status === 'completed');
  expect(recipients.includes('rejected')).toBe(status === 'rejected');
  if (status === 'pending') {
    expect(recipients).not.toContain('closed');
    const open = recipients.filter((one) => one !== 'signed');
    expect(open[0]).not.toBe('waiting');
    if (isOrdered) expect(open.slice(1).every((one) => one === 'waiting')).toBe(true);
    else expect(open).not.toContain('waiting');
  } else expect(recipients.every((one) => ['signed', 'rejected', 'closed'].includes(one))).toBe(true);
}

describe('an envelope', () => {
  it('keeps its rules on every walk', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.array(events, { maxLength: 80, size: 'max' }),
        (count, isOrdered, walk) => {
          let state = sendTo(count, isOrdered);
          check(state);
          for (const event of walk) {
            const next = advance(state, event);
            if (next === undefined) continue;
            check(next);
            // What is final stays, and a signature is never lost.
            expect(FINAL).not.toContain(state.status);
            for (const [at, was] of state.recipients.entries()) if (was === 'signed') expect(next.recipients[at]).toBe('signed');
            if (state.status === 'sealing') expect(next.status).toBe('completed');
            state = next;
            reached.add(state.status);
          }
        },
      ),
      { numRuns: 400, seed: 7 },
    );
    expect([...reached].toSorted()).toEqual(['cancelled', 'completed', 'expired', 'pending', 'rejected', 'sealing']);
  });

  it('lets the second signer in after the first, and nobody sign without consent', () => {
    let state = sendTo(2, true);
    const act = (type: 'opened' | 'consented' | 'signed', at: number) => {
      const next = advance(state, { type, at });
      if (next !== undefined) state = next;
      return next !== undefined;
    };
    expect([act('opened', 1), act('signed', 0), act('opened', 0), act('signed', 0)]).toEqual([false, false, true, false]);
    expect([act('consented', 0), act('signed', 0), act('signed', 0)]).toEqual([true, true, false]);
    expect(state.recipients).toEqual(['signed', 'notified']);
    expect(advance({ ...state, status: 'sealing' }, { type: 'cancelled' })).toBeUndefined();
  });

  it('goes on after an expiry where it was, with signatures kept', () => {
    const state: EnvelopeState = { status: 'expired', isOrdered: true, recipients: ['signed', 'closed', 'closed'] };
    expect(advance(state, { type: 'extended' })).toEqual({
      status: 'pending',
      isOrdered: true,
      recipients: ['signed', 'notified', 'waiting'],
    });
  });
});
