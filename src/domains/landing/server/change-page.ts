import { sql } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import { makeToken } from '#platform/identity/random-token.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { LandingPage } from '../contract.ts';
import { type Content, EMPTY_CONTENT } from '../model/blocks/content.ts';
import { doubtLink, RESERVED_SLUGS } from '../model/links.ts';
import { MOST_PAGES } from '../model/limits.ts';
import { firstShownAt, listShownSlugs, lockPage, requireDraft } from './find-page.ts';
import { presentPage } from './present-page.ts';

/**
 * Makes a page with an empty draft. Throws `invalid` for an address that belongs to this site or another page, and `conflict`
 * once there are too many pages.
 */
export async function createLandingPage(
  ctx: Context,
  { id, slug, name }: { id: string; slug: string; name: string },
): Promise<LandingPage> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'landing-pages', 'all');
    const known = await inner.db.selectFrom('landing_pages').select('id').where('id', '=', id).executeTakeFirst();
    if (known !== undefined) return presentPage(inner, id);
    await takeSlug(inner, id, slug);
    const { count } = await inner.db
      .selectFrom('landing_pages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PAGES)
      throw new DomainError('conflict', 'You’ve reached the limit of landing pages: delete one first.');
    await inner.db
      .insertInto('landing_pages')
      .values({
        id,
        slug,
        name,
        draft: JSON.stringify(EMPTY_CONTENT),
        preview_token: makeToken(),
        created_at: inner.now,
        changed_at: inner.now,
      })
      .execute();
    await recordAudit(inner, { action: 'landing-page-made', details: { id, slug } });
    return presentPage(inner, id);
  });
}

/** Replaces the draft. Throws `stale` if somebody else changed it since `baseVersion`. */
export async function saveLandingDraft(
  ctx: Context,
  { pageId, baseVersion, content }: { pageId: string; baseVersion: number; content: Content },
): Promise<LandingPage> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockPage(inner, pageId);
    requireDraft(row, baseVersion);
    await writeDraft(inner, pageId, { version: baseVersion + 1, draft: content });
    await recordAudit(inner, {
      action: 'landing-draft-saved',
      details: { id: pageId, slug: row.slug, draft: baseVersion + 1, blocks: content.blocks.length },
    });
    return presentPage(inner, pageId);
  });
}

interface Settings {
  pageId: string;
  slug: string;
  name: string;
  endsAt: string | null;
  redirectTo: string | null;
}

/**
 * Changes what is around the content. Once visitors have seen the page, its old addresses lead to the new one. Throws `invalid`
 * for an address that is taken, or a redirect to where there is no page.
 */
export async function changeLandingPage(
  ctx: Context,
  { pageId, slug, name, endsAt, redirectTo }: Settings,
): Promise<LandingPage> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'landing-pages', 'all');
    const row = await lockPage(inner, pageId);
    if (row.slug !== slug) await takeSlug(inner, pageId, slug);
    const isKnown = firstShownAt(row, inner.now) !== null;
    const former = isKnown ? [...row.former_slugs, row.slug] : row.former_slugs;
    const target = redirectTo === '' ? null : redirectTo;
    if (target !== null) {
      const others = (await listShownSlugs(inner)).filter((one) => one !== row.slug && one !== slug);
      const doubt = target.startsWith('/') ? doubtLink(target, others) : 'Redirects have to go to pages on this site';
      if (doubt !== null) throw invalidField('redirectTo', doubt);
    }
    await inner.db
      .updateTable('landing_pages')
      .set({
        slug,
        former_slugs: [...new Set(former)].filter((one) => one !== slug),
        name,
        ends_at: endsAt === null ? null : new Date(endsAt),
        redirect_to: target,
        changed_at: inner.now,
      })
      .where('id', '=', pageId)
      .execute();
    await recordAudit(inner, { action: 'landing-page-changed', details: { id: pageId, slug, endsAt, redirectTo: target } });
    return presentPage(inner, pageId);
  });
}

/** Puts a version into the draft. Throws `not-found`. */
export async function restoreLandingVersion(
  ctx: Context,
  { pageId, version }: { pageId: string; version: number },
): Promise<LandingPage> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockPage(inner, pageId);
    const kept = await inner.db
      .selectFrom('landing_versions')
      .select('content')
      .where('page_id', '=', pageId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (kept === undefined) throw new DomainError('not-found', 'There is no such version of this page.');
    const draft = row.draft_version + 1;
    await writeDraft(inner, pageId, { version: draft, draft: kept.content });
    await recordAudit(inner, { action: 'landing-version-restored', details: { id: pageId, slug: row.slug, version, draft } });
    return presentPage(inner, pageId);
  });
}

/** Deletes a page that no visitor could see yet. Throws `conflict` for others, and `not-found`. */
export async function deleteLandingPage(ctx: Context, pageId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const row = await lockPage(inner, pageId);
    if (firstShownAt(row, inner.now) !== null || row.next_version !== null)
      throw new DomainError('conflict', 'Visitors have seen this page, or will: show it no more instead.');
    await inner.db.deleteFrom('landing_pages').where('id', '=', pageId).execute();
    await recordAudit(inner, { action: 'landing-page-deleted', details: { id: pageId, slug: row.slug } });
  });
}

async function writeDraft(
  { db, now }: Context,
  pageId: string,
  { version, draft }: { version: number; draft: unknown },
): Promise<void> {
  await db
    .updateTable('landing_pages')
    .set({ draft: JSON.stringify(draft), draft_version: version, changed_at: now })
    .where('id', '=', pageId)
    .execute();
}

/** Throws `invalid` for an address that belongs to this site or another page. One that another page has left leads there no longer. */
async function takeSlug({ db }: Context, pageId: string, slug: string): Promise<void> {
  const refuse = (problem: string) => invalidField('slug', problem);
  if (RESERVED_SLUGS.some((reserved) => reserved === slug))
    throw refuse(`“${slug}” belongs to this site: choose another address`);
  const other = await db
    .selectFrom('landing_pages')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', pageId)
    .executeTakeFirst();
  if (other !== undefined) throw refuse('Another landing page has this address');
  await db
    .updateTable('landing_pages')
    .set({ former_slugs: sql<string[]>`array_remove(former_slugs, ${slug})` })
    .where(sql<boolean>`${slug} = any(former_slugs)`)
    .where('id', '!=', pageId)
    .execute();
}
