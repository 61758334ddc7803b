import { DAY_MS } from '#lib/time-units.ts';
import { utcDay } from '#lib/calendar.ts';
import { useState, type KeyboardEvent } from 'react';
import { formatCount, formatTime } from '#lib/format.ts';
import { offsetAt } from '#lib/zone-offsets.ts';
import { dayInZone, sayTimeZone } from '#lib/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts';
import type { Appointment } from '../../contract.ts';
import { sayStatus } from '../../model/appointment-words.ts';
import { hoursShown, placeInDays, weekOf, type Placed, type Timed } from '../../model/week-layout.ts';
import { sayDay } from '../components/say-times.ts';
import { AppointmentCard } from './appointment-list.tsx';

interface WeekCalendarProps {
  appointments: readonly Appointment[];
  now: Date;
  /** The reader's: all columns are of it. */
  timeZone: string;
}

interface Entry extends Timed {
  appointment: Appointment;
}

type OnKeyDown = (event: KeyboardEvent<HTMLElement>) => void;

const HOUR_REM = 3.5;

/** A week of appointments: columns of hours where there is room, else the days in a row and the list of one. */
export function WeekCalendar({ appointments, now, timeZone }: WeekCalendarProps) {
  const [offset, setOffset] = useState(0);
  const [day, setDay] = useState<string>();
  const [open, setOpen] = useState<string>();
  const today = dayInZone(now, timeZone);
  const days = weekOf(today, offset);
  const entries = appointments.flatMap((appointment): Entry[] => {
    const { id, startsAt, endsAt } = appointment;
    if (startsAt === null || endsAt === null) return [];
    return [{ id, start: Date.parse(startsAt), end: Date.parse(endsAt), appointment }];
  });
  const columns = placeInDays(entries, days, (instant) => {
    const wall = instant + offsetAt(instant, timeZone);
    return { day: utcDay(new Date(wall)), minute: Math.floor((wall % DAY_MS) / 60_000) };
  });
  const isFull = (one: string) => (columns.get(one)?.length ?? 0) > 0;
  const next = days.filter((one) => one >= today || !days.includes(today)).find(isFull);
  const shown = day !== undefined && days.includes(day) ? day : (next ?? (days.includes(today) ? today : (days[0] ?? today)));
  const count = [...columns.values()].reduce((sum, column) => sum + column.length, 0);
  const opened = appointments.find(({ id }) => id === open);
  const name = (one: string) => sayDay(`${one}T12:00:00Z`, 'UTC');

  /** Page up and down turn the weeks, from wherever the focus is. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOffset(offset + step);
  }

  return (
    <section aria-label="Week" className="mt-6">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={ChevronLeft}
          label="Previous week"
          variant="outline"
          onClick={() => setOffset(offset - 1)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon={ChevronRight}
          label="Next week"
          variant="outline"
          onClick={() => setOffset(offset + 1)}
          onKeyDown={onKeyDown}
        />
        <Button size="small" variant="quiet" idle={offset === 0} onKeyDown={onKeyDown} onClick={() => setOffset(0)}>
          This week
        </Button>
        <h2 className="font-serif text-xl font-medium" aria-live="polite">
          {sayDay(`${days[0] ?? today}T12:00:00Z`, 'UTC', 'short')} to {sayDay(`${days[6] ?? today}T12:00:00Z`, 'UTC', 'short')}
        </h2>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {count === 0 ? 'Nothing this week.' : `Times are in your time zone (${sayTimeZone(timeZone)}).`}
      </p>

      <div className="mt-4 md:hidden">
        <div className="grid grid-cols-7 gap-1" role="group" aria-label="Days">
          {days.map((one) => {
            const busy = columns.get(one)?.length ?? 0;
            return (
              <button
                key={one}
                type="button"
                aria-pressed={one === shown}
                aria-label={sayBusyDay(one, busy, today)}
                onClick={() => setDay(one)}
                onKeyDown={onKeyDown}
                className={cn(
                  'flex min-h-14 flex-col items-center justify-center rounded-control border text-xs',
                  one === shown ? 'border-brand bg-brand-tint text-brand' : 'border-line bg-surface',
                )}
              >
                <span>{sayDay(`${one}T12:00:00Z`, 'UTC', 'short').slice(0, 2)}</span>
                <span className={cn('text-base tabular-nums', one === today && 'font-semibold underline')}>
                  {Number(one.slice(8))}
                </span>
                <span aria-hidden="true" className={cn('size-1.5 rounded-full', busy > 0 && 'bg-brand')} />
              </button>
            );
          })}
        </div>
        <h3 className="mt-4 font-medium">{name(shown)}</h3>
        <ol className="mt-2 grid gap-2">
          {(columns.get(shown) ?? []).map(({ item }) => (
            <li key={item.id}>
              <EntryButton
                entry={item}
                now={now}
                timeZone={timeZone}
                onOpen={setOpen}
                onKeyDown={onKeyDown}
                className="min-h-control w-full"
              />
            </li>
          ))}
        </ol>
        {(columns.get(shown)?.length ?? 0) === 0 ? <p className="text-sm text-ink-soft">Nothing on this day.</p> : null}
      </div>

      <Columns columns={columns} today={today} now={now} timeZone={timeZone} onOpen={setOpen} onKeyDown={onKeyDown} />

      {opened === undefined ? null : (
        <Dialog
          open
          onOpenChange={() => setOpen(undefined)}
          title={opened.startsAt === null ? 'Appointment' : sayDay(opened.startsAt, opened.timeZone)}
        >
          <AppointmentCard appointment={opened} now={now} />
        </Dialog>
      )}
    </section>
  );
}

interface ColumnsProps {
  columns: Map<string, Placed<Entry>[]>;
  today: string;
  now: Date;
  timeZone: string;
  onOpen: (id: string) => void;
  onKeyDown: OnKeyDown;
}

function Columns({ columns, today, now, timeZone, onOpen, onKeyDown }: ColumnsProps) {
  const { first, last } = hoursShown(columns.values());
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const rem = (minute: number) => `${((minute - first * 60) / 60) * HOUR_REM}rem`;
  const wall = now.getTime() + offsetAt(now.getTime(), timeZone);
  const minute = Math.floor((wall % DAY_MS) / 60_000);
  return (
    <div className="mt-4 hidden grid-cols-[3rem_repeat(7,minmax(0,1fr))] overflow-hidden rounded-card border border-line bg-surface md:grid">
      <div aria-hidden="true" className="pt-14 text-right text-xs text-ink-soft">
        {hours.map((hour, index) => (
          <div key={hour} className="h-14 pr-2 tabular-nums">
            <span className={index === 0 ? '' : 'relative -top-2'}>{sayHour(hour)}</span>
          </div>
        ))}
      </div>
      {[...columns].map(([day, inDay]) => {
        return (
          <section key={day} aria-label={sayBusyDay(day, inDay.length, today)} className="border-l border-line">
            <h3
              className={cn(
                'flex h-14 flex-col items-center justify-center border-b border-line text-sm',
                day === today && 'bg-brand-tint text-brand',
              )}
            >
              <span className="text-xs">{sayDay(`${day}T12:00:00Z`, 'UTC', 'short').slice(0, 3)}</span>
              <span className="text-lg font-medium tabular-nums">{Number(day.slice(8))}</span>
            </h3>
            <ol className="relative" ref={placed({ height: rem(last * 60) })}>
              {hours.map((hour, index) => (
                <li key={hour} aria-hidden="true" className={cn('h-14 border-line', index > 0 && 'border-t')} />
              ))}
              {inDay.map(({ item, from, to, lane, lanes }) => (
                <li
                  key={item.id}
                  className="absolute p-px"
                  ref={placed({
                    top: rem(from),
                    height: `${((to - from) / 60) * HOUR_REM}rem`,
                    left: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  })}
                >
                  <EntryButton
                    entry={item}
                    now={now}
                    timeZone={timeZone}
                    onOpen={onOpen}
                    onKeyDown={onKeyDown}
                    className={cn('h-full w-full', to - from < 60 && '[&>span]:shrink-0 [&>span]:truncate')}
                  />
                </li>
              ))}
              {day === today && minute >= first * 60 && minute < last * 60 ? (
                <li
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-x-0 border-t-2 border-accent"
                  ref={placed({ top: rem(minute) })}
                />
              ) : null}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** "Tuesday, December 1, 2 appointments, today". */
function sayBusyDay(day: string, busy: number, today: string): string {
  const count = busy === 0 ? 'nothing' : formatCount(busy, 'appointment');
  return [sayDay(`${day}T12:00:00Z`, 'UTC'), count, ...(day === today ? ['today'] : [])].join(', ');
}

function EntryButton({
  entry: { id, appointment },
  now,
  timeZone,
  onOpen,
  onKeyDown,
  className,
}: {
  entry: Entry;
  now: Date;
  timeZone: string;
  onOpen: (id: string) => void;
  onKeyDown: OnKeyDown;
  className: string;
}) {
  const time = appointment.startsAt === null ? '' : formatTime(appointment.startsAt, timeZone);
  const isCertain = appointment.status === 'accepted' || appointment.status === 'completed';
  return (
    <button
      type="button"
      aria-label={`${time}, ${appointment.title}, ${sayStatus(appointment, now)}`}
      onClick={() => onOpen(id)}
      onKeyDown={onKeyDown}
      className={cn(
        'flex flex-col overflow-hidden rounded-control border px-2 py-1 text-left text-xs leading-tight focus-visible:-outline-offset-2',
        isCertain ? 'border-brand bg-brand-tint text-brand' : 'border-dashed border-line-strong bg-surface text-ink',
        className,
      )}
    >
      <span className="font-medium tabular-nums">{time}</span>
      <span className="break-words">{appointment.handle === null ? appointment.home : appointment.title}</span>
    </button>
  );
}

/** The policy of the site allows no styles in HTML: the browser sets them. */
function placed(styles: Partial<Record<'top' | 'left' | 'width' | 'height', string>>) {
  return (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(styles)) element?.style.setProperty(name, value);
  };
}

function sayHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 || hour === 24 ? 'AM' : 'PM'}`;
}
