import { isPreviewTicket } from '#platform/identity/preview-ticket.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ShownPage } from '../contract.ts';
import { readContent } from '../model/blocks/content.ts';
import { findArmVersion } from './experiments/find-arm.ts';
import { firstShownAt, isFoundAt, type PageRow, shownVersion } from './find-page.ts';

const absent = () => new DomainError('not-found', 'There’s no page at this address.');

interface Asked {
  slug: string;
  experiment?: string | undefined;
  arm?: number | undefined;
}

/**
 * The published page at an address, or the arm of the experiment that runs on it, or where people should go instead. Throws
 * `not-found`.
 */
export async function getShownPage(ctx: Context, { slug, experiment, arm }: Asked): Promise<ShownPage> {
  const row = await ctx.db.selectFrom('landing_pages').selectAll().where(isFoundAt(slug)).executeTakeFirst();
  if (row === undefined) throw absent();
  if (row.slug !== slug) return moveOn(`/landing/${row.slug}`);
  const version = shownVersion(row, ctx.now);
  if (version !== null) {
    const armVersion =
      experiment === undefined || arm === undefined ? null : await findArmVersion(ctx, { pageId: row.id, experiment, arm });
    const isInExperiment = armVersion !== null && experiment !== undefined && arm !== undefined;
    return {
      ...(await readVersion(ctx, row.id, armVersion ?? version)),
      experiment: isInExperiment ? { id: experiment, arm } : null,
    };
  }
  return moveOn(await findEnd(ctx, row));
}

/** Where the redirects of pages that are no longer shown lead in the end. Throws `not-found` where they lead nowhere, or in a circle. */
async function findEnd(ctx: Context, first: PageRow): Promise<string> {
  const seen = new Set<string>();
  let row = first;
  while (row.redirect_to !== null && firstShownAt(row, ctx.now) !== null && !seen.has(row.id)) {
    seen.add(row.id);
    const to = row.redirect_to;
    const [, slug] = /^\/landing\/([^/?#]+)/.exec(to) ?? [];
    if (slug === undefined) return to;
    const next = await ctx.db.selectFrom('landing_pages').selectAll().where(isFoundAt(slug)).executeTakeFirst();
    // Pages of the product stand below the same address.
    if (next === undefined || shownVersion(next, ctx.now) !== null) return to;
    row = next;
  }
  throw absent();
}

const moveOn = (to: string): ShownPage => ({ state: 'moved', to, content: null, version: null, experiment: null });

interface Preview {
  token: string;
  slug: string;
  version?: number | undefined;
}

/** The draft of a page, or one of its versions, for whoever has its secret link. Throws `not-found`. */
export async function getPagePreview(ctx: Context, { token, slug, version }: Preview): Promise<ShownPage> {
  const row = await ctx.db
    .selectFrom('landing_pages')
    .select(['id', 'slug', 'draft', 'preview_token'])
    .where(isFoundAt(slug))
    .executeTakeFirst();
  if (row === undefined || !isPreviewTicket(row.preview_token, token, ctx.now)) throw absent();
  if (row.slug !== slug) return moveOn(`/landing/${row.slug}`);
  if (version !== undefined) return readVersion(ctx, row.id, version);
  return { state: 'shown', to: null, content: readContent(row.draft).content, version: null, experiment: null };
}

async function readVersion({ db, log }: Context, pageId: string, version: number): Promise<ShownPage> {
  const row = await db
    .selectFrom('landing_versions')
    .select('content')
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw absent();
  const { content, unknown } = readContent(row.content);
  if (unknown > 0) log.warn({ pageId, version, unknown }, 'a landing page has blocks that are not known here');
  return { state: 'shown', to: null, content, version, experiment: null };
}
