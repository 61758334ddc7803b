/** What a client agrees to for each professional by name. Stored by version with each of them. */
export const REQUEST_CONSENT = {
  version: '2026-11',
  text: 'may read my request and contact me about it if they accept it. They see my name, phone number and address only then.',
} as const;

/** What the box for calls says. It is ticked by hand, and nothing depends on it. Kept in its words in the ledger of consents. */
export const CALL_CONSENT = {
  version: '2026-11',
  text: 'The professionals I choose who accept this request may call or text me about it at the number above, from 8 a.m. to 9 p.m. where I live. This is my choice and no condition of hiring anyone; I can take it back here at any time.',
} as const;
