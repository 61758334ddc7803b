import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from '#ui/icons/index.ts';
import { useState } from 'react';
import { suggestOptions } from '#domains/search/web/index.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';

interface PlaceBoxProps {
  label: string;
  hint: string;
  onPick: (place: { slug: string; label: string }) => void;
}

/** A box that suggests places and reports the picked ones. */
export function PlaceBox({ label, hint, onPick }: PlaceBoxProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const found = useQuery({ ...suggestOptions(text), enabled: text !== '', placeholderData: keepPreviousData });
  const places =
    text === '' ? [] : (found.data?.items ?? []).flatMap((item) => (item.slug === null ? [] : [{ ...item, slug: item.slug }]));
  return (
    <Field label={label} hint={hint}>
      <Combobox
        query={query}
        onQueryChange={setQuery}
        icon={MapPin}
        placeholder="Alder Falls, 97299 …"
        loading={found.isFetching}
        emptyText={
          found.isError ? 'We couldn’t load suggestions. Draw on the map instead.' : 'No place of this name has homes here.'
        }
        options={places.map((place) => ({
          value: place.slug,
          label: place.label,
          ...(place.detail === null ? {} : { detail: place.detail }),
        }))}
        onSelect={({ value, label: name }) => {
          onPick({ slug: value, label: name });
          setQuery('');
        }}
      />
    </Field>
  );
}
