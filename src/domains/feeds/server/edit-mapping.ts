import { recordAudit } from '#domains/accounts/server/index.ts';
import { goalOfField, spellFieldName } from '#domains/listings/server/index.ts';
import { isRecord } from '#lib/json-value.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { EditedMapping, FeedFields, MappingTrial } from '../contract.ts';
import { toResoRecord } from '../model/shapes/index.ts';
import { applyRecords } from './apply-records.ts';
import type { FeedPorts } from './feed-access.ts';
import { type FeedRow, readFeeds } from './feed-rows.ts';
import type { IncomingRecord } from './incoming-record.ts';
import { spellColumn } from './map-by-feed.ts';
import { valueIn } from './map-record.ts';
import { openFeedFile } from './open-feed-file.ts';
import { ASKED, FEED_WORK } from './job-names.ts';
import { presentTrial } from './present-trial.ts';
import { readRecords } from './read-records.ts';
import { noCounts } from './run-counts.ts';
import { readStaged } from './stage-records.ts';

/** So many records of a feed are looked at. */
const SAMPLE = 200;
const LONGEST_EXAMPLE = 120;

/** The fields of some records of a feed, and where each goes. Throws `not-found`, and `conflict` for a file that cannot be read. */
export async function showMapping(ctx: Context & FeedPorts, name: string): Promise<FeedFields> {
  requireAdmin(ctx);
  const feed = await findFeed(ctx, name);
  const records = await readSample(ctx, feed);
  const seen = new Map<string, { records: number; example: string }>();
  for (const incoming of records) {
    const value = valueIn(incoming);
    if (!isRecord(value)) continue;
    for (const [field, sent] of Object.entries(toResoRecord(value).record)) {
      if (sent === null || sent === undefined || sent === '') continue;
      const known = seen.get(field);
      seen.set(field, { records: (known?.records ?? 0) + 1, example: known?.example ?? sayExample(sent) });
    }
  }
  const { fields, words } = feed.mappingData;
  return {
    sampled: records.length,
    fields: [...seen]
      .map(([field, { records: times, example }]) => {
        const goal = goalOfField(fields[field] ?? (feed.kind === 'file' ? spellColumn(field) : spellFieldName(field)));
        // What nobody may see is not shown here either.
        return { name: field, records: times, example: goal === 'shown' || goal === 'kept' ? example : '', goal };
      })
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    mapping: { fields, words },
  };
}

/** What a mapping would change in some records of a feed; writes nothing. Throws as {@link showMapping}. */
export async function tryMapping(
  ctx: Context & FeedPorts,
  { name, ...edited }: EditedMapping & { name: string },
): Promise<MappingTrial> {
  requireAdmin(ctx);
  const feed = await findFeed(ctx, name);
  const tried: FeedRow = { ...feed, mappingData: { ...feed.mappingData, ...spelled(edited) } };
  const counts = noCounts();
  // Writing is the process's alone; this writes nothing.
  await applyRecords({ ...ctx, actor: { kind: 'system' } }, await readSample(ctx, feed), {
    feed: tried,
    resource: 'Property',
    runId: null,
    counts,
    isDryRun: true,
    isAgain: true,
  });
  return presentTrial(counts);
}

/** Keeps a mapping, and has every record mapped again in the background. Throws as {@link showMapping}. */
export async function saveMapping(
  ctx: Context & { identity: Identity; jobs: JobQueue },
  { name, ...edited }: EditedMapping & { name: string },
): Promise<FeedFields> {
  requireAdmin(ctx);
  const feed = await findFeed(ctx, name);
  const mapping = spelled(edited);
  await transact(ctx, async (inner) => {
    await inner.db
      .updateTable('feeds')
      .set({ mapping: JSON.stringify({ ...feed.mappingData, ...mapping }) })
      .where('id', '=', feed.id)
      .execute();
    // Forced: everything, and not only what is in quarantine.
    const asked = { feed_id: feed.id, kind: 'replay', is_forced: true, asked_at: inner.now };
    await inner.db
      .insertInto('feed_requests')
      .values(asked)
      .onConflict((conflict) => conflict.columns(['feed_id', 'kind']).doUpdateSet({ is_forced: true }))
      .execute();
    await inner.jobs.send(inner.db, FEED_WORK, { feedId: feed.id }, ASKED);
    await recordAudit(inner, { action: 'feed-mapped', details: { feed: name, ...mapping } });
  });
  return showMapping(ctx, name);
}

/** RESO's fields in RESO's spelling. */
function spelled({ fields, words }: EditedMapping): EditedMapping {
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([from, to]) => [from, spellFieldName(to)])),
    words: Object.fromEntries(Object.entries(words).map(([field, table]) => [spellFieldName(field), table])),
  };
}

async function findFeed(ctx: Context, name: string): Promise<FeedRow> {
  const feed = (await readFeeds(ctx.db)).find((one) => one.name === name);
  if (feed === undefined) throw new DomainError('not-found', 'There is no such feed.');
  return feed;
}

/** Records as they came: staged ones, and of a file that was never read its first ones. */
async function readSample(ctx: Context & FeedPorts, feed: FeedRow): Promise<IncomingRecord[]> {
  const rows = await ctx.db
    .selectFrom('feed_records')
    .select('key')
    .where('feed_id', '=', feed.id)
    .where('resource', '=', 'Property')
    .where('state', '=', 'current')
    .orderBy('key')
    .limit(SAMPLE)
    .execute();
  const keys = rows.map(({ key }) => key);
  const staged = await readStaged(ctx.db, feed.id, 'Property', keys);
  if (staged.length > 0 || feed.kind !== 'file') return staged.map(({ content }, at) => ({ bytes: content, number: at + 1 }));
  try {
    const records: IncomingRecord[] = [];
    for await (const group of readRecords(await openFeedFile(ctx, feed), null)) {
      records.push(...group);
      if (records.length >= SAMPLE) break;
    }
    return records.slice(0, SAMPLE);
  } catch (error) {
    if (error instanceof OperatorError) throw new DomainError('conflict', error.message);
    throw error;
  }
}

function sayExample(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= LONGEST_EXAMPLE ? text : `${text.slice(0, LONGEST_EXAMPLE).toWellFormed()}…`;
}
