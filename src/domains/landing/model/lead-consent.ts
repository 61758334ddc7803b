/**
 * What a form of a landing page asks consent to: un-ticked, stored by version and in its words with what was sent (47 CFR
 * 64.1200(f)(9): the caller is named, the number is the one in the form, and no purchase depends on it).
 */
export const LEAD_CONSENT = {
  version: '2026-11',
  text: (siteName: string) =>
    `${siteName} keeps what I send here and uses it to answer me about this request, and for nothing else. I can ask at any time to have it deleted.`,
  callText: (siteName: string) =>
    `${siteName} may also call or text me about this request at the number above. This is my choice and no condition of buying anything; I can take it back at any time.`,
} as const;
