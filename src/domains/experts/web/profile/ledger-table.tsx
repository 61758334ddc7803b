import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { CHECK_WORDS, type ExpertProfile } from '../../contract.ts';

const ENDED = {
  expired: 'Ended',
  withdrawn: 'Withdrawn',
  failed: 'Didn’t pass',
  replaced: 'Replaced by a newer check',
} as const;

/** Every check, what counts first. */
export function LedgerTable({ ledger }: { ledger: ExpertProfile['ledger'] }) {
  if (ledger.length === 0) return <p className="text-ink-soft">Nothing has been verified yet, so there are no badges.</p>;
  const rows = ledger.toSorted((one, other) => Number(other.counts) - Number(one.counts));
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((line) => (
        <li key={line.id} className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
          <span>
            <Badge tone={line.counts ? 'brand' : 'neutral'}>{CHECK_WORDS[line.kind]}</Badge>
          </span>
          <span className="min-w-0">
            {line.what}
            <span className="block text-sm text-ink-soft">
              {line.evidence}. Checked by {line.checker} on {formatDate(line.checkedOn, 'UTC', 'long')}.
            </span>
          </span>
          <span className="text-sm text-ink-soft sm:text-right">
            {line.counts
              ? `Counts until ${formatDate(line.expiresOn, 'UTC', 'long')}`
              : line.ended === null
                ? ''
                : ENDED[line.ended]}
          </span>
        </li>
      ))}
    </ul>
  );
}
