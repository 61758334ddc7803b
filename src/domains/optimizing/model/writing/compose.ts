import type { Random } from '#lib/random.ts';
import { joinWords, type Statement, type Topic } from './statements.ts';
import { FRAMES, LABELS, MORE, PLANS, type Tone, WALK_PLANS } from './tones.ts';

/** A sentence with the fields that it rests on. */
export interface WrittenSentence {
  text: string;
  fields: readonly string[];
  /** What buyers would miss first is high. */
  salience: number;
}

const MOST_IN_CLAUSE = 5;
/** What asks the reader to do something stands alone. */
const IMPERATIVE =
  /^(?:cook|step|go|plan|look|start|begin|come|then|next|first|after|further|ask|also|back|before|once|on the way|through|the (?:visit|next|stairs))\b/;
const VERBAL = new Set<Topic>(['build', 'lot', 'systems', 'parking']);

/** Sentences of a text in one tone, in order. `home` is how the home is called: "the house". */
export function composeSentences(
  statements: readonly Statement[],
  tone: Tone,
  { random, home }: { random: Random; home: string },
): WrittenSentence[] {
  const byTopic = Map.groupBy(statements, ({ topic }) => topic);
  const plan = random.pick(tone === 'walkthrough' ? WALK_PLANS : PLANS);
  const groups = gatherLoose(
    plan.map((topics) => topics.flatMap((topic) => byTopic.get(topic) ?? [])).filter((group) => group.length > 0),
  );
  if (tone === 'concise' || tone === 'factual') return groups.flatMap((group) => composeListed(group, tone, { random, home }));
  return joinClauses(
    groups.flatMap((group) => composeGroup(group, tone, { random, home })),
    random,
  );
}

/** A subject with a single plain thing to say joins the next one, so that few sentences say little. */
function gatherLoose(groups: readonly (readonly Statement[])[]): Statement[][] {
  const gathered: Statement[][] = [];
  let loose: Statement[] = [];
  for (const group of groups) {
    const isLoose = group.length === 1 && group[0]?.topic !== 'nearby' && loose.length < 2;
    if (isLoose) loose = [...loose, ...group];
    else {
      gathered.push([...loose, ...group]);
      loose = [];
    }
  }
  if (loose.length > 0) {
    const last = gathered.pop() ?? [];
    gathered.push([...last, ...loose]);
  }
  return gathered;
}

interface Telling {
  random: Random;
  home: string;
}

function composeGroup(group: readonly Statement[], tone: 'plain' | 'warm' | 'walkthrough', telling: Telling): Clause[] {
  const { random } = telling;
  const parts: Clause[] = [];
  const nearby = group.filter(({ topic }) => topic === 'nearby');
  const verbal = group.filter(({ topic, verbs }) => VERBAL.has(topic) && verbs.length > 0);
  const rest = group.filter((one) => !nearby.includes(one) && !verbal.includes(one));
  if (verbal.length > 0) parts.push(...composeVerbs(verbal, telling));
  for (const [topic, all] of Map.groupBy(rest, (one) => one.topic))
    for (const [at, some] of chunks(shuffleNear(all, random), MOST_IN_CLAUSE).entries())
      parts.push(composeNouns(at === 0 ? FRAMES[tone][topic] : MORE[tone], some, telling));
  if (nearby.length > 0) parts.push(composeNearby(nearby, random));
  return parts;
}

interface Clause {
  text: string;
  fields: readonly string[];
  salience: number;
  isShort: boolean;
}

const clauseOf = (text: string, statements: readonly Statement[]): Clause => ({
  text,
  fields: [...new Set(statements.flatMap(({ fields }) => fields))],
  salience: Math.max(...statements.map(({ salience }) => salience)),
  isShort: statements.length === 1 || text.length < 60,
});

/** "Built in 1962, the house has a metal roof and is heated by a heat pump." */
function composeVerbs(statements: readonly Statement[], { random, home }: Telling): Clause[] {
  return chunks(shuffleNear(statements, random), 3).map((some) => {
    const opener = some.find(({ openings }) => openings.length > 0);
    const isOpened = opener !== undefined && some.length > 1 && random.chance(0.5);
    const others = isOpened ? some.filter((one) => one !== opener) : some;
    const verbs = mergeHas(others.map(({ verbs: all }) => random.pick(all)));
    const told = `${home} ${joinWords(verbs)}`;
    return clauseOf(isOpened ? `${random.pick(opener.openings)}, ${told}` : told, some);
  });
}

/** "has a roof" and "has walls" become "has a roof and walls". */
function mergeHas(verbs: readonly string[]): string[] {
  const has = verbs.filter((verb) => verb.startsWith('has '));
  if (has.length < 2) return [...verbs];
  const merged = `has ${joinWords(has.map((verb) => verb.slice(4)))}`;
  return [...verbs.filter((verb) => !verb.startsWith('has ')), merged];
}

function composeNouns(all: readonly string[], statements: readonly Statement[], { random, home }: Telling): Clause {
  const nouns = statements.map(({ nouns: some, verbs }) => random.pick(some.length > 0 ? some : verbs));
  const list = joinWords(nouns);
  // "The lot brings a corner lot" says it twice.
  const isLotSaid = /\blot\b/.test(list);
  const frames = all.filter(
    (frame) => (nouns.length > 1 || !frame.includes('{L2}')) && !(isLotSaid && /\bthe lot\b/.test(frame)),
  );
  const isPlural =
    nouns.length > 1 ||
    !/^(?:an?|one|the|no|landscaping|carpet|parking|central|crown|recessed|laundry|high-speed|property|\w+ fencing|fencing|solar|EV|RV|street|off-street|assigned|deeded|underground|alley|natural|\w+ flooring|ceramic tile|waterfront|storage|pickleball|forced|radiant heat|baseboard|steam|hot|new|smart)\b/.test(
      list,
    );
  // With a list, the verb agrees with its first part.
  const verb = isPlural && (nouns.length === 1 || !/^(?:an?|one|no) /.test(nouns[0] ?? '')) ? 'are' : 'is';
  return clauseOf(
    random.pick(frames).replace('{L2}', list).replace('{L}', list).replace('{is}', verb).replace('{H}', home),
    statements,
  );
}

function composeNearby(statements: readonly Statement[], random: Random): Clause {
  const some = statements.slice(0, random.int(2, 3));
  const places = some.map(({ nouns, verbs }) => ({ name: nouns[0] ?? '', minutes: verbs[0] ?? '' }));
  const unit = (minutes: string) => (minutes === '1' ? '1 minute' : `${minutes} minutes`);
  const [head, ...rest] = places;
  if (head === undefined) return clauseOf('', some);
  const forms = [
    `on foot, ${joinWords(places.map(({ name, minutes }) => `${name} is ${unit(minutes)} away`))}`,
    `a walk of ${unit(head.minutes)} leads to ${head.name}${rest.length === 0 ? '' : `, and ${joinWords(rest.map(({ name, minutes }) => `${name} takes ${unit(minutes)}`))}`}`,
    `it is ${joinWords(places.map(({ name, minutes }) => `${unit(minutes)} on foot to ${name}`))}`,
    `walking times: ${joinWords(places.map(({ name, minutes }) => `${unit(minutes)} to ${name}`))}`,
    `${head.name} is ${unit(head.minutes)} away on foot${rest.length === 0 ? '' : `, ${joinWords(rest.map(({ name, minutes }) => `${name} ${unit(minutes)}`))}`}`,
  ];
  return clauseOf(random.pick(forms), some);
}

function composeListed(group: readonly Statement[], tone: 'concise' | 'factual', { random }: Telling): WrittenSentence[] {
  const byTopic = [...Map.groupBy(group, ({ topic }) => topic)];
  const lines = byTopic.flatMap(([topic, all]) =>
    chunks(shuffleNear(all, random), tone === 'concise' ? 5 : 6).map((some) => {
      const isLabelled = tone === 'factual' || topic === 'nearby' || topic === 'kitchen' || topic === 'shared';
      const words =
        topic === 'nearby'
          ? some.map(({ nouns, verbs }) => `${nouns[0]} ${verbs[0]} ${verbs[0] === '1' ? 'minute' : 'minutes'}`)
          : some.map(({ nouns, listed, verbs }) => {
              const things = nouns.length > 0 ? nouns : verbs;
              return bare(random.pick(isLabelled && listed.length > 0 ? listed : things));
            });
      const label = random.pick(labelsFor(topic, words));
      return clauseOf(isLabelled ? `${label}: ${words.join(', ')}` : words.join(', '), some);
    }),
  );
  if (tone === 'factual') return lines.map(sentenceOf);
  // Short ones share a sentence.
  return chunks(lines, 2).flatMap((some) =>
    some.every(({ text }) => !text.includes(':') && text.length < 60)
      ? [sentenceOf({ ...mergeClauses(some, ', ') })]
      : some.map(sentenceOf),
  );
}

/** Labels that say no word again which stands behind them: "Grounds: corner lot", not "Lot: corner lot". */
function labelsFor(topic: Topic, words: readonly string[]): readonly string[] {
  const said = new Set(words.flatMap((one) => one.toLowerCase().split(/[^a-z]+/)));
  const fresh = LABELS[topic].filter((label) => !said.has(label.toLowerCase().split(' ').at(-1) ?? ''));
  return fresh.length > 0 ? fresh : LABELS[topic];
}

const bare = (noun: string): string => noun.replace(/^(?:an?|the) (?!record)/, '');

function joinClauses(clauses: readonly Clause[], random: Random): WrittenSentence[] {
  const sentences: WrittenSentence[] = [];
  let at = 0;
  while (at < clauses.length) {
    const [one, next] = [clauses[at], clauses[at + 1]];
    if (one === undefined) break;
    const isJoined =
      next !== undefined &&
      (one.isShort || next.isShort) &&
      !/[:;]/.test(one.text + next.text) &&
      !(IMPERATIVE.test(one.text) || IMPERATIVE.test(next.text)) &&
      one.text.length + next.text.length < 170;
    if (isJoined) {
      sentences.push(sentenceOf(mergeClauses([one, next], random.pick([', and ', '; ', ', and ']))));
      at += 2;
    } else {
      sentences.push(sentenceOf(one));
      at += 1;
    }
  }
  return sentences;
}

const mergeClauses = (clauses: readonly Clause[], glue: string): Clause => ({
  text: clauses.map(({ text }) => text).join(glue),
  fields: [...new Set(clauses.flatMap(({ fields }) => fields))],
  salience: Math.max(...clauses.map(({ salience }) => salience)),
  isShort: false,
});

export const sentenceOf = ({ text, fields, salience }: Pick<Clause, 'text' | 'fields' | 'salience'>): WrittenSentence => ({
  text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  fields,
  salience,
});

/** Roughly by what buyers ask for, and never the same for two homes. */
function shuffleNear(statements: readonly Statement[], random: Random): Statement[] {
  return statements
    .map((statement) => ({ statement, rank: statement.salience + random.between(0, 2.5) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ statement }) => statement);
}

/** Parts of about the same size, none larger than `most`. */
function chunks<T>(items: readonly T[], most: number): T[][] {
  const count = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
