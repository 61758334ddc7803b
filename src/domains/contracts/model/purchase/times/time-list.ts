import type { Span } from '../../text/contract-text.ts';
import { UNTICKED } from '../../text/marks.ts';
import type { Deadline, Named } from './deadline.ts';

const OPEN_BOX = new RegExp(String.raw`${UNTICKED}\s{0,3}$`);
/** Times of one paper; more say nothing. */
const MOST_DEADLINES = 90;

/** The times of one paper, each told once and by a name of its own. */
interface TimeList {
  /** Adds a time; returns its name, or undefined where it says nothing new. */
  add: (deadline: Named, from?: { isRow?: boolean }) => string | undefined;
  all: () => Named[];
}

/** An empty list for the times of a paper. */
export function listTimes(text: string): TimeList {
  const found = new Map<string, Named>();
  const ofRows = new Set<Named>();
  const add = (deadline: Named, { isRow = false } = {}): string | undefined => {
    // What stands beside an empty box was not chosen, though nothing else was.
    if (found.size >= MOST_DEADLINES || OPEN_BOX.test(text.slice(Math.max(0, deadline.start - 8), deadline.start)))
      return undefined;
    const { type, names } = deadline;
    const all = [...found.values()];
    // What a box says of possession, a clause says with the hour.
    const bare = type === 'possession' && deadline.time !== undefined ? found.get(type) : undefined;
    if (bare !== undefined && bare.time === undefined && isSame(bare, deadline)) {
      found.set(type, { ...deadline, type });
      return type;
    }
    // The same row, read once more without the event that it is counted from.
    const { rule } = deadline;
    if (rule?.from === null && all.some((other) => other.rule?.days === rule.days && overlaps(other, deadline))) return undefined;
    // What a row told without an hour, its sentence may tell with it.
    const bareRow =
      deadline.time === undefined
        ? undefined
        : all.find((other) => other.time === undefined && isSame(other, deadline) && overlaps(other, deadline));
    if (bareRow !== undefined) found.set(bareRow.type, { ...bareRow, time: deadline.time });
    const isNamedAnew = deadline.isOwnName === true;
    if (
      all.some(
        (other) =>
          isSame(other, deadline) &&
          !(
            isRow &&
            [...ofRows].some((row) => row.start === other.start && (isAnotherRow(row, deadline) || isTwin(row, deadline)))
          ) &&
          (other.type === type ||
            // A row tells what its count is for better than the sentence around it.
            ((isNamedAnew || deadline.day !== undefined || found.has(type)) &&
              other.isOwnName !== true &&
              overlaps(other, deadline)) ||
            (isNamedAnew && overlaps(other, deadline))),
      )
    )
      return undefined;
    // What a row was called in its own words has a kind after all.
    const renamed = isNamedAnew
      ? undefined
      : all.find((other) => other.isOwnName === true && isSame(other, deadline) && overlaps(other, deadline));
    if (renamed !== undefined) found.delete(renamed.type);
    const free = [type, ...names, `${type}_2`].find((name) => name !== undefined && !found.has(name));
    // A kind that was read elsewhere, with another time that a sentence without an event gives it, says nothing new.
    if (free === undefined || (free !== type && names.length === 0)) return undefined;
    found.set(free, { ...deadline, type: free });
    if (isRow) ofRows.add(deadline);
    return free;
  };
  return { add, all: () => [...found.values()] };
}

function isSame(a: Deadline, b: Deadline): boolean {
  return (
    a.day === b.day &&
    a.rule?.days === b.rule?.days &&
    a.rule?.basis === b.rule?.basis &&
    a.rule?.from === b.rule?.from &&
    a.rule?.direction === b.rule?.direction
  );
}

/** Rows of one list that are called differently are each a time of its own, also where their kind and count are the same. */
const isAnotherRow = (a: Named, b: Named) =>
  a.type === b.type &&
  a.names[0] !== undefined &&
  b.names[0] !== undefined &&
  a.names[0] !== b.names[0] &&
  !overlaps(a, b) &&
  Math.abs(a.start - b.start) < LONGEST_LIST;
const LONGEST_LIST = 1200;

/** "Financing & Appraisal Deadline": one row for two. */
const isTwin = (a: Named, b: Named) =>
  a.start === b.start && a.end === b.end && a.type !== b.type && a.isOwnName !== true && b.isOwnName === undefined;

const overlaps = (a: Span, b: Span) => a.start < b.end && a.end > b.start;
