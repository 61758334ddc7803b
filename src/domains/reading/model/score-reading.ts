import type { Reading } from '../contract.ts';

/** A labelled sentence: the right reading, and slots that neither help nor hurt. */
export interface ReadingCase {
  id: string;
  query: string;
  gold: Reading;
  optional: Record<string, unknown>;
}

export interface Score {
  hits: number;
  /** Slots that the reading has and the right one lacks. */
  added: string[];
  missing: string[];
  isExact: boolean;
}

/** A reading as comparable slots: each filter's values, the order, each tag, each near or commute place. */
function toSlots({ filters, sort, must, must_not: mustNot }: Reading): Map<string, string> {
  const slots = new Map<string, string>();
  const add = (slot: string, key: string) => slots.set(slot, key);
  for (const [key, value] of Object.entries(filters)) {
    if (key === 'near') for (const near of filters.near ?? []) add(`near=${near.place.toLowerCase()}`, key);
    else if (key === 'commute') for (const one of filters.commute ?? []) add(`commute=${one.to.toLowerCase()}`, key);
    else if (Array.isArray(value)) for (const item of value) add(`${key}=${String(item).toLowerCase()}`, key);
    else add(`${key}=${String(value).toLowerCase()}`, key);
  }
  if (sort !== null) add(`sort=${sort.field}:${sort.dir}`, 'sort');
  for (const tag of must) add(`must=${tag}`, 'must');
  for (const tag of mustNot) add(`must_not=${tag}`, 'must_not');
  return slots;
}

/** "Around X" said as a range that contains X within 25% is as good. */
function foldTargets(read: Map<string, string>, gold: Reading, parsed: Reading): void {
  const target = gold.filters.price_target;
  const { price_min: min, price_max: max } = parsed.filters;
  if (target === undefined || min === undefined || max === undefined || parsed.filters.price_target !== undefined) return;
  if (min < target * 0.75 || max > target * 1.25 || target < min || target > max) return;
  read.delete(`price_min=${min}`);
  read.delete(`price_max=${max}`);
  read.set(`price_target=${target}`, 'price_target');
}

export function scoreReading({ gold, optional }: ReadingCase, parsed: Reading): Score {
  const [right, read] = [toSlots(gold), toSlots(parsed)];
  foldTargets(read, gold, parsed);
  const isOptional = (slot: string, key: string) => {
    const allowed = optional[key];
    if (allowed === undefined) return false;
    const value = slot.slice(slot.indexOf('=') + 1);
    return (Array.isArray(allowed) ? allowed : [allowed]).some((item) => String(item).toLowerCase() === value);
  };
  const missing = [...right.keys()].filter((slot) => !read.has(slot));
  // Where another value is as good, the first one is not missed.
  const missed = missing.filter((slot) => ![...read].some(([other, key]) => key === right.get(slot) && isOptional(other, key)));
  const added = [...read].filter(([slot, key]) => !right.has(slot) && !isOptional(slot, key)).map(([slot]) => slot);
  const flagsAgree =
    (gold.fair_housing?.flag ?? false) === (parsed.fair_housing?.flag ?? false) &&
    (gold.safety?.flag ?? null) === (parsed.safety?.flag ?? null);
  return {
    hits: right.size - missing.length,
    added,
    missing: missed,
    isExact: added.length === 0 && missed.length === 0 && flagsAgree,
  };
}

/** Share of the slots read that are right, over all cases. */
export function slotPrecision(scores: readonly Score[]): number {
  const hits = scores.reduce((total, score) => total + score.hits, 0);
  return hits / Math.max(1, hits + scores.reduce((total, score) => total + score.added.length, 0));
}

/** Harmonic mean of precision and recall over all slots of all cases. */
export function slotF1(scores: readonly Score[]): number {
  const sum = (read: (score: Score) => number) => scores.reduce((total, score) => total + read(score), 0);
  const hits = sum((score) => score.hits);
  const precision = slotPrecision(scores);
  const recall = hits / Math.max(1, hits + sum((score) => score.missing.length));
  return hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
