import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { clearKeptHomes } from '../../contract/homes.ts';
import { refreshKept } from '../api.ts';
import { forgetViewedHere } from '../kept-store.ts';
import { useKeptHomes } from '../use-kept-homes.ts';
import { HomeLine } from './home-line.tsx';

const SHOWN = 6;

export function ViewedCard() {
  const client = useQueryClient();
  const query = useKeptHomes('viewed');

  async function forget() {
    await browserApi.call(clearKeptHomes, { params: { list: 'viewed' } });
    forgetViewedHere();
    await refreshKept(client);
  }

  return (
    <Loaded
      query={query}
      isEmpty={({ homes }) => homes.length === 0}
      empty={<p className="text-ink-soft">Homes that you open show here.</p>}
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
          <Button size="small" variant="quiet" className="mt-2 -ml-3" onClick={() => void forget()}>
            Forget what I viewed
          </Button>
        </>
      )}
    </Loaded>
  );
}
