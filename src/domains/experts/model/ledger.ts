import { utcDay } from '#lib/calendar.ts';
import { HOUR_MS } from '#lib/time-units.ts';

/** What can be checked about a vendor, as the database spells it. */
export const CHECK_KINDS = ['identity', 'business', 'license', 'insurance', 'background-check'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const CHECK_WORDS: Record<CheckKind, string> = {
  identity: 'Identity checked',
  business: 'Business checked',
  license: 'License checked',
  insurance: 'Insurance checked',
  'background-check': 'Background checked',
};

/** A line of the ledger. Days are dates. */
export interface LedgerLine {
  id: string;
  kind: CheckKind | 'withdrawal';
  aboutId: string | null;
  outcome: 'passed' | 'failed' | 'withdrawn';
  checkedAt: Date;
  expiresOn: string;
}

/**
 * The lines that are badges on a day: passed, not ended, and not withdrawn or failed by a later line about the same.
 * `removed` are licenses and policies that the vendor no longer has.
 */
export function badgesOf<L extends LedgerLine>(
  lines: readonly L[],
  { today, removed }: { today: string; removed: ReadonlySet<string> },
): L[] {
  const withdrawn = new Set(lines.flatMap(({ kind, aboutId }) => (kind === 'withdrawal' && aboutId !== null ? [aboutId] : [])));
  const newest = new Map<string, L>();
  for (const line of lines) {
    if (line.kind === 'withdrawal' || withdrawn.has(line.id)) continue;
    const about = `${line.kind} ${line.aboutId ?? ''}`;
    const known = newest.get(about);
    if (known === undefined || known.checkedAt <= line.checkedAt) newest.set(about, line);
  }
  return [...newest.values()].filter(
    ({ outcome, expiresOn, aboutId }) =>
      outcome === 'passed' && expiresOn >= today && !(aboutId !== null && removed.has(aboutId)),
  );
}

/** A day of the ledger ends when it has ended everywhere in the country: at midnight in Honolulu. */
export function ledgerDay(now: Date): string {
  return utcDay(new Date(now.getTime() - 10 * HOUR_MS));
}
