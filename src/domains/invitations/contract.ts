import { z } from 'zod';
import { DELIVERIES } from '#lib/contact-words.ts';
import { CONTACT_LIMIT, emailField } from '#lib/contact-form.ts';
import { defineEndpoint, type Endpoint } from '#lib/endpoint.ts';
import { linkTokenParams } from '#lib/link-token.ts';

export const invitationFormSchema = z.object({ email: emailField });

const invitationSentSchema = z.object({
  delivery: z.enum(DELIVERIES),
  path: z
    .string()
    .nullable()
    .describe('The page to accept it, where no mail takes it there: without a mail server, and for demonstration people'),
});
export type InvitationSent = z.infer<typeof invitationSentSchema>;

/** For the person who invited. */
export const openInvitationSchema = z.object({ id: z.uuid(), email: z.string(), expiresAt: z.string() });
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** For the holder of the link. */
export const invitationToJoinSchema = z.object({ invitedBy: z.string(), expiresAt: z.string() });
export type InvitationToJoin = z.infer<typeof invitationToJoinSchema>;

// A truncated link leads to no page, like an ended one: only its hash shows whether it is whole.

type Limit = NonNullable<Endpoint['limit']>;

export interface InvitingOptions<
  Params extends z.ZodRawShape,
  Form extends z.ZodType<{ email: string }>,
  Left extends z.ZodType,
  Opened extends z.ZodType,
  Joined extends z.ZodType,
  Most extends number,
> {
  /** What somebody is invited to, within a sentence. */
  what: string;
  /** The page of an invitation, without its token: `/invite/roadmap`. */
  page: `/invite${string}`;
  /** The invitations of one thing: `/api/roadmap/invitations`. */
  path: `/api/${string}`;
  params: z.ZodObject<Params>;
  /** The address, and what the person who invites chooses besides, such as a role. */
  body: Form;
  /** The most people, with those whose invitations are open. */
  most: Most;
  limits: { invite?: Limit; write: Limit };
  /** Who is left when an invitation is withdrawn; without it the call answers 204. */
  withdrawn?: { response: Left };
  /** What the holder of a link sees. */
  opened: { path: `/api/${string}/{token}`; response: Opened };
  /** What somebody gets who joins; without it the call answers 204. */
  joined?: { response: Joined };
}

/**
 * The calls by which people invite others to one kind of thing: invite, withdraw, open the link, accept. Where one can take
 * part, a new invitation replaces the last, so that none needs a name to be withdrawn.
 */
export function defineInviting<
  Params extends z.ZodRawShape,
  Form extends z.ZodType<{ email: string }>,
  Opened extends z.ZodType,
  const Most extends number,
  Left extends z.ZodType = z.ZodType<undefined>,
  Joined extends z.ZodType = z.ZodType<undefined>,
>({
  what,
  page,
  path,
  params,
  body,
  most,
  limits,
  withdrawn,
  opened,
  joined,
}: InvitingOptions<Params, Form, Left, Opened, Joined, Most>) {
  const invite = defineEndpoint({
    method: 'POST',
    path,
    summary: `Invites someone by mail to ${what}. A new invitation ${most === 1 ? 'replaces the last' : `to an address renews its open one; at most ${most} people take part or are invited`}. Demo people send no mail and get the link instead.`,
    access: 'signed-in',
    params,
    body,
    response: invitationSentSchema,
    limit: limits.invite ?? CONTACT_LIMIT,
  });
  const withdraw = defineEndpoint({
    method: 'DELETE',
    path: most === 1 ? path : `${path}/{invitationId}`,
    summary: `Withdraws an invitation to ${what}. Its link stops working.`,
    access: 'signed-in',
    params: withdrawParams(params, most),
    limit: limits.write,
    ...withdrawn,
  });
  const open = defineEndpoint({
    method: 'GET',
    summary: `Who invites to ${what}, and what for. Accepts nothing.`,
    access: 'public',
    params: linkTokenParams,
    ...opened,
  });
  const accept = defineEndpoint({
    method: 'POST',
    path: `${opened.path}/accept`,
    summary: `Joins ${what} with the caller's own account. An invitation works once.`,
    access: 'signed-in',
    params: linkTokenParams,
    limit: limits.write,
    ...joined,
  });
  return { page, most, invite, withdraw, open, accept };
}

type WithdrawParams<Params extends z.ZodRawShape, Most extends number> = z.ZodObject<
  Most extends 1 ? Params : Params & { invitationId: z.ZodUUID }
>;

function withdrawParams<Params extends z.ZodRawShape, Most extends number>(params: z.ZodObject<Params>, most: Most) {
  const named = most === 1 ? params : params.extend({ invitationId: z.uuid() });
  // TypeScript does not follow a condition from values into types.
  return named as WithdrawParams<Params, Most>;
}
