import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { engagementAt, hasWaitingLine, type Hiring, leadAt, nextChangeAt, quoteAt, requestAt } from './hiring.ts';
import { ANSWER_MS, CONFIRM_MS, MOST_NAMED, OPEN_MS, REVIEW_MS, SILENCE_MS } from './hiring-terms.ts';
import { type HiringMove, letTimePass, makeMove } from './make-move.ts';
import {
  ACCEPTED_LEADS,
  ENGAGEMENT_CHANGES,
  HOLDING,
  LEAD_CHANGES,
  LIVE_LEADS,
  QUOTE_CHANGES,
  REQUEST_CHANGES,
} from './status-changes.ts';

const START = new Date('2026-11-26T12:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

let made = 0;
const newId = () => `lead-${(made += 1)}`;
const begin = (line: readonly string[], maxPros = 3): Hiring => ({
  request: { status: 'draft', maxPros, closesAt: null, line },
  leads: [],
  quotes: [],
  engagements: [],
});
const play = (hiring: Hiring, move: HiringMove, at: Date = START) => makeMove(hiring, move, { at, newId });
function played(hiring: Hiring, moves: readonly HiringMove[], at: Date = START): Hiring {
  return moves.reduce((now, move) => {
    const result = play(now, move, at);
    if (!result.ok) throw new Error(`${move.verb}: ${result.reason}`);
    return result.hiring;
  }, hiring);
}
const submitted = (line: readonly string[], maxPros: number, isTaking: (vendorId: string) => boolean): Hiring => {
  const result = makeMove(begin(line, maxPros), { verb: 'submit', by: 'client' }, { at: START, newId, isTaking });
  if (!result.ok) throw new Error(result.reason);
  return result.hiring;
};
const SUBMIT: HiringMove = { verb: 'submit', by: 'client' };
const idOf = (hiring: Hiring, vendorId: string) => hiring.leads.findLast((lead) => lead.vendorId === vendorId)?.id ?? '';
const statusOf = (hiring: Hiring, vendorId: string) => hiring.leads.findLast((lead) => lead.vendorId === vendorId)?.status;
const vendor = (verb: 'view' | 'accept' | 'decline' | 'give-up', leadId: string): HiringMove => ({ verb, by: 'vendor', leadId });
const quote = (leadId: string, quoteId: string, until = after(5 * 24 * HOUR_MS)): HiringMove => ({
  verb: 'quote',
  by: 'vendor',
  leadId,
  quoteId,
  validUntil: until,
});
const accept = (quoteId: string, engagementId = `of-${quoteId}`): HiringMove => ({
  verb: 'accept-quote',
  by: 'client',
  quoteId,
  engagementId,
});
function quoted(): Hiring {
  let hiring = played(begin(['a', 'b', 'c', 'd']), [SUBMIT]);
  for (const one of ['a', 'b']) {
    const id = idOf(hiring, one);
    hiring = played(hiring, [vendor('accept', id), quote(id, `q-${one}`)]);
  }
  return hiring;
}

it('asks who takes requests, and leaves the others their place in line', () => {
  const asked = submitted(['a', 'b', 'c', 'd'], 2, (vendorId) => vendorId !== 'a');
  expect(asked.leads.map(({ vendorId }) => vendorId)).toEqual(['b', 'c']);
  expect(asked.request.line).toEqual(['a', 'd']);
  expect(hasWaitingLine(asked)).toBe(false);
  const none = submitted(['a'], 2, () => false);
  expect([none.leads, none.request.line, hasWaitingLine(none)]).toEqual([[], ['a'], true]);
  expect(letTimePass(none, { at: after(HOUR_MS), newId }).leads.map(({ vendorId }) => vendorId)).toEqual(['a']);
});

describe('a request', () => {
  it('asks as many at once as the client wants, and the next in line when one drops out', () => {
    const sent = played(begin(['a', 'b', 'c', 'd', 'e'], 2), [SUBMIT]);
    expect(sent.leads.map(({ vendorId, status }) => [vendorId, status])).toEqual([
      ['a', 'new'],
      ['b', 'new'],
    ]);
    const declined = played(sent, [vendor('decline', idOf(sent, 'a'))]);
    expect(declined.leads.map(({ vendorId }) => vendorId)).toEqual(['a', 'b', 'c']);
    const late = letTimePass(declined, { at: after(ANSWER_MS), newId });
    expect(late.leads.map(({ status }) => status)).toEqual(['declined', 'expired', 'expired', 'new', 'new']);
    expect(late.leads.at(-1)?.answerBy).toEqual(after(2 * ANSWER_MS));
  });

  it('takes no answer at the very moment a lead expires', () => {
    const sent = played(begin(['a']), [SUBMIT]);
    const id = idOf(sent, 'a');
    expect(play(sent, vendor('accept', id), after(ANSWER_MS))).toEqual({ ok: false, reason: 'expired' });
    expect(play(sent, vendor('accept', id), after(ANSWER_MS - 1)).ok).toBe(true);
  });

  it('closes after its time, and later while a quote is valid for longer', () => {
    const accepted = played(begin(['a']), [SUBMIT]);
    const id = idOf(accepted, 'a');
    const open = played(accepted, [vendor('accept', id)]);
    expect(statusOf(letTimePass(open, { at: after(OPEN_MS), newId }), 'a')).toBe('lost');
    const longer = played(open, [quote(id, 'q', after(OPEN_MS + 10 * HOUR_MS))]);
    expect(play(longer, accept('q'), after(OPEN_MS + 9 * HOUR_MS)).ok).toBe(true);
    expect(play(longer, accept('q'), after(OPEN_MS + 10 * HOUR_MS))).toMatchObject({ ok: false });
  });

  it('names at most so many, each once', () => {
    const sent = played(begin(['a']), [SUBMIT]);
    const more = played(sent, [{ verb: 'name', by: 'client', vendorIds: ['a', 'b', 'b'] }]);
    expect(more.leads.map(({ vendorId }) => vendorId)).toEqual(['a', 'b']);
    const many = Array.from({ length: MOST_NAMED }, (_, index) => `v${index}`);
    expect(play(more, { verb: 'name', by: 'client', vendorIds: many })).toEqual({ ok: false, reason: 'too-many-named' });
  });
});

describe('hiring', () => {
  it('takes one quote, passes over the others and tells later vendors that the job is taken', () => {
    const hired = played(quoted(), [accept('q-a')]);
    expect(hired.request.status).toBe('hired');
    expect(hired.leads.map(({ status }) => status)).toEqual(['won', 'lost', 'lost']);
    expect(hired.quotes.map(({ status }) => status)).toEqual(['accepted', 'passed-over']);
    expect(play(hired, accept('q-b'))).toEqual({ ok: false, reason: 'hired' });
    expect(play(hired, vendor('accept', idOf(hired, 'c')))).toEqual({ ok: false, reason: 'taken' });
    expect(hired.leads).toHaveLength(3);
  });

  it('frees the request when the vendor does not confirm, and the second can still win', () => {
    const hired = played(quoted(), [accept('q-a')]);
    const lapsed = letTimePass(hired, { at: after(CONFIRM_MS), newId });
    expect(lapsed.request.status).toBe('open');
    expect(lapsed.engagements[0]?.status).toBe('expired');
    expect(statusOf(lapsed, 'a')).toBe('lost');
    const again = played(lapsed, [accept('q-b')], after(CONFIRM_MS));
    expect(statusOf(again, 'b')).toBe('won');
    expect(play(lapsed, accept('q-a'), after(CONFIRM_MS))).toMatchObject({ ok: false });
  });

  it('completes by the client, or by silence after the vendor says that it is done', () => {
    const active = played(quoted(), [accept('q-a', 'e'), { verb: 'confirm', by: 'vendor', engagementId: 'e' }]);
    expect(statusOf(active, 'a')).toBe('in_progress');
    const done = played(active, [{ verb: 'report-done', by: 'vendor', engagementId: 'e' }]);
    const silent = letTimePass(done, { at: after(SILENCE_MS), newId });
    expect(silent.engagements[0]).toMatchObject({ status: 'completed', completedAt: after(SILENCE_MS) });
    expect(statusOf(silent, 'a')).toBe('completed');
    const disputed = played(done, [{ verb: 'dispute', by: 'client', engagementId: 'e' }]);
    expect(letTimePass(disputed, { at: after(SILENCE_MS), newId }).engagements[0]?.status).toBe('disputed');
    expect(play(disputed, { verb: 'settle', by: 'vendor', engagementId: 'e' })).toEqual({
      ok: false,
      reason: 'not-yours-to-settle',
    });
    const review: HiringMove = { verb: 'review', by: 'client', engagementId: 'e' };
    expect(play(active, review)).toEqual({ ok: false, reason: 'not-now' });
    const reviewed = played(silent, [review], after(SILENCE_MS));
    expect(statusOf(reviewed, 'a')).toBe('reviewed');
    expect(play(reviewed, review, after(SILENCE_MS))).toEqual({ ok: false, reason: 'not-now' });
    expect(play(silent, review, after(SILENCE_MS + REVIEW_MS))).toEqual({ ok: false, reason: 'expired' });
  });

  it('ends at once for a vendor who is blocked, with its quote', () => {
    const hiring = quoted();
    const blocked = played(hiring, [{ verb: 'block', by: 'client', leadId: idOf(hiring, 'a') }]);
    expect(statusOf(blocked, 'a')).toBe('lost');
    expect(blocked.quotes[0]?.status).toBe('withdrawn');
    expect(play(blocked, accept('q-a'))).toMatchObject({ ok: false });
    expect(statusOf(blocked, 'd')).toBe('new');
  });

  it('ends for a vendor who is blocked after another was chosen, with the quote that was passed over', () => {
    const hired = played(quoted(), [accept('q-a')]);
    const passedOver = hired.quotes.find(({ status }) => status === 'passed-over');
    const lead = hired.leads.find(({ id }) => id === passedOver?.leadId);
    const blocked = played(hired, [{ verb: 'block', by: 'vendor', leadId: lead?.id ?? '' }]);
    expect(blocked.quotes.find(({ id }) => id === passedOver?.id)?.status).toBe('withdrawn');
    expect(blocked.leads).toEqual(hired.leads);
    expect(blocked.engagements).toEqual(hired.engagements);
  });
});

/** Every change between two states is in the tables, for each of the four. */
function expectKnown(table: Record<string, { from: readonly string[]; to: string }>, from: string | undefined, to: string): void {
  if (from === undefined || from === to) return;
  // Time and a move may follow each other within one step: two changes of the table.
  const next = (states: readonly string[]) =>
    Object.values(table).flatMap((change) => (change.from.some((one) => states.includes(one)) ? [change.to] : []));
  const once = next([from]);
  if (![...once, ...next(once)].includes(to)) expect.fail(`${from} → ${to} is in no table`);
}

const CLIENT_VERBS = ['submit', 'withdraw', 'name', 'decline-quote', 'accept-quote', 'complete', 'review'] as const;
const VENDOR_VERBS = [
  'view',
  'accept',
  'decline',
  'give-up',
  'quote',
  'withdraw-quote',
  'confirm',
  'dispute',
  'report-done',
  'settle',
] as const;
const VERBS = [...CLIENT_VERBS, ...VENDOR_VERBS, 'block', 'stop', 'cancel', 'end-dispute'] as const;
type Verb = (typeof VERBS)[number];

/** What is broken in a history at a moment at which time has passed; nothing if all holds. */
function findFaults({ request, leads, quotes, engagements }: Hiring, at: Date): string[] {
  const faults: string[] = [];
  const hold = (what: string, holds: boolean) => void (holds || faults.push(what));
  const count = (list: readonly { status: string }[], states: readonly string[]) =>
    list.filter(({ status }) => states.includes(status)).length;
  const holding = count(engagements, HOLDING);
  hold('one engagement at most', holding <= 1);
  hold('hired exactly while one holds', (request.status === 'hired') === (holding === 1));
  hold('no more live leads than the client wants', count(leads, LIVE_LEADS) <= request.maxPros);
  hold('one winner exactly while one holds', count(leads, ['won', 'in_progress', 'completed', 'reviewed']) === holding);
  const asked = [...leads.map(({ vendorId }) => vendorId), ...request.line];
  hold('each vendor once, and not too many', new Set(asked).size === asked.length && asked.length <= MOST_NAMED);
  for (const lead of leads) {
    const own = quotes.filter(({ leadId }) => leadId === lead.id);
    hold('one open quote of a lead at most', count(own, ['sent', 'accepted']) <= 1);
    hold('versions of their own', new Set(own.map(({ version }) => version)).size === own.length);
    hold('accepted leads were accepted', lead.wasAccepted || !ACCEPTED_LEADS.includes(lead.status));
    hold('a loss has a reason', (lead.lostBecause !== null) === (lead.status === 'lost'));
    hold('nobody answers late', !['new', 'viewed'].includes(lead.status) || lead.answerBy > at);
    const isOver = request.status !== 'open' && ['new', 'viewed', 'accepted', 'quoted'].includes(lead.status);
    hold('nobody waits for what is over', !isOver);
    hold('a lead reads as it is written', leadAt(lead, request, at) === lead.status);
  }
  hold('a request reads as it is written', requestAt(request, at) === request.status);
  hold(
    'quotes read as they are written',
    quotes.every((one) => quoteAt(one, at) === one.status),
  );
  hold(
    'engagements read as they are written',
    engagements.every((one) => engagementAt(one, at) === one.status),
  );
  hold(
    'only disputes are somebody’s',
    engagements.every((one) => (one.status === 'disputed') === (one.disputedBy !== null)),
  );
  const next = nextChangeAt({ request, leads, quotes, engagements });
  hold('time has changed all that it can', next === null || next > at);
  return faults;
}

describe('any history', () => {
  const weighted: Partial<Record<Verb, number>> = {
    submit: 6,
    accept: 10,
    'give-up': 2,
    quote: 12,
    'accept-quote': 8,
    confirm: 8,
    'report-done': 5,
    complete: 4,
    review: 4,
    dispute: 3,
    settle: 3,
  };
  const anyStep = fc.record({
    verb: fc.oneof(...VERBS.map((verb) => ({ weight: weighted[verb] ?? 1, arbitrary: fc.constant(verb) }))),
    wrongSide: fc.oneof(
      { weight: 9, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom('client', 'vendor', 'moderator') },
    ),
    pick: fc.nat(40),
    hours: fc.oneof({ weight: 12, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(500) }),
    days: fc.nat(30),
  });
  type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

  function moveOf(hiring: Hiring, { verb, wrongSide, pick, days }: Step, at: Date, count: number): HiringMove {
    const isClients =
      CLIENT_VERBS.some((one) => one === verb) || (['cancel', 'dispute', 'settle', 'block'].includes(verb) && pick % 2 === 0);
    const by = wrongSide ?? (verb === 'end-dispute' || verb === 'stop' ? 'moderator' : isClients ? 'client' : 'vendor');
    const oneOf = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
    const leadId = oneOf(hiring.leads)?.id ?? 'none';
    const open = hiring.quotes.filter(({ status }) => status === 'sent' || status === 'passed-over');
    const quoteId = oneOf(open.length > 0 ? open : hiring.quotes)?.id ?? 'none';
    switch (verb) {
      case 'submit':
      case 'withdraw':
        return { verb, by };
      case 'name':
        return { verb, by, vendorIds: [`v${pick}`, `v${pick + 1}`] };
      case 'quote':
        return { verb, by, leadId, quoteId: `q${count}`, validUntil: new Date(at.getTime() + (days - 1) * 24 * HOUR_MS) };
      case 'accept-quote':
        return { verb, by, quoteId, engagementId: `e${count}` };
      case 'withdraw-quote':
      case 'decline-quote':
        return { verb, by, quoteId };
      case 'view':
      case 'accept':
      case 'decline':
      case 'give-up':
      case 'block':
      case 'stop':
        return { verb, by, leadId };
      default:
        return { verb, by, engagementId: hiring.engagements.at(-1)?.id ?? 'none' };
    }
  }

  it('keeps its rules, and reaches every state of the tables', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.array(anyStep, { minLength: 60, maxLength: 120, size: 'max' }),
        fc.integer({ min: 1, max: 3 }),
        fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: MOST_NAMED }),
        (steps, maxPros, line) => {
          let hiring = played(
            begin(
              line.map((n) => `v${n}`),
              maxPros,
            ),
            [SUBMIT],
          );
          let hours = 0;
          for (const [count, step] of steps.entries()) {
            hours += step.hours;
            const at = after(hours * HOUR_MS);
            const before = hiring;
            const passed = letTimePass(before, { at, newId });
            expect(letTimePass(passed, { at, newId })).toEqual(passed);
            const move = moveOf(passed, step, at, count);
            const result = makeMove(before, move, { at, newId });
            hiring = result.ok ? result.hiring : passed;
            if (result.ok) seen.add(move.verb);
            expect([...findFaults(passed, at), ...findFaults(hiring, at)]).toEqual([]);
            expectKnown(REQUEST_CHANGES, before.request.status, hiring.request.status);
            seen.add(`request ${hiring.request.status}`);
            for (const [name, table, list] of [
              ['lead', LEAD_CHANGES, 'leads'],
              ['quote', QUOTE_CHANGES, 'quotes'],
              ['engagement', ENGAGEMENT_CHANGES, 'engagements'],
            ] as const)
              for (const one of hiring[list]) {
                expectKnown(table, before[list].find(({ id }) => id === one.id)?.status, one.status);
                seen.add(`${name} ${one.status}`);
              }
          }
        },
      ),
      { numRuns: 150, seed: 19 },
    );
    const states = [
      ...Object.values(REQUEST_CHANGES).map(({ to }) => `request ${to}`),
      ...Object.values(LEAD_CHANGES).map(({ to }) => `lead ${to}`),
      ...Object.values(QUOTE_CHANGES).map(({ to }) => `quote ${to}`),
      ...Object.values(ENGAGEMENT_CHANGES).map(({ to }) => `engagement ${to}`),
      ...VERBS.filter((verb) => verb !== 'submit'),
    ];
    expect(states.filter((state) => !seen.has(state))).toEqual([]);
  });

  it('gives every verb to its side alone', () => {
    const hiring = quoted();
    const hired = played(hiring, [accept('q-a', 'e')]);
    const lead = idOf(hiring, 'a');
    const wrong: [Hiring, HiringMove][] = [
      [hiring, { verb: 'withdraw', by: 'vendor' }],
      [hiring, { verb: 'name', by: 'vendor', vendorIds: ['z'] }],
      ...(['view', 'accept', 'decline', 'give-up'] as const).map((verb): [Hiring, HiringMove] => [
        hiring,
        { verb, by: 'client', leadId: lead },
      ]),
      ...(['client', 'vendor'] as const).map((by): [Hiring, HiringMove] => [hiring, { verb: 'stop', by, leadId: lead }]),
      [hiring, { ...quote(lead, 'q2'), by: 'client' }],
      [hiring, { ...accept('q-a'), by: 'vendor' }],
      [hiring, { verb: 'decline-quote', by: 'vendor', quoteId: 'q-a' }],
      [hiring, { verb: 'withdraw-quote', by: 'client', quoteId: 'q-a' }],
      ...(['confirm', 'report-done'] as const).map((verb): [Hiring, HiringMove] => [
        hired,
        { verb, by: 'client', engagementId: 'e' },
      ]),
      ...(['complete', 'review', 'end-dispute'] as const).map((verb): [Hiring, HiringMove] => [
        hired,
        { verb, by: 'vendor', engagementId: 'e' },
      ]),
    ];
    for (const [state, move] of wrong)
      expect([move.verb, play(state, move)]).toEqual([move.verb, { ok: false, reason: 'wrong-side' }]);
  });
});
