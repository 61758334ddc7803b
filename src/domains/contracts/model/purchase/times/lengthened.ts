import type { ContractText } from '../../text/contract-text.ts';
import { OWN_END } from '../../times/event-names.ts';
import { findDayRules } from '../../times/spans-of-days.ts';
import type { Deadline } from './deadline.ts';
import { kindOf } from './deadline-kinds.ts';
import { plainOf } from '../../text/words-near.ts';

/** "The inspection period is extended by 5 days": so many days behind its end, whenever that is. */
const LENGTHENED =
  /(?<what>[^.;\n]{3,120}?)\s(?:is|are|shall\sbe|will\sbe)\s(?:hereby\s)?(?:extended|lengthened|prolonged)\s(?:by|for|an)\s(?=(?<count>[^.;\n]{1,60}))/gi;
const IS_CASE = /\b(?:if|unless|may|at (?:buyer|seller)'s (?:option|election)|automatically)\b/i;

/** What a paper that changes another one gives more days to, without saying until when. */
export function readLengthened({ text }: ContractText): Deadline[] {
  return [...text.matchAll(LENGTHENED)].flatMap((match): Deadline[] => {
    const { what = '', count = '' } = match.groups ?? {};
    const at = match.index + match[0].length;
    const [rule] = findDayRules(text, at, at + count.length);
    const type = kindOf(plainOf(what));
    if (type === undefined || rule === undefined || rule.value.days === null || rule.value.from !== null) return [];
    if (IS_CASE.test(what) || rule.value.isInHours === true) return [];
    const start = match.index + match[0].search(/\S/);
    return [{ type, rule: { ...rule.value, from: OWN_END }, day: undefined, start, end: rule.end }];
  });
}
