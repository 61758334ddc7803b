import { AGREEMENT_WORDS } from '#domains/appointments/contract.ts';
import { formatDateTime, formatTime } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CalendarPlus } from '#ui/icons/index.ts';
import { InlineLink, LineLink } from '#ui/link.tsx';
import { KIND_WORDS, type Appointment } from '../../contract.ts';
import {
  beforeWords,
  canWriteToGuest,
  canWriteToHost,
  requestPath,
  sayInterest,
  sayStatus,
} from '../../model/appointment-words.ts';
import { clocksChange, differs, sayDay, sayOwnRange, sayRange } from '../components/say-times.ts';
import { AppointmentMoves } from './appointment-moves.tsx';
import { WriteToGuest } from './write-to-guest.tsx';
import { WriteToHost } from './write-to-host.tsx';

interface ListProps {
  appointments: readonly Appointment[];
  now: Date;
}

/** Appointments below the day on which they are, in the zone of their home. */
export function AppointmentList({ appointments, now }: ListProps) {
  const byDay = Map.groupBy(appointments, (one) => {
    const instant = one.startsAt ?? one.wished[0];
    return instant === undefined ? '' : dayInZone(new Date(instant), one.timeZone);
  });
  return (
    <div className="grid gap-8">
      {[...byDay].map(([day, shown]) => {
        const first = shown[0];
        const instant = first?.startsAt ?? first?.wished[0];
        return (
          <section key={day}>
            <h2 className="font-serif text-xl font-medium">
              {first === undefined || instant === undefined ? 'No time yet' : sayDay(instant, first.timeZone)}
            </h2>
            <ul className="mt-3 grid gap-3">
              {shown.map((one) => (
                <li key={one.id}>
                  <AppointmentCard appointment={one} now={now} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** One appointment with all that its reader can do about it. */
export function AppointmentCard({ appointment: one, now }: { appointment: Appointment; now: Date }) {
  const own = viewerTimeZone();
  const start = one.startsAt ?? one.wished[0];
  const isToCome = start !== undefined && start > now.toISOString();
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-medium">
          {one.listingKey === null ? (
            one.title
          ) : (
            <>
              {KIND_WORDS[one.kind]} of <InlineLink href={`/property/${one.listingKey}`}>{one.home}</InlineLink>
            </>
          )}
        </h3>
        <Badge tone={one.status === 'accepted' ? 'brand' : 'neutral'}>{sayStatus(one, now)}</Badge>
      </div>
      {start === undefined ? null : (
        <p className="mt-1 tabular-nums">
          {sayRange(start, one.startsAt === null ? null : one.endsAt, one.timeZone)}
          {differs(start, one.timeZone, own) ? (
            <span className="text-ink-soft">
              {' '}
              (for you {sayOwnRange(start, one.startsAt === null ? null : one.endsAt, one.timeZone, own)})
            </span>
          ) : null}
        </p>
      )}
      {isToCome && clocksChange(start, now, one.timeZone) ? (
        <p className="mt-1 text-sm text-ink-soft">The clocks change before then. This is the time they’ll show that day.</p>
      ) : null}
      {/* The title of a person’s time names the other side. */}
      {one.listingKey === null ? null : (
        <p className="mt-1 text-sm text-ink-soft">
          {one.side === 'host' ? `With ${one.withName}` : `Host: ${one.withName}`}
          {one.source === 'request' && one.startsAt === null && one.wished.length > 1
            ? `. You asked for ${one.wished.length} times.`
            : ''}
        </p>
      )}
      {one.status === 'held' && one.heldUntil !== null ? (
        <p className="mt-1 text-sm text-ink-soft">Kept for you until {formatTime(one.heldUntil, own)}.</p>
      ) : null}
      <ChangeTerm appointment={one} now={now} />
      {one.place === '' ? null : <Place place={one.place} />}
      {one.shownBy.length === 0 ? null : <Words label="Shown by" text={one.shownBy.join(', ')} />}
      {one.answers.map(({ question, answer }) => (
        <Words key={question} label={question} text={answer} />
      ))}
      {one.side === 'guest' || one.buyerAgreement === null ? null : (
        <Words label="Buyer’s agent" text={AGREEMENT_WORDS[one.buyerAgreement]} />
      )}
      {one.note === '' ? null : <Words label="Note" text={one.note} />}
      {one.reason === '' ? null : <Words label="Latest note" text={one.reason} />}
      {one.side === 'guest' || one.proposed.length === 0 ? null : (
        <Words label="Offered instead" text={one.proposed.map((instant) => formatDateTime(instant, one.timeZone)).join('; ')} />
      )}
      {one.feedback === null ? null : <Words label={sayInterest(one.kind, one.feedback.interest)} text={one.feedback.words} />}
      <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
        {one.source === 'request' ? (
          <p className="text-sm">
            <LineLink look="snug" href={requestPath(one)}>
              See the request and its answers
            </LineLink>
          </p>
        ) : (
          <AppointmentMoves appointment={one} />
        )}
        {one.listingKey !== null && canWriteToHost(one) ? <WriteToHost appointment={one} listingKey={one.listingKey} /> : null}
        {canWriteToGuest(one) ? <WriteToGuest appointment={one} /> : null}
        {one.source === 'booking' && one.status === 'accepted' && isToCome ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => void downloadAsUser(`/api/appointments/${one.id}/calendar-file`, 'appointment.ics')}
          >
            <CalendarPlus aria-hidden="true" className="size-4" />
            Calendar file
          </Button>
        ) : null}
      </div>
    </article>
  );
}

/** Until when its guest can change the time, or why they no longer can. */
function ChangeTerm({
  appointment: { side, status, startsAt, changeUntil, timeZone, listingKey, moves },
  now,
}: {
  appointment: Appointment;
  now: Date;
}) {
  const isAhead = startsAt !== null && startsAt > now.toISOString();
  if (side !== 'guest' || changeUntil === null || !isAhead || (status !== 'accepted' && status !== 'pending')) return null;
  const until = formatDateTime(changeUntil, timeZone);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {moves.includes('reschedule')
        ? `You can change the time until ${until}.`
        : `The time could be changed until ${until}. ${
            listingKey === null
              ? 'If it no longer suits you, cancel and say why: your host reads it.'
              : 'If it no longer suits you, write to the host, or cancel and say why.'
          }`}
    </p>
  );
}

/** An address, or a link that opens. */
function Place({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <Words label="Where" text={place} />;
  return (
    <p className="mt-2 max-w-measure text-sm break-words">
      <span className="font-medium">Where:</span>{' '}
      <a className="underline underline-offset-4" href={place} target="_blank" rel="noreferrer noopener">
        {place}
      </a>
    </p>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <p className="mt-2 max-w-measure text-sm break-words whitespace-pre-line">
      <span className="font-medium">{text === '' ? label : beforeWords(label)}</span>
      {text}
    </p>
  );
}
