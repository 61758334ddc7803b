import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { FileCheck2 } from '#ui/icons/index.ts';
import { CHECK_WORDS, type Badge as LedgerBadge } from '../../contract.ts';

/** What counts of the ledger, in short; the profile says what exactly was checked. */
export function BadgeList({ badges }: { badges: readonly LedgerBadge[] }) {
  const newest = [...new Map(badges.map((badge) => [badge.kind, badge])).values()];
  if (newest.length === 0) return <p className="text-sm text-ink-soft">Nothing verified yet</p>;
  return (
    <ul aria-label="Verified" className="flex flex-wrap gap-1.5">
      {newest.map(({ kind, expiresOn }) => (
        <li key={kind}>
          <Badge tone="brand" icon={FileCheck2}>
            {CHECK_WORDS[kind]}, until {formatDate(expiresOn, 'UTC', 'medium')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
