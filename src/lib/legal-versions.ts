/** Every version of the terms that was ever in force, newest first. A change of substance is a new one. */
export const TERMS_CHANGES = [
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
