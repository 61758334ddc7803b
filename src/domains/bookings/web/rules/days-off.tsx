import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
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
  const isKnown = overrides.some((one) => one.date === date);
  const canAdd = date >= today && !isKnown && overrides.length < MOST_OVERRIDES;
  const shown = overrides.filter((one) => one.date >= today).toSorted((a, b) => a.date.localeCompare(b.date));
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
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Date" className="w-48">
          <TextInput type="date" min={today} value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Button
          variant="secondary"
          disabled={!canAdd}
          onClick={() => {
            onChange([...overrides, { date, ranges: [] }]);
            setDate('');
          }}
        >
          Add a day off
        </Button>
      </div>
    </section>
  );
}
