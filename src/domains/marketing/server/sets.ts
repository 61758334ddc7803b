import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { labelListings } from '#domains/selling/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { KEPT_SET_DAYS } from '#lib/kept-for.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import { zipFiles } from '#platform/files/write-zip.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { MaterialSet, MaterialForm } from '../contract.ts';
import type { Template } from '../model/templates/index.ts';
import { draw } from './draw.ts';
import { writeHtml } from './html/write-html.ts';
import { fileNameOf, nameByHome, outputOf, requireLeave } from './material-files.ts';
import { requireMaterial, type MarketingContext } from './materials.ts';
import { templateOf } from './present.ts';
import { readContent } from './read-stored.ts';
import { findMaterialVersion, findSetRow, type SetRow } from './queries.ts';
import { PACK_SET } from './job-names.ts';

const PATIENCE_SECONDS = 300;
const RETRIES = 2;
const MOST_SETS = 20;

type SetContext = MarketingContext & { files: FileStore; jobs: JobQueue };

const itemsSchema = z.array(
  z.object({
    materialId: z.string(),
    version: z.number(),
    template: z.string(),
    title: z.string(),
    form: z.enum(['print', 'png', 'html']),
    name: z.string(),
  }),
);
type SetItem = z.infer<typeof itemsSchema>[number];

/** Sets of the caller that are still kept, the newest first. */
export async function listSets(ctx: Context): Promise<{ sets: MaterialSet[] }> {
  const rows = await ctx.db
    .selectFrom('marketing_sets')
    .selectAll()
    .where('user_id', '=', requireUser(ctx).userId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(MOST_SETS)
    .execute();
  const labels = await labelHomes(ctx, rows);
  return { sets: rows.map((row) => presentSet(row, labels)) };
}

/** What people call the homes of sets, by the listings' ids. */
const labelHomes = (ctx: Context, rows: readonly SetRow[]) =>
  labelListings(
    ctx,
    rows.map((row) => row.own_listing_id),
  );

const nameOfSet = (row: SetRow, labels: ReadonlyMap<string, string>) =>
  nameByHome(labels.get(row.own_listing_id) ?? '', 'marketing-materials.zip');

function presentSet(row: SetRow, labels: ReadonlyMap<string, string>): MaterialSet {
  return {
    id: row.id,
    listingId: row.own_listing_id,
    fileName: nameOfSet(row, labels),
    state: (['waiting', 'working', 'ready', 'failed'] as const).find((state) => state === row.state) ?? 'failed',
    done: row.done,
    total: itemsSchema.parse(row.items).length,
    bytes: row.bytes,
    madeAt: row.made_at.toISOString(),
  };
}

/**
 * Starts to pack materials of one home into one file; sent again, it answers with the set. Throws `conflict` with everything that
 * keeps a material from leaving, `invalid` for materials of several homes.
 */
export async function makeSet(
  ctx: SetContext,
  { id, materialIds }: { id: string; materialIds: readonly string[] },
): Promise<MaterialSet> {
  const { userId } = requireUser(ctx);
  const known = await findSetRow(ctx.db, id);
  if (known !== undefined) {
    if (known.user_id === userId) return presentSet(known, await labelHomes(ctx, [known]));
    throw new DomainError('conflict', 'Start again: this id was used before.');
  }
  const found = [];
  for (const materialId of new Set(materialIds)) found.push(await requireMaterial(ctx, materialId));
  const [first] = found;
  if (first === undefined || found.some(({ row }) => row.own_listing_id !== first.row.own_listing_id))
    throw invalidField('materialIds', 'Choose materials for a single home');
  const refusals = found.flatMap((material) => refusalOf(ctx, material));
  if (refusals.length > 0)
    throw new DomainError('conflict', refusals[0] ?? '', { publicCode: 'blocked', details: { blockers: refusals } });
  const items = nameApart(
    found.map(({ row, home }): SetItem => {
      const template = templateOf(row.template);
      const form = formOf(template);
      return {
        materialId: row.id,
        version: row.version,
        template: template.key,
        title: row.title,
        form,
        name: fileNameOf(home, template, form, null),
      };
    }),
  );
  return transact(ctx, async (inner) => {
    const row = await inner.db
      .insertInto('marketing_sets')
      .values({
        id,
        user_id: userId,
        own_listing_id: first.row.own_listing_id,
        items: JSON.stringify(items),
        state: 'waiting',
        made_at: ctx.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await ctx.jobs.send(inner.db, PACK_SET, { setId: id }, { patienceSeconds: PATIENCE_SECONDS, retries: RETRIES });
    return presentSet(row, await labelHomes(inner, [row]));
  });
}

function refusalOf(ctx: MarketingContext, material: Parameters<typeof requireLeave>[1]): string[] {
  try {
    requireLeave(ctx, material);
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [error.message];
    throw error;
  }
}

const FORMS = { print: 'print', screen: 'png', html: 'html' } as const satisfies Record<Template['medium'], MaterialForm>;
const formOf = ({ medium }: Template): SetItem['form'] => FORMS[medium];

/** Two materials of one template get names of their own. */
function nameApart(items: readonly SetItem[]): SetItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item.name) ?? 0) + 1;
    seen.set(item.name, count);
    return count === 1 ? item : { ...item, name: item.name.replace('.', `-${count}.`) };
  });
}

/** What the read-me says of each form that is inside. */
const FORM_WORDS: Readonly<Record<SetItem['form'], string>> = {
  print: 'Files ending in print.pdf are for a print shop: they have an eighth of an inch of bleed, plus crop marks.',
  png: 'Pictures (.png) are sized for the social networks.',
  html: 'Files ending in .html are for your email program or your website: each has everything in it.',
};
const ALL_DELETED = 'There are no materials in this file: they were deleted before it was made.';

function writeReadMe(packed: ReadonlySet<SetItem['form']>): PackedFile {
  const lines = (['print', 'png', 'html'] as const).filter((form) => packed.has(form)).map((form) => FORM_WORDS[form]);
  const words = lines.length === 0 ? ALL_DELETED : lines.join('\n');
  return { name: 'read-me.txt', bytes: new TextEncoder().encode(`${words}\n`) };
}

interface PackedFile {
  name: string;
  bytes: Uint8Array;
}

/** Packs a set. After a crash, a second run starts over. */
export async function packSet(ctx: SetContext, data: Record<string, unknown>): Promise<void> {
  const row = await findSetRow(ctx.db, String(data['setId']));
  if (row === undefined || row.state === 'ready') return;
  const update = (change: Partial<Pick<SetRow, 'state' | 'done'>>) =>
    ctx.db.updateTable('marketing_sets').set(change).where('id', '=', row.id).where('state', '!=', 'ready').execute();
  try {
    await update({ state: 'working', done: 0 });
    const files: PackedFile[] = [];
    const packed = new Set<SetItem['form']>();
    for (const [at, item] of itemsSchema.parse(row.items).entries()) {
      const drawn = await drawItem(ctx, row.own_listing_id, item);
      if (drawn.length > 0) packed.add(item.form);
      files.push(...drawn);
      await update({ done: at + 1 });
    }
    const zip = await zipFiles([writeReadMe(packed), ...files]);
    const fileKey = `marketing-sets/${row.id}/${randomUUID()}.zip`;
    await storeThenWrite(ctx, {
      fileKeys: [fileKey],
      store: () => ctx.files.put(fileKey, zip, 'application/zip'),
      async write({ db }) {
        const { numUpdatedRows } = await db
          .updateTable('marketing_sets')
          .set({ state: 'ready', file_key: fileKey, bytes: zip.byteLength, finished_at: new Date() })
          .where('id', '=', row.id)
          .where('state', '!=', 'ready')
          .executeTakeFirst();
        // Another run may have been faster, or the set has been deleted.
        if (numUpdatedRows > 0n) await keepFiles(db, [fileKey]);
      },
    });
  } catch (error) {
    await update({ state: 'failed' });
    throw error;
  }
}

async function drawItem(ctx: SetContext, listingId: string, item: SetItem): Promise<PackedFile[]> {
  const stored = await findMaterialVersion(ctx.db, item.materialId, item.version);
  // Deleted since.
  if (stored === undefined) return [];
  const template = templateOf(item.template);
  const content = readContent(stored.content);
  if (item.form === 'html')
    return [{ name: item.name, bytes: await writeHtml(ctx, { listingId, template: template.key, content }) }];
  const output = outputOf(ctx, template, item.form, item);
  const { files } = await draw(ctx, {
    listingId,
    template: template.key,
    content,
    output,
    inSet: true,
  });
  return files.slice(0, 1).map((bytes) => ({ name: item.name, bytes }));
}

/** The file of a set of the caller's. Throws `not-found`, `conflict` while it is not ready. */
export async function serveSet(ctx: SetContext, id: string): Promise<Response> {
  const row = await findSetRow(ctx.db, id);
  if (row === undefined || row.user_id !== requireUser(ctx).userId) throw new DomainError('not-found', 'You have no such set.');
  if (row.state !== 'ready' || row.file_key === null) throw new DomainError('conflict', 'This set isn’t ready.');
  const zip = await ctx.files.get(row.file_key);
  if (zip === undefined) throw new DomainError('gone', 'This set is gone. Make it again.');
  const fileName = nameOfSet(row, await labelHomes(ctx, [row]));
  return new Response(Buffer.from(zip), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Deletes sets that are older than we keep them; their files go with them. */
export async function endSets({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_SET_DAYS * DAY_MS);
  await db.deleteFrom('marketing_sets').where('made_at', '<', oldest).execute();
}
