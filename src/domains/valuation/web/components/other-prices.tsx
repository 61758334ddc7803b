import type { HomeValuation } from '../../contract.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { InlineLink } from '#ui/link.tsx';
import { sayDay, sayDollars } from '../say-values.ts';

/** What others say of the price, beside the estimate, which looks at none of it. */
export function OtherPrices({ valuation }: { valuation: HomeValuation }) {
  const { estimate, listed, assessed, lastSale } = valuation;
  if (estimate === null || (listed === null && assessed === null && lastSale === null)) return null;
  const against = (price: number) => {
    const share = price / estimate.estimate - 1;
    if (Math.abs(share) < 0.005) return 'as the estimate';
    return `${Math.abs(share * 100).toFixed(0)} % ${share > 0 ? 'above' : 'below'} the estimate`;
  };
  return (
    <KeyValueList
      items={[
        ...(listed === null
          ? []
          : [
              {
                label: 'Asking price',
                value: <InlineLink href={`/property/${listed.listingKey}`}>{sayDollars(listed.price)}</InlineLink>,
                note: `${listed.since === null ? '' : `For sale since ${sayDay(listed.since)}, `}${against(listed.price)}`,
              },
            ]),
        ...(lastSale === null
          ? []
          : [
              {
                label: 'Last recorded sale',
                value: sayDollars(lastSale.price),
                note: `${sayDay(lastSale.closeDate)}, ${against(lastSale.price)}`,
              },
            ]),
        ...(assessed === null
          ? []
          : [
              {
                label: 'Assessed for property tax',
                value: sayDollars(assessed.value),
                note: `Tax year ${assessed.year}, ${against(assessed.value)}`,
              },
            ]),
      ]}
    />
  );
}
