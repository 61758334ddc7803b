import { formatCount, joinItems } from '#lib/format.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import type { CatalogBundle, CatalogService } from '../../contract.ts';
import { findBundles, PRICES, readCatalogSearch, unserved } from '../find-services.ts';
import { BundleMath } from './bundle-math.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { OrderField, PriceField } from './catalog-fields.tsx';
import { NotServed } from './not-served.tsx';

interface BundlesTabProps {
  bundles: readonly CatalogBundle[];
  services: readonly CatalogService[];
  zip: string | null;
  /** Kinds of experts of whom somebody serves it; null where no place is known. */
  served: readonly string[] | null;
}

/** Each bundle with its parts, its sum and what is not in it, narrowed by what the address says. */
export function BundlesTab({ bundles, services, zip, served }: BundlesTabProps) {
  const [search, change] = useAddressQuery();
  const wanted = readCatalogSearch(search);
  const found = findBundles(bundles, wanted);
  const parts = services.filter(({ id }) => bundles.some(({ lines }) => lines.some(({ serviceId }) => serviceId === id)));
  return (
    <>
      <div data-print="hide" className="grid gap-4 sm:grid-cols-3">
        <Field label="What’s included">
          <Select
            placeholder="Anything"
            options={parts.map(({ id, name }) => ({ value: id, label: name }))}
            value={wanted.includes ?? ''}
            onChange={({ target }) => change({ includes: target.value })}
          />
        </Field>
        <PriceField wanted={wanted} change={change} prices={PRICES.bundle} />
        <OrderField wanted={wanted} change={change} />
      </div>
      <p role="status" className="mt-4 mb-4 text-sm text-ink-soft">
        {formatCount(found.length, 'bundle')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No bundle matches"
          action={
            <Button asChild variant="secondary">
              <AppLink href="/marketplace?tab=bundles">Show all bundles</AppLink>
            </Button>
          }
        >
          Choose another price, or single services instead.
        </EmptyState>
      ) : (
        <div className="grid gap-5 lg:grid-cols-3">
          {found.map((bundle) => (
            <BundleCard
              key={bundle.id}
              bundle={bundle}
              zip={zip}
              missing={unserved(
                services.filter(({ id }) => bundle.lines.some(({ serviceId }) => serviceId === id)),
                served,
              )}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface BundleCardProps {
  bundle: CatalogBundle;
  zip: string | null;
  /** What of it nobody does there. */
  missing: readonly CatalogService[];
}

function BundleCard({ bundle, zip, missing }: BundleCardProps) {
  return (
    <Card className="flex flex-col">
      <h2 className="font-sans text-lg font-semibold">{bundle.name}</h2>
      <p className="mt-1 text-ink-soft">{bundle.outcome}</p>
      <BundleMath bundle={bundle} className="mt-4" />
      <p className="mt-4 text-sm">
        <span className="text-ink-soft">Not included: </span>
        {joinItems(bundle.excludes)}.
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-6">
        {missing.length > 0 && zip !== null ? (
          <NotServed zip={zip} services={missing} />
        ) : (
          <BuyButtons item={{ id: bundle.id, quantity: 1, period: 'once' }} name={bundle.name} />
        )}
        <LineLink href={`/marketplace/bundle/${bundle.id}`} aria-label={`Details of ${bundle.name}`}>
          Details
        </LineLink>
      </div>
    </Card>
  );
}
