/** Stored by version with the address. */
export const ALERT_CONSENT = {
  version: '2026-11',
  text: 'Mail me homes that fit this search. I can stop it with one click in any mail.',
} as const;
