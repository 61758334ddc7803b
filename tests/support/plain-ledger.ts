import {
  type Account,
  ACCOUNT_KINDS,
  type AccountKind,
  balanceOf,
  type Book,
  type Sums,
} from '#domains/ledger/model/accounts.ts';
import type { Journal, Reversal, Settlement, Transfer } from '#domains/ledger/model/journal.ts';
import type { Random } from '#lib/random.ts';

/** One step of a history. */
export type LedgerStep =
  | { verb: 'post'; given: Journal }
  | { verb: 'settle'; given: Settlement }
  | { verb: 'reverse'; given: Reversal };

/** What a step came to: booked, answered as before, or the public code of a refusal. */
export type LedgerOutcome = 'new' | 'again' | 'key-reused' | 'not-found' | 'not-pending' | 'already-settled' | 'not-covered';

const nameOf = ({ kind, owner }: Account) => `${kind} ${owner}`;

interface KnownJournal {
  payload: string;
  phase: 'done' | 'pending' | 'post' | 'void' | 'reverse';
  transfers: readonly Transfer[];
  isTurned: boolean;
}

/** A ledger of maps and plain arithmetic, to hold the real one against. */
export class PlainLedger {
  readonly sums = new Map<string, Sums & { account: Account }>();
  private readonly journals = new Map<string, KnownJournal>();

  apply(step: LedgerStep): LedgerOutcome {
    const { key } = step.given;
    const payload = JSON.stringify(step);
    const of = step.verb === 'post' ? undefined : this.journals.get(step.given.of);
    if (step.verb !== 'post') {
      if (of === undefined) return 'not-found';
      const turnable = step.verb === 'settle' ? ['pending'] : ['done', 'post'];
      if (!turnable.includes(of.phase)) return 'not-pending';
    }
    const known = this.journals.get(key);
    if (known !== undefined) return known.payload === payload ? 'again' : 'key-reused';
    if (of?.isTurned === true) return 'already-settled';
    const phase = phaseOf(step);
    const transfers = step.verb === 'post' ? step.given.transfers : (of?.transfers ?? []);
    const turned =
      phase === 'reverse' ? transfers.map(({ debit, credit, cents }) => ({ debit: credit, credit: debit, cents })) : transfers;
    if (!this.move(turned, phase)) return 'not-covered';
    this.journals.set(key, { payload, phase, transfers: turned, isTurned: false });
    if (of !== undefined) of.isTurned = true;
    return 'new';
  }

  private move(transfers: readonly Transfer[], phase: KnownJournal['phase']): boolean {
    const changed = new Map<string, Sums & { account: Account }>();
    const take = (account: Account) => {
      const name = nameOf(account);
      const sums = changed.get(name) ?? {
        ...(this.sums.get(name) ?? { account, debits: 0, credits: 0, debitsPending: 0, creditsPending: 0 }),
      };
      changed.set(name, sums);
      return sums;
    };
    for (const { debit, credit, cents } of transfers) {
      const [from, to] = [take(debit), take(credit)];
      if (phase === 'done' || phase === 'reverse' || phase === 'post') {
        from.debits += cents;
        to.credits += cents;
      }
      const pending = phase === 'pending' ? cents : phase === 'post' || phase === 'void' ? -cents : 0;
      from.debitsPending += pending;
      to.creditsPending += pending;
    }
    for (const sums of changed.values()) {
      const { kind } = sums.account;
      if (ACCOUNT_KINDS[kind].isCounted && balanceOf(kind, sums).availableCents < 0) return false;
    }
    for (const [name, sums] of changed) this.sums.set(name, sums);
    return true;
  }
}

function phaseOf(step: LedgerStep): KnownJournal['phase'] {
  if (step.verb === 'reverse') return 'reverse';
  if (step.verb === 'settle') return step.given.outcome;
  return step.given.isPending === true ? 'pending' : 'done';
}

const KINDS = Object.keys(ACCOUNT_KINDS) as AccountKind[];

/**
 * A random history over two owners of its own: payments, announcements, settlements and reversals, with repeats, reused keys,
 * twice turned journals and too large amounts among them.
 */
export function drawHistory(random: Random, { id, book, steps }: { id: string; book: Book; steps: number }): LedgerStep[] {
  const history: LedgerStep[] = [];
  const account = (): Account => {
    const kind = random.pick(KINDS);
    return { kind, owner: ACCOUNT_KINDS[kind].of === 'platform' ? '' : `${id}-${random.int(0, 1)}` };
  };
  const transfer = (): Transfer => {
    const debit = account();
    let credit = account();
    while (nameOf(credit) === nameOf(debit)) credit = account();
    return { debit, credit, cents: random.chance(0.02) ? random.int(1, 9_000_000_000_000) : random.int(1, 400) };
  };
  /** Money comes in first, or nothing could be spent. */
  const income = (): Transfer => ({
    debit: { kind: 'clearing', owner: '' },
    credit: { kind: random.pick(['hold', 'payable'] as const), owner: `${id}-${random.int(0, 1)}` },
    cents: random.int(1, 900),
  });
  for (let at = 0; at < steps; at += 1) {
    const earlier = history.length > 0 ? random.pick(history) : undefined;
    if (earlier !== undefined && random.chance(0.08)) {
      history.push(structuredClone(earlier));
      continue;
    }
    const key = earlier !== undefined && random.chance(0.05) ? earlier.given.key : `${id}:${at}`;
    const head = { book, key, about: id };
    const draw = random.next();
    const of = random.chance(0.03) ? `${id}:nothing` : (earlier?.given.key ?? `${id}:nothing`);
    if (draw < 0.3)
      history.push({ verb: 'settle', given: { ...head, kind: 'settled', of, outcome: random.pick(['post', 'void'] as const) } });
    else if (draw < 0.42) history.push({ verb: 'reverse', given: { ...head, kind: 'reversed', of } });
    else {
      const transfers = Array.from({ length: random.int(1, 3) }, () => (random.chance(0.4) ? income() : transfer()));
      history.push({ verb: 'post', given: { ...head, kind: 'posted', transfers, isPending: random.chance(0.4) } });
    }
  }
  return history;
}
