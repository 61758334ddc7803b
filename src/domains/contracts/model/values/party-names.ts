import type { Found, Span } from '../text/contract-text.ts';
import { readState } from '#lib/us-states.ts';
import { isBlank } from '../text/marks.ts';

/** What says more of a party than its name, from its first word: how it is married, what law made it, where it lives. */
const DESCRIPTION =
  /(?:^|(?<=[\s,(]))(?:\(?(?:hereinafter|hereafter|herein|collectively|jointly|individually|referred to|the ["“])\b|(?:an?|as an?|each an?)\s{1,3}(?:unmarried|single|married|divorced|widow(?:er)?|individual|natural|couple|(?:[A-Z]?[a-z]+\s){0,3}(?:limited|corporation|general|partnership|trust|non-?profit|municipal|banking|professional|company|association|public)\b)|husband|wife|spouses?\b|unmarried\b|both\b|as (?:[☐☒]\s)?(?:joint|tenants|community|husband|their|his|her|sole)|whose\b|residing\b|resident[s]? of|of (?:the (?:county|state|city|town)|\d|full age|legal age)|through (?:its|his|her|their)\b|with (?:an|a|its|his|her|their)\b[^,]{0,30}address|having (?:an|a|its)\b|located at|address(?:es)?\b|c\/o\b|attn\b|attention\b|organized under|doing business|its\s(?:sole\s)?(?:manager|member|general|president|managing|authorized)|joint tenants|tenants\b|wros|jtwros|(?:successors|heirs)\b(?!\s(?:LLC|Inc|LP|LLP|Trust|Partners))|by\s[A-Z][\w.'’-]+\s[A-Z][^,;]{1,30},\s(?:its\s|as\s|the\s)?(?:co-)?(?:executors?|executrix|administrat(?:or|rix)|trustees?|personal\srepresentative|manager|president|attorney)\b|in h(?:is|er) capacity|dba\b|d\/b\/a\b|\d{1,6}\s[A-Z])|,\s{1,4}of\s{1,4}[A-Z]|(?<!\b(?:Estate|Succession|Bank|Banks|Trustees?|Trust|Deed|City|Town|County|State|University|Sons|Church|Board|Heirs|Commonwealth|Housing|Diocese|Village|Homes|House|Order|Friends|Partners|Properties|Company))\s{1,3}of\s{1,4}[A-Z][\w.'’-]{2,20}(?:\s[A-Z][\w.'’-]{2,20})?(?=\s{0,3}(?:,(?!\s{0,3}(?:Inc|LLC|L\.|Ltd|Corp|LP|N\.A))|\(|$))/i;
const ENTITY_TAIL =
  /^(?:LLC|L\.L\.C\.|LLLP|Inc\.?|Incorporated|Corp\.?|Corporation|Co\.?|Ltd\.?|LP|L\.P\.|LLP|PLLC|P\.?C\.?|P\.?A\.?|N\.A\.|Jr\.?|Sr\.?|I{2,3}|IV|Esq\.?|M\.?D\.?|Ph\.?D\.?)\W*$/i;
/** Who acts for an estate or a trust belongs to its name. */
const ROLE =
  /^(?:as\s)?(?:(?:sole|successor|surviving|independent|acting|co)[\s-])*(?:trustees?|executors?|executrix|executrices|personal\s{1,3}representatives?|administrat(?:or|rix)|attorney[\s-]in[\s-]fact|guardian|conservator|receiver)\b/i;
const IS_TRUST = /\b(?:Estate|Trust|Trustees?|Heirs|Succession)\b/i;

const SEPARATOR =
  /(\s{0,3},?\s{1,3}(?:and|&|AND|and\/or)\s{1,3}|\s{0,3}\bet\.?\s(?:ux|vir)\.?,?\s{0,3}|\s?;\s{0,3}(?:and\s)?|\s?\/\s(?=[A-Z])|,\s{0,3}|\s{0,3}[\n\t|]\s{0,3})/i;

const CALLED =
  /(?<=\S\s{0,3})\s\((?:(?:hereinafter|hereafter|herein),?\s(?:(?:called|known as|referred to as|collectively|jointly),?\s){0,2})?(?:the\s)?["“]?(?:the\s)?(?:buyers?|sellers?|purchasers?|vendors?|tenants?|landlords?|builder|developer|owners?)(?:\(s\))?["”]?\)/i;

interface Part {
  name: string;
  at: number;
  /** What stands before it: "and", ";", "," or a new line. */
  after: string;
}

/**
 * The names in a stretch that names one side: "Harold P. Nguyen and Tammy Nguyen", "Westmoor Homes LLC, a Texas limited
 * liability company", "Estate of Ruth Keller, by Dana Keller, Executor". None where the stretch is blank or a sentence.
 */
export function readNames(text: string, span: Span): Found<string>[] {
  const whole = text.slice(span.start, span.end);
  // "Palmetto Builders, Inc. by /s/ T. Grier": who signs for a firm is not the firm.
  const mark =
    /\s{1,6}(?:by:?\s{1,3})?\/s\/\s|(?<=\b(?:LLC|L\.L\.C\.|LLP|LP|Inc\.?|Corp\.?|Corporation|Ltd\.?|Company|N\.A\.)),?\s{1,3}by:?\s{1,3}(?=\p{Lu})/iu.exec(
      whole,
    );
  const unmarked = mark === null || isBlank(whole.slice(0, mark.index)) ? whole : whole.slice(0, mark.index);
  // "Ruiz Holdings, LLC (Buyer) will take title"
  const called = CALLED.exec(unmarked);
  const named = called === null ? unmarked : unmarked.slice(0, called.index);
  // "Aspenglow Residential, LLC (manager: Juniper Steed)"
  // "X  Ann Lee": where to sign.
  const raw = named
    // "Received of Ann Lee", "Agreed: Ann Lee": what is done, before the name.
    .replace(/^\s{0,4}(?:received (?:of|from)|(?:agreed|accepted|approved|signed)(?: (?:and|by|to)[a-z ]{0,20})?:)\s/i, (lead) =>
      ' '.repeat(lead.length),
    )
    // "the owner of the Property, Ann Lee"
    .replace(
      /^\s{0,4}the (?:record )?owners?(?: of record)? of (?:the|said) (?:property|premises|real estate|home|house),\s/i,
      (lead) => ' '.repeat(lead.length),
    )
    .replace(/^(\s{0,4})[xX✗](?=\s{1,4}\p{Lu}[\p{L}.'’-]*\s{1,4}\p{Lu})/u, '$1 ')
    .replaceAll(/\s\([a-z][a-z ]{2,20}:[^()\n]{2,60}\)/g, (aside) => ' '.repeat(aside.length));
  if (isBlank(raw)) return [];
  const names: Part[] = [];
  let givenName: { value: string; at: number } | undefined;
  let isDescribing = false;
  let before = '';
  for (const part of joinBroken(splitParts(raw), raw)) {
    const last = names.at(-1);
    const isNext = part.after !== ',';
    const own = part.name.trim();
    if (own === '' || /^(?:we are|i am|we,?|i,?|(?:agrees? )?(?:to )?(?:SELL|BUY|CONVEY|PURCHASE)(?: (?:from|to))?)$/i.test(own))
      continue;
    // "Paul Ott, Member of Pinnacle Homes, LLC": who signs for the firm.
    const firm = last !== undefined && part.after === ',' ? OFFICER_OF.exec(part.name) : null;
    if (firm !== null && BUSINESS.test(part.name)) {
      names.pop();
      names.push({ ...part, name: part.name.slice(firm[0].length), at: part.at + firm[0].length });
      continue;
    }
    if (last !== undefined && !isDescribing && extendsName(last.name, own, part.after)) {
      last.name = raw.slice(last.at, part.at + part.name.length);
      continue;
    }
    // "Palmetto Homes, Inc., by Merrick Thule, Vice President": who signs for it.
    if (last !== undefined && /^by:?\s\p{Lu}/u.test(own) && !IS_TRUST.test(last.name)) isDescribing = true;
    else if (isNext && !(part.after === '\n' && BREAKS_OFF.test(before))) isDescribing = false;
    before = own;
    if (isDescribing) continue;
    // "Harold Pickett and wife, Wanda Pickett".
    if (/^(?:his |her )?(?:wife|husband|spouse)$/i.test(own) && isNext) continue;
    const found = DESCRIPTION.exec(part.name);
    // "415 Amsterdam Associates LLC" begins with a number, and is no address.
    const cut = found?.[0].trim().match(/^\d/) && BUSINESS.test(part.name) ? null : found;
    const kept = cut === null ? part.name : part.name.slice(0, cut.index);
    if (cut !== null) isDescribing = true;
    if (tidyName(kept) === '') continue;
    const value = tidyName(kept);
    const isForeign = FOREIGN.test(value) && !BUSINESS.test(value);
    if (!isForeign && isName(value)) {
      names.push({ ...part, name: kept });
      continue;
    }
    // "John and Mary Smith": the first has the second’s last name.
    if (names.length === 0 && givenName === undefined && /^\p{Lu}[\p{L}'’-]{1,20}$/u.test(value) && !NOT_A_NAME.test(value)) {
      givenName = { value, at: part.at };
      continue;
    }
    // A stretch that begins with something else is no list of names, and what follows the names is none of them.
    if (names.length === 0) return [];
    if (isForeign) isDescribing = true;
    else if (isNext || /\s/.test(own)) break;
  }
  const found = names.flatMap(({ name, at }) => {
    const value = tidyName(name);
    return isName(value) ? [{ value, start: span.start + at, end: span.start + at + name.length }] : [];
  });
  if (givenName === undefined) return found;
  const [first] = found;
  const isShared = first !== undefined && /^(?:and|&)$/.test(names[0]?.after ?? '') && !BUSINESS.test(first.value);
  if (!isShared) return [];
  const lastName = first.value
    .split(' ')
    .slice(1)
    .filter((word) => !/^\p{Lu}\.?$/u.test(word))
    .join(' ');
  return [{ value: `${givenName.value} ${lastName}`, start: span.start + givenName.at, end: first.end }, ...found];
}

const OFFICER_OF =
  /^\s*(?:(?:its|as|the)\s)?(?:(?:sole|managing|general|chief|vice|authorized)\s)?(?:member|manager|partner|president|officer|director|secretary|agent)(?:\sof\s(?:the\s)?|,\s{1,3})(?=\p{Lu})/iu;
/** A line that breaks off in an address: "residing at 29". */
const BREAKS_OFF = /(?:\d|\b(?:at|of|the|a|an|its|whose|address is))$/i;
const FOREIGN =
  /^\d|\b(?:P\.?O\.? Box|Apt|Unit|Suite|Ste|Street|Avenue|Ave|Blvd|Boulevard|Drive|Lane|Road|Rd)\b\.?|\b\d{5}(?:-\d{4})?$|\bX{2,}\b|[$%@☐☒►▲]|\d[/-]\d/;
const BUSINESS =
  /\b(?:LLC|L\.L\.C\.|LLLP|Inc\.?|Corp\.?|Corporation|Ltd\.?|LP|L\.P\.|LLP|PLLC|Company|Trust|Trustees?|Partners(?:hip)?|Estate|Bank|N\.A\.|Association|Authority|Church|University|County|Foundation|Holdings|Properties|Homes|Builders|Ventures|Investments)\b/;

function splitParts(raw: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  let after = '';
  for (const [index, piece] of raw.split(new RegExp(SEPARATOR.source, 'i')).entries()) {
    if (index % 2 === 1) {
      const word = piece
        .trim()
        .toLowerCase()
        .replace(/^,\s*(?=\w|&)/, '');
      after = word === '' ? '\n' : word;
    } else parts.push({ name: piece, at, after });
    at += piece.length;
  }
  return parts;
}

/** Names that a line break or an "and" within a firm's name cut in two. */
function joinBroken(parts: readonly Part[], raw: string): Part[] {
  const joined: Part[] = [];
  for (const part of joinTails(parts, raw)) {
    const last = joined.at(-1);
    if (last !== undefined && isOneName(last.name.trim(), part.name.trim(), part.after)) {
      last.name = raw.slice(last.at, part.at + part.name.length);
    } else joined.push({ ...part });
  }
  return joined;
}

/** "LLC" and "Inc." behind a comma belong to the firm before it. */
function joinTails(parts: readonly Part[], raw: string): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isTail = last !== undefined && last.name.trim() !== '' && part.after === ',' && ENTITY_TAIL.test(part.name.trim());
    if (isTail) last.name = raw.slice(last.at, part.at + part.name.length);
    else joined.push({ ...part });
  }
  return joined;
}

/** A line that goes on with a firm’s name: "Thalassa Cove / Partners, LP". */
const FIRM_GOES_ON =
  /^(?:&\s|(?:Partners|Partnership|Properties|Homes|Holdings|Group|Company|Associates|Investments|Ventures|Development|Builders|Realty|Management|Land|Farms|Enterprises|Residential|Capital)\b(?!\s\p{Lu}[a-z]+\s\p{Lu}[a-z]+$))/u;

function isOneName(before: string, own: string, after: string): boolean {
  if (before === '' || own === '') return false;
  if (after === '\n') {
    const isWhole = /\s/.test(before) && /\s/.test(own) && !/\b(?:of|the|by|de|la|van|von|as|a|an|dated)$/i.test(before);
    return (
      !isWhole ||
      FIRM_GOES_ON.test(own) ||
      /\s\p{Lu}\.$/u.test(before) ||
      /^(?:Revocable|Living|Family|Trust|LLC|Inc|L\.L\.C)/.test(own) ||
      (/\bTrust$/.test(before) && /^Agreement\b/.test(own)) ||
      /^\p{Ll}/u.test(own)
    );
  }
  // "Smith and Sons LLC", "Stone & Bell, Inc."
  const isBusiness =
    /\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Ltd\.?|LP|LLP|PLLC|P\.?C\.?|Company|Co\.?|Trust|Sons|Associates)\W*$/i.test(own);
  return (
    /^(?:and|&|,)$/.test(after) &&
    isBusiness &&
    // "Sabinal Land & Cattle LP": the sign is part of a firm’s name, the word parts two names.
    (!/\s/.test(before) || (after === '&' && !BUSINESS.test(before))) &&
    /^[A-Z]/.test(before) &&
    /^[A-Z]/.test(own) &&
    !ENTITY_TAIL.test(before)
  );
}

/** Whether a part belongs to the name before it: "Inc.", "Trustee", "by Dana Keller, Executor" of an estate, the year of a trust. */
function extendsName(before: string, own: string, after: string): boolean {
  if (ENTITY_TAIL.test(own)) return true;
  if (after !== ',') return false;
  if (ROLE.test(own)) return true;
  if (!IS_TRUST.test(before)) return false;
  return (
    /^(?:19|20)\d{2}\b|^(?:u\/a\/?d?\s)?dated\b|^(?:and\s)?known as (?:trust|no)\b/i.test(own) ||
    /^by\s[A-Z]/.test(own) ||
    (/^[A-Z]/.test(own) && isName(own) && !BUSINESS.test(own))
  );
}

function tidyName(name: string): string {
  return (
    name
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[*_"“”]+/g, ' ')
      // "Hector Salinas  April 8, 2027": the day of a mark.
      .replace(
        /(?<=\S\s+\S+)\s(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}\s*$/,
        '',
      )
      .replaceAll(/\s+/g, ' ')
      .replace(/^(?:\s|and\s|,)*the\s(?=(?:trustees?|estate|heirs)\b|\p{Lu})/u, '')
      .replace(
        /^(?:\s|[,;:.\-–—(]|and\b|between\b|by\b|from\b|the undersigned\b|the following tenants?:?|(?:Mr|Ms|Mrs|Dr)s?\.)+/i,
        '',
      )
      // "Estate of Ruth Keller (Probate No. 4412)"
      .replace(/\s\((?:[^()]*\)?).*$/, '')
      // "Russell Tidwell ............": what leads to the next word.
      .replace(/\s?(?:\.{4,}|…{2,}).*$/, '')
      // "Owen Thacker /s/": a mark behind the printed name.
      .replace(/\s\/s\/.*$/, '')
      .replace(/[\s,;:|\-–—(]+$/, '')
      .replace(/(?<!\b(?:Jr|Sr|Inc|Co|Corp|Ltd|Esq|INC|CO|CORP|LTD|[A-Z]))\.$/, '')
      .trim()
  );
}

const NOT_A_NAME =
  /^(?:buy|sell|purchase)\s|^an?\s(?!.*\b(?:LLC|Inc|Corp|LP)\b)|^(?:agrees?\s)?(?:to\s)?(?:purchase|buy|sell|convey)\s(?:from|to)$|^(?:docusign|authentisign|dotloop|electronically|digitally)\w*\b|^(?:(?:vice )?president|manager|(?:managing )?member|secretary|treasurer|authorized signer)$|^(?:state|county|commonwealth)\sof\b|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d|^(?:i\/?we|we|i|(?:the )?real estate|title company|escrow agent|dated|as of|of)$|\b(?:seller|buyer|purchaser|agrees?|property|shall|will|hereby|agreement|contract|signature|date|address|name|phone|e-?mail|initials?|herein|deadline|party|parties|undersigned|whose|following|lender|broker|agent|price|amount|earnest|money|deposit|closing|section|article|paragraph|clause|offer|this|that|form|less(?:or|ee)|licensee|landlord|tenant|owner|vendor|vendee|grant(?:or|ee)|assign(?:or|ee)|escrow|printed?|sale|acceptance|information)s?\b(?!-)|\w{3,}\.\s\w/i;
// Words that end with a dot within a name.
const ABBREVIATED =
  /\b(?:Mrs?|Ms|Dr|Wm|Geo|Jas|Chas|Thos|Robt|Rev|Hon|Sgt|Lt|Capt|Col|Maj|Jr|Sr|St|Inc|Ltd|Corp|Bros|Co|Assoc|Esq)\.\s/g;

const PARTICLE =
  /^(?:de|del|della|di|da|das|do|dos|du|des|y|e|van|von|zu|ter|ten|af|av|der|den|la|las|los|le|el|al|bin|bint|ibn|ben|abu|san|o|of|the|for|by|as|and|a|an|its|dated|known|no|under|u\/a(?:\/d)?|f\/b\/o|d\/b\/a|aka|a\/k\/a|n\/k\/a|trustees?|executor|executrix|administrator|administratrix|independent|successor|sole|surviving|acting|personal|representative|family|revocable|living|trust|llc|inc|jr|sr|iii|ii|attorney|in|fact|member|manager|president)\.?$/i;

// "Alder Property Group LLC": what a firm deals in is part of its name.
const ENDS_AS_FIRM =
  /\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Ltd\.?|LP|L\.P\.|LLP|Company|Co\.|Group|Partners|Rentals|Management|Holdings|Homes|Builders|Associates|Investments)$/;
const TRADE_WORDS = /\b(?:property|escrow|closing|title|lenders?|sales?|earnest|owners?|agents?|brokers?|buyers?|sellers?)\b/gi;

function isName(value: string): boolean {
  if (readState(value) !== undefined) return false;
  // An agreement that made a trust belongs to the name of who acts for it.
  const plain = value.replaceAll(ABBREVIATED, ' ').replaceAll(/\bTrust Agreement\b/gi, 'Trust');
  const own = ENDS_AS_FIRM.test(value) ? plain.replaceAll(TRADE_WORDS, ' ') : plain;
  if (value.length < 3 || value.length > (IS_TRUST.test(value) ? 180 : 120) || isBlank(value) || NOT_A_NAME.test(own))
    return false;
  // One word alone is a role or half a name.
  if (!/\s/.test(value) && !BUSINESS.test(value)) return false;
  const capitals = value.match(/\p{Lu}/gu)?.length ?? 0;
  // "PSBF F-20" is a form.
  if (/\d/.test(value) && !/\p{Ll}/u.test(value) && !BUSINESS.test(value)) return false;
  // A sentence has words that no name has.
  if (value.split(/[\s,]+/).some((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word))) return false;
  return (
    capitals >= 1 &&
    /^\p{Lu}|^\d|^de |^van |^von /u.test(value) &&
    /\p{L}{2}/u.test(value) &&
    value.split(' ').length <= (IS_TRUST.test(value) ? 26 : 16)
  );
}
