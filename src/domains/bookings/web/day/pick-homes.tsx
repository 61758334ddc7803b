import { useQuery } from '@tanstack/react-query';
import { listKeptHomes } from '#domains/saved/contract.ts';
import { streetOf } from '#domains/listings/web/index.ts';
import { canTour } from '#lib/tour-day-path.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heart, Plus } from '#ui/icons/index.ts';
import { AppLink, LineLink } from '#ui/link.tsx';
import { MOST_TOUR_HOMES } from '../../contract.ts';

/** Homes that the reader saved and that are not in the day yet. */
export function PickHomes({ planned, onAdd }: { planned: readonly string[]; onAdd: (listingKey: string) => void }) {
  const query = useQuery(endpointQuery(listKeptHomes, { params: { list: 'favorites' } }));
  if (planned.length >= MOST_TOUR_HOMES)
    return <p className="mt-8 text-sm text-ink-soft print:hidden">A day can have up to {MOST_TOUR_HOMES} homes.</p>;
  return (
    <section className="mt-10 print:hidden" aria-labelledby="pick-homes">
      <h2 id="pick-homes" className="font-serif text-xl font-medium">
        {planned.length === 0 ? 'Which homes do you want to see?' : 'Add from your favorites'}
      </h2>
      <div className="mt-3">
        <Loaded
          query={query}
          isEmpty={({ homes }) => homes.length === 0}
          empty={
            <EmptyState
              icon={Heart}
              title="No favorites yet"
              action={
                <Button asChild variant="secondary">
                  <AppLink href="/property-search">Search homes</AppLink>
                </Button>
              }
            >
              Tap the heart on homes you like. They show up here so you can plan a day with them.
            </EmptyState>
          }
        >
          {({ homes }) => {
            const open = homes.filter(({ listing }) => !planned.includes(listing.listingKey) && canTour(listing.standardStatus));
            if (open.length === 0) return <p className="text-ink-soft">None of your other favorites can be toured now.</p>;
            return (
              <ul className="grid gap-2 sm:grid-cols-2">
                {open.map(({ listing }) => (
                  <li
                    key={listing.listingKey}
                    className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2"
                  >
                    <div className="min-w-0">
                      <LineLink href={`/property/${listing.listingKey}`}>{streetOf(listing)}</LineLink>
                      <p className="text-sm text-ink-soft">{listing.neighborhood ?? listing.city}</p>
                    </div>
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={`Add ${streetOf(listing)}`}
                      onClick={() => onAdd(listing.listingKey)}
                    >
                      <Plus aria-hidden="true" className="size-4" /> Add
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      </div>
    </section>
  );
}
