import { splitSentences } from '../clauses.ts';
import type { ContractText, Span } from '../contract-text.ts';
import { TICKED, UNTICKED, withoutUnchosen } from '../marks.ts';

export interface Flag {
  code: string;
  /** The clause it is about; absent where it is about something missing. */
  span?: Span;
}

interface Rule {
  code: string;
  words: RegExp;
  unless?: RegExp;
}

/** What a sentence says that a buyer or seller should know before signing. Each sentence is read in lower case, gaps as spaces. */
const RULES: readonly Rule[] = [
  {
    code: 'waived_inspection',
    words:
      /(?:waiv(?:e|es|ed|ing)|not (?:be )?(?:contingent|conditioned|subject)|\bno )[^.]{0,60}\b(?:inspection|due diligence)|inspection (?:contingency )?(?:is |are |has been |have been )?(?:hereby )?waived/,
    unless: /deemed|fail|lead-based|if buyer does not|may waive|or waive|final inspection|unless/,
  },
  {
    code: 'waived_appraisal',
    words:
      /(?:waiv(?:e|es|ed|ing)|not (?:be )?(?:contingent|conditioned|subject)|\bno )[^.]{0,60}\bapprais|appraisal (?:contingency )?(?:is |has been )?(?:hereby )?waived|regardless of (?:the )?apprais/,
    unless: /deemed|fail|may waive|or waive|unless/,
  },
  {
    code: 'waived_financing',
    words:
      /(?:waiv(?:e|es|ed|ing)|not (?:be )?(?:contingent|conditioned|subject)|\bno )[^.]{0,60}\b(?:financing|loan|mortgage)|(?:financing|loan|mortgage) contingency (?:is |has been )?(?:hereby )?waived/,
    unless: /deemed|fail|may waive|or waive|unless|no (?:existing )?(?:liens?|mortgage)|loan assum/,
  },
  {
    code: 'non_refundable_deposit',
    words:
      /(?:deposit|earnest money)(?:[^.]|\.(?=\d)){0,100}non-?\s?refundable|non-?\s?refundable[^.]{0,60}(?:deposit|earnest money)/,
    unless: /option fee|fully refundable|until|not (?:be )?non/,
  },
  { code: 'as_is', words: /\bas[\s-]is\b/, unless: /["“]as is["”] means|does not preclude|\[if applicable\]/ },
  {
    code: 'passive_removal',
    words:
      /(?:deemed|conclusively)[^.]{0,60}(?:waived|satisfied|removed|approved|accepted)|contingency[^.]{0,80}(?:expires?|lapses?) automatically|(?:silence|failure to (?:give|deliver|provide) notice)[^.]{0,80}(?:waiver|waived|acceptance)/,
  },
  {
    code: 'escalation_without_cap',
    words: /escalat/,
    unless: /\b(?:maximum|cap|not (?:to )?exceed|up to|no more than|de-?escalat)\b/,
  },
  {
    code: 'unlimited_repair_duty',
    words:
      /seller (?:shall|will|must|agrees? to)[^.]{0,60}(?:repair|correct|remedy)[^.]{0,40}\b(?:all|any and all|every)\b[^.]{0,60}(?:defects?|deficienc|items?|repairs)/,
    unless: /not (?:to )?exceed|up to \$|maximum/,
  },
  {
    code: 'assignable_without_consent',
    words: /(?:buyer|purchaser)[^.]{0,40}(?:may|shall have the right to) (?:freely )?assign|freely assignable|and\/or assigns/,
    unless:
      /\bnot\b[^.]{0,30}assign|(?:with|only upon|subject to)[^.]{0,30}(?<!without (?:the )?(?:seller's )?(?:prior )?(?:written )?)consent/,
  },
  {
    code: 'compensation_not_stated_amount',
    words:
      /(?:commission|compensation|broker(?:'s|age)? fee)[^.]{0,80}(?:to be determined|as (?:agreed|offered)|tbd|customary|prevailing|then-current|market rate)/,
  },
  {
    code: 'wire_instructions',
    words: /(?:wire|wiring)[^.]{0,80}(?:account (?:number|no|#)|routing|aba\b)|(?:routing|aba)\s?(?:number|no\.?|#)/,
  },
  {
    code: 'seller_financing',
    words:
      /seller (?:shall|will|agrees? to)?\s?(?:carry|finance|financing)|purchase money (?:note|mortgage)[^.]{0,40}seller|seller carryback/,
    unless: /addendum/,
  },
  { code: 'balloon_payment', words: /balloon payment|balloon note/ },
  { code: 'subject_to_existing_mortgage', words: /subject to (?:the |any )?existing (?:mortgage|loan|deed of trust)/ },
  {
    code: 'arbitration',
    words:
      /(?:shall|will|agree to) (?:be )?(?:resolved|settled|submit(?:ted)?|decided)[^.]{0,60}(?:binding )?arbitration|binding arbitration/,
  },
  { code: 'liquidated_damages', words: /liquidated damages/ },
  { code: 'no_specific_performance', words: /(?:waives?|no right (?:to|of))[^.]{0,40}specific performance/ },
  { code: 'backup_offer', words: /(?:this|the) (?:offer|contract|agreement) is (?:a )?back-?up|in back-?up position/ },
];

const UNCHOSEN = new RegExp(String.raw`^[\s\-*•()a-z0-9.]{0,8}${UNTICKED}`, 'i');
const ANY_TICK = new RegExp(TICKED);

/** The flags of a purchase agreement's own words; one of a kind. */
export function findClauseFlags({ text: whole }: ContractText): Flag[] {
  const text = withoutUnchosen(whole);
  const flags = new Map<string, Flag>();
  for (const span of splitSentences(text, { start: 0, end: text.length })) {
    const plain = text.slice(span.start, span.end).replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase().slice(0, 900);
    if (UNCHOSEN.test(plain) && !ANY_TICK.test(plain)) continue;
    for (const { code, words, unless } of RULES) {
      if (!flags.has(code) && words.test(plain) && !(unless?.test(plain) ?? false)) flags.set(code, { code, span });
    }
  }
  return [...flags.values()];
}

const RENT_BACK =
  /(?:rent[\s-]?back|lease[\s-]?back|seller (?:may|shall|will) (?:remain|retain|occupy|stay)|seller in possession|post-?(?:closing|settlement) occupancy)[^.]{0,160}?(\d{2,3})\)?\s{0,3}(?:calendar )?days/i;

/** Whether the seller may stay on for more than 60 days after closing. */
export function findLongRentBack({ text }: ContractText): Flag | undefined {
  const match = RENT_BACK.exec(text);
  return match !== null && Number(match[1]) > 60
    ? { code: 'rent_back_over_60_days', span: { start: match.index, end: match.index + match[0].length } }
    : undefined;
}

const BUILT = /\b(?:built|constructed|year built|construction year)\b\D{0,30}\b(1[6-9]\d{2}|20\d{2})\b/i;

/** A home built before 1978 without a word about lead-based paint. */
export function findMissingLeadDisclosure({ text }: ContractText): Flag | undefined {
  const match = BUILT.exec(text);
  if (
    match === null ||
    Number(match[1]) >= 1978 ||
    /prior to|before/i.test(text.slice(Math.max(0, match.index), match.index + match[0].length))
  )
    return undefined;
  return /lead[\s-]based/i.test(text)
    ? undefined
    : { code: 'missing_lead_disclosure', span: { start: match.index, end: match.index + match[0].length } };
}

const AUTHORITY: readonly (readonly [RegExp, string])[] = [
  [/\bestate of\b|\bexecut(?:or|rix)\b|personal representative|administrator of/i, 'is_estate'],
  [/\btrust(?:ee)?s?\b/i, 'is_trust'],
];

/** What a side's name says of its power to sign: an estate or a trust acts through somebody. */
export function findAuthorityFlags(side: 'seller' | 'buyer', names: readonly string[]): Flag[] {
  const joined = names.join('; ');
  return AUTHORITY.flatMap(([words, code]) => (words.test(joined) ? [{ code: `${side}_${code}` }] : []));
}
