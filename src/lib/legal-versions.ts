/** Every version of the terms that was ever in force, newest first. A change of substance is a new one. */
export const TERMS_CHANGES = [
  { version: '1.2', date: '2026-11-28', what: 'how long money for a job is held at most.' },
  {
    version: '1.1',
    date: '2026-11-28',
    what: 'plans, orders and refunds; paid work and milestones; quotes and reviews; offers between buyers and sellers. Orders from November 26 on call these rules “of 2026-11-26”.',
  },
  { version: '1.0', date: '2026-11-01', what: 'first version.' },
] as const;

/** The terms in force; whoever signs up or orders accepts this version, which is stored with the time. */
export const TERMS_VERSION = TERMS_CHANGES[0].version;
export const TERMS_VERSIONS = TERMS_CHANGES.map(({ version }) => version);

/** Every version of the privacy policy, newest first, one a day at most: what comes on the same day joins it. What is told of collected data changes with a new one (`collected-data.test.ts`). */
export const PRIVACY_CHANGES = [
  {
    version: '1.4',
    date: '2026-11-28',
    what: 'orders and payments, requests for services, appointments, documents and signing, contracts, marketing materials, offers with their drafts, disclosures that sellers open, news on devices, feedback and the use of pages; saved experts; consents in their words, with the network address and how you may be reached; what the forms of landing pages may ask; where and when a service that you buy suits you, and the sale it is for; every cookie by its name; browsers that you let experiments recognize; a form for people without an account.',
  },
  { version: '1.3', date: '2026-11-23', what: 'how visitors of a home’s page are counted, for its seller.' },
  { version: '1.2', date: '2026-11-22', what: 'what stays with people you share with when you close your account.' },
  { version: '1.1', date: '2026-11-21', what: 'accounts and all that is kept with them; what to do in your settings.' },
  { version: '1.0', date: '2026-11-01', what: 'first version.' },
] as const;
