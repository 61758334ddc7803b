import type { ContractText } from '../contract-text.ts';
import { TICKED, UNTICKED, withoutUnchosen } from '../marks.ts';
import { slugOf } from '../spans-of-days.ts';

/** What an empty line asks for: words that end right before it, and words right behind it; both where both are given. */
interface Place {
  name: string;
  before?: RegExp;
  after?: RegExp;
}

const LINES: readonly Place[] = [
  { name: 'fee_limit', before: /\bfees?\b[^.;_]{0,110}\bnot (?:to )?exceed\b[^.;_]{0,8}\$ ?$/ },
  { name: 'listing_company', before: /\bbroker,? (?:namely|to wit):? $/ },
  { name: 'listing_company', after: /^ ?\((?:the )?listing (?:company|firm|broker)\)/ },
  { name: 'listing_price', before: /\b(?:listed|list|listing|asking|at a)\b[^.;_]{0,120}\bprice\b[^.;_]{0,24}\$ ?$/ },
  { name: 'seller_contribution', before: /\bseller's contribution\b[^.;_]{0,40}$/ },
  { name: 'seller_credit', before: /\b(?:seller|vendor)\b[^.;_]{0,60}\b(?:credit|concession|contribute)s?\b[^.;_]{0,20}\$ ?$/ },
  { name: 'seller_credit', before: /\b(?:credit|concession)\b[^.;_]{0,30}\$ ?$/, after: /^ ?(?:to (?:buyer|purchaser)|toward)/ },
  {
    name: 'repair_limit',
    before:
      /\b(?:spend|repairs?|corrections?|remed(?:y|ies)|deficiencies)\b[^.;_]{0,60}\b(?:more than|exceed(?:ing|s)?|limit(?:ed)?|maximum|up to|cap)\b(?:[^.;_]|\b\d{1,3}\.){0,24}\$ ?$/,
  },
  { name: 'repair_limit', before: /\$ ?$/, after: /^ ?for (?:the |such |all )?(?:repairs|remedies|corrections)/ },
  { name: 'tax_proration_percent', before: /\bprorat\w+[^.;_]{0,30}$/, after: /^ ?(?:%|percent)/ },
  {
    name: 'loan_terms',
    before: /\b(?:interest rate|rate not to exceed|not exceeding|amortized over|loan for)\b[^.;_]{0,30}$/,
    after: /^ ?(?:%|percent|years?)/,
  },
  {
    name: 'additional_earnest_money',
    before: /\b(?:additional|further|increased?) (?:earnest money|deposit|hand money)\b[^.;_$]{0,40}\$ ?$/,
  },
  {
    name: 'extension_days',
    before: /\b(?:extend(?:ed)?|move|postpone|extension)\b[^;_]{0,110}\b(?:up to|for|by|of) $/,
    after: /^ ?(?:business |calendar )?days?\b/,
  },
  {
    name: 'parcel_number',
    before:
      /\b(?:tax )?(?:parcel|assessor's parcel|tax map|folio)(?: id\.?| identification)?(?: numbers?| nos?\.?| id| #)(?:\(s\))?[.:\s#]{0,5}$/,
  },
  { name: 'legal_description', before: /\b(?:legal description|legally described)\b[^.;_]{0,30}$/ },
  { name: 'option_fee', before: /\b(?:option|due diligence) (?:fee|money|payment)\b[^.;_]{0,40}\$ ?$/ },
];
const LINE = /_{3,}/g;
/** Empty lines of one paper; more say nothing. */
const MOST_LINES = 300;
/** What the form itself says where the line stays empty. */
const HAS_ANSWER = /^[^.]{0,90}\b(?:if (?:left )?blank|if not (?:filled|completed)|zero if)\b/;
/** Behind an empty box, or one of a choice, the line asks nothing. */
const BEHIND_BOX = new RegExp(String.raw`(?:${UNTICKED})[^_\n]{0,14}$`);

/** The places on lines that nobody filled, named by what they ask for. */
export function findOpenLines(paper: ContractText): string[] {
  const text = withoutUnchosen(paper.text);
  const names = [...text.matchAll(LINE)].slice(0, MOST_LINES).flatMap(({ 0: line, index }) => {
    const before = plainOf(text.slice(Math.max(0, index - 220), index));
    const after = plainOf(text.slice(index + line.length, index + line.length + 110));
    if (HAS_ANSWER.test(after) || BEHIND_BOX.test(before)) return [];
    const place = LINES.find((one) => (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true));
    return place === undefined ? [] : [place.name];
  });
  return [...new Set(names)];
}

const plainOf = (words: string) => words.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** The words that ask for one tick among several boxes. */
const ASKS_ONE = /\b(?:check|select|choose|mark|tick|initial)\b[^.;:)\]]{0,24}\b(?:one|1)\b[^)\]:\n]{0,60}[)\]:.]{0,2}/gi;
const FARTHEST_BOX = 90;
const MOST_OPTIONS = 1200;
const BOX = new RegExp(`${TICKED}|${UNTICKED}`, 'g');
const IS_TICKED = new RegExp(TICKED);
/** "Seller [ ] is; [ ] is not a foreign person": one of the two is true. */
const EITHER = new RegExp(
  String.raw`${UNTICKED}\s?(is|are|has|does|will|shall|was|yes|agrees?)\b[^\n[☐(]{0,14}${UNTICKED}\s?(?:\1\snot|no|not)\b`,
  'gi',
);

/** What is chosen, by the words before the boxes. */
const CHOICES: readonly (readonly [string, RegExp])[] = [
  ['financing_choice', /(?:^|\b\d{1,2}[.)] )(?:financing|method of payment|loan)\b[^.]{0,40}$/],
  ['firpta_choice', /firpta|foreign person|citizenship/],
  ['legal_description', /legal description/],
  ['escrow_agent', /earnest money[^.]{0,40}held|held in trust|escrowee/],
  ['financing_removal_choice', /financing contingency[^.]{0,90}$/],
  ['buyer_acknowledgment_choice', /\bbuyer has\b[^.a-z]{0,20}$/],
  ['seller_disclosure_choice', /seller'?s disclosure/],
  ['buyer_acknowledgment_choice', /(?:buyer|purchaser)'?s acknowledg/],
  ['survey_choice', /\bsurvey\b/],
  ['title_policy_choice', /title (?:policy|insurance)/],
  ['possession_choice', /\bpossession\b/],
];

/** Choices that the form asks for and nobody made. */
export function findOpenChoicesOf({ text }: ContractText): string[] {
  const asked = [...text.matchAll(ASKS_ONE)].flatMap(({ 0: words, index }) => {
    const from = index + words.length;
    // A list of boxes belongs together up to the next heading or question.
    const rest =
      text
        .slice(from, from + MOST_OPTIONS)
        .trimStart()
        .split(/\n\s*\n|\n(?=\s{0,6}(?:\d{1,2}[.)]|[A-Z])[^\n]{0,60}\b(?:check|select|choose) )/)[0] ?? '';
    const boxes = [...rest.matchAll(BOX)];
    const isNear = boxes[0] !== undefined && boxes[0].index < FARTHEST_BOX;
    const isInitialed = /initial/i.test(words) && /^[^\n]{0,60}\s{0,6}_{3,}[\s_]{1,12}[a-z1][.)]/i.test(rest);
    if (!isInitialed && (!isNear || boxes.length < 2 || boxes.some(([box]) => IS_TICKED.test(box)))) return [];
    return [nameChoice(text, index)];
  });
  const pairs = [...text.matchAll(EITHER)].flatMap(({ index }) => {
    const isAsked = ASKS_ONE.test(text.slice(Math.max(0, index - 60), index));
    ASKS_ONE.lastIndex = 0;
    return isAsked ? [] : [nameChoice(text, index)];
  });
  return [...new Set([...asked, ...pairs].filter((name) => name !== undefined))];
}

function nameChoice(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - 260), at);
  const parts = before.split(/\n\s*\n|\n(?=\s{0,6}\d{1,2}[.)]\s)/);
  const paragraph = plainOf(parts.at(-1) ?? '');
  const known = CHOICES.find(([, words]) => words.test(paragraph))?.[0];
  // The beginning of a paragraph that is farther back is not known.
  if (known !== undefined || parts.length === 1) return known;
  const heading = /^[\s\d.()*]{0,8}(?:[a-z][.)] )?([a-z][a-z' /]{3,40})/.exec(paragraph)?.[1];
  const name = heading === undefined ? '' : slugOf(heading, 4);
  return name === '' ? undefined : `${name}_choice`;
}
