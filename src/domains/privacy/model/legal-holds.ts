import { KEPT_APPLICATION_DAYS, KEPT_MONTHS, REPLY_DAYS } from '#lib/kept-for.ts';

/** What an erased account leaves behind about the person, and why. Anything else left is a fault: a test looks. */
export const LEGAL_HOLDS = [
  {
    table: 'audit_events',
    what: 'The log of sign-ins, changes of roles and administrators’ actions, under a number that no longer leads to a person',
    why: 'Security incidents must be traceable (legitimate interest; security duties of privacy law)',
    howLong: 'As long as the installation keeps its log',
  },
] as const;

/** One mail says that the account is gone; like all sent mail, it is deleted after this time. */
export const FAREWELL_HOLD = {
  what: 'The mail that tells you the account was erased',
  why: 'Proof that the request was carried out',
  howLong: `Like all sent mail, ${KEPT_MONTHS} months`,
} as const;

/** What people themselves hold back from deletion. */
export const HELD_FILES = {
  what: 'Files you hold back from deletion, with their names, their versions and why you hold them',
  why: 'A hold is there so that nothing is lost that may be needed as evidence. Take it off before, and the file is erased',
  howLong: 'Until whoever runs this site takes the hold off; no one else sees them in the meantime',
} as const;

/** Shared things stay with the other people, without the person. The verb that hands a thing over says whether there was one. */
export const SHARED_HOLDS = {
  roadmap: {
    what: 'Your roadmap with its tasks, dates and notes, if co-buyers joined it; your files in it are erased',
    why: 'They plan with it: it passes to the one who joined first and has no roadmap of their own',
    howLong: 'Until they remove it',
  },
  listings: {
    what: 'Listings of homes that a co-owner sells with you; your name and your files leave them. Others leave the market, with what was public as the home’s history',
    why: 'Your co-owners sell by them: each passes to the one who joined first',
    howLong: 'Until they end or delete it',
  },
  collections: {
    what: 'Your collections that others joined, with their homes and notes; your comments are erased',
    why: 'They search with it: each passes to the member with the most rights',
    howLong: 'Until they remove it',
  },
  application: {
    what: 'Your co-borrower’s part and files, with the home and the loan; your own part and files are erased',
    why: 'They are theirs: the application passes to them',
    howLong: `${KEPT_APPLICATION_DAYS} days after their last change`,
  },
  files: {
    what: 'Files you added to an open question, under other names; your name and words are erased, what the files say stays',
    why: 'The listing firm you sent them to works with them. Delete a file, or withdraw the question, and it is gone',
    howLong: `Until the firm’s link to them ends, ${REPLY_DAYS} days after its last mail at most`,
  },
  signed: {
    what: 'Papers that everyone has signed, which you sent or signed, with the names, addresses, signatures and times in them, and your part in what others sent you to sign',
    why: 'Everyone who signed may have the file and prove who signed it (15 U.S.C. 7001(d)). What you sent that not everyone has signed is erased',
    howLong: 'As long as this site keeps records of signatures',
  },
  answers: {
    what: 'Answers you wrote for a listing firm, under the firm’s name; your address is removed',
    why: 'They belong to the person who asked',
    howLong: `Until that person erases them, ${KEPT_MONTHS} months at most`,
  },
} as const;
