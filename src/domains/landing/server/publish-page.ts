import { recordAudit } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { LandingPage } from '../contract.ts';
import { readContent } from '../model/blocks/content.ts';
import { checkPage, GATE_CHECK_KEYS, type GateFault } from '../model/gate.ts';
import { LEAD_CONSENT } from '../model/lead-consent.ts';
import { firstShownAt, listShownSlugs, lockPage, requireDraft, shownVersion } from './find-page.ts';
import { listPictureIds } from './pictures.ts';
import { presentPage } from './present-page.ts';
import { noteRefusal } from './refusals.ts';

interface Keep {
  pageId: string;
  baseVersion: number;
  note: string;
  shows: 'now' | 'later' | 'not-yet';
  at: string | null;
}

/**
 * Makes a version of the draft and moves the pointer to it: now, from a time on, or not yet. Throws `invalid` with what is wrong
 * if the draft does not pass every check, which is logged, and `stale` if it is not the one that the caller has seen.
 */
export async function keepLandingVersion(ctx: Context, keep: Keep): Promise<LandingPage> {
  requireAdmin(ctx);
  const found: { faults: readonly GateFault[] } = { faults: [] };
  try {
    return await makeVersion(ctx, keep, found);
  } catch (error) {
    // Written by itself: what was refused leaves nothing else behind.
    if (found.faults.length > 0) await noteRefusal(ctx, keep.pageId, found.faults);
    throw error;
  }
}

function makeVersion(
  ctx: Context,
  { pageId, baseVersion, note, shows, at }: Keep,
  found: { faults: readonly GateFault[] },
): Promise<LandingPage> {
  return transact(ctx, async (inner) => {
    const row = await lockPage(inner, pageId);
    requireDraft(row, baseVersion);
    const time = at === null ? null : new Date(at);
    if (shows === 'later' && (time === null || time <= inner.now)) {
      const problem = 'Give a time in the future';
      throw invalidField('at', problem);
    }
    const { content } = readContent(row.draft);
    const [slugs, pictures] = [await listShownSlugs(inner), await listPictureIds(inner)];
    const faults = checkPage({ slug: row.slug, content, slugs, pictures });
    found.faults = faults;
    const [first] = faults;
    if (first !== undefined)
      throw new DomainError('invalid', `The page doesn’t pass its checks: ${first.problem}.`, { details: { faults } });
    const { last } = await inner.db
      .selectFrom('landing_versions')
      .select(({ fn }) => fn.max<number | null>('version').as('last'))
      .where('page_id', '=', pageId)
      .executeTakeFirstOrThrow();
    const version = (last ?? 0) + 1;
    await inner.db
      .insertInto('landing_versions')
      .values({
        page_id: pageId,
        version,
        note,
        content: JSON.stringify(content),
        gate: JSON.stringify({ passed: GATE_CHECK_KEYS, consentVersion: LEAD_CONSENT.version, at: inner.now.toISOString() }),
        made_at: inner.now,
      })
      .execute();
    if (shows !== 'not-yet')
      await inner.db
        .updateTable('landing_pages')
        .set(
          shows === 'now'
            ? {
                published_version: version,
                next_version: null,
                next_at: null,
                first_shown_at: firstShownAt(row, inner.now) ?? inner.now,
                changed_at: inner.now,
              }
            : {
                // What has taken over meanwhile stays until the new version does.
                published_version: shownVersion({ ...row, ends_at: null }, inner.now),
                next_version: version,
                next_at: time,
                first_shown_at: firstShownAt(row, inner.now),
                changed_at: inner.now,
              },
        )
        .where('id', '=', pageId)
        .execute();
    await recordAudit(inner, { action: 'landing-version-made', details: { id: pageId, slug: row.slug, version, shows, at } });
    return presentPage(inner, pageId);
  });
}

/** Shows an earlier version at once, or none. Throws `not-found` for a version that is none of this page. */
export async function showLandingVersion(
  ctx: Context,
  { pageId, version }: { pageId: string; version: number | null },
): Promise<LandingPage> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockPage(inner, pageId);
    if (version !== null) {
      const kept = await inner.db
        .selectFrom('landing_versions')
        .select('version')
        .where('page_id', '=', pageId)
        .where('version', '=', version)
        .executeTakeFirst();
      if (kept === undefined) throw new DomainError('not-found', 'There is no such version of this page.');
    }
    await inner.db
      .updateTable('landing_pages')
      .set({
        published_version: version,
        next_version: null,
        next_at: null,
        first_shown_at: firstShownAt(row, inner.now) ?? (version === null ? null : inner.now),
        changed_at: inner.now,
      })
      .where('id', '=', pageId)
      .execute();
    await recordAudit(inner, { action: 'landing-version-shown', details: { id: pageId, slug: row.slug, version } });
    return presentPage(inner, pageId);
  });
}
