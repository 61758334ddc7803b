import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CalendarDays, Trash2 } from '#ui/icons/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  addBusyCalendar,
  calendarAddressField,
  getOwnSchedule,
  listBusyCalendars,
  listHostOpenings,
  MOST_ADDRESS_LETTERS,
  MOST_CALENDARS,
  readBusyCalendar,
  removeBusyCalendar,
  type BusyCalendar,
  type CalendarFailure,
} from '../../contract.ts';
import { busyCalendarsOptions } from '../api.ts';

const READS = [listBusyCalendars, listHostOpenings, getOwnSchedule];

const FAILURE_WORDS: Readonly<Record<CalendarFailure, string>> = {
  private: 'Its address is in a private network, which this site doesn’t access.',
  scheme: 'It leads to an address that isn’t on the web.',
  redirects: 'Its address redirects in a loop.',
  status: 'Its site refused to answer. Check that the calendar is shared at this address.',
  gone: 'There’s nothing at this address anymore.',
  large: 'It is larger than 2 MB.',
  partial: 'We only got part of it.',
  slow: 'Its site didn’t answer in time.',
  broken: 'We couldn’t reach its site.',
  unreadable: 'There’s no calendar at this address.',
  'too-many': 'It has more events or repeats than we can read.',
  heavy: 'It takes too long to read.',
  sealed: 'Its address can no longer be opened. Remove it and add it again.',
};

/** Calendars elsewhere whose busy times block their reader's hours. */
export function BusyCalendars() {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Calendars you use"
        description="No one can book you while another calendar of yours is busy. We only read the times, and never keep what your events are called, where they are or who’s there."
      />
      <Loaded query={useQuery(busyCalendarsOptions())} pending={<Skeleton className="h-40 w-full" />}>
        {({ calendars }) => (
          <div className="grid gap-6">
            {calendars.length === 0 ? <p className="text-ink-soft">You haven’t added a calendar yet.</p> : null}
            {calendars.length === 0 ? null : (
              <ul className="divide-y divide-line rounded-control border border-line">
                {calendars.map((calendar) => (
                  <Calendar key={calendar.calendarId} calendar={calendar} />
                ))}
              </ul>
            )}
            {calendars.length < MOST_CALENDARS ? (
              <AddCalendar key={calendars.length} />
            ) : (
              <p className="text-sm text-ink-soft">You can have {MOST_CALENDARS} calendars here. Remove one to add another.</p>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Calendar({ calendar: { calendarId, site, readAt, failure, busyCount } }: { calendar: BusyCalendar }) {
  const params = { calendarId };
  const again = useWrite(() => browserApi.call(readBusyCalendar, { params }), {
    refreshes: READS,
    done: { title: 'We’ll read it again in a moment.' },
  });
  const remove = useWrite(() => browserApi.call(removeBusyCalendar, { params }), {
    refreshes: READS,
    done: { title: `Calendar from ${site} removed` },
  });
  const last = readAt === null ? undefined : formatDateTime(readAt, viewerTimeZone());
  const known = last === undefined ? '' : `Read ${last}: ${formatCount(busyCount, 'busy time')} ahead.`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow basis-48">
        <span className="block font-medium break-words">{site}</span>
        {failure === null ? null : (
          <span className="block text-sm text-error">
            {FAILURE_WORDS[failure]}
            {last === undefined ? '' : ' What we read before still counts.'}
          </span>
        )}
        <span className="block text-sm text-ink-soft">
          {known === '' && failure === null ? 'We’ll read it for the first time in a moment.' : known}
        </span>
      </span>
      <Button
        size="small"
        variant="secondary"
        busy={again.isBusy}
        onClick={() => void again.run()}
        aria-label={`Read again: ${site}`}
      >
        Read again
      </Button>
      <IconButton
        icon={Trash2}
        label={`Remove the calendar from ${site}`}
        busy={remove.isBusy}
        onClick={() => void remove.run()}
      />
    </li>
  );
}

function AddCalendar() {
  const form = useForm({
    start: { id: randomUuid(), address: '' },
    guards: true,
    check: ({ address }) => {
      const read = calendarAddressField.safeParse(address);
      return { address: read.success ? undefined : read.error.issues[0]?.message };
    },
    send: (typed) => browserApi.call(addBusyCalendar, { body: typed }),
    refreshes: READS,
    done: { title: 'Added. We’ll read it in a moment.' },
  });
  return (
    <Form of={form} className="max-w-xl space-y-4">
      <Field
        {...form.field('address')}
        label="Address of a calendar"
        hint="Most calendars give you a secret address that ends in .ics. We store it encrypted and never show it again."
        required
      >
        <TextInput maxLength={MOST_ADDRESS_LETTERS} autoComplete="off" spellCheck={false} inputMode="url" />
      </Field>
      <SubmitButton of={form} busyText="Adding…">
        Add the calendar
      </SubmitButton>
    </Form>
  );
}
