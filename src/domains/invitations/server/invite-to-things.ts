import type { z } from 'zod';
import type { NotificationTopic } from '#domains/notifications/contract.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { SubjectKind } from '#domains/subjects/server/index.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import type { Config } from '#platform/config/config.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Route } from '#platform/http/route.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { InvitationSent } from '../contract.ts';
import {
  endInvitations,
  findInvitation,
  type Invitation,
  type Letter,
  listInvitations,
  sendInvitation,
  takeInvitation,
  withdrawInvitation,
} from './invitations.ts';

/** What `defineInviting` declares. */
interface Inviting<Params, Form, Left, Opened, Joined> {
  page: string;
  most: number;
  invite: Endpoint & { params?: z.ZodType<Params>; body?: z.ZodType<Form> };
  withdraw: Endpoint & { response?: z.ZodType<Left> };
  open: Endpoint & { response?: z.ZodType<Opened> };
  accept: Endpoint & { response?: z.ZodType<Joined> };
}

/** With what joining can seal what somebody brings. */
type JoinContext = Context & { identity: Identity };

export interface Joining<Behind> {
  invitation: Invitation;
  behind: Behind;
  /** Who joins, and what people call them. */
  userId: string;
  joinerName: string;
}

/** What inviting must know of one kind of thing. */
export interface Invitable<Params, Form, Thing extends { key: string }, Behind, Left, Opened, Joined> {
  kind: SubjectKind;
  /** The topic of the news that somebody joined. */
  topic: NotificationTopic;
  /**
   * The caller's thing by its subject's key, its row locked until the transaction ends: of two invitations at once the second
   * counts the first, and of people who join. Throws `not-found` for what is somebody else's, `forbidden` for people who may not
   * invite.
   */
  find: (ctx: Context, params: Params) => Promise<Thing>;
  /** How many people take part, as far as they count. */
  countPeople: (ctx: Context, thing: Thing) => Promise<number>;
  /** Throws `conflict` while nobody can be invited. */
  checkOpen?: ((ctx: Context, thing: Thing) => void) | undefined;
  roleOf?: ((form: Form) => string) | undefined;
  write: (inviterName: string, about: { thing: Thing; form: Form }) => Letter;
  /** What withdrawing an invitation answers. */
  withdrawn: (ctx: Context, thing: Thing) => Promise<Left>;
  /** What a link leads to. Throws `invitationEnded()` if it is gone. */
  behind: (ctx: Context, invitation: Invitation) => Promise<Behind>;
  /** What the holder of a link sees. */
  present: (invitation: Invitation, behind: Behind) => Opened;
  /** What inviters get who follow a link of their own; without it they are refused. */
  ownAnswer?: ((behind: Behind) => Joined) | undefined;
  /** Writes that somebody takes part. Answers them, and says what the inviter is told. */
  join: (
    ctx: JoinContext & { db: Trx },
    joining: Joining<Behind>,
  ) => Promise<{ answer: Joined; title: string; line: { body: string; href: string } }>;
}

/** The verbs and routes by which people invite others to one kind of thing. */
export function inviteToThings<
  Params extends object,
  Form extends { email: string },
  Thing extends { key: string },
  Behind,
  Left,
  Opened,
  Joined,
>(inviting: Inviting<Params, Form, Left, Opened, Joined>, thing: Invitable<Params, Form, Thing, Behind, Left, Opened, Joined>) {
  const { kind, find, behind: findBehind } = thing;

  /**
   * Invites by mail, like {@link sendInvitation}. Ends an open invitation to the same address, or the only one where one can take
   * part. Throws what `find` and `checkOpen` throw, and `conflict` with the field `email` if there is no room.
   */
  async function invite(
    ctx: Context & { mail: Mail; config: Config },
    { params, form }: { params: Params; form: Form },
  ): Promise<InvitationSent> {
    return transact(ctx, async (inner) => {
      const found = await find(inner, params);
      thing.checkOpen?.(inner, found);
      const subject = { kind, key: found.key };
      await endInvitations(inner.db, subject, inviting.most === 1 ? undefined : form.email);
      const invited = await listInvitations(inner, subject);
      if ((await thing.countPeople(inner, found)) + invited.length >= inviting.most) throw noRoom(inviting.most);
      return sendInvitation(inner, subject, {
        email: form.email,
        role: thing.roleOf?.(form),
        page: inviting.page,
        write: (inviterName) => thing.write(inviterName, { thing: found, form }),
      });
    });
  }

  /** Withdraws an invitation; without an id all of the thing. Throws `not-found` for other people's and for accepted ones. */
  async function withdraw(
    ctx: Context,
    { params, invitationId }: { params: Params; invitationId?: string | undefined },
  ): Promise<Left> {
    return transact(ctx, async (inner) => {
      const found = await find(inner, params);
      const subject = { kind, key: found.key };
      if (invitationId === undefined) await endInvitations(inner.db, subject);
      else await withdrawInvitation(inner.db, subject, invitationId);
      return thing.withdrawn(inner, found);
    });
  }

  /** What the holder of a link sees. Throws `not-found` for unknown, used, withdrawn and expired links alike. */
  async function open(ctx: Context, token: string): Promise<Opened> {
    const invitation = await findInvitation(ctx, kind, token);
    return thing.present(invitation, await findBehind(ctx, invitation));
  }

  /** Joins with the caller's account and tells the inviter. Throws as {@link takeInvitation} and as `join`. */
  async function accept(ctx: JoinContext, token: string): Promise<Joined> {
    const { userId } = requireUser(ctx);
    return transact(ctx, async (inner) => {
      const invitation = await findInvitation(inner, kind, token);
      const behind = await findBehind(inner, invitation);
      if (thing.ownAnswer !== undefined && invitation.inviterId === userId) return thing.ownAnswer(behind);
      const { joinerName } = await takeInvitation(inner, kind, token);
      const { answer, title, line } = await thing.join(inner, { invitation, behind, userId, joinerName });
      await tell(inner, { to: { userId: invitation.inviterId }, topic: thing.topic, title, line });
      return answer;
    });
  }

  const routes: Route[] = [
    {
      endpoint: inviting.invite,
      handle: (ctx, { params, body }: { params: Params; body: Form }) => invite(ctx, { params, form: body }),
    },
    {
      endpoint: inviting.withdraw,
      handle: (ctx, { params }: { params: Params & { invitationId?: string } }) =>
        withdraw(ctx, { params, invitationId: params.invitationId }),
    },
    { endpoint: inviting.open, handle: (ctx, { params }: { params: { token: string } }) => open(ctx, params.token) },
    { endpoint: inviting.accept, handle: (ctx, { params }: { params: { token: string } }) => accept(ctx, params.token) },
  ];

  return { invite, withdraw, open, accept, routes };
}

function noRoom(most: number): DomainError {
  const message =
    most === 1
      ? 'Someone is already taking part, and there’s only room for one.'
      : `At most ${most} people can take part or be invited. Remove someone first, or withdraw an invitation.`;
  return new DomainError('conflict', message, { fields: { email: message } });
}
