import { eventNamed } from '../../times/counted-events.ts';
import { WHOLE_DATE } from './start-labels.ts';
import { asSubject, START_NAME, tellsStartAlone } from './start-rule.ts';

/** A name that the counts of a paper are from, and that means its start. */
export interface CountedName {
  name: string;
  /** Whether it only says in itself that both agree: the marks of both tell the day. */
  isSigning: boolean;
}

const NAME = String.raw`(?<name>[A-Z][A-Za-z]{2,16}(?:\s{1,9}(?:(?:of|OF)\s{1,9}(?:(?:the|THE)\s{1,9})?)?[A-Z][A-Za-z]{1,16}){0,3}(?:\s{1,4}is\s{1,4}[a-z]{3,12}ed\b)?)`;
const OF = String.raw`(?:after|from|of|following|past|since|AFTER|FROM|OF|FOLLOWING)\s{1,9}(?:(?:the|THE)\s{1,9})?`;
const COUNTED = new RegExp(String.raw`\b(?:days?|hours?|weeks?|DAYS?|HOURS?|WEEKS?)\s{1,9}${OF}${NAME}`, 'g');
/** "All times run from the Lock Date": what every count is from that names nothing itself. */
const ALL_COUNTED = new RegExp(
  String.raw`\b(?:times?|periods?|deadlines?|days?|counts?|clock),?\s{1,4}(?:(?:are|is|shall\s{1,4}be|will\s{1,4}be|below|here|all|in\s{1,4}this\s{1,4}\w{4,9})\s{1,4}){0,3}(?:runs?|running|counted|counts?|measured|computed|reckoned|calculated|begins?|starts?)\s{1,4}(?:from|with|on|after)\s{1,4}(?:the\s{1,4})?${NAME}`,
  'g',
);
const IS_OTHER =
  /clos|\bcoe\b|escrow|settle|possess|occupan|expir|inspect|diligence|financ|loan|lend|apprais|title|deed|business|calendar|amend|addend|deposit|\boption|review|deadline|survey|record|insur|notice|cancel|terminat|condition|association|construction|\bdue|request|report|funding|resolution|mediation|arbitration|lease|certific|court|confirm|auction|foreclos|hearing|probate|buyer|seller|period|default|breach|loss|death|\bmonth|\b(?:jan|febr)uary|january|september|october|november|december/i;
/** What is a start only where the paper says so: "Delivery Day is the day on which …". */
const IS_DOUBTFUL = /delivery|offer|complet|commit|receipt|approv|notif/i;
/** What says in itself that both agree. */
const OF_AGREEING =
  /\b(?:assent|accord|concurrence|concord|adoption|finali[sz]ation|bindingness|meeting of (?:the )?minds|handshake|bargain|signatures?|signing|subscription|acceptance|ratification|execution)(?: (?:date|day))?$/i;
const IS_PAPER = /^(?:contract|agreement|date|day)$/i;
const IS_STANDARD = new RegExp(`^(?:date of )?${START_NAME}(?= |$)`, 'i');
const FEWEST_COUNTS = 2;
const WEIGHTS = [
  [COUNTED, 1],
  [ALL_COUNTED, FEWEST_COUNTS],
] as const;
const MOST_NAMES = 20;
/** Counts name no more things than these that could be the start. */
const MOST_TRIED = 4;

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
const inPattern = (name: string) => name.replaceAll(' ', String.raw`\s{1,9}`);

/**
 * The name that most counts of a paper are from, where none that forms have is counted from as often, and the paper or the name
 * itself tells what it means.
 */
export function findCountedNames(text: string): CountedName[] {
  const counts = new Map<string, number>();
  let ofStandard = 0;
  for (const [pattern, weight] of WEIGHTS) {
    for (const { groups } of text.matchAll(pattern)) {
      const name = plain(groups?.['name'] ?? '');
      if (IS_STANDARD.test(name)) ofStandard += weight;
      else for (const start of startsOf(name)) counts.set(start, (counts.get(start) ?? 0) + weight);
    }
  }
  const whole = plain(text);
  const frequent = [...counts]
    .filter(([name, count]) => count >= FEWEST_COUNTS && count > ofStandard && !IS_OTHER.test(name) && !IS_PAPER.test(name))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_NAMES);
  const found = frequent
    .filter(([name, count]) => !frequent.some(([longer, own]) => longer.startsWith(`${name} `) && own * 2 >= count))
    .slice(0, MOST_TRIED)
    .map(([name]) => ({ name, meaning: meaningOf(whole, text, name) }))
    .find(({ meaning }) => meaning !== undefined);
  return found?.meaning === undefined ? [] : [{ name: found.name, isSigning: found.meaning === 'signing' }];
}

/** What a name may be where words of the next row follow it: "Start Inspection" is "Start". */
const startsOf = (name: string): string[] =>
  [...name.matchAll(/[A-Za-z](?= |$)/g)]
    .map(({ index }) => name.slice(0, index + 1))
    .filter((start) => /[A-Z][A-Za-z]+$|ed$/.test(start));

function meaningOf(whole: string, text: string, name: string): 'start' | 'signing' | undefined {
  const said = [...whole.matchAll(new RegExp(String.raw`${asSubject(name)}\s(?<said>[^.;]{4,300})`, 'gi'))].map(
    ({ groups }) => groups?.['said'] ?? '',
  );
  if (said.some((words) => tellsStartAlone(words))) return 'start';
  if (IS_DOUBTFUL.test(name)) return undefined;
  if (isDated(text, name)) return isBound(text, name) ? undefined : 'start';
  return said.length === 0 && OF_AGREEING.test(name) && eventNamed(name) === undefined ? 'signing' : undefined;
}

/** "Lock Date: April 20, 2027", "February 10, 2027 (the “Start”)", "agree that the Lock Date was April 20, 2027" */
function isDated(text: string, name: string): boolean {
  const label = inPattern(name.replace(/ is (?=[a-z]+ed$)/, ' '));
  return new RegExp(
    String.raw`(?<!\b(?:after|of|from|following|before|until|since|by|to|within|on|prior to)\s{1,9}(?:the\s{1,9})?)\b${label}["”]?\s{0,4}(?:\([^()\n]{1,80}\))?[\s:._|–-]{0,80}(?:(?:is|was|fell\son|falls\son)\s{1,4})?(?:on\s{1,4})?${WHOLE_DATE}|${WHOLE_DATE},?\s{0,3}\((?:(?:the|called|herein|hereinafter|our)\s{1,3}){0,2}["“](?:the\s)?${label}["”]\)`,
    'i',
  ).test(text);
}

/** "by the Walk Date", "until the end of the Walk Date": something is due then, and nothing starts. */
const isBound = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`\b(?:by|before|until|till|through|no\s{1,4}later\s{1,4}than|prior\s{1,4}to|end\s{1,4}of)\s{1,9}(?:the\s{1,9})?${inPattern(name)}\b`,
    'i',
  ).test(text);
