import { formatDate } from '#lib/format.ts';
import { VISIT_ANCHOR } from '#domains/listings/contract.ts';
import { LineLink } from '#ui/link.tsx';
import type { SaleContract } from '../../contract.ts';

interface ContractDatesProps {
  contract: SaleContract;
  timeZone: string;
  listingKey: string;
}

/** The dates that an accepted offer sets, for its buyer. */
export function ContractDates({ contract, timeZone, listingKey }: ContractDatesProps) {
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
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <LineLink href="/buyer-workflow">Continue in your roadmap</LineLink>
        <LineLink href={`/property/${listingKey}#${VISIT_ANCHOR}`}>Book the inspection or another visit</LineLink>
      </p>
    </div>
  );
}
