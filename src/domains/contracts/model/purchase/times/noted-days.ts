import { words, type ContractText, type Found } from '../../text/contract-text.ts';
import { BUYER_SIGNS, CONCLUDED_REVIEW } from '../../times/event-names.ts';
import { readSlot } from '../../values/slot.ts';
import { readDayAtStart } from '../terms/closing.ts';
import { findLastSigning } from '../start/last-signing.ts';
import { findSigningDays, findUnsignedSides, type SigningSides } from '../sides/signing-days.ts';

/** Days of events that forms name and somebody noted, by the names of {@link EVENTS}. */
export type NotedDays = Readonly<Record<string, Found<string>>>;

const DATE_AHEAD = String.raw`(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:[a-z]{3,9}\.? \d|\d{1,2}[/-]))`;
/** Sentences and lines in which somebody notes the day of such an event. */
const TOLD: readonly (readonly [event: string, pattern: RegExp])[] = [
  [
    'contract_delivery',
    words`\b(?:fully )?(?:signed|executed) (?:(?:cop(?:y|ies)|counterparts?|originals?) of (?:this|the) )?(?:contract|agreement) (?:was |is |has been |were |have been )?(?:delivered|given|sent|returned|e-?mailed|handed)(?: to [^;:]{3,120}?)?(?::|:? (?:on|as of):?) ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  [
    'contract_delivery',
    words`\bcopy of (?:this|the) (?:contract|agreement),? (?:fully )?signed by [a-z ]{3,30},? (?:was|were|has been) (?:delivered|given|sent|returned|handed)(?: to [^;:]{3,120}?)?:? (?:on|as of):? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  [
    'contract_delivery',
    words`\bdate (?:of delivery of (?:the )?(?:fully )?(?:signed|executed) (?:contract|agreement)|(?:the )?(?:fully )?(?:signed|executed) (?:contract|agreement) was delivered)[^.;:]{0,60}:? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  [
    'contract_delivery',
    words`\b(?:received|got|was handed) (?:an? |the |this )?(?:fully )?(?:signed|executed) (?:(?:copy|counterpart|original)s? of (?:this|the) )?(?:contract|agreement)(?: [a-z' ]{3,60})? (?:on|as of):? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  [
    'end_of_attorney_review',
    words`\battorney[- ]review(?: period)? (?:was |is |has been |had )?(?:concluded|completed|ended|closed|over|expired)\b[^.;]{0,60}? (?:on|as of):? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  [
    'end_of_attorney_review',
    words`\b(?:conclusion|completion|end) of (?:the )?attorney[- ]review(?: period)?(?: date)?(?: (?:was|is|on))?:? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  [
    'title_company_receipt',
    words`\breceipt of (?:the |this )?contract\b[^.;]{0,60} is acknowledged\b(?:(?!earnest)[^]){0,200}? date:? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  [
    'title_company_receipt',
    words`\backnowledg(?:es|ed) (?:the )?receipt of (?:(?:a|the|this) (?:fully )?(?:signed |executed )?)?(?:copy of (?:the |this ))?(?:contract|agreement)\b(?:(?!earnest|\$)[^.;]){0,60}? on:? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`,
  ],
  // "the conclusion of attorney review (August 19, 2027)"
  [
    'end_of_attorney_review',
    words`\b(?:conclusion|completion|end) of (?:the )?attorney[- ]review(?: period)?,? \((?:which (?:was|is) |being |on )?${DATE_AHEAD}(?<slot>[^.;)]{4,30})\)`,
  ],
  [
    'amendment_date',
    words`(?<slot>[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}),? \((?:the )?["“](?:the )?(?:amendment|addendum|extension|modification)(?: effective)? date["”]\)`,
  ],
  ['opening_of_escrow', words`\bescrow (?:was |is )?opened(?: with [^.;]{3,50}?)? on ${DATE_AHEAD}(?<slot>[^.;]{4,30})`],
];

/** "“Amendment Date” is the date on which the last party signs": what a paper that changes another counts from. */
const COUNTS_FROM_OWN_SIGNING =
  /["“]?\b(?:(?:amendment|addendum|extension|modification|assignment)(?: effective)? date|(?:effective )?date of (?:this|the) (?:amendment|addendum|extension|modification|assignment))["”]?\s(?:is|means|shall be|:)\s(?:the\s)?(?:date|day)\s[^.;]{0,60}\b(?:last|final|both|all)\b[^.;]{0,60}\b(?:signs?|signed|executed?|executes)\b/i;

/** "within two days after the date of this Amendment", in one that says "This Amendment is dated June 1, 2027." */
const COUNTS_FROM_OWN_DATE =
  /\b(?:after|from|of|following)\s(?:the\s)?date\sof\sthis\s(?:amendment|addendum|extension|modification)\b/i;
const OWN_DATE = words`\bthis (?:amendment|addendum|extension|modification)(?: agreement)? (?:is|was) (?:dated|made|signed|effective|entered into)(?: as of| on)?:? ${DATE_AHEAD}(?<slot>[^.;]{4,30})`;

/** The days that somebody noted in a paper besides those of its start and its closing; of two different days none. */
export function findNotedDays(paper: ContractText, sides: SigningSides): NotedDays {
  const told: Record<string, Found<string>> = Object.fromEntries(
    TOLD.toReversed().flatMap(([event, pattern]) => {
      const slot = readSlot(paper.text, [pattern], readDayAtStart);
      return slot.state === 'stated' ? [[event, slot.found]] : [];
    }),
  );
  const own = COUNTS_FROM_OWN_DATE.test(paper.text) ? readSlot(paper.text, [OWN_DATE], readDayAtStart) : undefined;
  if (own?.state === 'stated') told['amendment_date'] ??= own.found;
  const reviewed = told['end_of_attorney_review'];
  if (reviewed !== undefined) told[CONCLUDED_REVIEW] = reviewed;
  const [last] = /\b(?:buyer|purchaser)s?\s(?:has\s|have\s)?(?:counter-?)?sign(?:s|ed)\b/i.test(paper.text)
    ? findSigningDays(paper, sides)
        .filter(({ side }) => side === 'buyer')
        .toSorted((a, b) => b.value.localeCompare(a.value))
    : [];
  const isUnsigned = last === undefined || findUnsignedSides(paper, sides).includes('buyer');
  if (!isUnsigned) told[BUYER_SIGNS] = last;
  if (!COUNTS_FROM_OWN_SIGNING.test(paper.text.replaceAll(/\s+/g, ' '))) return told;
  const signed = findLastSigning(paper, sides);
  return signed.state === 'stated' ? { ...told, amendment_date: signed.found } : told;
}
