import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigation, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { suggestOptions } from '#domains/search/web/index.ts';
import { getTravelInfo, suggestTravelPlaces } from '#domains/travel/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#ui/button.tsx';
import { Combobox, type ComboboxOption } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MOST_ANCHORS, type CommuteAnchor } from '../../contract.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { FirmnessSelect } from './firmness-select.tsx';

const MODES = [
  { value: 'drive', label: 'By car' },
  { value: 'transit', label: 'By transit' },
  { value: 'bike', label: 'By bike' },
  { value: 'walk', label: 'On foot' },
] as const;

interface AnchorEditorProps {
  anchors: readonly CommuteAnchor[];
  onChange: (anchors: CommuteAnchor[]) => void;
}

/** Up to three places to be near, in minutes of travel. Absent where no travel times are known. */
export function AnchorEditor({ anchors, onChange }: AnchorEditorProps) {
  const travel = useQuery(endpointQuery(getTravelInfo));
  const networks = travel.data?.networks ?? [];
  if (networks.length === 0 && anchors.length === 0) return null;
  const hasTransit = networks.some((network) => network.hasTransit);
  const set = (at: number, part: Partial<CommuteAnchor>) =>
    onChange(anchors.map((anchor, index) => (index === at ? { ...anchor, ...part } : anchor)));
  return (
    <section aria-labelledby="commute-title">
      <h3 id="commute-title" className="text-lg font-semibold">
        Places you go to often
      </h3>
      <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">
        Up to three, such as work or a station. Times are door to door on the streets and timetables stored here, not straight
        lines.
      </p>
      <ul className="flex flex-col gap-4">
        {anchors.map((anchor, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- anchors have no other identity, and rows keep no state of their own
          <li
            key={at}
            className="grid items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1.2fr_auto]"
          >
            <Field label="Name">
              <TextInput value={anchor.label} maxLength={40} onChange={(event) => set(at, { label: event.target.value })} />
            </Field>
            <Field label="How">
              <Select
                value={anchor.mode}
                options={MODES.filter(({ value }) => hasTransit || value !== 'transit')}
                onChange={(event) => set(at, { mode: MODES.find(({ value }) => value === event.target.value)?.value ?? 'drive' })}
              />
            </Field>
            <AmountField
              label="At most"
              suffix="min"
              max={120}
              value={anchor.minutes}
              onChange={(minutes) => set(at, { minutes: Math.max(1, minutes ?? 30) })}
            />
            <Field label="There by">
              <TextInput
                type="time"
                value={anchor.arriveBy ?? '08:30'}
                onChange={(event) => set(at, { arriveBy: event.target.value === '' ? null : event.target.value })}
              />
            </Field>
            <Field label="How firm">
              <FirmnessSelect label={`How firm: ${anchor.label}`} value={anchor} onChange={(firmness) => set(at, firmness)} />
            </Field>
            <IconButton
              icon={Trash2}
              label={`Remove ${anchor.label}`}
              onClick={() => onChange(anchors.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      {anchors.length < MOST_ANCHORS ? (
        <AddAnchor
          onAdd={(place) =>
            onChange([...anchors, { ...place, mode: 'drive', minutes: 30, arriveBy: '08:30', isMust: false, weight: 3 }])
          }
        />
      ) : null}
    </section>
  );
}

type Place = Pick<CommuteAnchor, 'label' | 'latitude' | 'longitude'>;

function AddAnchor({ onAdd }: { onAdd: (place: Place) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { places, isFetching } = usePlaces(query.trim());
  if (!isOpen) {
    return (
      <Button variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" className="size-4" /> Add a place
      </Button>
    );
  }
  return (
    <Field label="Address, station, school or place" className="mt-4 max-w-xl">
      <Combobox
        query={query}
        onQueryChange={setQuery}
        icon={Navigation}
        loading={isFetching}
        options={places.map(({ option }) => option)}
        onSelect={({ value }) => {
          const chosen = places.find(({ option }) => option.value === value);
          if (chosen !== undefined) onAdd(chosen.place);
          setQuery('');
          setIsOpen(false);
        }}
      />
    </Field>
  );
}

/** Everyday places and addresses alike. */
function usePlaces(text: string): { places: { option: ComboboxOption; place: Place }[]; isFetching: boolean } {
  const asked = { enabled: text.length >= 2, placeholderData: keepPreviousData };
  const everyday = useQuery({ ...endpointQuery(suggestTravelPlaces, { query: { q: text } }), ...asked });
  const addresses = useQuery({ ...suggestOptions(text), ...asked });
  if (text.length < 2) return { places: [], isFetching: false };
  const found = [
    ...(everyday.data?.items ?? []).map((item) => ({ ...item, detail: item.detail })),
    ...(addresses.data?.items ?? []).flatMap(({ label, detail, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ label, detail: detail ?? '', latitude, longitude }],
    ),
  ];
  return {
    isFetching: everyday.isFetching || addresses.isFetching,
    places: found.slice(0, 8).map(({ label, detail, latitude, longitude }, at) => ({
      option: { value: `${at} ${label}`, label, detail },
      place: { label: label.slice(0, 40), latitude, longitude },
    })),
  };
}
