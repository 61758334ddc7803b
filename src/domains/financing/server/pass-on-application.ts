import { lockPerson } from '#domains/accounts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { type Answers, answersSchema } from '../contract.ts';
import { endPart } from './end-part.ts';
import { expiryFrom, type FinancingContext } from './financing-context.ts';
import {
  type ApplicationRow,
  changeApplication,
  type CoApplicantRow,
  findApplication,
  findApplicationById,
  findCoApplicantOf,
  findPartOf,
  removeCoApplicantRow,
  removeEnded,
} from './queries.ts';
import { openAnswers, openPart, sealAnswers } from './sealed-answers.ts';

/**
 * Before a borrower is erased, within the caller's transaction: the application passes to the co-borrower, with that person's
 * own part and files, and the home. Says whether it did. Tells the co-borrower.
 */
export async function passOnApplication(ctx: FinancingContext, userId: string): Promise<boolean> {
  await leaveAnothers(ctx, userId);
  const found = await findApplication(ctx.db, userId, ctx.now);
  const application = found && (await findApplicationById(ctx.db, found.id, ctx.now));
  const second = application && (await findCoApplicantOf(ctx.db, application.id));
  if (application === undefined || second === undefined || second.user_id === userId) return false;
  const answers = mergeAnswers(ctx, application, second);
  if (answers === undefined) return false;
  await lockPerson(ctx.db, second.user_id);
  await removeEnded(ctx.db, second.user_id, ctx.now);
  await removeCoApplicantRow(ctx.db, application.id);
  await changeApplication(ctx.db, application.id, {
    user_id: second.user_id,
    sealed_answers: sealAnswers(ctx, answers),
    step: second.step,
    version: second.version + 1,
    writers: second.writers,
    status: 'draft',
    completed_at: null,
    created_at: second.joined_at,
    updated_at: ctx.now,
    expires_at: expiryFrom(ctx.now),
    warned_at: null,
  });
  await tellOther(ctx, second.user_id, 'The joint loan application is yours now', 'Your part, your files and the home stay.');
  return true;
}

async function leaveAnothers(ctx: FinancingContext, userId: string): Promise<void> {
  const part = await findPartOf(ctx.db, userId);
  if (part === undefined) return;
  const { firstUserId } = await endPart(ctx, part.application_id);
  if (firstUserId === undefined || firstUserId === userId) return;
  await tellOther(
    ctx,
    firstUserId,
    'You no longer have a co-borrower',
    'Their part and their files in your application were deleted.',
  );
}

/** Undefined where they were sealed under another secret, so that nobody can read them. */
function mergeAnswers(ctx: FinancingContext, first: ApplicationRow, second: CoApplicantRow): Answers | undefined {
  try {
    const { property } = openAnswers(ctx, first.sealed_answers);
    return answersSchema.parse({ ...openPart(ctx, second.sealed_answers), property });
  } catch {
    return undefined;
  }
}

function tellOther(ctx: FinancingContext, userId: string, title: string, happened: string): Promise<unknown> {
  const body = `Your co-borrower closed their account. ${happened}`;
  return tell(ctx, { to: { userId }, topic: 'applications', title, line: { body, href: '/fast-online-application' } });
}
