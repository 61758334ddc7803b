import { addDays, addMonths, weekdayOf } from '#lib/calendar.ts';
import type { OwnCounting } from './counting-words.ts';
import type { DayRule } from './spans-of-days.ts';
import type { FormFamily } from '../form-families.ts';

/** How a form counts days: when a day ends, and what happens on weekends and holidays. */
export interface CountingRule {
  /** The wall time at which a day of performance ends, HH:MM in the property's zone. */
  endOfDay: string;
  /** Deadlines that move on to the next business day; "all" or the types by name. */
  rolls: 'all' | 'none' | readonly string[];
  /** Whether short counts (at most so many days) are of business days. */
  businessUpTo: number;
}

/**
 * Each family's own rules: C.A.R. ends days at 11:59 pm and rolls after acceptance; TREC rolls the earnest money and the
 * option fee alone; FAR/BAR rolls to 5 pm; NWMLS counts five days or fewer in business days and ends at 9 pm; Colorado ends
 * days at 11:59 pm and rolls only where its box is ticked.
 */
const RULES: Record<FormFamily, CountingRule> = {
  car: { endOfDay: '23:59', rolls: 'all', businessUpTo: 0 },
  'trec-one-to-four': { endOfDay: '23:59', rolls: ['earnest_money_delivery', 'option_fee_delivery'], businessUpTo: 0 },
  trec: { endOfDay: '23:59', rolls: 'none', businessUpTo: 0 },
  'far-bar': { endOfDay: '23:59', rolls: 'all', businessUpTo: 0 },
  nwmls: { endOfDay: '21:00', rolls: 'all', businessUpTo: 5 },
  colorado: { endOfDay: '23:59', rolls: 'none', businessUpTo: 0 },
};
const UNKNOWN: CountingRule = { endOfDay: '23:59', rolls: 'none', businessUpTo: 0 };

/** An option ends before its day does. */
const OPTION_END = '17:00';

export interface DueDate {
  day: string;
  /** HH:MM, wall time at the property. */
  time: string;
  /** Whether a weekend or holiday moved it. */
  isRolled: boolean;
  /** Whether the form is known; the way of counting is a guess otherwise, and a person confirms it. */
  isConfirmed: boolean;
}

/** The hour at which the days of a form end; undefined where neither the form nor the paper tells. */
export function endOfDays(family: FormFamily | undefined, own: OwnCounting, type?: string): string | undefined {
  return (
    own.endOfDay ??
    (type === 'option_termination' && family !== undefined ? OPTION_END : undefined) ??
    (family === undefined ? undefined : RULES[family].endOfDay)
  );
}

/** Whether a count is one of business days: by its own words, or by what the paper or its form says of all or of short ones. */
export function isInBusinessDays(
  { basis, days, isInHours, isInMonths }: Pick<DayRule, 'basis' | 'days' | 'isInHours' | 'isInMonths'>,
  family: FormFamily | undefined,
  own: OwnCounting,
): boolean {
  const upTo = own.businessUpTo ?? (family === undefined ? UNKNOWN : RULES[family]).businessUpTo;
  if (basis === 'business') return true;
  return isInHours !== true && isInMonths !== true && days !== null && days > 0 && (own.isBusiness === true || days <= upTo);
}

/** How times of one kind are counted: some forms keep the day of possession out of what moves and shortens the others. */
export function countingOf(type: string, family: FormFamily | undefined, own: OwnCounting): OwnCounting {
  const isKept = type === 'possession' && (own.keepsPossession === true || family === 'nwmls');
  return isKept ? { ...own, rolls: 'none', businessUpTo: 0, isBusiness: false } : own;
}

/** The day on which a count of days ends. The event is day 0. What the paper itself says of counting comes before its form. */
export function dueDate(
  rule: DayRule & { days: number },
  start: string,
  type: string,
  family: FormFamily | undefined,
  said: OwnCounting = {},
): DueDate {
  const own = countingOf(type, family, said);
  const counting = { ...(family === undefined ? UNKNOWN : RULES[family]), ...own };
  const step = rule.direction === 'before' ? -1 : 1;
  const isBusiness = isInBusinessDays(rule, family, own);
  const isOpen = (day: string) => isBusinessDay(day, own);
  const days = step === -1 && (own.isBackInFull === true || rule.isFull === true) && rule.days > 0 ? rule.days + 1 : rule.days;
  const counted =
    rule.isInMonths === true
      ? addMonths(start, days * step)
      : isBusiness
        ? addBusinessDays(start, days * step, isOpen)
        : addDays(start, days * step);
  const isRolling = counting.rolls === 'all' || (counting.rolls !== 'none' && counting.rolls.includes(type));
  const mayRoll = rule.isFixed !== true && (step === 1 || own.rollsBack === true) && isRolling;
  const day = mayRoll ? nextBusinessDay(counted, (next) => !isRestDay(next, own)) : counted;
  const isRolled = day !== counted;
  const isAtFive = type === 'option_termination' || (family === 'far-bar' && isRolled);
  const time =
    (isRolled ? own.endOfMovedDay : undefined) ??
    (isBusiness ? own.endOfBusinessDay : undefined) ??
    own.endOfDay ??
    (isAtFive ? OPTION_END : counting.endOfDay);
  return { day, time, isRolled, isConfirmed: family !== undefined };
}

/** A day that the paper names, where it says that such days move off weekends and holidays too; undefined where it stays. */
export function movedDate(
  day: string,
  type: string,
  family: FormFamily | undefined,
  own: OwnCounting,
): Pick<DueDate, 'day' | 'time'> | undefined {
  if (own.rollsDates !== true || own.rolls !== 'all' || (type === 'offer_expiration' && own.rollsOffer === false))
    return undefined;
  const moved = dueDate({ days: 0, basis: 'calendar', from: null, direction: 'after' }, day, type, family, own);
  return moved.isRolled ? moved : undefined;
}

function addBusinessDays(start: string, days: number, isOpen: (day: string) => boolean): string {
  let day = start;
  for (let left = Math.abs(days); left > 0;) {
    day = addDays(day, Math.sign(days));
    if (isOpen(day)) left -= 1;
  }
  return day;
}

function nextBusinessDay(day: string, isOpen: (day: string) => boolean): string {
  let next = day;
  while (!isOpen(next)) next = addDays(next, 1);
  return next;
}

function isBusinessDay(day: string, own: OwnCounting): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && (weekday !== 6 || own.hasSaturdays === true) && !isHoliday(day, own);
}

/** Whether a time that ends on this day is moved off it. */
function isRestDay(day: string, own: OwnCounting): boolean {
  if (own.rollsOff === undefined) return !isBusinessDay(day, own);
  const weekday = weekdayOf(day);
  return own.rollsOff.some((rest) => (rest === 'holiday' ? isHoliday(day, own) : weekday === (rest === 'sunday' ? 0 : 6)));
}

function isHoliday(day: string, own: OwnCounting): boolean {
  if (own.holidaysOf !== undefined && stateHolidays(own.holidaysOf, Number(day.slice(0, 4))).includes(day)) return true;
  const holidays = federalHolidays(Number(day.slice(0, 4)));
  if (!holidays.has(day)) return false;
  // A Friday that the government keeps for a Saturday is a day on which the Federal Reserve is open.
  return !(own.hasReserveHolidays === true && weekdayOf(day) === 5 && isFixed(addDays(day, 1)));
}

/** The holidays that some states keep besides those of the federation, where a paper counts by its state’s. */
function stateHolidays(state: string, year: number): string[] {
  switch (state) {
    case 'MA':
    case 'ME':
      // Patriots’ Day
      return [nthWeekday(year, 4, 1, 3)];
    case 'UT':
      // Pioneer Day
      return [`${year}-07-24`, keptOn(`${year}-07-24`)];
    case 'CO':
      // Frances Xavier Cabrini Day
      return [nthWeekday(year, 10, 1, 1)];
    case 'WA':
    case 'CA':
      // The day after Thanksgiving
      return [addDays(nthWeekday(year, 11, 4, 4), 1)];
    default:
      return [];
  }
}

const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];
const isFixed = (day: string) => FIXED.includes(day.slice(5));

/** The federal holidays of 5 USC 6103, and the day on which each is kept where it falls on a weekend. */
function federalHolidays(year: number): Set<string> {
  const fixed = FIXED.map((day) => `${year}-${day}`);
  const moving = [
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    nthWeekday(year, 11, 4, 4),
  ];
  const nextNewYear = `${year + 1}-01-01`;
  return new Set([...[...fixed, nextNewYear].flatMap((day) => [day, keptOn(day)]), ...moving]);
}

function keptOn(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): string {
  const next = nthWeekday(year, month + 1, 1, 1);
  return addDays(next, -7);
}
