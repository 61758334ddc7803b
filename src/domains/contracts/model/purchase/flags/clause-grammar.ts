import type { FlagRule } from './flag.ts';
import { BUYER as BUYER_WORDS, SELLER as SELLER_WORDS } from '../sides/side-words.ts';

export const SELLER = String.raw`(?:the )?\b(?:${SELLER_WORDS.own}|owners?|builders?|developers?)\b`;
export const BUYER = String.raw`(?:the )?\b(?:${BUYER_WORDS.own})\b`;
/** Words that stand between who may or must do something and the verb. */
export const MODAL = String.raw`(?: (?:shall|will|may|can|must|to|is|are|be|has|have|the|a|right|option|privilege|allowed|permitted|entitled|free|at|liberty|agrees?|reserves?|keeps?|continues?|further|also|then|each|both)){0,8}`;
export const WITHIN = (most: number) => `[^.;]{0,${most}}`;
/** Nobody has to be asked. */
const UNASKED = String.raw`(?:without (?:(?:first|ever) )?asking\b|without (?:(?:first|prior|the|any|need|needing|of|for|getting|obtaining|asking|further|written|${SELLER_WORDS.own}|vendor's|seller's) ){0,6}(?:consent|approval|permission|leave|agreement)|no (?:further |prior |written )?(?:consent|approval|permission)|${SELLER} (?:need not|does not (?:need|have) to) (?:approve|consent|agree|be asked)|(?:consent|approval|permission)${WITHIN(20)}\b(?:is|shall be) not (?:needed|required|necessary))`;
/** Whatever comes: what stands behind it changes nothing. */
const WHATEVER = String.raw`\b(?:regardless of|irrespective of|without regard to|even if|even though|whether or not|no matter (?:if|what|whether|how)|though)`;
const PERFORM = '(?:close|perform|buy|purchase|complete|proceed|go (?:through|forward|ahead)|pay)';
/** A reason that lets nobody out: it comes with a duty to close, or is said to excuse nothing. */
const noWayOut = (reason: string) =>
  String.raw`${BUYER} (?:shall|will|must|agrees? to|promises? to|is to|is (?:bound|obligated) to)${WITHIN(20)}\b${PERFORM}\b${WITHIN(60)}${WHATEVER}${WITHIN(60)}\b(?:${reason})|${WHATEVER}${WITHIN(60)}\b(?:${reason})${WITHIN(80)}${BUYER} (?:shall|will|must|agrees? to|is to)${WITHIN(20)}\b${PERFORM}\b|\b(?:${reason})${WITHIN(60)}\b(?:(?:shall|will|does|do|is|are) (?:not|in no way) (?:be )?(?:an? |any )?(?:excuse|relieve|release|free|entitle|allow|permit|let|cancel|terminate|ground|reason|(?:end|affect|void) ${BUYER})|(?:gives?|provides?|affords?) (?:${BUYER} )?no (?:right|reason|ground|excuse|cause|basis)|(?:is|are) no (?:reason|ground|excuse|cause|basis))`;
const withoutCondition = (topic: string) =>
  String.raw`\b(?:without|no) (?:(?:an?|any|the) )?(?:[a-z-]+ ){0,2}(?:${topic}) (?:condition|contingency|clause)\b|\b(?:declined|refused|elected not|chose not|chosen not|decided not|does not (?:want|wish)|did not (?:want|wish))\b${WITHIN(50)}\b(?:${topic})|\b(?:${topic})\b\)?(?: paragraph| section| contingency| clause| addendum)? (?:no longer applies|does not apply)(?! (?:if|to|where|unless))\b`;
/** What would let somebody out elsewhere is said to change nothing. */
const NO_MATTER = (topic: string) =>
  String.raw`\b${topic}\b${WITHIN(50)}\b(?:makes? no difference|(?:does|do) not matter|changes? nothing|ha(?:s|ve) no (?:effect|bearing)|(?:is|are) of no (?:account|importance|consequence))\b`;
const GOES_AHEAD = (topic: string) =>
  String.raw`${BUYER} (?:goes ahead|goes through|closes|buys|proceeds|completes|performs)\b${WITHIN(30)}${WHATEVER}${WITHIN(40)}\b${topic}\b`;
const UNSEEN = String.raw`\b(?:no (?:[a-z]+ )?inspectors?|nobody|no one)\b${WITHIN(24)}\b(?:sent|hired|called in|looks? (?:at|over)|inspects?|examines?)\b|\bwithout (?:ever )?having\b${WITHIN(40)}\b(?:examined|inspected|looked (?:at|over)|checked)(?: by any|\b${WITHIN(4)}$)|${BUYER}${WITHIN(30)}\brel(?:y|ies) (?:only |solely |entirely )?on (?:their|its|his|her) own (?:eyes|examination|judgment|look)`;
const UNWANTED = String.raw`${BUYER} (?:(?:does|do|did) ?n[o']t|has no need)${WITHIN(10)}\b(?:want|need|wish|ask for|require|order|plan)\b${WITHIN(16)}\b(?:inspectors?|inspections?)\b`;
/** A test of the water, or of what else is a part of the home: the rest of the inspection stays. */
export const OF_A_PART = String.raw`^(?![^]*\b(?:all|any|home|house|general|every|whole|property|building|professional|independent) inspections?\b|[^]*\binspection (?:contingency|period|rights?|clause)\b|[^]*\b(?:inspect|inspection of) (?:the )?(?:home|house|property|premises)\b)[^]*?\b(?:(?:water|radon|wells?|septic|pests?|termites?|wood[- ]?(?:destroying|boring)|mold|chimney|(?:oil|storage) tank|pool|asbestos|energy|soil)\b[^.;]{0,24}\b(?:tests?|testing|inspections?|sampling|scope)|(?:inspections?|tests?|testing) (?:of|for) (?:the |any )?(?:private |on-site )?(?:water|radon|wells?|septic|pests?|termites?|mold|chimney|(?:oil|storage) tank|pool|asbestos))\b`;
const STILL_BOUND = String.raw`\b(?:lender|bank|loan|mortgage|financing)\b${WITHIN(30)}\b(?:turns?|declin\w+|den(?:y|ies|ied)|refus\w+|fails?|falls through)\b${WITHIN(40)}${BUYER} (?:is|remains|stays) (?:still )?(?:bound|obligated|obliged)\b`;
const NOT_YET =
  /\b(?:deemed|if (?:the )?(?:buyer|purchaser)|unless|until|may (?:cancel|terminate)|or waive|walk-?through|final inspection)\b/;

const ARBITERS = String.raw`\b(?:to|by|before|through|in) (?:(?:final|binding|an?|one|three|neutral|and|private|the|single) ){0,4}arbitrat(?:ion|ors?)\b`;
const LEAD = String.raw`\blead(?:[\s-]based)?[\s-]paint\b`;
const HOUSE_PLAN = String.raw`\b(?:(?:like|equal|similar|comparable) (?:quality|kind|value)|room sizes?|rooms?|plans?|specifications?|materials?|layout|fixtures?|finishes|equipment|design|elevations?|brands?|colors?)\b`;
const OTHER_OFFER = String.raw`\b(?:other|competing|highest|best|next|rival|better)\b[^.;]{0,24}\b(?:offers?|bids?)\b`;
const CHARGED = String.raw`\b(?:assess(?:ed|ments?)?|charged|levied|billed)\b`;
const STAY = String.raw`(?:stay|remain(?! (?:responsible|liable|obligated|bound|entitled|in (?:full )?(?:force|effect)))|live|reside|occup(?:y|ies)|(?:retain|keep)s? (?:occupancy|possession))\b`;
const TRANSFER = String.raw`(?:after|following|past|beyond) (?:the )?(?:closing|settlement|close of escrow|transfer of title|recording)\b`;
const SILENT = String.raw`\b(?:silen(?:t|ce)|fail(?:s|ure)?\b[^.;]{0,30}\bto (?:object|respond|answer|reply|notify|disapprove|(?:give|deliver|send|provide)\b[^.;]{0,30}\b(?:notice|objections?|answer|reply))|(?:does|do|did|has|have) not (?:object|respond|answer|reply|notify|disapprove|(?:give|deliver|send|provide)[^.;]{0,30}\b(?:notice|objections?)))`;
const KEEPS_DEPOSIT = String.raw`\b(?:retain|retention|keep|forfeit\w*|receive)s?\b[^.;]{0,40}\b(?:deposits?|earnest money|down ?payments?)\b`;

/** What a clause lets somebody do, takes from them or binds them to, by who, verb and object, whatever phrase a form has for it. */
export const GRAMMAR_RULES: readonly FlagRule[] = [
  {
    code: 'arbitration',
    words: new RegExp(
      String.raw`\b(?:disputes?|claims?|fights?|arguments?|quarrels?)\b${WITHIN(60)}\bfor an? arbitrator\b|\b(?:disputes?|claims?|controvers(?:y|ies)|disagree(?:s|ments?)?|differences?|quarrels?|(?:argue|fight|differ) (?:about|over)|matters?)\b${WITHIN(110)}${ARBITERS}`,
    ),
    unless:
      /\b(?:nothing|not(?! (?:for|to|by|in|before) (?:an? |any |the )?(?:judge|jury|court))|nor|never|neither|may|if (?:both|the parties|all parties)|by initialing|brokers?)\b/,
  },
  {
    code: 'jury_trial_waived',
    words:
      /\b(?:agrees? not to|shall not|will not|may not) (?:demand|ask for|request|seek) (?:an? )?(?:trial by )?(?:a )?jury\b|\b(?:waives?|waived|gives? up|given up|relinquish\w*|forgoe?s?|nobody|no one|neither (?:side|party|of (?:us|them))) ?\b[^.;]{0,80}\bjury\b|\bjury\b[^.;]{0,30}\b(?:is|are) (?:hereby )?(?:[a-z]+ )?(?:waived|given up|excluded|relinquished)\b|\b(?:heard|tried|decided) (?:(?:by|to|before) (?:a|the) (?:judge|court) )?without a jury\b/,
    unless:
      /\b(?:not|nor|nothing|no party) (?!(?:to )?(?:demand|ask for|request|seek)\b)|\b(?:nobody|no one|neither(?: side| party| of (?:us|them))?) (?:waives?|gives? up|forgoe?s?|relinquish\w*)\b/,
  },
  {
    code: 'assignable_without_consent',
    words: new RegExp(
      String.raw`\b(?:buyer|purchaser)'?s'? rights\b${WITHIN(30)}\bmay be (?:freely )?(?:transferred|assigned) to (?:any|whom|anyone|another|others)|${BUYER}${MODAL} (?:put|name|bring|choose|send)\b${WITHIN(20)}\b(?:another|other|different|somebody|someone|anybody|anyone)\b${WITHIN(30)}\b(?:buyer|purchaser|place|stead)\b${WITHIN(40)}(?:${UNASKED}|\bneed not\b|\bwithout (?:telling|notice))|${BUYER}${MODAL} (?:freely )?(?:assign|transfer|sell|substitute|nominate|designate|(?:hand|pass|give|sign|make|turn)\b${WITHIN(24)}\b(?:agreement|contract|it|rights?|place|offer))\b${WITHIN(120)}\b${UNASKED}`,
    ),
    unless: /\b(?:not|cannot) (?:assign|transfer|sell|substitute)|\bonly (?:if|when|after|with)\b/,
  },
  {
    code: 'backup_offer',
    words: new RegExp(
      String.raw`\bthis (?:one|offer|contract|agreement) (?:takes effect|becomes effective|binds)\b${WITHIN(12)}\bif (?:that|the (?:other|earlier|first|prior))\b${WITHIN(24)}\b(?:cancel|terminat|ends|fails|falls)|\b(?:this|buyer's|purchaser's) (?:offer|contract|agreement) (?:comes|ranks|stands) (?:second|behind|after)\b|\b(?:this|buyer's|purchaser's) (?:offer|contract|agreement) is (?:in )?(?:second(?:ary)?|subordinate|junior|third)\b|\bin (?:second|back-?up) (?:position|place)\b|\b(?:takes effect|effective|binding|comes into force)\b[^.;]{0,30}\bonly if\b[^.;]{0,60}\b(?:other|first|prior|earlier|existing|primary|that)\b[^.;]{0,40}\b(?:ends|terminat|fails|falls|cancel|does not close)|${SELLER} (?:already has|has already (?:accepted|signed|entered into))\b[^.;]{0,30}\b(?:contract|offer|agreement) (?:with|from|by) an?other\b`,
    ),
    unless: /\bif (?:the )?(?:seller|vendor)\b|\b(?:other|back-?up|further|additional|more) offers\b/,
  },
  {
    code: 'balloon_payment',
    words:
      /^(?=[^]*\b(?:note|loan|mortgage|principal|payments|installments?|contract for deed)\b)[^]*?\b(?:what is (?:then |still )?left\b[^.;]{0,12}\b(?:is|falls|comes)\b[^.;]{0,8}\bdue\b|(?:whole|all|rest|remainder) of what is (?:still |then )?(?:owed|left|unpaid)\b[^.;]{0,30}\b(?:comes?|falls?|is|becomes?) due|all of it\b[^.;]{0,24}\b(?:falls?|falling|comes?|coming|is|becomes?) due|(?:due|payable|paid)(?: all)? (?:in|as) (?:one|a single|a lump) (?:lump )?(?:sum|payment)|(?:entire|whole|full|all|remaining|unpaid|outstanding)\b[^.;]{0,40}\b(?:principal|balance)\b[^.;]{0,60}\b(?:due|payable|paid)\b[^.;]{0,30}\b(?:in (?:one|a single|a lump|full)\b|at maturity\b|(?:on|in|after) (?:the )?(?:[a-z-]+ )?(?:\d{1,4}|years?|anniversary)\b)|final payment of (?:all|the (?:entire|whole|remaining|unpaid)))/,
    unless:
      /\bdefault|\baccelerat|\b(?:at|on|upon) (?:the )?(?:closing|settlement)\b|\bno balloon\b|\bupon (?:the )?(?:sale|transfer)\b/,
  },
  {
    code: 'builder_may_change_plans',
    words: new RegExp(
      String.raw`\b(?:builder|developer|contractor)${MODAL} (?:picks?|chooses?|selects?|uses?|installs?|puts? in) (?:another|others?|something (?:else|similar)|what)\b|${SELLER}${MODAL} (?:substitutes?|vary|varies|changes?|modif(?:y|ies)|alters?|adjusts?|swaps?|replaces?|departs? from|make (?:[a-z]+ ){0,2}(?:changes|substitutions|modifications))\b${WITHIN(60)}${HOUSE_PLAN}|${HOUSE_PLAN}${WITHIN(60)}\b(?:may|can) be (?:changed|modified|substituted|altered|varied|replaced)\b${WITHIN(20)}\bby ${SELLER}`,
    ),
    unless: /\b(?:not|unless|only with|with (?:the )?(?:buyer|purchaser)(?:'s)? (?:prior )?(?:written )?(?:consent|approval))\b/,
  },
  {
    code: 'completion_not_promised',
    words:
      /^(?=[^]*\b(?:complet\w+|finish\w*|construct\w*|built|builder|weather|labor)\b)[^]*?\b(?:makes? no (?:commitment|promise|guarantee)\b[^.;]{0,16}\bwhen\b[^.;]{0,40}\b(?:ready|done|finished|complete\w*)|(?:gives?|sets?|names?|promises?|guarantees?) no (?:date|day|time)\b[^.;]{0,40}\b(?:done|finished|complete\w*|ready|built)|(?:date|day|time)\b[^.;]{0,30}\b(?:finish\w*|complet\w+)\b[^.;]{0,50}\b(?:guess|hope|target|goal|binds nobody)\b|(?:is|as) (?:only )?an estimate\b|estimate only\b|(?:no|not)\b[^.;]{0,40}\b(?:complet\w+|finish\w*)\b[^.;]{0,30}\b(?:guaranteed|promised)|not (?:be )?(?:liable|responsible|answerable) for (?:any )?delays?\b|no (?:claim|right|remedy|damages)\b[^.;]{0,40}\b(?:late|delay(?:ed|s)?)\b|\b(?:hopes?|expects?|aims?|plans?|intends?) to (?:have\b[^.;]{0,30}\b(?:ready|finished|completed?|built)|(?:finish|complete|build|deliver)\b)(?=[^]{0,120}\b(?:not|no)\b[^.;]{0,30}\b(?:promis\w+|guarant\w+|commit\w*)))/,
    unless: /\b(?:in no event later|not later than|outside date|repairs?)\b/,
  },
  ...(['escalation_clause', 'escalation_without_cap'] as const).map((code) => ({
    code,
    words: new RegExp(
      String.raw`^(?=[^]*(?:\$ ?\d|\d ?%))[^]*?\b(?:buyer|purchaser|price|offer)\b[^;]{0,60}\b(?:beats?|exceeds?|tops?|outbids?|over|above|more than|higher than)\b${WITHIN(24)}${OTHER_OFFER}|^(?=[^]*\b(?:bids?|offers?|outbids?)\b)[^]*?\b(?:price|offer|bid|ours|mine)\b${WITHIN(16)}\b(?:moves?|goes|rises?|climbs?|jumps?|is)\b${WITHIN(12)}\$ ?[\d ,]+${WITHIN(8)}\b(?:past|above|over|beyond|higher|better)\b`,
    ),
    unless: new RegExp(
      String.raw`\b(?:not|no other|if any|market\w*)\b(?! exceed)${code === 'escalation_clause' ? '' : String.raw`|\b(?:maximum|cap|ceiling|not exceed|up to|no more than|(?:never|not) (?:above|more)|at most|limit|stop(?:s|ping) at)\b`}`,
    ),
  })),
  {
    code: 'known_lead_paint',
    words: new RegExp(
      String.raw`\b(?:tests?|inspections?|reports?)\b${WITHIN(20)}\b(?:found|showed)\b${WITHIN(20)}\blead paint\b|${SELLER} (?:knows? (?:of|about|that)|is aware of|has (?:actual )?knowledge of)${WITHIN(30)}${LEAD}|\b(?:tests?|inspections?|reports?|surveys?|assessments?)\b${WITHIN(30)}\b(?:found|showed|detected|confirmed|revealed)\b${WITHIN(30)}${LEAD}|${LEAD} (?:is|was|has been) (?:present|known|found|detected|confirmed)\b`,
    ),
    unless: /\b(?:no|not|nor|any|if|whether|may|unaware|required?|must)\b/,
  },
  {
    code: 'lead_inspection_waived',
    words: new RegExp(
      String.raw`${BUYER}[^.;(]{0,20}\b(?:no interest in|does without|lets go of)\b[^.;(]{0,60}\blead\b|\b(?:opportunity|right|days|period|chance|offered)\b[^.;(]{0,80}\blead\b[^.;(]{0,60}\b(?:declines?|declined|waive[sd]?|gives? up|refuse[sd]?|forgoe?s?)\b|${BUYER}[^.;(]{0,30}\b(?:declines?|declined|waive[sd]?|gives? up|refuse[sd]?|forgoe?s?|(?:does|did) not (?:wish|want|care|intend|choose|elect)|(?:chooses?|elects?|prefers?|decides?) not|has no wish)\b[^.;(]{0,40}\b(?:test|inspect|assess|look|check)\w*[^.;(]{0,60}\blead\b`,
    ),
    unless: /\b(?:deemed|unless|until|or (?:waive|decline)|may|has not|beyond|besides|except|other than)\b/,
  },
  {
    code: 'liquidated_damages',
    words: new RegExp(
      String.raw`\bdamages\b${WITHIN(16)}\b(?:we|both|parties|sides)\b${WITHIN(12)}\b(?:settle|agree|fix)|\bkeeps?\b${WITHIN(30)}\b(?:\$ ?\d[\d ,]*|deposits?|earnest money)\b${WITHIN(24)}\b(?:are even|in full settlement|settles everything)\b|^(?=[^]*\b(?:deposits?|earnest money|down ?payments?)\b)[^]*?\b(?:agreed|stipulated|fixed|full)(?:,? and [a-z]+)? damages\b|${SELLER}(?:'s)? (?:sole|only|exclusive)\b${WITHIN(20)}\bremed(?:y|ies)\b${WITHIN(70)}${KEEPS_DEPOSIT}|${KEEPS_DEPOSIT}${WITHIN(40)}\bas (?:its|the|their)? ?(?:sole|only|exclusive)\b${WITHIN(12)}\bremed|\b(?:deposits?|earnest money|down ?payments?)\b${WITHIN(40)}\b(?:forfeited|paid|released|retained|kept|belongs?)\b${WITHIN(24)}${SELLER}${WITHIN(12)}\bas (?:its|the|their|${SELLER}'s?)? ?(?:sole|only|exclusive)\b${WITHIN(16)}\bremed`,
    ),
    unless: /\b(?:no|not|nor) (?:as )?(?:agreed|stipulated)|\b(?:only if|if (?:both|all|the) parties)\b|\binitial/,
  },
  {
    code: 'no_specific_performance',
    words: new RegExp(
      String.raw`\b(?:neither|no) (?:party|side) (?:may|can|shall|will) (?:compel|force|require|make) the other\b${WITHIN(20)}\b(?:close|sell|buy|perform|convey)\b|\bremed(?:y|ies)\b${WITHIN(12)}\bnot include\b${WITHIN(30)}\b(?:order|decree|judgment)\b${WITHIN(30)}\bconvey|\bno court\b${WITHIN(12)}\b(?:order|make|force|compel|direct)\b${WITHIN(50)}\b(?:sold|sell|convey|closing|deed)|\b(?:no|not|never|nor|neither|without|waives?)\b(?:(?!\b(?:may|can|elect\w*|but)\b)[^.;]){0,60}\bspecific performance\b|\bspecific performance${WITHIN(20)}\b(?:is|shall be) (?:not|excluded|waived|unavailable)\b|${BUYER} (?:may not|cannot|shall not|will not|has no right to|is not entitled to) (?:compel|force|require|make) ${SELLER} (?:to )?(?:convey|close|sell|perform|complete)\b|\b(?:cannot|may not|can not|has no right to|will not) (?:ask|get|have|seek|go to|turn to)\b${WITHIN(16)}\bcourts?\b${WITHIN(40)}\b(?:sell|convey|close|perform|deed)\b`,
    ),
    unless: /\b(?:not (?:limit|waive|exclude|prevent|affect)|nothing|not only|unless|if not)\b/,
  },
  {
    code: 'non_refundable_deposit',
    words: new RegExp(
      String.raw`\b(?:upon|on|after|at) (?:the )?(?:expiration|end|close) of\b${WITHIN(30)}\b(?:period|contingency)\b${WITHIN(30)}\b(?:deposits?|earnest money)\b${WITHIN(16)}\b(?:earned by|property of|belongs to) ${SELLER}|\$ ?\d[\d ,]* (?:will|shall) (?:under no circumstances?|in no event|never)\b${WITHIN(20)}\bback to ${BUYER}|\b(?:deposits?|earnest money)\b (?:then |thereafter )?(?:is|becomes|stays|remains) (?:the )?(?:seller|vendor|builder)(?:'s|s')(?! (?:agent|attorney|broker))|\b(?:no way|unable|cannot|may not|never|no longer)\b${WITHIN(30)}\b(?:get|have|take|claim|receive)\b${WITHIN(16)}\b(?:deposits?|earnest money) back\b|\b(?:deposits?|earnest money|binder|hand money)\b${WITHIN(80)}\b(?:go(?:es)? hard\b|(?:may|can|shall|will) (?:not|never) be (?:recovered|reclaimed|got back)|(?:kept|retained|earned|owned) by ${SELLER}${WITHIN(40)}\b(?:whether or not|in (?:all|any) events?|regardless|no matter|for any reason|(?:up)?on (?:signing|acceptance|receipt)|at signing|when (?:paid|signed)))`,
    ),
    unless: /\b(?:default\w*|breach\w*|option fee|fully refundable|unless|escrow)\b/,
  },
  {
    code: 'passive_removal',
    words: new RegExp(
      String.raw`\b(?:says nothing|stays silent|is silent|remains silent|keeps quiet|is not heard from)\b${WITHIN(80)}\b(?:is|are) (?:over|gone|done|lost|off|at an end|met|satisfied|waived)\b|${SILENT}${WITHIN(120)}\b(?:constitutes?|amounts? to|means|counts? as|removes?|waives?|(?:is|are|shall be|will be) (?:treated|taken|held|regarded|removed|waived|satisfied|met))\b(?:(?!\b(?:not|reject\w*|default|breach)\b)[^.;]){0,60}\b(?:accept\w*|waive[rds]*|approv\w*|remov\w+|satisf\w+|met|consent|contingency|condition)\b`,
    ),
    unless:
      /\b(?:does|do|shall|will|is|are) not (?:be )?(?:constitute|amount|mean|count|remove|waive|deem|treat)|\bloan (?:payment|application)s?\b/,
  },
  {
    code: 'rent_back',
    words: new RegExp(
      String.raw`${SELLER}${MODAL} (?:be|moves?|gets?) out\b${WITHIN(40)}\b(?:days?|weeks?|months?) (?:after|following|past) (?:the )?(?:closing|settlement)\b|\b(?:after|once) the deed (?:is|has been) (?:recorded|delivered|passed|signed)\b,? ${SELLER}${MODAL} (?:${STAY}|keeps? the (?:keys|house|home|place))|${SELLER}${MODAL} keeps? the (?:keys|house|home|place)\b${WITHIN(40)}\b(?:${TRANSFER}|(?:through|until) (?:[a-z]{3,9} \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}))|${SELLER}${MODAL} (?:stay|remain|live|reside|continue|occupy)\b${WITHIN(60)}\bas (?:an? |the )?(?:(?:buyer|purchaser)'s )?(?:tenants?|lessees?|renters?)\b|${SELLER}${MODAL} ${STAY}${WITHIN(90)}\b(?:${TRANSFER}|(?:through|until) (?:[a-z]{3,9} \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}))|\b${TRANSFER},? ${SELLER}${MODAL} ${STAY}`,
    ),
    unless:
      /\bif (?:the )?(?:seller|vendor)|\b(?:not|nobody|never) (?:remain|stay|occupy|live)|\bunless\b|hold(?:s|ing)? ?over|until (?:the )?(?:closing|settlement)|\b(?:may|shall|will) not\b|insur|risk of loss|\b(?:on|off) the market\b/,
  },
  {
    code: 'right_of_first_refusal',
    words:
      /\b(?:holds?|has|have|retains?|reserves?|subject to|exercis\w+|conditioned|conditional|grants?|given)\b[^.;]{0,80}\b(?:right of first (?:offer|refusal)|first (?:right|chance|option) to (?:buy|purchase|match|meet)|pre-?emptive right|first refusal)\b|\bmust (?:first )?be offered\b[^.;]{0,60}\b(?:before|prior to)\b[^.;]{0,30}\b(?:sold|sale|conveyed)|\b(?:association|co-?owners?|neighbors?|tenants?|lessees?|cooperative|corporation|town|board|brothers?|sisters?|family|abutters?|third part(?:y|ies))\b[^.;]{0,24}\b(?:holds?|has|have|retains?|keeps?)\b[^.;]{0,24}\b(?:rights?|options?) (?:of purchase|to (?:buy|purchase|match))\b/,
    unless: /\b(?:no(?!\. ?\d)|not|nobody|none|if any|any|waived|released|whether)\b/,
  },
  {
    code: 'seller_financing',
    words: new RegExp(
      String.raw`${SELLER}${MODAL} (?:holds?|takes?|accepts?|carries) (?:back )?(?:an? |the )?(?:second |first |purchase money )?(?:note|mortgage|paper|deed of trust)\b${WITHIN(24)}\$|${BUYER}${MODAL} (?:gives?|executes?|delivers?|signs?|issues?)\b${WITHIN(20)}\b(?:sellers?|vendors?)\b${WITHIN(40)}\b(?:note|mortgage|deed of trust)\b|\b(?:financed|carried|lent|loaned) by ${SELLER}|${SELLER}${MODAL} (?:lends?|loans?) (?:the )?(?:buyer|purchaser)`,
    ),
    unless:
      /\b(?:none|not applicable|n\/a|no (?:seller|owner|vendor) (?:financing|carry)|existing|satisfaction|release|copy|addendum)\b/,
  },
  {
    code: 'seller_may_continue_marketing',
    words: new RegExp(
      String.raw`${SELLER} (?:remains|is|stays) (?:at liberty|free) to (?:show|market|offer|advertise)\b|${SELLER}${MODAL} (?:go on|goes on|keeps?(?: on)?|continues?(?: to)?|carr(?:y|ies) on) (?:with |to )?(?:(?:having|holding|have|hold|giving|give) )?(?:open houses?|showings?|tours|showing)\b|\blisting\b${WITHIN(20)}\b(?:stays?|remains?|(?:is|be) kept)\b${WITHIN(12)}\b(?:active|open|on the market)\b|${SELLER} (?:may|can|is free to|has the right to|(?:reserves|keeps|retains) the right to) (?:still |then )?(?:(?:go on|continue|keep on|keep) )?(?:to )?(?:offer|offering|market|marketing|advertise|advertising|show|showing|entertain|solicit)\b${WITHIN(30)}\b(?:property|home|house|premises|it|offers?|for sale)\b`,
    ),
    unless:
      /\bnot (?:continue|market|show|offer|entertain|consider|receive|solicit|negotiate|go on)|\bunless (?:the )?(?:buyer|purchaser) (?:agrees|consents)|\b(?:offer|show)\b[^.;]{0,30}\bto (?:the )?(?:buyer|purchaser)/,
  },
  {
    code: 'seller_may_move_closing',
    words: new RegExp(
      String.raw`${SELLER}${MODAL} (?:put|push|move|set)s? (?:the )?(?:closing|settlement)(?: date| day)? (?:off|back|out|later)\b|\b(?:closing|settlement)\b${WITHIN(20)} (?:may|can) be (?:extended|postponed|delayed|moved|changed|rescheduled) by ${SELLER}|${SELLER}${WITHIN(90)}\b(?:closing|settlement)\b${WITHIN(60)}\b(?:may|can) (?:set|choose|pick|name|fix|move (?:it )?to) (?:a |another |any )?(?:later|other|new|different)\b`,
    ),
    unless: /\b(?:buyer or|or (?:the )?(?:buyer|purchaser)|either party|title defects?|cure|lender|mutual)\b/,
  },
  {
    code: 'special_assessment_ahead',
    words: new RegExp(
      String.raw`\b(?:association|board|hoa|city|county|town|district)\b${WITHIN(20)}\b(?:is about to|will|intends to|is going to|plans to|is set to) (?:bill|charge|assess|levy)\b|\b(?:association|board|council|hoa|city|county|town|district|village)\b${WITHIN(50)}\b(?:voted|approved|plans?|planned|proposed|proposes|announced|adopted|intends?|considers|considering)\b${WITHIN(50)}\bassessments?\b|\bassessments?\b${WITHIN(30)}\b(?:that|which|was|were|been|already)\b${WITHIN(30)}\b(?:approved|voted|adopted|passed)\b|\b(?:district|improvements?|sewer|sidewalks?|paving|road)\b${WITHIN(40)}\b(?:is|are|has been|have been) (?:proposed|planned|pending|approved)\b${WITHIN(60)}${CHARGED}`,
    ),
    unless: /\b(?:no|not|nor|if|any|whether|unaware|assessed value)\b/,
  },
  {
    code: 'subject_to_existing_mortgage',
    words: new RegExp(
      String.raw`${BUYER}${MODAL} takes? (?:title|the property|the home) subject to (?:the|a|an) (?:existing |first |present )?(?:mortgage|deed of trust|loan)\b|\b(?:bank's|existing|present|old|seller's|vendor's|current) (?:first )?(?:loan|mortgage)\b${WITHIN(24)}\b(?:stays|remains|is left) (?:where it is|in place|in (?:the )?(?:seller|vendor)|on the (?:home|house|property))|\bkeeps? up the (?:mortgage |loan )?payments\b${WITHIN(20)}\b(?:seller|vendor)'s name\b|${BUYER}\b${WITHIN(60)}\btakes?\b${WITHIN(60)}\b(?:with|under|subject to)\b${WITHIN(30)}\b(?:mortgage|loan|deed of trust)\b${WITHIN(30)}\b(?:already|now|presently|currently|stays|remains|in place|of record)\b`,
    ),
    unless: /\b(?<!\bnot (?:be )?)(?:released|discharged|satisfied|paid (?:off|in full)|payoff)\b/,
  },
  {
    code: 'unlimited_repair_duty',
    words: new RegExp(
      String.raw`${SELLER}${MODAL} (?:mends?|repairs?|fix(?:es)?|cures?|corrects?) (?:everything|anything|all)\b${WITHIN(60)}\b(?:whatever|no matter what|regardless)\b|${SELLER}${WITHIN(80)}\b(?:repair|correct|remed|fix|make)\w*\b${WITHIN(140)}\b(?:whatever (?:the|it|they)? ?(?:cost|expense|price)s?|(?:no|without(?: any)?) limit|regardless of (?:the )?(?:cost|expense)|at any cost)\b`,
    ),
    unless: /\b(?:not (?:to )?exceed|up to \$|maximum|not (?:be )?(?:obligated|required))\b/,
  },
  {
    code: 'waived_appraisal',
    words: new RegExp(
      `${NO_MATTER('apprais\\w*')}|\\bapprais\\w*\\b[^.;]{0,50}\\b(?:does|do|shall|will) not (?:affect|change|alter|reduce)\\b[^.;]{0,60}\\b(?:price|close|buy|obligation|duty)|${noWayOut(String.raw`apprais\w*|appraised value|(?:lender|bank|appraiser)'s (?:value|figure|number)`)}|${withoutCondition('apprais\\w*')}`,
    ),
    unless: NOT_YET,
  },
  {
    code: 'waived_financing',
    words: new RegExp(
      `${NO_MATTER('(?:loan|mortgage|financing)')}|${GOES_AHEAD('(?:loan|mortgage|financing)')}|${STILL_BOUND}|${noWayOut(String.raw`(?:inability|failure|unable)\b[^.;]{0,40}\b(?:loan|mortgage|financing)|(?:loan|mortgage|financing|credit) (?:is )?(?:denial|denied|refused|refusal|rejected|rejection)`)}|${withoutCondition('loan|mortgage|financing')}`,
    ),
    unless: new RegExp(`${NOT_YET.source}|\\b(?:existing|lead|seller's|vendor's|insurance|beyond)\\b`),
  },
  {
    code: 'waived_inspection',
    words: new RegExp(
      `${UNSEEN}|${noWayOut('inspect\\w*')}|${withoutCondition('inspect\\w*')}|${UNWANTED}|\\b(?:will|shall|must) (?:close|buy|proceed|complete)\\b[^.;]{0,16}\\bwhatever\\b[^.;]{0,30}\\b(?:reports?|inspect\\w*|findings?)\\b|\\binspections?\\b[^.;]{0,40}\\bfor (?:information|informational(?: purposes)?) only\\b`,
    ),
    unless: new RegExp(`${NOT_YET.source}|\\blead\\b|${OF_A_PART}`),
  },
  {
    code: 'waived_title',
    words:
      /\b(?:accepts?|takes?)\b[^.;]{0,20}\btitle\b[^.;]{0,20}\b(?:without (?:any )?(?:examination|search|review|objection)|such as it is|as (?:seller|vendor) (?:has|holds) it)|\b(?:gives? up|waives?|forgoe?s?)\b[^.;]{0,60}\b(?:object|objections?)\b[^.;]{0,40}\btitle\b/,
    unless: /\b(?:deemed|unless|until|if|not (?:raised|made|given|timely)|or (?:terminate|cancel|rescind))\b/,
  },
  {
    code: 'warranties_disclaimed',
    words: new RegExp(
      String.raw`${SELLER} (?:promises?|guarantees?|warrants?|represents?) nothing\b|(?:${SELLER} (?:makes?|gives?|offers?|provides?)|\bthere (?:is|are)) no (?:[a-z]+ ){0,4}warrant(?:y|ies)\b`,
    ),
    unless: /\b(?:except|other than|besides|beyond|save)\b/,
  },
  {
    code: 'non_refundable_option_fee',
    words: new RegExp(
      String.raw`\b(?:option|due diligence|study period|feasibility) (?:fee|money|payment)\b(?:[^.]|\.(?=\d)){0,160}\b(?:(?:kept|retained|earned) by ${SELLER}|not (?:be )?returned|belongs? to ${SELLER})`,
    ),
    unless: /\bfully refundable|\bif (?:the )?(?:buyer|purchaser) (?:defaults|breaches)|\bten dollars\b|\$ ?10(?: 00)?\b/,
  },
];
