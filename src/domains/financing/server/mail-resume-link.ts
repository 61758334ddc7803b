import { mailNotice } from '#domains/accounts/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { ServerContext } from '#platform/http/server-context.ts';
import { mailTransportOf } from '#platform/mail/mail-transport.ts';
import type { ApplicationStep } from '../contract.ts';

/** Mails the caller a link back to a step; signing in opens it. Throws `conflict` where no mail can reach them. */
export async function mailResumeLink(ctx: ServerContext, step: ApplicationStep): Promise<{ sentTo: string }> {
  const address = await findOwnAddress(ctx);
  await mailNotice(ctx, address, {
    subject: 'Go on with your loan application',
    paragraphs: ['Here is the link back to where you stopped. It asks you to sign in: the application is under your account.'],
    link: { path: `/fast-online-application?step=${step}`, label: 'Go on' },
  });
  return { sentTo: address };
}

async function findOwnAddress(ctx: Context & { config: Config }): Promise<string> {
  const { userId, isDemo } = requireUser(ctx);
  const row = await ctx.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (isDemo || row?.email == null)
    throw new DomainError('conflict', 'Demo people get no mail. Keep the address of this page instead.');
  if (mailTransportOf(ctx.config).kind === 'none')
    throw new DomainError('conflict', 'This site sends no mail at the moment. Keep the address of this page instead.');
  return row.email;
}
