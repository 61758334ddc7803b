import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import {
  makeMove,
  OFFER_CHANGES,
  OFFER_STATUSES,
  refuseInRound,
  refuseRound,
  statusAt,
  verbsBeside,
  verbsOf,
  type Move,
  type OfferVerb,
  type Side,
  type StandingOffer,
} from './negotiation.ts';
import { soonAt } from './offer-times.ts';

const START = new Date('2026-11-23T12:00:00Z');
const after = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);
const offer = (id: string, status: StandingOffer['status'] = 'submitted', backupNumber: number | null = null): StandingOffer => ({
  id,
  status,
  backupNumber,
  expiresAt: after(24),
});
const VERBS = Object.keys(OFFER_CHANGES) as OfferVerb[];
const SIDES: readonly Side[] = ['buyer', 'seller', 'clock', 'sale'];
const ENDED = ['rejected', 'withdrawn', 'expired', 'superseded', 'released'];

function play(offers: readonly StandingOffer[], verb: OfferVerb, offerId: string, more: Partial<Move> = {}) {
  return makeMove(offers, { verb, offerId, by: OFFER_CHANGES[verb].by, at: START, expiresAt: after(48), ...more });
}
function played(offers: readonly StandingOffer[], ...moves: [verb: OfferVerb, id: string][]): StandingOffer[] {
  return moves.reduce<StandingOffer[]>(
    (now, [verb, id]) => {
      const result = play(now, verb, id);
      if (!result.ok) throw new Error(`${verb} ${id}: ${result.reason}`);
      return result.offers;
    },
    [...offers],
  );
}
const statuses = (offers: readonly StandingOffer[]) => offers.map(({ status }) => status);

describe('a negotiation', () => {
  it('lets nobody make the move of another side', () => {
    for (const status of OFFER_STATUSES)
      for (const verb of VERBS)
        for (const by of SIDES.filter((side) => side !== OFFER_CHANGES[verb].by)) {
          expect(play([offer('a', status, status === 'backup' ? 1 : null)], verb, 'a', { by })).toEqual({
            ok: false,
            reason: 'wrong-side',
          });
          expect(verbsOf(status, by)).not.toContain(verb);
        }
  });

  it('ends for good', () => {
    for (const status of ENDED) for (const side of SIDES) expect(verbsOf(status as StandingOffer['status'], side)).toEqual([]);
  });

  it('binds by a yes to one counter, and by the seller’s choice among several', () => {
    expect(statuses(played([offer('a')], ['counter', 'a'], ['agree-to-counter', 'a']))).toEqual(['accepted']);
    const several = played(
      [offer('a'), offer('b')],
      ['counter-several', 'a'],
      ['counter-several', 'b'],
      ['agree-to-one-of-several', 'a'],
      ['agree-to-one-of-several', 'b'],
    );
    expect(statuses(several)).toEqual(['agreed', 'agreed']);
    expect(statuses(played(several, ['select', 'b']))).toEqual(['superseded', 'accepted']);
  });

  it('has a counter reject the offer: it cannot be accepted afterwards', () => {
    const countered = played([offer('a')], ['counter', 'a']);
    expect(play(countered, 'accept', 'a')).toEqual({ ok: false, reason: 'not-now' });
    expect(play(played(countered, ['withdraw', 'a']), 'agree-to-counter', 'a')).toEqual({ ok: false, reason: 'not-now' });
  });

  it('has one single counter out at a time, and ends counters when another offer is accepted', () => {
    const countered = played([offer('a'), offer('b')], ['counter', 'a']);
    expect(play(countered, 'counter', 'b')).toEqual({ ok: false, reason: 'other-counter' });
    expect(play(countered, 'counter', 'b', { at: after(49), expiresAt: after(60) })).toMatchObject({ reason: 'expired' });
    const accepted = played(countered, ['accept', 'b']);
    expect(statuses(accepted)).toEqual(['superseded', 'accepted']);
    // What had expired before has expired, and no other offer ended it.
    const late = play([offer('a', 'countered'), { ...offer('b'), expiresAt: after(48) }], 'accept', 'b', { at: after(30) });
    expect(late.ok ? statuses(late.offers) : late.reason).toEqual(['countered', 'accepted']);
    expect(play(played([offer('a'), offer('b')], ['accept', 'a']), 'accept', 'b')).toEqual({ ok: false, reason: 'taken' });
  });

  it('takes nothing at the very moment of expiry, and expires then', () => {
    const late = { at: after(24) };
    expect(play([offer('a')], 'accept', 'a', late)).toEqual({ ok: false, reason: 'expired' });
    expect(play([offer('a')], 'accept', 'a', { at: new Date(after(24).getTime() - 1) }).ok).toBe(true);
    expect(play([offer('a')], 'expire', 'a')).toEqual({ ok: false, reason: 'not-now' });
    expect(play([offer('a')], 'expire', 'a', late).ok).toBe(true);
  });

  it('leaves the seller only what the other offers allow', () => {
    const verbs = verbsOf('submitted', 'seller');
    expect(verbsBeside(verbs, [offer('a'), offer('b')])).not.toContain('keep-as-backup');
    expect(verbsBeside(verbs, [offer('a'), offer('b')])).toContain('accept');
    // What is left beside a sale is what the move itself would not refuse.
    const beside = [offer('a'), offer('b', 'accepted')];
    expect(verbsBeside(verbs, [offer('a'), offer('b', 'countered')])).toEqual(
      verbs.filter((verb) => !/^counter|backup/.test(verb)),
    );
    expect(verbsBeside(verbs, [offer('a'), offer('b', 'countered-several')])).toContain('counter-several');
    expect(verbsBeside(verbs, beside)).toEqual(verbs.filter((verb) => play(beside, verb, 'a', { expiresAt: after(20) }).ok));
  });

  it('numbers backups, moves them up and takes the first', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => offer(id));
    expect(play(all, 'keep-as-backup', 'b')).toEqual({ ok: false, reason: 'no-sale' });
    const kept = played(
      all,
      ['accept', 'a'],
      ['keep-as-backup', 'b'],
      ['keep-as-backup', 'c'],
      ['keep-as-backup', 'd'],
      ['withdraw', 'b'],
    );
    expect(kept.map(({ backupNumber }) => backupNumber)).toEqual([null, null, 1, 2]);
    expect(play(kept, 'take-backup', 'c')).toEqual({ ok: false, reason: 'taken' });
    const fallen = played(kept, ['release', 'a']);
    expect(play(fallen, 'take-backup', 'd')).toEqual({ ok: false, reason: 'not-first' });
    expect(statuses(played(fallen, ['take-backup', 'c']))).toEqual(['released', 'withdrawn', 'accepted', 'backup']);
  });

  it('holds whatever happens in whatever order', () => {
    const anyMove = fc.record({
      verb: fc.constantFrom(...VERBS),
      by: fc.constantFrom(...SIDES),
      isRightSide: fc.boolean(),
      at: fc.integer({ min: 0, max: 4 }),
      hours: fc.integer({ min: 0, max: 3 }),
      until: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 60, maxLength: 160 }), (moves) => {
        let offers: StandingOffer[] = ['a', 'b', 'c', 'd', 'e'].map((id) => offer(id));
        let clock = 0;
        for (const { verb, by, isRightSide, at, hours, until } of moves) {
          clock += hours / 8;
          const before = offers;
          const now = after(clock);
          const mover = isRightSide ? OFFER_CHANGES[verb].by : by;
          const expiresAt = until === undefined ? {} : { expiresAt: after(clock + until) };
          const result = makeMove(before, { verb, by: mover, offerId: before[at]?.id ?? '', at: now, ...expiresAt });
          if (!result.ok) continue;
          offers = result.offers;
          seen.add(verb);
          const old = before[at];
          const next = offers[at];
          expect(OFFER_CHANGES[verb].by).toBe(mover);
          expect(OFFER_CHANGES[verb].from).toContain(old?.status);
          expect(next?.status).toBe(OFFER_CHANGES[verb].to);
          expect(offers.filter(({ status }) => status === 'accepted').length).toBeLessThanOrEqual(1);
          if (next?.status === 'accepted' && verb !== 'take-backup')
            expect(old?.expiresAt.getTime()).toBeGreaterThan(now.getTime());
          if (next?.status === 'accepted') expect(offers.some((one) => statusAt(one, now).startsWith('countered'))).toBe(false);
          const numbers = offers
            .flatMap(({ backupNumber }) => (backupNumber === null ? [] : [backupNumber]))
            .toSorted((a, b) => a - b);
          expect(numbers).toEqual(numbers.map((_, place) => place + 1));
          for (const one of offers) expect(one.status === 'backup').toBe(one.backupNumber !== null);
          for (const [place, one] of before.entries()) if (ENDED.includes(one.status)) expect(offers[place]).toEqual(one);
          expect(offers.filter((one) => one.status === 'countered' && one.expiresAt > now).length).toBeLessThanOrEqual(1);
        }
      }),
      // Few walks release an offer and take a backup: fewer of them would now and then miss a verb.
      { numRuns: 1200 },
    );
    // The walks came everywhere, apart from what only an acceptance does.
    expect([...seen].toSorted()).toEqual(VERBS.toSorted());
  });
});

describe('a round of highest and best', () => {
  const round = { opensAt: START, closesAt: after(12) };
  const made = (id: string, status: StandingOffer['status'] = 'submitted') => ({ ...offer(id, status), createdAt: after(-5) });

  it('wants two offers that wait, time, and no other round, counter or sale', () => {
    const open = [offer('a'), offer('b', 'viewed'), offer('c', 'withdrawn')];
    expect(refuseRound(open, round, null)).toBeNull();
    expect(refuseRound(open, round, { opensAt: after(-3), closesAt: START })).toBeNull();
    expect(refuseRound(open.slice(1), round, null)).toBe('too-few');
    expect(refuseRound([offer('a'), { ...offer('b'), expiresAt: START }], round, null)).toBe('too-few');
    expect(refuseRound(open, { ...round, closesAt: after(0.5) }, null)).toBe('no-time');
    expect(refuseRound(open, { ...round, closesAt: after(24 * 15) }, null)).toBe('no-time');
    expect(refuseRound(open, round, { opensAt: after(-2), closesAt: after(1) })).toBe('running');
    expect(refuseRound([...open, offer('d', 'accepted')], round, null)).toBe('taken');
    expect(refuseRound([...open, offer('d', 'agreed')], round, null)).toBe('countered');
  });

  it('holds the seller until its deadline, and the buyers from then on', () => {
    const before = new Date(after(12).getTime() - 1);
    const at = (moment: Date) => ({ round, at: moment });
    for (const verb of VERBS) {
      const isHeld = ['accept', 'counter', 'counter-several', 'select', 'take-backup'].includes(verb);
      expect(refuseInRound(verb, made('a'), at(before)), verb).toBe(isHeld ? 'round' : null);
      expect(refuseInRound(verb, made('a'), at(after(12))), verb).toBe(verb === 'revise' ? 'round-over' : null);
      expect(refuseInRound(verb, made('a'), { round: null, at: before })).toBeNull();
    }
    // A counter after the round may be answered, and an offer made after it changed.
    expect(refuseInRound('revise', made('a', 'countered'), at(after(13)))).toBeNull();
    expect(refuseInRound('revise', { ...made('a'), createdAt: after(12) }, at(after(13)))).toBeNull();
  });
});

it('people hear of an end a day before, or after half of a shorter time', () => {
  expect(soonAt({ madeAt: START, expiresAt: after(72) })).toEqual(after(48));
  expect(soonAt({ madeAt: START, expiresAt: after(6) })).toEqual(after(3));
});
