import { splitClauses, type Clause } from '../../text/clauses.ts';
import type { ContractText } from '../../text/contract-text.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import { slugOf } from '../../times/counted-events.ts';
import { flatOf, nameOpenChoice } from './open-places.ts';

/** The words that ask for one tick among several boxes. */
const ASKS_ONE = /\b(?:check|select|choose|mark|tick|initial)\b[^.;:)\]]{0,24}\b(?:one|1)\b[^)\]:\n]{0,60}[)\]:.]{0,2}/gi;
const FARTHEST_BOX = 90;
const MOST_OPTIONS = 1200;
const BOX = new RegExp(`${TICKED}|${UNTICKED}`, 'g');
const IS_TICKED = new RegExp(TICKED);
/** "LM ___ a) LOAN CONTINGENCY": somebody put initials before one of the options. */
const INITIALED_OPTION = /(?:^|\n)[ \t]{0,4}[A-Z]{2,4}[ \t/]{1,6}(?:(?:[A-Z]{2,4}|_{2,})[ \t]{1,4})?\(?[a-z1-9][.)]\s/;
const FARTHEST_OPTION = 3000;
/** "Seller [ ] is; [ ] is not a foreign person": one of the two is true. */
const EITHER = new RegExp(
  String.raw`${UNTICKED}\s?(is|are|has|does|will|shall|was|yes|agrees?)\b[^\n[☐(]{0,14}${UNTICKED}\s?(?:\1\snot|no|not)\b`,
  'gi',
);

const BEHIND_OPTION = new RegExp(
  String.raw`\n[ \t]{0,8}${UNTICKED}[ \t]{0,3}(?:\(?[A-Za-z\d]{1,2}[.)][ \t])?[A-Z][^\n.;]{6,110}$`,
);

/** What is chosen, by the words before the boxes. */
const CHOICES: readonly (readonly [string, RegExp])[] = [
  ['loan_type', /\btype of loan\b/],
  ['down_payment', /\b(?:shall|will) pay ?\(?$/],
  ['association_type', /\btype of (?:the )?association\b/],
  ['home_warranty_choice', /home warranty/],
  ['second_appraisal_choice', /\b(?:second|two) apprais\w+|\bappraisals?\b[^.]{0,160}\bwill use the $/],
  ['financing_choice', /(?:^|\b\d{1,2}[.)] )(?:financing|method of payment|loan)\b[.:]?[^.]{0,40}$/],
  ['firpta_choice', /firpta|foreign person|citizenship/],
  ['legal_description', /legal description/],
  ['escrow_agent', /earnest money[^.]{0,40}held|held in trust|escrowee/],
  ['financing_removal_choice', /financing contingency[^.]{0,90}$/],
  ['buyer_acknowledgment_choice', /\bbuyer has\b[^.a-z]{0,20}$/],
  ['seller_disclosure_choice', /seller'?s disclosure/],
  ['buyer_acknowledgment_choice', /(?:buyer|purchaser)'?s acknowledg/],
  ['survey_choice', /\bsurvey\b/],
  ['title_policy_choice', /title (?:policy|insurance)/],
  ['possession_choice', /\bpossession\b|\b(?:give|deliver)s? occupancy\b|(?:^|\b\d{1,2}[.)] )occupancy[.:]/],
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
    // Who answers an offer signs it.
    if (/^\W{0,12}accept(?:ance|s|ed)?\b[^]{0,120}\b(?:counter|reject)/i.test(rest)) return [];
    const isNear = boxes[0] !== undefined && boxes[0].index < FARTHEST_BOX;
    const isInitialed =
      /initial/i.test(words) &&
      /^[^\n]{0,60}\s{0,6}_{3,}[\s_]{1,12}[a-z1][.)]/i.test(rest) &&
      !INITIALED_OPTION.test(text.slice(from, from + FARTHEST_OPTION));
    if (!isInitialed && (!isNear || boxes.length < 2 || boxes.some(([box]) => IS_TICKED.test(box)))) return [];
    return [nameChoice(text, index)];
  });
  const pairs = [...text.matchAll(EITHER)].flatMap(({ index }) => {
    const isAsked = ASKS_ONE.test(text.slice(Math.max(0, index - 60), index));
    ASKS_ONE.lastIndex = 0;
    // A question of an option that nobody chose asks nothing.
    const isLeftOut = BEHIND_OPTION.test(text.slice(Math.max(0, index - 160), index));
    return isAsked || isLeftOut ? [] : [nameChoice(text, index)];
  });
  return [...new Set([...asked, ...pairs, ...readUnticked(text, splitClauses(text))].filter((name) => name !== undefined))];
}

/** Boxes of one sentence or list in which none is ticked, where the words before them say what is chosen. */
function readUnticked(text: string, clauses: readonly Clause[]): (string | undefined)[] {
  const boxes = [...text.matchAll(BOX)].slice(0, MOST_BOXES);
  const names: (string | undefined)[] = [];
  for (let first = 0; first < boxes.length;) {
    let end = first;
    const at = (place: number) => boxes[place]?.index ?? 0;
    while (end + 1 < boxes.length && isOneChoice(text.slice(at(end), at(end + 1)))) end += 1;
    const group = boxes.slice(first, end + 1);
    if (group.length > 1 && group.every(([box]) => !IS_TICKED.test(box))) {
      const before = text.slice(Math.max(0, at(first) - 260), at(first));
      const options = group.map((_, place) =>
        text.slice(at(first + place), boxes[first + place + 1]?.index ?? at(end) + FARTHEST_BOX),
      );
      // "☐ Buyer waives …", "☐ sold as is": who ticks none of these gives nothing up.
      const isLeftOut = UNINITIALED.test(before) || options.every((option) => GIVES_UP.test(option));
      const paragraph = flatOf(before.split(/\n\s*\n|\n(?=\s{0,6}\d{1,2}(?:\.\d)?[.)]?\s)/).at(-1) ?? '').replaceAll(
        /_{2,}/g,
        ' ',
      );
      if (!isLeftOut)
        names.push(
          UNTICKED_CHOICES.find(([, words]) => words.test(paragraph))?.[0] ??
            CHOICES.find(([, words]) => words.test(paragraph.slice(-90)))?.[0] ??
            nameByOptions(text.slice(at(first), at(end) + FARTHEST_BOX)) ??
            nameOpenChoice(text, group, clauses),
        );
    }
    first = end + 1;
  }
  return names;
}

/** "☐ Conventional ☐ FHA ☐ VA": the options tell what is chosen. */
const nameByOptions = (options: string): string | undefined =>
  LOANS.filter((words) => words.test(options)).length > 1 ? 'loan_type' : undefined;
const LOANS = [UNTICKED + String.raw`\s?conventional\b`, UNTICKED + String.raw`\s?fha\b`, UNTICKED + String.raw`\s?va\b`].map(
  (words) => new RegExp(words, 'i'),
);

const GIVES_UP = /\b(?:waive[sd]?|declines?|gives? up|forgoe?s?|as[- ]is)\b/i;
const MOST_BOXES = 400;
/** "☒ Yes ☐ No. If yes, Buyer ☐ requires …": another question begins. */
const ASKS_ANEW = new RegExp(String.raw`^(?:${TICKED}|${UNTICKED})[^.☐☒]{1,24}\.\s{1,3}[A-Z][^.]{4,}$`);
const isOneChoice = (between: string) =>
  !ASKS_ANEW.test(between) && between.length <= 220 && !/\n\s*\n|\n\s{0,6}\d{1,2}(?:\.\d{1,2})?[.)]?\s/.test(between);

/** Choices that are told though no word asks to make them. */
const UNTICKED_CHOICES: readonly (readonly [string, RegExp])[] = [
  ['loan_type', /\btypes? of (?:loan|financing|mortgage)\b[^.]{0,120}$/],
  ['association_type', /\btype of (?:the )?association\b/],
  ['home_warranty_choice', /^[\d.\s]{0,6}home warranty[:.\s]{1,3}$/],
  ['second_appraisal_choice', /\bsecond (?:one|appraisal)\b[^]{0,200}\buse the ?$/],
  [
    'possession_choice',
    /\b(?:entitled to possession|(?:possession|occupancy) (?:shall|will|is to) be (?:delivered|given)|(?:gives?|delivers?) (?:possession|occupancy))\b[^.]{0,60}$/,
  ],
  ['title_policy_choice', /\btitle (?:insurance )?policy\b[^.]{0,60}$/],
];

/** In a paragraph that counts only if it is initialed, and is not. */
const UNINITIALED = /\n[ \t]{0,4}(?:_{3,}[ \t/]{1,4}){2,}\d{1,2}[.)](?:(?!\n\s*\n)[^])*$/;

function nameChoice(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - 260), at);
  if (UNINITIALED.test(before)) return undefined;
  const parts = before.split(/\n\s*\n|\n(?=\s{0,6}\d{1,2}[.)]\s)/);
  const paragraph = flatOf(parts.at(-1) ?? '');
  const known = CHOICES.find(([, words]) => words.test(paragraph))?.[0];
  // The beginning of a paragraph that is farther back is not known.
  if (known !== undefined || parts.length === 1) return known;
  const heading = /^[\s\d.()*]{0,8}(?:[a-z][.)] )?([a-z][a-z' /]{3,40})/.exec(paragraph)?.[1];
  const name = heading === undefined ? '' : slugOf(heading, 4);
  return name === '' ? undefined : `${name}_choice`;
}
