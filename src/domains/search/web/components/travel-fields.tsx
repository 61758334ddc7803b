import { useQuery } from '@tanstack/react-query';
import { MapPin, X } from '#ui/icons/index.ts';
import { useState } from 'react';
import {
  DEFAULT_ARRIVE_BY,
  MOST_LIMITS,
  nameAmenity,
  TRAVEL_MODES,
  type TravelLimit,
  MODE_NAMES,
  MOST_LABEL_LENGTH,
} from '#domains/travel/web/index.ts';
import { capitalize, formatNumber } from '#lib/format.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { travelOptions } from '../api.ts';
import { nameTarget, readLimits, writeLimits } from '../travel-limits.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { TravelPlacePicker } from './travel-place-picker.tsx';

const MINUTES = [5, 10, 15, 20, 25, 30, 40, 45, 60, 90];
const START = { mode: 'transit', minutes: 30, arriveBy: DEFAULT_ARRIVE_BY } as const;
const NEAR_START = { mode: 'walk', minutes: 10, arriveBy: DEFAULT_ARRIVE_BY, label: '' } as const;

/** Homes within a few minutes of up to three of the reader's places and of everyday places. Absent without a stored network. */
export function TravelFields({ filters, onChange }: Pick<FilterFieldsProps, 'filters' | 'onChange'>) {
  const info = useQuery(travelOptions()).data;
  if (info === undefined || info.networks.length === 0) return null;
  const hasTransit = info.networks.some((network) => network.hasTransit);
  const commute = readLimits(filters.commute);
  const near = readLimits(filters.near);
  const amenities = info.amenities.filter(({ kind }) => !near.some(({ to }) => 'amenity' in to && to.amenity === kind));
  const change = (name: 'commute' | 'near', limits: readonly TravelLimit[]) => onChange({ [name]: writeLimits(limits) });
  return (
    <div className="flex flex-col gap-5">
      <Limits limits={commute} hasTransit={hasTransit} onChange={(limits) => change('commute', limits)} />
      {commute.length >= MOST_LIMITS ? null : (
        <TravelPlacePicker
          label={commute.length === 0 ? 'Travel time to' : 'And to'}
          onPick={({ label, longitude, latitude }) => {
            const mode = hasTransit ? 'transit' : 'drive';
            change('commute', [
              ...commute,
              { ...START, mode, to: { longitude, latitude }, label: label.slice(0, MOST_LABEL_LENGTH) },
            ]);
          }}
        />
      )}
      <Limits limits={near} hasTransit={hasTransit} onChange={(limits) => change('near', limits)} />
      {near.length >= MOST_LIMITS || amenities.length === 0 ? null : (
        <Field label={near.length === 0 ? 'Close to an everyday place' : 'And close to'}>
          <Select
            placeholder="Choose a kind"
            options={amenities.map(({ kind, count }) => ({
              value: kind,
              label: `${capitalize(nameAmenity(kind))} (${formatNumber(count)})`,
            }))}
            value=""
            onChange={({ target }) => {
              if (target.value !== '') change('near', [...near, { ...NEAR_START, to: { amenity: target.value } }]);
            }}
          />
        </Field>
      )}
    </div>
  );
}

interface LimitsProps {
  limits: readonly TravelLimit[];
  hasTransit: boolean;
  onChange: (limits: TravelLimit[]) => void;
}

function Limits({ limits, hasTransit, onChange }: LimitsProps) {
  if (limits.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {limits.map((limit, at) => (
        <li key={`${nameTarget(limit)} ${at}`} className="rounded-card border border-line p-3">
          <LimitFields
            limit={limit}
            hasTransit={hasTransit}
            onChange={(next) => onChange(limits.map((other, place) => (place === at ? next : other)))}
            onRemove={() => onChange(limits.filter((_, place) => place !== at))}
          />
        </li>
      ))}
    </ul>
  );
}

function LimitFields({
  limit,
  hasTransit,
  onChange,
  onRemove,
}: {
  limit: TravelLimit;
  hasTransit: boolean;
  onChange: (limit: TravelLimit) => void;
  onRemove: () => void;
}) {
  const isAmenity = 'amenity' in limit.to;
  const name = capitalize(nameTarget(limit));
  const minutes = MINUTES.includes(limit.minutes) ? MINUTES : [...MINUTES, limit.minutes].toSorted((a, b) => a - b);
  const isTimed = limit.mode === 'transit' || limit.mode === 'drive';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-brand" />
        {isAmenity ? (
          <p className="min-w-0 flex-1 truncate font-medium">Nearest {nameTarget(limit)}</p>
        ) : (
          <LabelBox key={limit.label} label={limit.label} onCommit={(label) => onChange({ ...limit, label })} />
        )}
        <IconButton icon={X} size="small" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      <SegmentedControl
        legend={`How to get to ${name}`}
        hideLegend
        fullWidth
        segments={TRAVEL_MODES.filter((mode) => mode !== 'transit' || hasTransit).map((mode) => ({
          value: mode,
          label: MODE_NAMES[mode],
        }))}
        value={limit.mode}
        onValueChange={(mode) => onChange({ ...limit, mode })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="At most">
          <Select
            options={minutes.map((value) => ({ value: String(value), label: `${value} minutes` }))}
            value={String(limit.minutes)}
            onChange={({ target }) => onChange({ ...limit, minutes: Number(target.value) })}
          />
        </Field>
        {isTimed && !isAmenity ? (
          <Field label="Weekday, arrive by">
            <TextInput
              type="time"
              value={limit.arriveBy}
              onChange={({ target }) => {
                if (/^\d\d:\d\d$/.test(target.value)) onChange({ ...limit, arriveBy: target.value });
              }}
            />
          </Field>
        ) : null}
      </div>
    </div>
  );
}

/** The reader's own name for a place: "Work". */
function LabelBox({ label, onCommit }: { label: string; onCommit: (label: string) => void }) {
  const [draft, setDraft] = useState(label);
  return (
    <TextInput
      aria-label="Your name for this place"
      value={draft}
      maxLength={MOST_LABEL_LENGTH}
      placeholder="Work, school, parents"
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => draft.trim() !== label && onCommit(draft.trim())}
      className="flex-1"
    />
  );
}
