/** A token of a line, as far as corrections look at it. */
interface Said {
  word: string;
  place: string | undefined;
}

/** How people take back what they said: at least one of these words, with smaller ones around it. */
const AROUND = '(?:,|-|[.]|:|oh|no|um|uh|hmm?|well|hold on|hang on|let us say|lets say)';
const TAKEN_BACK =
  '(?:sorry|h(?:old|ang) on(?! to)|wait(?! (?:until|till|for|to)(?: |$))|oops|whoops|actually|correction|scratch that|strike that|i mean|i meant|make (?:it|that)|change (?:it|that) to|on second thoughts?|or rather|my mistake)';
// "One with 3 bedrooms, but want 4": a bare number takes the place of the one before.
const WANTED_INSTEAD = String.raw`but (?:we |i )?(?:really |now )?(?:want|need) (?=\d+(?: [,.;!?]|$))`;
// "Under 600, no 650": a number that is at once said anew.
const NO_LATER_ONE = String.raw`(?<=\d(?: (?:k|m|mil|million|thousand|(?:bed|bath)(?:room)?s?|sqft|sf|(?:sq|square) (?:ft|feet)|acres?|minutes?|miles?|cars?|stor(?:y|ies)|units?))? )[,-] (?:no|nope|nah)(?: ,)? (?=\d+(?:\.\d+)?(?: (?:k|m|mil|million|thousand|bed(?:room)?s?))?(?: [,.;!?-]|$))`;
// "Four bedrooms no three bedrooms": the same thing at once counted anew.
const NO_SAME = String.raw`(?<=(?<![^ ])\d (?<of>bed|bath)(?:room)?s? )(?:(?:,|uh|um) )*(?:no|nope)(?: (?:,|uh|um|wait))* (?=\d (?:bed|bath)(?:room)?s?(?: |$))`;
// "2000 sq ft min, well let's say 1800": another number, with a second thought before it.
const SECOND_THOUGHT = String.raw`(?:, )?(?:well|or|um|uh|hmm?) (?:, )?(?:let us|lets) (?:just )?say (?=\d)`;
// "2000 sq ft but 1800 is enough": what will do takes the place of what was said.
const WILL_DO = String.raw`(?:(?:but|though|although)|(?:, )?well)(?: (?:,|honestly|really|actually|probably|frankly|just|maybe))* (?=\d+(?:\.\d+)?(?: [a-z]+){0,2} (?:is|are|would be|will be|will do|would do|works|would work)(?: (?:also|just|still))?(?: (?:enough|fine|plenty|ok|okay|sufficient|good))?(?: [,.;!?]| for | too(?: |$)|$))`;
const KIND_WORDS =
  'condos?|houses?|townhouses?|townhomes?|apartments?|apts?|flats?|studios?|duplex(?:es)?|triplex(?:es)?|cottages?|bungalows?|lofts?';
// "Condo, hmm no, a townhouse": another kind of home at once.
const NO_KIND = String.raw`(?<=(?<![^ ])(?:${KIND_WORDS}) )(?:(?:, )?(?:um|uh|hmm?|well|oh) (?:, )?(?:no|nope|nah)(?: (?:,|wait|um|uh))*|, (?:no|nope|nah) ,|(?:[.-] ){1,3}(?:no|nope|nah)(?: ,)?) (?=(?:(?:only|just) )?(?:an? |the )?(?:${KIND_WORDS})(?: |$))`;
// "Under 350 … ok fine 375": another amount after giving in.
const GIVEN_IN = String.raw`(?<=\d(?: (?:k|m|mil|million|thousand))? )(?:[.,(-] )*(?:ok|okay|alright|fine)(?: (?:ok|okay|alright|fine|,|then))* (?=\d+(?:\.\d+)?(?: (?:k|m|mil|million|thousand))?(?: [,.;!?)]|$))`;
// "Oakdale. No, Eastlake.": another place at once.
const NO_PLACE = String.raw`(?<=(?<![^ ])@\d+ )(?:(?:[.,-] )?(?:oh |um |uh )*(?:no|nope|nah) , |(?:[.,-] )?(?:oh|um|uh|hmm?|well|wait) (?:, )?(?:no|nope|nah) (?:, )?|, (?:er|err|erm|hmm|wait) , )(?:(?:wait|um|uh|,) )*(?=(?:in )?@\d+(?: [,.;!?]|$))`;
// "4 beds was wrong, it's 5": a count that is said to be a slip.
const WAS_WRONG = String.raw`(?<=(?<![^ ])\d+(?: [a-z]+)? )(?:was|is) (?:wrong|incorrect|(?:a|my) (?:typo|mistake))(?: (?:,|[.]|-|it is|its|should be|sorry|actually|thats|that is|we need|i need|we want|i want))* (?=\d)`;
// "3 beds, or was it 4? 4": the number after the doubt counts.
const OR_WAS_IT = String.raw`(?:[,.(-] )*or (?:was|is) (?:it|that) (?=\d(?: [a-z]+)? [?])`;
// "With a pool. Forget the pool."
const FORGOTTEN = String.raw`[.,;] (?=(?:forget|scrap|drop|ditch|nix|cancel) the [a-z]{3,})`;
const CORRECTION = new RegExp(
  `(?<![^ ])(?:${WAS_WRONG}|${OR_WAS_IT}|${FORGOTTEN}|${WANTED_INSTEAD}|${WILL_DO}|${NO_PLACE}|${GIVEN_IN}|${SECOND_THOUGHT}|${NO_KIND}|${NO_LATER_ONE}|${NO_SAME}|(?<!(?:can|could|will|to|cant|cannot|dont|not) )(?:${AROUND} ){0,6}${TAKEN_BACK}(?: (?:${AROUND}|${TAKEN_BACK})){0,6} )`,
  'g',
);

const NUMBER = /^\d+(?:\.\d+)?$/;
const SCALE = /^(?:k|m|mil|million|thousand|grand)$/;
const KIND = new RegExp(`^(?:${KIND_WORDS})$`);
const DEAL = /^(?:rent|buy|lease|purchase)$/;
/** Words that take back what was said last, whatever it was. */
const ALL_BACK = /\b(?:scratch|strike|forget) that\b/;
/** Where what was said last began. */
const BEGINS = /^(?:[,.;:]|want|need|like|love|with|and|or|but|plus)$/;
/** What is counted: of "four because" the second word is no unit. */
const UNIT =
  /^(?:bed|bath|bd|br$|brs$|ba$|bas$|car|acre|sq|stor|floor|level|unit|room|garage|mile|minute|month|year|hour|week|block|dollar|percent)/;
const BOUND = /^(?:under|below|over|above|max|maximum|around|about|than|[$])$/;
const IS_WISH =
  /(?:^| )(?:would be (?:ideal|nice|great|best|perfect|better|lovely|good|preferred)|(?:is|are) (?:ideal|preferred|best)|preferred|(?:ideally|preferably|hopefully|prefer|would love|id love|wed love)(?: [^ ]+){1,4}) (?:, )?$/;
const MOST_LETTERS_OF_WISH = 60;
const MOST_WORDS_BACK = 8;
/** Nobody changes their mind more often in a sentence. */
const MOST_CORRECTIONS = 8;

/** Leaves out what was taken back: "4 bedrooms, sorry 3" wants three, "Oakdale, scratch that, Fairview" Fairview. */
export function dropCorrected<Token extends Said>(line: readonly Token[]): Token[] {
  let kept = [...line];
  for (let times = 0; times < MOST_CORRECTIONS; times++) {
    const corrected = correctFirst(kept);
    if (corrected === undefined) return kept;
    kept = corrected;
  }
  return kept;
}

function correctFirst<Token extends Said>(line: readonly Token[]): Token[] | undefined {
  const words = line.map(({ word }) => word).join(' ');
  for (const { index, 0: marker } of words.matchAll(CORRECTION)) {
    // "Three bedrooms would be ideal, but two is fine": the wish stays one.
    if (
      /^(?:but|though|although)(?: |$)/.test(marker) &&
      IS_WISH.test(words.slice(Math.max(0, index - MOST_LETTERS_OF_WISH), index))
    )
      continue;
    const from = countSpaces(words.slice(0, index));
    const to = from + countSpaces(marker);
    const corrected = correct(line, from, to) ?? (ALL_BACK.test(marker) ? dropLast(line, from, to) : undefined);
    if (corrected !== undefined) return corrected;
  }
  return undefined;
}

/** "I want a pool. Scratch that, a hot tub.": what was said last goes, back to where it began. */
function dropLast<Token extends Said>(line: readonly Token[], from: number, to: number): Token[] | undefined {
  const said = line.slice(Math.max(0, from - MOST_WORDS_BACK), from);
  const begun = said.findLastIndex(({ word }) => BEGINS.test(word));
  if (begun === said.length - 1 || (begun < 0 && from > said.length)) return undefined;
  return [...line.slice(0, from - said.length + begun + 1), ...line.slice(to)];
}

function countSpaces(text: string): number {
  let spaces = 0;
  for (const letter of text) if (letter === ' ') spaces += 1;
  return spaces;
}

/** The line without what the words from `from` to `to` take back; undefined where nothing before is like what follows. */
function correct<Token extends Said>(line: readonly Token[], from: number, to: number): Token[] | undefined {
  const before = line.slice(Math.max(0, from - MOST_WORDS_BACK), from);
  const offset = from - before.length;
  for (const isSame of [isPlace, isKind, isDeal]) {
    const at = before.findLastIndex(isSame);
    // "Rent, no wait, we want to buy".
    const isAgain = line.slice(to, to + (isSame === isDeal ? 5 : 3)).some(isSame);
    // "Not Oakdale, I meant Eastlake" leaves out neither.
    const start = line[offset + at - 1]?.word === 'not' ? offset + at - 1 : offset + at;
    if (at >= 0 && isAgain) return [...line.slice(0, start), ...line.slice(offset + at + 1, from), ...line.slice(to)];
  }
  // "Actually no pool": the refusal belongs to the pool.
  const again = line[to - 1]?.word === 'no' ? to - 1 : to;
  const said = findSaidAgain(line, offset, from, again);
  if (said !== undefined) return [...line.slice(0, said.from), ...line.slice(said.to, from), ...line.slice(again)];
  if (to - from === 1 && /^[.,;]$/.test(line[from]?.word ?? '')) return undefined;
  const thing = findOtherThing(line, from, to);
  if (thing !== undefined) return [...line.slice(0, thing), ...line.slice(to)];
  const next = line.slice(to, to + 4).findIndex(isNumber);
  return next < 0 ? undefined : correctNumber(line, { from, to, next: to + next });
}

const MEANT = /\b(?:mean|meant|sorry|oops|whoops|rather|correction|scratch|strike|make)\b/;
const THING = /^[a-z]{3,}$/;

/** "A deck, I mean a patio": one thing for another, each with its article. */
function findOtherThing(line: readonly Said[], from: number, to: number): number | undefined {
  const words = (start: number, end: number) => line.slice(Math.max(0, start), end).map(({ word }) => word);
  const [article = '', thing = ''] = words(from - 2, from);
  const [otherArticle = '', other = ''] = words(to, to + 2);
  const isAlike =
    [article, otherArticle].every((word) => /^(?:an?|the)$/.test(word)) && [thing, other].every((word) => THING.test(word));
  return isAlike && MEANT.test(words(from, to).join(' ')) ? from - 2 : undefined;
}

const REFUSED_THING = /^(?:no|not|without|never|forget|scrap|drop|skip|ditch|nix|cancel) (?:(?:an?|the|any) )?([a-z]{3,})(?= |$)/;

/** "A pool, actually no pool": where the thing was asked for that is now refused. */
function findSaidAgain(line: readonly Said[], start: number, from: number, to: number): { from: number; to: number } | undefined {
  const thing = REFUSED_THING.exec(
    line
      .slice(to, to + 4)
      .map(({ word }) => word)
      .join(' '),
  )?.[1];
  const at = line.findLastIndex(({ word }, index) => index >= start && index < from && word === thing);
  if (thing === undefined || at < 0) return undefined;
  const isLed = /^(?:an?|the|some|with|and|or)$/.test(line[at - 1]?.word ?? '');
  return { from: isLed ? at - 1 : at, to: at + 1 };
}

function correctNumber<Token extends Said>(
  line: readonly Token[],
  { from, to, next }: { from: number; to: number; next: number },
): Token[] | undefined {
  const endOf = (number: number) => number + (SCALE.test(line[number + 1]?.word ?? '') ? 2 : 1);
  const unitOf = (number: number) => UNIT.exec(line[endOf(number)]?.word ?? '')?.[0].slice(0, 2) ?? '';
  const unit = unitOf(next);
  const start = Math.max(0, from - MOST_WORDS_BACK);
  const numbers = line.slice(start, from).flatMap((token, offset) => (isNumber(token) ? [start + offset] : []));
  const sameUnit = unit !== '' ? numbers.findLast((index) => unitOf(index) === unit) : undefined;
  if (sameUnit !== undefined) return [...line.slice(0, sameUnit), ...line.slice(endOf(sameUnit) + 1, from), ...line.slice(to)];
  const last = numbers.at(-1);
  // "4 beds actually, under 600": a bound of its own takes back no count.
  if (last === undefined || (unitOf(last) !== '' && BOUND.test(line[next - 1]?.word ?? ''))) return undefined;
  // "Under 500k, sorry 550" keeps the thousands.
  const rest = endOf(next) > next + 1 ? endOf(last) : last + 1;
  return [...line.slice(0, last), ...line.slice(next, endOf(next)), ...line.slice(rest, from), ...line.slice(endOf(next))];
}

function isNumber({ word }: Said): boolean {
  return NUMBER.test(word);
}

function isPlace({ place }: Said): boolean {
  return place !== undefined;
}

function isDeal({ word }: Said): boolean {
  return DEAL.test(word);
}

function isKind({ word }: Said): boolean {
  return KIND.test(word);
}
