import type { z } from 'zod';
import { checkCopy } from '#domains/compliance/contract.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { dayInZone, zonedTimeToInstant } from '#lib/zoned-time.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_OPEN_HOUSES, type openHouseFormSchema, type OwnOpenHouse } from '../contract.ts';
import { isForSale } from '../model/status-changes.ts';
import { LONGEST_OPEN_HOUSE_HOURS, OPEN_HOUSE_AHEAD_DAYS } from '../model/limits.ts';
import { findMine, lockMine } from './find-mine.ts';
import { fieldsOfRecord, labelOf, readFields, readRecord, statusOf, zoneOf } from './present.ts';
import type { OwnListingRow } from './listing-rows.ts';
import { listHostedOpenHouses, listOpenHouses, listRecentOpenHouses, markCanceled, upsertOpenHouse } from './open-house-rows.ts';
import { requireOpen } from './requirements.ts';
import { writePublic } from './write-public.ts';

interface OpenHouses {
  openHouses: OwnOpenHouse[];
}

export async function listOwnOpenHouses(ctx: Context, id: string): Promise<OpenHouses> {
  await findMine(ctx, id);
  return present(ctx.db, id, ctx.now);
}

/** The same, for callers who have authorized the person, or who work in the background. */
export const readOpenHouses = ({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<OpenHouses> => present(db, id, now);

/**
 * Adds or changes an open house. Throws `invalid` with the field if it is over, too far ahead or too long, overlaps another one,
 * or says what the law forbids; `conflict` for a canceled one and at {@link MOST_OPEN_HOUSES} upcoming ones.
 */
export async function saveOpenHouse(
  ctx: Context,
  { id, openHouseId, ...form }: { id: string; openHouseId: string } & z.infer<typeof openHouseFormSchema>,
): Promise<OpenHouses> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    requireOpen(row);
    const fields = readFields(row.fields);
    const zone = zoneOf(fields);
    const startsAt = new Date(zonedTimeToInstant(`${form.date}T${form.startTime}:00`, zone));
    const endsAt = new Date(zonedTimeToInstant(`${form.date}T${form.endTime}:00`, zone));
    requireTimes({ startsAt, endsAt, now: ctx.now });
    requireWords(form.remarks, fields['StateOrProvince']);
    const others = await listOpenHouses(inner.db, id, ctx.now);
    const upcoming = others.filter((other) => other.id !== openHouseId && other.canceled_at === null);
    const clash = upcoming.find((other) => other.starts_at < endsAt && startsAt < other.ends_at);
    if (clash !== undefined) throw invalidField('startTime', 'Another open house of this home is at the same time');
    if (upcoming.length >= MOST_OPEN_HOUSES)
      throw new DomainError('conflict', `A home has at most ${MOST_OPEN_HOUSES} upcoming open houses. Cancel one first.`);
    const isSaved = await upsertOpenHouse(inner.db, {
      id: openHouseId,
      own_listing_id: id,
      starts_at: startsAt,
      ends_at: endsAt,
      remarks: form.remarks === '' ? null : form.remarks,
      made_at: ctx.now,
    });
    if (!isSaved) throw new DomainError('conflict', 'This open house was canceled. Add a new one.');
    await showToBuyers(inner, row);
    return present(inner.db, id, ctx.now);
  });
}

/** Cancels an open house; doing it again changes nothing. Throws `not-found` for unknown ones. */
export async function cancelOpenHouse(
  ctx: Context,
  { id, openHouseId }: { id: string; openHouseId: string },
): Promise<OpenHouses> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const isKnown = await markCanceled(inner.db, { id: openHouseId, listingId: id, now: ctx.now });
    if (!isKnown) throw new DomainError('not-found', 'This home has no such open house.');
    await showToBuyers(inner, row);
    return present(inner.db, id, ctx.now);
  });
}

/** An open house of a home that somebody sells, for their calendar. */
export interface HostedOpenHouse {
  id: string;
  startsAt: Date;
  endsAt: Date;
  isCanceled: boolean;
  /** Rises with every change. */
  sequence: number;
  label: string;
  listingKey: string;
  remarks: string | null;
}

/** Open houses that end after an instant, canceled ones too, of the homes for sale where a person has a part. */
export async function listOpenHousesSoldBy({ db }: Pick<Context, 'db'>, userId: string, after: Date): Promise<HostedOpenHouse[]> {
  const rows = await listHostedOpenHouses(db, userId, after);
  return rows
    .filter((row) => isForSale(statusOf(row)))
    .map((row) => ({
      id: row.id,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isCanceled: row.canceled_at !== null,
      sequence: row.sequence,
      label: labelOf(readFields(row.fields)),
      listingKey: row.listing_key,
      remarks: row.remarks,
    }));
}

async function showToBuyers(ctx: Context, row: OwnListingRow): Promise<void> {
  const record = readRecord(row.record);
  const status = statusOf(row);
  if (record === null || !isForSale(status)) return;
  const fields = fieldsOfRecord(record);
  const date = dayInZone(ctx.now, zoneOf(fields));
  await writePublic(ctx, row, { fields, status, photos: undefined, marks: {}, reason: 'Open houses', date });
}

async function present(db: Db, id: string, now: Date): Promise<OpenHouses> {
  const rows = await listRecentOpenHouses(db, id, now);
  return {
    openHouses: rows.map((row) => ({
      id: row.id,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      remarks: row.remarks,
      isCanceled: row.canceled_at !== null,
    })),
  };
}

function requireTimes({ startsAt, endsAt, now }: { startsAt: Date; endsAt: Date; now: Date }): void {
  const hours = (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;
  if (hours <= 0) throw invalidField('endTime', 'Give an end after the start');
  if (hours > LONGEST_OPEN_HOUSE_HOURS) throw invalidField('endTime', `Give an end within ${LONGEST_OPEN_HOUSE_HOURS} hours`);
  if (endsAt <= now) throw invalidField('date', 'This time is over');
  if (startsAt.getTime() - now.getTime() > OPEN_HOUSE_AHEAD_DAYS * DAY_MS)
    throw invalidField('date', `Give a day in the next ${OPEN_HOUSE_AHEAD_DAYS} days`);
}

function requireWords(remarks: string, state: unknown): void {
  const [finding] = checkCopy(remarks, { states: typeof state === 'string' ? [state] : [] });
  if (finding !== undefined) throw invalidField('remarks', `“${finding.text}”: ${finding.suggestion}`);
}
