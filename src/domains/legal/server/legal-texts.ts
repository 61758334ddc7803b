import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { recordAudit } from '#domains/accounts/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { isPreviewTicket, makePreviewTicket } from '#platform/identity/preview-ticket.ts';
import { makeToken } from '#platform/identity/random-token.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { type LegalAddition, legalSectionSchema, type LegalSectionText, type LegalText } from '../contract.ts';
import { LEGAL_TEXT_KEYS, LEGAL_TEXTS, type LegalTextKey } from '../model/legal-texts.ts';

const MOST_VERSIONS = 200;
const readSections = (stored: unknown): LegalSectionText[] => z.array(legalSectionSchema).parse(stored);

/** What is added to a text, as it is in force; for whoever has the link of its editors, the draft. Throws `not-found` for a wrong link. */
export async function getLegalAddition(
  ctx: Context,
  { text, preview }: { text: LegalTextKey; preview?: string | undefined },
): Promise<LegalAddition> {
  const today = utcDay(ctx.now);
  const inForce = (await listVersions(ctx, text)).filter(({ effective }) => effective <= today);
  const changes = inForce.map(({ version, effective, what }) => ({ version, effective, what }));
  if (preview !== undefined) {
    const draft = await ctx.db.selectFrom('legal_drafts').selectAll().where('text', '=', text).executeTakeFirst();
    if (draft === undefined || !isPreviewTicket(draft.preview_token, preview, ctx.now))
      throw new DomainError('not-found', 'There is no such preview.');
    return { version: null, effective: null, sections: readSections(draft.sections), changes, isPreview: true };
  }
  const [newest] = inForce;
  return {
    version: newest?.version ?? null,
    effective: newest?.effective ?? null,
    sections: newest?.sections ?? [],
    changes,
    isPreview: false,
  };
}

/** Drafts and versions, for their editors. */
export async function listLegalTexts(ctx: Context): Promise<{ texts: LegalText[] }> {
  const drafts = await ctx.db.selectFrom('legal_drafts').selectAll().execute();
  const today = utcDay(ctx.now);
  const texts = await Promise.all(
    LEGAL_TEXT_KEYS.map(async (text): Promise<LegalText> => {
      const row = drafts.find((one) => one.text === text) ?? (await makeDraft(ctx, text));
      const draft = readSections(row.sections);
      const history = await listVersions(ctx, text);
      const current = history.find(({ effective }) => effective <= today)?.version;
      return {
        text,
        draft,
        draftVersion: row.draft_version,
        isChanged: !isDeepStrictEqual(draft, history[0]?.sections ?? []),
        previewPath: `${LEGAL_TEXTS[text].path}?preview=${makePreviewTicket(row.preview_token, ctx.now)}`,
        history: history.map((version) => ({ ...version, isInForce: version.version === current })),
      };
    }),
  );
  return { texts };
}

interface Draft {
  text: LegalTextKey;
  baseVersion: number;
  sections: readonly LegalSectionText[];
}

/** Replaces a draft. Throws `stale` if somebody else changed it since `baseVersion`. */
export async function saveLegalDraft(ctx: Context, { text, baseVersion, sections }: Draft): Promise<{ texts: LegalText[] }> {
  return transact(ctx, async (inner) => {
    await lockDraft(inner, text, baseVersion);
    await inner.db
      .updateTable('legal_drafts')
      .set({ sections: JSON.stringify(sections), draft_version: baseVersion + 1, changed_at: inner.now })
      .where('text', '=', text)
      .execute();
    await recordAudit(inner, { action: 'legal-draft-saved', details: { text, draftVersion: baseVersion + 1 } });
    return listLegalTexts(inner);
  });
}

interface Publication {
  text: LegalTextKey;
  baseVersion: number;
  what: string;
  effective: string;
}

/** Makes a version of the draft. Throws `stale`, `conflict` for a draft that changes nothing, and `invalid` for a day that is over. */
export async function publishLegalText(
  ctx: Context,
  { text, baseVersion, what, effective }: Publication,
): Promise<{ texts: LegalText[] }> {
  return transact(ctx, async (inner) => {
    const row = await lockDraft(inner, text, baseVersion);
    const [newest] = await listVersions(inner, text);
    const sections = readSections(row.sections);
    if (isDeepStrictEqual(sections, newest?.sections ?? []))
      throw new DomainError('conflict', 'The draft is what was published last: change it first.');
    if (effective < utcDay(inner.now)) throw refuse('A text cannot be in force before it is published');
    if (newest !== undefined && effective < newest.effective)
      throw refuse(`The version before is in force from ${newest.effective}: choose that day or a later one`);
    const version = (newest?.version ?? 0) + 1;
    await inner.db
      .insertInto('legal_versions')
      .values({ text, version, sections: JSON.stringify(sections), what, effective, published_at: inner.now })
      .execute();
    await recordAudit(inner, { action: 'legal-text-published', details: { text, version, effective, what } });
    return listLegalTexts(inner);
  });
}

const refuse = (problem: string) => invalidField('effective', problem);

async function lockDraft(ctx: Context, text: LegalTextKey, baseVersion: number) {
  await makeDraft(ctx, text);
  const row = await ctx.db.selectFrom('legal_drafts').selectAll().where('text', '=', text).forUpdate().executeTakeFirstOrThrow();
  if (row.draft_version !== baseVersion)
    throw new DomainError(
      'stale',
      'Someone else has changed this draft. Copy what you wrote, reload the page, and change it there.',
    );
  return row;
}

async function makeDraft({ db, now }: Context, text: LegalTextKey) {
  await db
    .insertInto('legal_drafts')
    .values({ text, preview_token: makeToken(), changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('legal_drafts').selectAll().where('text', '=', text).executeTakeFirstOrThrow();
}

/** Newest first. */
async function listVersions({ db }: Pick<Context, 'db'>, text: LegalTextKey) {
  const rows = await db
    .selectFrom('legal_versions')
    .selectAll()
    .where('text', '=', text)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    effective: String(row.effective),
    what: row.what,
    sections: readSections(row.sections),
    publishedAt: row.published_at.toISOString(),
  }));
}
