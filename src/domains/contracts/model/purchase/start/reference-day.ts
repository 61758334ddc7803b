import type { ContractText } from '../../text/contract-text.ts';
import { findDates, readOrdinal } from '../../values/dates.ts';
import { dueDate } from '../../times/due-date.ts';
import { findLastSigning } from './last-signing.ts';
import type { SigningSides } from '../sides/signing-days.ts';
import { SIGNS } from './start-rule.ts';

/** "If left blank, the Time Reference Date shall be the third day after the last date of signatures" */
const REFERENCE_DEFAULT =
  /\bif\s(?:this\s(?:space\s|line\s)?is\s)?(?:left\s)?blank,?\s(?:then\s)?(?:the\s)?time\sreference\sdate\s(?:shall\sbe|is|will\sbe)\s(?=the\s(?<count>[^.;]{3,20})\s(?<business>business\s)?day\s(?:after|following)\s(?<event>[^.;]{3,90}))/i;

/** The day that some forms count from, whatever the day of signing; where it is left open, the one that they name instead. */
export function findReferenceDay(paper: ContractText, sides: SigningSides): string | null {
  const { text } = paper;
  const days = [...text.matchAll(/time\s{1,3}reference\s{1,3}date/gi)].flatMap(({ index, 0: said }) =>
    findDates(text, Math.max(0, index - 60), index + said.length + 60).filter(({ start, end }) =>
      start > index
        ? /^[\s:"”)_]{0,12}(?:(?:is|shall be|will be|of|on)\s{1,3}){0,2}_{0,12}$/i.test(text.slice(index + said.length, start))
        : /^[\s,_]{0,12}\(?["“]?(?:the\s)?$/i.test(text.slice(end, index)),
    ),
  );
  if (days[0] !== undefined) return days[0].value;
  const { count = '', business, event = '' } = REFERENCE_DEFAULT.exec(text.replaceAll(/\s+/g, ' '))?.groups ?? {};
  const more = readOrdinal(count.replace(/\s?\(.*$/, ''));
  const signed = more !== undefined && SIGNS.test(event) ? findLastSigning(paper, sides) : undefined;
  if (more === undefined || signed?.state !== 'stated') return null;
  const basis = business === undefined ? 'calendar' : 'business';
  return dueDate({ days: more, basis, from: null, direction: 'after' }, signed.found.value, 'time_reference', undefined).day;
}
