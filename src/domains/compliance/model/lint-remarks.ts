/* What boards of agents forbid in public remarks: rules of a trade, apart from those of the law. */

const LINT_RULES = {
  phone: 'Phone numbers belong in the agent fields.',
  url: 'Web addresses belong in the fields for links and tours.',
  email: 'Email addresses belong in the agent fields.',
  open_house: 'Open houses have their own fields. A time in the remarks gets out of date.',
  access: 'Lockboxes, codes and keys never belong in public remarks.',
  compensation: 'A listing may not offer compensation to agents.',
  length: 'It is longer than the board allows, so the rest is cut off.',
} as const;
type LintRule = keyof typeof LINT_RULES;
export const LINT_RULE_NAMES = Object.keys(LINT_RULES) as [LintRule, ...LintRule[]];

export interface LintFinding {
  rule: LintRule;
  /** UTF-16 units; `end` is one past the last. */
  start: number;
  end: number;
  text: string;
  suggestion: string;
}

/** Boards allow 500 to 4,000 characters. All but the strictest allow this many. */
export const DEFAULT_LIMIT = 800;

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const TIME = '\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m\\b|(?:-|–|to) ?\\d{1,2})';
const AGENT = "(?:buyer'?s?'?|selling|cooperating|co-?op(?:erating)?)[ -](?:side |agents?'?|brokers?'?|brokerage|agency)";
const PAID = '(?:commission|compensation|co-?broke|coop(?:erating)? fee|bac\\b|bonus|bba\\b)';
const AMOUNT = '(?:\\d(?:\\.\\d{1,3})? ?%|\\$ ?\\d[\\d,]{0,9})';

// Every repetition has an end, so the time grows in proportion to the text.
const PATTERNS: [LintRule, RegExp][] = [
  ['phone', /(?<![\d$#.-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/g],
  ['phone', /\b(?:call|text|phone|cell|tel)\b[ :.]{0,2}(?:\w{1,12} ){0,3}(?:at )?(?<x>\d{3}[ .-]?\d{4}(?!\d)|\d{10}(?!\d))/gi],
  ['url', /\b(?:https?:\/\/|www\.)[^\s<>"]{1,200}/gi],
  ['open_house', new RegExp(`\\bopen houses?\\b[^.!?]{0,50}?(?:${DAY}\\b[^.!?]{0,20}?${TIME}|${TIME}|\\b${DAY}\\b)`, 'gi')],
  [
    'access',
    /\b(?:lock ?box|gate|door|garage|alarm|entry|keypad|key ?box|supra|combo|access)(?: (?:code|combo|combination|number|pin))?(?: is|:| =|#)? ?[#*]?\d{3,6}\b(?! ?(?:sq|square|feet|ft|sf|homes|units))/gi,
  ],
  [
    'access',
    /\b(?:lock ?box|supra|key) (?:is )?(?:on|at|under|behind|in) (?:the )?(?:front|back|side|gas|water|door|rail|railing|mat|porch|meter|hose|pipe|planter|pot)\b/gi,
  ],
  ['access', /\b(?:code|combo|combination) (?:is |: ?|= ?)?[#*]?\d{3,6}\b/gi],
  ['compensation', new RegExp(`${AMOUNT}[^.!?]{0,40}?\\b(?:${PAID}|${AGENT})`, 'gi')],
  ['compensation', new RegExp(`\\b(?:${PAID}|${AGENT})[^.!?\\d]{0,40}?${AMOUNT}`, 'gi')],
];

const ENDS_OF_HOSTS = /\.(?:com|net|org|info|biz|homes|house|realty|realtor|estate|io|co|us|me|tv)\b(?:\/[^\s<>"]{0,200})?/gi;

/**
 * Parts of public remarks that boards of agents forbid, in text order. `limit` is the board's maximum, in UTF-16 units. The time
 * grows in proportion to the text.
 */
export function lintRemarks(text: string, { limit = DEFAULT_LIMIT }: { limit?: number } = {}): LintFinding[] {
  const found: { rule: LintRule; start: number; end: number }[] = [];
  const add = (rule: LintRule, start: number, end: number) => {
    if (end > start) found.push({ rule, start, end });
  };
  for (const at of placesOf(text, '@')) {
    const [start, end] = [at - lengthBack(text, at, /[\w.+-]/, 64), at + 1 + lengthOn(text, at + 1, /[\w.-]/, 255)];
    const isHost = /\.\w/.test(text.slice(at, end));
    if (start < at && isHost) add('email', start, /[.-]$/.test(text.slice(start, end)) ? end - 1 : end);
  }
  for (const [rule, pattern] of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const words = match.groups?.['x'] ?? match[0];
      add(rule, match.index + match[0].length - words.length, match.index + match[0].length);
    }
  for (const match of text.matchAll(ENDS_OF_HOSTS)) {
    const start = match.index - lengthBack(text, match.index, /[\w-]/, 63);
    if (start < match.index) add('url', start, match.index + match[0].length);
  }
  const kept: typeof found = [];
  // Sorting is stable: of two with the same start, the earlier rule stays.
  for (const one of found.toSorted((first, second) => first.start - second.start))
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  if (text.length > limit) kept.push({ rule: 'length', start: limit, end: text.length });
  return kept.map(({ rule, start, end }) => ({ rule, start, end, text: text.slice(start, end), suggestion: LINT_RULES[rule] }));
}

function* placesOf(text: string, sign: string): Generator<number> {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) yield at;
}

function lengthBack(text: string, from: number, sign: RegExp, most: number): number {
  let length = 0;
  while (length < most && from - length > 0 && sign.test(text[from - length - 1] ?? '')) length += 1;
  return length;
}

function lengthOn(text: string, from: number, sign: RegExp, most: number): number {
  let length = 0;
  while (length < most && sign.test(text[from + length] ?? '')) length += 1;
  return length;
}
