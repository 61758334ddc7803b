import { Area, LotArea, PER_AREA, PricePerArea } from '#ui/area.tsx';
import type { Listing } from '../../contract.ts';
import { priceCentsOf } from './listing-meta.ts';

/** Rooms, sizes and the year of a home, below its price. */
export function KeyFacts({ listing }: { listing: Listing }) {
  const perSqft =
    listing.livingArea !== null && listing.livingArea > 0 && priceCentsOf(listing) !== null
      ? (priceCentsOf(listing) ?? 0) / listing.livingArea
      : null;
  const facts = [
    { label: 'Beds', value: listing.bedroomsTotal?.toString() },
    { label: 'Baths', value: bathText(listing) },
    { label: 'Living area', value: listing.livingArea === null ? undefined : <Area sqft={listing.livingArea} /> },
    { label: 'Lot', value: listing.lotSizeSquareFeet === null ? undefined : <LotArea sqft={listing.lotSizeSquareFeet} /> },
    { label: 'Built', value: listing.yearBuilt?.toString() },
    { label: 'Per sq ft', shown: PER_AREA, value: perSqft === null ? undefined : <PricePerArea dollars={perSqft / 100} /> },
  ].filter((fact) => fact.value !== undefined);
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-3 md:grid-cols-6">
      {facts.map((fact) => (
        <div key={fact.label} className="bg-surface px-4 py-3">
          <dt className="text-sm text-ink-soft">{'shown' in fact ? fact.shown : fact.label}</dt>
          <dd className="font-semibold text-ink tabular-nums">{fact.value}</dd>
        </div>
      ))}
      {facts.length % 2 === 1 && <div aria-hidden="true" className="bg-surface sm:hidden" />}
    </dl>
  );
}

function bathText({ bathroomsTotalInteger, bathroomsFull, bathroomsHalf }: Listing): string | undefined {
  if (bathroomsTotalInteger === null) return undefined;
  return bathroomsFull !== null && bathroomsHalf !== null && bathroomsHalf > 0
    ? `${bathroomsFull} + ${bathroomsHalf} half`
    : bathroomsTotalInteger.toString();
}
