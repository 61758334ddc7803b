import { A_DAY, LAWYER, REPAIR, WHATEVER } from '../purchase/flags/meaning-words.ts';
import type { FlagRule } from '../purchase/flags/flag.ts';
import { beside, together } from '../purchase/flags/together.ts';

const T = String.raw`\b(?:tenants?|lessees?|residents?|renters?|occupants?|guests?)\b`;
const L = String.raw`\b(?:landlords?|lessors?|owners?|management|manager|agents?)\b`;
const RENT = String.raw`\brents?\b`;
/** Nobody is told before. */
const UNTOLD = String.raw`\b(?:whenever|any (?:time|hour)|at will|(?:need|does|do|is|are|shall) not (?:need(?:ed)? to |have to |required to |be required to )?(?:announce|tell|ask|notify|warn|give|call)|with or without|without\b[^.;]{0,30}\b(?:notice|warning|telling|asking|permission|consent|announcing)|no (?:prior |advance |further )?(?:notice|warning)|unannounced|as (?:it|he|she|they|landlord) (?:likes?|pleases?|wishes?|sees? fit)|(?:day|time) (?:or|and) night)\b`;

/** What a lease takes from its tenant, by who owes what and when, in any order: for words that no rule of a form knows. */
export const LEASE_MEANINGS: readonly FlagRule[] = [
  {
    code: 'daily_late_fee',
    words: together(
      A_DAY,
      String.raw`\b(?:late|overdue|unpaid|outstanding|delinquent|past due|arrears|not (?:paid|received|in)|after the (?:due date|\d|first|[a-z]+th)|until (?:paid|it is paid|rent))\b`,
      String.raw`${RENT}|\b(?:late (?:fee|charge)|installment|payment)\b`,
    ),
    unless:
      /\b(?:hold(?:s|ing)? ?over|prorat\w*|returned check|guests?|storage|pets?|early|move-?in|move-?out|keys?|no (?:late|daily)|not (?:charge|bear)|abandon\w*)\b/,
  },
  {
    code: 'tenant_waives_rights',
    words: together(
      String.raw`${T}[^.;]{0,60}\b(?:waives?|waiv(?:ed|ing)|gives? up|forgoe?s?|relinquish\w*|surrenders?|releases?|holds?\b[^.;]{0,20}\bharmless|(?:shall|will|may|agrees?) (?:not|never)(?: to)? (?:sue|claim|contest|withhold|raise|assert|demand|call)|has no|have no|shall have no|lets? go of)\b|${L}[^.;]{0,60}\b(?:not|never|no way|no)\b[^.;]{0,20}\b(?:answers? for|liable|responsible|answerable|accountable|liability|responsibility)\b`,
      String.raw`\b(?:rights?|claims?|notices?|hearing|jury|remed(?:y|ies)|defenses?|statut\w+|laws?|court|counterclaim|offset|set-?off|warranty of habitability|possession|lawsuits?|withhold\w*)\b|${WHATEVER}|\b(?:negligen\w+|own (?:fault|want|act|neglect)|carelessness|howe?so?ever|any cause|want of care)\b`,
    ),
    unless:
      /\b(?:unless|except|other than|save)\b|\bnot (?:be )?(?:caused|waive|release|give up)|\b(?:both|each|either|mutual\w*|landlord (?:and|or) tenant|the parties|tenant (?:and|or) landlord) (?:hereby )?(?:waive|give up|agree)|\bshall not waive|\bno waiver|\bacceptance of\b|\bnon-?waiver|\b(?:theft|belongings|personal property|renter'?s insurance)\b|\b(?:landlord|lessor|owner)s? (?:waives?|gives up|releases)|\bno right to (?:assign|sublet|alter)/,
  },
  {
    code: 'one_sided_attorney_fees',
    words: together(
      String.raw`${T}[^.;]{0,50}\b(?:pays?|reimburs\w+|bears?|owes?|liable|covers?|responsible|meets?|charged)\b[^.;]{0,70}(?:${LAWYER})|(?:${LAWYER})[^.;]{0,60}\b(?:paid|borne|reimbursed|owed|charged|added)\b[^.;]{0,24}(?:by|to) (?:the )?(?:${T}|rent)`,
      L,
    ),
    unless:
      /\b(?:prevailing|prevails|loser|losing|loses|either|each|both|mutual|unsuccessful|whoever (?:is|was|loses)|whichever|other party|non-?prevailing|successful party|tenant's own|awarded by)\b/,
  },
  {
    code: 'entry_without_notice',
    words: together(
      String.raw`${L}[^.;]{0,60}\b(?:enters?|entry|access|comes? (?:in|inside|over|by)|goes? (?:in|into|inside)|go (?:in|into|inside)|inspects?|shows?|lets? (?:itself|himself|herself|themselves) in)\b`,
      UNTOLD,
    ),
    unless:
      /\b(?:emergenc\w*|not (?:enter|come|go)|never|reasonable (?:notice|times?|hours?)|abandon\w*|consent of (?:the )?tenant|\d+ hours|common areas?|roof)\b/,
  },
  {
    code: 'tenant_pays_all_repairs',
    words: together(
      String.raw`${T}[^.;]{0,80}\b(?:pays?|bears?|responsible|cost|expense|makes?|does|handles?|performs?|sees? to|takes? care|keeps?|maintains?|carries)\b|\b(?:cost|expense|account|responsibility) of (?:the )?${T}|\bby (?:the )?${T}`,
      String.raw`\b(?:all|every|each and every|any and all|each|whatever|any)\b[^.;]{0,30}${REPAIR}|\b(?:roof|furnace|heat(?:ing|er| pump)?|plumbing|structur\w+|septic|foundation|appliances|air conditioning)\b[^.;]{0,80}(?:${REPAIR})`,
      String.raw`\b(?:roof|furnace|heat\w*|plumbing|structur\w+|septic|foundation|electric\w*|systems?|all repairs|every repair|each and every|cooling|air conditioning|whatever|major)\b`,
    ),
    unless:
      /\b(?:caus\w+|due to|damages?|neglig\w+|misuse|abuse|under \$|up to \$|first \$|less than \$|not exceed\w*|minor|landlord (?:shall|will|makes|does|pays|is|must|keeps|maintains)|owner (?:shall|will|is|must|keeps|maintains)|report\w*|requests?|notif\w+|not|filters?|light bulbs)\b/,
  },
  {
    code: 'rent_may_rise',
    words: together(
      beside(RENT, String.raw`\b(?:increas\w+|rais(?:e|es|ed)|adjust\w*|chang(?:e|es|ed)|goes? up|rises?)\b`, 60),
      String.raw`${L}|\bmay\b|\bcan\b|\bwill\b|\bsubject to\b`,
      String.raw`\b(?:during|any time|within|notice|taxes|insurance|costs?|utilit\w+|mid-?term|before the (?:end|term)|each (?:quarter|month)|after (?:the )?first (?:six|three|\d))\b`,
    ),
    unless:
      /\b(?:not|never|no|renew\w*|month[- ]to[- ]month|hold\w* ?over|after the (?:initial |first )?(?:term|lease|year)|(?:end|expiration|expiry) of|next (?:term|lease)|late|option term|extended term|fixed)\b/,
  },
  {
    code: 'rent_accelerates',
    words: together(
      String.raw`\brents? (?:of|for) (?:all|every|the (?:months?|rest))\b|\b(?:all|whole|entire|full|balance|remaining|remainder|rest|total|future|unexpired)\b[^.;]{0,60}(?:${RENT}|\bterm\b|\binstallments?\b|\bpayments?\b)`,
      String.raw`\b(?:due|payable|accelerat\w+|owed|owes?|owing|demand\w*|collect\w*)\b[^.;]{0,60}\b(?:in one (?:sum|payment)|at once|immediately|once|now|without|in full|forthwith|whole|rest|remaining|that day|straight away)\b|\b(?:at once|immediately|forthwith)\b[^.;]{0,40}\b(?:due|payable|owed|owes?)\b|\baccelerat\w+`,
      String.raw`\b(?:default\w*|miss(?:es|ed)?|fail\w*|moves? out|evict\w*|put out|leave|breach\w*|early|abandon\w*|vacat\w*|late|leaves?|unpaid|terminat\w*|behind|not paid)\b`,
      RENT,
    ),
    unless: /\b(?:not|never|first month|until (?:the|it)|re-?let\w*|re-?rent\w*|mitigat\w*|let again|sale|commission)\b/,
  },
  {
    code: 'lease_ends_on_sale',
    words: together(
      String.raw`\b(?:conveyance|sale|sold|sells?|selling|new owner|buyer|purchaser|conveys?|transfers?)\b`,
      String.raw`(?:${L}|\bnew owner|\bbuyer|\bpurchaser)[^.;]{0,40}\b(?:brings?\b[^.;]{0,24}\bto (?:its|an) end|ends?|terminates?|cancels?|calls? off)\b|\b(?:lease|agreement|tenancy)\b[^.;]{0,40}\b(?:ends?|terminates?|(?:may|can|shall|will) be (?:ended|terminated|cancel\w+)|is over|void|lapses?|comes? to an end)\b|${T}[^.;]{0,30}\b(?:must|shall|will|has to)\b[^.;]{0,20}\b(?:move|leave|vacate|be out)\b`,
    ),
    unless:
      /\b(?:not (?:end|terminate|cancel)|tenant (?:may|can)|survives?|default|personal property|belongings|alcohol|drugs|subject to (?:this|the) lease|illegal|option)\b/,
  },
  {
    code: 'non_refundable_option_fee',
    words: together(
      String.raw`\boption\b`,
      String.raw`\$ ?\d|\b(?:fee|money|consideration|payment|sum|pays?)\b`,
      String.raw`\b(?:non-?\s?refundable|not (?:be )?(?:returned|refunded|given back|repaid)|no refund|kept by|keeps? (?:it|the|this)|retain\w*|forfeit\w*|is lost|lost|earned)\b`,
    ),
    unless:
      /\b(?:rent(?:al)? (?:is|shall)|security deposit|refunded if|returned if|returned to (?:the )?tenant|fully refundable)\b/,
  },
];

const MONTHS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  six: 6,
  twelve: 12,
  eighteen: 18,
  'twenty-four': 24,
};
const AGAIN = String.raw`(?:renews?|renewed|renewal|starts?\sover|begins?\s(?:again|anew)|extends?|extended|rolls?\s(?:over|on|forward)|repeats?|continues?|runs?\son|goes\son|carries\s(?:on|over)|is\sprolonged|lasts?)`;
const FURTHER = String.raw`(?:a\s|an\s|one\s)?(?:further|another|additional|successive|new|like|more|second|identical|fresh|consecutive|periods?\sof|terms?\sof|for)`;
const RENEWS = new RegExp(
  String.raw`\b${AGAIN}\b[^.;]{0,50}?\b${FURTHER}\s(?:(?:full|lease|terms?\sof|periods?\sof|term|period|successive|additional|further|a|an|one)\s){0,3}(?:\(?(?<count>\d{1,2}|one|two|three|six|twelve|eighteen|twenty-four)\)?[\s-])?(?:\(\d{1,2}\)\s)?(?<unit>months?|years?)\b`,
  'gi',
);
/** What makes it renew by itself: nobody has to do anything, or somebody must to stop it. */
const YEAR_BY_YEAR =
  /\b(?:repeats|renews|continues|runs|goes\son|is\srenewed|carries\son|extends)\b[^.;]{0,30}\b(?:from\s)?year[\s-](?:to|by|after)[\s-]year\b/i;
const BY_ITSELF =
  /\b(?:unless|stays silent|says nothing|automatic\w*|itself|without|if no(?:body| one| notice)|absent|in the absence|failing)\b/i;
const ASKED =
  /\b(?:tenant (?:may|can|has the option|shall have the option)|option to (?:renew|extend)|by mutual|in writing by both|both (?:sign|agree)|may (?:be )?(?:renew|extend)|not (?:be )?(?:automatically )?renew)/i;
const CARRIES_ON =
  /\b(?:continues?|goes\son|becomes?|converts?|carries\s(?:on|over)|rolls?\s(?:over|into)|turns?\s(?:in)?to|reverts?|runs?|renews?|stays|remains|is\s(?:deemed|treated\sas))\b[^.;]{0,60}?\b(?:from\s)?month[\s-](?:to|by|after)[\s-]month\b|\bmonth[\s-](?:to|by)[\s-]month\b[^.;]{0,60}\b(?:thereafter|after\s(?:that|the\s(?:term|end))|follows|once\sthe\sterm|when\sthe\sterm)\b/gi;
const NO_CARRYING_ON =
  /\b(?:not|never|no)\s(?:[a-z]+\s){0,4}(?:month[\s-]to|renew|continue|convert)|\bat\s(?:the\s)?landlord's\soption\b|\bif\s(?:both|the\sparties)\sagree\b/i;

/** How long a lease goes on by itself when its term ends, and the words that say so. */
export function findRenewal(text: string): { code: string; start: number; end: number } | undefined {
  const sentenceOf = (at: number, length: number) => {
    const from = Math.max(text.lastIndexOf('.', at), text.lastIndexOf(';', at)) + 1;
    const stop = text.slice(at + length).search(/[.;](?:\s|$)/);
    return text.slice(from, stop === -1 ? undefined : at + length + stop);
  };
  for (const match of text.matchAll(RENEWS)) {
    const around = sentenceOf(match.index, match[0].length);
    if (!BY_ITSELF.test(around) || ASKED.test(around)) continue;
    const { count = 'one', unit = '' } = match.groups ?? {};
    const many = (MONTHS[count.toLowerCase()] ?? Number(count)) * (/^year/i.test(unit) ? 12 : 1);
    return {
      code: many === 1 ? 'auto_renew_month_to_month' : `auto_renew_${many}_months`,
      start: match.index,
      end: match.index + match[0].length,
    };
  }
  const yearly = YEAR_BY_YEAR.exec(text);
  if (yearly !== null && !ASKED.test(sentenceOf(yearly.index, yearly[0].length)))
    return { code: 'auto_renew_12_months', start: yearly.index, end: yearly.index + yearly[0].length };
  for (const match of text.matchAll(CARRIES_ON))
    if (!NO_CARRYING_ON.test(sentenceOf(match.index, match[0].length)))
      return { code: 'auto_renew_month_to_month', start: match.index, end: match.index + match[0].length };
  return undefined;
}

const SMALL_REPAIRS: readonly RegExp[] = [
  /\b(?:tenant|resident|lessee)s?\b[^.]{0,80}\b(?:repairs?|maintenance|fix\w*)\b[^.$]{0,60}?\b(?:under|below|up\sto|less\sthan|not\s(?:to\s)?exceed(?:ing)?|no\smore\sthan|not\smore\sthan|costs?|first|within|at\smost|of)\s{0,3}\$\s?(?<most>[\d,]+)/i,
  /\b(?:repairs?|maintenance|put\sright|fix(?:ed|es)?|mend(?:ed|s)?|breaks)\b[^.$]{0,40}?\$\s?(?<most>[\d,]+)(?:\.\d\d)?\sor\s(?:less|under)\b[^.]{0,60}\b(?:tenant|resident|lessee)/i,
  /\b(?:repairs?|maintenance)\b[^.$]{0,60}?\b(?:under|below|up\sto|less\sthan|not\s(?:to\s)?exceed(?:ing)?|no\smore\sthan|costing)\s{0,3}\$\s?(?<most>[\d,]+)[^.]{0,80}\b(?:by|on|of|to|for|are|is|falls?)\b[^.]{0,20}\b(?:tenant|resident|lessee)/i,
];
const BY_LANDLORD = /\b(?:damage|caused|landlord\s(?:shall|will|must|pays?|makes?)|deduct|neglig)/i;

/** Up to which sum a tenant pays for repairs, in dollars. */
export function findSmallRepairs(text: string): { most: string; start: number; end: number } | undefined {
  for (const words of SMALL_REPAIRS) {
    const match = words.exec(text);
    const most = match?.groups?.['most']?.replaceAll(',', '');
    if (match !== null && most !== undefined && !BY_LANDLORD.test(match[0]))
      return { most, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
