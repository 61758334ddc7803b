import { streetOf } from '#domains/listings/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import type { KeptHome } from '../../contract/homes.ts';
import { useHomeActions } from '../use-home-actions.ts';
import { useKeptHomes } from '../use-kept-homes.ts';
import { HomeLine } from './home-line.tsx';

/** Homes that no list shows anymore: the one place to bring them back. */
export function HiddenCard() {
  const query = useKeptHomes('hidden');
  return (
    <Loaded
      query={query}
      isEmpty={({ homes }) => homes.length === 0}
      empty={<p className="text-ink-soft">Homes you hide leave every list. You can bring them back here.</p>}
    >
      {({ homes }) => (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {homes.map((home) => (
            <li key={home.listing.listingKey}>
              <HiddenLine home={home} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function HiddenLine({ home: { listing } }: { home: KeptHome }) {
  const name = streetOf(listing);
  const { isReady, isHidden, toggleHidden } = useHomeActions(listing.listingKey, name);
  return (
    <HomeLine
      listing={listing}
      actions={
        <Button
          size="small"
          variant="quiet"
          aria-label={`Show again: ${name}`}
          busy={!isReady || !isHidden}
          onClick={toggleHidden}
        >
          Show again
        </Button>
      }
    />
  );
}
