import { useDeferredValue, useState } from 'react';
import { formatCount, formatTime } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { KIND_WORDS, type BookingKind, type ScheduleAnswer, type ScheduleForm } from '../../contract.ts';
import { previewSlots, type PreviewHosts } from '../../model/slots/preview-slots.ts';
import type { RulesWords } from './rules-words.ts';
import { sayDay } from '../components/say-times.ts';
import { PREVIEW_DAYS } from '../../model/booking-terms.ts';

const MOST_SHOWN = 8;

interface SlotPreviewProps {
  form: ScheduleForm;
  timeZone: string;
  busy: ScheduleAnswer['busy'];
  hosts?: PreviewHosts | undefined;
  words: RulesWords;
  isValid: boolean;
}

/** The times that guests would see, found in the browser by the same search as on the server. */
export function SlotPreview({ form, timeZone, busy, hosts, words, isValid }: SlotPreviewProps) {
  const [now] = useState(() => Date.now());
  const open = form.eventTypes.filter(({ isOpen }) => isOpen);
  const [wanted, setWanted] = useState<BookingKind>();
  const latest = useDeferredValue(form);
  const type = open.find(({ kind }) => kind === wanted) ?? open[0];
  const slots =
    isValid && type !== undefined
      ? previewSlots({ form: latest, kind: type.kind, timeZone, busy, hosts, now }).map((start) => new Date(start).toISOString())
      : [];
  const byDay = Map.groupBy(slots, (slot) => dayInZone(new Date(slot), timeZone));
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-4" aria-label="Preview">
      <h3 className="text-lg font-medium">
        What {words.guests} see in the next {PREVIEW_DAYS} days
      </h3>
      {open.length > 1 ? (
        <Field label="Times of" className="max-w-80">
          <Select
            value={type?.kind ?? ''}
            options={open.map(({ kind }) => ({ value: kind, label: KIND_WORDS[kind] }))}
            onChange={({ target }) => setWanted(open.find(({ kind }) => kind === target.value)?.kind)}
          />
        </Field>
      ) : null}
      <p role="status" className="text-sm text-ink-soft">
        {type === undefined
          ? 'Nothing is open for booking.'
          : !isValid
            ? 'Once what is marked is right, the times show here.'
            : slots.length === 0
              ? 'No free times.'
              : `${formatCount(slots.length, 'free time')} for ${oneOf(type.kind)}, without what is taken.`}
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {[...byDay].map(([day, times]) => (
          <div key={day}>
            <dt className="text-sm font-medium">{sayDay(times[0] ?? '', timeZone, 'short')}</dt>
            <dd className="text-sm text-ink-soft tabular-nums">
              {times
                .slice(0, MOST_SHOWN)
                .map((slot) => formatTime(slot, timeZone))
                .join(', ')}
              {times.length > MOST_SHOWN ? `, and ${times.length - MOST_SHOWN} more` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function oneOf(kind: BookingKind): string {
  const word = KIND_WORDS[kind].toLowerCase();
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}
