import { findPerson } from '#domains/accounts/server/index.ts';
import { deliveryFor, tell } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { ApplicationStep } from '../contract.ts';

/** Mails the caller a link back to a step; signing in opens it. Throws `conflict` if no mail can reach them. */
export async function mailResumeLink(ctx: ServerContext, step: ApplicationStep): Promise<{ sentTo: string }> {
  const { userId, isDemo } = requireUser(ctx);
  const address = (await findPerson(ctx.db, userId))?.email;
  if (isDemo || address == null)
    throw new DomainError('conflict', 'Demo people get no mail. Keep the address of this page instead.');
  if (deliveryFor(ctx, address) === 'no-mail')
    throw new DomainError('conflict', 'This site sends no mail right now. Save the address of this page instead.');
  await tell(ctx, {
    to: { address },
    title: 'Continue your loan application',
    mail: {
      body: {
        paragraphs: [
          'Here is the link back to where you stopped. It asks you to sign in: the application is under your account.',
        ],
        action: { path: `/fast-online-application?step=${step}`, label: 'Continue' },
      },
    },
  });
  return { sentTo: address };
}
