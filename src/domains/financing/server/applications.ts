import { randomUUID } from 'node:crypto';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Unsaved } from '#lib/field-changes.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { takeChanges } from '#platform/verb/take-changes.ts';
import { transact } from '#platform/verb/transact.ts';
import { type Answers, type Application, draftSchema, type JoinedApplication } from '../contract.ts';
import { listMissing } from '../model/assess-application.ts';
import { expiryFrom, type FinancingContext } from './financing-context.ts';
import { findJoined } from './joined-applications.ts';
import { presentApplication } from './present.ts';
import {
  changeApplication,
  findApplication,
  findCoApplicantOf,
  findExpiry,
  findPartOf,
  findSealedAnswers,
  forgetExpiry,
  removeApplication,
  removeEnded,
  writeDraft,
} from './queries.ts';
import { recordElectronicConsent } from './record-consent.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

const NONE = 'You have no application here.';

/** The application that I began, or the one that I joined. */
export async function getApplication(
  ctx: FinancingContext,
): Promise<{ application: Application | null; joined: JoinedApplication | null; expiredAt: string | null }> {
  const { userId } = requireUser(ctx);
  const row = await findApplication(ctx.db, userId, ctx.now);
  if (row !== undefined) return { application: await presentApplication(ctx, row), joined: null, expiredAt: null };
  const joined = await findJoined(ctx);
  const expiredAt = joined === null ? await findExpiry(ctx.db, userId) : undefined;
  return { application: null, joined, expiredAt: expiredAt?.toISOString() ?? null };
}

/** What a person answered, for the copy of their own data; undefined where there is nothing, or the secret has changed since. */
export async function readAnswersOf(ctx: FinancingContext, userId: string): Promise<Answers | undefined> {
  const row = await findSealedAnswers(ctx.db, userId);
  if (row === undefined) return undefined;
  try {
    return openAnswers(ctx, row.sealed_answers);
  } catch {
    return undefined;
  }
}

/** Saves what changed in the draft. Throws `conflict` once it is complete, or where the caller takes part in another's. */
export async function saveApplication(ctx: FinancingContext, unsaved: Unsaved): Promise<Application> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    if ((await findPartOf(inner.db, userId)) !== undefined)
      throw new DomainError('conflict', 'You already take part in an application. Leave it to start your own.');
    await removeEnded(inner.db, userId, ctx.now);
    const row = await findApplication(inner.db, userId, ctx.now);
    if (row?.status === 'complete') throw new DomainError('conflict', 'It is complete. Reopen it to change it.');
    const known = row === undefined ? undefined : openAnswers(ctx, row.sealed_answers);
    const before = { answers: known ?? {}, step: row?.step ?? 'borrower' };
    const taken = takeChanges({ unsaved, before, writers: row?.writers, schema: draftSchema });
    if (taken === null) return requireApplication(inner);
    await recordElectronicConsent(inner, { before: known, after: taken.doc.answers });
    if (row === undefined) await forgetExpiry(inner.db, userId);
    const saved = await writeDraft(inner.db, {
      id: randomUUID(),
      user_id: userId,
      status: 'draft',
      sealed_answers: sealAnswers(ctx, taken.doc.answers),
      step: taken.doc.step,
      version: (row?.version ?? 0) + 1,
      writers: taken.writers,
      created_at: ctx.now,
      updated_at: ctx.now,
      expires_at: expiryFrom(ctx.now),
    });
    return presentApplication(inner, saved);
  });
}

/** Closes the application, the second borrower's part with it. Throws `invalid` naming what is missing. */
export async function completeApplication(ctx: FinancingContext): Promise<Application> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    // A save under way ends first.
    await lockPerson(inner.db, userId);
    // Until it is closed nobody joins, leaves or changes a part.
    await inner.db.selectFrom('loan_applications').select('id').where('user_id', '=', userId).forUpdate().execute();
    const { answers, coApplicant } = await requireApplication(inner);
    const missing = listMissing(answers, coApplicant);
    if (missing.length > 0) {
      throw new DomainError('invalid', `Still needed: ${missing.map(({ what }) => what).join(', ')}.`, {
        fields: Object.fromEntries(missing.map(({ step, what }) => [step, what])),
      });
    }
    const completed = await change(inner, { status: 'complete', completed_at: ctx.now });
    await tellCoApplicant(inner, 'Your joint loan application is complete', 'It’s read-only now. We won’t send it to anyone.');
    return completed;
  });
}

/** A draft again, for both. */
export async function reopenApplication(ctx: FinancingContext): Promise<Application> {
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, requireUser(ctx).userId);
    const reopened = await change(inner, { status: 'draft', completed_at: null });
    await tellCoApplicant(inner, 'Your joint loan application was reopened', 'You can change your part again.');
    return reopened;
  });
}

/** Deletes every answer and file, also those of who joined; they are told. */
export async function deleteApplication(ctx: FinancingContext): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    await recordElectronicConsent(inner, { before: await readAnswersOf(inner, userId), after: undefined });
    await tellCoApplicant(inner, 'The joint loan application was withdrawn', 'Your part and your files in it were deleted.');
    await removeApplication(inner.db, userId);
  });
}

export async function requireApplication(ctx: FinancingContext): Promise<Application> {
  const row = await findApplication(ctx.db, requireUser(ctx).userId, ctx.now);
  if (row === undefined) throw new DomainError('not-found', NONE);
  return presentApplication(ctx, row);
}

async function change(
  ctx: FinancingContext,
  fields: { status: Application['status']; completed_at: Date | null },
): Promise<Application> {
  const row = await findApplication(ctx.db, requireUser(ctx).userId, ctx.now);
  if (row === undefined) throw new DomainError('not-found', NONE);
  const expires_at = expiryFrom(ctx.now);
  const next = await changeApplication(ctx.db, row.id, { ...fields, updated_at: ctx.now, expires_at, warned_at: null });
  if (next === undefined) throw new DomainError('not-found', NONE);
  return presentApplication(ctx, next);
}

async function tellCoApplicant(ctx: Context, title: string, body: string): Promise<void> {
  const row = await findApplication(ctx.db, requireUser(ctx).userId, ctx.now);
  const second = row === undefined ? undefined : await findCoApplicantOf(ctx.db, row.id);
  if (second === undefined) return;
  await tell(ctx, {
    to: { userId: second.user_id },
    topic: 'applications',
    title,
    line: { body, href: '/fast-online-application' },
  });
}
