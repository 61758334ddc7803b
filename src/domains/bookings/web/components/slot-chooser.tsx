import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, utcDay } from '#lib/calendar.ts';
import { formatTime } from '#lib/format.ts';
import { dayInZone, sayTimeZone } from '#lib/zoned-time.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { RemovableChip, ToggleChip } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MOST_SLOT_DAYS, type BookingKind, type Openings } from '../../contract.ts';
import { openingsOptions, type Whose } from '../api.ts';
import { sayDay } from './say-times.ts';

interface SlotChooserProps {
  whose: Whose;
  kind: BookingKind;
  /** A booking that gives its own time up. */
  bookingId?: string | undefined;
  /** The time that it has, which is no choice. */
  leavesOut?: string | null | undefined;
  chosen: readonly string[];
  /** How many can be chosen. */
  most?: number;
  onChange: (chosen: string[]) => void;
}

/** A day that has free times, then its times. */
export function SlotChooser({ whose, kind, bookingId, leavesOut, ...choice }: SlotChooserProps) {
  const [from, setFrom] = useState<string>();
  const asked = { kind, ...(from === undefined ? {} : { from }), ...(bookingId === undefined ? {} : { bookingId }) };
  const [today] = useState(() => utcDay(new Date()));
  const next = addDays(from ?? today, MOST_SLOT_DAYS);
  return (
    <Loaded query={useQuery(openingsOptions(whose, asked))} pending={<Skeleton className="h-40 w-full" />}>
      {({ eventTypes, slots: free, timeZone, lastDay }) => {
        const turns = (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {from === undefined ? null : (
              <Button size="small" variant="secondary" onClick={() => setFrom(undefined)}>
                Back to the next days
              </Button>
            )}
            {lastDay === null || next > lastDay ? null : (
              <Button size="small" variant="secondary" onClick={() => setFrom(next)}>
                Look further ahead
              </Button>
            )}
          </div>
        );
        // A time that is kept for its chooser is no longer free for others.
        const slots = [...new Set([...free, ...choice.chosen])].filter((slot) => slot !== leavesOut).toSorted();
        return eventTypes.length === 0 ? (
          <p className="text-ink-soft">Nothing can be booked here now. Write to the host, or cancel and say why.</p>
        ) : slots.length === 0 ? (
          <div className="grid justify-items-start gap-3">
            <p className="text-ink-soft">No free times in these {MOST_SLOT_DAYS} days.</p>
            {turns}
          </div>
        ) : (
          <div className="grid gap-3">
            <Times slots={slots} timeZone={timeZone} isPerson={'handle' in whose} {...choice} />
            {turns}
          </div>
        );
      }}
    </Loaded>
  );
}

function Times({
  slots,
  timeZone,
  isPerson,
  chosen,
  most = 1,
  onChange,
}: Pick<Openings, 'slots' | 'timeZone'> & { isPerson: boolean } & Pick<SlotChooserProps, 'chosen' | 'most' | 'onChange'>) {
  const byDay = Map.groupBy(slots, (slot) => dayInZone(new Date(slot), timeZone));
  const [wanted, setWanted] = useState<string>();
  const day = wanted !== undefined && byDay.has(wanted) ? wanted : ([...byDay.keys()][0] ?? '');
  const name = (key: string, style?: 'short') => sayDay(byDay.get(key)?.[0] ?? '', timeZone, style);
  const isFull = most > 1 && chosen.length >= most;
  const toggle = (slot: string) => {
    if (chosen.includes(slot)) onChange(chosen.filter((one) => one !== slot));
    else if (most === 1) onChange([slot]);
    else if (!isFull) onChange([...chosen, slot]);
  };
  return (
    <div className="grid gap-3">
      {/* Of several, those of other days are seen too. */}
      {most > 1 && chosen.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen times">
          {chosen.toSorted().map((slot) => (
            <li key={slot} className="min-w-0">
              <RemovableChip
                label={`${sayDay(slot, timeZone, 'short')}, ${formatTime(slot, timeZone)}`}
                onRemove={() => toggle(slot)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Select
        aria-label="Day"
        value={day}
        options={[...byDay].map(([key, times]) => ({ value: key, label: `${name(key, 'short')} (${times.length} free)` }))}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label={`Free times on ${name(day)}`}>
        {byDay.get(day)?.map((slot) => (
          <ToggleChip
            key={slot}
            pressed={chosen.includes(slot)}
            disabled={isFull && !chosen.includes(slot)}
            onPressedChange={() => toggle(slot)}
          >
            {formatTime(slot, timeZone)}
          </ToggleChip>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {isPerson ? `Times are in ${sayTimeZone(timeZone)}.` : `Times are local to the home (${sayTimeZone(timeZone)}).`}
        {isFull ? ` You’ve chosen ${most}. Remove one to choose another.` : ''}
      </p>
    </div>
  );
}
