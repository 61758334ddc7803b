/** What a client agrees to for each professional by name. Stored by version with each of them. */
export const REQUEST_CONSENT = {
  version: '2026-11',
  text: 'may read my request and contact me about it if they accept it. They see my name, phone number and address only then.',
} as const;
