import { sql } from 'kysely';
import { orHidden } from '#domains/analytics/contract.ts';
import { beginOfSiteDay, listActs, siteDay } from '#domains/analytics/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { makePreviewTicket } from '#platform/identity/preview-ticket.ts';
import type { Context } from '#platform/verb/context.ts';
import type { LandingLine, LandingPage, PageState } from '../contract.ts';
import { readContent } from '../model/blocks/content.ts';
import { CONVERSION_DAYS } from '../model/limits.ts';
import { checkPage, GATE_CHECK_KEYS } from '../model/gate.ts';
import { firstShownAt, listShownSlugs, noPage, shownVersion, type PageRow } from './find-page.ts';
import { listPictureIds } from './pictures.ts';
import { listRefusals } from './refusals.ts';

/** All landing pages, last changed first. */
export async function listLandingPages(ctx: Context): Promise<{ pages: LandingLine[] }> {
  return { pages: (await findLines(ctx)).map(({ line }) => line) };
}

/** A page for its editors. Throws `not-found`. */
export async function presentPage(ctx: Context, pageId: string): Promise<LandingPage> {
  const [found] = await findLines(ctx, pageId);
  if (found === undefined) throw noPage();
  const { row, line } = found;
  const versions = await ctx.db
    .selectFrom('landing_versions')
    .select(['version', 'note', 'made_at'])
    .where('page_id', '=', pageId)
    .orderBy('version', 'desc')
    .limit(200)
    .execute();
  const { content, unknown } = readContent(row.draft);
  const [slugs, pictures] = [await listShownSlugs(ctx), await listPictureIds(ctx)];
  const previewPath = `/landing/${row.slug}?preview=${makePreviewTicket(row.preview_token, ctx.now)}`;
  return {
    ...line,
    content,
    unknownBlocks: unknown,
    draftVersion: row.draft_version,
    faults: checkPage({ slug: row.slug, content, slugs, pictures }),
    publishedVersion: shownVersion({ ...row, ends_at: null }, ctx.now),
    wasShown: firstShownAt(row, ctx.now) !== null,
    nextVersion: row.next_at !== null && row.next_at > ctx.now ? row.next_version : null,
    nextAt: row.next_at !== null && row.next_at > ctx.now ? row.next_at.toISOString() : null,
    endsAt: row.ends_at?.toISOString() ?? null,
    redirectTo: row.redirect_to,
    previewPath,
    refusals: await listRefusals(ctx, pageId),
    history: versions.map(({ version, note, made_at: madeAt }) => ({
      version,
      note,
      madeAt: madeAt.toISOString(),
      // A version is made only of what passes them all.
      checks: [...GATE_CHECK_KEYS],
      previewPath: `${previewPath}&version=${version}`,
    })),
  };
}

async function findLines(ctx: Context, pageId?: string): Promise<{ row: PageRow; line: LandingLine }[]> {
  const today = siteDay(ctx.now);
  const from = addDays(today, 1 - CONVERSION_DAYS);
  const views = await listActs(ctx.db, { from, to: today }, 'view');
  const visitorsOf = new Map(views.map(({ name, visitors }) => [name, visitors]));
  const rows = await ctx.db
    .selectFrom('landing_pages as p')
    .selectAll()
    .select([
      sql<number>`(select count(*)::int from landing_versions v where v.page_id = p.id)`.as('versions'),
      sql<number>`(select count(*)::int from landing_leads l where l.page = '/landing/' || p.slug)`.as('leads'),
      sql<number>`(select count(*)::int from landing_leads l where l.page = '/landing/' || p.slug
        and l.created_at >= ${beginOfSiteDay(from)})`.as('lately'),
    ])
    .$if(pageId !== undefined, (query) => query.where('p.id', '=', pageId ?? ''))
    .orderBy('p.changed_at', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(({ versions, leads, lately, ...row }) => ({
    row,
    line: {
      id: row.id,
      slug: row.slug,
      name: row.name,
      state: stateOf(row, ctx.now),
      versions,
      leads,
      ...conversionOf(visitorsOf.get(row.slug) ?? 0, lately),
      changedAt: row.changed_at.toISOString(),
    },
  }));
}

/** Of fewer than five visitors nothing is said. Somebody may ask twice, but no page converts more people than it has. */
function conversionOf(visitors: number, leads: number): Pick<LandingLine, 'visitors' | 'conversion'> {
  const counted = orHidden(visitors);
  return { visitors: counted, conversion: counted === null || counted === 0 ? null : Math.min(1, leads / counted) };
}

function stateOf(row: PageRow, now: Date): PageState {
  if (shownVersion(row, now) !== null) return 'published';
  if (row.ends_at !== null && row.ends_at <= now) return 'ended';
  return row.next_at === null ? 'draft' : 'scheduled';
}
