import type { z } from 'zod';
import type { SubjectKind } from '#domains/subjects/server/index.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import type { Route } from '#platform/http/route.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import type { NewShare, ShareLinks } from '../contract.ts';
import { createShareLink, endShareLink, listShareLinks, noLink, openShareLink, type OpenedLink } from './share-links.ts';

/** What `defineSharing` declares. */
interface Sharing<Params, Opened> {
  page: string;
  create: Endpoint & { params?: z.ZodType<Params> };
  end: Endpoint;
  open: Endpoint & { response?: z.ZodType<Opened> };
  list?: Endpoint;
}

/** Some things are kept sealed. */
export type OpeningContext = Context & Pick<Ports, 'identity'>;

/** Whether something can be shared depends on how the installation is set up. */
export type SharingContext = Context & Partial<Pick<Ports, 'config'>>;

/** What sharing must know of one kind of thing. */
export interface Shareable<Params, Opened> {
  kind: SubjectKind;
  /** The key of the caller's thing; null if there is none yet. Throws `not-found` for what is somebody else's. */
  keyOf: (ctx: Context, params: Params) => Promise<string | null>;
  /** Throws if a link cannot be made now. Links that were made can still be seen and ended. */
  checkShareable?: ((ctx: SharingContext, params: Params) => Promise<unknown>) | undefined;
  /** What a link shows. */
  present: (ctx: OpeningContext, link: OpenedLink) => Promise<Opened>;
}

/** The verbs and routes by which people share one kind of thing. */
export function shareThings<Params extends object, Opened>(
  sharing: Sharing<Params, Opened>,
  { kind, keyOf, checkShareable, present }: Shareable<Params, Opened>,
) {
  /** The caller's active links, newest first. */
  async function list(ctx: Context, params: Params): Promise<ShareLinks> {
    const { userId } = requireUser(ctx);
    const key = await keyOf(ctx, params);
    return key === null ? { shares: [] } : listShareLinks(ctx, { kind, key }, userId);
  }

  /** Makes a link that anyone who has it may open until it expires. Throws `not-found` if there is nothing to share. */
  async function create(ctx: SharingContext, { params, share }: { params: Params; share: NewShare }) {
    const key = await keyOf(ctx, params);
    await checkShareable?.(ctx, params);
    if (key === null) throw new DomainError('not-found', 'There is nothing to share yet.');
    const { id, token, expiresAt } = await createShareLink(ctx, { kind, key }, share);
    return { id, path: `${sharing.page}/${token}`, expiresAt };
  }

  /** Ends a link at once. Throws `not-found` for another person's, for one to something else, and for one that has ended. */
  async function end(ctx: Context, { params, shareId }: { params: Params; shareId: string }): Promise<ShareLinks> {
    const key = await keyOf(ctx, params);
    if (key === null) throw noLink();
    return endShareLink(ctx, { kind, key }, shareId);
  }

  /** What a link leads to; counts as a view. Throws `not-found` for unknown, ended and expired links alike. */
  async function open(ctx: OpeningContext, token: string): Promise<Opened> {
    return present(ctx, await openShareLink(ctx, kind, token));
  }

  const routes: Route[] = [
    {
      endpoint: sharing.create,
      handle: (ctx, { params, body }: { params: Params; body: NewShare }) => create(ctx, { params, share: body }),
    },
    {
      endpoint: sharing.end,
      handle: (ctx, { params }: { params: Params & { shareId: string } }) => end(ctx, { params, shareId: params.shareId }),
    },
    { endpoint: sharing.open, handle: (ctx, { params }: { params: { token: string } }) => open(ctx, params.token) },
  ];
  if (sharing.list !== undefined)
    routes.push({ endpoint: sharing.list, handle: (ctx, { params }: { params: Params }) => list(ctx, params) });

  return { list, create, end, open, routes };
}
