import type { ContractText, Span } from '../../text/contract-text.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import { findUnsigned, readSignLines } from '../sides/sign-lines.ts';

const HEADS =
  /(?:^|\n)[^\n]{0,12}\b(?<who>seller|lessor|landlord|purchaser|buyer|lessee|tenant|agent|broker)(?:'s|’s|s'|s’)?\s(?:disclosures?|acknowledge?ments?)\b/gi;
/** A line for initials before "(c) Purchaser has received …". */
const OPEN = /(?:^|\n)[ \t]{0,8}_{2,}[ \t/_]{0,12}\(?[a-z]{1,3}\)/;
const SIDE_OF: Readonly<Record<string, string>> = {
  lessor: 'landlord',
  purchaser: 'buyer',
  lessee: 'tenant',
  broker: 'agent',
};

/** Who has put no initials where the federal form asks for them, and who has not signed, in a paper that somebody signed. */
export function findOpenAcknowledgments(paper: ContractText, named: Record<'buyer' | 'seller', number>): string[] {
  const { text } = paper;
  const heads = [...text.matchAll(HEADS)];
  const open = heads.flatMap(({ index, groups }, at) => {
    const who = groups?.['who']?.toLowerCase() ?? '';
    return OPEN.test(text.slice(index, heads[at + 1]?.index ?? text.length)) ? [`${SIDE_OF[who] ?? who}_initials`] : [];
  });
  const unsigned = findUnsigned(readSignLines(paper), named).map((side) => `${side}_signature`);
  return [...new Set([...open, ...unsigned, ...(isAgentUnsigned(text) ? ['agent_signature'] : [])])];
}

/** "(b) Records and reports … (check (i) or (ii) below):", with neither marked. */
const ONE_OF_TWO = new RegExp(
  String.raw`\n\s{0,8}\(?[a-h][.)]\s(?<words>[^\n]{5,140}?)\(check[^)\n]{0,4}\(i\)\s(?:or|and)\s\(ii\)[^\n]*\n\s{0,8}\(i\)\s{0,8}(?:_{2,}|${UNTICKED})(?:(?!\n\s{0,8}\(?[a-h][.)]\s)[^]){5,400}?\n\s{0,8}\(ii\)\s{0,8}(?:_{2,}|${UNTICKED})`,
  'gi',
);

/** The answers of the federal form that nobody gave. */
export const findOpenLeadChoices = ({ text }: ContractText): string[] =>
  [...text.matchAll(ONE_OF_TWO)].map(({ groups }) => {
    const words = (groups?.['words'] ?? '').toLowerCase();
    if (/records|reports/.test(words)) return 'records_choice';
    return /presence/.test(words) ? 'lead_paint_choice' : 'inspection_choice';
  });

/** A caption "Agent   Date" under a line with nothing on it. */
function isAgentUnsigned(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const captions = lines.flatMap((line, at) => (/^[\W\d]{0,8}(?:agent|broker)s?\s{1,4}dates?\b/i.test(line.trim()) ? [at] : []));
  return captions.length > 0 && captions.every((at) => isRule(lines[at - 1]) && !/\/s\//.test(lines[at - 2] ?? ''));
}

const isRule = (line: string | undefined) => line !== undefined && /^[\s_–-]{6,}$/.test(line);

const KNOWN = new RegExp(
  String.raw`${TICKED}\s{1,4}(?:\(i\)\s)?(?<said>known\s(?:lead|presence)[^\n]{0,80})|(?:^|\n)[ \t]{0,8}(?:[A-Z]{2,4}|[xX])[ \t]{1,8}\(i\)\s{1,3}(?<other>known\slead[^\n]{0,80})`,
  'di',
);

const WAIVED = new RegExp(
  String.raw`(?:${TICKED}\s{1,4}(?:\(i{1,2}\)\s)?|(?:^|\n)[ \t]{0,8}(?:\(i{1,2}\)\s{0,3})?(?:[A-Z]{2,4}|[xX])[ \t]{1,8}(?:\(i{1,2}\)\s{1,3})?)(?:(?:purchaser|buyer|lessee)\s(?:has\s)?)?(?<said>(?:Waived|WAIVED|waived|waives)\s(?:the|its|their|any)\s(?:opportunity|right)[^\n]{0,90})`,
  'd',
);

/** Where the buyer gives up the days to look for lead-based paint. */
export function isLeadInspectionWaived(text: string): Span | undefined {
  const place = WAIVED.exec(text)?.indices?.groups?.['said'];
  return place === undefined ? undefined : { start: place[0], end: place[1] };
}

/** Where the seller says that there is lead-based paint. */
export function isLeadKnown(text: string): Span | undefined {
  const groups = KNOWN.exec(text)?.indices?.groups;
  const place = groups?.['said'] ?? groups?.['other'];
  return place === undefined ? undefined : { start: place[0], end: place[1] };
}
