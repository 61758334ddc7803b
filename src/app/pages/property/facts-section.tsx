import type { Listing } from '#domains/listings/contract.ts';
import { PageSection } from './page-section.tsx';

/** Facts by group, as the listing gives them. */
export function FactsSection({ listing }: { listing: Listing }) {
  if (listing.factGroups.length === 0) return null;
  return (
    <PageSection id="facts" title="Facts and features">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {listing.factGroups.map(({ group, facts }) => (
          <div key={group} className="min-w-0">
            <h3 className="border-b border-line pb-2 font-sans text-base font-semibold text-ink">{group}</h3>
            <dl className="mt-2 space-y-1.5 text-sm">
              {facts.map((fact) => (
                <div key={fact.name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
                  <dt className="text-ink-soft">{fact.label}</dt>
                  <dd className="break-words text-ink">{fact.values.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </PageSection>
  );
}
