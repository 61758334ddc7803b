import type { HomeValuation } from '../../contract.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { LineLink } from '#ui/link.tsx';
import { sayAgainst } from '../../model/report-words.ts';
import { sayDay, sayDollars } from '../../model/say-values.ts';

export function hasOtherPrices({ estimate, listed, assessed, lastSale }: HomeValuation): boolean {
  return estimate !== null && (listed !== null || assessed !== null || lastSale !== null);
}

/** Other prices beside the estimate, which uses none of them. */
export function OtherPrices({ valuation }: { valuation: HomeValuation }) {
  const { estimate, listed, assessed, lastSale } = valuation;
  if (estimate === null) return null;
  const against = (price: number) => sayAgainst(price, estimate.estimate);
  return (
    <KeyValueList
      items={[
        ...(listed === null
          ? []
          : [
              {
                label: 'Asking price',
                value: (
                  <LineLink look="snug" href={`/property/${listed.listingKey}`}>
                    {sayDollars(listed.price)}
                  </LineLink>
                ),
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
