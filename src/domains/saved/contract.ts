import { z } from 'zod';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import { emailField, messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { ALERT_KINDS } from './model/classify-event.ts';

const writes = { name: 'saved', hits: 1200, perSeconds: 3600 } as const;
/** What sends mail, or stores what strangers typed. */
const invitations = { name: 'saved-mail', hits: 20, perSeconds: 3600 } as const;

const idParams = z.object({ id: z.uuid() });
const homeParams = z.object({ listingKey: z.string().min(1).max(100) });
const tokenParams = z.object({ token: z.string().min(16).max(100) });
const nameField = z.string().trim().min(1, 'Give it a name').max(80, 'Keep the name under 80 characters');
const done = z.object({ ok: z.literal(true) });

// ── Saved searches ───────────────────────────────────────────────────────────────────────────────────────────────────

export const FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const ALERT_CHANNELS = ['in-app', 'email'] as const;
export const DEFAULT_MAIL_CAP = 10;
export const MAX_SAVED_SEARCHES = 50;

const alertFields = {
  kinds: z.array(z.enum(ALERT_KINDS)).min(1, 'Choose at least one kind of news').max(4),
  onlyPriceCuts: z.boolean(),
  channels: z.array(z.enum(ALERT_CHANNELS)).max(2),
  frequency: z.enum(FREQUENCIES).describe('Of mail; what is told here comes at once. off: neither'),
  mailCap: z.number().int().min(1).max(50).describe('Homes a mail shows at most; the others are counted'),
};
const filtersField = z
  .record(z.string().max(40), z.string().max(12_000))
  .describe('Filters of GET /api/search by name, spelled as in a query');

export const savedSearchFormSchema = z.object({
  name: nameField,
  filters: filtersField,
  kinds: alertFields.kinds.default([...ALERT_KINDS]),
  onlyPriceCuts: alertFields.onlyPriceCuts.default(true),
  channels: alertFields.channels.default([...ALERT_CHANNELS]),
  frequency: alertFields.frequency.default('daily'),
  mailCap: alertFields.mailCap.default(DEFAULT_MAIL_CAP),
});

const countsSchema = z.object({
  new: z.number().int(),
  price: z.number().int(),
  status: z.number().int(),
  'open-house': z.number().int(),
});

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  ...alertFields,
  /** What came since the search was last looked at. */
  news: countsSchema,
  mail: z
    .enum(['on', 'off', 'stopped', 'unverified', 'demo'])
    .describe('stopped by the link of a mail; unverified: the address was not confirmed; demo people get no mail'),
  createdAt: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const listSavedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'The caller’s saved searches, with what is new in each.',
  access: 'signed-in',
  response: z.object({ searches: z.array(savedSearchSchema) }),
});

export const createSavedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Saves a search, and tells of what changes in it from now on.',
  access: 'signed-in',
  body: savedSearchFormSchema,
  response: savedSearchSchema,
  limit: writes,
});

export const updateSavedSearch = defineEndpoint({
  method: 'PATCH',
  path: '/api/saved-searches/{id}',
  summary: 'Changes a saved search or how it tells.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ name: nameField, filters: filtersField, ...alertFields }).partial(),
  response: savedSearchSchema,
  limit: writes,
});

export const deleteSavedSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/saved-searches/{id}',
  summary: 'Deletes a saved search; it can be restored for a day.',
  access: 'signed-in',
  params: idParams,
  response: done,
  limit: writes,
});

export const restoreSavedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/saved-searches/{id}/restore',
  summary: 'Takes the deletion of a saved search back.',
  access: 'signed-in',
  params: idParams,
  response: savedSearchSchema,
  limit: writes,
});

const searchNewsSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  at: z.string(),
  priceBefore: z.number().nullable(),
  priceAfter: z.number().nullable(),
  statusBefore: z.string().nullable(),
  statusAfter: z.string(),
  listing: listingSummarySchema,
});
export type SearchNews = z.infer<typeof searchNewsSchema>;

export const getSearchNews = defineEndpoint({
  method: 'GET',
  path: '/api/saved-searches/{id}/news',
  summary: 'The latest changes that fit a saved search, newest first.',
  access: 'signed-in',
  params: idParams,
  response: z.object({ news: z.array(searchNewsSchema) }),
});

export const markSearchSeen = defineEndpoint({
  method: 'POST',
  path: '/api/saved-searches/{id}/seen',
  summary: 'Says that the news of a saved search were seen.',
  access: 'signed-in',
  params: idParams,
  response: done,
  limit: writes,
});

/** Stored by version with the address. */
export const ALERT_CONSENT = {
  version: '2026-11',
  text: 'Mail me homes that fit this search. I can stop it with one click in any mail.',
} as const;

export const guestAlertFormSchema = savedSearchFormSchema
  .omit({ channels: true })
  .extend({ email: emailField, consent: z.literal(true, 'Tick the box so that we may write to you') });

export const requestGuestAlert = defineEndpoint({
  method: 'POST',
  path: '/api/search-alerts',
  summary: 'Asks for alerts by mail without an account; nothing is sent before the address is confirmed.',
  access: 'public',
  body: guestAlertFormSchema,
  response: z.object({ delivery: z.enum(['mailed', 'kept', 'no-mail']) }),
  limit: invitations,
});

const guestAlertSchema = z.object({
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  frequency: alertFields.frequency,
  isConfirmed: z.boolean(),
});
export type GuestAlert = z.infer<typeof guestAlertSchema>;

export const getGuestAlert = defineEndpoint({
  method: 'GET',
  path: '/api/search-alerts/{token}',
  summary: 'What a confirmation link is about. Confirms nothing.',
  access: 'public',
  params: tokenParams,
  response: guestAlertSchema,
});

export const confirmGuestAlert = defineEndpoint({
  method: 'POST',
  path: '/api/search-alerts/{token}/confirm',
  summary: 'Confirms the address: alerts come from now on.',
  access: 'public',
  params: tokenParams,
  response: guestAlertSchema,
  limit: writes,
});

// ── Homes ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Lists of homes that a person keeps. */
export const KEPT_LISTS = ['favorites', 'hidden', 'viewed', 'compared'] as const;
export type KeptList = (typeof KEPT_LISTS)[number];
export const MAX_COMPARED = 4;
const keptParams = z.object({ list: z.enum(KEPT_LISTS), listingKey: z.string().min(1).max(100) });

const keysSchema = z.object({
  favorites: z.array(z.string()),
  hidden: z.array(z.string()),
  viewed: z.array(z.string()),
  compared: z.array(z.string()),
});
export type KeptKeys = z.infer<typeof keysSchema>;

export const getKeptKeys = defineEndpoint({
  method: 'GET',
  path: '/api/kept-homes',
  summary: 'Keys of the homes that the caller saved, hid, looked at or compares; newest first.',
  access: 'signed-in',
  response: keysSchema,
});

export const mergeKeptHomes = defineEndpoint({
  method: 'POST',
  path: '/api/kept-homes',
  summary: 'Adds what was kept in a browser before its reader signed in; homes that are gone are left out.',
  access: 'signed-in',
  body: z.object({
    favorites: z.array(z.string().max(100)).max(300).default([]),
    hidden: z.array(z.string().max(100)).max(300).default([]),
    viewed: z.array(z.string().max(100)).max(300).default([]),
    compared: z.array(z.string().max(100)).max(MAX_COMPARED).default([]),
  }),
  response: keysSchema,
  limit: writes,
});

export const keepHome = defineEndpoint({
  method: 'PUT',
  path: '/api/kept-homes/{list}/{listingKey}',
  summary: 'Puts a home on a list. Again changes nothing; a view is moved to the front.',
  access: 'signed-in',
  params: keptParams,
  response: done,
  limit: writes,
});

export const dropHome = defineEndpoint({
  method: 'DELETE',
  path: '/api/kept-homes/{list}/{listingKey}',
  summary: 'Takes a home off a list.',
  access: 'signed-in',
  params: keptParams,
  response: done,
  limit: writes,
});

export const clearKeptHomes = defineEndpoint({
  method: 'DELETE',
  path: '/api/kept-homes/{list}',
  summary: 'Empties a list, such as the homes looked at.',
  access: 'signed-in',
  params: z.object({ list: z.enum(KEPT_LISTS) }),
  response: done,
  limit: writes,
});

const keptHomeSchema = z.object({
  listing: listingSummarySchema,
  keptAt: z.string(),
  priceThen: z.number().nullable().describe('Of favorites: the price when it was saved'),
  statusThen: z.string().nullable(),
});
export type KeptHome = z.infer<typeof keptHomeSchema>;

export const listKeptHomes = defineEndpoint({
  method: 'GET',
  path: '/api/kept-homes/{list}',
  summary: 'The homes of one list that may still be shown, newest first.',
  access: 'signed-in',
  params: z.object({ list: z.enum(KEPT_LISTS) }),
  response: z.object({
    homes: z.array(keptHomeSchema),
    unavailable: z.number().int().describe('Homes that may not be shown any more'),
  }),
});

export const listHomesByKey = defineEndpoint({
  method: 'GET',
  path: '/api/homes',
  summary: 'Homes by their keys, in that order; those that may not be shown are left out.',
  access: 'public',
  query: z.object({
    keys: z
      .string()
      .max(4000)
      .transform((text) => text.split(',').filter((key) => key !== ''))
      .refine((keys) => keys.length <= 40, 'give up to 40 listing keys, separated by commas'),
  }),
  response: z.object({ homes: z.array(listingSummarySchema) }),
});

// ── Collections ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const COLLECTION_ROLES = ['view', 'comment', 'edit'] as const;
export type CollectionRole = (typeof COLLECTION_ROLES)[number];
const roleField = z.enum(COLLECTION_ROLES);
export const ROLE_LABELS: Record<CollectionRole | 'owner', string> = {
  owner: 'Owner',
  view: 'Can view',
  comment: 'Can comment',
  edit: 'Can edit',
};

const collectionSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  role: z.enum(['owner', ...COLLECTION_ROLES]),
  ownerName: z.string(),
  homeCount: z.number().int(),
  memberCount: z.number().int().describe('People beside the owner'),
  covers: z.array(z.object({ url: z.string(), alt: z.string() })).describe('Pictures of its newest homes, at most four'),
  listingKeys: z.array(z.string()),
  createdAt: z.string(),
});
export type CollectionSummary = z.infer<typeof collectionSummarySchema>;

const collectionHomeSchema = z.object({
  listing: listingSummarySchema,
  note: z.string(),
  addedBy: z.string().nullable(),
  addedAt: z.string(),
});
const commentSchema = z.object({
  id: z.string(),
  listingKey: z.string().nullable().describe('Null: about the whole collection'),
  author: z.string(),
  isMine: z.boolean(),
  body: z.string(),
  createdAt: z.string(),
});
const memberSchema = z.object({ userId: z.string(), name: z.string(), role: roleField });
const invitationSchema = z.object({ id: z.string(), email: z.string(), role: roleField, expiresAt: z.string() });
const collectionSchema = collectionSummarySchema.extend({
  homes: z.array(collectionHomeSchema),
  comments: z.array(commentSchema),
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema).describe('Open ones; for the owner'),
  shareToken: z.string().nullable().describe('For the owner; /shared/collection/{token}'),
});
export type Collection = z.infer<typeof collectionSchema>;

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/collections',
  summary: 'Collections that the caller owns or was invited to.',
  access: 'signed-in',
  response: z.object({ collections: z.array(collectionSummarySchema) }),
});

export const createCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections',
  summary: 'Starts a collection of homes.',
  access: 'signed-in',
  body: z.object({ name: nameField, note: messageField(1000).default('') }),
  response: collectionSummarySchema,
  limit: writes,
});

export const getCollection = defineEndpoint({
  method: 'GET',
  path: '/api/collections/{id}',
  summary: 'A collection with its homes, notes, comments and people.',
  access: 'signed-in',
  params: idParams,
  response: collectionSchema,
});

export const updateCollection = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/{id}',
  summary: 'Renames a collection, or changes its note.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ name: nameField, note: messageField(1000) }).partial(),
  response: done,
  limit: writes,
});

export const deleteCollection = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}',
  summary: 'Deletes a collection; its owner can restore it for a day.',
  access: 'signed-in',
  params: idParams,
  response: done,
  limit: writes,
});

export const restoreCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections/{id}/restore',
  summary: 'Takes the deletion of a collection back.',
  access: 'signed-in',
  params: idParams,
  response: done,
  limit: writes,
});

const itemParams = z.object({ id: z.uuid(), listingKey: homeParams.shape.listingKey });

export const putCollectionHome = defineEndpoint({
  method: 'PUT',
  path: '/api/collections/{id}/homes/{listingKey}',
  summary: 'Adds a home to a collection, or changes the note beside it.',
  access: 'signed-in',
  params: itemParams,
  body: z.object({ note: messageField(1000).optional() }),
  response: done,
  limit: writes,
});

export const removeCollectionHome = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/homes/{listingKey}',
  summary: 'Takes a home out of a collection.',
  access: 'signed-in',
  params: itemParams,
  response: done,
  limit: writes,
});

export const addComment = defineEndpoint({
  method: 'POST',
  path: '/api/collections/{id}/comments',
  summary: 'Comments on a collection or one of its homes; its other people are told.',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    listingKey: homeParams.shape.listingKey.optional(),
    body: messageField(2000).pipe(z.string().min(1, 'Write something')),
  }),
  response: commentSchema,
  limit: { name: 'comments', hits: 120, perSeconds: 3600 },
});

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/comments/{commentId}',
  summary: 'Deletes one’s own comment; a collection’s owner may delete any.',
  access: 'signed-in',
  params: z.object({ id: z.uuid(), commentId: z.uuid() }),
  response: done,
  limit: writes,
});

export const shareCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections/{id}/share-link',
  summary: 'Makes a new link by which anyone may look; an earlier one stops working.',
  access: 'signed-in',
  params: idParams,
  response: z.object({ shareToken: z.string() }),
  limit: writes,
});

export const unshareCollection = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/share-link',
  summary: 'Takes the link back.',
  access: 'signed-in',
  params: idParams,
  response: done,
  limit: writes,
});

export const inviteToCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections/{id}/invitations',
  summary: 'Invites a co-buyer by mail.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ email: emailField, role: roleField }),
  response: z.object({
    delivery: z.enum(['mailed', 'kept', 'no-mail']),
    inviteToken: z.string().nullable().describe('Where no mail is sent: pass the link /invite/{token} on yourself'),
  }),
  limit: invitations,
});

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/invitations/{invitationId}',
  summary: 'Takes an invitation back.',
  access: 'signed-in',
  params: z.object({ id: z.uuid(), invitationId: z.uuid() }),
  response: done,
  limit: writes,
});

const collectionMemberParams = z.object({ id: z.uuid(), userId: z.string().max(100) });

export const changeMember = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/{id}/members/{userId}',
  summary: 'Changes what a member may do; for the owner.',
  access: 'signed-in',
  params: collectionMemberParams,
  body: z.object({ role: roleField }),
  response: done,
  limit: writes,
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/members/{userId}',
  summary: 'Takes a member out; members may take themselves out.',
  access: 'signed-in',
  params: collectionMemberParams,
  response: done,
  limit: writes,
});

const openInvitationSchema = z.object({
  collectionName: z.string(),
  invitedBy: z.string(),
  role: roleField,
  homeCount: z.number().int(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const getInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/collection-invitations/{token}',
  summary: 'What an invitation is to. Accepts nothing.',
  access: 'public',
  params: tokenParams,
  response: openInvitationSchema,
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/collection-invitations/{token}/accept',
  summary: 'Joins the collection as the caller; an invitation works once.',
  access: 'signed-in',
  params: tokenParams,
  response: z.object({ collectionId: z.string() }),
  limit: writes,
});

const sharedCollectionSchema = z.object({
  name: z.string(),
  note: z.string(),
  ownerName: z.string(),
  homes: z.array(z.object({ listing: listingSummarySchema, note: z.string() })),
});
export type SharedCollection = z.infer<typeof sharedCollectionSchema>;

export const getSharedCollection = defineEndpoint({
  method: 'GET',
  path: '/api/shared-collections/{token}',
  summary: 'A collection by its link: homes and notes, without people and comments.',
  access: 'public',
  params: tokenParams,
  response: sharedCollectionSchema,
});

// ── Dashboard ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const DASHBOARD_CARDS = [
  'matches',
  'searches',
  'favorites',
  'collections',
  'tours',
  'inquiries',
  'viewed',
  'notifications',
  'affordability',
  'privacy',
] as const;
export type DashboardCard = (typeof DASHBOARD_CARDS)[number];
const layoutSchema = z.object({
  cards: z.array(z.object({ card: z.enum(DASHBOARD_CARDS), isHidden: z.boolean() })).max(DASHBOARD_CARDS.length),
});
export type DashboardLayout = z.infer<typeof layoutSchema>;

export const getDashboardLayout = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard-layout',
  summary: 'Order and choice of the cards of the caller’s dashboard.',
  access: 'signed-in',
  response: layoutSchema,
});

export const setDashboardLayout = defineEndpoint({
  method: 'PUT',
  path: '/api/dashboard-layout',
  summary: 'Keeps order and choice of the cards.',
  access: 'signed-in',
  body: layoutSchema,
  response: layoutSchema,
  limit: writes,
});
