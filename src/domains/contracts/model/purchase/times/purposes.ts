import { thingOf } from './deadline-kinds.ts';

/** What is done with a thing by a time. */
type Step =
  | 'apply'
  | 'deliver'
  | 'pay'
  | 'look'
  | 'object'
  | 'answer'
  | 'cure'
  | 'agree'
  | 'end'
  | 'return'
  | 'list'
  | 'finish'
  | 'approve';

/** The verbs and nouns that tell a step; of several in some words, the one nearest to the time counts. */
const STEPS: readonly (readonly [Step, string])[] = [
  ['apply', 'appl(?:y|ies|ied|ying|ications?)'],
  ['answer', 'answers?|answered|repl(?:y|ies)|responds?|responses?|elects?|(?:indicate|say|tell|state)s?(?= [^.;]{0,20}whether)'],
  ['agree', '(?:re)?negotiat\\w+|resolv\\w+|resolution|settle|agree(?!ment)(?:s|d)?(?= (?:in writing|on|about|to|how|which|as))'],
  ['object', 'objects?|objections?|disapprov\\w+|lists? of|notif(?:y|ies)'],
  ['cure', 'cures?|corrects?|removes?|clears?|satisf(?:y|ies)'],
  ['end', 'terminat\\w+|cancel\\w*|rescind\\w*|withdraw\\w*|void'],
  ['return', 'returns?|returned|refund\\w*|accounts?(?= for)'],
  ['list', '(?<!\\b(?:the|an?|this|that|such|written|of) )lists?(?= )|listed|on the market'],
  ['pay', 'pays?|paid|payable|due(?= (?:no|not|on|by|within|before|upon)\\b)|remit\\w*|tender\\w*|wires?|deposited|lodge[sd]?'],
  [
    'look',
    'inspect(?:s|ed|ing)?|tests?|tested|examin(?:e|es|ed|ing)|reviews?|reviewed|investigate[sd]?|evaluate[sd]?|look(?:s|ed)? (?:at|over)',
  ],
  ['approve', 'approv\\w+|disapproval|commitments?'],
  ['finish', 'complet\\w+|finish\\w*|repair(?:s|ed)?(?= )|replace[sd]?'],
  [
    'deliver',
    'deliver\\w*|furnish\\w*|provid\\w+|gives?|given|hands?|handed|sends?|sent|suppl(?:y|ies|ied)|obtain\\w*|orders?|ordered|submit\\w*|produc\\w+|shows?',
  ],
];
const EACH_STEP = new RegExp(String.raw`\b(?:${STEPS.map(([step, said]) => `(?<${step}>${said})`).join('|')})\b`, 'g');

/** What times of contracts are about: the words for a thing, and what a time is called by what is done with it. */
interface Topic {
  words: RegExp;
  names: Partial<Record<Step, string>>;
  /** What it is called whatever is done. */
  rest?: string;
}

const INSPECTED: Topic['names'] = {
  object: 'repair_request',
  answer: 'seller_response',
  agree: 'negotiation_period',
  cure: 'repairs',
};

/** The more particular first. */
const TOPICS: readonly Topic[] = [
  {
    words: /\bsecurity deposit\b/,
    names: { pay: 'deposit_payment', deliver: 'deposit_payment', return: 'deposit_return' },
  },
  {
    words:
      /\b(?:(?:move-?in|inventory|condition) (?:and [a-z]+ )?(?:form|checklist|report|statement|sheet)|checklist|list of (?:any |existing )?(?:items|defects|damages?)[^.;]{0,20} (?:that are |which are )?(?:damaged|not))\b/,
    names: {},
    rest: 'condition_report',
  },
  {
    words: /\b(?:utilit(?:y|ies)|electricity|gas and electric(?:ity)?|electric service|water service)\b/,
    names: {},
    rest: 'utilities',
  },
  {
    words: /\bfirst (?:full )?month(?:'s)? rent\b|\bmove-?in (?:costs|funds|money)\b/,
    names: { pay: 'first_rent' },
  },
  {
    words:
      /\b(?:renter|homeowner|hazard|flood|liability|property|casualty)(?:'?s'?)? insurance\b|\binsurance (?:binder|policy|quote)\b/,
    names: {},
    rest: 'insurance',
  },
  {
    words:
      /\b(?:buyer|purchaser)(?:'s)? (?:own |present |current |existing )?(?:property|home|house|residence)\b|\b(?:present|existing) (?:home|house|residence)\b/,
    names: { list: 'listing_of_home' },
    rest: 'sale_of_home',
  },
  { words: /\b(?:proof|evidence|verification) of (?:funds|cash)\b/, names: {}, rest: 'proof_of_funds' },
  { words: /\bmls\b|multiple listing service/, names: {}, rest: 'mls_entry' },
  { words: /\bapprais\w*\b/, names: { object: 'appraisal_objection', agree: 'appraisal_resolution' }, rest: 'appraisal' },
  {
    words:
      /(?<!\b(?:title|insurance) )\bcommitment (?:contingency|date|deadline)\b|\b(?:loan|mortgage|financing|lender|(?:buyer|credit|loan) approval)\b/,
    names: { apply: 'loan_application' },
    rest: 'loan_approval',
  },
  {
    words:
      /\b(?:homeowners?'?|owners'?|condominium|community|property owners'?) association|\bh\.?o\.?a\b|\bassociation (?:documents|disclosure)|\bresale certificate\b|\bsubdivision information\b|\bcovenants\b|\bby-?laws\b/,
    names: { deliver: 'hoa_documents', end: 'hoa_review', look: 'hoa_review', object: 'hoa_review', approve: 'hoa_review' },
  },
  {
    words: /\bsurvey\b/,
    names: { object: 'title_objection', cure: 'title_cure', deliver: 'survey', look: 'survey', finish: 'survey' },
  },
  {
    words: /\btitle\b(?! (?:company|agent|transfer|v\b|5|five))|\babstract\b|\bencumbrances?\b/,
    names: {
      deliver: 'title_commitment',
      look: 'title_objection',
      object: 'title_objection',
      cure: 'title_cure',
      answer: 'title_cure',
      agree: 'title_objection_resolution',
      end: 'title_termination',
    },
  },
  { words: /\bdisclosure (?:statement|form|notice)\b|\bseller's disclosure\b/, names: { deliver: 'seller_disclosure' } },
  {
    words: /\b(?:earnest money|good[- ]faith deposit|hand money)\b|\bdelivered to (?:the )?(?:broker|escrow agent|escrowee)\b/,
    names: { pay: 'earnest_money_delivery', deliver: 'earnest_money_delivery' },
  },
  {
    words: /\b(?:inspection report|inspections?|inspectors?|inspected|investigation)\b/,
    names: { ...INSPECTED, look: 'inspection' },
  },
  { words: /\b(?:repairs|deficienc(?:y|ies)|defects)\b/, names: { ...INSPECTED, finish: 'repairs' } },
];

/** Who acts decides what an answer is called. */
const BUYER_ACTS = /\b(?:buyer|purchaser|vendee)s?\b(?=[^.;]{0,40}$)/;
const SELLER_ACTS = /\b(?:seller|vendor|owner|builder)s?\b(?=[^.;]{0,40}$)/;
/** "Buyer may, within", "Seller has": what is to be done stands behind the time. */
const IS_AHEAD =
  /(?:^\W{0,8}(?:[a-z\d]{1,3}[.)] ?)?|[,;:] ?|\b(?:shall|will|must|may|has|have|had|and|then|to)(?: have| a| an| another| up)?,? ?)(?:(?:within|in|by|on|no later than|not later than|or|before|until|a|the|of|period|up|to|for|at|least) ?){0,6}$/;

/** The step that some words tell; ahead of them, what somebody has the time to do: "5 days after the report to answer". */
const nearestStep = (words: string, isLast: boolean): { step: Step; at: number } | undefined => {
  const aim = isLast
    ? 0
    : (/\bto (?=[a-z]+ )(?!(?:the|an?|any|buyer|seller|purchaser|tenant|landlord)\b)/.exec(words)?.index ?? 0);
  const all = [...words.slice(aim).matchAll(EACH_STEP)].map((found) => Object.assign(found, { index: found.index + aim }));
  const match = isLast ? all.at(-1) : all[0];
  const step = STEPS.find(([name]) => match?.groups?.[name] !== undefined)?.[0];
  return match === undefined || step === undefined ? undefined : { step, at: match.index };
};

/** The words around a time: before and behind it in its sentence, and the headings above, the nearest first; in lower case. */
interface Around {
  before: string;
  behind: string;
  headings: readonly string[];
  /** The event that it is counted from. */
  from?: string | null | undefined;
}

/**
 * What a time is for, by the thing that it is about and what is done with it: "furnish … title evidence" is the title commitment,
 * whatever the clause calls either. Undefined where no step is told, or the thing is none that contracts have a name for.
 */
export function purposeOf({ before, behind, headings, from }: Around): string | undefined {
  const isAhead = IS_AHEAD.test(before);
  const found = isAhead
    ? (nearestStep(behind, false) ?? nearestStep(before, true))
    : (nearestStep(before, true) ?? nearestStep(behind, false));
  const whole = `${before} ${behind}`;
  if (RETURNS_DEPOSIT.test(whole)) return 'deposit_return';
  const isOfBuyer = BUYER_ACTS.test(before) && !SELLER_ACTS.test(before.slice(before.search(BUYER_ACTS)));
  // "Buyer may, within 3 days after Seller's response, …"
  if (isOfBuyer && from != null && /^seller_(?:answer|repl|respon)/.test(from)) return 'buyer_answer';
  // What is sold after an agency has ended still pays the broker.
  if (from === 'end' && SOLD_LATER.test(whole)) return 'protection_period';
  if (found === undefined) return topicOf(whole)?.rest;
  for (const words of [isAhead ? behind : before.slice(found.at), whole]) {
    const topic = topicOf(words);
    if (topic === undefined) continue;
    return nameIn(topic, found.step, isOfBuyer, from) ?? topic.rest;
  }
  // What is handed over under a heading may be anything; what is answered, objected to or ended there is of its thing.
  for (const raw of OF_HEADING.has(found.step) ? headings : []) {
    const heading = raw.replaceAll('’', "'");
    const topic = topicOf(heading) ?? (thingOf(heading) === undefined ? undefined : { names: INSPECTED });
    const name = topic === undefined ? undefined : nameIn(topic, found.step, isOfBuyer, from);
    if (name !== undefined) return name;
  }
  // "to elect in writing whether to correct them"
  if (found.step === 'answer') return isOfBuyer ? 'buyer_answer' : SELLER_ACTS.test(before) ? 'seller_response' : undefined;
  return undefined;
}

const OF_HEADING: ReadonlySet<Step> = new Set<Step>(['answer', 'object', 'cure', 'agree', 'end', 'look']);
const topicOf = (words: string) => TOPICS.find((topic) => topic.words.test(words));
const RETURNS_DEPOSIT =
  /\b(?:landlord|lessor|owner|manager|housing provider)s?\b[^.;]{0,60}\b(?:return|refund|give|send|mail|furnish|account)\w*\b[^.;]{0,120}\bdeposit\b/;
const SOLD_LATER =
  /\b(?:sold|sells?|purchas(?:es|ed|e)|buys?|contract to (?:buy|sell)|lease[sd]?)\b[^]{0,400}?\b(?:compensation|commission|fee)\b/;

function nameIn(
  { names, rest }: Pick<Topic, 'names' | 'rest'>,
  step: Step,
  isOfBuyer: boolean,
  from: string | null | undefined,
): string | undefined {
  // The end of a loan's own time is followed by that to end the contract for want of it.
  if (rest === 'loan_approval' && step === 'end') return from === 'end_of_financing_period' ? 'loan_termination' : rest;
  return names[step] === 'seller_response' && isOfBuyer ? 'buyer_answer' : names[step];
}
