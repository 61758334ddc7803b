import { useQuery } from '@tanstack/react-query';
import { type CatalogBundle, getCatalog } from '../../contract.ts';
import { formatMoney } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Card } from '#ui/card.tsx';
import { LineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

/** Help for a sale that is sold together, each bundle with its price and the page that says what is in it. */
export function BundleOffer() {
  return (
    <section aria-labelledby="bundles" className="mb-10">
      <h2 id="bundles" className="font-serif text-2xl text-ink">
        Several at one price
      </h2>
      <Loaded
        query={useQuery(endpointQuery(getCatalog))}
        pending={<SkeletonRows rows={3} className="mt-3" />}
        failed="We couldn’t load the bundles"
        isEmpty={({ bundles }) => !bundles.some(isForSellers)}
        empty={<p className="mt-3 text-ink-soft">No bundle is on offer now. Choose single services below.</p>}
      >
        {({ bundles }) => (
          <ul className="mt-3 grid gap-4 lg:grid-cols-3">
            {bundles.filter(isForSellers).map(({ id, name, outcome, cents, savedCents }) => (
              <li key={id}>
                <Card padding="small" className="flex h-full flex-col">
                  <h3 className="font-sans font-semibold">{name}</h3>
                  <p className="mt-1 text-sm text-ink-soft">{outcome}</p>
                  <p className="mt-3">
                    <span className="font-semibold">{formatMoney(cents)}</span>{' '}
                    <span className="text-sm text-ink-soft">
                      before tax{savedCents > 0 ? `, ${formatMoney(savedCents)} less than one by one` : ''}
                    </span>
                  </p>
                  <p className="mt-auto pt-3 text-sm">
                    <LineLink href={`/marketplace/bundle/${id}`} aria-label={`What’s in it: ${name}`}>
                      What’s in it
                    </LineLink>
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

const isForSellers = ({ forWhom }: CatalogBundle) => forWhom === 'seller';
