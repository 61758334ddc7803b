import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { suggestHomes } from '#domains/valuation/contract.ts';
import type { LngLat } from '#lib/geo.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { MapPin } from '#ui/icons/index.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type OwnListing, tieOwnListingHome } from '../../contract.ts';
import { useShowListing } from '../api.ts';
import { isOfAddress, recordSearchOf } from './record-search.ts';
import type { UsedDraft } from './use-draft.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

interface PlacePartProps {
  listing: OwnListing;
  draft: UsedDraft;
}

/** Finds the home on record by its typed address, and puts it on the map. */
export function PlacePart({ listing, draft }: PlacePartProps) {
  const [isOpen, setOpen] = useState(false);
  const point = pointOf(draft.fields);
  return (
    <div className="mb-6 grid gap-4">
      <RecordMatch listing={listing} draft={draft} />
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <MapPin aria-hidden="true" className="size-4.5" />
          {isOpen ? 'Close the map' : point === null ? 'Put the home on the map' : 'Move the home on the map'}
        </Button>
        {isOpen ? (
          <Suspense fallback={<Skeleton className="mt-4 h-96 w-full" />}>
            <PlaceMap
              point={point}
              fields={draft.fields}
              onPlace={([longitude, latitude]) => {
                draft.draft.change('Longitude', toMicro(longitude));
                draft.draft.change('Latitude', toMicro(latitude));
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

function pointOf({ Latitude: latitude, Longitude: longitude }: UsedDraft['fields']): LngLat | null {
  return typeof latitude === 'number' && typeof longitude === 'number' ? [longitude, latitude] : null;
}

// About ten centimeters.
const toMicro = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const MOST_MATCHES = 3;

function RecordMatch({ listing: { id, homeId }, draft }: PlacePartProps) {
  const show = useShowListing();
  const tie = useWrite(
    async (chosen: number | null) => {
      await draft.flush();
      return browserApi.call(tieOwnListingHome, { params: { id }, body: { homeId: chosen } });
    },
    {
      answered: (answer) => show(answer),
      refreshes: [{ path: '/api/own-listings/{id}/versions' }],
      done: ({ homeId: tied }) => ({
        title:
          tied === null
            ? 'The listing is no longer linked to a home on record.'
            : 'Found on record. We filled in what was missing.',
      }),
    },
  );
  const address = useDeferredValue(recordSearchOf(draft.fields));
  const { data } = useQuery({
    ...endpointQuery(suggestHomes, { query: { address: address ?? 'xxx' } }),
    enabled: homeId === null && address !== undefined,
  });
  if (homeId !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        This home is on record, so we can estimate what it is worth.
        <Button size="small" variant="quiet" busy={tie.isBusy} onClick={() => void tie.run(null)}>
          It’s another home
        </Button>
      </p>
    );
  const found = address === undefined ? [] : (data?.homes ?? []).filter((home) => isOfAddress(home.address, draft.fields));
  if (found.length === 0 || found.length > MOST_MATCHES) return null;
  return (
    <Notice title="Is this your home?">
      <p>We fill in what you have not given, and the home gets an estimate. What you typed stays.</p>
      <ul className="mt-2 grid gap-2">
        {found.map(({ homeId: candidate, address: label }) => (
          <li key={candidate} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">{label}</span>
            <Button
              size="small"
              variant="secondary"
              busy={tie.underway.includes(candidate)}
              onClick={() => void tie.run(candidate)}
            >
              Yes<span className="sr-only">, it is {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
