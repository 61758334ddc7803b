import { Suspense } from 'react';
import { WaitForExperts } from '#domains/experts/web/index.ts';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import type { CatalogService } from '../../contract.ts';

type Service = Pick<CatalogService, 'name' | 'doneBy'>;

/** In the place of buying: nobody does it there yet. Whoever asks hears once somebody does, for each kind of expert. */
export function NotServed({ zip, services }: { zip: string; services: readonly Service[] }) {
  const byKind = Map.groupBy(services, ({ doneBy }) => doneBy);
  return (
    <div>
      <p className="text-sm text-ink-soft">
        No one in {zip} yet for: {namesOf(services)}.
      </p>
      <AfterHydration>
        {() => (
          <Suspense>
            <div className="mt-2 flex flex-wrap gap-2">
              {[...byKind].map(([kind, own]) =>
                kind === null ? null : (
                  <WaitForExperts key={kind} categoryKey={kind} zip={zip} what={byKind.size === 1 ? undefined : namesOf(own)} />
                ),
              )}
            </div>
          </Suspense>
        )}
      </AfterHydration>
    </div>
  );
}

const namesOf = (services: readonly Service[]): string => services.map(({ name }) => name).join(', ');
