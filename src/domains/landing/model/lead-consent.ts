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

/** What stands in a form’s own words for the name of the site. */
export const SITE_MARK = '{site}';

export interface Consent {
  version: string;
  text: (siteName: string) => string;
}

/**
 * What one form asks consent to. Its own words have the page’s version, which never changes, as theirs; without any, it is the
 * usual consent. A draft (null) has no version to consent to.
 */
export function consentOf({ words, slug, version }: { words: string; slug: string; version: number | null }): Consent {
  if (words.trim() === '') return LEAD_CONSENT;
  return { version: `${slug}-${version ?? 'draft'}`, text: (siteName) => words.trim().replaceAll(SITE_MARK, siteName) };
}

const PROMISES: readonly (readonly [RegExp, string])[] = [
  [/\{site\}/, `Say who gets it: write ${SITE_MARK} for the name of this site`],
  [/\b(answer|send|use|keep|contact|e?mail)s?\b/i, 'Say what it’s used for'],
  [/\b(delet|withdraw|take (it|this|that) back|unsubscribe|stop)/i, 'Say that people can have it deleted or withdraw it'],
];
const NOT_HERE: readonly (readonly [RegExp, string])[] = [
  [/\b(calls?|texts?|phone|sms|dial)\b/i, 'Calls and texts have a checkbox of their own: leave them out here'],
  [/\b(partners?|affiliates?|third[- ]part(y|ies)|vendors?|lenders?|sell)\b/i, 'A form can’t pass people on to others'],
  [
    /\b(by (using|submitting|clicking|continuing|sending)|must agree|required to)\b/i,
    'Consent is a checkbox that people choose to check',
  ],
];

/** Why the own words of a form’s consent cannot be published; empty if nothing speaks against them. */
export function doubtConsent(words: string): string[] {
  if (words.trim() === '') return [];
  return [
    ...PROMISES.flatMap(([said, problem]) => (said.test(words) ? [] : [problem])),
    ...NOT_HERE.flatMap(([said, problem]) => (said.test(words) ? [problem] : [])),
  ];
}
