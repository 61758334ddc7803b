import { orHidden } from '#domains/analytics/contract.ts';

/** Fewer known browsers say too little of how often people come back. */
const LEAST_KNOWN = 50;

export interface RecognitionCounts {
  /** Of all arms. */
  users: number;
  /** How many of them are browsers that are known for longer than a day, and the days on which those saw it. */
  known: number;
  knownDays: number;
  /** How many of those came on more than one day. */
  returned: number;
}

export interface JudgedRecognition {
  /** Null where it would tell of fewer than five people, as the next. */
  known: number | null;
  returned: number | null;
  /** On how many days a known browser saw it so far; null for too few of them. */
  daysEach: number | null;
  /** By how much of their width the intervals should be wider, at most, if the others came back as often. */
  widerBy: number | null;
}

/**
 * What visitors who are known for a day alone mean for the figures. Each of their days counts as a person of its own. If they came
 * back as often as known browsers, they are that many times fewer people; if each did the same on every day, which is the worst
 * case, the intervals are those of as many people, and their width goes by the square root.
 */
export function judgeRecognition({ users, known, knownDays, returned }: RecognitionCounts): JudgedRecognition {
  const daysEach = known < LEAST_KNOWN ? null : knownDays / known;
  const people = daysEach === null ? null : known + (users - known) / daysEach;
  return {
    known: hideIn(users, known),
    returned: hideIn(known, returned),
    daysEach,
    widerBy: people === null ? null : Math.sqrt(users / people) - 1,
  };
}

/** A part of some people, unless it or the rest of them is too few. */
const hideIn = (all: number, part: number): number | null => (orHidden(all - part) === null ? null : orHidden(part));
