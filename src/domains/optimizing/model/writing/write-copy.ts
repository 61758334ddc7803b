import { checkCopy, lintRemarks } from '#domains/compliance/contract.ts';
import { capitalize, formatCount, withArticle } from '#lib/format.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { findUnsupportedClaims } from '../claims/read-claims.ts';
import { type HomeFacts, numberOf, withoutFact } from '../home-facts.ts';
import { type Contradiction, settleFacts } from '../settle-facts.ts';
import { chooseWording } from './choose-wording.ts';
import { type WrittenSentence } from './clause.ts';
import { composeSentences } from './compose.ts';
import { gatherLittle } from './gather-little.ts';
import { composeOpening, identify, type Identity } from './identity.ts';
import { bare, type Statement, type Topic } from './statement.ts';
import { planStatements } from './statements.ts';
import { COPY_LIMITS, type CopyLimit, type Tone, TONES } from './tones.ts';
import { writeHighlights, writeShort, writeTitles, type WrittenText } from './write-short.ts';

export interface Variant {
  tone: Tone;
  limit: CopyLimit;
  text: string;
  sentences: WrittenSentence[];
}

export interface Copy {
  /** Each tone in each length. Empty if too little is known for a sentence. */
  variants: Variant[];
  /** 60 to 80 characters where the facts allow it. */
  titles: WrittenText[];
  highlights: WrittenText[];
  /** For search engines, at most 155 characters. */
  snippet: WrittenText | null;
  /** For a post, at most 280 characters. */
  social: WrittenText | null;
  /** One fact a sentence, in the simplest words, so that machines translate it well. */
  translatable: WrittenSentence[];
  /** Every field that a text rests on. */
  factsUsed: string[];
  contradictions: Contradiction[];
  /** Sentences that the gate of words kept out, because a name or value in them reads badly. */
  refused: string[];
}

interface WriteOptions {
  /** The same facts, seed and round give the same texts. */
  seed: string;
  /** Another one has other wordings, as long as there are others. */
  round?: number;
  /** Current year, which decides what can be true. */
  year: number;
  /** Two letters of the state, for its rules of fair housing. */
  state: string | null;
}

/** Texts about a home that say nothing without a field. Every sentence passed the reader of claims and the gate of words. */
export function writeCopy(facts: HomeFacts, { seed, round = 0, year, state }: WriteOptions): Copy {
  const settled = settleFacts(facts, { year });
  const random = createRandom(seed);
  // Nothing was built in a year to come, nor while it is being built.
  const isToCome = (numberOf(settled.facts, 'YearBuilt') ?? 0) > year;
  const said = isToCome ? withoutFact(settled.facts, 'YearBuilt') : settled.facts;
  const statements = planStatements(said);
  const identity = identify(said);
  const refused = new Set<string>();
  const passes = createGate(settled.facts, state === null ? [] : [state], refused);
  // What may not stand together stands apart, and is not refused.
  const passesTogether = createGate(settled.facts, state === null ? [] : [state], new Set());
  const variants = TONES.flatMap((tone) => {
    const { sentences: written, home } = chooseWording(round, {
      write: (at) => writeTone(tone, { statements, identity, random: random.fork(`${tone} ${at}`) }),
      // Texts that differ in the shortest length differ in the others.
      say: (one) => textOf(nameOnce(fit(one.sentences, COPY_LIMITS[0]), { home: one.home, passes: () => true })),
    });
    const sentences = gatherLittle(
      written.filter(({ text }) => passes(text)),
      { tone, home, passes: passesTogether },
    );
    return COPY_LIMITS.map((limit): Variant => {
      const chosen = nameOnce(fit(sentences, limit), { home, passes });
      return { tone, limit, text: textOf(chosen), sentences: chosen };
    }).filter(({ sentences: all }) => all.length > 0);
  });
  const short = { statements, identity, passes };
  const titles = chooseWording(round, {
    write: (at) => writeTitles({ ...short, random: random.fork(`titles ${at}`) }),
    say: (some) => textOf(some.toSorted((a, b) => a.text.localeCompare(b.text, 'en'))),
  });
  const highlights = writeHighlights(short);
  const { snippet, social } = writeShort(short, titles);
  const translatable = writeTranslatable(statements, identity).filter(({ text }) => passes(text));
  const texts = [...variants.flatMap(({ sentences }) => sentences), ...titles, ...highlights, ...translatable];
  return {
    variants,
    titles,
    highlights,
    snippet,
    social,
    translatable,
    factsUsed: [...new Set(texts.flatMap(({ fields }) => fields))].toSorted((a, b) => a.localeCompare(b, 'en')),
    contradictions: settled.contradictions,
    refused: [...refused],
  };
}

const textOf = (sentences: readonly WrittenText[]): string => sentences.map(({ text }) => text).join(' ');

/** Whether a sentence may stand: no claim without a field, nothing that fair housing or boards forbid. */
function createGate(facts: HomeFacts, states: readonly string[], refused: Set<string>): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const isFine =
      checkCopy(text, { states }).length === 0 &&
      lintRemarks(text, { limit: text.length }).length === 0 &&
      findUnsupportedClaims(text, facts).length === 0;
    known.set(text, isFine);
    if (!isFine) refused.add(text);
    return isFine;
  };
}

const IS_NO_HOME = /^(?:lot|property)$/;

interface ToneInput {
  statements: readonly Statement[];
  identity: ReturnType<typeof identify>;
  random: Random;
}

function writeTone(tone: Tone, { statements, identity, random }: ToneInput): { sentences: WrittenSentence[]; home: string } {
  const { noun } = identity;
  // "The manufactured home" in every sentence is too much.
  const short = noun.endsWith(' home') ? 'home' : noun;
  const home = `the ${random.pick([short, short, IS_NO_HOME.test(noun) ? noun : 'home'])}`;
  const isToCome = identity.unbuilt !== undefined && tone !== 'concise' && tone !== 'factual';
  const leads =
    isToCome || tone === 'concise' || tone === 'factual' ? [] : statements.filter(({ openings }) => openings.length > 0);
  const lead = leads.length > 0 && random.chance(0.8) ? random.pick(leads) : undefined;
  // Before the subject or behind it: "Built in 1962, this house has …", "This house, built in 1962, has …"
  const isFirst = random.chance(0.5);
  const behind = lead === undefined ? undefined : { text: random.pick(lead.openings), fields: lead.fields };
  const found = tone === 'factual' ? [] : pickMore(statements, identity, random);
  const more = found.map(({ nouns: [noun = ''], fields }) => ({ text: tone === 'concise' ? bare(noun) : noun, fields }));
  const plain = composeOpening(identity, tone, { random: random.fork('opening'), more });
  const isLed = isFirst && plain?.text.startsWith('This ') === true && !/ is for sale\b/.test(plain.text);
  const opening =
    behind === undefined || plain === undefined
      ? plain
      : isLed
        ? leadBy(plain, behind)
        : composeOpening(identity, tone, { random: random.fork('opening'), lead: behind, more });
  const isSaid = (one: Statement) =>
    opening !== undefined && (one === lead || found.includes(one) || (isToCome && one.fields.includes('PropertyCondition')));
  const rest = composeSentences(
    statements.filter((one) => !isSaid(one)),
    tone,
    { random, home, isToCome },
  );
  return { sentences: opening === undefined ? rest : [opening, ...rest], home };
}

const OF_OPENING = new Set<Topic>(['build', 'inside', 'outside', 'lot', 'parking', 'below', 'private', 'systems']);
/** So few facts fit into the opening. */
const FEW = 4;

/** With hardly a size to tell, the opening goes on: "This home in Reno has one bedroom and a carport". */
function pickMore(statements: readonly Statement[], { beds, baths, area }: Identity, random: Random): Statement[] {
  const sizes = [beds, baths, area].filter((part) => part !== undefined).length;
  const worth = statements.filter(
    ({ topic, nouns: [noun = ''], openings, clauses }) =>
      OF_OPENING.has(topic) &&
      /^(?:an?|two|three|four) (?!.*(?:\blot\b|location$|\bbuilding\b|\b(?:well|cistern)$|\bseptic\b))|(?:siding|floors)$/.test(
        noun,
      ) &&
      openings.length === 0 &&
      clauses.length === 0,
  );
  const most = statements.length <= FEW ? 3 : 2;
  return sizes > 1 || !random.chance(statements.length <= FEW ? 0.9 : 0.75) ? [] : random.shuffle(worth).slice(0, most - sizes);
}

/** "Built in 1962, this house has three bedrooms", or "On the waterfront, this house has three bedrooms". */
const leadBy = (opening: WrittenSentence, { text, fields }: { text: string; fields: readonly string[] }): WrittenSentence => ({
  ...opening,
  text: `${capitalize(text)}, this ${opening.text.slice('This '.length)}`,
  fields: [...new Set([...fields, ...opening.fields])],
});

/** Of two sentences in a row about the home, the second calls it "it". */
function nameOnce(
  sentences: readonly WrittenSentence[],
  { home, passes }: { home: string; passes: (text: string) => boolean },
): WrittenSentence[] {
  const name = `${capitalize(home)} `;
  let isNamed = false;
  return sentences.map((sentence) => {
    const isOfHome = sentence.text.startsWith(name);
    const short = `It ${sentence.text.slice(name.length)}`;
    const isShort = isOfHome && isNamed && passes(short);
    // "The house has a den, and the kitchen has an island. It …" would be the kitchen.
    const endsWithHome = !/, and (?:(?:the|your) (?:kitchen|interior|outdoor space)\b|.* walk away)/.test(sentence.text);
    isNamed = endsWithHome && ((isOfHome && !isShort) || sentence.text.startsWith('This ') || sentence.text.includes(`, this `));
    return isShort ? { ...sentence, text: short, alone: sentence.text } : sentence;
  });
}

/** As many sentences as fit, those that buyers would miss first before the others, in their order. */
function fit(sentences: readonly WrittenSentence[], limit: number): WrittenSentence[] {
  const chosen = new Set<WrittenSentence>();
  let length = 0;
  for (const sentence of sentences.toSorted((a, b) => b.salience - a.salience)) {
    const more = sentence.text.length + (chosen.size === 0 ? 0 : 1);
    if (length + more > limit) continue;
    chosen.add(sentence);
    length += more;
  }
  return sentences.filter((sentence) => chosen.has(sentence));
}

function writeTranslatable(
  statements: readonly Statement[],
  { noun, kind, style, beds, baths, area, place }: ReturnType<typeof identify>,
): WrittenSentence[] {
  const subject = IS_NO_HOME.test(noun) ? `The ${noun}` : 'The home';
  const sentences: WrittenSentence[] = [];
  const say = (text: string, fields: readonly string[]) => sentences.push({ text: `${text}.`, fields, salience: 1 });
  if (kind !== undefined && noun !== 'lot')
    say(`The home is ${withArticle(noun === 'house' ? 'single-family house' : noun)}`, kind.fields);
  if (style !== undefined) say(`The style is ${style.text.replace(/-style$/, '')}`, style.fields);
  if (place !== undefined) say(`${subject} is in ${place.text}`, place.fields);
  for (const part of [beds, baths, area]) if (part !== undefined) say(`${subject} has ${part.text}`, part.fields);
  for (const { topic, nouns, verbs, clauses, fields } of statements) {
    const [thing = ''] = nouns;
    if (topic === 'nearby') say(capitalize(`${thing} is ${formatCount(Number(verbs[0]), 'minute')} away on foot`), fields);
    else if (clauses[0] !== undefined) say(capitalize(clauses[0].replace('{H}', subject.toLowerCase())), fields);
    else if (topic === 'kitchen') say(`The kitchen has ${thing}`, fields);
    else if (topic === 'shared') say(`The community has ${thing}`, fields);
    else if (verbs[0] !== undefined) say(`${subject} ${verbs[0]}`, fields);
    else if (thing !== '') say(`${subject} has ${thing}`, fields);
  }
  return sentences;
}
