import { capitalize, withArticle } from '#lib/format.ts';
import type { Random } from '#lib/random.ts';
import { joinWords, type Statement, type Topic } from './statement.ts';
import { FRAMES, LABELS, MORE, PLANS, type Tone, WALK_PLANS } from './tones.ts';

/** A sentence with the fields that it rests on. */
export interface WrittenSentence {
  text: string;
  fields: readonly string[];
  /** What buyers would miss first is high. */
  salience: number;
}

const MOST_IN_CLAUSE = 5;
/** Of a list after a label: one line for each subject, unless it is very long. */
const MOST_IN_LINE = 9;
/** What leads or asks the reader to do something stands alone. */
const IMPERATIVE =
  /^(?:cook|step|go|look|start|come|continue|head|notice|then|next|before|also|the (?:tour|next stop|kitchen follows))\b|\b(?:look for|notice)\b/;
/** "Is on the waterfront and has a shake roof" */
const HAS_TWO_VERBS = / and (?:is|has|rises|makes|dates|sits|comes) /;
const HAS_ONE_THING = /^(?!.* and )(?:[^,]+, )?[^,]+ (?:has|offers|comes with) [^,]+$/;
/** So short that they go together, whatever they are about. */
const LITTLE = 100;
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
  if (tone === 'concise' || tone === 'factual') return groups.flatMap((group) => composeListed(group, tone, random));
  const hasInside = statements.some(({ topic }) => AREA_OF[topic] === 'indoors' || topic === 'below');
  const telling = { random, home, most: MOST_JOINED[tone], hasInside };
  return joinClauses(
    groups.flatMap((group) => composeGroup(group, tone, telling)),
    telling,
  );
}

/** A subject with a single plain thing to say joins the next one, so that few sentences say little. */
function gatherLoose(groups: readonly (readonly Statement[])[]): Statement[][] {
  const gathered: Statement[][] = [];
  let loose: Statement[] = [];
  for (const group of groups) {
    const isOfAround = group.every(({ topic }) => topic === 'nearby' || topic === 'costs');
    if (group.length === 1 && !isOfAround && loose.length < 2) loose = [...loose, ...group];
    else if (isOfAround) {
      // What is said of the home comes before what is around it and what it costs.
      if (loose.length > 0) gathered.push(loose);
      gathered.push([...group]);
      loose = [];
    } else {
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
  /** Letters of a sentence that two clauses make. */
  most: number;
  /** Something is said of the inside, so that one can go back out. */
  hasInside: boolean;
}

/** Calm sentences are longer than those that speak to the reader. */
const MOST_JOINED = { plain: 240, warm: 160, walkthrough: 170 } as const;

function composeGroup(group: readonly Statement[], tone: 'plain' | 'warm' | 'walkthrough', telling: Telling): Clause[] {
  const { random } = telling;
  const parts: Clause[] = [];
  const nearby = group.filter(({ topic }) => topic === 'nearby');
  const told = group.filter(({ clauses }) => clauses.length > 0);
  const verbal = group.filter(({ topic, verbs }) => VERBAL.has(topic) && verbs.length > 0);
  const rest = group.filter((one) => ![nearby, told, verbal].some((all) => all.includes(one)));
  const toldByTopic = Map.groupBy(told, ({ topic }) => topic);
  for (const [topic, some] of toldByTopic) if (topic !== 'costs') parts.push(composeTold(some, telling));
  if (verbal.length > 0) parts.push(...composeVerbs(verbal, telling));
  // Nobody walks through land.
  const voice = telling.home === 'the lot' && tone === 'walkthrough' ? 'plain' : tone;
  for (const [topic, all] of Map.groupBy(rest, (one) => one.topic))
    for (const [at, some] of mostTellingFirst(chunks(shuffleNear(all, random), MOST_IN_CLAUSE)).entries())
      parts.push(
        composeNouns(
          (at === 0 ? FRAMES[voice][topic] : (MORE[voice][topic] ?? MORE[voice].home)).filter(
            (frame) => telling.hasInside || !/\bback\b/.test(frame),
          ),
          some,
          telling,
        ),
      );
  if (nearby.length > 0) parts.push(composeNearby(nearby, random));
  const costs = toldByTopic.get('costs');
  if (costs !== undefined) parts.push(composeTold(costs, telling));
  return parts;
}

interface Clause {
  text: string;
  fields: readonly string[];
  salience: number;
  topics: readonly Topic[];
  isShort: boolean;
  /** Stands in a sentence of its own. */
  isAlone?: boolean;
}

const clauseOf = (text: string, statements: readonly Statement[]): Clause => ({
  text,
  fields: [...new Set(statements.flatMap(({ fields }) => fields))],
  salience: mostSalient(statements),
  topics: [...new Set(statements.map(({ topic }) => topic))],
  isShort: statements.length === 1 || text.length < 60,
});

/** "Built in 1962, the house has a metal roof and is heated by a heat pump." */
function composeVerbs(statements: readonly Statement[], telling: Telling): Clause[] {
  const some = [...Map.groupBy(shuffleNear(statements, telling.random), ({ topic }) => AREA_OF[topic]).values()];
  return some.flatMap((all) => chunks(all, MOST_VERBS)).map((all) => composeVerbsOf(all, telling));
}

const MOST_VERBS = 3;

function composeVerbsOf(some: readonly Statement[], { random, home }: Telling): Clause {
  const opener = some.find(({ openings }) => openings.length > 0);
  const isOpened = opener !== undefined && some.length > 1 && random.chance(0.5);
  const others = isOpened ? some.filter((one) => one !== opener) : some;
  const verbs = mergeHas(others.map(({ verbs: all }) => random.pick(all)));
  const told = `${home} ${joinWords(verbs)}`;
  return clauseOf(isOpened ? `${random.pick(opener.openings)}, ${told}` : told, some);
}

/** "has a roof" and "has walls" become "has a roof and walls". */
function mergeHas(verbs: readonly string[]): string[] {
  const has = verbs.filter((verb) => verb.startsWith('has '));
  if (has.length < 2) return [...verbs];
  const merged = `has ${joinWords(has.map((verb) => verb.slice(4)))}`;
  return [...verbs.filter((verb) => !verb.startsWith('has ')), merged];
}

function composeNouns(all: readonly string[], statements: readonly Statement[], { random, home }: Telling): Clause {
  // One steps out to a deck, and not to a fence.
  const nouns = statements
    .map(({ nouns: some, verbs }) => random.pick(some.length > 0 ? some : verbs))
    .toSorted((a, b) => Number(IS_NO_PLACE.test(a)) - Number(IS_NO_PLACE.test(b)));
  const list = joinWords(nouns);
  const isLed = !IS_NO_PLACE.test(nouns[0] ?? '');
  const fitting = all.filter((frame) => (nouns.length > 1 || !frame.includes('{L2}')) && (isLed || !LEADS_TO.test(frame)));
  const frames = fitting.length > 0 ? fitting : all.filter((frame) => !frame.includes('{L2}'));
  // With a list, the verb agrees with its first part.
  const verb = isPlural(nouns[0] ?? '') ? 'are' : 'is';
  return clauseOf(
    random.pick(frames).replace('{L2}', list).replace('{L}', list).replace('{is}', verb).replace('{H}', home),
    statements,
  );
}

const LEADS_TO = /\b(?:step|go|head|come|then)\b.* to \{L\}/;
/** Things that nobody goes to. */
const IS_NO_PLACE =
  /\b(?:fenc(?:e|ing)|sprinklers?|irrigation|hookups?|entrance|lighting|lights|sound system|internet|thermostat|vacuum|fans?|tubes?|chandelier|gutters?|doors?|awnings?|barbecue|grill|dog run)\b/;

/** "hardwood floors" and "two bedrooms on the main level" are; "street parking" and "a view of the hills" is. */
function isPlural(noun: string): boolean {
  const [head = ''] = noun.split(/ (?:on|in|of|below|with|for) /);
  return !/^(?:an?|one|no|the) /.test(noun) && /[^s]s$/.test(head);
}

/** Facts that have a clause of their own, as costs do. */
function composeTold(statements: readonly Statement[], { random, home }: Telling): Clause {
  const clauses = random.shuffle(statements).map((one) => random.pick(one.clauses).replace('{H}', home));
  return { ...clauseOf(clauses.join(', and '), statements), isAlone: true };
}

function composeNearby(statements: readonly Statement[], random: Random): Clause {
  const some = statements.slice(0, random.int(2, 3));
  const places = some.map(({ nouns, verbs }) => ({ name: nouns[0] ?? '', minutes: verbs[0] ?? '' }));
  const unit = (minutes: string) => (minutes === '1' ? '1 minute' : `${minutes} minutes`);
  const [head, ...rest] = places;
  if (head === undefined) return clauseOf('', some);
  const forms = [
    `on foot, ${joinWords(places.map(({ name, minutes }) => `${name} is ${unit(minutes)} away`))}`,
    `it is ${joinWords([`${withArticle(`${head.minutes}-minute`)} walk to ${head.name}`, ...rest.map(({ name, minutes }) => `${unit(minutes)} to ${name}`)])}`,
    `on foot, it is ${joinWords(places.map(({ name, minutes }) => `${unit(minutes)} to ${name}`))}`,
    `walking times: ${joinWords(places.map(({ name, minutes }) => `${unit(minutes)} to ${name}`))}`,
    joinWords(places.map(({ name, minutes }) => `${name} is ${withArticle(`${minutes}-minute`)} walk away`)),
  ];
  return { ...clauseOf(random.pick(forms), some), isAlone: true };
}

function composeListed(group: readonly Statement[], tone: 'concise' | 'factual', random: Random): WrittenSentence[] {
  const byTopic = [...Map.groupBy(group, ({ topic }) => topic)];
  const lines = byTopic.flatMap(([topic, all]) =>
    chunks(shuffleNear(all, random), MOST_IN_LINE).map((some) => {
      const isLabelled = tone === 'factual' || topic === 'nearby' || topic === 'kitchen' || topic === 'shared';
      const words =
        topic === 'nearby'
          ? some.map(({ nouns, verbs }) => `${bare(nouns[0] ?? '')} (${verbs[0]} ${verbs[0] === '1' ? 'minute' : 'minutes'})`)
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
  const sentences: Clause[] = [];
  for (const line of lines) {
    const before = sentences.at(-1);
    if (
      before !== undefined &&
      isRelated(before, line) &&
      [before, line].every(({ text }) => !text.includes(':') && text.length < 60)
    )
      sentences[sentences.length - 1] = mergeClauses([before, line], ', ');
    else sentences.push(line);
  }
  return sentences.map(sentenceOf);
}

/** Labels that say no word again which stands behind them: "Grounds: corner lot", not "Lot: corner lot". */
function labelsFor(topic: Topic, words: readonly string[]): readonly string[] {
  const said = new Set(words.flatMap((one) => one.toLowerCase().split(/[^a-z]+/)));
  const fresh = LABELS[topic].filter((label) => !said.has(label.toLowerCase().split(' ').at(-1) ?? ''));
  return fresh.length > 0 ? fresh : LABELS[topic];
}

const bare = (noun: string): string => noun.replace(/^(?:an?|the) (?!record)/, '');

function joinClauses(clauses: readonly Clause[], telling: Telling): WrittenSentence[] {
  const sentences: WrittenSentence[] = [];
  let at = 0;
  while (at < clauses.length) {
    const [one, next] = [clauses[at], clauses[at + 1]];
    if (one === undefined) break;
    if (next !== undefined && isJoinable(one, next, telling)) {
      sentences.push(sentenceOf(joinTwo(one, next, telling)));
      at += 2;
    } else {
      sentences.push(sentenceOf(one));
      at += 1;
    }
  }
  return sentences;
}

/** Whether two clauses make one sentence: neither at length, and both are of the home, or of what the reader gets. */
const isJoinable = (one: Clause, next: Clause, { home, most }: Telling): boolean =>
  (one.isShort || next.isShort) &&
  one.isAlone !== true &&
  next.isAlone !== true &&
  !IMPERATIVE.test(one.text) &&
  !(HAS_TWO_VERBS.test(one.text) && HAS_TWO_VERBS.test(next.text)) &&
  (isRelated(one, next) || (!isIn(one, 'below') && one.text.length + next.text.length < LITTLE)) &&
  ((next.text.startsWith(`${home} `) && (isOfHome(one.text, home) || (isOutdoors(one) && isOutdoors(next)))) ||
    (next.text.startsWith('you ') && one.text.startsWith('you ')) ||
    (isIndoors(one) && /^(?:the|your) (?:kitchen|interior) /.test(next.text))) &&
  one.text.length + next.text.length < most;

/** Subjects that belong together: what one of them says, another can go on from. */
const AREA_OF: Readonly<Record<Topic, string>> = {
  build: 'building',
  systems: 'building',
  inside: 'indoors',
  kitchen: 'indoors',
  private: 'indoors',
  below: 'below',
  outside: 'outdoors',
  lot: 'outdoors',
  parking: 'outdoors',
  shared: 'shared',
  nearby: 'nearby',
  costs: 'costs',
};
const isIn = ({ topics }: Pick<Clause, 'topics'>, area: string): boolean => topics.every((topic) => AREA_OF[topic] === area);
const isIndoors = (clause: Clause): boolean => isIn(clause, 'indoors');
const isOutdoors = (clause: Clause): boolean => isIn(clause, 'outdoors');
const isRelated = (one: Pick<Clause, 'topics'>, next: Pick<Clause, 'topics'>): boolean =>
  isIn(next, AREA_OF[one.topics.at(-1) ?? 'build']);
const isOfHome = (text: string, home: string): boolean => text.startsWith(`${home} `) || text.includes(`, ${home} `);

/** "The house rises two stories" and "the house has a porch" become one sentence, in which the home is named at most once. */
function joinTwo(one: Clause, next: Clause, { random, home }: Telling): Clause {
  if (!next.text.startsWith(`${home} `)) return mergeClauses([one, next], ', and ');
  const told = next.text.slice(home.length + 1);
  const had = /^(?:also )?(?:has|offers|comes with|gives you) ((?:(?! and (?:is|rises|makes|dates|sits)\b).)+)$/.exec(told)?.[1];
  if (!isOfHome(one.text, home))
    return had === undefined
      ? mergeClauses([one, next], ', and ')
      : mergeClauses([one, { ...next, text: random.pick([`along with ${had}`, `plus ${had}`]) }], ', ');
  if (had !== undefined && told.startsWith('gives you ') && one.text.includes(' gives you '))
    return mergeClauses([one, { ...next, text: `along with ${had}` }], ', ');
  // "Has a garage" and "has a carport" become "has a garage and a carport".
  if (had !== undefined && isRelated(one, next) && HAS_ONE_THING.test(one.text) && !had.includes(' and '))
    return mergeClauses([one, { ...next, text: had }], ' and ');
  return had !== undefined && isRelated(one, next) && random.chance(0.5)
    ? mergeClauses([one, { ...next, text: `with ${had}` }], ', ')
    : mergeClauses([one, { ...next, text: `it ${told}` }], ', and ');
}

const mergeClauses = (clauses: readonly Clause[], glue: string): Clause => ({
  text: clauses.map(({ text }) => text).join(glue),
  fields: [...new Set(clauses.flatMap(({ fields }) => fields))],
  salience: Math.max(...clauses.map(({ salience }) => salience)),
  topics: clauses.flatMap(({ topics }) => topics),
  isShort: false,
});

export const sentenceOf = ({ text, fields, salience }: Pick<Clause, 'text' | 'fields' | 'salience'>): WrittenSentence => ({
  text: `${capitalize(text)}.`,
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

/** What goes on with "also" never outlives what it goes on from. */
const mostTellingFirst = (parts: readonly (readonly Statement[])[]): (readonly Statement[])[] =>
  parts.toSorted((a, b) => mostSalient(b) - mostSalient(a));
const mostSalient = (statements: readonly Statement[]): number => Math.max(...statements.map(({ salience }) => salience));

/** Parts of about the same size, none larger than `most`. */
function chunks<T>(items: readonly T[], most: number): T[][] {
  const count = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
