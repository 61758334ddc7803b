import type { ContractText, Span } from '../../text/contract-text.ts';
import { withoutUnchosen } from '../../text/marks.ts';
import { limitsSeller } from '../../flags/one-sided-default.ts';
import { readNumberWords } from '../../values/money.ts';
import { CAUTION_RULES } from './caution-rules.ts';
import { GRAMMAR_RULES, OF_A_PART } from './clause-grammar.ts';
import type { Flag, FlagRule } from './flag.ts';
import { isLookAlike } from './look-alikes.ts';
import { MEANING_RULES } from './meaning-rules.ts';
import { POWER_MEANINGS } from './power-meanings.ts';
import { findUnattachedLead, ONE_SIDED_RULES } from './one-sided-rules.ts';
import { plainSentences, type PlainSentence } from './plain-sentences.ts';

// Words by which somebody gives a right up; what happens in case of silence is none.
const NONE = String.raw`(?:(?<!\b(?:not|never|cannot|nor) )waiv(?:e|es|ed|ing)\b|(?:elects?|chooses?|opts?|decides?) not to (?:have|obtain|get|order|make|do|conduct|perform)\b|gives? up|given up|forgo(?:es)?|foregoes?|declines?|relinquish(?:es)?|surrenders?|(?:is|are|does|do|shall|will)? ?not (?:be )?(?:contingent|conditioned|conditional|subject|depend(?:ent)?|hang))`;
const NOT_YET = String.raw`deemed(?! (?:necessary|advisable|appropriate|desirable|fit|prudent))|fail|not (?:chosen|selected|checked)|if (?:the )?(?:buyer|purchaser)[^.;]{0,60} (?:does|do|has|have) not|has not waived|(?<!not )if (?:the )?(?:buyer|purchaser)|may\b[^.;]{0,60}\b(?:waive|give up|forgo)|by initials|or waive|unless|until|option to|right to waive|notice to waive|beyond (?:the|that|its) [a-z -]{3,24}(?:period|contingency|date)|after that (?:time|date)|thereafter`;
/** A right that is given up, within one clause; "but" and "keeps" begin another. */
const givesUp = (object: string) =>
  new RegExp(
    String.raw`(?:${NONE}(?:(?!\b(?:but|except|keeps?|retains?|however|instead)\b)[^.;]){0,140}?|\bno (?:(?!(?:during|in|within|for|by|after|before|under|of|to|reason)\b)[a-z-]+ ){0,4})\b(?:${object})`,
  );

/** What a counteroffer or an amendment does with a term. */
const TAKEN_OUT = String.raw`\b(?:both |all |hereby )?(?:deleted|stricken|struck|removed from the (?:offer|contract|agreement))\b`;

/** What a sentence says that a buyer or seller should know before signing. Each sentence is read in lower case, gaps as spaces. */
const RULES: readonly FlagRule[] = [
  {
    code: 'waived_inspection',
    words: new RegExp(
      `${givesUp('(?:inspections?|inspected|due diligence|right to inspect|to inspect)').source}|\\bwithout (?:any |an |a |the )?(?:right (?:to|of) )?(?:\\w+ )?inspections?\\b(?! (?:report|fee|period))|inspections? (?:contingency |condition |period )?(?:is |are |has been |have been )?(?:hereby )?(?:waived|given up|declined)`,
    ),
    unless: new RegExp(
      `${NOT_YET}|(?<!\\b(?:beyond|besides|except|save) (?:a |an |the |for )*)lead-based|(?<!beyond )other than|(?<!\\bon )any (?:other|further)(?! right to inspect)|all other|${OF_A_PART}|final inspection|walk-?through|no inspections? (?:may|can|shall|will) be (?:made|done|held) (?:without|before|after|on)|no (?:such )?inspection (?:report|objection)|no notice|if no\\b|\\bno (?:inspections?|apprais\\w+)\\b[^.;]{0,40}\\b(?:has|have) been (?:made|done|ordered|conducted|performed)`,
    ),
  },
  {
    code: 'waived_appraisal',
    words: new RegExp(
      `${givesUp('(?:apprais(?!al (?:fee|cost)))').source}|apprais(?:al|ed value) (?:contingency |condition )?(?:is |has been )?(?:hereby )?(?:waived|given up)|regardless of (?:what )?(?:the |any |an )?apprais|\\b(?:buyer|purchaser)s? (?:shall|will|must|agrees? to|is to)\\b[^.;]{0,60}\\b(?:even if|even though|although|no matter (?:if|what|whether)|whether or not)\\b[^.;]{0,50}\\bapprais|\\b(?:even if|even though|no matter (?:if|what|whether)|whether or not)\\b[^.;]{0,60}\\bapprais[^.;]{0,80}\\b(?:buyer|purchaser)s? (?:shall|will|must|agrees? to|is to) (?:still |nevertheless |nonetheless )?(?:close|proceed|buy|purchase|pay|complete|go)\\b|whatever (?:the )?apprais|no right to (?:cancel|terminate|void|withdraw)[^.;]{0,40}\\bapprais|apprais(?:al|ed value) contingency (?:is |are )?${TAKEN_OUT}|\\bnot appraise\\b(?!(?:[^.;]){0,160}\\b(?:up to|difference|gap|shortfall|may)\\b)[^.;]{0,80}\\b(?:buyer|purchaser) (?:shall|will|must|agrees to|is to|nonetheless|nevertheless)\\b[^.;]{0,50}\\b(?:complete|close|proceed|purchase|buy|pay|go through)\\b|\\b(?:low|lower|short) appraisal (?:does|shall|will|is) (?:not|no)\\b[^.;]{0,40}\\b(?:end|excuse|release|relieve|give|entitle|ground|reason|affect)`,
    ),
    unless: new RegExp(NOT_YET),
  },
  {
    code: 'waived_financing',
    words: new RegExp(
      `${givesUp('(?:financing|loan|mortgage)').source}|(?:financing|loan|mortgage) (?:contingency |condition )(?:is |has been )?(?:hereby )?(?:waived|given up)|\\b(?:financing|loan|mortgage)\\b[^.;]{0,24}\\b(?:is|are) (?:not|no) (?:a |an |any )?(?:condition|contingency)\\b|(?:financing|loan|mortgage) contingency [^.;]{0,50}${TAKEN_OUT}`,
    ),
    unless: new RegExp(
      `${NOT_YET}|\\bcash\\b[^.;]{0,10}\\bno (?:bank )?(?:loan|mortgage)|no (?:existing )?(?:liens?|mortgage)|loan assum|no later|not exceed|no more|no less|not later|prepayment|lead-based|existing`,
    ),
  },
  {
    code: 'waived_title',
    words:
      /(?:waiv(?:e|es|ed|ing)|gives? up|forgoes?)(?:(?!\bbut\b)[^.;]){0,80}\btitle (?:objections?|contingency|examination|search|review|defects?)|\b(?:accepts?|takes?) (?:whatever title|title (?:as it stands|as is|as it is|subject to all (?!(?:special |future )?(?:assessments|taxes))))/,
    unless: new RegExp(`${NOT_YET}|\\bor (?:terminate|cancel|rescind)`),
  },
  {
    code: 'non_refundable_deposit',
    words:
      /(?:deposit|earnest money|binder|hand money|down ?payment)(?:[^.]|\.(?=\d)){0,120}non-?\s?refundable|\b(?:under no circumstances?|in no (?:event|case)|never|at no time)\b[^.]{0,40}\b(?:earnest money|deposits?|binder|hand money)\b[^.]{0,30}\b(?:returned|refunded|given back|paid back|repaid)\b|non-?\s?refundable[^.]{0,60}(?:deposit|earnest money|binder)|refundable\s?\?\s{0,3}:?\s{0,3}no\b|(?:deposits?|earnest money|binder)\b[^.]{0,80}\b(?:not (?:be )?(?:refund(?:ed|able)|returned)|(?:belongs to|stays with|is) (?:the )?(?:seller|builder)(?:'s)?(?: to keep)?)\b[^.]{0,60}\b(?:any (?:reason|event|case|cause|circumstances?)|whatever|no matter|once paid|when paid|from the (?:start|day))/,
    unless:
      /option fee|fully refundable|\b(?:not applicable|n\/a|does not apply|none)\b|not (?:be )?non|(?:becomes?|shall become|turns?) non-?refundable (?:if|unless)|\bmay (?:also )?become (?:totally |wholly )?non-?refundable/,
  },
  {
    code: 'as_is',
    // "such terms as is stated" is no state of a house.
    words:
      /["“']as[\s-]is\b|\bas-is\b|\bas is\b(?=["”']|\s?(?:[,.;:)]|$)|,? (?:condition|where|with (?:all|no|any)|basis|state\b|contract|sale|addendum|rider|and (?:in|with)|at (?:the )?clos))|\b(?:sold|taken|takes?|accepts?|buys?|buying|purchase[sd]?|convey(?:s|ed)?|delivered|home|house|property|premises|dwelling)\b[^.]{0,60}\b(?:with all (?:its )?faults|with (?:every|all|any) (?:[a-z]+ )?(?:defects?|faults?|flaws?)\b|(?:just |exactly )?(?:the way|how) (?:it|they) (?:now )?(?:stands?|is|are|sits?)|as they (?:now )?(?:are|stand)|as it now stands|as (?:it|he|she|they) finds? (?:it|them)|as (?:it|they) sits?|as (?:is|it is|it stands))\b(?! (?:the|set|stated|required|shown|provided|necessary|customary|described|reasonabl|agreed|available|allowed|usual))|\b(?:sold|conveyed|delivered|transferred|takes?|taken|accepts?|buys?|purchase[sd]?)\b[^.;]{0,60}\bin (?:(?:its )?(?:present|current|existing)(?: physical)? condition\b|the condition in which (?:it|they)\b)/,
    unless:
      /\bin the same (?:physical )?(?:condition|state|shape|order)\b|\bnot (?:being |be )?(?:sold|conveyed|purchased|accepted|taken)\b[^.]{0,30}\bas[\s-]is\b|["“]as is["”] means|does not preclude|\[if applicable\]|such [^.]{0,30} as is|\b(?:either |elects? |may |to )accept the (?:property|premises|home|house) (?:in its |as )[^.;]{0,60}\bor (?:to )?(?:terminate|cancel|rescind|void)/,
  },
  {
    code: 'passive_removal',
    words:
      /(?:deemed|conclusively|counts? as|treated as|taken (?:as|to be)|regarded as|considered)[^.]{0,60}(?:waived|satisfied|removed|approved|accepted|acceptance|met\b|gone)|(?:deemed|considered|taken|held) to have (?:waived|accepted|approved)|contingency[^.]{0,80}(?:expires?|lapses?) automatically|(?:silence|failure to (?:object|respond|answer|terminate|disapprove|do so|(?:give|deliver|provide|send) (?:such |that |a |any )?(?:written )?(?:notice|objections?)))\b[^.]{0,80}(?:waiver|waive[sd]|acceptance|consent|approval)|(?:contingency|condition|right)[^.]{0,40}\b(?:is|are) (?:waived|gone|lost|removed|satisfied|over)\b[^.]{0,30}\b(?:if|unless|when|where) no\b|\bno (?:word|notice|answer|objection|reply)\b[^.]{0,60}\b(?:means|counts as|amounts to)\b[^.]{0,60}\b(?:met|satisfied|waived|waiver|removed|accept\w*|approv\w*)\b|\bunless\b[^.]{0,120}\bnotice\b[^.]{0,120}\b(?:is|are|shall be) (?:waived|satisfied|removed|taken as)|(?:contingency|condition) (?:concludes|ends|is over|is gone|falls away|is satisfied) unless/,
    // Whatever form one signs, a title that nobody objects to in time is accepted.
    unless:
      /notice (?:is |shall be |be )?deemed|deemed (?:given|received|delivered)|counteroffer|mail|\btitle\b[^.]{0,160}\b(?:objections?|objects?|objected|exceptions?)\b|\b(?:objections?|exceptions?)\b[^.]{0,160}\btitle\b/,
  },
  {
    code: 'escalation_clause',
    words:
      /\bescalation (?:clause|addendum|provision)\b(?! form)|\bprice\b[^.]{0,80}\b(?:increased?|raised?|rise[ns]?|goes up|go up)\b[^.]{0,140}\b(?:more than|above|over|higher than) (?:the |any |such |that )?(?:competing|other|highest|offer)|\b(?:another|other|any|competing|better|higher)\b[^.]{0,20}\b(?:buyers?|purchasers?|offers?|bids?)\b[^.]{0,120}\b(?:this|our|my|buyer's|purchaser's|the) (?:offer|(?:purchase |sales? )?price|bid)\b[^.]{0,20}\b(?:increases?|rises?|goes (?:up|above|\$ ?\d)|is raised|be (?:raised|increased)|becomes?)\b|\bprice\b[^.]{0,20}\b(?:goes|moves|rises?) (?:up )?to \$ ?[\d, ]{1,12}(?:more|above|over|higher)\b|\b(?:pays?|offers?|bids?)\b[^.]{0,20}\$ ?[\d, ]{1,12}(?:more|above|over|higher) (?:than )?(?:any|every|each|all|the (?:highest|best))\b[^.]{0,40}\b(?:offers?|bids?)\b/,
    unless: /\bno escalation\b|\b(?:not|never) escalat|de-?escalat/,
  },
  {
    code: 'seller_may_continue_marketing',
    words:
      /\b(?:seller|vendor|client|owner)s?(?:'s)? (?:may|can|reserves the right to|has the right to|is free to|shall have the right to|will|shall)(?: [a-z]+){0,2} (?:continue to |go on |keep (?:on )?)(?:the )?(?:market|show|offer|advertis|accept(?:ing)? back)|\b(?:seller|vendor|client)s?\b[^.;]{0,80}\bmay (?:accept|take)[^.;]{0,30}\bback-?up (?:offer|contract)|\b(?:can|may|will)\b[^.;]{0,60}\b(?:keep|go) on (?:showing|marketing|offering)\b|\b(?:seller|vendor)s? (?:may|can|will) (?:keep|leave) (?:the (?:property|home|house)|it) on the market\b|\b(?:can|may) take (?:a |other )?back-?\s?up offers?|\b(?:property|home|house)\b[^.;]{0,30}\b(?:stays?|remains?|is kept) on the market\b|\b(?:seller|vendor)s? (?:may|can|is free to)\b[^.;]{0,30}\b(?:entertain|consider|receive|solicit|negotiate)\b[^.;]{0,20}\b(?:other|further|additional|back-?up|more) (?:offers?|contracts?)/,
    unless:
      /\bnot (?:continue|market|show|offer|entertain|consider|receive|solicit|negotiate)|\bunless (?:the )?(?:buyer|purchaser) (?:agrees|consents)/,
  },
  {
    code: 'lead_inspection_waived',
    words:
      /\b(?:buyer|purchaser)s?\b[^.]{0,60}\bwaive[sd]?\b[^.]{0,60}\b(?:opportunity|right)\b(?:[^.]{0,100}\b(?:risk assessment|lead-based|lead paint)|\W{0,3}$)/,
    unless: new RegExp(NOT_YET),
  },
  {
    code: 'escalation_without_cap',
    words:
      /escalat|\b(?:seller|builder|developer) (?:may|shall have the right to|reserves the right to|is entitled to) (?:increase|raise|adjust) the (?:total )?(?:purchase |base |sales? )?price|(?:automatically )?(?:rise|rises|increase[sd]?) to[^.]{0,60}more than (?:that|the|any)[^.]{0,20}offer|\bprice\b[^.]{0,20}\b(?:goes|moves|rises?) (?:up )?to \$ ?[\d, ]{1,12}(?:more|above|over|higher)\b|\b(?:pays?|offers?|bids?)\b[^.]{0,20}\$ ?[\d, ]{1,12}(?:more|above|over|higher) (?:than )?(?:any|every|each|all|the (?:highest|best))\b[^.]{0,40}\b(?:offers?|bids?)\b/,
    unless:
      /\b(?:maximum|cap|ceiling|at most|not (?:to )?exceed|(?<!\b(?:goes|go|rises?|moves?) )up to|no more than|(?:not|never) escalat\w*|de-?escalat)\b|\b(?:rents?|tax(?:es)?|dues|assessments|insurance|disputes?)\b[^.]{0,30}\bescalat|\bescalat\w*[^.]{0,20}\b(?:rents?|tax(?:es)?|dues|fees|disputes?)\b/,
  },
  {
    code: 'unlimited_repair_duty',
    words:
      /seller (?:shall|will|must|agrees? to)[^.]{0,90}(?:repair|correct|remedy|fix)[^.]{0,40}\b(?:all|any and all|every|whatever|each)\b[^.]{0,60}(?:defects?|deficienc|items?|repairs|problems?)/,
    unless: /not (?:to )?exceed|up to \$|maximum/,
  },
  {
    code: 'assignable_without_consent',
    words:
      /(?:buyer|purchaser|vendee)[^.]{0,40}(?:may|shall have the right to|can|is free to|has the right to|is at liberty to) (?:freely )?(?:assign|hand (?:this|the|its)[^.]{0,30} (?:over|on|to (?:another|some|any|a)\b)|transfer (?:this|the|its) (?:agreement|contract|rights?))|\bassigned by (?:the )?(?:buyer|purchaser)\b[^.]{0,30}\bwithout\b|freely assignable|and\/or assigns|assignable by (?:the )?(?:buyer|purchaser)/,
    unless:
      /\bnot\b[^.]{0,30}assign|\b(?:under common (?:control|ownership)|controlled by|affiliate)|\bonly (?:if|when|after)\b|(?:with|only upon|only with|subject to|without first (?:getting|obtaining))[^.]{0,30}(?<!without (?:the )?(?:seller's |vendor's )?(?:prior )?(?:written )?)(?:consent|approval|permission)(?! nor)/,
  },
  {
    code: 'compensation_not_stated_amount',
    words:
      /(?:commission|compensat(?:ion|ed)|broker(?:'s|age)? fee|brokerage|paid to (?:the )?(?:buyer|seller|listing|selling)'?s? (?:broker|agent|firm)|(?:broker|agent|firm)(?:'s|s)?\b[^.]{0,40}\bpaid)[^.]{0,140}(?:to be determined|as (?:agreed|offered)|tbd|customary|prevailing|then-current|market rate|(?:separate|another|other) (?:written )?(?:agreement|writing|paper|document|contract)|(?:program|schedule|rate|policy)[^.]{0,20} (?:then )?in (?:force|effect)|does not appear|not (?:stated|named|set out) here|left to)|\b(?:customary|prevailing|usual|standard|going) (?:commission|compensation|(?:broker(?:'s|age)? )?fee)\b/,
    unless: /\d\s?%|\$\s?\d|percent/,
  },
  {
    code: 'wire_instructions',
    words: /(?:wire|wiring)[^.]{0,80}(?:account (?:number|no|#)|routing|aba\b)|(?:routing|aba)\s?(?:number|no\.?|#)/,
  },
  {
    code: 'seller_financing',
    words:
      /(?:seller|vendor|owner)s? (?:(?:shall|will|agrees? to|is to) (?:carry|finance|take back)(?! charge)|carries|carry (?:back|a|the|\$)|finances|financing|takes? back)|purchase money (?:note|mortgage)[^.]{0,40}(?:seller|vendor)|seller carryback|(?:owed|payable|paid) to (?:the )?(?:seller|vendor)(?: himself| herself| itself| themselves)?[^.]{0,40}\b(?:on|under|by) (?:a |the )?(?:land contract|note|contract for deed|mortgage|installment)|(?:note|mortgage|deed of trust)[^.]{0,60}\b(?:in favor of|payable to|given to|held by) (?:the )?(?:seller|vendor)|land contract[^.]{0,80}\bpayments?\b|contract for deed[^.]{0,80}\bpayments?\b/,
    unless:
      /\$ ?0(?: 00|\.00)?\s*[.;)]?\s*(?:\(?[a-z]\)|$)|addendum|\bnone\b|not applicable|n\/a|\bno (?:seller|owner|vendor) (?:financing|carry)|existing|\bcarr(?:y|ies) [^.;]{0,30}\b(?:insurance|policy|coverage|risk|warranty)\b/,
  },
  {
    code: 'balloon_payment',
    words:
      /\bballoon\b|(?:unpaid|remaining|whole|entire) (?:balance|principal|sum)[^.]{0,60}\bdue in (?:one|a) (?:single |lump )?(?:sum|payment)/,
    unless: /\b(?:no|without(?: a| any)?|not) balloon|balloon[^.]{0,20} (?:not|none)\b/,
  },
  {
    code: 'subject_to_existing_mortgage',
    words:
      /subject to (?:the |any |an? )?(?:existing|present|current|seller's|vendor's|owner's|first)(?: existing| first)? (?:mortgage|loan|deed of trust)|(?:mortgage|loan|deed of trust)[^.]{0,80}\b(?:is not (?:being )?paid off|stays in place|stays on the (?:house|home|property|land|title)|remains? in place|left in place|will (?:stay|remain) (?:in place|on the (?:property|title)))/,
    unless: /\b(?:released|discharged|satisfied|paid off|payoff) (?:at|from|before|prior)|shall be (?:released|paid|discharged)/,
  },
  {
    code: 'liquidated_damages',
    words: /\bliquidated damages\b/,
    unless: /\b(?:no|not|nor)\b[^.]{0,40}\bliquidated damages\b|\b(?:only if|if (?:both|all|the) parties)\b|\binitial/,
  },
  {
    code: 'no_specific_performance',
    words:
      /(?:waives?|no right (?:to|of))[^.]{0,40}specific performance|\b(?:waives?|gives? up|has no|without) (?:any |all |its |every )?rights? to (?:compel|force|make|require) (?:the )?(?:seller|vendor|owner|builder)s? to (?:convey|sell|close|deed)/,
  },
  { code: 'backup_offer', words: /(?:this|the) (?:offer|contract|agreement) is (?:a )?back-?up|in back-?up position/ },
  {
    code: 'rent_back',
    words:
      /\b(?:rent|lease)s?(?: (?:the |this )?(?:property|home|house|premises|it))?[\s-]?back\b|\bafter (?:the )?(?:closing|settlement),? (?:the )?(?:seller|vendor)s? (?:may|shall|will|can) (?:remain|stay|occupy|live|keep)\b|\b(?:seller|vendor)s? (?:to|may|shall|will) (?:remain|stay|retain)\b[^.]{0,40}\b(?:after|from) (?:the )?(?:close of escrow|coe|closing|settlement|recording)\b|\b(?:seller|vendor|you)s? (?:may|shall|will|can|to|is to|has the right to|wishes to)? ?(?:continue to |go on |keeps? (?:on )?)?(?:remain|retain possession|occupy|stay|keep(?:s)? (?:possession|the (?:house|home|property))|liv(?:e|ing)|use and occupy)[^.]{0,120}\b(?:after (?:the )?(?:closing|settlement)|until|through|following (?:the )?(?:closing|settlement)|past closing)|post-?(?:closing|settlement) (?:occupancy|possession)|(?:seller(?:'s)?|tenant) occupancy after (?:closing|settlement)|(?:occupancy|possession) (?:agreement )?(?:by seller )?after (?:closing|settlement)/,
    unless:
      /\bif (?:the )?(?:seller|vendor)|\bno (?:rent|lease|post|seller)|\b(?:not|nobody|never) (?:remain|stay|occupy)|\bunless\b|hold(?:s|ing)? ?over|until (?:the )?(?:closing|settlement|delivery of (?:the )?deed)|\bmay not\b|insur|risk of loss|\bremains? (?:responsible|liable|obligated|bound|entitled|in (?:full )?(?:force|effect))\b|\b(?:on|off) the market\b|\bshow(?:ing)? the\b/,
  },
];

/** "It is nonrefundable after …": what the sentences before speak of. */
const REACHING_BACK: readonly FlagRule[] = [
  {
    code: 'non_refundable_deposit',
    words:
      /^\W{0,4}(?:(?:after|once|from|when)\b[^.]{0,70}\s)?(?:it|this money|that money) (?:(?:is|becomes|shall be|will be) (?:non-?\s?|not )refundable|(?:is|shall|will) (?:not (?:be )?(?:returned|refunded)|never be (?:returned|refunded))\b[^.]{0,40}\b(?:any (?:reason|cause|event)|whatever)|(?:is|belongs to) (?:the )?seller'?s?\b[^.]{0,30}\b(?:even if|no matter|whatever|whether|regardless))\b/,
    unless: RULES.find(({ code }) => code === 'non_refundable_deposit')?.unless,
    after: /\b(?:deposit|down money|earnest|dollars of it|hands? seller|check)\b/,
  },
  {
    code: 'non_refundable_option_fee',
    words:
      /^\W{0,4}(?:it|the fee|this fee|such fee)\b[^.]{0,60}\b(?:is|becomes|shall be|will be)\b[^.]{0,80}\b(?:non-?\s?refundable|property of (?:the )?seller|(?:kept|retained) by (?:the )?seller)/,
    after: /\b(?:option|due diligence) (?:fee|money)\b/,
  },
  ...(['non_refundable_option_fee', 'non_refundable_deposit'] as const).map((code) => ({
    code,
    words:
      /^\W{0,4}(?:the )?(?:seller|vendor|builder) (?:(?:may|shall|will) )?keeps? (?:it|this|the fee|the money)\b[^.;]{0,40}\b(?:whether or not|no matter|whatever|regardless|in any event|even if)\b/,
    after:
      code === 'non_refundable_deposit'
        ? /\b(?:deposit|earnest money)\b[^.;]{0,80}$/
        : /\b(?:option|due diligence) (?:fee|money)\b[^.;]{0,80}$/,
  })),
];

const ALL_RULES = [
  ...RULES,
  ...ONE_SIDED_RULES,
  ...GRAMMAR_RULES,
  ...REACHING_BACK,
  ...CAUTION_RULES,
  ...MEANING_RULES,
  ...POWER_MEANINGS,
];

const MEANINGS: ReadonlySet<RegExp> = new Set([...MEANING_RULES, ...POWER_MEANINGS].map(({ words }) => words));

/** The rules that find these flags. */
export const rulesFor = (codes: readonly string[]): FlagRule[] => ALL_RULES.filter(({ code }) => codes.includes(code));

/** Sentences before are kept as far as "it" reaches back; shorter pieces are numbers and heads. */
const PASSAGE = 320;
const SAYS_SOMETHING = 12;

/** The flags of a purchase agreement's own words; one of a kind. */
export const findClauseFlags = (paper: ContractText): Flag[] => readClauseFlags(paper, plainSentences(paper)).flags;

/** The flags of a paper's sentences, and what a rule looked at in a sentence and found denied there, by `denialOf`. */
export function readClauseFlags(
  paper: ContractText,
  sentences: readonly PlainSentence[],
  rules: readonly FlagRule[] = ALL_RULES,
): { flags: Flag[]; denied: ReadonlySet<string> } {
  const flags = new Map<string, Flag>();
  const denied = new Set<string>();
  let before = '';
  for (const { span, plain, sided = plain } of sentences) {
    for (const { code, words, unless, after } of rules) {
      // What a form's own words deny is not said in others.
      if (MEANINGS.has(words) && denied.has(denialOf(code, span))) continue;
      const said = words.test(plain) ? plain : sided !== plain && words.test(sided) ? sided : undefined;
      if (flags.has(code) || said === undefined || after?.test(before) === false) continue;
      if ((unless?.test(said) ?? false) || isLookAlike(code, said)) denied.add(denialOf(code, span));
      else flags.set(code, { code, span });
    }
    if (plain.length > SAYS_SOMETHING) before = before.slice(-PASSAGE) + sided;
  }
  // Both sides get the same.
  if (flags.has('one_sided_default') && sentences.some(({ plain }) => limitsSeller(plain))) flags.delete('one_sided_default');
  // A cap may stand in a sentence of its own.
  if (CAPPED.test(withoutUnchosen(paper.text)) && flags.has('escalation_clause')) flags.delete('escalation_without_cap');
  else if (flags.has('escalation_without_cap')) flags.delete('escalation_clause');
  return { flags: [...flags.values()], denied };
}

/** What a sentence denies, as one word. */
export const denialOf = (code: string, { start }: Span): string => `${code} ${start}`;

const CAPPED =
  /\b(?:price|escalat\w+|increase[sd]?)\b[^;]{0,700}?\b(?:in no event|in no case|not above|not more than|shall not|not to|never|maximum|no more than|(?<!\b(?:goes|go|rises?|moves?) )up to|cap(?:ped)?|ceiling|at most|stop(?:s|ping) at)\b[^;]{0,90}\$\s?[\d,]{5,}/i;

const RENT_BACK =
  /(?:rent[\s-]?back|lease[\s-]?back|seller (?:may|shall|will) (?:remain|retain|occupy|stay)|seller in possession|post-?(?:closing|settlement) occupancy)[^.]{0,160}?(\d{2,3})\)?\s{0,3}(?:calendar )?days/i;

/** "for ninety days", "four months" */
const TERM =
  /\b(?<count>\d{1,3}|[a-z]{3,5}ty[\s-](?:one|two|three|four|five|six|seven|eight|nine)|[a-z]{3,9})\)?[\s-]{1,3}(?:calendar |full )?(?<unit>day|week|month)s?\b/gi;
const DAYS_OF_UNIT: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** Whether the seller may stay on for more than 60 days after closing, by the sentence that lets them or any other. */
export function findLongRentBack({ text }: ContractText, stay?: Span): Flag | undefined {
  const terms = stay === undefined ? [] : [...text.slice(stay.start, stay.end).matchAll(TERM)];
  const isLong = terms.some(({ groups }) => {
    const [count = '', unit = ''] = [groups?.['count'], groups?.['unit']];
    const many = /^\d/.test(count) ? Number(count) : (readNumberWords(count) ?? 0);
    return many * (DAYS_OF_UNIT[unit.toLowerCase()] ?? 0) > 60;
  });
  if (isLong && stay !== undefined) return { code: 'rent_back_over_60_days', span: stay };
  const match = RENT_BACK.exec(text);
  return match !== null && Number(match[1]) > 60
    ? { code: 'rent_back_over_60_days', span: { start: match.index, end: match.index + match[0].length } }
    : undefined;
}

const GAP_AMOUNTS: readonly RegExp[] = [
  /\b(?:pay|cover|bring|contribute)s?\b[^.;$]{0,20}\bup to\s{1,4}\$\s?(?<most>[\d,]{4,11})(?:\.\d\d)?\s(?:over|above|more\sthan|beyond|in\sexcess\sof)\s(?:the\s)?apprais/gi,
  /\bup to\s{1,4}\$\s?(?<most>[\d,]{4,11})(?:\.\d\d)?\s{0,4}\(\s?["“]?(?:the )?["“]?(?:appraisal )?gap/gi,
  /\bappraisal gap\b[^.;$]{0,160}\$\s?(?<most>[\d,]{4,11})/gi,
  /\b(?:(?:not|fails?\sto)\sappraise|apprais\w+|valuation)\b[^.;$]{0,120}\b(?:difference|shortfall|gap|deficiency|shortage|missing (?:amount|sum)|rest)\b[^.;$]{0,50}\b(?:up to|not to exceed|not more than|no more than|maximum of|but only)\s{1,4}\$\s?(?<most>[\d,]{4,11})/gi,
  /\bapprais(?:es|ed|al)\b[^.;$]{0,120}\b(?:less|below|lower|short)\b[^.;$]{0,140}\b(?:pay|cover|make up|bring)s?\b[^.;$]{0,70}\b(?:difference|shortfall|gap)\b[^.;$]{0,60}\b(?:up to|not more than|no more than|maximum of)\s{1,4}\$\s?(?<most>[\d,]{4,11})/gi,
  /\bdifference between\b[^.;$]{0,60}\bapprais\w+[^.;$]{0,80}\b(?:up to|not to exceed|not more than|no more than|maximum of)\s{1,4}(?:a\s(?:maximum|total)\sof\s)?\$\s?(?<most>[\d,]{4,11})/gi,
];

/** What the buyer pays at most where the home appraises for less than the price. */
export function findAppraisalGap({ text: whole }: ContractText): Flag | undefined {
  const text = withoutUnchosen(whole);
  for (const pattern of GAP_AMOUNTS) {
    const [match, other] = [...text.matchAll(pattern)];
    const most = match?.groups?.['most']?.replaceAll(',', '');
    if (match === undefined || most === undefined || (other !== undefined && other.groups?.['most'] !== match.groups?.['most']))
      continue;
    return { code: `appraisal_gap_up_to_${Number(most)}`, span: { start: match.index, end: match.index + match[0].length } };
  }
  return undefined;
}

const BUILT =
  /\b(?:built|constructed|erected|went up|put up|dat(?:es|ing) (?:from|back to)|year built|construction year|year of construction)\b\D{0,30}\b(1[6-9]\d{2}|20\d{2})\b/gi;

/** A home built before 1978 without a word about lead-based paint. */
export function findMissingLeadDisclosure(paper: ContractText): Flag | undefined {
  const { text } = paper;
  const match = [...text.matchAll(BUILT)].find(([words, year]) => Number(year) < 1978 && !/prior to|before/i.test(words));
  if (match === undefined) return findUnattachedLead(paper, false);
  return /\blead[\s-](?:based|paint|disclosure|hazard)/i.test(text)
    ? findUnattachedLead(paper, true)
    : { code: 'missing_lead_disclosure', span: { start: match.index, end: match.index + match[0].length } };
}

const AUTHORITY: readonly (readonly [RegExp, 'is_estate' | 'is_trust'])[] = [
  [
    /\bestate of\b|\bexecut(?:or|rix)\b|personal representative|administrator of|\bsuccession (?:of|representative)\b|\bsuccession$/i,
    'is_estate',
  ],
  [/\btrustees?\b|\btrust\b(?! (?:\w+ ){0,3}(?:llc|inc|corp|l\.p|lp|ltd|company|bank)\b)/i, 'is_trust'],
];

/** "Ana Ruiz, executor under the will of …": in what capacity somebody sells, told right behind the name. */
const CAPACITY =
  /^[,\s(]{1,4}(?:(?:as|acting|the|an?|solely|sole|successor|independent|court-appointed|duly|appointed|qualified)\s){0,5}(?:(?<trustee>(?:co-)?trustees?)|(?:co-)?executors?|executrix|administrat(?:ors?|rix)|personal representatives?)\b/i;
const MOST_MENTIONS = 12;

function capacityOf(name: string, text: string): 'is_estate' | 'is_trust' | undefined {
  for (let [at, left] = [text.indexOf(name), MOST_MENTIONS]; at >= 0 && left > 0; at = text.indexOf(name, at + 1), left -= 1) {
    const told = CAPACITY.exec(text.slice(at + name.length, at + name.length + 90));
    if (told !== null) return told.groups?.['trustee'] === undefined ? 'is_estate' : 'is_trust';
  }
  return undefined;
}

/** What a side's names, and the words behind them, say of its power to sign: an estate or a trust acts through somebody. */
export function findAuthorityFlags(side: 'seller' | 'buyer', names: readonly string[], { text }: ContractText): Flag[] {
  const joined = names.join('; ');
  const told = new Set(names.filter((name) => name !== '').map((name) => capacityOf(name, text)));
  return AUTHORITY.flatMap(([words, code]) => (words.test(joined) || told.has(code) ? [{ code: `${side}_${code}` }] : []));
}
