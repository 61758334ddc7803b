import type { Found, Span } from './contract-text.ts';
import { readState } from '#lib/us-states.ts';
import { isBlank } from './marks.ts';

/** What says more of a party than its name; an estate's executor and a trust's trustee belong to the name. */
const DESCRIPTION =
  /,\s{1,4}of\s{1,4}[A-Z]|(?<!\b(?:Estate|Bank|Banks|Trustees?|Trust|City|Town|County|State|University|Sons|Church|Board|Heirs|Commonwealth|Housing|Diocese|Village))\s{1,3}of\s{1,4}[A-Z][\w.'’-]{2,20}(?:\s[A-Z][\w.'’-]{2,20})?(?=\s{0,3}(?:,(?!\s{0,3}(?:Inc|LLC|L\.|Ltd|Corp|LP|N\.A))|\(|$|\band\b))|,?\s{1,4}(?:\(?(?:hereinafter|herein|collectively|jointly|individually|referred to|the ["“])\b|(?:an?|the)\s{1,3}(?:unmarried|single|married|individual|natural|[A-Z]?[a-z]+ (?:limited|corporation|general|partnership|trust\b))|husband and wife|wife and husband|spouses\b|as (?:joint|tenants|community|husband|their|his|her|sole)|whose\b|residing\b|resident[s]? of|of (?:the county|the state|the city|\d)|with (?:an|a|its|his|her|their)\b[^,]{0,30}address|having (?:an|a|its)\b|located at|both (?:of|individuals)|address(?:es)?\b|\d{1,6} [A-Z])/i;
const ENTITY_TAIL =
  /^(?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Ltd\.?|LP|L\.P\.|LLP|PLLC|N\.A\.|Jr\.?|Sr\.?|I{2,3}|IV|Esq\.?|M\.?D\.?|Trustees?\b.*|(?:as )?(?:Co-)?Trustees?\b.*|(?:Independent )?(?:Co-)?Executors?\b.*|Executrix|Personal Representative.*|Administrator.*|by [A-Z].*|Attorney.*)$/i;
const JOINED = /^(?:Estate|Trust|The .{2,40} (?:Family|Living|Revocable))/i;

/**
 * The names in a stretch that names one side: "Harold P. Nguyen and Tammy Nguyen", "Westmoor Homes LLC, a Texas limited
 * liability company", "Estate of Ruth Keller, by Dana Keller, Executor". None where the stretch is blank.
 */
export function readNames(text: string, span: Span): Found<string>[] {
  const raw = text.slice(span.start, span.end);
  const cut = DESCRIPTION.exec(raw);
  const kept = cut === null ? raw : raw.slice(0, cut.index);
  if (isBlank(kept)) return [];
  const parts = splitNames(kept);
  // An address or a number among the names: this stretch is no list of names.
  if (parts.some(({ name }) => FOREIGN.test(name.trim()) && !BUSINESS.test(name.trim()))) return [];
  return parts.flatMap(({ name, at }) => {
    const value = tidyName(name);
    return isName(value) ? [{ value, start: span.start + at, end: span.start + at + name.length }] : [];
  });
}

const FOREIGN =
  /^\d|\b(?:P\.?O\.? Box|Apt|Unit|Suite|Ste|Street|Avenue|Ave|Blvd|Boulevard|Drive|Lane|Road|Rd)\b\.?|\b\d{5}(?:-\d{4})?$|\bX{2,}\b|[$%@☐☒]|\d[/-]\d/;
const BUSINESS = /\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Ltd\.?|LP|L\.P\.|LLP|Company|Trust|Trustees?|Partners(?:hip)?|Estate)\b/;

function splitNames(list: string): { name: string; at: number }[] {
  const parts: { name: string; at: number }[] = [];
  let at = 0;
  for (const piece of list.split(/(\s{1,3}(?:and|&|AND)\s{1,3}|\s?;\s?|,\s{1,3}(?:and\s)?|\n|\t)/)) {
    const isSeparator = /^(?:\s{1,3}(?:and|&|AND)\s{1,3}|\s?;\s?|,\s{1,3}(?:and\s)?|\n|\t)$/.test(piece);
    const last = parts.at(-1);
    const isTail =
      last !== undefined && (ENTITY_TAIL.test(piece.trim()) || (JOINED.test(last.name) && /,\s{1,3}$/.test(list.slice(0, at))));
    if (isTail && !isSeparator) last.name = list.slice(last.at, at + piece.length);
    else if (!isSeparator && piece.trim() !== '') parts.push({ name: piece, at });
    at += piece.length;
  }
  return joinBusinesses(parts, list);
}

/** "Smith and Sons LLC" and "Stone & Bell, Inc." are one: a part of one word before a part that ends as a business does. */
function joinBusinesses(parts: { name: string; at: number }[], list: string): { name: string; at: number }[] {
  const joined: { name: string; at: number }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isBusiness = /\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Ltd\.?|LP|Company|Trust)\W*$/i.test(part.name);
    const isOne = last !== undefined && isBusiness && !/\s/.test(last.name.trim());
    if (isOne) last.name = list.slice(last.at, part.at + part.name.length);
    else joined.push(part);
  }
  return joined;
}

function tidyName(name: string): string {
  return name
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[*_"“”]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:\s|[,;:.\-–—]|and\b|between\b|by\b|the undersigned\b|(?:Mr|Ms|Mrs|Dr)s?\.)+/i, '')
    .replace(/[\s,;:|\-–—(]+$/, '')
    .replace(/(?<!\b(?:Jr|Sr|Inc|Co|Corp|Ltd|Esq|[A-Z]))\.$/, '')
    .trim();
}

const NOT_A_NAME =
  /^(?:i\/?we|we|i|title company|escrow agent|dated|as of|of)$|\b(?:seller|buyer|purchaser|agrees?|property|shall|will|hereby|agreement|contract|signature|date|address|name|phone|e-?mail|initials?|herein|party|parties|undersigned|whose|following|lender|broker|agent|price|amount|earnest|money|deposit|closing|section|article|paragraph|clause|less(?:or|ee)|landlord|tenant|owner|vendor|vendee|grant(?:or|ee)|escrow|printed?|sale)s?\b|\w{3,}\.\s\w/i;
// Words that end with a dot within a name.
const ABBREVIATED = /\b(?:Mrs?|Ms|Dr|Jr|Sr|St|Inc|Ltd|Corp|Bros|Co|Assoc|Esq)\.\s/g;

const PARTICLE =
  /^(?:de|del|della|di|da|dos|van|von|der|den|la|le|el|al|bin|ibn|of|the|for|by|as|and|a|an|its|dated|under|u\/a|f\/b\/o|d\/b\/a|aka|a\/k\/a|n\/k\/a|trustees?|executor|executrix|administrator|personal|representative|family|revocable|living|trust|llc|inc|jr|sr|iii|ii|attorney|in|fact|member|manager|president)\.?$/i;

function isName(value: string): boolean {
  if (readState(value) !== undefined) return false;
  if (value.length < 3 || value.length > 120 || isBlank(value) || NOT_A_NAME.test(value.replaceAll(ABBREVIATED, ' ')))
    return false;
  // One word alone is a role or half a name.
  if (!/\s/.test(value) && !BUSINESS.test(value)) return false;
  const capitals = value.match(/\p{Lu}/gu)?.length ?? 0;
  // A sentence has words that no name has.
  if (value.split(/[\s,-]+/).some((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word))) return false;
  return capitals >= 1 && /^\p{Lu}|^\d|^de |^van |^von /u.test(value) && /\p{L}{2}/u.test(value) && value.split(' ').length <= 16;
}
