import { useRef, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { BESIDE_FIELD, Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { TextInput } from '#ui/text-input.tsx';
import { MOST_OVERRIDES, type ScheduleForm } from '../../contract.ts';
import { TimeRanges } from './time-ranges.tsx';

type Overrides = ScheduleForm['overrides'];

interface DaysOffProps {
  overrides: Overrides;
  timeZone: string;
  onChange: (overrides: Overrides) => void;
}

/** Dates with hours of their own, or none. */
export function DaysOff({ overrides, timeZone, onChange }: DaysOffProps) {
  const [today] = useState(() => dayInZone(new Date(), timeZone));
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // Days that are over count for nothing, and go with the next change.
  const ahead = overrides.filter((one) => one.date >= today);
  const shown = ahead.toSorted((a, b) => a.date.localeCompare(b.date));

  function add() {
    const wrong = refuseDay(date, today, ahead);
    setError(wrong);
    if (wrong !== undefined) {
      field.current?.focus();
      return;
    }
    onChange([...ahead, { date, ranges: [] }]);
    setDate('');
  }

  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-medium">Days off, and other hours</h3>
      <ul className="divide-y divide-line empty:hidden">
        {shown.map((one) => {
          const name = formatDate(one.date, timeZone);
          return (
            <li key={one.date} className="grid gap-2 py-3 sm:grid-cols-[8rem_1fr_auto]">
              <span className="pt-2 font-medium">
                {name}
                {one.ranges.length === 0 ? <span className="block text-sm font-normal text-ink-soft">Day off</span> : null}
              </span>
              <TimeRanges
                name={name}
                ranges={one.ranges}
                onChange={(ranges) =>
                  onChange(overrides.map((other) => (other.date === one.date ? { ...other, ranges } : other)))
                }
              />
              <IconButton
                icon={Trash2}
                label={`Use the weekly hours on ${name}`}
                onClick={() => onChange(overrides.filter((other) => other.date !== one.date))}
              />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Date" error={error} className="w-48">
          <TextInput
            ref={field}
            type="date"
            min={today}
            value={date}
            onChange={({ target }) => {
              setDate(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button variant="secondary" className={BESIDE_FIELD} onClick={add}>
          Add a day off
        </Button>
      </div>
    </section>
  );
}

/** Why a day cannot be added; undefined if it can. */
function refuseDay(date: string, today: string, overrides: Overrides): string | undefined {
  if (date === '') return 'Choose a date';
  if (date < today) return 'Choose a date from today on';
  if (overrides.some((one) => one.date === date)) return 'This date is in the list above';
  return overrides.length >= MOST_OVERRIDES ? `Give at most ${MOST_OVERRIDES} dates` : undefined;
}
