import { findName, lockPerson } from '#domains/accounts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Unsaved } from '#lib/field-changes.ts';
import { nameOf } from '#lib/person-name.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { takeChanges } from '#platform/verb/take-changes.ts';
import { transact } from '#platform/verb/transact.ts';
import { joinedDraftSchema, type JoinedApplication, type Part } from '../contract.ts';
import { endPart } from './end-part.ts';
import { expiryFrom, type FinancingContext } from './financing-context.ts';
import { presentJoined } from './present.ts';
import { changeApplication, findApplicationById, findPartOf, updatePart } from './queries.ts';
import { recordElectronicConsent } from './record-consent.ts';
import { openPart, sealAnswers } from './sealed-answers.ts';

const NONE = 'You have not joined an application.';

/** The application that the caller joined, or null. */
export function findJoined(ctx: FinancingContext): Promise<JoinedApplication | null> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const part = await findPartOf(inner.db, userId);
    const application = part === undefined ? undefined : await findApplicationById(inner.db, part.application_id, ctx.now);
    if (part === undefined || application === undefined) return null;
    return presentJoined(ctx, { part, application, firstName: await findName(inner.db, application.user_id) });
  });
}

export async function requireJoined(ctx: FinancingContext): Promise<JoinedApplication> {
  const joined = await findJoined(ctx);
  if (joined === null) throw new DomainError('not-found', NONE);
  return joined;
}

/** What a person answered in the application that they joined, for the copy of their own data. */
export async function readPartOf(ctx: FinancingContext, userId: string): Promise<Part | undefined> {
  const row = await findPartOf(ctx.db, userId);
  if (row === undefined) return undefined;
  try {
    return openPart(ctx, row.sealed_answers);
  } catch {
    return undefined;
  }
}

/** Saves what changed in the caller's own part. Throws `conflict` once the application is complete. */
export async function saveJoined(ctx: FinancingContext, unsaved: Unsaved): Promise<JoinedApplication> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const part = await findPartOf(inner.db, userId);
    const application = part === undefined ? undefined : await findApplicationById(inner.db, part.application_id, ctx.now);
    if (part === undefined || application === undefined) throw new DomainError('not-found', NONE);
    if (application.status === 'complete')
      throw new DomainError(
        'conflict',
        'It is complete. The person who started it can reopen it; then you can change your part.',
      );
    const answers = openPart(ctx, part.sealed_answers);
    const taken = takeChanges({
      unsaved,
      before: { answers, step: part.step },
      writers: part.writers,
      schema: joinedDraftSchema,
    });
    if (taken === null) return;
    await recordElectronicConsent(inner, { before: answers, after: taken.doc.answers });
    await updatePart(inner.db, userId, {
      sealed_answers: sealAnswers(ctx, taken.doc.answers),
      step: taken.doc.step,
      version: part.version + 1,
      writers: taken.writers,
      updated_at: ctx.now,
    });
    await changeApplication(inner.db, application.id, { expires_at: expiryFrom(ctx.now), warned_at: null });
  });
  return requireJoined(ctx);
}

/** Leaves: deletes the caller's answers and files, and tells the person who began the application. */
export async function leaveJoined(ctx: FinancingContext): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const part = await findPartOf(inner.db, userId);
    if (part === undefined) throw new DomainError('not-found', NONE);
    await recordElectronicConsent(inner, { before: await readPartOf(inner, userId), after: undefined });
    const { firstUserId } = await endPart(inner, part.application_id);
    if (firstUserId === undefined) return;
    await tell(inner, {
      to: { userId: firstUserId },
      topic: 'applications',
      title: `${nameOf(part.name)} left your loan application`,
      line: { body: 'Their part and their files in it were deleted.', href: '/fast-online-application?step=borrower' },
    });
  });
}
