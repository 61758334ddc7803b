import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LineLink } from '#ui/link.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { type HomeListedTwice, listHomesListedTwice, MOST_LETTERS, withdrawListedTwice } from '../../contract.ts';

/** Homes that two people have on the market, for the people of this site. */
export function HomesListedTwice() {
  return (
    <Loaded
      query={useQuery(endpointQuery(listHomesListedTwice))}
      isEmpty={({ homes }) => homes.length === 0}
      empty={
        <EmptyState level={3} title="No home is listed twice">
          Homes that two people list here, without selling together, show up here.
        </EmptyState>
      }
    >
      {({ homes }) => (
        <ul className="divide-y divide-line border-y border-line">
          {homes.map((home) => (
            <li key={home.listings.map(({ id }) => id).join()} className="py-6">
              <Pair home={home} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Pair({ home: { label, listings } }: { home: HomeListedTwice }) {
  const openDialog = useOpenDialog();
  return (
    <>
      <h3 className="font-sans text-base font-semibold">{label}</h3>
      <ol className="mt-2 grid gap-2 sm:grid-cols-2">
        {listings.map(({ id, listingKey, ownerName }, at) => {
          const owner = ownerName ?? 'someone without a name';
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span>
                {at === 0 ? 'First' : 'Then'} by {owner}: <LineLink href={`/property/${listingKey}`}>its page</LineLink>
              </span>
              <Button
                size="small"
                variant="secondary"
                onClick={() => openDialog((close) => <TakeOff id={id} owner={owner} onClose={close} />)}
              >
                Take off the market
                <span className="sr-only">
                  : {label}, {owner}
                </span>
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function TakeOff({ id, owner, onClose }: { id: string; owner: string; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`Take the listing of ${owner} off the market?`}
      description="Its people read your reason. They can put it back once no one else lists the home."
      why={{ name: 'reason', most: MOST_LETTERS.reason }}
      button="Take off the market"
      tone="destructive"
      send={({ why: reason }) => browserApi.call(withdrawListedTwice, { params: { id }, body: { reason } })}
      refreshes={[listHomesListedTwice]}
      done={{ title: 'Off the market' }}
      onClose={onClose}
    />
  );
}
