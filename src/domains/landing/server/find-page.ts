import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

export type PageRow = Selectable<DB['landing_pages']>;

/** A page, locked for the caller's transaction. Throws `not-found`. */
export async function lockPage({ db }: Pick<Context, 'db'>, pageId: string): Promise<PageRow> {
  const row = await db.selectFrom('landing_pages').selectAll().where('id', '=', pageId).forUpdate().executeTakeFirst();
  if (row === undefined) throw noPage();
  return row;
}

/** The page at an address, or the one that has left it. */
export const isFoundAt = (slug: string) => sql<boolean>`(slug = ${slug} or ${slug} = any(former_slugs))`;

export const noPage = () => new DomainError('not-found', 'There is no landing page with this id.');

/** Throws `stale` unless the draft is the one that the caller has seen. */
export function requireDraft(row: PageRow, baseVersion: number): void {
  if (row.draft_version !== baseVersion)
    throw new DomainError(
      'stale',
      'Someone else has changed this draft. Copy what you wrote, reload the page, and make your change there.',
    );
}

/** The version that visitors get at a time; null if the page is not shown. */
export function shownVersion(
  row: Pick<PageRow, 'published_version' | 'next_version' | 'next_at' | 'ends_at'>,
  now: Date,
): number | null {
  if (row.ends_at !== null && row.ends_at <= now) return null;
  return row.next_at !== null && row.next_at <= now ? row.next_version : row.published_version;
}

/** Since when visitors could see a page; null for one that nobody could see yet. */
export function firstShownAt(row: Pick<PageRow, 'first_shown_at' | 'next_at'>, now: Date): Date | null {
  return row.first_shown_at ?? (row.next_at !== null && row.next_at <= now ? row.next_at : null);
}

/** The addresses of pages that visitors can open now. */
export async function listShownSlugs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const rows = await db
    .selectFrom('landing_pages')
    .select(['slug', 'published_version', 'next_version', 'next_at', 'ends_at'])
    .execute();
  return rows.filter((row) => shownVersion(row, now) !== null).map(({ slug }) => slug);
}
