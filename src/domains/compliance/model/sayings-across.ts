import type { Category } from './finding.ts';
import type { Item } from './item.ts';

/*
 * Answers: a person has said something that the law protects, and what comes next turns them away. "You wrote that you use a
 * wheelchair. I don't think this place would work for you."
 */

/** What turns somebody away. What is said of the home, that it is let or sold, does not. */
const ANSWERS: readonly RegExp[] = [
  /\b(?:dont|do not|doubt|not sure|unsure|afraid|worried|cannot see|cant see|dont see|do not see|wonder|isnt|is not|wont|will not|wouldnt|would not|not)\b(?: \w+){0,8} (?:work|suit|suits|suited|suitable|fit|fits|right|good|best|ideal|safe|comfortable|practical|wise|manage|managing|cope|happy|appropriate)(?: \w+){0,3} (?:for )?(?:you|your \w+|him|her|them|here|it|this|that)\b/,
  /\b(?:that|this|which|it|so)(?: \w+){0,2} (?:means?|rules?|takes?|puts?|leaves?|disqualif\w+|knocks?|makes?)(?: \w+){0,6} (?:off the table|out|impossible|unavailable|off limits|no longer|not|cannot|cant|elsewhere|hard|difficult|difficult|trouble)\b/,
  /\b(?:off the table|out of the question|a deal ?breaker|would be a problem|will be a problem|is a problem|wont do|will not do|would not do|not something we)\b/,
  /\b(?:dont|do not|cannot|cant|never|no|wont|will not) (?:\w+ )?(?:make |give |grant |allow |do )(?:any |an |such )?exceptions?\b/,
  /\b(?:deposit|rent|fee|insurance|price) (?:\w+ ){0,3}(?:doubled?|doubles|tripled?|higher|goes up|go up|went up|raised|increas\w+|extra|more)\b/,
  /\b(?:additional|extra|second|larger|bigger|double) (?:\w+ ){0,2}(?:deposit|rent|months?)\b/,
  /\b(?:pay|owe|charge|add) (?:\w+ ){0,4}(?:fee|deposit|rent|extra|more|surcharge)(?: \w+){0,3} (?:for|with|because of|per) (?:it|them|him|her|that|the (?:dog|cat|animal|kids?|child(?:ren)?|baby))\b/,
  /\b(?:id|i would|wed|we would|would rather|prefer to|let me|i can|maybe|perhaps|better|rather) (?:\w+ ){0,4}(?:point|suggest|recommend|show|send|steer|direct|refer|look at|try|consider)(?: \w+){0,5} (?:other|another|different|elsewhere|somewhere|ground|first floor|next door)\b/,
  /\b(?:neighbou?rs?|tenants?|others|board|landlord|owner|building|roommates?)\b(?: \w+){0,4} (?:not|wouldnt|wont|dont|doesnt|never)(?: \w+){0,3} (?:happy|comfortable|like|want|accept|approve|go for|agree|tolerate|understand|appreciate)\b/,
  /\b(?:decided|going|chose|choosing|went|prefer|rather) (?:\w+ ){0,3}(?:with|for|to go with) (?:someone|somebody|a couple|a single|another (?:couple|single)|people) (?:without|with no|who)\b/,
];
/** What the home lacks is a fact, if something is offered for it. */
const OFFERED =
  /\b(?:accommodat\w+|ramps?|elevators?|install\w*|modif\w+|grab bars?|welcome|happy to|glad to|no charge|no fee|free of charge|if you (?:like|wish|want|need)|would you like|let us know|tell us|opens|available)\b/;
const YOU =
  /^(?:you|your|youre|youve|youd|youll|hi|hello|thanks|thank you|congrats|congratulations|he|she|his|her|son|daughter)$/;
const OF_ONE: ReadonlySet<Category | null> = new Set<Category>([
  'disability',
  'familial_status',
  'religion',
  'national_origin',
  'race_color',
  'sexual_orientation_gender_identity',
  'source_of_income',
  'military_status',
]);
const MOST_ITEMS = 40;

interface Sentence {
  from: number;
  to: number;
}

export interface Answer {
  category: Category;
  rule: 'limit';
  from: number;
  to: number;
}

export function findAnswers(items: readonly Item[]): Answer[] {
  const sentences = split(items);
  const found: Answer[] = [];
  let said: Category | undefined;
  let isNear = false;
  for (const { from, to } of sentences) {
    const own = items.slice(from, to);
    const [words, starts] = textOf(own);
    const named = own.find(({ letter, category }) => 'QTyjHhk^'.includes(letter) && OF_ONE.has(category));
    const isToYou = own.some(({ words: word }) => YOU.test(word));
    const category = named !== undefined && (isToYou || isNear) ? (named.category as Category) : isNear ? said : undefined;
    if (category !== undefined && !OFFERED.test(words)) {
      for (const answer of ANSWERS) {
        const match = answer.exec(words);
        if (match === null) continue;
        const first = starts.findLastIndex((one) => one <= match.index);
        const last = starts.findLastIndex((one) => one < match.index + match[0].length);
        found.push({ category, rule: 'limit', from: from + first, to: from + last + 1 });
        break;
      }
    }
    // What one sentence says holds for the next.
    isNear = named !== undefined && isToYou;
    if (isNear) said = named?.category ?? undefined;
  }
  return found;
}

function split(items: readonly Item[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from < items.length;) {
    let to = from;
    while (to < items.length && items[to]?.letter !== '.' && to - from < MOST_ITEMS) to += 1;
    if (to > from) sentences.push({ from, to });
    from = items[to]?.letter === '.' ? to + 1 : Math.max(to, from + 1);
  }
  return sentences;
}

function textOf(items: readonly Item[]): [string, number[]] {
  let text = '';
  const starts: number[] = [];
  for (const { letter, words } of items) {
    starts.push(text.length);
    if (letter !== ',') text += `${words} `;
  }
  return [text.trimEnd(), starts];
}
