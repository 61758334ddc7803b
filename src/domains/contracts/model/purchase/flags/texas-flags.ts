import type { ContractText } from '../../text/contract-text.ts';
import { TICKED } from '../../text/marks.ts';
import type { Flag } from './flag.ts';
import { findClauseFlags } from './flags.ts';

/** What the parties write themselves into a form of the Texas commission: its eleventh paragraph. */
const OWN_WORDS = /\bSPECIAL\s{1,3}PROVISIONS\b\s{0,3}:([^]{0,8000}?)\b12\.\s{0,4}SETTLEMENT\b/i;

const AS_IS = new RegExp(String.raw`${TICKED}\s{0,3}(?:\(\d\)\s{0,3})?Buyer accepts the Property As Is`, 'i');

/** The flags of a Texas form: of the parties' own words, since the form's say the same in all; and of wire instructions anywhere. */
export function findTexasFlags(paper: ContractText): Flag[] {
  const match = OWN_WORDS.exec(paper.text);
  const at = match === null ? 0 : match.index + match[0].indexOf(match[1] ?? '');
  const own = findClauseFlags({ ...paper, text: match?.[1] ?? '' }).map(({ code, span }) => ({
    code,
    ...(span === undefined ? {} : { span: { start: span.start + at, end: span.end + at } }),
  }));
  const wire = findClauseFlags(paper).filter(({ code }) => code === 'wire_instructions');
  // Outside the resale form, a tick says whether the home is bought as it is.
  const asIs = /TREC\s{1,4}N[Oo]\.\s{0,4}20-|\bONE TO FOUR FAMILY\b/.test(paper.text.slice(0, 3000))
    ? null
    : AS_IS.exec(paper.text);
  if (asIs !== null && !own.some(({ code }) => code === 'as_is'))
    own.push({ code: 'as_is', span: { start: asIs.index, end: asIs.index + asIs[0].length } });
  return own.some(({ code }) => code === 'wire_instructions') ? own : [...own, ...wire];
}
