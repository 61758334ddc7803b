/** What the box for an answer by mail asks consent to: un-ticked, kept by version and in its words with the answer. */
export const FEEDBACK_CONSENT = {
  version: '2026-11',
  text: (siteName: string) =>
    `${siteName} may answer me at this address about what I write here, and uses it for nothing else. I can ask at any time to have it deleted.`,
} as const;
