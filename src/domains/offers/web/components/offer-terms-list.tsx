import { KeyValueList } from '#ui/key-value-list.tsx';
import type { OfferTerms } from '../../contract.ts';
import { termRows } from '../../model/offer-grid.ts';

/** Every term that stands, for the buyer to read again; of a counter what the seller left as it was, too. */
export function OfferTermsList({ terms, timeZone }: { terms: OfferTerms; timeZone: string }) {
  return (
    <details className="mt-3">
      <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
        All terms
      </summary>
      <KeyValueList
        className="mt-1 text-sm"
        items={termRows(terms, timeZone).map(({ label, text }) => ({ label, value: text }))}
      />
    </details>
  );
}
