import { lettersOfClass, parsePattern, type PatternPart } from './pattern-parts.ts';

/** Every match of a pattern contains one of these texts. */
export type OneOf = readonly string[];

interface Needs {
  /** All that the part can match, where that is little. */
  all: OneOf | undefined;
  /** What is in every match, where `all` does not tell. */
  some: OneOf[];
}

const MOST_FORMS = 48;
const MOST_TEXTS = 200;
/** Shorter ones are in most sentences. */
export const LEAST_LETTERS = 3;
const NOTHING: Needs = { all: [''], some: [] };
const ANYTHING: Needs = { all: undefined, some: [] };

/** What a text must contain for a pattern to match: checking that costs far less than compiling the pattern. */
export function neededTexts(source: string): OneOf[] {
  return everyOf(needsOf(parsePattern(source)));
}

function needsOf(part: PatternPart): Needs {
  switch (part.kind) {
    case 'letter':
      return { all: [part.letter], some: [] };
    case 'class': {
      const letters = lettersOfClass(part.source);
      return letters !== undefined && letters.length <= 6 ? { all: letters, some: [] } : ANYTHING;
    }
    case 'around':
      return NOTHING;
    case 'repeat': {
      const one = needsOf(part.part);
      if (part.least === 1 && part.most === 1) return one;
      if (part.least > 0) return { all: undefined, some: everyOf(one) };
      return part.most === 1 && one.all !== undefined ? { all: ['', ...one.all], some: [] } : ANYTHING;
    }
    case 'choice':
      return chooseOf(part.parts.map(needsOf));
    case 'sequence':
      return joinOf(part.parts);
    default:
      return part satisfies never;
  }
}

function chooseOf(choices: readonly Needs[]): Needs {
  const all = choices.flatMap((one) => one.all ?? []);
  if (all.length <= MOST_FORMS && choices.every((one) => one.all !== undefined)) return { all: [...new Set(all)], some: [] };
  const best = choices.map((one) => mostTelling(everyOf(one)));
  const texts = new Set(best.flatMap((one) => one ?? []));
  return { all: undefined, some: best.includes(undefined) || texts.size > MOST_TEXTS ? [] : [[...texts]] };
}

function joinOf(parts: readonly PatternPart[]): Needs {
  const some: OneOf[] = [];
  let isWhole = true;
  let run: OneOf = [''];
  let letters = '';
  for (const part of parts) {
    // Most parts are letters: they are put together first.
    if (part.kind === 'letter') {
      letters += part.letter;
      continue;
    }
    run = goOnWith(run, letters);
    letters = '';
    const { all, some: inner } = needsOf(part);
    if (all !== undefined && all.length * run.length <= MOST_FORMS) {
      run = run.flatMap((begun) => all.map((text) => begun + text));
      continue;
    }
    isWhole = false;
    some.push(...tellingOf(run), ...inner);
    run = all ?? [''];
  }
  run = goOnWith(run, letters);
  return isWhole ? { all: run, some } : { all: undefined, some: [...some, ...tellingOf(run)] };
}

function goOnWith(run: OneOf, letters: string): OneOf {
  return letters === '' ? run : run.map((begun) => begun + letters);
}

function everyOf({ all, some }: Needs): OneOf[] {
  return all === undefined ? some : tellingOf(all);
}

function tellingOf(texts: OneOf): OneOf[] {
  return texts.some((text) => text.length < LEAST_LETTERS) ? [] : [texts];
}

/** The one that fewest texts hold: of long ones, and then of few. */
export function mostTelling(every: readonly OneOf[]): OneOf | undefined {
  const shortest = (texts: OneOf) => Math.min(...texts.map((text) => text.length));
  return every.toSorted((a, b) => shortest(b) - shortest(a) || a.length - b.length)[0];
}

export const MARKS = 4096;

export function markOf(text: string, at: number): number {
  return (text.charCodeAt(at) * 1021 + text.charCodeAt(at + 1) * 61 + text.charCodeAt(at + 2)) % MARKS;
}

/** Tells whether a text holds needed ones. Most are not in it, which the marks of all its threes of letters tell without a search. */
export function searcherOf(text: string): (part: string) => boolean {
  const marks = new Uint8Array(MARKS);
  for (let at = 0; at + LEAST_LETTERS <= text.length; at++) marks[markOf(text, at)] = 1;
  return (part) => marks[markOf(part, 0)] === 1 && marks[markOf(part, part.length - LEAST_LETTERS)] === 1 && text.includes(part);
}
