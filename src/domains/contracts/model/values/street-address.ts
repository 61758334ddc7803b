import { groupSpan, type Found, type Span } from '../text/contract-text.ts';
import { readState, STATE_LETTERS_PATTERN, STATE_NAME_PATTERN } from '#lib/us-states.ts';

const STATE = `(?:${STATE_LETTERS_PATTERN}|${STATE_NAME_PATTERN})`;
const FULL = new RegExp(
  String.raw`(?<whole>(?<![\d.,$])(?!\d{1,4}[ ]acres?\b|(?:19|20)\d\d[ ](?:with|by|between|and|at|in|for|to|from|is|as|among|regarding|covering|on)\b)(?:\d{1,6}|[NSEW]\d{3,5})(?:-\d{1,4})?[A-Z]?(?:\s1/2)?[ ]{1,2}[A-Za-z0-9][A-Za-z0-9 .'’#/-]{1,60}(?:\n[A-Z][A-Za-z .'’-]{1,30})?(?:,?\s{1,3}(?:Unit|Apt\.?|Apartment|Suite|Ste\.?|#)\s?[A-Za-z0-9-]{1,8})?[,\s]{1,4}[A-Z][A-Za-z .'’-]{1,40}(?:\n[A-Z][A-Za-z .'’-]{1,30})?,?(?:\s{1,4}(?:County\sof\s[A-Z][A-Za-z .-]{2,24}|[A-Z][A-Za-z .-]{2,24}\sCounty),)?\s{1,12}(?<state>${STATE})\b\.?(?:[,\s]{1,4}(?:Z[Ii][Pp](?:\s[Cc]ode)?:?\s{1,3})?(?<zip>\d{5}(?:-\d{4})?))?)`,
  'dg',
);

// Parts in cells of a row ("8804 Maple Leaf Pl NE | Seattle | King | WA | 98115"), or each behind its own word.
const IN_CELLS = new RegExp(
  String.raw`(?<street>\d{1,6}[A-Z]?[ ][A-Za-z0-9 .'’#/-]{2,60}?)\s{0,3}\t\s?(?:(?:(?:Unit|Apt\.?)\s)?#?(?<unit>(?=[A-Z-]{0,3}\d)[A-Z\d-]{1,6})\s{0,3}\t\s?)?(?<city>[A-Z][A-Za-z .'’-]{1,40}?)\s{0,3}(?:\t\s?[A-Z][A-Za-z .'’-]{1,30}?\s{0,3})?\t\s?(?<state>${STATE})\s{0,3}\t\s?(?<zip>\d{5}(?:-\d{4})?)`,
  'dg',
);
const WITH_WORDS = new RegExp(
  String.raw`(?<street>(?:\d{1,6}|[NSEW]\d{3,5})[A-Z]?[ ](?!(?:in|of|and|located|situated)\b)[A-Za-z0-9 .'’#/-]{2,60}?),?[ \t\n]{1,3}(?:(?:Assessor|Tax|Parcel|A\.?P\.?N|MLS|Legal)[^\n]{0,50}\n)?(?:Unit\s?#?\s?:?[_\s]{0,24})?[,\s]{0,8}(?:\([\"“]Property[\"”]\)[,\s]{1,3})?(?:also\sdescribed\sas:?[^;]{0,140}?)?(?:\d{1,3}\.\s)?(?:(?:with)?in\sthe\s)?(?:City|city|Town|Village|Borough|Township)(?:,?\s(?:and\s|&\s)?State(?:,?\s(?:and\s|&\s)?Zip(?:\sCode)?)?(?=:))?(?:\s?\/\s?\w{3,12}){0,3}(?:\sor\sunincorporated\sarea)?(?:\sof)?:?\s{1,3}(?<city>[A-Z][A-Za-z .\n'’-]{1,40}?)[,\s]{1,3}(?:Zip(?:\s[Cc]ode)?:?\s{1,3}(?<before>\d{5})[,\s]{1,3})?(?:(?:County|Parish)(?:\sof)?:?\s{1,3}(?:[A-Z][A-Za-z .]{1,24}?|_{2,})[,\s]{1,4})?(?:\d{1,3}\.\s)?(?:State(?:\sof)?:?\s{1,3})?(?<state>${STATE})\b(?:[,\s]{1,3}(?:(?:Zip|ZIP)(?:\s[Cc]ode)?:?\s{1,3})?(?<zip>\d{5}(?:-\d{4})?))?`,
  'dg',
);

// "1120 Olive Hill Lane, situated in Napa (City), Napa (County), California, 94558 (Zip Code)".
const WITH_CAPTIONS = new RegExp(
  String.raw`(?<street>\d{1,6}[A-Z]?[ \n][A-Za-z0-9 .'’#/-]{2,60}?)\s{0,2}(?:\([Aa]ddress\))?,?\s{1,3}(?:situated\sin\s|located\sin\s|in\s)?(?<city>[A-Z][A-Za-z .'’-]{1,40}?)\s{0,2}\([Cc]ity\)[,\s]{1,4}(?:[A-Z][A-Za-z .'’-]{1,30}?\s{0,2}\([Cc]ounty\)[,\s]{1,4})?(?<state>${STATE})[,\s]{1,4}(?<zip>\d{5}(?:-\d{4})?)?`,
  'dg',
);

// "(Municipal Address) 318 Oak Drive, (City) Lafayette, (Parish) Lafayette, Louisiana, (Zip) 70506": each behind its caption.
const BEHIND_CAPTIONS = new RegExp(
  String.raw`\((?:[A-Z][a-z]{2,10}\s)?[Aa]ddress\)\s{1,4}(?<street>\d{1,6}[A-Z]?[ ][A-Za-z0-9 .'’#/-]{2,60}?),?\s{1,4}\([Cc]ity\)\s{1,4}(?<city>[A-Z][A-Za-z .'’-]{1,40}?),?\s{1,4}(?:\([Zz]ip(?:\s[Cc]ode)?\)\s{1,4}(?<before>\d{5}),?\s{1,4})?(?:\((?:[Pp]arish|[Cc]ounty)\)\s{1,4}[A-Z][A-Za-z .'’-]{1,30}?,?\s{1,4})?(?:\([Ss]tate\)\s{1,4})?(?<state>${STATE})\b,?(?:\s{1,4}(?:\([Zz]ip(?:\s[Cc]ode)?\)\s{1,4})?(?<zip>\d{5}(?:-\d{4})?))?`,
  'dg',
);

// "5520 Millbrook Lane in Clay Township, Hamilton County, Carmel, Indiana, 46033".
const IN_TOWNSHIP = new RegExp(
  String.raw`(?<street>\d{1,6}[A-Z]?[ ][A-Za-z0-9 .'’#/-]{2,60}?),?\s{1,3}in\s(?:the\s)?(?:Township\sof\s[A-Z][A-Za-z .]{1,24}|[A-Z][A-Za-z .]{1,24}\sTownship),\s{1,3}[A-Z][A-Za-z .]{1,24}\sCounty,\s{1,3}(?<city>[A-Z][A-Za-z .'’-]{1,40}?),\s{1,3}(?<state>${STATE})\b(?:[,\s]{1,3}(?<zip>\d{5}(?:-\d{4})?))?`,
  'dg',
);

// "City: Durham County: Durham State of North Carolina … Street Address: 1204 Iredell Street Zip Code: 27705".
const CITY_FIRST = new RegExp(
  String.raw`City:?\s{1,3}(?<city>[A-Z][A-Za-z .'’-]{1,40}?)[,\s]{1,3}(?:County(?:\sof)?:?\s{1,3}[A-Z][A-Za-z .'-]{1,24}?[,\s]{1,3})?State(?:\sof)?:?\s{1,3}(?<state>${STATE})\b[^\d]{0,40}\bAddress:?\s{1,4}(?<street>\d{1,6}[A-Z]?[ ][A-Za-z0-9 .'’#/-]{2,60}?)[,\s]{1,4}Zip(?:\sCode)?:?\s{1,3}(?<zip>\d{5}(?:-\d{4})?)`,
  'dgi',
);

// "9120 Fauntleroy Pl SW Address Seattle City WA State 98136 Zip": the words stand behind the values.
const CAPTIONS_BEHIND = new RegExp(
  String.raw`(?<street>\d{1,6}[A-Z]?[ ][A-Za-z0-9 .'’#/-]{2,60}?)[,\s]{1,3}Address[,\s]{1,3}(?<city>[A-Z][A-Za-z .'’-]{1,40}?)[,\s]{1,3}City[,\s]{1,3}(?<state>${STATE})(?:[,\s]{1,3}State)?[,\s]{1,3}(?<zip>\d{5}(?:-\d{4})?)`,
  'dg',
);

export interface StreetAddress {
  whole: string;
  state: string | undefined;
}

/** Addresses with number, street, city and state in a stretch of text, as they stand, gaps as single spaces. */
export function findAddresses(text: string, { start, end }: Span): Found<StreetAddress>[] {
  const parted = [IN_CELLS, IN_TOWNSHIP, WITH_WORDS, WITH_CAPTIONS, BEHIND_CAPTIONS, CITY_FIRST, CAPTIONS_BEHIND].flatMap(
    (pattern) => findParted(text, { start, end }, pattern),
  );
  if (parted.length > 0) return parted;
  return [...text.slice(start, end).matchAll(FULL)].flatMap((match) => {
    const span = groupSpan(match, 'whole');
    // "Maple Leaf Pl NE" ends with a wind rose, not with Nebraska.
    const isState =
      match.groups?.['zip'] !== undefined ||
      new RegExp(String.raw`,\s{0,4}${match.groups?.['state'] ?? ''}\W{0,2}$`).test(match[0]);
    if (span === undefined || !isState) return [];
    const whole = match[0]
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' ,', ',')
      .replace(/,\s(?:County of [A-Z][\w .-]{2,24}|[A-Z][\w .-]{2,24} County)(?=,\s)/, '')
      .replace(/,? ZIP(?: code)?:?(?= \d)/i, '')
      // "17 Chestnut Quay located in Annapolis", "640 Plum Hollow Drive, City of Holland"
      .replace(/,? (?:located|situated|lying) in (?:the )?(?=(?:City of )?[A-Z])/, ', ')
      .replace(/, (?:the )?City of (?=[A-Z][\w .'’-]{1,40},)/, ', ')
      .trim();
    return [
      { value: { whole, state: readState(match.groups?.['state'] ?? '') }, start: start + span.start, end: start + span.end },
    ];
  });
}

function findParted(text: string, { start, end }: Span, pattern: RegExp): Found<StreetAddress>[] {
  return [...text.slice(start, end).matchAll(pattern)].map((match) => {
    const { street = '', unit, city = '', state = '', before = '', zip = before } = match.groups ?? {};
    const letters = readState(state);
    const whole = `${street.trim()},${unit === undefined ? '' : ` Unit ${unit},`} ${city.trim()}, ${letters ?? state} ${zip}`
      .replaceAll(/\s+/g, ' ')
      .trim();
    return { value: { whole, state: letters }, start: start + match.index, end: start + match.index + match[0].length };
  });
}
