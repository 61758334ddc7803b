import type { Sentence } from '../../text/sentence.ts';
import type { Named } from './deadline.ts';
import { nameOf } from './deadline-names.ts';
import { purposeOf } from './purposes.ts';
import { plainOf } from '../../text/words-near.ts';

/** "may terminate this contract at any time prior to the closing" */
const RIGHT =
  /\b(?:may|can|entitled to|(?:the )?right to|option to|elects? to)\b(?:[^.;]|\.(?=\d)){0,160}?\b(?:terminate|cancel|rescind|withdraw from|void)\b(?:[^.;]|\.(?=\d)){0,160}?(?<bound>\b(?:on or before|on or prior to|prior to|before|until|up to)(?: the)?(?: (?:date|time) of)?(?: the)?(?: (?:scheduled|actual))? (?:clos(?:ing|e of escrow)|settlement|coe)(?: date)?\b(?! (?:attorney|agent|statement|disclosure|costs?|documents?)))/i;
const WITH_OTHER = /\bwhichever\b|\b(?:earlier|later|sooner)\b/i;
const GAP = String.raw`\s{1,40}`;

/** A right to end the deal that lasts until the closing, where its sentence tells no other time. */
export function readUntilClosing({ text, start, end, headings }: Sentence): Named[] {
  const said = text.slice(start, end);
  const match = RIGHT.exec(said.replaceAll(/\s+/g, ' '));
  const words = match?.groups?.['bound'];
  if (match === null || words === undefined || WITH_OTHER.test(said)) return [];
  const found = new RegExp(words.split(' ').join(GAP)).exec(said);
  if (found === null) return [];
  const place = { start: start + found.index, end: start + found.index + words.length };
  const before = plainOf(said.slice(0, found.index)).trimEnd();
  const name = nameOf(text, { start, end }, place, headings);
  const purpose = purposeOf({ before, behind: plainOf(said.slice(found.index + found[0].length)), headings, from: 'closing' });
  const rule = { days: 0, basis: 'calendar' as const, from: 'closing', direction: 'before' as const };
  return [
    {
      type: purpose ?? name,
      names: [name],
      isOwnName: purpose === undefined,
      rule,
      day: undefined,
      start: place.start,
      end: start + found.index + found[0].length,
    },
  ];
}
