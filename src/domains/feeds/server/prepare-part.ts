import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '#platform/verb/context.ts';
import type { IncomingRecord } from './incoming-record.ts';
import { MISSING_KEY, noteKeys, withoutKeysOfOthers } from './keys-of-file.ts';
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

/** By key. */
type Newest = Map<string, Mapped>;

interface ReadPart {
  found: { one: Hashed; record: Record<string, unknown>; key: string; isPartial: boolean }[];
  rejected: Rejected[];
}

/** Records are read or packed in the time in which one is mapped: whoever waits for a turn waits no longer. */
const IN_A_TURN = 4;

export async function readPart(part: readonly Hashed[], options: From): Promise<ReadPart> {
  const read: ReadPart = { found: [], rejected: [] };
  for (const [at, one] of part.entries()) {
    const result = readRecord(one.incoming, options);
    if ('issues' in result) read.rejected.push({ incoming: one.incoming, ...result });
    else read.found.push({ one, ...result });
    if (at % IN_A_TURN === 0) await nextTurn();
  }
  return read;
}

/** Maps what was read, and adds it to the `newest` of their keys. */
export async function mapPart(
  ctx: Context,
  { found, rejected }: ReadPart,
  attached: stage.Attached | undefined,
  options: PartOptions,
  newest: Newest = new Map(),
): Promise<MappedPart> {
  const taken = new Set<Mapped>();
  const refused = [...rejected];
  let repeated = 0;
  for (const { one, record, key, isPartial } of found) {
    const whole = attached?.complete(record, { key, isPartial }) ?? record;
    const mapped = mapRecord(one, whole, { now: ctx.now, key, from: options });
    if ('issues' in mapped) refused.push(mapped);
    else {
      const before = newest.get(key);
      if (before === undefined || (before.staged.modified ?? '') <= (mapped.staged.modified ?? '')) {
        newest.set(key, mapped);
        taken.add(mapped);
        if (before !== undefined) taken.delete(before);
      }
      if (before !== undefined) repeated += 1;
    }
    // After every record: the statements that write the last part wait for their turn on this loop.
    await nextTurn();
  }
  return { mapped: [...taken], rejected: refused, repeated };
}

/** Parsed, mapped and packed before those that follow: what was parsed of them is garbage by then, and is not kept as old. */
const AT_ONCE = 25;

/** Parses, maps and packs records. Those that name only changes may be about some that are being written: they wait for that. */
export async function preparePart(
  ctx: Context,
  part: readonly Hashed[],
  options: PartOptions,
  written: () => Promise<unknown>,
): Promise<Prepared> {
  const { feed, resource, isDryRun } = options;
  const newest: Newest = new Map();
  const packed = new Map<Mapped, Buffer>();
  const rejected: Rejected[] = [];
  const numbered: ReadPart['found'] = [];
  let repeated = 0;
  for (let at = 0; at < part.length; at += AT_ONCE) {
    const read = await readPart(part.slice(at, at + AT_ONCE), options);
    numbered.push(...noteKeys(feed, read.found));
    if (read.found.some(({ isPartial }) => isPartial)) await written();
    const attached = resource === 'Property' ? await stage.findAttached(ctx.db, feed, read.found) : undefined;
    const found = await mapPart(ctx, read, attached, options, newest);
    rejected.push(...found.rejected);
    repeated += found.repeated;
    if (isDryRun === true) continue;
    for (const [index, one] of found.mapped.entries()) {
      packed.set(one, packRecord(one.staged.content));
      if (index % IN_A_TURN === 0) await nextTurn();
    }
  }
  for (const { key, one } of await withoutKeysOfOthers(ctx.db, options, numbered)) {
    if (newest.get(key)?.incoming !== one.incoming) continue;
    newest.delete(key);
    rejected.push({ incoming: one.incoming, sourceKey: null, issues: [MISSING_KEY] });
  }
  const mapped = [...newest.values()];
  return { mapped, rejected, repeated, packed: mapped.flatMap((one) => packed.get(one) ?? []) };
}
