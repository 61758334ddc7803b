import type { ContractText } from '../contract-text.ts';
import { findClauseFlags, type Flag } from './flags.ts';

/** What the parties write themselves into a form of the Texas commission: its eleventh paragraph. */
const OWN_WORDS = /\bSPECIAL\s{1,3}PROVISIONS\b\s{0,3}:([^]{0,8000}?)\b12\.\s{0,4}SETTLEMENT\b/i;

/** The flags of a Texas form: of the parties' own words, since the form's say the same in all; and of wire instructions anywhere. */
export function findTexasFlags(paper: ContractText): Flag[] {
  const match = OWN_WORDS.exec(paper.text);
  const at = match === null ? 0 : match.index + match[0].indexOf(match[1] ?? '');
  const own = findClauseFlags({ ...paper, text: match?.[1] ?? '' }).map(({ code, span }) => ({
    code,
    ...(span === undefined ? {} : { span: { start: span.start + at, end: span.end + at } }),
  }));
  const wire = findClauseFlags(paper).filter(({ code }) => code === 'wire_instructions');
  return own.some(({ code }) => code === 'wire_instructions') ? own : [...own, ...wire];
}
