/** What an erased account leaves behind, and why. Anything else that does is a fault: a test looks. */
export const LEGAL_HOLDS = [
  {
    table: 'audit_events',
    what: 'The log of sign-ins, changes of roles and administrators’ actions, under a number that no longer leads to a person',
    why: 'Security incidents must be traceable (legitimate interest; security duties of privacy law)',
    howLong: 'As long as the installation keeps its log',
  },
] as const;

/** One mail says that the account is gone; mail is forgotten after this time like all mail that was sent. */
export const FAREWELL_HOLD = {
  what: 'The mail that tells you the account was erased',
  why: 'Proof that the request was carried out',
  howLong: 'Like all sent mail, 24 months',
} as const;
