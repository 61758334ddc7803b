import { formatDate } from '#lib/format.ts';
import { LineLink } from '#ui/link.tsx';
import type { SaleContract } from '../../contract.ts';

/** The dates that an accepted offer sets, for its buyer. */
export function ContractDates({ contract, timeZone }: { contract: SaleContract; timeZone: string }) {
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-soft">Accepted {formatDate(contract.acceptedOn, timeZone)}. Its dates:</p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {contract.deadlines.map(({ key, label, on }) => (
          <div key={key} className="flex items-baseline justify-between gap-4 border-b border-line py-1">
            <dt>{label}</dt>
            <dd className="shrink-0 text-ink-soft tabular-nums">
              <time dateTime={on}>{formatDate(on, timeZone)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <LineLink href="/buyer-workflow" className="mt-2">
        Continue in your roadmap
      </LineLink>
    </div>
  );
}
