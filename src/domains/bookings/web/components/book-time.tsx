import { reportEvent } from '#domains/analytics/web/index.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BuyerAgreement } from '#domains/appointments/contract.ts';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { formatDuration, formatTime } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  AGREEMENT_KINDS,
  KIND_WORDS,
  MOST_NOTE_LETTERS,
  MOST_SLOT_DAYS,
  moveBooking,
  type Appointment,
  type BookingKind,
  type Openings,
} from '../../contract.ts';
import { book, BOOKING_READS, openingsOptions, wait, type Whose } from '../api.ts';
import { differs, sayDay, sayOwnRange, sayRange } from './say-times.ts';
import { SlotChooser } from './slot-chooser.tsx';
import { isTold, sendTold, ToldFields, type Told } from './told-fields.tsx';

interface BookTimeProps {
  whose: Whose;
  /** Where nothing can be booked. */
  empty: ReactNode;
  /** For guests whom no free time suits. */
  otherwise?: ReactNode;
}

/** Books a free time at a home that is listed here, or with a person. */
export function BookTime({ whose, empty, otherwise }: BookTimeProps) {
  const [isAsking, setAsking] = useState(false);
  const [kind, setKind] = useState<BookingKind>();
  const [booked, setBooked] = useState<Appointment>();
  const query = useQuery(openingsOptions(whose, kind === undefined ? {} : { kind }));
  if (booked !== undefined) return <Booked appointment={booked} />;
  if (isAsking) return otherwise;
  return (
    <Loaded
      query={query}
      pending={<Skeleton className="h-64 w-full" />}
      isEmpty={({ eventTypes }) => eventTypes.length === 0}
      empty={empty}
    >
      {(openings) => (
        <div className="grid gap-5">
          {openings.eventTypes.length > 1 ? (
            <Field label="What you book">
              <Select
                value={openings.kind ?? ''}
                options={openings.eventTypes.map((type) => ({ value: type.kind, label: sayType(type) }))}
                onChange={({ target }) => setKind(openings.eventTypes.find((type) => type.kind === target.value)?.kind)}
              />
            </Field>
          ) : (
            openings.eventTypes.map((only) => (
              <p key={only.kind} className="font-medium">
                {sayType(only)}
              </p>
            ))
          )}
          {openings.kind === null ? null : (
            <TimeForm key={openings.kind} whose={whose} kind={openings.kind} openings={openings} onBooked={setBooked} />
          )}
          {otherwise === undefined ? null : (
            <p className="text-sm">
              <button type="button" className="underline underline-offset-4" onClick={() => setAsking(true)}>
                Ask for another time
              </button>
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface TimeFormProps {
  whose: Whose;
  kind: BookingKind;
  openings: Openings;
  onBooked: (appointment: Appointment) => void;
}

interface Wanted {
  id: string;
  startsAt: string;
  note: string;
  place?: string;
  answers?: string[];
  buyerAgreement?: BuyerAgreement;
}

function TimeForm({ whose, kind, openings, onBooked }: TimeFormProps) {
  const { status } = useSession();
  const [chosen, setChosen] = useState<{ id: string; startsAt: string }>();
  const type = openings.eventTypes.find((one) => one.kind === kind);
  const asks = {
    asksPlace: type?.asksPlace === true,
    questions: type?.questions ?? [],
    asksAgreement: AGREEMENT_KINDS.includes(kind),
  };
  const host = 'handle' in whose ? openings.label : undefined;
  const call = (wanted: Wanted, isHold: boolean) => book(whose, { kind, isHold, ...wanted });
  const hold = useWrite(
    async ({ wanted, before }: { wanted: Wanted | undefined; before: string | undefined }) => {
      // One that stays is free again when its time is over.
      if (before !== undefined)
        await browserApi
          .call(moveBooking, { params: { bookingId: before }, body: { move: 'cancel', reason: '' } })
          .catch(() => {});
      return wanted && call(wanted, true);
    },
    { refreshes: BOOKING_READS, failed: () => setChosen(undefined), failureTitle: 'Not kept for you' },
  );
  const booking = {
    refreshes: BOOKING_READS,
    answered: (answer: Appointment | undefined) => {
      if (answer === undefined) return;
      if (kind === 'tour' || kind === 'video-tour') reportEvent('tour_asked');
      onBooked(answer);
    },
    failed: () => setChosen(undefined),
  };
  const later = useWrite((wanted: Wanted) => call(wanted, false), { ...booking, failureTitle: 'Not booked' });
  const begin = useSignedInAction<Wanted>('book-visit', (wanted) => void later.run(wanted));
  const start: { note: string; told: Told } = { note: '', told: { place: '', answers: [] } };
  const form = useForm({
    start,
    guards: true,
    check: ({ told }) => ({ told: isTold(asks, told) ? undefined : 'Answer what is asked first' }),
    async send({ note, told }) {
      if (chosen === undefined) return undefined;
      const wanted = { ...chosen, note, ...sendTold(asks, told) };
      if (status === 'signed-in') return call(wanted, false);
      begin(wanted);
      return undefined;
    },
    ...booking,
  });
  const { note, told } = form.values;
  const held = hold.answer?.id === chosen?.id ? hold.answer?.heldUntil : undefined;

  function choose([startsAt]: string[]) {
    const before = held == null ? undefined : chosen?.id;
    if (startsAt === undefined) {
      setChosen(undefined);
      // Given back, it can be chosen again.
      if (before !== undefined) void hold.run({ wanted: undefined, before });
      return;
    }
    const next = { id: randomUuid(), startsAt };
    setChosen(next);
    if (status === 'signed-in') void hold.run({ wanted: { ...next, note: '' }, before });
  }

  // The last free time stays theirs while it is kept for them.
  const isFull = openings.slots.length === 0 && chosen === undefined;
  const waiting = <Waiting whose={whose} kind={kind} isWaiting={openings.isWaiting} isSignedIn={status === 'signed-in'} />;
  if (isFull && !reachesFurther(openings)) return waiting;
  return (
    <>
      {isFull ? waiting : null}
      <SlotChooser whose={whose} kind={kind} chosen={chosen === undefined ? [] : [chosen.startsAt]} onChange={choose} />
      {/* A time that is gone takes the fields away with it, and what was said stays. */}
      {chosen === undefined ? (
        <FormFailure text={form.failure} />
      ) : (
        <Form of={form} label="Your visit" className="grid gap-5">
          <p role="status" className="text-sm">
            {sayStart(chosen.startsAt, openings.timeZone)}.
            {held == null ? '' : ` Kept for you until ${formatTime(held, viewerTimeZone())}.`}
          </p>
          <ToldFields
            asks={asks}
            told={told}
            isTried={form.problems['told'] !== undefined}
            onChange={(said) => form.set('told', said)}
          />
          <Field label={`What ${host ?? 'the sellers'} should know`} optional>
            <TextArea
              rows={3}
              maxLength={MOST_NOTE_LETTERS}
              value={note}
              onChange={({ target }) => form.set('note', target.value)}
            />
          </Field>
          <div>
            <SubmitButton of={form}>{type?.needsApproval === true ? 'Ask for this time' : 'Book this time'}</SubmitButton>
            <p className="mt-2 text-sm text-ink-soft">
              {type?.needsApproval === true ? `${host === undefined ? 'The sellers confirm' : `${host} confirms`} it. ` : ''}
              {status === 'signed-in' ? '' : 'You’ll sign in first. '}
              You can change the time until {sayUntil(type?.changeNoticeMinutes ?? 0)}.
            </p>
          </div>
        </Form>
      )}
    </>
  );
}

function Waiting({
  whose,
  kind,
  isWaiting,
  isSignedIn,
}: {
  whose: Whose;
  kind: BookingKind;
  isWaiting: boolean;
  isSignedIn: boolean;
}) {
  const waiting = useWrite((on: boolean) => wait(whose, kind, on), {
    refreshes: BOOKING_READS,
    done: (_answer, on) => ({ title: on ? 'We’ll tell you about the next free time.' : 'You’re off the waiting list.' }),
  });
  const begin = useSignedInAction<boolean>('wait-for-time', (on) => void waiting.run(on));
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        All times in the next few weeks are taken.
        {isWaiting ? ' You’re on the waiting list: we’ll tell you about the next free time.' : ''}
      </p>
      <Button variant={isWaiting ? 'secondary' : 'primary'} busy={waiting.isBusy} onClick={() => begin(!isWaiting)}>
        {isWaiting ? 'Stop waiting' : 'Tell me when a time is free'}
      </Button>
      {isSignedIn ? null : <p className="text-sm text-ink-soft">You’ll sign in first.</p>}
    </div>
  );
}

function Booked({ appointment: { title, handle, withName, startsAt, timeZone, status } }: { appointment: Appointment }) {
  return (
    <Notice
      tone="success"
      live
      title={status === 'pending' ? `${handle === null ? 'The sellers have' : `${withName} has`} your request` : 'Booked'}
    >
      {title}
      {startsAt === null ? '' : `, ${sayStart(startsAt, timeZone)}`}.{' '}
      <InlineLink href="/appointments">See your appointments</InlineLink>
    </Notice>
  );
}

/** "Monday, November 30, 4:30 PM PST (for you 7:30 PM EST)" */
function sayStart(startsAt: string, timeZone: string): string {
  const own = viewerTimeZone();
  const there = `${sayDay(startsAt, timeZone)}, ${sayRange(startsAt, null, timeZone)}`;
  return differs(startsAt, timeZone, own) ? `${there} (for you ${sayOwnRange(startsAt, null, timeZone, own)})` : there;
}

/** "Call, 15 minutes" */
const sayType = ({ kind, durationMinutes }: Openings['eventTypes'][number]): string =>
  `${KIND_WORDS[kind]}, ${formatDuration(durationMinutes)}`;

/** Whether later times can be booked than one call shows. */
const reachesFurther = ({ lastDay }: Openings): boolean =>
  lastDay !== null && lastDay >= addDays(utcDay(new Date()), MOST_SLOT_DAYS);

const sayUntil = (minutes: number): string => (minutes === 0 ? 'it starts' : `${formatDuration(minutes)} before it`);
