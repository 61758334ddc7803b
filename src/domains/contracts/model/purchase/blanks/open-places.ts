import type { Clause } from '../../text/clauses.ts';
import { lineBefore, lineBehind } from '../../text/contract-text.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import { slugOf } from '../../times/counted-events.ts';
import { IS_DECISION } from '../contingencies/chosen-rows.ts';

/** What such a place is for, by what stands right beside it. */
type Sort = 'amount' | 'percent' | 'days' | 'hours' | 'months' | 'years' | 'date' | 'words';
const UNITS = ['days', 'hours', 'months', 'years'] as const;

/** Names that the reader's own terms have: such a place is told only where the term is not. */
const TERMS: readonly (readonly [name: string, label: RegExp])[] = [
  [
    'closing_date',
    /^(?:date_(?:of_)?)?(?:funding_)?(?:closing|closed?|settlement|close_of_escrow|act_(?:of_)?sale)(?:_(?:on|before|on_before))?(?:_(?:and_)?possession)?(?:_deadline)?(?:_date)?$/,
  ],
  ['price', /^for_price$|^(?:total_)?(?:purchase|sales?|contract)_price(?:_amount)?$|^price_amount$/],
  [
    'earnest_money',
    /^(?:(?:initial|contract|good_faith|first|binder)_)?(?:earnest(?:_money)?|deposit)(?:_deposit)?(?:_to)?(?:_deposited|_paid)?(?:_(?:by_)?way(?:_of)?)?(?:_amount)?$/,
  ],
  [
    'financing_amount',
    /^(?:loan|mortgage)(?:_loan)?(?:_to)?(?:_obtained)?_amount$|^(?:first|1st)_(?:trust|mortgage|deed_trust)(?:_loan)?_amount$/,
  ],
  [
    'escrow_company',
    /^(?:held|escrow|escrowee|name_holder|(?:(?:earnest_)?deposit|earnest_money)_held(?:_by)?|holder_(?:of_)?earnest_money|earnest_money_holder|deposit_holder|holder_(?:of_)?deposit)(?:_(?:agent|company|holder))?$|^as_escrowee$|^(?:all_)?deposits?_(?:shall_|will_)?(?:be_)?held(?:_escrow|_in_escrow)?(?:_by)?(?:_date)?$/,
  ],
  ['property_address', /^(?:property_|street_)?address$/],
  ['buyer', /^(?:buyer|purchaser)s?_(?:full_|legal_)?names?$/],
  ['seller', /^(?:seller|vendor)s?_(?:full_|legal_)?names?$/],
  ['offer_expiration', /^offer_expir\w+(?:_date)?$/],
  ['inspection_days', /^(?:buyer_(?:may|shall)_)?inspect(?:ions?|ed)?(?:_property)?(?:_within)?(?:_period)?_days$/],
  ['legal_description', /^legal(?:_description)?$/],
  [
    'offer_expiration',
    /^(?:offer_)?expiration(?:_(?:of_)?offer)?(?:_(?:date|time))?$|^offer_(?:termination|withdrawal|lapse)(?:_(?:date|time))?$/,
  ],
  [
    'effective_date',
    /^(?:effective|acceptance|binding_agreement|ratification)_date$|(?:^|_)effective(?:_date)?$|^(?:(?:mutual|final|contract)_)?(?:acceptance|ratification|execution)$|^binding_(?:agreement|contract)$|^(?:time_)?reference(?:_date)?$|^(?:acceptance|ratification)(?:_by)?_(?:sellers?|owners?)$/,
  ],
];

/** People's own lines, which are told by who has not signed, and what nobody needs for the deal. */
const SAYS_WHO =
  /\b(?:phone|telephone|cell|fax|e-?mail|licen[sc]e|lic|zip|mls|witness|(?<!\bor )notary|signatures?|sign|signed|initials?|print(?:ed)?|typed|brokerage|realtors?|salesperson|office|copyright|page|file no|ssn|social security|website|commission expires|suite|unit|apt)\b/;
const SAYS_ONLY_WHO =
  /^(?:by|its|name|names|title|date|dated|time|at|am|pm|state|city|buyers?|sellers?|purchasers?|tenants?|landlords?|agents?|brokers?|seller s|owners?|address|other|others|addresses?|firm|company|co|and|or|of|no|yes|per|within|than|for|to|with|explain|comments?|remarks?|notes?|see|signature date|here|(?:entered|filled in|written|inserted) here|stated|namely)$/;
/** What stays open where nothing more was agreed on. */
const IS_OPTIONAL =
  /\b(?:other|additional|special|further|miscellaneous)\b[^.]{0,30}\b(?:terms?|provisions?|conditions?|stipulations?|items?|agreements?|instructions?|addenda|exhibits?)\b|\b(?:exclu\w+|inclu\w+|remain|what (?:stays|goes)|convey\w*|personal property|fixtures|addend\w+|exhibits?|attach\w+|except(?:ions?)?)\b/;
/** "If yes, complete by: ____" */
const IS_CONDITIONAL = /^if (?:yes|so|any|not|no|other|applicable|checked|ticked|chosen|elected)\b|\(if (?:any|applicable)\)/;
const LONGEST_HEAD = 90;
const MOST_WORDS = 4;
const FARTHEST_HEAD = 1500;
/** Letters of its line on either side that a place is looked at with. */
const LONGEST_BESIDE = 400;

/**
 * What an empty place asks for, by the words of its paper: its label, the cell before it, the caption behind its figure, or the
 * heading of the clause that it stands in. Undefined for what nobody needs to fill.
 */
export function nameOpenPlace(
  text: string,
  { index, length }: { index: number; length: number },
  clauses: readonly Clause[],
): string | undefined {
  // "ten (10) days or ____ days": another answer beside one that is given.
  if (/\d[^.;_]{0,30}\bor\s\$?\s?$/i.test(text.slice(Math.max(0, index - 50), index))) return undefined;
  if (
    IS_DECIDED.test(lineAt(text, index)) ||
    IS_DECISION.test(lineAt(text, index)) ||
    ANSWERS_OFFER.test(lineAt(text, index)) ||
    OF_CLOCK.test(text.slice(index + length, index + length + 12))
  )
    return undefined;
  const sort = sortOf(text, index, length);
  if (SPELLS_AMOUNT.test(text.slice(index + length, index + length + 12)) && /\$\s?_/.test(lineAt(text, index))) return undefined;
  // "a deposit by way of ____ in the amount of $ ____": how it is paid.
  if (
    sort === 'words' &&
    /\b(?:by way of|in the form of|form of payment:?)\s{0,3}$/i.test(text.slice(Math.max(0, index - 24), index))
  )
    return undefined;
  if (sort === 'words' && IS_TOWN.test(text.slice(Math.max(0, index - 40), index))) return undefined;
  const label = labelOf(text, index, length, sort);
  if (label === undefined || IS_OPTIONAL.test(label) || IS_CONDITIONAL.test(label)) return undefined;
  const head = headingAt(text, index, clauses);
  const heading = slugOf(head, MOST_WORDS - 1);
  // "Name: ____" under "Owners’ associations".
  if (/^names?(?: of)?$/.test(label) && /\b(?:association|communit(?:y|ies)|hoa|cic)\b/.test(head)) return 'association_name';
  if (isOfPeople(label)) return undefined;
  // "cost ____" says something only with what it is the cost of.
  const name = slugOf(saysLittle(label) && heading !== '' ? `${head.split(/\s(?=\W)/)[0] ?? ''} ${label}` : label, MOST_WORDS);
  const base = name === '' ? heading || slugOf(lastWords(text, index), MOST_WORDS) : name;
  if (base === '' || base === 'amount' || IS_OPTIONAL.test(base.replaceAll('_', ' '))) return undefined;
  return sort === 'years' && /loan|mortgage|financ|note|amorti/.test(base) ? 'loan_terms' : withSort(base, sort);
}

/** "in the City/Township of ____": the address tells it. */
const IS_TOWN = /\b(?:city|town|township|village|borough|municipality)(?:\/\w{4,12})*(?:,? of)?:?\s{0,3}$/i;

/** A label that needs what it is the label of. */
export const saysLittle = (label: string): boolean =>
  /^(?:the )?(?:costs?|amount|fee|price|charge|limit|paid by|charged to|current fee|maximum)$/.test(label);
/** "Elected ____ / ____  Waived  DA / ____": somebody put initials to one of the two. */
const IS_DECIDED =
  /\b(?:[Ee]lect\w*|[Ww]aive\w*|[Dd]eclin\w*|[Aa]ccept\w*|[Yy]es|[Nn]o|ELECTED|WAIVED|YES|NO)\b[\s:]{1,6}[A-Z]{2,4}\s{0,3}(?:\/|\t|_|$)/;
/** "____ Acceptance  ____ Counter  ____ Rejection": who answers an offer signs it. */
const ANSWERS_OFFER = /\baccept(?:ance|s|ed)?\b[^\n]{0,60}_[^\n]{0,60}\b(?:reject|counter)/i;
/** "$ ____ (____ Dollars)": the same once more in words. */
const SPELLS_AMOUNT = /^\s?dollars\b/i;
/** "at ______ o’clock": the hour of a day that has a place of its own. */
const OF_CLOCK = /^\s?(?:o['’]clock|[ap]\.?m\b)/i;
const lineAt = (text: string, index: number): string => lineBefore(text, index, 300) + lineBehind(text, index, 300);

const SAYS_NOTHING =
  /^(?:will|shall|must|may|can|has|have|are|the|and|with|for|that|this|before|after|take|takes|place|occur|happen|made)$/;

/** What a sentence without a heading says right before. */
const lastWords = (text: string, index: number): string =>
  (
    plainOf(text.slice(Math.max(0, index - 90), index))
      .split(/[.;:_](?=\s|$)/)
      .at(-1) ?? ''
  )
    .replaceAll(/[^a-z' -]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2 && !SAYS_NOTHING.test(word))
    .slice(-3)
    .join(' ');

/** What the paper calls itself names no place in it. */
const IS_TITLE = /\b(?:agreement|contract|offer)\b/;
const EARLIEST_CLAUSE = 400;

const BEGINS_ANEW = /\n\s*\n\s*[A-Z]{4}(?![^]*\n\s*\n\s*[A-Z]{4})/;
const PARAGRAPH = /\n\s{0,8}(?:\([A-Za-z\d]{1,3}\)|\d{1,2}[.)]|[A-Z][.)])\s{1,4}(?=[A-Z])/g;

/**
 * The heading of the clause: one that has a number or stands in capitals, and no label of a person's; of a numbered paragraph
 * without one, its first words.
 */
function headingAt(text: string, index: number, clauses: readonly Clause[]): string {
  const clause = clauses.findLast(
    ({ start, heading }) =>
      start <= index &&
      heading !== '' &&
      !(IS_TITLE.test(heading) && start < EARLIEST_CLAUSE) &&
      !isOfPeople(heading) &&
      /^\s*(?:\d|\(|[A-Z]{3}[A-Z ]|[IVX]{1,4}\.|[A-Za-z][.)])/.test(text.slice(start, start + 12)),
  );
  // "(d) Balance at closing", an empty line, and "CLOSING to be on ____": another paragraph begins.
  const above = text.slice(Math.max(clause === undefined ? 0 : clause.start + 4, index - FARTHEST_HEAD), index);
  const from = index - above.length + (above.search(BEGINS_ANEW) + 1);
  const own = [...text.slice(from, index).matchAll(PARAGRAPH)].at(-1);
  if (own === undefined) return clause?.heading ?? '';
  const first = plainOf(text.slice(from + own.index + own[0].length, index)).split(/[.:;]|, /)[0] ?? '';
  // "1. The undersigned ____ hereby offers …": a sentence with an empty place of its own heads nothing.
  return first.includes('__') ? '' : first;
}

/** The term of the reader that a name stands for. */
export const termOf = (name: string): string | undefined => TERMS.find(([, label]) => label.test(name))?.[0];

function withSort(base: string, sort: Sort): string {
  if (sort === 'words' || base.endsWith(`_${sort}`)) return base;
  if (sort === 'amount' && /(?:fee|fees|price|cost|costs|rent|deposit|money|assessments?|credit|dues|amount|charge)$/.test(base))
    return base;
  return `${base}_${sort}`;
}

/** In small letters on one line, with the space at its ends. */
export const flatOf = (words: string): string => words.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
const plainOf = (words: string) => flatOf(words).trim();
const isOfPeople = (words: string): boolean =>
  SAYS_WHO.test(words) || SAYS_ONLY_WHO.test(words.replaceAll(/[^a-z ]/g, '').trim());

function sortOf(text: string, index: number, length: number): Sort {
  const before = text.slice(Math.max(0, index - 40), index);
  const after = text.slice(index + length, index + length + 40);
  if (/\$\s{0,3}\[?$/.test(before)) return 'amount';
  if (/^\]?\s?(?:%|percent\b)/i.test(after)) return 'percent';
  const unit =
    /^[\])]?\s?(?:\([^)\n]{0,16}\)\s?)?(?:business |calendar |banking )?(?<unit>day|hour|month|year)(?:s|\(s\))?\b/i.exec(after)
      ?.groups?.['unit'];
  if (unit !== undefined) return UNITS.find((one) => one.startsWith(unit.toLowerCase())) ?? 'days';
  // "issued by ____" asks for who.
  const isDay = /\b(?:on|before|(?<!(?:ed|en|held|paid|made)\s)by|until|than|dated|date|as of|on or about)[:\s[]{0,3}$/i.test(
    before,
  );
  if (/^\/_{2,}/.test(after)) return 'date';
  if (/^[\])]?,?\s?20(?:_|\d\d|\b)/.test(after) || (isDay && /^[\])]?\s?(?:[,.;()]|\t|\n|at\b|$)/.test(after))) return 'date';
  return 'words';
}

/** A line of people: who signs, and when. "Possession date ____" is none. */
const OF_PEOPLE =
  /\b(?:signature|(?<!\b(?:possession|occupancy|closing|settlement|expiration|commitment|inspection|survey|approval|delivery|effective|acceptance|offer|contract|due|start|funding|recording|appraisal|survey|completion)[ ])date|initials?)\b[\s:_[\]]{0,40}_{2,}|_{4,}\s{0,6}date\b|\/s\//i;
/** "Buyer ____ Seller ____" at the foot of a page. */
const SIDE = String.raw`(?:buyer|seller|purchaser|vendor|tenant|landlord)(?:\(s\)|s)?(?:['’]s?)?:?`;
const SIDE_BESIDE = new RegExp(String.raw`_,\s(?:as\s)?(?:the\s)?${SIDE}(?:,\s|\s{0,4}$)|_,\s(?:the\s)?${SIDE},\s_`, 'i');
const OF_SIDE = new RegExp(String.raw`\b${SIDE}[ ]?$`, 'i');
const SECOND_OF_SIDE = new RegExp(String.raw`\b${SIDE}\s{0,3}_{2,}\s{0,3}(?:and|&|,|and/or)\s{0,3}$`, 'i');
const OF_SIDE_BEHIND = new RegExp(String.raw`^[_\s/]{0,24}${SIDE}\s?_`, 'i');
const OF_SIDE_BEFORE = new RegExp(String.raw`\b${SIDE}\s?_{2,}[_\s/]{0,24}${SIDE}[ ]?$`, 'i');

/** Lines of nothing else, over captions of who signs, and when. */
const IS_PEN_ROW = /^[_\s/]*$/;
const SIGNS_BELOW =
  /^(?:\n[_\s/]*(?=\n)){0,2}\n[^\n_]{0,60}\b(?:signatures?|initials|(?:buyer|seller|purchaser|tenant|landlord|lessee|lessor)(?:\(s\)|s)?(?:['’]s?)?(?=\s{0,4}(?:\t|\n|$|\(?date)))/i;

/** "SELLER | BUYER" over a name and a line: who is on the left is no label of what is on the right. */
const IN_COLUMNS_OF_SIDES =
  /(?:^|\n)\s{0,8}(?:seller|buyer|purchaser|vendor)(?:s|\(s\))?:?\s?\t\s?(?:seller|buyer|purchaser|vendor)(?:s|\(s\))?:?\s{0,4}\n(?:[^\n]*\n){0,2}[^\n]*$/i;

/** The words that say what belongs there; empty where its clause must tell, undefined where nobody needs it. */
function labelOf(text: string, index: number, length: number, sort: Sort): string | undefined {
  const line = lineBefore(text, index, LONGEST_BESIDE);
  const rest = lineBehind(text, index + length, LONGEST_BESIDE);
  const cells = line.split('\t');
  const own = (cells.at(-1) ?? '').replace(/[[(]$/, '');
  if (OF_PEOPLE.test(`${line}___${rest}`) && !/[.;]\s/.test(line)) return undefined;
  if (
    IS_PEN_ROW.test(line + rest) &&
    SIGNS_BELOW.test(text.slice(index + length + rest.length, index + length + rest.length + 240))
  )
    return undefined;
  // "Tenant: ____ and ____": the second of the same.
  if (SECOND_OF_SIDE.test(own)) return undefined;
  if (OF_SIDE.test(own) && (OF_SIDE_BEHIND.test(rest) || OF_SIDE_BEFORE.test(line))) return undefined;
  // "____, seller, ____": who signs, and when.
  if (SIDE_BESIDE.test(`${own}___${rest}`)) return undefined;
  // The heading of a part of a table has no value; a row may have its value behind.
  if (/^ ?\t/.test(line) && (`${line}___${rest}`.match(/_{2,}/g)?.length ?? 0) > 1) return undefined;
  if (cells.length > 1 && /^\t\s?\$?\d/.test(rest)) return undefined;
  if (/[a-z]{2}/i.test(own.replaceAll('_', ''))) return labelWithin(own, text, index, sort);
  // "$ ______  BY DUE DILIGENCE FEE made payable to Seller"
  const caption = /^[\])\s]{0,12}(?:by |for |as |of )?(?:\(?[A-Za-z][A-Za-z()'’\t -]{3,60})/i.exec(rest)?.[0] ?? '';
  if (sort === 'amount' && caption !== '' && !/[A-Za-z]{3}/.test(line))
    return plainOf(caption)
      .replace(/^\W*(?:by|for|as|of)\b/, '')
      .split(/\b(?:made|payable|delivered|no later|with|paid|in|within)\b/)[0]
      ?.trim();
  const before = cells.slice(0, -1).findLast((cell) => /[a-z]{3}/i.test(cell));
  if (before !== undefined)
    return IN_COLUMNS_OF_SIDES.test(text.slice(Math.max(0, index - LONGEST_BESIDE), index))
      ? undefined
      : labelInRow(before, cells, rest);
  if (/[^\s_\t$()[\].,:-]/.test(line) || /[a-z]{3}/i.test(rest)) return undefined;
  return labelAbove(text, index - line.length, cells.length - 1);
}

/** The cell of a row of a table that says what its empty one is for; a row that has its value already asks for none. */
function labelInRow(cell: string, cells: readonly string[], rest: string): string | undefined {
  const at = cells.lastIndexOf(cell);
  if ([...cells.slice(at + 1, -1), rest].some((other) => /\d|\b[A-Z]{2,3}\b|\/s\//.test(other))) return undefined;
  if (/\d{2}|\$|\bN\/A\b|:\s*\S/i.test(cell.replace(/^\s{0,4}\d{1,2}[.)]/, ''))) return undefined;
  const words = plainOf(cell).replace(/[:.]$/, '');
  return words.length > LONGEST_HEAD || isOfPeople(words) || /^total\b/.test(words) ? undefined : words;
}

const CUT = new RegExp(String.raw`[.;](?=\s)|_{2,}|[☐☒]|${TICKED}|${UNTICKED}|\s\(|\)\s`, 'g');

/** A label with a colon, or what a sentence says right before. */
function labelWithin(own: string, text: string, index: number, sort: Sort): string | undefined {
  const cut = own
    .replaceAll(/\((?:insert|print|type|fill|see|as (?:defined|described)|per)\b[^()]{0,40}\)/gi, '')
    .replaceAll(/(?<=\b[ap])\.m\./gi, 'm')
    .split(CUT);
  const piece = plainOf(cut.findLast((part) => /[a-z]{2}/i.test(part)) ?? '');
  // "______ (the “Escrow Agent”)": what it is called comes behind.
  const behind = text.slice(index, index + 160).replace(/^_+/, '');
  const called =
    /^[\])\s,]{0,4}\((?:the\s|hereinafter\s|as\s)?["“]?(?:the\s)?([A-Z][A-Za-z]{2,12}(?:\s[A-Z][A-Za-z]{2,12}){0,2})["”]?\)/.exec(
      behind,
    )?.[1];
  if (called !== undefined) return plainOf(called);
  // "____ (name of Holder)", "____ [loan type]"
  const caption =
    /^[\])\s]{0,3}[[(]((?:name|address|type|number|amount|date)[a-z A-Z]{2,30}|[a-z]{3,14} (?:type|name|date|number|amount))[\])]/.exec(
      behind,
    )?.[1];
  if (caption !== undefined) return plainOf(caption);
  const labeled = /^(?:\d{1,2}[.)]|[a-z][.)])?\s{0,3}([^:]{2,70})[:?#]\s{0,3}\$?$/.exec(piece)?.[1];
  if (labeled !== undefined)
    return IS_CONDITIONAL.test(labeled)
      ? undefined
      : labeled
          .replace(/,? if any$/, '')
          .split(/,\s/)
          .at(-1);
  // "Additional earnest money due within ____ days"
  const due = sort === 'days' ? DUE_WITHIN.exec(piece)?.[1] : undefined;
  if (due !== undefined) return due.trim();
  // "Lot ____ Block ____", "Book ____, Page ____": a word for each.
  const part = PART_OF_PLAT.exec(piece)?.[1];
  if (part !== undefined) return part === 'page' ? 'page of the record' : part;
  // "$ ____ for repairs", "$ ____ as earnest money"
  const purpose =
    /^\]?\s(?:for|as)\s(?:the\s|an?\s)?((?:(?!within|from|with|upon|per|purchase|payment|term|each|any)[a-z-]{3,}\s?){1,3})/i.exec(
      behind,
    )?.[1];
  if (sort === 'amount' && purpose !== undefined) return plainOf(purpose);
  const noun =
    /\b((?:[a-z'-]{3,} ){0,2}[a-z'-]{3,})(?:,? (?:of|is|be|at|exceed|than|to|for|by|up to|in the amount of|shall be|will be|not to exceed)){0,3} ?\$?\[?$/.exec(
      piece,
    )?.[1];
  if (sort === 'amount' && noun !== undefined && NAMES_AN_AMOUNT.test(noun)) return noun;
  if (sort === 'date' && noun !== undefined && NAMES_A_DAY.test(noun)) return noun.split(' ').slice(-3).join(' ');
  return '';
}

const DUE_WITHIN =
  /^(?:[a-z\d]{1,2}[.)] )?((?:(?!(?:is|due|to|payable|paid|delivered|made) )[a-z-]{2,14} ){1,4})(?:(?:is|to|be|due|payable|paid|delivered|made) ){0,3}within$/;
const PART_OF_PLAT =
  /\b(lot|block|book|page|plat|section|phase|unit|tract|instrument|volume|parcel|county|plan|elevation|model|case|account)(?:\s(?:no\.?|numbers?))?[\s#:]{0,3}$/;
const NAMES_AN_AMOUNT =
  /\b(?:fee|fees|cost|costs|credit|assessments?|premium|rent|charge|dues|allowance|warranty|price|concession|contribution|limit|penalty|reserve)$/;
const NAMES_A_DAY = /\b(?:date|deadline|possession|occupancy|commitment|inspection|survey|authority)$/;

/** A line of nothing else: what the line over it says, cell for cell. */
function labelAbove(text: string, lineStart: number, cell: number): string | undefined {
  const above = lineBefore(text, Math.max(0, lineStart - 1), 300);
  const end = text.indexOf('\n', lineStart);
  const below = text.slice(end + 1, end + 200).split('\n')[0] ?? '';
  // A caption under it belongs to who signs there.
  if (/\b(?:signature|buyer|seller|purchaser|tenant|landlord|date|name|witness|print|agent|broker)\b/i.test(below))
    return undefined;
  const heads = above.split('\t');
  const head = plainOf(heads[Math.min(cell, heads.length - 1)] ?? '').replace(/\(["“][^)]*\)/, '');
  if (!/[.:]$|["”)]\.?$/.test((heads[0] ?? '').trim()) || head.length > LONGEST_HEAD || heads.length > 3) return undefined;
  const words = head.replace(/^\d{1,2}[.)]\s/, '').replace(/[.:\s]+$/, '');
  return words === '' || isOfPeople(words) ? undefined : words;
}

/** Lists of what somebody may tick: none of them has to be. */
const MAY_TICK =
  /\b(?:addend\w*|exhibits?|attach\w*|inclu\w+|exclu\w+|items?|equipment|appliances|fixtures|contingenc\w+|optional|receiv\w+|if applicable|check (?:all|if|any)|all that apply|following (?:are|is|shall)|enclos\w+|by: ?$|waives?|method of|notices?|accepts?|rejects?|counter)\b/;
const MOST_OPTIONS = 6;
const LONGEST_OPTION = 44;

/** A choice in one sentence or line that nobody made: "a special assessment [ ] has [ ] has not been levied". */
export function nameOpenChoice(
  text: string,
  boxes: readonly { index: number; 0: string }[],
  clauses: readonly Clause[],
): string | undefined {
  const [first] = boxes;
  const last = boxes.at(-1);
  if (first === undefined || last === undefined || boxes.length < 2 || boxes.length > MOST_OPTIONS) return undefined;
  const between = text.slice(first.index, last.index);
  if (/\n[^\n]*\n/.test(between)) return undefined;
  const options = between.split(new RegExp(UNTICKED)).map((option) => option.trim());
  if (options.some((option) => option.length > LONGEST_OPTION)) return undefined;
  // Who answers an offer signs it.
  if (options.some((option) => /^(?:accept(?:s|ed|ance)?|reject(?:s|ed|ion)?|counter(?:s|-?offer)?)\b/i.test(option)))
    return undefined;
  const line = lineBefore(text, first.index, 300);
  const before = plainOf(/[a-z]{3}/i.test(line) ? line : text.slice(Math.max(0, first.index - 120), first.index));
  const heading = headingAt(text, first.index, clauses);
  if (!/[a-z]{3}/.test(before) || MAY_TICK.test(before) || MAY_TICK.test(heading) || SAYS_WHO.test(before)) return undefined;
  const piece =
    before
      .replaceAll(/\((?:check|select|choose|mark)[^)]*\)/g, ' ')
      .trim()
      .split(/[.;](?=\s)|_{2,}/)
      .findLast((part) => /[a-z]{3}/.test(part))
      ?.replaceAll(/^\W+|[\s:([$]+$/g, '') ?? '';
  const label = /^[^:]{3,60}$/.test(piece) && /:\s*$|\)\s*$/.test(before) ? piece : '';
  const subject =
    /\b((?:[a-z'-]{3,} ){0,2}[a-z'-]{3,})(?: (?:is|are|has|have|that|be|to be|shall|will|does))?$/.exec(piece)?.[1] ?? '';
  const name =
    slugOf(label, MOST_WORDS + 1) ||
    (/^(?:is|has|does|are|will|shall)\b/i.test(options[1] ?? '') ? slugOf(subject, 3) : '') ||
    slugOf(heading, 3);
  return name === '' ? undefined : `${name}_choice`;
}
