import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { clearKeptHomes } from '../../contract/homes.ts';
import { KEPT_READS } from '../api.ts';
import { forgetViewedHere } from '../kept-store.ts';
import { useKeptHomes } from '../use-kept-homes.ts';
import { HomeLine } from './home-line.tsx';

const SHOWN = 6;

export function ViewedCard() {
  const query = useKeptHomes('viewed');

  const forget = useWrite(clearKeptHomes, { answered: forgetViewedHere, refreshes: KEPT_READS });

  return (
    <Loaded
      query={query}
      isEmpty={({ homes }) => homes.length === 0}
      empty={<p className="text-ink-soft">Homes you open show up here.</p>}
    >
      {({ homes }) => (
        <>
          <ul className="divide-y divide-line">
            {homes.slice(0, SHOWN).map(({ listing }) => (
              <li key={listing.listingKey}>
                <HomeLine listing={listing} />
              </li>
            ))}
          </ul>
          <Button
            size="small"
            variant="quiet"
            className="mt-2 -ml-3"
            busy={forget.isBusy}
            onClick={() => void forget.run({ params: { list: 'viewed' } })}
          >
            Forget what I viewed
          </Button>
        </>
      )}
    </Loaded>
  );
}
