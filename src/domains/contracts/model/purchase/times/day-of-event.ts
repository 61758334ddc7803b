import { addDays } from '#lib/calendar.ts';
import type { Span } from '../../text/contract-text.ts';
import type { OwnCounting } from '../../times/counting-words.ts';
import { dueDate } from '../../times/due-date.ts';
import type { FormFamily } from '../../form-families.ts';
import { eventNamed } from '../../times/counted-events.ts';
import type { DayRule } from '../../times/spans-of-days.ts';
import type { StartChain } from '../../reading.ts';
import { countOf, dayToldOf, eventAt, longestName, nameOfDay, ownDaysByName, type OwnDay, type ToldDay } from './own-days.ts';
import type { NotedDays } from './noted-days.ts';
import { AT_START } from '../places.ts';
import { tellsStart } from '../start/start-rule.ts';
import { dayOfTold, findToldEvents } from './told-events.ts';

/** How days are counted in a paper, and the days of the events that all papers know. */
interface KnownDays {
  family: FormFamily | undefined;
  counting: OwnCounting;
  /** The day of the start, the closing and the term of a lease; null where it has not been told. */
  startOf: (rule: DayRule) => string | null;
  noted?: NotedDays;
}

/** A day that the paper tells, or that counts lead to from its start. */
interface KnownDay extends ToldDay {
  sinceStart?: StartChain | undefined;
}

/** The day of the event of a count, and what the paper calls it, where it has a name of its own for it. */
interface EventDay extends KnownDay {
  name?: string | undefined;
}

/** Of a count from the later or the earlier of two events: its day, null where one of them is not told, and what it is from. */
interface EitherDay {
  name: string;
  day: string | null;
  sinceStart?: StartChain | undefined;
}

/** The day of the event of that name that a count at a place of the paper is from; undefined where the paper does not tell it. */
export type DayOfEvent = (place: Span | undefined, event: string) => EventDay | undefined;

/** The same of a count from one of two events, "whichever is later"; undefined where it is from one alone. */
export type DayOfEither = (place: Span) => EitherDay | undefined;

const ENDS_PART = String.raw`(?=[.,;)]|\s(?:to|the buyer|the seller|buyer|seller|purchaser|vendor|whichever)\b|$)`;
const EITHER: readonly RegExp[] = [
  /^(?<first>[^.;]{3,70}?),? or (?:(?:from|after|following|upon|of) )?(?<second>[^.;,]{3,60}?),? \(?whichever (?:date |day |event |of them |of these |one )?(?:(?:is|comes|occurs|happens|falls|shall|be|occur|the) ){0,3}(?<which>later|last|latest|earlier|earliest|first|sooner)\b/i,
  new RegExp(
    String.raw`^(?:the )?(?<which>later|latest|last|earlier|earliest|first|sooner)(?: to occur| to happen)? of:? (?:\([ai1]{1,2}\) )?(?<first>[^.;]{3,70}?),? (?:and|or) (?:\((?:b|ii|2)\) )?(?<second>[^.;,]{3,60}?)${ENDS_PART}`,
    'i',
  ),
];

/** "the end of the Contingency Window", "the day of delivery" */
const WRAPPED =
  /^(?:(?:the|such|said|this|that|any|its) )?(?:(?:end|expiration|expiry|close|conclusion|termination|last day|date|day) (?:of|on which|when) )?(?:(?:the|such|said|this|that|any) )?/i;
const IS_OTHER_FORM = /^[a-z]+(?:ed|en)$/i;
/** Names that are defined by names; a longer chain is none. */
const LONGEST_CHAIN = 4;

/**
 * Answers on which day the event of a count fell. It is looked up in this order: what forms name and somebody noted
 * (`noted-days.ts`); a name that the paper gives to a day, or to a count from another event (`own-days.ts`); a sentence that
 * tells when the thing happened (`told-events.ts`). `text` is the paper in its own words.
 */
export function readDaysOfEvents(
  text: string,
  { noted = {}, ...known }: KnownDays,
): { dayOfEvent: DayOfEvent; dayOfEither: DayOfEither } {
  const names = ownDaysByName(text);
  const told = findToldEvents(text);

  function ofName(places: readonly OwnDay[], depth: number): KnownDay | undefined {
    const days = places.flatMap((place) => dayToldOf(place, text) ?? []);
    const [first] = days;
    if (first !== undefined) return days.every(({ day }) => day === first.day) ? first : undefined;
    // "“Commencement Day” is the later of the days on which they sign"
    const start = places.find(({ said }) => tellsStart(said));
    if (start !== undefined) return onStart([], start.place);
    for (const place of places) {
      const counted = countOf(place);
      const day = counted === undefined ? ofTold(place.said, place.place, '') : ofCount(counted, place, depth);
      if (day !== undefined) return day;
    }
    return undefined;
  }

  /** The day that is so many counts behind the start of the paper. */
  function onStart(counts: StartChain['counts'], place: Span): KnownDay | undefined {
    const start = known.startOf(START);
    const day = counts.reduce<string | null>((from, rule) => (from === null ? null : dayOf(rule, from)), start);
    return day === null ? undefined : { day, place, sinceStart: { counts } };
  }

  const dayOf = (rule: Counted, start: string): string =>
    rule.isInHours === true ? addDays(start, rule.days) : dueDate(rule, start, 'own_day', known.family, known.counting).day;

  function ofCount({ rule, event }: { rule: DayRule; event: string }, { place }: OwnDay, depth: number): KnownDay | undefined {
    const { days } = rule;
    if (days === null) return undefined;
    const counted: Counted = { ...rule, days };
    if (AT_START.includes(rule.from ?? '')) return onStart([counted], place);
    const start = noted[rule.from ?? '']?.value ?? known.startOf(rule);
    const other = start === null ? ofWords(event, place, depth + 1) : undefined;
    if (other?.sinceStart !== undefined && other.sinceStart.other === undefined)
      return onStart([...other.sinceStart.counts, counted], place);
    const from = start ?? other?.day;
    return from === undefined ? undefined : { day: dayOf(counted, from), place };
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

  /** The day of one of two events: of the start, of the closing, or one that the paper tells. */
  function ofPart(words: string, place: Span): KnownDay | undefined {
    const event = eventNamed(words.trim());
    if (AT_START.includes(event ?? '')) return onStart([], place);
    const day = event === undefined ? null : (noted[event]?.value ?? known.startOf({ ...START, from: event }));
    return day === null ? ofWords(words, place, 0) : { day, place };
  }

  return {
    dayOfEvent: (place, event) => {
      const note = noted[event];
      if (note !== undefined) return { day: note.value, place: note };
      return place === undefined ? undefined : ofWords(eventAt(text, place), place, 0);
    },
    dayOfEither: (place) => {
      const words = eventAt(text, place);
      const { first = '', second = '', which = '' } = EITHER.map((pattern) => pattern.exec(words)?.groups).find(Boolean) ?? {};
      // "objections have been cured or waived, whichever date is later": one event, which has two forms.
      if (which === '' || IS_OTHER_FORM.test(second)) return undefined;
      const isLater = /^la/i.test(which);
      const name = `the ${isLater ? 'later' : 'earlier'} of ${first} and ${second}`
        .toLowerCase()
        .replaceAll(/['’]|\(\d+\)/g, '')
        .replaceAll(/[^a-z\d]+/g, '_');
      const [one, other] = [ofPart(first, place), ofPart(second, place)];
      if (one === undefined || other === undefined) return { name, day: null };
      const day = one.day > other.day === isLater ? one.day : other.day;
      const chain = one.sinceStart ?? other.sinceStart;
      // Of two days that both hang on the start, which is later stays as it is.
      if (chain === undefined || (one.sinceStart !== undefined && other.sinceStart !== undefined)) return { name, day };
      const told = one.sinceStart === undefined ? one.day : other.day;
      return { name, day, sinceStart: { ...chain, other: { day: told, isLater } } };
    },
  };
}

type Counted = StartChain['counts'][number];

const dayAt = (day: string | null, place: Span): ToldDay | undefined => (day === null ? undefined : { day, place });

const START: DayRule = { days: 0, basis: 'calendar', from: 'effective_date', direction: 'after' };
const FARTHEST = 120;
const LONGEST_DATE = 12;
