import { lowerFirst } from '#lib/lower-first.ts';
import type { WrittenSentence } from './clause.ts';
import { LITTLE } from './join-clauses.ts';
import type { Tone } from './tones.ts';

/*
 * Of a home of which little is known, every sentence would rest on one fact, and many homes would have it. So what rests on one goes
 * on with what stands beside it: "This farm has three bedrooms, and it sits on the waterfront."
 */

/** Letters of a text that says little. */
const LITTLE_TOLD = 260;
const LITTLE_LISTED = 180;
const MOST_JOINED = 140;
const FEW_FIELDS = 2;

interface Telling {
  tone: Tone;
  /** How the home is called: "the house". */
  home: string;
  /** Whether a sentence may stand. */
  passes: (text: string) => boolean;
}

/** The sentences of a text, fewer of them where it says little. None is lost, and each passed. */
export function gatherLittle(sentences: readonly WrittenSentence[], telling: Telling): WrittenSentence[] {
  const letters = sentences.reduce((sum, { text }) => sum + text.length, 0);
  // Lines with labels go together, or each stands alone.
  if (sentences.length < 2 || letters > (telling.tone === 'factual' ? LITTLE_LISTED : LITTLE_TOLD)) return [...sentences];
  const gathered: WrittenSentence[] = [];
  for (const next of sentences) {
    const one = gathered.at(-1);
    const joined = one === undefined ? undefined : join(one, next, telling);
    if (joined === undefined || !telling.passes(joined.text)) gathered.push(next);
    else gathered[gathered.length - 1] = joined;
  }
  return gathered;
}

function join(one: WrittenSentence, next: WrittenSentence, { tone, home }: Telling): WrittenSentence | undefined {
  if (one.text.length + next.text.length > MOST_JOINED) return undefined;
  if (one.fields.length > FEW_FIELDS && next.fields.length > FEW_FIELDS) return undefined;
  const [said, more] = [one, next].map(({ text }) => text.replace(/\.$/, '')) as [string, string];
  const text =
    tone === 'concise' ? joinShort(said, more) : tone === 'factual' ? joinLines(said, more) : joinTold(said, more, home);
  if (text === undefined) return undefined;
  return {
    text: `${text}.`,
    fields: [...new Set([...one.fields, ...next.fields])],
    salience: Math.max(one.salience, next.salience),
  };
}

/** Names and brands keep their capital. */
const NAMED =
  /^(?:French|Dutch|Murphy|Jack|Spanish|Italian|Trombe|Jacuzzi|Victorian|Georgian|Tudor|Craftsman|Colonial|Cape Cod|Mediterranean|Queen Anne)\b/;
/** "Cedar Corner is a 17-minute walk away" begins with a name. */
const OF_NAME = /^\S+ [A-Z]|^(?!The |It |On |From ).* walk away$/;
const small = (text: string): string => (NAMED.test(text) || OF_NAME.test(text) ? text : `${lowerFirst(text)}`);
/** A line of nouns begins with one. */
const smallNoun = (text: string): string =>
  NAMED.test(text) ? text : text.replace(/^[A-Z](?=[a-z]*\b)/, (first) => first.toLowerCase());

/** "Three bedrooms, flat roof: farm", "cabin, garden view; kitchen: pantry" */
function joinShort(one: string, next: string): string | undefined {
  if (one.length + next.length > LITTLE) return undefined;
  if (next.includes(':')) return one.includes(':') ? undefined : `${one}; ${smallNoun(next)}`;
  if (!one.includes(':')) return `${one}, ${smallNoun(next)}`;
  return /^[^:;]+: [^:;]+$/.test(one) && /: [^:;,]*\b(?:home|house|condo|townhouse|farm|cabin|property|lot|duplex)\b/.test(one)
    ? one.replace(': ', `, ${smallNoun(next)}: `)
    : undefined;
}

/** "Farm, three bedrooms; structure: flat roof" */
const joinLines = (one: string, next: string): string => `${one}; ${smallNoun(next)}`;

/** Asks the reader to do something, or already says two things. */
const LED =
  /^(?:come|welcome|take|tour|walk|start|step|head|go|look|notice|then|next|continue|cook|also|before|after|as you|through|for sale|under construction|to be built|horses|beyond|the (?:tour|next stop|kitchen follows)|once|on (?:foot|arrival)|from the door|it is an? \d+)\b|; |\bwill have\b|\blook for\b|\bnotice\b/i;
const OF_A_PART =
  /^(?:The (?:kitchen|interior|community|association|outdoor space)|In (?:the|your) (?:kitchen|community)|Your kitchen|Inside|Indoors|Outside|Outdoors|Property tax|Community amenities|Downstairs)\b/;

/** Two things joined already. */
const SAYS_TWO =
  /, (?:in a community|plus|while)\b|, and (?:it|the|there|you|your|in|out|(?:in|out)(?:side|doors)|below|on|for|property|no)\b/;
const NAMES_HOME = /\b(?:home|house|property|(?:this|the) lot|condo|co-op|cabin|farm|townhouse|\w+plex)\b/i;
/** Invites to the home, and has said nothing after it yet, or one list. */
const INVITES = /^(?:Come and see|Welcome to|Take a look at|Tour|Walk through|Take a tour of|Come along to|For sale)\b[^;]*$/;
const OF_KITCHEN =
  /^(?:The kitchen (?:has|comes with|is equipped with|includes|offers|gives you)|Your kitchen (?:has|comes with)|In (?:the|your) kitchen,? (?:there (?:is|are)|you have|you’ll find)) (.+)$/;
const OF_COMMUNITY =
  /^(?:The community (?:has|includes|offers you|gives you|offers)|In the community,? (?:there (?:is|are)|you have)|Community amenities include) (.+)$/;

/** Two sentences of a tone that speaks in whole ones, or undefined where they had better stay apart. */
function joinTold(one: string, next: string, home: string): string | undefined {
  const name = `T${home.slice(1)} `;
  const told = next.startsWith(name) ? next.slice(name.length) : undefined;
  if (/, (?:and|while) /.test(next) || SAYS_TWO.test(one)) return undefined;
  const shared = OF_COMMUNITY.exec(next)?.[1];
  // What neighbors share is not inside the home.
  if (shared !== undefined && /\b(?:inside|indoors|interior)\b/i.test(one)) return undefined;
  if (shared !== undefined && NAMES_HOME.test(one) && !/[;:]|, (?:in|and) /.test(one))
    return `${one}, in a community with ${shared}`;
  if (INVITES.test(one)) return invite(one, next, told);
  if (LED.test(one) || LED.test(next) || /^(?:This|In [A-Z][^,]*, this)\b/.test(next)) return undefined;
  if (told === undefined) return `${one}, and ${placed(next, home)}`;
  // What the home has comes before what a part of it has.
  if (OF_A_PART.test(one)) return `${next}, and ${placed(one, home)}`;
  return NAMES_HOME.test(one) ? `${one}, and it ${told}` : `${one}, and ${small(next)}`;
}

/** "Come and see this cabin with a metal roof", "Welcome to a home with a den, on the waterfront" */
function invite(one: string, next: string, told: string | undefined): string | undefined {
  const where = /^(?:is|sits|stands) (on (?:the waterfront|an? [^,]+ lot))$/.exec(told ?? '')?.[1];
  if (where !== undefined && !/\bon (?:the|an?)\b/.test(one)) return `${one}, ${where}`;
  const [had, kitchen] = [
    /^(?:also )?(?:has|comes with|offers|gives you) (.+)$/.exec(told ?? '')?.[1],
    OF_KITCHEN.exec(next)?.[1],
  ];
  const more = had ?? (kitchen === undefined ? undefined : `a kitchen with ${kitchen}`);
  if (more === undefined) return undefined;
  // A home with a kitchen with a pantry is one "with" too many.
  if (!/ with /.test(one)) return had === undefined || one.includes(',') ? undefined : `${one} with ${had}`;
  return / and |, with .*,/.test(one) ? undefined : `${one}${/ and /.test(more) ? ', plus' : ' and'} ${more}`;
}

/** "Inside, the house has a den" after a sentence about the house: "inside it has a den". */
const placed = (text: string, home: string): string =>
  small(text)
    .replace(/^((?:in|out)(?:side|doors)|downstairs|in (?:the|your) \w+|for (?:the |your )?cars?), /, '$1 ')
    .replace(` ${home} `, ' it ');
