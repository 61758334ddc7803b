import { useState } from 'react';
import { MOST_TOUR_SLOTS, TOUR_NOTICE_HOURS } from '#domains/appointments/contract.ts';
import { listTourSlots } from '#domains/appointments/model/tour-slots.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { sayTimeZone } from '#lib/zoned-time.ts';
import { RemovableChip, ToggleChip } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';

interface SlotPickerProps {
  timeZone: string;
  firstDay?: string | undefined;
  chosen: string[];
  onChange: (slots: string[]) => void;
}

const DAYS_OFFERED = 14;

/** A day, then its hours; chosen times show above as chips, best first. */
export function SlotPicker({ timeZone, firstDay, chosen, onChange }: SlotPickerProps) {
  const [slots] = useState(() => {
    const now = new Date();
    const start =
      firstDay === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(`${firstDay}T20:00:00Z`) - 12 * HOUR_MS));
    return listTourSlots({
      from: start,
      earliest: new Date(now.getTime() + TOUR_NOTICE_HOURS * HOUR_MS),
      days: DAYS_OFFERED,
      timeZone,
    });
  });
  const days = [...new Set(slots.map((slot) => slot.day))];
  const [day, setDay] = useState(days[0] ?? '');
  const isFull = chosen.length >= MOST_TOUR_SLOTS;

  function toggle(startsAt: string) {
    if (chosen.includes(startsAt)) onChange(chosen.filter((slot) => slot !== startsAt));
    else if (!isFull) onChange([...chosen, startsAt]);
  }

  return (
    <div className="space-y-3">
      {chosen.length > 0 && (
        <ol className="flex flex-wrap gap-2" aria-label="Chosen times, best first">
          {chosen.map((startsAt) => {
            const slot = slots.find((candidate) => candidate.startsAt === startsAt);
            const label = slot === undefined ? startsAt : `${slot.day}, ${slot.time}`;
            return (
              <li key={startsAt}>
                <RemovableChip label={label} onRemove={() => toggle(startsAt)} />
              </li>
            );
          })}
        </ol>
      )}
      <Select
        aria-label="Day"
        options={days.map((name) => ({ value: name, label: name }))}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label={`Hours on ${day}`}>
        {slots
          .filter((slot) => slot.day === day)
          .map((slot) => (
            <ToggleChip
              key={slot.startsAt}
              pressed={chosen.includes(slot.startsAt)}
              disabled={isFull && !chosen.includes(slot.startsAt)}
              onPressedChange={() => toggle(slot.startsAt)}
            >
              {slot.time}
            </ToggleChip>
          ))}
      </div>
      <p className="text-sm text-ink-soft">
        Times are local to the home ({sayTimeZone(timeZone)}).{' '}
        {isFull ? `You’ve chosen ${MOST_TOUR_SLOTS}; remove one to choose another.` : ''}
      </p>
    </div>
  );
}
