import type { SubjectKind } from '#domains/subjects/server/index.ts';
import type { Answering, EndPending, ZoneOf } from '#platform/ports/server-context.ts';

/*
 * What verbs of one domain ask of others through ports. Their code comes with the first question, as that of background work does
 * with its first job: a process that only works would else hold all of it.
 */
const bookings = () => import('#domains/bookings/server/index.ts');
const hiring = () => import('#domains/hiring/server/index.ts');
const selling = () => import('#domains/selling/server/index.ts');

/** What a new password, the end of sessions and a proven address end. */
export const DOMAIN_PENDING: EndPending[] = [
  async (...ending) => (await import('#domains/calendar/server/index.ts')).endCalendarAddress(...ending),
  async (...ending) => (await import('#domains/invitations/server/index.ts')).endInvitationsFrom(...ending),
  async (...ending) => (await import('#domains/privacy/server/exports.ts')).endExports(...ending),
  async (...ending) => (await import('#domains/sharing/server/index.ts')).endSharesOf(...ending),
  async (...ending) => (await import('#domains/documents/server/index.ts')).endGrantsOf(...ending),
  async (...ending) => (await import('#domains/assistants/server/index.ts')).endAssistants(...ending),
];

/** Who answers for what people write about, besides the address that it goes to. */
export const DOMAIN_ANSWERING: Partial<Record<SubjectKind, Answering>> = {
  listing: {
    keysOf: async (...asked) => (await selling()).listListingsSoldBy(...asked),
    peopleOf: async (...asked) => (await selling()).findSellersOfAll(...asked),
    contactOf: async (...asked) => (await selling()).findContactOf(...asked),
    keyNamed: async (...asked) => (await selling()).findRecordOf(...asked),
  },
  lead: {
    keysOf: async (...asked) => (await hiring()).leadAnswering.keysOf(...asked),
    peopleOf: async (...asked) => (await hiring()).leadAnswering.peopleOf(...asked),
  },
  schedule: {
    keysOf: async (...asked) => (await bookings()).personAnswering.keysOf(...asked),
    peopleOf: async (...asked) => (await bookings()).personAnswering.peopleOf(...asked),
  },
};

/** Where the homes lie that papers are about. */
export const DOMAIN_ZONES: Partial<Record<SubjectKind, ZoneOf>> = {
  'own-listing': async (...asked) => (await selling()).findZoneOfListing(...asked),
  offer: async (...asked) => (await import('#domains/offers/server/index.ts')).findZoneOfOffer(...asked),
};
