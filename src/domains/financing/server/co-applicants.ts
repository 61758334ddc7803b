import { findPerson, lockPerson } from '#domains/accounts/server/index.ts';
import type { InvitationSent, InvitationToJoin } from '#domains/invitations/contract.ts';
import {
  endInvitations,
  findInvitation,
  type Invitation,
  invitationEnded,
  presentInvitation,
  sendInvitation,
  takeInvitation,
} from '#domains/invitations/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { transact } from '#platform/verb/transact.ts';
import { partSchema } from '../contract.ts';
import { endPart } from './end-part.ts';
import type { FinancingContext } from './financing-context.ts';
import { findApplication, findApplicationById, findCoApplicantOf, findPartOf, insertCoApplicant } from './queries.ts';
import { sealAnswers } from './sealed-answers.ts';

const KIND = 'loan-application';

/**
 * Invites a second borrower by mail, as {@link sendInvitation}; this ends an earlier invitation. Throws `not-found`
 * without an application, `conflict` where somebody joined or it is complete.
 */
export async function inviteCoApplicant(ctx: Context & { mail: Mail; config: Config }, email: string): Promise<InvitationSent> {
  const { id, status } = await requireOwn(ctx);
  if (status === 'complete') throw new DomainError('conflict', 'Reopen the application before you invite somebody.');
  return transact(ctx, async (inner) => {
    await findApplicationById(inner.db, id, ctx.now);
    if ((await findCoApplicantOf(inner.db, id)) !== undefined)
      throw new DomainError('conflict', 'You already have a co-borrower.');
    const subject = { kind: KIND, key: id } as const;
    await endInvitations(inner.db, subject);
    return sendInvitation(inner, subject, {
      email,
      page: '/invite/loan',
      write: (inviterName) => ({
        title: `${inviterName} asks you to borrow together`,
        paragraphs: [
          `${inviterName} prepares a loan application and would like you to be the second borrower. You fill in your own part with your own account.`,
          'Neither of you sees the other’s answers or files; both see the totals that lenders look at. No credit is pulled, and nothing is sent to anybody.',
        ],
      }),
    });
  });
}

/** Takes the invitation back. Again changes nothing. */
export async function withdrawInvitation(ctx: Context): Promise<void> {
  const { id } = await requireOwn(ctx);
  await endInvitations(ctx.db, { kind: KIND, key: id });
}

/** Who invites, for the holder of the link. */
export async function getInvitation(ctx: Context, token: string): Promise<InvitationToJoin> {
  return presentInvitation(await requireInvitation(ctx, token));
}

/** Joins with an empty part. Throws `conflict` for people who already take part in an application. */
export async function acceptInvitation(ctx: FinancingContext, token: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    // Of two who join at once, the second waits here and finds the invitation used.
    await requireInvitation(inner, token);
    const { subjectKey, inviterId, joinerName } = await takeInvitation(inner, KIND, token);
    await lockPerson(inner.db, userId);
    if ((await findApplication(inner.db, userId, ctx.now)) !== undefined || (await findPartOf(inner.db, userId)) !== undefined)
      throw new DomainError(
        'conflict',
        'You already take part in an application. Withdraw or leave it, and open this link again.',
      );
    const person = await findPerson(inner.db, userId);
    const borrower = { fullName: (person?.ownName ?? '').slice(0, 120), email: person?.email ?? '' };
    await insertCoApplicant(inner.db, {
      application_id: subjectKey,
      user_id: userId,
      sealed_answers: sealAnswers(ctx, partSchema.parse({ borrower })),
      step: 'borrower',
      version: 1,
      joined_at: ctx.now,
      updated_at: ctx.now,
    });
    await tell(inner, {
      to: { userId: inviterId },
      topic: 'applications',
      title: `${joinerName} joined your loan application`,
      line: {
        body: 'Their income, assets and debts count in your ratios as they fill them in.',
        href: '/fast-online-application',
      },
    });
  });
}

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

/** The invitation, with its application locked until the end of the transaction. */
async function requireInvitation(ctx: Context, token: string): Promise<Invitation> {
  const invitation = await findInvitation(ctx, KIND, token);
  if ((await findApplicationById(ctx.db, invitation.subjectKey, ctx.now)) === undefined) throw invitationEnded();
  return invitation;
}
