import { findPerson, lockPerson } from '#domains/accounts/server/index.ts';
import { invitationEnded, inviteToThings, presentInvitation } from '#domains/invitations/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { coApplicantInviting, partSchema } from '../contract.ts';
import { endPart } from './end-part.ts';
import { findApplication, findApplicationById, findCoApplicantOf, findPartOf, insertCoApplicant } from './queries.ts';
import { sealAnswers } from './sealed-answers.ts';

export const coApplicantInvitations = inviteToThings(coApplicantInviting, {
  kind: 'loan-application',
  topic: 'applications',
  async find(ctx) {
    const { id, status } = await requireOwn(ctx);
    await findApplicationById(ctx.db, id, ctx.now);
    return { key: id, status };
  },
  countPeople: async (ctx, { key }) => ((await findCoApplicantOf(ctx.db, key)) === undefined ? 0 : 1),
  checkOpen(_ctx, { status }) {
    if (status === 'complete') throw new DomainError('conflict', 'Reopen the application before you invite someone.');
  },
  write: (inviterName) => ({
    title: `${inviterName} asks you to borrow together`,
    paragraphs: [
      `${inviterName} prepares a loan application and would like you to be the second borrower. You fill in your own part with your own account.`,
      'Neither of you sees the other’s answers or files; both see the totals lenders look at. We don’t pull credit or send anything to anyone.',
    ],
  }),
  withdrawn: () => Promise.resolve(undefined),
  /** The application, locked: of two who join at once, the second waits here and finds the invitation used. */
  async behind(ctx, { subjectKey }) {
    if ((await findApplicationById(ctx.db, subjectKey, ctx.now)) === undefined) throw invitationEnded();
  },
  present: (invitation) => presentInvitation(invitation),
  /** Joins with an empty part. Throws `conflict` for people who already take part in an application. */
  async join(ctx, { invitation: { subjectKey }, userId, joinerName }) {
    await lockPerson(ctx.db, userId);
    if ((await findApplication(ctx.db, userId, ctx.now)) !== undefined || (await findPartOf(ctx.db, userId)) !== undefined)
      throw new DomainError(
        'conflict',
        'You already take part in an application. Withdraw or leave it, and open this link again.',
      );
    const person = await findPerson(ctx.db, userId);
    const borrower = { fullName: (person?.ownName ?? '').slice(0, 120), email: person?.email ?? '' };
    await insertCoApplicant(ctx.db, {
      application_id: subjectKey,
      user_id: userId,
      sealed_answers: sealAnswers(ctx, partSchema.parse({ borrower })),
      step: 'borrower',
      version: 1,
      joined_at: ctx.now,
      updated_at: ctx.now,
    });
    return {
      answer: undefined,
      title: `${joinerName} joined your loan application`,
      line: {
        body: 'Their income, assets and debts count in your ratios as they fill them in.',
        href: '/fast-online-application',
      },
    };
  },
});

/** Ends the second borrower's part, and tells them. */
export async function removeCoApplicant(ctx: Context): Promise<void> {
  const application = await requireOwn(ctx);
  await transact(ctx, async (inner) => {
    const { secondUserId } = await endPart(inner, application.id);
    if (secondUserId === undefined) throw new DomainError('not-found', 'You have no co-borrower here.');
    await tell(inner, {
      to: { userId: secondUserId },
      topic: 'applications',
      title: 'Your part in a joint loan application has ended',
      line: {
        body: 'The person who started it continues without you. Your answers and files in it were deleted.',
        href: '/fast-online-application',
      },
    });
  });
}

async function requireOwn(ctx: Context) {
  const row = await findApplication(ctx.db, requireUser(ctx).userId, ctx.now);
  if (row === undefined) throw new DomainError('not-found', 'You have no application here.');
  return row;
}
