import type { ContractText, Span } from '../text/contract-text.ts';
import { TICKED, UNTICKED } from '../text/marks.ts';
import { slugOf } from '../times/counted-events.ts';

export type Answer = 'yes' | 'no' | 'unknown' | 'other';

export interface Question extends Span {
  /** Its words, lower case. */
  words: string;
  /** Undefined where nobody ticked a box. */
  answer: Answer | undefined;
}

const BOX = new RegExp(`${TICKED}|${UNTICKED}`, 'g');
const IS_TICKED = new RegExp(`^${TICKED}$`);
const HEADS: readonly (readonly [RegExp, Answer])[] = [
  [/^y(?:es)?$/, 'yes'],
  [/^no?$/, 'no'],
  [/^(?:u|unk(?:nown)?|don't know|do not know|dk|not known)$/, 'unknown'],
  [/^(?:n\/?a|not applicable|na|none|not included|nr|no rep(?:resentation)?)$/, 'other'],
];
const FEWEST_LETTERS = 4;
const MOST_WORDS = 5;
const LONGEST_LINE = 400;

const answerOf = (word: string): Answer | undefined => HEADS.find(([words]) => words.test(word.trim()))?.[1];

/** The heads of columns of boxes: "N/A | YES | NO | UNKNOWN" at the end of a line. */
function headsOf(line: string): Answer[] | undefined {
  const words = line
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\t|\s{2,}|\s(?=(?:yes|no|n\/a|unk\w*|unknown|don't know)\b)/);
  const heads = words.map(answerOf);
  const from = heads.findIndex((head) => head !== undefined);
  const own = from === -1 ? [] : heads.slice(from);
  return own.length >= 2 && own.every((head) => head !== undefined) && own.includes('yes') ? own : undefined;
}

/** The questions of a form that are answered by boxes, under heads of columns or with the answers beside the boxes. */
export function readQuestions({ text }: ContractText): Question[] {
  const questions: Question[] = [];
  let heads: Answer[] | undefined;
  let before = { line: '', start: 0 };
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const boxes = line.length > LONGEST_LINE ? [] : [...line.matchAll(BOX)];
    const [first] = boxes;
    if (first === undefined) {
      heads = headsOf(line) ?? heads;
      if (line.trim() !== '') before = { line, start };
      continue;
    }
    const answers = answersBeside(line, boxes) ?? (heads === undefined ? undefined : headsOver(boxes.length, heads));
    if (answers === undefined || boxes.length < 2) continue;
    const last = boxes.at(-1);
    const ahead = line.slice(0, first.index).replace(/\b(?:yes|no|n\/a)\s*$/i, '');
    // "2. [X] [ ] [ ] I am aware of flooding": the question stands behind its boxes.
    const own = /[a-z]{3}/i.test(ahead) || last === undefined ? ahead : line.slice(last.index + last[0].length);
    // What breaks off in the line above goes on here.
    const goesOn = /^\s*[a-z]{2}/.test(own) && !/[.?:]\s*$/.test(before.line) && !new RegExp(BOX.source).test(before.line);
    const words = (goesOn ? `${before.line} ${own}` : own).toLowerCase().replaceAll(/\s+/g, ' ').trim();
    const ticked = boxes.findIndex(([box]) => IS_TICKED.test(box));
    if (!/_{2,}/.test(words) && (words.match(/[a-z]/g)?.length ?? 0) >= FEWEST_LETTERS)
      questions.push({
        words,
        answer: ticked === -1 ? undefined : (answers[ticked] ?? 'other'),
        start: goesOn ? before.start : start,
        end: start + line.length,
      });
    before = { line, start };
  }
  return questions;
}

/** The columns that a row's boxes stand under: a row may leave out the last ones, as "N/A". */
function headsOver(count: number, heads: readonly Answer[]): readonly Answer[] | undefined {
  return count <= heads.length && heads.slice(0, count).includes('yes') ? heads.slice(0, count) : undefined;
}

/** "[ ] Yes [X] No [ ] Unknown", "Yes [ ] No [X]": the words beside the boxes. */
function answersBeside(line: string, boxes: readonly RegExpExecArray[]): Answer[] | undefined {
  const behind = boxes.map(({ 0: box, index }, at) =>
    answerOf(
      (
        line
          .slice(index + box.length, boxes[at + 1]?.index)
          .trim()
          .split(/[\t.;(]/)[0] ?? ''
      ).toLowerCase(),
    ),
  );
  if (behind.every((answer) => answer !== undefined)) return behind;
  const ahead = boxes.map(({ index }, at) => {
    const previous = boxes[at - 1];
    const from = previous === undefined ? 0 : previous.index + previous[0].length;
    return answerOf((/(\S+)\s*$/.exec(line.slice(from, index))?.[1] ?? '').toLowerCase());
  });
  return ahead.every((answer) => answer !== undefined) ? ahead : undefined;
}

const ASKS =
  /^(?:(?:\d{1,3}|[a-z])[.)]\s*|(?:i|am|has|have|had|is|are|was|were|do|does|did|any|there|ever|been|be|you|your|the|seller|aware|of|know|knows)\s)+/;

const SAYS_LITTLE = /\b(?:or|to|with|from|current|currently|past|present|other|problems?|defects?|issues?)\b/g;

/** "e) structural components (foundation, …): do you know …": what the question is about stands before it. */
const SUBJECT = /^(?:(?:\d{1,3}|[a-z])[.)]\s*)?([a-z][a-z /,&-]{4,50}?)\s?(?:\([^)]*\)\s?)?:\s(?=\S.{20})/;

/** What nobody answered, by the words of each question. */
export const nameUnanswered = (questions: readonly Question[]): string[] => [
  ...new Set(
    questions.flatMap(({ words, answer }) => {
      const name = slugOf((SUBJECT.exec(words)?.[1] ?? words).replace(ASKS, '').replaceAll(SAYS_LITTLE, ' '), MOST_WORDS);
      return answer === undefined && name !== '' ? [`${name}_answer`] : [];
    }),
  ),
];

/** What a buyer asks more about where the seller says yes; the first that fits. */
const TOPICS: readonly (readonly [code: string, words: RegExp])[] = [
  ['disclosed_roof_problem', /\broof\b/],
  [
    'disclosed_water_problem',
    /\b(?:basement|crawl|leak\w*|moisture|seep\w*|damp\w*|water (?:damage|intrusion|problem)|sump|drainage)\b/,
  ],
  ['disclosed_flood_risk', /\bflood/],
  ['disclosed_structural_problem', /\b(?:foundation|structur\w+|settl(?:ing|ement)|crack\w*|slab|walls?|sliding|soil)\b/],
  ['disclosed_pest_problem', /\b(?:termites?|wood-?destroying|pests?|insects?|rodents?|infest\w*)\b/],
  [
    'disclosed_hazard',
    /\b(?:mold|radon|asbestos|lead|underground (?:storage )?tanks?|methamphetamine|contaminat\w+|hazard\w*|toxic)\b/,
  ],
  ['disclosed_sewer_problem', /\b(?:septic|sewer|sewage|well)\b/],
  ['disclosed_boundary_dispute', /\b(?:boundar\w+|encroach\w*|easements?|right of way|shared)\b/],
  ['disclosed_missing_permit', /\bpermits?\b/],
  ['disclosed_claim', /\b(?:lawsuits?|litigation|liens?|foreclos\w+|violations?|assessments?|insurance claims?|disputes?)\b/],
  [
    'disclosed_system_problem',
    /\b(?:plumbing|electric\w*|heating|cooling|air conditioning|furnace|hvac|appliances?|water heater)\b/,
  ],
];
/** Questions whose yes is no trouble. */
const IS_PLAIN =
  /\b(?:lived|occup(?:y|ied)|connected to|public (?:water|sewer)|city (?:water|sewer)|is there an? (?:well|septic)|owned|insulated|(?:were|was|have|all|necessary|required) (?:the )?(?:building )?permits? (?:been )?(?:obtained|issued)|permits? (?:were|was|been) (?:obtained|issued)|smoke|carbon monoxide)\b/;
/** What should be so: its no is the trouble. */
const SHOULD_BE =
  /\b(?:in (?:good |proper )?(?:working|operating) (?:order|condition)|operational|functional|function(?:s|ing)? properly|work(?:s|ing)? properly)\b/;

/** What the seller says yes to that a buyer should ask about, one of a kind. */
export function findDisclosed(questions: readonly Question[]): { code: string; span: Span }[] {
  const found = new Map<string, Span>();
  for (const { words, answer, start, end } of questions) {
    if (answer !== (SHOULD_BE.test(words) ? 'no' : 'yes') || IS_PLAIN.test(words)) continue;
    const code = TOPICS.find(([, topic]) => topic.test(words))?.[0];
    if (code !== undefined && !found.has(code)) found.set(code, { start, end });
  }
  return [...found].map(([code, span]) => ({ code, span }));
}
