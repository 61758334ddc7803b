/** Stored by version with the address. */
export const INTEREST_CONSENT = {
  version: '2026-11',
  text: 'We write to this address once, when the page opens, and use it for nothing else. Reply to that mail, or write to us before, and it is deleted.',
} as const;
