import { setImmediate as giveWay } from 'node:timers/promises';
import type { Context } from '#platform/verb/context.ts';
import type { IncomingRecord } from './incoming-record.ts';
import { type From, type Mapped, mapRecord, readRecord } from './map-record.ts';
import { packRecord } from './pack-record.ts';
import type { Rejected } from './run-counts.ts';
import * as stage from './stage-records.ts';

export interface Hashed {
  incoming: IncomingRecord;
  hash: string;
}

interface PartOptions extends From {
  isDryRun?: boolean;
}

interface MappedPart {
  mapped: Mapped[];
  rejected: Rejected[];
  /** Records that came again within the part. */
  repeated: number;
}

export interface Prepared extends MappedPart {
  /** What is staged of each. */
  packed: Buffer[];
}

async function packPart(mapped: readonly Mapped[]): Promise<Buffer[]> {
  const packed: Buffer[] = [];
  for (const { staged } of mapped) {
    packed.push(packRecord(staged.content));
    await giveWay();
  }
  return packed;
}

interface ReadPart {
  found: { one: Hashed; record: Record<string, unknown>; key: string; isPartial: boolean }[];
  rejected: Rejected[];
}

export async function readPart(part: readonly Hashed[], options: From): Promise<ReadPart> {
  const read: ReadPart = { found: [], rejected: [] };
  for (const one of part) {
    const result = readRecord(one.incoming, options);
    if ('issues' in result) read.rejected.push({ incoming: one.incoming, ...result });
    else read.found.push({ one, ...result });
    await giveWay();
  }
  return read;
}

export async function mapPart(
  ctx: Context,
  { found, rejected }: ReadPart,
  attached: stage.Attached | undefined,
  options: PartOptions,
): Promise<MappedPart> {
  const newest = new Map<string, Mapped>();
  const refused = [...rejected];
  let repeated = 0;
  for (const { one, record, key, isPartial } of found) {
    const whole = attached?.complete(record, { key, isPartial }) ?? record;
    const mapped = mapRecord(one, whole, { now: ctx.now, key, from: options });
    if ('issues' in mapped) refused.push(mapped);
    else {
      const before = newest.get(key);
      if (before === undefined || (before.staged.modified ?? '') <= (mapped.staged.modified ?? '')) newest.set(key, mapped);
      if (before !== undefined) repeated += 1;
    }
    // After every record: the statements that write the last part wait for their turn on this loop.
    await giveWay();
  }
  return { mapped: [...newest.values()], rejected: refused, repeated };
}

export async function findAttached(ctx: Context, { found }: ReadPart, { feed, resource }: PartOptions) {
  return resource === 'Property' ? stage.findAttached(ctx.db, feed, found) : undefined;
}

/** Maps and packs what was read. */
export async function preparePart(
  ctx: Context,
  read: ReadPart,
  options: PartOptions,
  attached?: stage.Attached,
): Promise<Prepared> {
  const part = await mapPart(ctx, read, attached ?? (await findAttached(ctx, read, options)), options);
  return { ...part, packed: options.isDryRun === true ? [] : await packPart(part.mapped) };
}
