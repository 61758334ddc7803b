import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bookmark, MapPin } from '#ui/icons/index.ts';
import { useState } from 'react';
import { ownPlacesOptions } from '#domains/travel/web/index.ts';
import { Combobox, type ComboboxOption } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { suggestOptions, travelPlaceOptions } from '../api.ts';
import { useDebounced } from '../use-debounced.ts';

const TYPING_PAUSE_MS = 150;
const MOST = 10;

export interface PickedPlace {
  /** The place's name, or the reader's name for it. */
  label: string;
  /** What the place is, or its address. */
  detail: string;
  longitude: number;
  latitude: number;
}

export interface TravelPlacePickerProps {
  label: string;
  onPick: (place: PickedPlace) => void;
  /** False when the reader is adding one of their own places. */
  offersOwn?: boolean | undefined;
  className?: string | undefined;
}

/** Finds an address, a station, a school, a shop or a neighborhood by name. The reader's own places come first. */
export function TravelPlacePicker({ label, onPick, offersOwn = true, className }: TravelPlacePickerProps) {
  const [query, setQuery] = useState('');
  const own = useOwnPlaces(offersOwn, query);
  const { found, isFetching } = useFoundPlaces(query);
  const places = [...own, ...found];
  return (
    <Field label={label} hint="An address, station, school, shop or neighborhood." className={className}>
      <Combobox
        query={query}
        onQueryChange={setQuery}
        loading={isFetching}
        icon={MapPin}
        placeholder="Where do you need to be?"
        options={places.map((place, at) => optionOf(place, at, at < own.length))}
        onSelect={({ value }) => {
          const place = places[Number(value)];
          if (place === undefined) return;
          setQuery('');
          onPick(place);
        }}
      />
    </Field>
  );
}

function optionOf({ label, detail }: PickedPlace, at: number, isOwn: boolean): ComboboxOption {
  return { value: String(at), label, detail, ...(isOwn && { icon: Bookmark, group: 'Your places' }) };
}

function useOwnPlaces(isOffered: boolean, query: string): PickedPlace[] {
  const places = useQuery(ownPlacesOptions()).data?.places ?? [];
  const typed = query.trim().toLowerCase();
  if (!isOffered) return [];
  return places
    .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(typed))
    .map(({ name, address, longitude, latitude }) => ({ label: name, detail: address, longitude, latitude }));
}

function useFoundPlaces(query: string): { found: PickedPlace[]; isFetching: boolean } {
  const typed = useDebounced(query.trim(), TYPING_PAUSE_MS);
  const asked = { enabled: typed.length >= 2, placeholderData: keepPreviousData };
  const named = useQuery({ ...travelPlaceOptions(typed), ...asked });
  const addresses = useQuery({ ...suggestOptions(typed), ...asked });
  if (typed.length < 2) return { found: [], isFetching: false };
  const found = [
    ...(named.data?.items ?? []),
    ...(addresses.data?.items ?? []).flatMap(({ kind, label, longitude, latitude }) =>
      kind === 'address' && longitude !== null && latitude !== null ? [{ label, detail: 'Address', longitude, latitude }] : [],
    ),
  ];
  return { found: found.slice(0, MOST), isFetching: named.isFetching || addresses.isFetching };
}
