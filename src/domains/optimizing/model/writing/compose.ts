import { withArticle } from '#lib/format.ts';
import type { Random } from '#lib/random.ts';
import {
  AREA_OF,
  type Clause,
  clauseOf,
  isRelated,
  mergeClauses,
  mostSalient,
  sentenceOf,
  type Telling,
  type WrittenSentence,
} from './clause.ts';
import { joinClauses, LITTLE } from './join-clauses.ts';
import { bare, headOf, joinWords, mergeHeads, OF_ORDINARY, type Statement, type Topic } from './statement.ts';
import { FRAMES, LABELS, MORE, PLANS, REST, type Tone, WALK_PLANS } from './tones.ts';

const MOST_IN_CLAUSE = 5;
/** Of a list after a label: one line for each subject, unless it is very long. */
const MOST_IN_LINE = 9;
/** So many more follow after those that set a home apart. */
const MOST_IN_TIERS = 8;
const MOST_ORDINARY = 6;
const VERBAL = new Set<Topic>(['build', 'lot', 'systems', 'parking']);

interface Composing {
  random: Random;
  /** How the home is called: "the house". */
  home: string;
  /** Nobody can go there yet. */
  isToCome: boolean;
}

/** Sentences of a text in one tone, in order. */
export function composeSentences(
  statements: readonly Statement[],
  tone: Tone,
  { random, home, isToCome }: Composing,
): WrittenSentence[] {
  const byTopic = Map.groupBy(withLittlePrivate(statements), ({ topic }) => topic);
  const plan = random.pick(tone === 'walkthrough' ? WALK_PLANS : PLANS);
  const groups = gatherLoose(
    plan.map((topics) => topics.flatMap((topic) => byTopic.get(topic) ?? [])).filter((group) => group.length > 0),
  );
  if (tone === 'concise' || tone === 'factual') {
    const labels = { used: new Set<string>(), home };
    const lines = groups.flatMap((group) => listLines(group, tone, { random, labels }));
    return (tone === 'factual' ? joinLabelled(lines) : joinLines(lines)).map(sentenceOf);
  }
  const hasInside = statements.some(({ topic }) => AREA_OF[topic] === 'indoors' || topic === 'below');
  const telling = { random, home, isToCome, most: MOST_JOINED[tone], hasInside, used: new Set<string>() };
  return joinClauses(
    groups.flatMap((group) => composeGroup(group, tone, telling)),
    telling,
  );
}

const MOST_LITTLE = 2;

/** "There is a washer and dryer" is what many homes could say: so little goes with what else is inside. */
function withLittlePrivate(statements: readonly Statement[]): readonly Statement[] {
  const little = statements.filter(({ topic, clauses }) => topic === 'private' && clauses.length === 0);
  const inside = statements.filter(({ topic }) => topic === 'inside');
  if (inside.length === 0 || little.length > MOST_LITTLE) return statements;
  return statements.map((one) => (little.includes(one) ? { ...one, topic: 'inside' } : one));
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

/** Calm sentences are longer than those that speak to the reader. */
const MOST_JOINED = { plain: 160, warm: 150, walkthrough: 140 } as const;

function composeGroup(group: readonly Statement[], tone: 'plain' | 'warm' | 'walkthrough', telling: Telling): Clause[] {
  const { random } = telling;
  const parts: Clause[] = [];
  const nearby = group.filter(({ topic }) => topic === 'nearby');
  const told = group.filter(({ clauses }) => clauses.length > 0);
  // "A garage and a driveway" are one thing to say.
  const isParkingListed = group.some(({ topic, verbs }) => topic === 'parking' && verbs.length === 0);
  const verbal = group.filter(
    ({ topic, verbs }) => VERBAL.has(topic) && verbs.length > 0 && !(topic === 'parking' && isParkingListed),
  );
  const rest = group.filter((one) => ![nearby, told, verbal].some((all) => all.includes(one)));
  const toldByTopic = Map.groupBy(told, ({ topic }) => topic);
  for (const [topic, some] of toldByTopic) if (topic !== 'costs') parts.push(composeTold(some, telling));
  // "On a corner lot, the house has a patio and a garden"
  const yard = rest.filter(({ topic }) => AREA_OF[topic] === 'outdoors');
  const ground =
    yard.length > 0 && telling.home !== 'the lot' && random.chance(0.6)
      ? verbal.find(({ topic, openings: [opening = ''] }) => topic === 'lot' && / lot\b/.test(opening))
      : undefined;
  const others = verbal.filter((one) => one !== ground);
  if (others.length > 0) parts.push(...composeVerbs(others, telling));
  // Nobody walks through land, nor through a home that is not there.
  const voice = telling.isToCome || (telling.home === 'the lot' && tone === 'walkthrough') ? 'plain' : tone;
  const lists = [...Map.groupBy(rest, ({ topic }) => (topic === 'lot' && hasOutside(rest) ? 'outside' : topic))];
  for (const [topic, all] of lists) {
    const isOnGround = ground !== undefined && all.some((one) => one === yard[0]);
    for (const [at, some] of inTiers(shuffleNear(all, random)).entries()) {
      const frames =
        at > 0
          ? (MORE[voice][topic] ?? MORE[voice].home)
          : isOnGround
            ? GROUND_FRAMES[voice].map((frame) => `${random.pick(ground.openings)}, ${frame}`)
            : FRAMES[voice][topic];
      const clause = composeTiers(
        frames.filter((frame) => telling.hasInside || !/\bback\b/.test(frame)),
        some,
        { ...telling, rest: REST[voice] },
      );
      parts.push(at === 0 && isOnGround ? withFields(clause, ground) : clause);
    }
  }
  if (nearby.length > 0) parts.push(composeNearby(nearby, random));
  const costs = toldByTopic.get('costs') ?? [];
  const paid = costs.length === 0 ? undefined : composeTold(costs, telling);
  // What a fee includes is a sentence of its own.
  if (paid !== undefined) parts.push(...(paid.text.length < LITTLE ? [paid] : costs.map((one) => composeTold([one], telling))));
  return parts;
}

/** What begins with the ground that the home stands on. */
const GROUND_FRAMES = {
  plain: ['{H} has {L}', '{H} offers {L}', 'there {is} {L}'],
  warm: ['you have {L}', '{H} gives you {L}', 'you’ll find {L}'],
  walkthrough: ['there {is} {L}', '{H} has {L}'],
} as const;

const hasOutside = (statements: readonly Statement[]): boolean => statements.some(({ topic }) => topic === 'outside');

const withFields = (clause: Clause, { fields, salience, topic }: Statement): Clause => ({
  ...clause,
  fields: [...new Set([...fields, ...clause.fields])],
  salience: Math.max(clause.salience, salience),
  topics: [...new Set([...clause.topics, topic])],
});

/** The parts of a clause: what sets the home apart, and what most homes have. More than a sentence holds goes on in others. */
function inTiers(statements: readonly Statement[]): (readonly Statement[])[][] {
  const special = statements.filter(({ salience }) => salience > OF_ORDINARY).slice(0, MOST_IN_CLAUSE);
  const isOneList = special.length < 2 || special.length === statements.length;
  if (statements.length <= (isOneList ? MOST_ORDINARY : MOST_IN_CLAUSE)) return [[statements]];
  if (isOneList || statements.length > MOST_IN_TIERS)
    return mostTellingFirst(chunks(statements, MOST_IN_CLAUSE)).map((some): (readonly Statement[])[] => [some]);
  // All floors are named together.
  const heads = new Set(special.map(({ nouns: [noun = ''] }) => headOf(noun)).filter((head) => head !== undefined));
  const isLed = (one: Statement) => special.includes(one) || heads.has(headOf(one.nouns[0] ?? '') ?? '');
  const others = statements.filter((one) => !isLed(one));
  return [others.length === 0 ? [statements] : [statements.filter(isLed), others]];
}

function composeTiers(
  frames: readonly string[],
  [led = [], others = []]: readonly (readonly Statement[])[],
  { rest, ...telling }: Telling & { rest: readonly string[] },
): Clause {
  const clause = composeNouns(frames, led, telling);
  if (others.length === 0) return clause;
  const nouns = others.map(({ nouns: some, verbs }) => telling.random.pick(some.length > 0 ? some : verbs));
  const text = `${clause.text}${telling.random.pick(rest).replace('{R}', joinWords(mergeHeads(nouns)))}`;
  return { ...clauseOf(text, [...led, ...others]), isShort: false, isAlone: true };
}

/** "Built in 1962, the house has a metal roof and is heated by a heat pump." */
function composeVerbs(statements: readonly Statement[], telling: Telling): Clause[] {
  const outdoors = statements.filter(({ topic }) => AREA_OF[topic] === 'outdoors');
  const hasBuilding = outdoors.length < statements.length;
  // "It has an attached two-car garage" is what many homes could say: alone, it goes with the building.
  const areaOf = ({ topic }: Statement) =>
    topic === 'parking' && outdoors.length === 1 && hasBuilding ? 'building' : AREA_OF[topic];
  const some = [...Map.groupBy(shuffleNear(statements, telling.random), areaOf).values()];
  return some.flatMap((all) => chunks(all, MOST_VERBS)).map((all) => composeVerbsOf(all, telling));
}

const MOST_VERBS = 4;

function composeVerbsOf(some: readonly Statement[], { random, home }: Telling): Clause {
  const opener = some.find(({ openings }) => openings.length > 0);
  const isOpened = opener !== undefined && some.length > 1 && random.chance(0.5);
  const others = isOpened ? some.filter((one) => one !== opener) : some;
  const verbs = mergeHas(others.map(({ verbs: all }) => random.pick(all)));
  // "Is one story tall and has a roof and walls" has no comma.
  const isPair = verbs.length === 2 && verbs[0]?.includes(' and ') === false;
  const told = `${home} ${isPair ? verbs.join(' and ') : joinWords(verbs)}`;
  return clauseOf(isOpened ? `${random.pick(opener.openings)}, ${told}` : told, some);
}

/** "has a roof" and "has walls" become "has a roof and walls". */
function mergeHas(verbs: readonly string[]): string[] {
  const has = verbs.filter((verb) => verb.startsWith('has '));
  if (has.length < 2) return [...verbs];
  const merged = `has ${joinWords(has.map((verb) => verb.slice(4)))}`;
  return [...verbs.filter((verb) => !verb.startsWith('has ')), merged];
}

function composeNouns(all: readonly string[], statements: readonly Statement[], telling: Telling): Clause {
  const { random, home } = telling;
  // One steps out to a deck, and not to a fence.
  const nouns = statements
    .map(({ nouns: some, verbs }) => random.pick(some.length > 0 ? some : verbs))
    .toSorted((a, b) => Number(IS_NO_PLACE.test(a)) - Number(IS_NO_PLACE.test(b)));
  const merged = mergeHeads(nouns);
  const list = joinWords(merged);
  const isLed = !IS_NO_PLACE.test(nouns[0] ?? '');
  const fitting = all.filter((frame) => (nouns.length > 1 || !frame.includes('{L2}')) && (isLed || !LEADS_TO.test(frame)));
  const frames = fitting.length > 0 ? fitting : all.filter((frame) => !frame.includes('{L2}'));
  // With a list, the verb agrees with its first part.
  const verb = isPlural(merged[0] ?? '') ? 'are' : 'is';
  return clauseOf(
    pickFresh(frames, telling).replace('{L2}', list).replace('{L}', list).replace('{is}', verb).replace('{H}', home),
    statements,
  );
}

/** A frame that the text has not used, and no second "also" if there is a way around it. */
function pickFresh(frames: readonly string[], { random, used }: Telling): string {
  const keyOf = (frame: string) => (/\balso\b/.test(frame) ? 'also' : frame.replace(/^.*, (?=\{H\}|you|there)/, ''));
  const fresh = frames.filter((frame) => !used.has(keyOf(frame)));
  const frame = random.pick(fresh.length > 0 ? fresh : frames);
  used.add(keyOf(frame));
  return frame;
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
  const isOfHome = statements.every(({ topic }) => topic === 'build' || topic === 'private');
  return { ...clauseOf(clauses.join(', and '), statements), isAlone: !isOfHome };
}

function composeNearby(statements: readonly Statement[], random: Random): Clause {
  const some = statements.slice(0, random.int(2, 3));
  const places = some.map(({ nouns, verbs }) => ({ name: nouns[0] ?? '', minutes: verbs[0] ?? '' }));
  const unit = (minutes: string) => (minutes === '1' ? '1 minute' : `${minutes} minutes`);
  const [head, ...rest] = places;
  if (head === undefined) return clauseOf('', some);
  if (rest.length === 0) return clauseOf(`${head.name} is ${withArticle(`${head.minutes}-minute`)} walk away`, some);
  const forms = [
    `on foot, ${joinWords(places.map(({ name, minutes }) => `${name} is ${unit(minutes)} away`))}`,
    `it is ${joinWords([`${withArticle(`${head.minutes}-minute`)} walk to ${head.name}`, ...rest.map(({ name, minutes }) => `${unit(minutes)} to ${name}`)])}`,
    `on foot, it is ${joinWords(places.map(({ name, minutes }) => `${unit(minutes)} to ${name}`))}`,
    `from the door, it is ${joinWords(places.map(({ name, minutes }) => `${unit(minutes)} to ${name}`))} on foot`,
  ];
  return { ...clauseOf(random.pick(forms), some), isAlone: true };
}

interface Labels {
  /** Those that stand before another line. */
  used: Set<string>;
  home: string;
}

function listLines(
  group: readonly Statement[],
  tone: 'concise' | 'factual',
  { random, labels }: { random: Random; labels: Labels },
): Clause[] {
  const byTopic = [...Map.groupBy(group, ({ topic }) => topic)];
  return byTopic.flatMap(([topic, all]) =>
    mostTellingFirst(chunks(shuffleNear(all, random), MOST_IN_LINE)).map((some) => {
      const isLabelled = tone === 'factual' || topic === 'nearby' || topic === 'kitchen' || topic === 'shared';
      const words =
        topic === 'nearby'
          ? some.map(({ nouns, verbs }) => `${bare(nouns[0] ?? '')} (${verbs[0]} ${verbs[0] === '1' ? 'minute' : 'minutes'})`)
          : some.map(({ nouns, listed, verbs }) => {
              const things = nouns.length > 0 ? nouns : verbs;
              return bare(random.pick(isLabelled && listed.length > 0 ? listed : things));
            });
      const label = isLabelled ? random.pick(labelsFor(topic, words, labels)) : '';
      if (isLabelled) labels.used.add(label);
      // "A fee of $400 that covers water, trash and gas; property tax of $4,000"
      const list = words.join(
        words.length > 1 && topic === 'costs' && words.some((one) => / and | that covers /.test(one)) ? '; ' : ', ',
      );
      return clauseOf(isLabelled ? `${label}: ${list}` : list, some);
    }),
  );
}

/** Letters of a line that says one thing, which many homes have. */
const SHORT_LINE = 45;
const MOST_IN_LINES = 120;

/** Short lines go on with the next one, and where there is little to say all are one: "Cars: carport; inside: fireplace". */
function joinLabelled(lines: readonly Clause[]): Clause[] {
  const isLittle = areLittle(lines);
  const joined: Clause[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const fits =
      before !== undefined &&
      (isLittle ||
        ([before, line].some(({ text }) => text.length < SHORT_LINE) && before.text.length + line.text.length < MOST_IN_LINES));
    if (!fits) joined.push(line);
    else {
      const more = { ...line, text: line.text.replace(/^[A-Z]/, (first) => first.toLowerCase()) };
      joined[joined.length - 1] = mergeClauses([before, more], '; ');
    }
  }
  return joined;
}

const areLittle = (lines: readonly Clause[]): boolean => lines.reduce((sum, { text }) => sum + text.length, 0) < LITTLE;

const SHORT_LIST = 28;

/** Short lines without a label share a sentence where they belong together, and all of them where there is little to say. */
function joinLines(lines: readonly Clause[]): Clause[] {
  const isLittle = areLittle(lines);
  const joined: Clause[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    // What would stand alone goes on with whatever is next to it.
    const isShort = before !== undefined && [before, line].some(({ text }) => text.length < SHORT_LIST);
    if (
      before !== undefined &&
      (isLittle || isShort || isRelated(before, line)) &&
      [before, line].every(({ text }) => !/[:;$]/.test(text) && text.length < (isLittle || isShort ? LITTLE : 60))
    )
      joined[joined.length - 1] = mergeClauses([before, line], ', ');
    else joined.push(line);
  }
  return joined;
}

/**
 * Labels that no line has yet, and that say no word again: "Grounds: corner lot", not "Lot: corner lot", nor "Lot in Tampa; lot: …".
 * What is inside has labels of its own once there is a line about the inside: "Inside: …", then "More inside: …".
 */
function labelsFor(topic: Topic, words: readonly string[], { used, home }: Labels): readonly string[] {
  // What one sees from a unit is not on its lot.
  if (topic === 'lot' && words.every((word) => /\bviews?\b/.test(word))) return ['Setting'];
  const isInside = topic === 'inside' || topic === 'private';
  const of = isInside ? (LABELS.inside.some((label) => used.has(label)) ? 'private' : 'inside') : topic;
  const said = new Set([home, ...words].flatMap((one) => one.toLowerCase().split(/[^a-z]+/)));
  const fresh = LABELS[of].filter((label) => !used.has(label));
  const apt = fresh.filter((label) => !said.has(label.toLowerCase().split(' ').at(-1) ?? ''));
  return [apt, fresh, LABELS[of]].find((some) => some.length > 0) ?? [];
}

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

/** Parts of about the same size, none larger than `most`. */
function chunks<T>(items: readonly T[], most: number): T[][] {
  const count = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
