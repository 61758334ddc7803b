import { addDays } from '#lib/calendar.ts';
import type { Span } from '../contract-text.ts';
import type { OwnCounting } from '../counting-words.ts';
import { dueDate } from '../due-date.ts';
import type { FormFamily } from '../form-families.ts';
import type { DayRule } from '../spans-of-days.ts';
import { countOf, dayToldOf, eventAt, longestName, nameOfDay, ownDaysByName, type OwnDay, type ToldDay } from './own-days.ts';
import { tellsStart } from './start-rule.ts';
import { dayOfTold, findToldEvents } from './told-events.ts';

/** How days are counted in a paper, and the days of the events that all papers know. */
interface KnownDays {
  family: FormFamily | undefined;
  counting: OwnCounting;
  /** The day of an event that all papers know; null where it has not been told. */
  startOf: (rule: DayRule) => string | null;
}

/** The day of the event of a count, and what the paper calls it, where it has a name of its own for it. */
interface EventDay extends ToldDay {
  name?: string | undefined;
}

/** The day of the event that a count at a place of the paper is from; undefined where the paper does not tell it. */
export type DayOfEvent = (place: Span) => EventDay | undefined;

/** "the end of the Contingency Window", "the day of delivery" */
const WRAPPED =
  /^(?:(?:the|such|said|this|that|any|its) )?(?:(?:end|expiration|expiry|close|conclusion|termination|last day|date|day) (?:of|on which|when) )?(?:(?:the|such|said|this|that|any) )?/i;
/** Names that are defined by names; a longer chain is none. */
const LONGEST_CHAIN = 4;

/**
 * Reads what a paper itself says of the events that its counts are from: a name with a day, a name with a count from another
 * event, or a sentence that tells when the thing happened. `text` is the paper in its own words.
 */
export function readDaysOfEvents(text: string, known: KnownDays): DayOfEvent {
  const names = ownDaysByName(text);
  const told = findToldEvents(text);

  function ofName(places: readonly OwnDay[], depth: number): ToldDay | undefined {
    const days = places.flatMap((place) => dayToldOf(place, text) ?? []);
    const [first] = days;
    if (first !== undefined) return days.every(({ day }) => day === first.day) ? first : undefined;
    // "“Commencement Day” is the later of the days on which they sign"
    const start = places.find(({ said }) => tellsStart(said));
    if (start !== undefined) return dayAt(known.startOf(START), start.place);
    for (const place of places) {
      const counted = countOf(place);
      const day = counted === undefined ? ofTold(place.said, place.place, '') : ofCount(counted, place, depth);
      if (day !== undefined) return day;
    }
    return undefined;
  }

  function ofCount({ rule, event }: { rule: DayRule; event: string }, { place }: OwnDay, depth: number): ToldDay | undefined {
    const start = known.startOf(rule) ?? ofWords(event, place, depth + 1)?.day;
    if (start == null || rule.days === null) return undefined;
    if (rule.isInHours === true) return dayAt(addDays(start, rule.days), place);
    return dayAt(dueDate({ ...rule, days: rule.days }, start, 'own_day', known.family, known.counting).day, place);
  }

  function ofTold(words: string, place: Span, sentence: string): ToldDay | undefined {
    const found = dayOfTold(told, words, place, sentence);
    return found === undefined ? undefined : dayAt(found.day, { start: found.at, end: found.at + LONGEST_DATE });
  }

  function ofWords(words: string, place: Span, depth: number): EventDay | undefined {
    if (depth > LONGEST_CHAIN || words === '') return undefined;
    const name = longestName(nameOfDay(words.replace(WRAPPED, '')), names);
    const named = name === undefined ? undefined : ofName(names.get(name) ?? [], depth);
    if (named !== undefined) return { ...named, name };
    return ofTold(words, place, text.slice(Math.max(0, place.start - FARTHEST), place.end));
  }

  return (place) => ofWords(eventAt(text, place), place, 0);
}

const dayAt = (day: string | null, place: Span): ToldDay | undefined => (day === null ? undefined : { day, place });

const START: DayRule = { days: 0, basis: 'calendar', from: 'effective_date', direction: 'after' };
const FARTHEST = 120;
const LONGEST_DATE = 12;
