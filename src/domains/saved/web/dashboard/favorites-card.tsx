import { Download, Heart, Scale } from '#ui/icons/index.ts';
import { useState } from 'react';
import { streetOf } from '#domains/listings/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AppLink } from '#ui/link.tsx';
import { clearKeptHomes, type KeptHome } from '../../contract/homes.ts';
import { saySinceSaved } from '../../model/say-since-saved.ts';
import { KEPT_READS } from '../api.ts';
import { exportHomes } from '../export-homes.ts';
import { useHomeActions } from '../use-home-actions.ts';
import { useKeptHomes } from '../use-kept-homes.ts';
import { HomeLine } from './home-line.tsx';
import { PlanDay } from '../components/plan-day.tsx';

const SHOWN = 8;

/** Favorites, with what changed since each was saved. */
export function FavoritesCard() {
  const query = useKeptHomes('favorites');
  const [isWhole, setWhole] = useState(false);
  const removing = useWrite(clearKeptHomes, { done: { title: 'Removed from favorites' }, refreshes: KEPT_READS });
  return (
    <Loaded
      query={query}
      isEmpty={({ homes, unavailable }) => homes.length + unavailable === 0}
      empty={
        <EmptyState
          icon={Heart}
          title="No favorites yet"
          action={
            <AppLink href="/property-search" className={buttonClasses({ variant: 'secondary' })}>
              Find homes
            </AppLink>
          }
        >
          Tap the heart on a home, and its price and status changes show up here.
        </EmptyState>
      }
    >
      {({ homes, unavailable }) => (
        <>
          <ul className="divide-y divide-line">
            {homes.slice(0, isWhole ? homes.length : SHOWN).map((home) => (
              <li key={home.listing.listingKey}>
                <FavoriteLine home={home} />
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
            {homes.length > SHOWN ? (
              <Button size="small" variant="quiet" className="-ml-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `Show all ${homes.length}`}
              </Button>
            ) : null}
            <div className="grow">
              {unavailable > 0 && (
                <>
                  {unavailable} no longer shown.{' '}
                  <Button
                    size="small"
                    variant="quiet"
                    busy={removing.isBusy}
                    onClick={() => void removing.run({ params: { list: 'favorites' }, query: { only: 'unavailable' } })}
                  >
                    {unavailable === 1 ? 'Remove it' : 'Remove them'}
                  </Button>
                </>
              )}
            </div>
            <PlanDay homes={homes.map(({ listing }) => listing)} />
            <Button size="small" variant="secondary" onClick={() => exportFavorites(homes)}>
              <Download aria-hidden="true" className="size-4" /> Export CSV
            </Button>
          </div>
        </>
      )}
    </Loaded>
  );
}

function FavoriteLine({ home }: { home: KeptHome }) {
  const name = streetOf(home.listing);
  const actions = useHomeActions(home.listing.listingKey, name);
  const change = saySinceSaved(home.listing, home);
  return (
    <HomeLine
      listing={home.listing}
      note={change === undefined ? undefined : <span className="text-accent">{change}</span>}
      actions={
        <>
          <IconButton
            icon={Scale}
            size="small"
            pressed={actions.isCompared}
            label={actions.isCompared ? `Remove ${name} from the comparison` : `Compare ${name}`}
            onClick={actions.toggleCompared}
          />
          <IconButton
            icon={Heart}
            size="small"
            pressed={actions.isFavorite}
            label={actions.isFavorite ? `Remove ${name} from favorites` : `Save ${name}`}
            onClick={actions.toggleFavorite}
          />
        </>
      }
    />
  );
}

function exportFavorites(homes: readonly KeptHome[]): void {
  const byKey = new Map(homes.map((home) => [home.listing.listingKey, home]));
  exportHomes(
    'favorites.csv',
    homes.map((home) => home.listing),
    {
      SavedAt: (listing) => byKey.get(listing.listingKey)?.keptAt,
      PriceWhenSaved: (listing) => byKey.get(listing.listingKey)?.priceThen,
    },
  );
}
