import type { ContractText, Span } from '../text/contract-text.ts';
import type { Gatherer } from '../values/evidence.ts';
import { withoutUnchosen } from '../text/marks.ts';
import { MODAL, WITHIN } from '../purchase/flags/clause-grammar.ts';
import type { FlagRule } from '../purchase/flags/flag.ts';
import { readClauseFlags, rulesFor } from '../purchase/flags/flags.ts';
import { plainSentences } from '../purchase/flags/plain-sentences.ts';
import { findRenewal, findSmallRepairs, LEASE_MEANINGS } from './lease-meanings.ts';
import type { ContractReading } from '../reading.ts';
import type { Slot } from '../values/slot.ts';

const LANDLORD = String.raw`(?:the )?\b(?:landlords?|lessors?|owners?|management|managers?)\b(?:'s (?:agents?|people|staff))?(?: (?:and|or) (?:its|the|his|her|their) (?:agents?|employees|staff))?`;
const TENANT = String.raw`(?:the )?\b(?:tenants?|lessees?|residents?|renters?)\b`;
const LEFT_EARLY = String.raw`\b(?:default\w*|miss(?:es|ed)?|fail\w*|moves? out|evict\w*|breach\w*|early|abandon\w*|vacat\w*|late|leaves?|unpaid)\b`;

/** What a lease lets its landlord do, and takes from its tenant: read as the rules of `purchase/flags.ts` are. */
const LEASE_RULES: readonly FlagRule[] = [
  ...rulesFor(['arbitration', 'jury_trial_waived', 'class_action_waived', 'wire_instructions']),
  {
    code: 'rent_may_rise',
    words: new RegExp(
      String.raw`${LANDLORD}${MODAL} (?:increases?|raises?|adjusts?|changes?)\b${WITHIN(24)}\brents?\b|\brents?\b${WITHIN(40)}\b(?:may|can|will|shall) (?:be )?(?:increased?|raised?|adjusted|changed|go up|rise)\b|\brents? (?:is|are) subject to (?:increase|change|adjustment)`,
    ),
    unless:
      /\b(?:not|never|no|renew\w*|month[- ]to[- ]month|hold\w* ?over|after the (?:initial |first )?(?:term|lease|year)|(?:end|expiration|expiry) of|next term|late)\b/,
  },
  {
    code: 'rent_may_rise',
    words: new RegExp(String.raw`${LANDLORD}${MODAL} (?:increases?|raises?) it\b`),
    after: /\brent\b|\$ ?\d[\d ,]* (?:per|a|each) month/,
    unless: /\b(?:not|never|renew\w*|month[- ]to[- ]month|deposit)\b/,
  },
  {
    code: 'rent_accelerates',
    words: new RegExp(
      String.raw`^(?=[^]*${LEFT_EARLY})[^]*?\b(?:all|whole|entire|full|balance|remaining|remainder|rest)\b${WITHIN(40)}\brents?\b${WITHIN(80)}\b(?:due|payable|accelerat\w+|owed|owing)\b|\baccelerat\w+\b${WITHIN(40)}\brents?\b|\brents?\b${WITHIN(40)}\baccelerat\w+\b|\brents? (?:for|of) (?:the |all )?(?:remaining|rest|remainder)\b${WITHIN(30)}\b(?:due|payable)\b|${TENANT}${WITHIN(40)}\b(?:owes?|pays?|liable for)\b${WITHIN(30)}\brent\b${WITHIN(20)}\b(?:rest|remainder|balance) of (?:the |this )?(?:term|lease)`,
    ),
    unless: /\b(?:not|never|first month|until (?:the|it)|re-?let\w*|re-?rent\w*|mitigat\w*)\b/,
  },
  {
    code: 'lease_ends_on_sale',
    words: new RegExp(
      String.raw`^(?=[^]*\b(?:sale|sold|sells?|new owner)\b)[^]*?(?:${LANDLORD}${MODAL} (?:ends?|terminates?|cancels?|calls?)\b|\b(?:lease|agreement|tenancy)\b${WITHIN(30)}\b(?:ends?|terminates?|(?:may|can) be (?:ended|terminated|cancel\w+)|is over)\b)`,
    ),
    unless:
      /\b(?:not (?:end|terminate|cancel)|tenant (?:may|can)|survives?|default|personal property|belongings|alcohol|drugs)\b/,
  },
  {
    code: 'tenant_pays_all_repairs',
    words: new RegExp(
      String.raw`${TENANT}[^.;]{0,120}?\b(?:makes?|pays?(?: for)?|takes? care of|does|do|bears?|handles?|performs?|responsible for)\b${WITHIN(30)}\b(?:all|every|any and all)\b${WITHIN(24)}\b(?:repairs?|maintenance|upkeep)\b|\b(?:all|every)\b${WITHIN(16)}\b(?:repairs?|maintenance)\b${WITHIN(30)}\b(?:(?:is|are) (?:at )?${TENANT}'?s'?|by ${TENANT})`,
    ),
    unless:
      /\b(?:caus\w+|due to|damages?|arising|neglig\w+|misuse|abuse|under \$|up to \$|first \$|minor|landlord (?:shall|will|makes|does|pays)|report\w*|requests?|notif\w+|not)\b/,
  },
  {
    code: 'entry_without_notice',
    words: new RegExp(
      String.raw`${LANDLORD}[^.;]{0,60}\b(?:enter|come in(?:to)?|go in(?:to)?|access|entry)\b[^.;]{0,80}\b(?:whenever|at any (?:time|hour)|at will|needs? not (?:tell|ask|notify|warn)|with or without|without (?:any |prior |advance )?(?:notice|warning|telling|asking))\b|${LANDLORD} (?:needs? no|need not give|is not required to give|gives? no) (?:prior |advance )?(?:notice|warning)\b[^.;]{0,30}\b(?:enter|entry|come in)`,
    ),
    unless: /\b(?:not|never) (?:enter|come|go)|\bemergenc|\breasonable (?:notice|times?|hours?)\b/,
  },
  {
    code: 'non_refundable_deposit',
    words: /\bdeposits?\b[^.;]{0,80}\b(?:(?:is|are|be) )?not (?:be )?(?:refundable|returned|refunded)\b/,
    unless: /\b(?:if|unless|until|within|days|interest|none|fee)\b/,
  },
  ...LEASE_MEANINGS,
];

const MONTHS_ON =
  /(?:automatically\s{1,4}renews?|renews?\s{1,4}(?:automatically|(?:by\s{1,4})?itself)|automatic\s{1,4}renewal)[^.]{0,100}?(?:(\d{1,2})\)?|\b(one|six|twelve)\b|(month))[\s-]{0,3}(month|year)?/i;

/** "The contract goes on for another year each time, unless …" */
const YEAR_ON =
  /\b(?:goes\son|continues|runs\son|is\srenewed|renews)\s(?:for\s)?(?:another|a\sfurther|one\smore|a\snew)\s(?:year|twelve\smonths)\b[^.;]{0,40}\bunless\b/i;

/** "After the end date this lease continues from month to month" */
const GOES_ON =
  /\bthen\s(?:goes\son\s|runs\s|continues\s)?(?:from\s)?month[\s-](?:to|by)[\s-]month\b|\b(?:after|at|upon|following|if)\b[^.;]{0,120}\b(?:lease|tenancy|agreement|it)\s(?:shall\s|will\s)?(?:then\s|automatically\s)?(?:continues?|goes\son|becomes?|converts?|runs?|be)\b[^.;]{0,60}?\b(?:from\s)?month[\s-](?:to|by)[\s-]month\b|\b(?:lease|tenancy|agreement)\s(?:shall\s|will\s)?(?:then\s|automatically\s|thereafter\s){0,2}(?:continues?|goes\son|becomes?|converts?|runs?)\b[^.;]{0,60}?\b(?:from\s)?month[\s-](?:to|by)[\s-]month\b/i;

const TENANT_REPAIRS: readonly RegExp[] = [
  /(?:tenant|resident|lessee)[^.]{0,60}(?:responsible|pay)[^.]{0,40}repairs?[^.]{0,30}(?:under|below|up to|less than)\s{0,3}\$\s?([\d,]+)/i,
  /(?:tenant|resident|lessee)s?\s(?:shall|will|must|agrees?\sto)\s(?:be\sresponsible\sfor|pay|bear)\s(?:for\s)?the\sfirst\s\$\s?([\d,]+)(?:\.\d\d)?\s(?:of|toward)[^.]{0,40}\brepairs?/i,
];
const OPTION_FEE_IS_LOST =
  /\boption\s(?:fee|money|consideration|payment)\b(?:[^.]|\.(?=\d)){0,200}\b(?:non-?refundable|not\s(?:be\s)?refund(?:able|ed))|\bnon-?refundable\soption\s(?:fee|money|consideration|payment)/i;

const ONE_SIDED_FEES =
  /\b(?:tenant|lessee|resident)s?\s(?:shall\s|will\s|must\s)?pays?\sall\b[^.]{0,30}\b(?:attorney|legal|lawyer)[^.]{0,40}\bthat\s(?:the\s)?(?:landlord|lessor|owner)\s(?:has|incurs|pays)\b|\b(?:landlord|lessor|owner)['’]s\s(?:lawyers?|attorneys?|legal\s(?:costs?|fees|bills?|expenses))[^.]{0,60}\b(?:whoever\swins|(?:is|are)\s(?:the\s)?(?:lessee|tenant|resident)s?['’]s?\sto\spay|(?:is|are)\spaid\sby\s(?:the\s)?(?:tenant|lessee|resident))|\b(?:tenant|lessee|resident)s?\s(?:(?:shall|will|must|agrees?\sto)\s)?(?:pays?|reimburses?|bears?|covers?|owes?|be\sresponsible\sfor)\s(?:for\s)?(?:all\s(?:of\s)?)?(?:the\s)?(?:landlord|lessor|owner|management)(?:['’]s)?\s(?:for\s)?(?:reasonable\s)?(?:attorney|legal|lawyer)[^.]{0,60}?(?:fees|bills?)\b(?![^.]{0,80}\b(?:prevails|prevailing|successful)\s(?:party|landlord))/i;
const FREE_ENTRY =
  /\b(?:landlord|lessor|owner|management)\b[^.]{0,60}\b(?:may|shall\shave\sthe\sright\sto|can)\s(?:\w+\s)?(?:enter|access|come\s(?:in(?:to)?|inside)|go\s(?:in(?:to)?|inside)|let\s\w{3,6}selves\sin)\b[^.]{0,80}\b(?:at\sany\s(?:time|hour)|when(?:ever|\s?so\s?ever)?\s(?:it|they|he|she|landlord|lessor|owner)\s(?:sees?|likes?|wants?|wish(?:es)?|pleases?|chooses?)|without\s(?:(?:any|prior|advance)\s)?(?:notice|warning|telling|asking|letting)|with\sno\s(?:prior\s|advance\s)?(?:notice|warning|need))\b(?![^.]{0,40}\bemergenc)|\b(?:landlord|lessor|owner|management)\slets?\s(?:itself|himself|herself|themselves)\sin\b|\b(?:tenant|lessee|resident)s?\s(?:hereby\s)?waives?\s(?:all\s|any\s|the\s)?(?:right\sto\s)?notice\b[^.]{0,40}\b(?:entry|enter|showings?|inspections?)/i;

/** Notice is the rule, and "at any time" is for an emergency. */
const ENTRY_IS_TOLD =
  /\b(?:reasonable|advance|prior|\d{1,2}\shours['’]?|\d\sdays['’]?)\s(?:written\s)?notice\b[^.]{0,140}\b(?:emergenc|protect|preserv)|\bemergenc/i;
const REST_OF_ENTRY = 110;

/** What a tenant should know before signing. */
export function findLeaseFlags(
  paper: ContractText,
  reading: ContractReading,
  security: Slot<number>,
  gather: Gatherer,
): string[] {
  const text = withoutUnchosen(paper.text);
  const flags: string[] = [];
  const add = (code: string, match?: RegExpExecArray | null) => {
    flags.push(code);
    if (match != null) gather.cite(`flags.${code}`, { start: match.index, end: match.index + match[0].length });
  };
  const addAt = (code: string, span: Span) => {
    flags.push(code);
    gather.cite(`flags.${code}`, span);
  };
  const again = findRenewal(text);
  const renewal = MONTHS_ON.exec(text);
  const yearOn = renewal === null ? YEAR_ON.exec(text) : null;
  const goesOn = renewal === null ? GOES_ON.exec(text) : null;
  if (again !== undefined) addAt(again.code, again);
  else if (renewal !== null) add(`auto_renew_${renewalLength(renewal)}`, renewal);
  else if (yearOn !== null) add('auto_renew_12_months', yearOn);
  else if (goesOn !== null) add('auto_renew_month_to_month', goesOn);
  if (reading.rent?.lateDaily != null) {
    add('daily_late_fee');
    const daily = gather.evidence.find(({ path }) => path === 'rent.late_daily');
    if (daily !== undefined) gather.evidence.push({ ...daily, path: 'flags.daily_late_fee' });
  }
  const repairs = TENANT_REPAIRS.map((words) => words.exec(text)).find((match) => match !== null);
  if (repairs?.[1] !== undefined) add(`tenant_repairs_under_${repairs[1].replaceAll(',', '')}`, repairs);
  else {
    const small = findSmallRepairs(text);
    if (small !== undefined) addAt(`tenant_repairs_under_${small.most}`, small);
  }
  const waived =
    /(?:tenant|lessee|resident)s?\b[^.]{0,40}\b(?:waives?|gives?\sup|forgoe?s?|relinquish(?:es)?|surrenders?)\b[^.]{0,60}(?:right|jury|notice|claim)/i.exec(
      text,
    );
  if (waived !== null) add('tenant_waives_rights', waived);
  const fees = ONE_SIDED_FEES.exec(text);
  if (fees !== null) add('one_sided_attorney_fees', fees);
  const entry = FREE_ENTRY.exec(text);
  if (entry !== null && !ENTRY_IS_TOLD.test(text.slice(entry.index, entry.index + entry[0].length + REST_OF_ENTRY)))
    add('entry_without_notice', entry);
  const lostFee = OPTION_FEE_IS_LOST.exec(text);
  if (lostFee !== null) add('non_refundable_option_fee', lostFee);
  const lost = /(?:security )?deposit[^.]{0,60}non-?refundable|non-?refundable[^.]{0,40}deposit/i.exec(text);
  if (lost !== null) add('non_refundable_deposit', lost);
  for (const { code, span } of readClauseFlags(paper, plainSentences(paper, reading.parties), LEASE_RULES).flags) {
    if (flags.includes(code)) continue;
    flags.push(code);
    if (span !== undefined) gather.cite(`flags.${code}`, span);
  }
  if (security.state === 'conflicting') {
    flags.push('conflicting_deposit');
    for (const value of security.values.slice(0, 1)) gather.cite('flags.conflicting_deposit', value);
  }
  if (reading.parties === null) add('missing_parties');
  if (reading.property === null) add('missing_address');
  return flags;
}

function renewalLength(match: RegExpExecArray): string {
  const word = match[2]?.toLowerCase();
  if (match[3] !== undefined || (word === 'one' && /month/i.test(match[4] ?? ''))) return 'month_to_month';
  const spelled = word === 'six' ? 6 : word === 'twelve' ? 12 : 1;
  const count = Number(match[1] ?? spelled) * (/year/i.test(match[4] ?? '') ? 12 : 1);
  return `${count}_months`;
}
