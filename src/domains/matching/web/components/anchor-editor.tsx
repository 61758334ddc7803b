import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { TravelPlacePicker, type PickedPlace } from '#domains/search/web/index.ts';
import { getTravelInfo } from '#domains/travel/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MOST_ANCHORS, MOST_LABEL_LETTERS, type CommuteAnchor } from '../../contract.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { USUAL_FIRMNESS } from '../../model/usual-firmness.ts';
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

/** Up to three places to be near, in minutes of travel. Absent if no travel times are known. */
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
            <AnchorName name={anchor.label} onName={(label) => set(at, { label })} />
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
          onAdd={({ label, latitude, longitude }) => {
            const place = { label: label.slice(0, MOST_LABEL_LETTERS), latitude, longitude };
            onChange([...anchors, { ...place, mode: 'drive', minutes: 30, arriveBy: '08:30', ...USUAL_FIRMNESS }]);
          }}
        />
      ) : null}
    </section>
  );
}

/** A place always has a name: an empty box says so, and the old name stays until there is a new one. */
function AnchorName({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [draft, setDraft] = useState<string>();
  return (
    <Field label="Name" error={draft?.trim() === '' ? 'Give it a name' : undefined}>
      <TextInput
        value={draft ?? name}
        maxLength={MOST_LABEL_LETTERS}
        onChange={(event) => {
          setDraft(event.target.value);
          if (event.target.value.trim() !== '') onName(event.target.value);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </Field>
  );
}

function AddAnchor({ onAdd }: { onAdd: (place: PickedPlace) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" className="size-4" /> Add a place
      </Button>
    );
  }
  return (
    <TravelPlacePicker
      label="Place you go to"
      className="mt-4 max-w-xl"
      onPick={(place) => {
        onAdd(place);
        setIsOpen(false);
      }}
    />
  );
}
