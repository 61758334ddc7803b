import type { Listing } from '../../contract.ts';
import { PageSection } from '#ui/page-section.tsx';

type FactGroup = Listing['factGroups'][number];

/** Facts by group, as the listing gives them. */
export function FactsSection({ listing }: { listing: Listing }) {
  const groups = listing.factGroups.map(withoutNoise).filter((group) => group.facts.length > 0);
  if (groups.length === 0) return null;
  return (
    <PageSection id="facts" title="Facts and features">
      <div className="gap-10 sm:columns-2 print:columns-2">
        {groups.map(({ group, facts }) => (
          <div key={group} className="mb-8 break-inside-avoid print:mb-4">
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

const SAYS_NOTHING = new Set(['0', '0 sq ft']);

/** Drops counts of nothing, and a bare "Yes" or "No" where the same label says which. */
function withoutNoise({ group, facts }: FactGroup): FactGroup {
  return {
    group,
    facts: facts.filter((fact) => {
      if (fact.values.every((value) => SAYS_NOTHING.has(value))) return false;
      const isBare = fact.values.length === 1 && (fact.values[0] === 'Yes' || fact.values[0] === 'No');
      return !isBare || !facts.some((other) => other !== fact && other.label === fact.label);
    }),
  };
}
