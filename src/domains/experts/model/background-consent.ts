/** What somebody agrees to before anybody checks their background. By itself, ticked by hand, and kept in its words in the ledger of consents. */
export const BACKGROUND_CONSENT = {
  version: '2026-11',
  title: 'Background check of me',
  text: 'The people who review vendors on this site may have a background check made about me, of my identity and of public criminal records, now and while I am on this team. I can ask what it says. I can take this back here at any time; no new check is made then. I can be listed without it: only the badge “Background checked” needs it.',
} as const;

/** The kind of its lines in the ledger of consents. */
export const BACKGROUND_KIND = 'background-check';
