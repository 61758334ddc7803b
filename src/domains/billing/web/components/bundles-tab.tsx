import { Card } from '#ui/card.tsx';
import { LineLink } from '#ui/link.tsx';
import type { CatalogBundle } from '../../contract.ts';
import { BundleMath } from './bundle-math.tsx';
import { BuyButtons } from './buy-buttons.tsx';

/** Each bundle with its parts, its sum and what is not in it. */
export function BundlesTab({ bundles }: { bundles: readonly CatalogBundle[] }) {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      {bundles.map((bundle) => (
        <Card key={bundle.id} className="flex flex-col">
          <h2 className="font-sans text-lg font-semibold">{bundle.name}</h2>
          <p className="mt-1 text-ink-soft">{bundle.outcome}</p>
          <BundleMath bundle={bundle} className="mt-4" />
          <p className="mt-4 text-sm">
            <span className="text-ink-soft">Not included: </span>
            {bundle.excludes.join('; ')}.
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-6">
            <BuyButtons item={{ id: bundle.id, quantity: 1, period: 'once' }} name={bundle.name} />
            <LineLink href={`/marketplace/bundle/${bundle.id}`} aria-label={`What’s in ${bundle.name}`}>
              Details
            </LineLink>
          </div>
        </Card>
      ))}
    </div>
  );
}
