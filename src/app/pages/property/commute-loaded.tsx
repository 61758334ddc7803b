import { useQuery } from '@tanstack/react-query';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { X } from '#ui/icons/index.ts';
import { useState, type ReactNode } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { TravelPlacePicker, type PickedPlace } from '#domains/search/web/index.ts';
import {
  deleteOwnPlace,
  getTravelInfo,
  keepOwnPlace,
  listOwnPlaces,
  MOST_OWN_PLACES,
  MOST_NAME_LETTERS,
} from '#domains/travel/contract.ts';
import {
  DEFAULT_ARRIVE_BY,
  keepGuestPlaces,
  MOST_GUEST_PLACES,
  ownPlacesOptions,
  useGuestPlaces,
  CommuteTimes,
} from '#domains/travel/web/index.ts';
import type { Coordinates } from '#lib/geo.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PageSection } from '#ui/page-section.tsx';

interface CommuteLoadedProps {
  point: Coordinates;
  placeholder: ReactNode;
}

interface Destination {
  id: string;
  name: string;
  address: string;
  longitude: number;
  latitude: number;
}

/** Travel times from the home to the reader's places. Absent if no road network is stored. */
export default function CommuteLoaded(props: CommuteLoadedProps) {
  return (
    <QueryScope>
      <OwnOrGuestCommute {...props} />
    </QueryScope>
  );
}

function OwnOrGuestCommute({ point, placeholder }: CommuteLoadedProps) {
  const { status } = useSession();
  const info = useQuery(endpointQuery(getTravelInfo));
  if (status === 'loading') return placeholder;
  return (
    <Loaded query={info} pending={placeholder} failed={null} isEmpty={({ networks }) => networks.length === 0}>
      {() => (
        <PageSection
          id="commute"
          title="Your commute"
          lead="Door to door on a weekday, on foot, by bike, by transit and by car, with rush-hour traffic where it applies."
        >
          {status === 'signed-in' ? <OwnCommute point={point} /> : <GuestCommute point={point} />}
        </PageSection>
      )}
    </Loaded>
  );
}

function GuestCommute({ point }: { point: Coordinates }) {
  const places = useGuestPlaces();
  return (
    <Commute
      point={point}
      places={places.map((place) => ({ ...place, id: `${place.longitude},${place.latitude}` }))}
      most={MOST_GUEST_PLACES}
      note="Kept only in this browser."
      onAdd={(place) => keepGuestPlaces([...places, place])}
      onDrop={(id) => keepGuestPlaces(places.filter((place) => `${place.longitude},${place.latitude}` !== id))}
    />
  );
}

function OwnCommute({ point }: { point: Coordinates }) {
  const { data } = useQuery(ownPlacesOptions());
  const keep = useWrite(
    (body: Omit<Destination, 'id'>, placeId) => browserApi.call(keepOwnPlace, { params: { placeId }, body }),
    { refreshes: [listOwnPlaces], tells: 'page' },
  );
  const drop = useWrite(deleteOwnPlace, { refreshes: [listOwnPlaces], tells: 'page' });
  const places = data?.places ?? [];
  return (
    <>
      <WriteFailure of={keep} or={drop} />
      <Commute
        point={point}
        places={places.map(({ placeId, ...place }) => ({ ...place, id: placeId }))}
        most={MOST_OWN_PLACES}
        note="Kept with your places; no one else sees them."
        onAdd={(place) => void keep.run(place)}
        onDrop={(placeId) => void drop.run({ params: { placeId } })}
      />
    </>
  );
}

interface CommuteProps {
  point: Coordinates;
  places: readonly Destination[];
  most: number;
  note: string;
  onAdd: (place: Omit<Destination, 'id'>) => void;
  onDrop: (id: string) => void;
}

function Commute({ point, places, most, note, onAdd, onDrop }: CommuteProps) {
  const [arriveBy, setArriveBy] = useState(DEFAULT_ARRIVE_BY);
  const add = ({ label, detail, longitude, latitude }: PickedPlace) =>
    onAdd({
      name: label.slice(0, MOST_NAME_LETTERS),
      address: detail === 'Address' ? label : `${label}, ${detail}`,
      longitude,
      latitude,
    });
  return (
    <div className="space-y-4">
      {places.length === 0 ? null : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {places.map((place) => (
            <li key={place.id} className="flex items-start gap-3 px-4 py-3">
              <div className="min-w-0 grow">
                <h3 className="font-sans text-base font-medium break-words text-ink">{place.name}</h3>
                <p className="text-sm break-words text-ink-soft">{restOf(place)}</p>
                <CommuteTimes from={point} to={place} arriveBy={arriveBy} />
              </div>
              <IconButton icon={X} label={`Remove ${place.name}`} onClick={() => onDrop(place.id)} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {places.length >= most ? null : (
          <TravelPlacePicker
            label={places.length === 0 ? 'Where do you go?' : 'Add a place'}
            offersOwn={false}
            className="w-full max-w-md"
            onPick={add}
          />
        )}
        {places.length === 0 ? null : (
          <Field label="Arrive by" className="w-36">
            <TextInput
              type="time"
              value={arriveBy}
              onChange={({ target }) => {
                if (/^\d\d:\d\d$/.test(target.value)) setArriveBy(target.value);
              }}
            />
          </Field>
        )}
      </div>
      <p className="text-sm text-ink-soft">{note}</p>
    </div>
  );
}

/** The address without the name shown above it. */
function restOf({ name, address }: Destination): string {
  if (address === name) return '';
  return address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
}
