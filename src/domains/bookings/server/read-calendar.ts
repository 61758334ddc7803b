import { sql } from 'kysely';
import { tell } from '#domains/notifications/server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';
import { fetchFromStranger, FetchRefused, forbiddenUnless, userAgentOf } from '#platform/strangers/fetch-from-stranger.ts';
import { createHelper } from '#platform/jobs/helper.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { READ_AGAIN_MINUTES, UNREAD_HOURS, type CalendarFailure } from '../contract.ts';
import type { BusySpan, ReadingLimits } from '../model/calendars/read-busy-times.ts';
import { sendReading } from './busy-calendars.ts';
import type { CalendarReading } from './calendar-worker.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
/** Nothing is booked farther ahead. */
const AHEAD_DAYS = 370;
const MOST_TIMES = 5000;
const MOST_REPEATS = 100_000;
const MOST_AT_ONCE = 200;

const HOURS_PATH = '/appointments/hours';

interface UnreadCalendar {
  id: string;
  user_id: string;
  site: string;
  read_at: Date | null;
}

/** Apart from the site: a stranger's file may make it work without end. */
const readInHelper = createHelper<{ text: string; limits: ReadingLimits }, CalendarReading>(
  new URL('./calendar-worker.ts', import.meta.url),
  { name: 'calendars of people', heapMb: 256, patienceMs: 20_000 },
);

/** Asks for every calendar that was not asked for in a while. */
export async function sendDueReadings(ctx: ServerContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('busy_calendars')
    .innerJoin('people', 'people.id', 'busy_calendars.user_id')
    .select('busy_calendars.id')
    .where('is_disabled', '=', false)
    .where(({ or, eb }) =>
      or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(ctx.now.getTime() - READ_AGAIN_MINUTES * MINUTE_MS))]),
    )
    .orderBy(sql`asked_at nulls first`)
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of due) await transact(ctx, (inner) => sendReading(inner, id));
}

/**
 * Reads one calendar and replaces what was known of it. Where that fails, what was known stays and the reason is kept; it holds
 * nothing of the address.
 */
export async function readCalendar(ctx: ServerContext, data: Record<string, unknown>): Promise<void> {
  const id = String(data['calendarId']);
  const row = await ctx.db.selectFrom('busy_calendars').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  const read = await readSpans(ctx, row.sealed_address);
  const { now } = ctx;
  await transact(ctx, async (inner) => {
    const failure = 'failure' in read ? read.failure : null;
    const kept = await inner.db
      .updateTable('busy_calendars')
      .set({ asked_at: now, failure, ...(failure === null ? { read_at: now } : {}) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    // It may have been removed meanwhile.
    if (kept === undefined) return;
    if ('failure' in read) {
      const unreadAt = (row.read_at ?? row.added_at).getTime() + UNREAD_HOURS * HOUR_MS;
      if (now.getTime() >= unreadAt && (row.asked_at?.getTime() ?? unreadAt) < unreadAt) await tellUnread(inner, row);
      return;
    }
    await inner.db.deleteFrom('busy_times').where('calendar_id', '=', id).execute();
    const starts = read.spans.map(({ start }) => new Date(start));
    const ends = read.spans.map(({ end }) => new Date(end));
    const walls = read.spans.map(({ isWall }) => isWall);
    await sql`
      insert into busy_times (calendar_id, starts_at, ends_at, is_wall)
      select ${id}::uuid, * from unnest(${starts}::timestamptz[], ${ends}::timestamptz[], ${walls}::boolean[])`.execute(inner.db);
  });
}

/** Others could book what only that calendar knows to be busy. */
async function tellUnread(ctx: ServerContext, { id, user_id: userId, site, read_at: readAt }: UnreadCalendar): Promise<void> {
  const body = `We couldn’t read your calendar at ${site} for a day. Busy times that we know still count; new ones don’t. Check that the calendar is still shared at that address.`;
  await tell(ctx, {
    to: { userId },
    topic: 'appointments',
    title: 'We can’t read one of your calendars',
    line: { body, href: HOURS_PATH },
    mail: {
      body: { paragraphs: [body], action: { path: HOURS_PATH, label: 'See your calendars' } },
      dedupeKey: `busy-calendar-unread-${id}-${readAt?.getTime() ?? 0}`,
    },
  });
}

async function readSpans(ctx: ServerContext, sealed: Uint8Array): Promise<{ spans: BusySpan[] } | { failure: CalendarFailure }> {
  const address = unseal(ctx, sealed);
  if (address === undefined) return { failure: 'sealed' };
  try {
    const file = await fetchFromStranger(address, {
      isForbidden: forbiddenUnless(ctx.config.MEDIA_FROM_PRIVATE_NETWORK),
      userAgent: userAgentOf(ctx.config, 'calendar'),
      accept: 'text/calendar, text/plain;q=0.5',
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    const limits = {
      from: ctx.now.getTime() - DAY_MS,
      until: ctx.now.getTime() + AHEAD_DAYS * DAY_MS,
      mostTimes: MOST_TIMES,
      mostRepeats: MOST_REPEATS,
    };
    return await readInHelper({ text: file.toString('utf8'), limits }).catch(() => ({ failure: 'heavy' as const }));
  } catch (error) {
    if (error instanceof FetchRefused) return { failure: error.kind };
    throw error;
  }
}

/** Undefined for what another installation sealed. */
function unseal({ identity }: ServerContext, sealed: Uint8Array): string | undefined {
  try {
    return Buffer.from(identity.unseal(sealed)).toString('utf8');
  } catch {
    return undefined;
  }
}
