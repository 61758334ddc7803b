import { z } from 'zod';
import { defineEndpoint, type Endpoint } from '#lib/endpoint.ts';
import { MOST_SHARE_DAYS } from '#lib/kept-for.ts';
import { linkTokenParams } from '#lib/link-token.ts';

export const shareLinkSchema = z.object({
  id: z.uuid(),
  hasOwnWords: z.boolean().describe('Whether the link also shows what the sharer added: notes, corrections'),
  createdAt: z.string(),
  expiresAt: z.string(),
  views: z.number().int(),
  lastViewedAt: z.string().nullable(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const shareLinksSchema = z.object({ shares: z.array(shareLinkSchema) });
export type ShareLinks = z.infer<typeof shareLinksSchema>;

const newShareSchema = z.object({
  id: z.uuid().describe('Made once for this link: a repeat makes no second link, and only the newest token works'),
  days: z.number().int().min(1).max(MOST_SHARE_DAYS),
  hasOwnWords: z.boolean().default(true).describe('Whether the link also shows what the sharer added: notes, corrections'),
});
export type NewShare = z.infer<typeof newShareSchema>;

/** Only the answer to a new link contains its token. */
const shareMadeSchema = z.object({ id: z.uuid(), path: z.string(), expiresAt: z.string() });

type Limit = NonNullable<Endpoint['limit']>;

export interface SharingOptions<Params extends z.ZodRawShape, Opened extends z.ZodType> {
  /** What a link leads to, within a sentence. */
  what: string;
  /** The page of a link, without its token: `/shared/cma`. */
  page: `/shared/${string}`;
  /** The thing's own calls: `/api/cmas/{id}`. */
  path: `/api/${string}`;
  params: z.ZodObject<Params>;
  limits: { create: Limit; end: Limit };
  /** What the page of a link shows. */
  opened: { path: `/api/${string}/{token}`; summary: string; response: Opened };
  /** A link to what others should hardly see: whoever makes it proves that they are still the same person. */
  proof?: Endpoint['proof'];
  /** The call that ends a link answers 204, not with the links that are left. */
  endsWithoutAnswer?: boolean | undefined;
}

/** The calls by which people share one kind of thing: make a link, end it, open it. */
export function defineSharing<Params extends z.ZodRawShape, Opened extends z.ZodType>({
  what,
  page,
  path,
  params,
  limits,
  opened,
  proof,
  endsWithoutAnswer = false,
}: SharingOptions<Params, Opened>) {
  const create = defineEndpoint({
    method: 'POST',
    path: `${path}/shares`,
    summary: `Makes a link to ${what}. Anyone who has the link can open it until it expires. Only this answer contains it.`,
    access: 'signed-in',
    ...(proof === undefined ? {} : { proof }),
    params,
    body: newShareSchema,
    response: shareMadeSchema,
    limit: limits.create,
  });
  const end = defineEndpoint({
    method: 'DELETE',
    path: `${path}/shares/{shareId}`,
    summary: `Ends a link to ${what}.`,
    access: 'signed-in',
    params: params.extend({ shareId: z.uuid() }),
    limit: limits.end,
    ...(endsWithoutAnswer ? {} : { response: shareLinksSchema }),
  });
  // A link cut short finds no page, like an ended one: only its hash shows whether it is whole.
  const open = defineEndpoint({ method: 'GET', access: 'public', params: linkTokenParams, ...opened });
  return { what, page, create, end, open };
}

/** The same with a call that lists the links, for things that do not carry them. */
export function defineListedSharing<Params extends z.ZodRawShape, Opened extends z.ZodType>(
  options: SharingOptions<Params, Opened>,
) {
  const sharing = defineSharing(options);
  const list = defineEndpoint({
    method: 'GET',
    path: sharing.create.path,
    summary: `The caller's links to ${options.what} that have not ended, newest first.`,
    access: 'signed-in',
    params: options.params,
    response: shareLinksSchema,
  });
  return { ...sharing, list };
}
