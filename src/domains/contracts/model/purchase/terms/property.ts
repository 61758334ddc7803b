import { lineBefore, words, type ContractText, type Found, type Span } from '../../text/contract-text.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { findOnlyAddress } from './only-address.ts';
import { findAddresses, type StreetAddress } from '../../values/street-address.ts';
import { readSlot, readWords, type Slot } from '../../values/slot.ts';
import { readState, STATE_LETTERS_PATTERN, STATE_NAME_PATTERN } from '#lib/us-states.ts';

const LEAD = String.raw`(?:located|situated|situate|concerning|numbered|known(?:\s{1,4}and\s{1,4}described)?|commonly\s{1,4}known|described|lying|(?:common|municipal|street)\s{1,4}address)`;
const ADDRESS_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\n|\t|\|)[\s\d.()a-zA-Z]{0,6}?[-*#\s]{0,4}(?:\*\*)?(?:property|premises|street|subject property|real property|common|full)(?:\s(?:street|property))?(?:\s(?:address|location|description))?(?:\s?\([^)\n]{0,40}\))?(?:\*\*)?\s{0,3}[:|](?:\*\*)?[ \t]{0,20}(?<slot>[^\n|]{0,160}(?:\n[^\n|:]{0,140})?)`,
    'gdi',
  ),
  new RegExp(String.raw`\bstreet address[^\n:]{0,30}:[ \t]{0,20}(?<slot>[^\n|]{0,160}(?:\n[^\n|:]{0,140})?)`, 'gdi'),
  new RegExp(
    String.raw`\bproperty\b[^]{0,160}?\n[ \t]{0,12}address(?:[^\n:]{0,20}:|[^\n:_]{0,40}(?=_{4}))[ \t]{0,20}(?<slot>[^\n|]{0,160}(?:\n[^\n|:]{0,140})?)`,
    'gdi',
  ),
  new RegExp(
    String.raw`\bproperty\b[^\n]{0,40}address[^\n:]{0,20}:[ \t]{0,20}(?<slot>[^\n|]{0,160}(?:\n[^\n|:]{0,140})?)`,
    'gdi',
  ),
  new RegExp(String.raw`\baddress\s?\([^)\n]{2,40}\):?[ \t]{0,6}(?<slot>\d[^\n|]{8,160})`, 'gdi'),
  // The caption stands under the line.
  new RegExp(
    String.raw`(?:^|\n)(?<slot>[^\n]{8,140})\n[ \t]{0,20}\(?(?:street\s)?address\b(?:\s(?:and|unit|city|\(if)|[,\t/])[^\n]{0,80}`,
    'gdi',
  ),
  words`(?:offers?|agrees?) to (?:purchase|buy|sell|convey)(?: from [^.;\d]{2,60})? (?:the )?(?:property (?:at |known as )?)?(?<slot>\d[^;]{8,200})`,
  words`\b(?:buys?|purchases?|sells?|acquires?)(?: from [^.;\d]{2,60})?,? (?:the (?:house|home|property|land|premises|dwelling)[^.;\d]{0,40} )?(?<slot>\d[^;]{8,200})`,
  // "agrees to buy Homesite 41, Larkspur Meadows, 712 Larkspur Bend, …"
  words`(?:offers?|agrees?) to (?:purchase|buy|sell|convey)\b(?:(?!\b(?:buyer|purchaser|seller)'?s? address|mailing|residing|price)[^;$]){0,140}?, (?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  words`\b(?:for|on) the (?:purchase|sale) (?:and (?:purchase|sale) )?of (?:the )?(?:property |house |home )?(?:at |known as )?(?<slot>\d[^;]{8,160})`,
  words`(?<!\b(?:buyer|seller|purchaser|vendor)s?["”]\),? (?=of ))(?<=["”]\),? )(?:for|of|concerning|covering|on) (?:the )?(?:property |house |home )?(?:at |known as )?(?<slot>\d[^;]{8,160})`,
  words`\b(?:offer|counteroffer)\b[^.;]{0,80}? (?:on|for) (?:the property (?:at |known as )?)?(?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  words`\b(?:common|municipal|street|property) address(?: of| is|:)? (?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  words`\b(?:contract|agreement|offer) (?:for|on|of|concerning) (?:the property (?:at |known as )?)?(?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  words`\bre: (?<slot>\d[^;]{8,160})`,
  words`address of the (?:real )?(?:property|premises) is:? (?<slot>[^;]{8,160})`,
  words`\bproperty:[ _]{0,8}(?<slot>\d[^;]{8,160})`,
  words`\bproperty\. (?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  words`following (?:described )?(?:real )?(?:property|estate): (?<slot>\d[^;]{5,200})`,
  words`(?:property|home|house|premises) (?:to be (?:acquired|sold|purchased) )?is (?<slot>\d[^;]{5,200})`,
  words`\b(?:buy|purchase|sell|convey)s?,? (?:the |certain )?(?:following )?(?:described )?real estate (?:located |situated )?at:? (?<slot>\d[^;]{5,200})`,
  words`\breal estate (?:located |situated )?in [^.;:\d]{3,60}: (?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  // "Lot 17, Block 4, Saddleback Ranch (2204 Saddleback Trail, Boise, Idaho 83709)"
  words`\b(?:lot|home ?site|unit|tract) \w{1,6}\b[^()\n]{0,90} \((?<slot>\d{1,6} [A-Z][^;()]{8,120})\)`,
  words`\((?:buyer|purchaser|seller)s?\),? for (?:the )?(?:property |house |home )?(?:at |known as )?(?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  words`\bagree on (?:the sale of )?(?<slot>\d{1,6} [A-Z][^;]{8,160})`,
  words`known or identified as(?: \([^)]{1,180}\))? (?<slot>\d[^;]{5,200})`,
  words`\bland with (?:the|all) buildings?[^.;\d]{0,60}? (?:at|as):? (?<slot>\d[^;]{5,200})`,
  /(?<slot>\((?:[A-Z][a-z]{2,10}\s)?[Aa]ddress\)\s{1,4}\d{1,6}\s[A-Z][^;]{8,200})/dg,
  words`${LEAD} (?:at|as|in)?:? (?<slot>[^;]{5,200})`,
  words`(?:real )?(?:property|premises|(?:tract|parcel|lot)s? of land|residence|home|house|cabin|cottage|dwelling|unit|apartment)(?:(?!notice|payment|deposit|escrow|office)[^.;]){0,80}? (?:at|as):? (?<slot>[^;]{5,200})`,
];

// Where somebody lives or gets mail is not what is sold.
const MAILED_TO =
  /(?:whose (?:mailing )?address|mailing address|residing at|resident of|with offices? at|address for notices?|having an address)[^.;]{0,24}$/i;

// The home that the buyer has to sell is not the one that is bought.
const OWN_HOME =
  /\b(?:buyer|purchaser)(?:'s?|’s?|s['’])\s{1,9}(?:current\s|present\s|existing\s)?(?:property|home|house|residence)\b[^.;]{0,60}$/i;
const CALLED_OWN_HOME = /^[^.;)]{0,90}\(\s?(?:the\s)?["“](?:buyer|purchaser)(?:'s?|’s?|s['’])\s(?:current\s)?(?:property|home)/i;

/** "… located at 9 Cask Street, Troy, NY 12180 (“Seller”)": where a party is. */
const OF_PARTY =
  /^[\s,]{0,4}(?:\[address\]\s)?\((?:hereinafter\s|the\s)?["“](?:the\s)?(?:sellers?|buyers?|purchasers?|vendors?)\b/i;

/** "1. ADDRESS": the address of what is sold has a number of its own. */
function isOwnRow(text: string, { start }: Span): boolean {
  const line = lineBefore(text, start, 120);
  const isBare = /(?:^|\t)\s{0,6}(?:\d{1,2}[.)]\s{1,3})?address(?: and legal description)?[\s:]*$/i.test(line);
  return (
    !isBare ||
    /^\s{0,6}\d{1,2}[.)]\s{1,3}address|\b(?:lot|community|subdivision|home ?site|plan)(?: (?:no\.?|number|name))?:/i.test(line)
  );
}

const LABEL =
  /^(?:legal description and )?address(?: and legal description)?$|^(?:the )?(?:house|home|home ?site|building site|location|site address|home to be built)$|^real estate$|^(?:(?:rental |dwelling )?unit|dwelling|rented (?:home|premises)|rental home|apartment|leased premises)(?: address)?$|^(?:subject |real )?(?:property|premises)(?: (?:street )?address| location)?$|^(?:address|location) of (?:the )?(?:(?:rented|leased|rental) )?(?:property|premises|home|house|residence|unit|apartment)$|^(?:full |common |street )?property address$|^street address$|^(?:(?:property|street) )?address(?:,? (?:unit|city|state|zip(?: code)?|and))+$/;

/** "ADDRESS (including postal city)  77 Quarry Bend Road, Kutztown    ZIP 19530" */
const OWN_LINE = /(?:^|\n|\t)\s{0,6}(?:property\s)?address(?:\s?\([^)\n]{2,40}\))?:?[ \t]{1,6}(?<slot>\d[^\n]{8,140})/dgi;

function orOwnLine(text: string, state: string | null, otherwise: Slot<StreetAddress>): Slot<StreetAddress> {
  const found = readSlot(text, [OWN_LINE], (all, span) => readWithoutState(all, span, state));
  return found.state === 'stated' ? found : otherwise;
}

/** "2290 Heron Bay Blvd, Coral Springs, 33076", "9 Tres Cruces City Santa Fe Zip 87506" in a form of one state, which leaves the state out. */
function readWithoutState(text: string, { start, end }: Span, state: string | null): Found<StreetAddress> | undefined {
  const match =
    /^(?<street>\d{1,6}[A-Z]?[ ][^,\n\t]{3,60}(?:,[ ](?:Unit|Apt|#)[^,\n\t]{1,10})?)(?:,[ ]|,?[ \t]{1,3}(?:City|Town|CITY|TOWN)(?:[ ]of)?:?[ \t]{1,3})(?<city>[A-Z][^,\d\n\t]{2,30}?),?[ \t]{1,3}(?:(?:ZIP|Zip)(?:[ ][Cc]ode)?:?[ \t])?(?<zip>\d{5})\b/.exec(
      text.slice(start, end),
    );
  if (match === null || state === null) return undefined;
  const { street = '', city = '', zip = '' } = match.groups ?? {};
  return { value: { whole: `${street}, ${city.trim()}, ${state} ${zip}`, state }, start, end: start + match[0].length };
}

/** "Address  10871 N. Wren Lane" over "City, State, Zip  Oro Valley, AZ 85737": a row for the street, and one for the rest. */
function readInRows(text: string, { start, end }: Span, fields: readonly Field[]): Found<StreetAddress> | undefined {
  const street = /^\s{0,4}(?<street>\d{1,6}[A-Z]?[ ][A-Za-z0-9 .'’#/-]{3,60}?)\s{0,4}(?=\n|\t|$)/d.exec(text.slice(start, end));
  const next = fields.find(({ labelStart }) => labelStart >= end && labelStart - end < FARTHEST_ROW);
  if (street === null || next === undefined || !REST_OF_ADDRESS.test(next.label)) return undefined;
  const rest = CITY_AND_STATE.exec(text.slice(next.start, next.end).trimStart());
  const [from, to] = street.indices?.groups?.['street'] ?? [0, 0];
  if (rest === null) return undefined;
  const value = {
    whole: `${street.groups?.['street'] ?? ''}, ${rest[0].replaceAll(/\s+/g, ' ')}`,
    state: readState(rest.groups?.['state'] ?? ''),
  };
  return { value, start: start + from, end: start + to };
}

const FARTHEST_ROW = 12;
const REST_OF_ADDRESS = /^(?:city|town)(?:[,/]? ?(?:and )?state)?(?:[,/]? ?(?:and )?zip(?: code)?)?$/;
const CITY_AND_STATE = new RegExp(
  String.raw`^[A-Z][A-Za-z .'’-]{1,40},?\s{1,3}(?<state>${STATE_NAME_PATTERN}|${STATE_LETTERS_PATTERN})\b(?:,?\s{1,3}\d{5}(?:-\d{4})?)?`,
);

/** The address of the property, with number, street, city and state as the paper writes them. */
export function findPropertyAddress(
  { text }: ContractText,
  fields: readonly Field[],
  state: string | null = null,
): Slot<StreetAddress> {
  const slot = findAddress(text, fields, state);
  return slot.state === 'stated' ? { ...slot, found: withZip(text, slot.found) } : slot;
}

const ZIP_BEHIND = /^,?\s{1,4}zip(?:\scode)?:?\s{1,4}(?<zip>\d{5}(?:-\d{4})?)\b/i;

/** "… Reading, PA" over "ZIP 19604": some forms have a line for it. */
function withZip(text: string, found: Found<StreetAddress>): Found<StreetAddress> {
  const match = /\d{5}$/.test(found.value.whole) ? null : ZIP_BEHIND.exec(text.slice(found.end, found.end + 40));
  if (match === null) return found;
  const whole = `${found.value.whole} ${match.groups?.['zip'] ?? ''}`;
  return { value: { ...found.value, whole }, start: found.start, end: found.end + match[0].length };
}

function findAddress(text: string, fields: readonly Field[], state: string | null): Slot<StreetAddress> {
  const labeled = readFields(text, fields, LABEL, (all, { start, end }) => {
    const found =
      findAddresses(all, { start, end: Math.min(all.length, end + 110) })[0] ?? readWithoutState(all, { start, end }, state);
    const lead = found === undefined ? '' : all.slice(start, found.start);
    return found === undefined ||
      !isOwnRow(all, { start, end }) ||
      (lead.length > 3 &&
        !/^(?:apt|unit|apartment|suite|#)[^,\n]{0,10},\s$|^(?:(?:the )?(?:street|municipal) address|(?:commonly )?(?:known|located|situated)(?: as| at)?)[:\s]{1,3}$/i.test(
          lead,
        ))
      ? undefined
      : found;
  });
  const whole = orWhole(labeled);
  if (whole.state === 'stated') return whole;
  const worded = orWhole(
    readSlot(text, ADDRESS_PATTERNS, (all, span) =>
      findAddresses(all, span).find(
        ({ start, end }) =>
          !MAILED_TO.test(all.slice(Math.max(0, start - 40), start)) &&
          !OWN_HOME.test(all.slice(Math.max(0, start - 90), start)) &&
          !CALLED_OWN_HOME.test(all.slice(end, end + 120)) &&
          !OF_PARTY.test(all.slice(end, end + 60)),
      ),
    ),
  );
  if (worded.state === 'stated' || worded.state === 'conflicting') return worded;
  const bare = readBareAddress(text, fields, worded);
  const own = bare.state === 'stated' ? bare : orOwnLine(text, state, bare);
  const labeledLot = own.state === 'absent' ? readFields(text, fields, LOT_LABEL, readLot) : own;
  const lot = labeledLot.state === 'absent' ? readSlot(text, LOTS, readLot) : labeledLot;
  if (lot.state === 'stated') return lot;
  const inParts =
    own.state === 'stated' ? own : readSlot(text, [STREET_CITY_ZIP], (all, span) => readStreetCityZip(all, span, state));
  if (inParts.state === 'stated') return inParts;
  const parted = own.state === 'stated' ? own : readSlot(text, PARTED, (all, span) => readParted(all, span, state));
  if (parted.state === 'stated') return parted;
  if (own.state === 'absent' && whole.state === 'blank') return whole;
  const only = own.state === 'absent' ? findOnlyAddress(text) : undefined;
  return only === undefined ? own : { state: 'stated', found: only, context: only };
}

/** "Street Address 12 Elm Road" over "City Oakton, Zip Code 22124", "known as 12 Elm Road, located in Baltimore City/County, Maryland, Zip Code 21212". */
const STREET_CITY_ZIP = new RegExp(
  String.raw`\b(?:(?:street|property)\s{1,4}address|known\s{1,4}as)[:\s]{1,4}(?<slot>\d{1,6}[A-Z]?\s[A-Z0-9][A-Za-z0-9 .'’#-]{2,50}?[\s,]{1,6}(?:city(?:\s{1,4}of)?:?|located\s{1,4}in)\s{1,4}[A-Z][^\n]{2,120})`,
  'gdi',
);
const IN_PARTS = new RegExp(
  String.raw`^(?<street>[^\n\t,]{6,60}?)[\s,]{1,6}(?:[Cc]ity(?:\s[Oo]f)?:?|CITY:?|[Ll]ocated\s{1,4}in)\s{1,4}(?<city>[A-Z][A-Za-z.'’-]{1,20}(?:\s[A-Z][A-Za-z.'’-]{1,20}){0,2}?)\s{0,4}(?:City\/County)?\s{0,3},?\s{0,4}(?:(?:State\s{1,4}of\s{1,4})?(?<state>${STATE_NAME_PATTERN}|${STATE_LETTERS_PATTERN})\s{0,3},?\s{1,4})?(?:Zip|ZIP)(?:\s[Cc]ode)?:?\s{1,4}(?<zip>\d{5})\b`,
);

function readStreetCityZip(text: string, { start, end }: Span, state: string | null): Found<StreetAddress> | undefined {
  const match = IN_PARTS.exec(text.slice(start, end));
  const { street = '', city = '', state: named, zip = '' } = match?.groups ?? {};
  const letters = (named === undefined ? undefined : readState(named)) ?? state;
  if (match === null || letters === null) return undefined;
  return {
    value: { whole: `${street.trim()}, ${city}, ${letters} ${zip}`, state: letters },
    start,
    end: start + match[0].length,
  };
}

/** "situated in the Town of Peterborough, located at 12 Cobble Hill Road": its town is told apart from its street. */
const PARTED: readonly RegExp[] = [
  words`\b(?:real (?:estate|property)|property|premises|land)\b[^]{0,120}?\b(?:municipality|town|city|village|township|borough) of (?<slot>[A-Z][^;]{12,260})`,
];
const STREET_KIND =
  'Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Way|Court|Ct|Circle|Cir|Place|Pl|Terrace|Ter|Trail|Trl|Boulevard|Blvd|Highway|Hwy|Route|Rte|Loop|Path|Row|Run|Pike|Square|Alley|Parkway|Pkwy|Hill|Point|Crossing|Ridge';
const STREET = new RegExp(
  String.raw`\b(?:located|situated?|known)(?:\s(?:as|at|on))?:?\s{1,4}(?:\(street\)\s)?(?<street>\d{1,6}[A-Z]?\s[A-Z][A-Za-z0-9 .'’-]{2,40}?\s(?:${STREET_KIND})\b\.?(?:\s(?:${STREET_KIND})\b\.?)?)`,
  'd',
);
const STATE_OF = new RegExp(
  String.raw`\b(?:State|Commonwealth)\s{1,4}of\s{1,4}(?<state>${STATE_NAME_PATTERN}|${STATE_LETTERS_PATTERN})\b`,
);

function readParted(text: string, { start, end }: Span, state: string | null): Found<StreetAddress> | undefined {
  const own = text.slice(start, end);
  const city = /^[A-Z][A-Za-z.'’-]{1,20}(?:\s[A-Z][A-Za-z.'’-]{1,20}){0,2}(?=\s{0,3}(?:,|\n|\t|\())/.exec(own)?.[0];
  const street = STREET.exec(own);
  const [from, to] = street?.indices?.groups?.['street'] ?? [0, 0];
  const named = state ?? readState(STATE_OF.exec(text)?.groups?.['state'] ?? '') ?? null;
  if (city === undefined || street === null || named === null) return undefined;
  const whole = `${own.slice(from, to).replaceAll(/\s+/g, ' ')}, ${city.replaceAll(/\s+/g, ' ')}, ${named}`;
  return { value: { whole, state: named }, start: start + from, end: start + to };
}

/** Land that has no number of its own: "known as Lot 9, Stonebrook Farms, Harlem Road, Genoa Township, Delaware County, Ohio". */
const LOT_LABEL = /^(?:lot|home ?site|land|property|premises|real estate)(?: (?:address|location))?$/;
const LOTS: readonly RegExp[] = [
  words`\b(?:known as|described as|located (?:at|on)|situated (?:at|on|in)|property(?: address| location)?:|address:) ?(?:vacant land,? )?(?<slot>(?:(?:building |home ?)?lot|unit|tract|parcel|phase) \w{1,6},? [^;:]{5,160})`,
  words`\b(?:known as|located (?:at|on)|situated (?:at|on)|fronting on|property(?: address| location)?:|address:) ?(?:vacant land (?:on|at),? |the (?:north|south|east|west)[a-z]{0,6} side of )?(?<slot>[A-Z][\w.'’-]{2,20} (?:[A-Z\d][\w.'’-]{0,20} ){0,3}(?:road|rd|lane|ln|street|st|drive|dr|highway|hwy|route|trail|avenue|ave|way|court)\b\.?,? [^;:]{5,120})`,
];
const ENDS_WITH_STATE = new RegExp(
  String.raw`^[^;:]{5,160}?,\s{1,4}(?<state>${STATE_NAME_PATTERN}|${STATE_LETTERS_PATTERN})\b(?:,?\s{1,4}\d{5}(?:-\d{4})?)?`,
);

function readLot(text: string, { start, end }: Span): Found<StreetAddress> | undefined {
  const match = ENDS_WITH_STATE.exec(text.slice(start, end));
  // "Lot 88, Copper Creek Third Addition, 9914 S 201st Avenue, Gretna, Nebraska 68028": it has a number after all.
  const street = match === null ? undefined : findAddresses(text, { start, end: start + match[0].length })[0];
  if (
    street !== undefined &&
    /(?:,\s{1,4}|\baddress:?\s{1,4})$/i.test(text.slice(start, street.start)) &&
    !/^Lot\b/i.test(street.value.whole)
  )
    return street;
  if (match === null || /\b(?:shall|will|agrees?|buyer|seller|being|whose)\b|\n\s*\n|\t/i.test(match[0])) return undefined;
  return {
    value: { whole: match[0].replaceAll(/\s+/g, ' '), state: readState(match.groups?.['state'] ?? '') },
    start,
    end: start + match[0].length,
  };
}

/** Of places that give more or less of one address, that with the whole of it. */
function orWhole(slot: Slot<StreetAddress>): Slot<StreetAddress> {
  if (slot.state !== 'conflicting') return slot;
  const [longest] = slot.values.toSorted((a, b) => b.value.whole.length - a.value.whole.length);
  const plain = (found: Found<StreetAddress> | undefined) => found?.value.whole.toLowerCase() ?? '';
  return longest !== undefined && slot.values.every((found) => plain(longest).startsWith(plain(found)))
    ? { state: 'stated', found: longest, context: longest }
    : slot;
}

const FARTHEST_PERSON = 120;

/** "Address: …" in a sheet of terms, under a row that names nobody who could live there. */
function readBareAddress(text: string, fields: readonly Field[], otherwise: Slot<StreetAddress>): Slot<StreetAddress> {
  const isOnly = new Set(findAddresses(text, { start: 0, end: text.length }).map(({ value }) => value.whole)).size === 1;
  const found = readFields(text, fields, /^address$/, (all, { start, end }) => {
    const [line = '', ...above] = all
      .slice(Math.max(0, start - FARTHEST_PERSON), start)
      .split('\n')
      .toReversed();
    const isOfPerson = /\b(?:buyer|seller|purchaser|vendor|broker|agent|attorney|company|phone|e-?mail|notice|firm|license)/i;
    return !isOnly && isOfPerson.test(`${line} ${above[0] ?? ''}`)
      ? undefined
      : (findAddresses(all, { start, end })[0] ?? readInRows(all, { start, end }, fields));
  });
  return found.state === 'stated' ? found : otherwise;
}

const COUNTY: readonly RegExp[] = [
  /\bCounty:?[ ](?<slot>[A-Z][a-z]{2,20}(?:[ ][A-Z][a-z]{2,20})?)[ ]as[ ]Block\b/dg,
  // "County   Cobb   , Georgia"
  new RegExp(
    String.raw`\bCounty[ \t]{1,4}(?<slot>[A-Z][a-z.'-]{2,20}(?:[ ][A-Z][a-z]{2,20})?)\s{0,4},\s{0,2}(?=${STATE_NAME_PATTERN})`,
    'dg',
  ),
  new RegExp(
    String.raw`\bcounty\s{1,4}of\s{1,4}(?<slot>(?:Ste?\.?\s{1,2})?[A-Z][A-Za-z.' -]{1,30}?)\s{0,2}(?=[,;.)\t\n]|\s(?:state|and|in|${STATE_NAME_PATTERN})\b)`,
    'gdi',
  ),
  // "Chicago | IL | 60639 | Cook" over "City | State | Zip | County"
  /\t[A-Z]{2}\t\d{5}\t(?<slot>[A-Z][A-Za-z.' -]{2,30})\n\s{0,24}[^\n]{4,80}\tstate\tzip(?: code)?\tcounty\b/dgi,
  /(?:^|\n)[^\n\t]{3,60}\t[^\n\t]{2,40}\t(?<slot>[^\n\t]{3,30})\t[^\n\t]{2,14}\t[^\n\t]{5,10}\n\s{0,4}(?:street )?address\tcity\tcounty/dgi,
  /(?<slot>\b[A-Z][A-Za-z.'-]{1,20}(?:[ ][A-Z][A-Za-z.'-]{1,20}){0,2})\s{0,3}\([Cc]ounty\)/dg,
  /(?:^|\n)[^\n]{0,20}\blocated in:?\s{1,4}(?<slot>[A-Z][A-Za-z.'-]{1,20}(?:[ ][A-Z][A-Za-z.'-]{1,20}){0,2})\s{1,6}County\b/dg,
  /\bCounty:?[ ](?<slot>[A-Z][a-z]{2,20}(?:[ ][A-Z][a-z]{2,20})?)[ ]?(?=,[ ][A-Z])/dg,
  new RegExp(
    String.raw`(?:^|\n|\t|\||\s)[-*\s]{0,4}(?:\*\*)?(?:county|parish)(?:\*\*)?\s{0,3}[:|\t](?:\*\*)?[ \t]{0,20}(?<slot>[^\n\t|,:]{0,40}?)(?=\s(?:state|zip|(?:${STATE_LETTERS_PATTERN})\b,?\s?(?:zip|\d{5}))\b|[\n\t|,]|$)`,
    'gdi',
  ),
  /\b(?<slot>(?:[A-Z][A-Za-z.'-]{1,20}[ ](?:and[ ])?){0,2}[A-Z][A-Za-z.'-]{1,20}[ \t])County\b(?!\s?:|\s(?:Title|Bank|Abstract|Escrow|Realty|Closing|Recorder|Clerk|Court|Records|Assessor))/dg,
];

export function findCounty({ text }: ContractText): Slot<string> {
  return readSlot(text, COUNTY, (all, span) => {
    const found = readWords(all, span);
    const isNone =
      found === undefined ||
      !/^[A-Z]/.test(found.value) ||
      /^(?:The|In|Of|Said|Such|Local|This|Real)\b|^(?:City|State|Zip)\b.{0,8}$|\b(?:Address|Street)\b/i.test(found.value);
    return isNone ? undefined : { ...found, value: capitalized(found.value.replace(/\s{1,3}county$/i, '')) };
  });
}

/** "COUNTY OF GENESEE" names the same county as "Genesee County". */
const capitalized = (name: string) =>
  name === name.toUpperCase() ? name.toLowerCase().replaceAll(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : name;

const LEGAL: readonly RegExp[] = [
  new RegExp(
    String.raw`legal description(?: of (?:the )?property)?(?:\*\*)?\)?\s{0,3}(?:is|:|\|)(?:\*\*)?\s{0,10}(?:as follows:?\s{1,4})?(?<slot>[^\n]{3,240})`,
    'gdi',
  ),
  words`legally described as:? (?<slot>[^;\n]{5,240})`,
  /(?:^|\n|\t|\s)legal:[ \t]{1,4}(?<slot>[^\n\t]{5,240})/dgi,
  /\bidentification\s\([^)\n]{5,90}\)\s{0,2}:\s{0,6}(?<slot>[^\n\t]{5,160})/dgi,
  /(?<slot>\bDeed\sBook\s\d{1,6},\s{0,2}(?:Page|Pg\.?)s?\s\d{1,6}(?:\s?[-–]\s?\d{1,6})?|\b(?:Tax\s)?Map\s\d{1,4}[A-Z]?,?\s(?:Group\s\w,?\s)?Parcel\s\d{1,4}(?:\.\d{1,3})?)/dg,
  /\blegal description\)[^\n]{0,10}:\s{0,4}\n(?<slot>[^\n]{5,240})/dgi,
  /\bas\s{1,4}(?<slot>Block\s{1,6}[\w.]{1,8},?\s{1,6}(?:and\s)?Lot(?:\(s\)|s)?\s{1,6}[\w.]{1,8})\b/dg,
  /(?<slot>\bLots?\s{1,3}(?!Lot)[\w-]{1,6}\b,?\s(?=[^;]{5,200}\b(?:recorded|Plats?|Liber|Records)\b)[^;\n]{5,240})/dg,
  /(?<slot>\bLot\s{1,3}(?!Lot)\w{1,6},?\s{1,3}(?:in\s{1,3})?(?:Block|Blk\.?|Section|Unit|of)\s[^;\n]{3,160}?)(?=\.\s|\n|;|, (?:also|commonly|known|according|together|County|City))/dg,
];

export function findLegalDescription({ text }: ContractText): Slot<string> {
  return readSlot(text, LEGAL, readDescription);
}

/** What ends a description of land: the end of its sentence, or what else is said of the property. */
const ENDS_DESCRIPTION =
  /\.\s(?=[A-Z]|$)|\n\s*\n|\n(?=\s{0,8}(?:together|commonly|also known|tax|parcel|permanent|PIN|APN|property|\(?[a-z\d]{1,2}[.)])(?:\s|\b))|,?\s(?:together with|commonly known|also known|known as|\((?:the )?["“])/i;
const MOST_DESCRIPTION = 400;

/** A description that the width of its line broke goes on in the next ones. */
function wholeDescription(text: string, { start, end }: Span): Span {
  if (text[end] !== '\n' || !/(?:,|\b(?:of|in|the|and|Page|Book|Records?|Office))\s?$|^.{50,}$/.test(text.slice(start, end)))
    return { start, end };
  const rest = text.slice(start, start + MOST_DESCRIPTION);
  const cut = ENDS_DESCRIPTION.exec(rest.slice(end - start))?.index;
  const last = rest.length < MOST_DESCRIPTION ? start + rest.length : end;
  return { start, end: cut === undefined ? last : end + cut };
}

function readDescription(text: string, span: Span): Found<string> | undefined {
  const found = readWords(text, wholeDescription(text, span));
  if (found === undefined || /^(?:see|attached|as (?:set|described)|exhibit|to be|per)\b/i.test(found.value)) return undefined;
  // "Block ______ Lot ______": the words of the form alone.
  const own = found.value.replaceAll(
    /\b(?:lots?|blocks?|tracts?|parcels?|sections?|units?|books?|pages?|plats?|phase|and|of|in|the)\b/gi,
    ' ',
  );
  return /\d|lot|tract|parcel|section|unit/i.test(found.value) && /[\p{L}\d]/u.test(own) ? found : undefined;
}

const PARCEL: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:assessor(?:'s|’s)?\s{1,3})?(?:parcel|permanent\sindex|(?:real\s)?property\s(?:tax|index)|tax\s(?:parcel|id|i\.d\.|account|lot|map|key))(?:\s{1,3}(?:number|no\.?|id|i\.d\.|identification(?:\snumber)?|designation|key|account|#))*(?:\s?\(s\))?(?:\s?\(?apn\)?)?(?:\*\*)?\s{0,3}[.:#|]{0,3}(?:\*\*)?\s{0,6}(?<slot>\d[\d.-]{4,30}(?:\w\b)?)`,
    'gdi',
  ),
  /\bassessor(?:'s|’s)?\s{0,2}(?:#|no\.?|number|parcel)\s{0,2}[:#.]{0,2}\s{0,6}(?<slot>\d[\d.-]{4,24}\w?)/dgi,
  /\b(?:PIN|PID)(?:\/PI[ND])?\b(?:[^\n.;\d]{0,60}(?:is)?:|\s?#(?:\s?\(s\))?)\s{0,4}(?<slot>\d[\d.-]{4,24}\w?)/dg,
  /\bP\.?I\.?N\.?\s{0,3}[:#]{1,2}\s{0,6}(?<slot>\d[\d-]{4,24}\w?)/dg,
  /\bA\.?P\.?N\.?(?:\s?\(?s\)?)?\s{0,3}[:#.]{0,2}\s{0,6}(?<slot>\d[\d-]{4,24}\w?)/dgi,
];

export function findParcelNumber({ text }: ContractText): Slot<string> {
  return readSlot(text, PARCEL, readWords);
}
