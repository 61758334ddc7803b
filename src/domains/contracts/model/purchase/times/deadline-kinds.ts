import { HEADINGS, KINDS, THINGS_DUE } from './kind-words.ts';

/** What some words set a time for, in lower case, gaps as single spaces; undefined where they do not say. */
export function kindOf(words: string): string | undefined {
  const { label = '', row = '' } = LABEL.exec(words)?.groups ?? {};
  const labeled = LOOKS.test(words) ? thingOf(label || row) : thingOf(row);
  if (labeled !== undefined) return labeled;
  const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0];
  return kind === undefined || kind === 'inspection' ? (specialInspection(words) ?? kind) : kind;
}

/** What some words set a time for by the things alone that they name, where nothing else tells; a refund is of none. */
export function kindOfThing(words: string): string | undefined {
  return GOES_BACK.test(words) ? undefined : THINGS_DUE.find(([, pattern]) => pattern.test(words))?.[0];
}
const GOES_BACK = /\b(?:refund|return|forfeit|give back|gives back|given back|get back|gets back|goes back)/;

/** What a sentence is about by the headings that it stands under, the nearest first; `isSaid` where its own words must say it too. */
export function kindByHeading(sentence: string, headings: readonly string[], isSaid = false): string | undefined {
  for (const raw of headings) {
    const heading = raw.replaceAll('’', "'");
    // The title of a paper is no heading of a clause.
    if (IS_TITLE.test(heading)) continue;
    const kind = HEADINGS.find(([, words, also]) => words.test(heading) && (also?.test(sentence) ?? !isSaid));
    if (kind !== undefined) return kind[0];
    const thing = isSaid ? undefined : thingOf(heading);
    if (thing !== undefined && LOOKS.test(sentence)) return thing;
  }
  return undefined;
}

/** "WYOMING HOME SALE AGREEMENT" */
const IS_TITLE = /(?<!\bof (?:the |this )?)\b(?:contract|agreement|offer)$/;

/** "(ii) Wood-destroying insects: report within …", "(b) septic, within 22 days after …" */
const LABEL =
  /^\W{0,6}(?:(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)] ?){0,2}(?:(?<label>[a-z][a-z -]{2,40}):|(?<row>[a-z][a-z -]{2,40}), (?=within|on or before|by |no later))/;

/** A permit or a repair is none. */
const LOOKS = /\b(?:inspect|test|report|results?|evaluat|examin|certif|clearance)/;

const TOGETHER =
  /\b(?<first>inspection|appraisal|financing|loan|mortgage|insurance),?(?: and| &) (?:the |an? )?(?<second>inspection|appraisal|financing|loan|mortgage|insurance) (?:contingenc(?:ies|y)|conditions|periods|deadlines?)\b/;
/** "a termite report and the title commitment no later than": two things for one time. */
const PAIR =
  /\b((?:[a-z-]+ ){0,2}[a-z-]+),? and (?:the |an? |its |their )?((?:[a-z-]+ ){0,2}[a-z-]+) (?=no later|not later|within|by\b|on or before|at least|not less)/;
const WELL_AND_SEPTIC = /\bwells?\b[^.;]{0,40}\b(?:septic|sewage)\b|\b(?:septic|sewage)\b[^.;]{0,40}\bwells?\b/;
const OF_WORD: Readonly<Record<string, string>> = {
  financing: 'loan_approval',
  loan: 'loan_approval',
  mortgage: 'loan_approval',
};

/** "The appraisal and the financing contingencies each end …": the kinds that one count is for. */
export function contingenciesTogether(sentence: string): string[] {
  // "certificates for the well and the septic system"
  if (WELL_AND_SEPTIC.test(sentence) && LOOKS.test(sentence) && !OF_WHOLE.test(sentence))
    return ['water_inspection', 'septic_inspection'];
  const pair = PAIR.exec(sentence);
  const things = pair === null ? [] : [kindOfThing(pair[1] ?? ''), kindOfThing(pair[2] ?? '')];
  if (things[0] !== undefined && things[1] !== undefined && things[0] !== things[1])
    return things.filter((thing) => thing !== undefined);
  const { first, second } = TOGETHER.exec(sentence)?.groups ?? {};
  const both = [first, second].flatMap((word) => (word === undefined ? [] : [OF_WORD[word] ?? word]));
  if (both.length > 0) return both;
  return LOAN_AND_APPRAISAL.test(sentence) ? ['loan_approval', 'appraisal'] : thingsLookedAt(sentence);
}

/** "the home, and the air for radon, inspected": what is looked at besides the home, where nobody only lists examples. */
export function thingsLookedAt(sentence: string): string[] {
  if (!LOOKS.test(sentence) || !/\binspect|\btests?\b|\btested\b/.test(sentence) || LISTS_EXAMPLES.test(sentence)) return [];
  const things = ALONE_IN.filter(({ words }) => words.test(sentence)).map(({ type }) => type);
  return things.length <= MOST_THINGS ? things : [];
}
const MOST_THINGS = 5;
/** "conditioned on the loan being approved and on an appraisal of at least the price" */
const LOAN_AND_APPRAISAL =
  /\b(?:loan|mortgage|financing)\b[^.;,]{0,30}\b(?:approv\w+|commitment)\b[^.;,]{0,20}\band (?:on |for )?(?:the |an? )?apprais(?:al|ing|ed)\b/;
const LISTS_EXAMPLES =
  /\b(?:includ(?:ing|es?)|such as|limited to|without limitation|e\.g|for example|any (?:and all|other|kind)|other than|except|excluding|waives?|waived|not)\b/;

/** Whether a sentence is one of an offer’s end, whatever else it speaks of. */
export function isOfOffer(sentence: string): boolean {
  return KINDS.some(([type, words]) => type === 'offer_expiration' && words.test(sentence));
}

const THINGS: readonly (readonly [type: string, words: string])[] = [
  ['pest_inspection', String.raw`termites?|pests?|insects?|wd[io]|(?:wood[- ](?:destroying|boring|eating)|wood[- ]infest\w+)`],
  ['radon_inspection', 'radon'],
  ['sewer_inspection', 'sewers?'],
  ['mold_inspection', 'mold'],
  ['septic_inspection', 'septic|sewage|cesspool'],
  ['water_inspection', String.raw`wells?|(?:drinking|well|private|potable)[- ]water|water(?=[- ](?:quality[- ])?tests?)`],
];
const PARTS = String.raw`(?:[- ](?:insects?|organisms?|pests?|infestation|systems?|tanks?|quality|gas|air|in air|disposal|water|lines?|laterals?|scope))*`;
const OF_THING = THINGS.map(([type, words]) => {
  const looks = String.raw`(?:inspect(?:s|ed|ions?)?|tests?|tested|testing|evaluat(?:es?|ed|ions?)|examin(?:es?|ed|ations?)|certif(?:y|ied|ications?))`;
  return {
    type,
    words: new RegExp(
      String.raw`\b(?:${words})\b${PARTS}(?: (?:company|man|inspector)(?:'s)?)?[- ](?:${looks}|report|letter|clearance|results?)\b|\b${looks}(?: (?:of|for|the|any|its|a|an|on|have))* (?:${words})\b|\b(?:have|has|had) (?:the |its |a |any )?(?:${words})\b${PARTS} ${looks}\b`,
    ),
  };
});
/** What is looked at, where it stands alone as a name of a row or a clause: "radon", "wood destroying pests". */
const ALONE = [
  ...THINGS,
  ['water_inspection', 'water'] as const,
  ['lead_inspection', 'lead(?:-based)?(?: paint)?(?: hazards?)?'] as const,
].map(([type, words]) => ({
  type,
  words: new RegExp(`^(?:(?:on-?lot|on-?site|private|individual|drilled) )?(?:${words})${PARTS}$`),
}));
const ALONE_IN = THINGS.map(([type, words]) => ({ type, words: new RegExp(String.raw`\b(?:${words})\b`) }));
export const thingOf = (label: string): string | undefined => ALONE.find(({ words }) => words.test(label.trim()))?.type;

const OF_WHOLE =
  /\binspectors?\b|(?:,| and| or) [a-z-]+ (?:inspections|tests)\b|\b(?:home|house|property|general|building|whole|structural|professional|other|all|any) (?:and [a-z]+ )?inspections?\b|\binspect\w*(?: of)? (?:the |said )?(?:property|home|house|premises|dwelling|condition)\b|\b(?:property|home|house|premises|dwelling) (?:\w+ )?inspected\b(?! for\b)/;

/** "the septic inspection", "test of the well", "radon test results": of the one thing that is looked at; undefined for a home. */
export function specialInspection(plain: string): string | undefined {
  if (OF_WHOLE.test(plain)) return undefined;
  const found = OF_THING.filter(({ words }) => words.test(plain));
  return found.length === 1 ? found[0]?.type : undefined;
}
