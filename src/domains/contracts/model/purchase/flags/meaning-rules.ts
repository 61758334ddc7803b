import type { FlagRule } from './flag.ts';
import {
  A_DAY,
  APPRAISAL,
  B,
  CLAIM,
  CLOSING,
  DEPOSIT,
  EVERYTHING,
  HARM,
  INSPECTION,
  LATE,
  LATER,
  LENDER,
  LOAN,
  MUST,
  REPAIR,
  S,
  SUM,
  WHATEVER,
} from './meaning-words.ts';
import { ahead, together } from './together.ts';

/**
 * What a buyer pays, risks or gives up, by who is in a clause, what is owed and when, in any order: for words that no rule of a form
 * knows. What makes the same words fair stands in `unless`.
 */
export const MEANING_RULES: readonly FlagRule[] = [
  {
    code: 'risk_of_loss_on_buyer',
    words: together(
      HARM,
      String.raw`\b(?:falls?|rests?|lies|passes|borne|shall be|is|are)\b[^.;]{0,16}\b(?:on|upon|to|with|by|of)\b[^.;]{0,8}${B}|${B}[^.;]{0,24}\b(?:bears?|carr(?:y|ies)|assumes?|suffers?|stands?|takes?)\b[^.;]{0,30}(?:\brisks?\b|${HARM})|${B}(?:'s)?[^.;]{0,20}\b(?:still|nevertheless|nonetheless|must|remains?|shall|owes?)\b[^.;]{0,24}\b(?:price|all the same|pay|pays|close|closes|perform|bound|buy|complete|obligated|liable)\b|\bat (?:the )?(?:sole )?(?:risk|expense) of\b[^.;]{0,8}${B}|${B}'s? (?:sole )?(?:risk|loss)\b`,
    ),
    unless: new RegExp(
      String.raw`\b(?:caus\w+|inspect\w*|access|entry|liquidated|earnest|deposits?|(?:may|can|option|elect\w*|right)\b[^.;]{0,40}\b(?:terminate|cancel|end|rescind|withdraw|void)|refund\w*|insurance (?:money|proceeds)|title|default\w*|breach\w*|negligen\w+|warrant\w+)\b|\b(?:after|at|upon|following|from)\b[^.;]{0,12}${CLOSING}|${S}[^.;]{0,30}\b(?:bears?|insures?|restores?|repairs?|risk)\b|\b(?:on|upon|with|of|by) (?:the )?${S}`,
    ),
  },
  {
    code: 'unlimited_repair_duty',
    words: together(
      String.raw`${S}(?:,? (?:at|and|by)[^.;,]{0,40},?)? ?(?:${MUST}[^.;]{0,60}(?:${REPAIR}|\bpay for\b)|\b(?:makes? good|puts? right|sees to|takes? care of|repairs|fixes|corrects|mends|remedies|cures|pays for)\b)[^.;]{0,60}${EVERYTHING}`,
      String.raw`\b(?:defects?|deficienc(?:y|ies)|items?|problems?|issues?|findings?|finds?|found|turns? up|comes? up|reports?|inspectors?|writes? up|calls? (?:for|out)|evaluator|list(?:ed|s)?|objections?|requests?|conditions?)\b`,
    ),
    unless:
      /\b(?:not|no more|up to|maximum|at most|limit\w*|cap|unless|if (?:the )?(?:seller|owner)|elects?|may|title|liens?|encumbrances?|judgments?|warrant\w+|punch|walk-?through|damages? caused|after closing|caused by|mutually|agreed)\b/,
  },
  {
    code: 'backup_offer',
    words: new RegExp(
      String.raw`\b(?:this|our|my|buyer's|purchaser's)\b[^.;]{0,40}\b(?:offer|contract|agreement|sale|purchase)\b[^.;]{0,24}\b(?:stands?|ranks?|comes?|is|lies|waits?|sits?)\b[^.;]{0,12}\b(?:second|secondary|behind|subordinate|junior|inferior|next in line|back-?up|in reserve)\b|\b(?:this|our|my|buyer's|it)\b[^.;]{0,80}\b(?:comes? to life|takes? effect|becomes? (?:effective|binding|primary)|is (?:effective|binding)|binds?|shall bind|counts?|lives?|moves? up)\b[^.;]{0,16}\b(?:only )?(?:if|when|once|upon|should|after)\b[^.;]{0,60}\b(?:that|first|prior|earlier|other|existing|primary|current|previous|accepted|pending)\b[^.;]{0,50}\b(?:cancel\w*|terminat\w*|fail\w*|falls?|ends?|ended|void\w*|lapses?|dies|collapses?|does not close|released|over)\b`,
    ),
    unless:
      /\b(?:seller|owner) (?:may|can|is free|reserves|continues?)|\b(?:other|further|additional|more) back-?up|\bback-?up offers\b|\bnot (?:a )?back-?up\b/,
  },
  {
    code: 'loan_assumption',
    words: together(
      String.raw`${B}[^.;]{0,50}\b(?:assum(?:e|es|ing)|takes? over|taking over|steps? into|takes? on|continues? (?:to make )?(?:the )?payments?)\b[^.;]{0,70}${LOAN}|${LOAN}[^.;]{0,60}\b(?:is|shall be|to be|will be|are) (?:assumed|taken over) by\b[^.;]{0,8}${B}`,
    ),
    unless:
      /\b(?:not|no|nor|if|may|should|whether|unless|option|escrow|any)\b[^.;]{0,60}\b(?:assum\w*|take over)\b|\bassum\w* (?:that|responsibility|liability|all risk|the risk)|\bleased? (?:solar|equipment)\b/,
  },
  {
    code: 'deposit_paid_to_seller',
    words: together(
      DEPOSIT,
      String.raw`\b(?:paid|payable|pays?|released?|releases|disbursed?|delivered|delivers|handed?|hands|given|gives?|turned over|goes|made out|enclosed|sent|put|transferred)\b[^.;]{0,50}\b(?:directly |straight |at once |immediately |now )?(?:to|into|with)\b[^.;]{0,20}(?:${S}|\byou(?:r own)?\b)|${S}[^.;]{0,16}\b(?:holds?|may (?:use|spend|keep)|keeps?|receives?|has received)\b[^.;]{0,40}(?:${DEPOSIT}|\bit\b|\bmoney\b)[^.;]{0,80}\b(?:own (?:account|use)|not (?:be )?(?:held )?in (?:an )?escrow|before closing|pending closing|until closing|for construction|without escrow)\b|\bto (?:the )?${S}\b[^.;]{0,40}\b(?:spen[dt]s?|uses?|used)\b|\bshall not be (?:held|placed|kept) in (?:an )?escrow\b|\bfrom escrow to\b[^.;]{0,8}${S}`,
    ),
    unless: new RegExp(
      String.raw`\b(?:default\w*|breach\w*|fails?|failure|liquidated|title (?:company|agent|insurance)|brokers?|attorneys?|lawyers?|escrow (?:agent|holder|company|officer)\b(?![^.;]{0,60}\breleas)|trust account|at closing|at settlement|upon closing|tenant|security deposits?|forfeit\w*|if (?:the )?(?:buyer|purchaser))\b`,
    ),
  },
  {
    code: 'oral_promises',
    words: new RegExp(
      String.raw`\b(?:as|what|which|everything|anything|things?|items?|repairs?|work|matters?|the rest|whatever)\b[^.;]{0,16}\b(?:we|they|the parties|both|buyer and seller|seller and buyer|seller|buyer|you|i|he|she)\b[^.;]{0,12}\b(?:agreed|spoke|talked|discussed|promised|said|told|shook hands|mentioned|settled|arranged|understand|chatted|shook hands)\b[^.;]{0,24}(?:\b(?:of|about|over|on|at|during|when|last|in)\b|[.,;]|$)`,
    ),
    unless:
      /\b(?:in writing|written|herein|hereunder|below|above|in this|under this|paragraph|section|supersed\w*|no|not|nor|never|only|by (?:the )?(?:lender|title)|closing|price|date|initial\w*|sign\w*|loan|damages|attached|addendum|schedule|exhibit|law|mediat\w*|arbitrat\w*|repairs? (?:that|which|as))\b/,
  },
  ...(['escalation_clause', 'escalation_without_cap'] as const).map((code) => ({
    code,
    words: together(
      String.raw`\b(?:another|other|competing|any|better|rival|higher|highest|best|someone|somebody|anyone|anybody|else|next)\b[^.;]{0,40}\b(?:offers?|offered|bids?|buyers?|bidders?|purchasers?|theirs)\b`,
      String.raw`(?:${B}|\b(?:we|i|our|my|price|offer|ours|mine)\b)[^.;]{0,40}\b(?:tops?|beats?|exceeds?|outbids?|raises?|raised|increas\w+|goes? (?:up|higher|over|above)|over|above|more than|higher than|rises?|betters?|match)\b`,
      SUM,
      String.raw`\b(?:tops?|beats?|exceeds?|outbids?|raises?|raised|increas\w+|up|rises?|over|above|more|higher|betters?)\b[^.;]{0,60}(?:${SUM})|(?:${SUM})[^.;]{0,40}\b(?:more|over|above|higher|better|beyond|past)\b`,
    ),
    unless: new RegExp(
      String.raw`\b(?:appraisal|deposit|default|rent|taxes|hours?|kick-?out|first refusal|backup|back-?up)\b${code === 'escalation_clause' ? '' : String.raw`|\b(?:maximum|cap|capped|ceiling|not exceed|up to(?! (?:the|any|whatever))|no more than|never (?:above|more)|at most|limit|stop\w*|comes? to rest|tops? out|ends? at|as high as|not (?:above|beyond|over))\b`}`,
    ),
  })),
  {
    code: 'seller_financing',
    words: together(
      String.raw`\b(?:balance|remainder|rest|\$ ?[\d ,]+|part of the price|remaining|sum|difference)\b|\$`,
      String.raw`(?:${B}(?:'s)?|\b(?:promissory|purchase money|secured|installment)\b)[^.;]{0,24}\b(?:note|mortgage|deed of trust|contract|bond|installments?)\b[^.;]{0,20}\b(?:to|payable to|in favor of|held by|given to|delivered to)\b[^.;]{0,10}${S}|${S}[^.;]{0,16}\b(?:carr(?:y|ies)|lends?|finances?|takes? back|accepts? (?:a|buyer's) (?:note|mortgage)|holds? (?:a|the) (?:note|mortgage|paper)|waits? for)\b|${B}[^.;]{0,20}\b(?:pays?|gives?|signs?|delivers?|executes?|owes?)\b[^.;]{0,60}${S}[^.;]{0,60}\b(?:note|installments?|interest|over (?:\d+|[a-z]+) years|monthly)\b`,
    ),
    unless:
      /\b(?:no (?:seller|owner|vendor)|not|insurance|risk|existing|warranty|earnest|lender|bank|none|n\/a|if any|carry ?over)\b/,
  },
  {
    code: 'terms_left_open',
    words: new RegExp(
      String.raw`\b(?:to be|will be|shall be|are|is|remains? to be|still)\b[^.;]{0,16}\b(?:agreed|determined|negotiated|settled|worked out|decided|discussed|fixed|arranged)\b[^.;]{0,24}(?:\b(?:later|between (?:the )?(?:parties|us|them|buyer|seller)|by the parties|at a later|in the future|afterwards?|mutually|before closing|in good faith|when)\b)|(?:\bparties|\bbuyer and seller|\bseller and buyer|\bwe|\bboth)\b (?:shall|will|agree to|can|are to|intend to|still need to|have yet to|must still|still have to)? ?(?:later )?(?:work out|agree (?:on|upon|later)|negotiate|decide|settle|discuss|come to terms|sort out|figure out)\b[^.;]{0,80}(?:${LATER})`,
    ),
    unless:
      /\b(?:disputes?|mediat\w*|arbitrat\w*|disagreements?|if|unless|should|objections?|inspection|walk-?through|repairs? (?:requested|request)|commission|compensation|appraisal|extension|damages|court|title|survey|in writing|prorat\w*)\b/,
  },
  {
    code: 'passive_removal',
    words: together(
      String.raw`\bsilen(?:ce|t)\b|\b(?:says?|said|hears?|heard|writes?|receives?|received|sends?|gives?|given|delivers?|delivered|makes?)\b[^.;]{0,20}\b(?:nothing|no (?:notice|objections?|word|answer|reply))\b|\b(?:fails?|failure|does not|do not|did not|has not|have not|neglects?|omits?)\b[^.;]{0,50}\b(?:notice|notify|objects?|objections?|respond\w*|answer\w*|terminat\w*|cancel\w*|written|writing|disapprov\w*|remov\w*)\b|\babsen(?:ce|t)\b[^.;]{0,20}\b(?:notice|objections?)\b|\bunless\b[^.;]{0,80}\b(?:notice|notifies|objects?|writing|written|cancels?)\b`,
      String.raw`\b(?:deemed|considered|treated|conclusive\w*|regarded|taken|counts?|means?|amounts?|constitut\w+|operates?|presumed|construed)\b[^.;]{0,50}\b(?:satisf\w+|waive\w*|accept\w*|approv\w+|remov\w+|gone|over|lost|consent\w*|met|expired|released)\b|\b(?:contingency|condition|right)\b[^.;]{0,50}\b(?:is|are|shall be|has been)\b[^.;]{0,12}\b(?:waived|removed|satisfied|lost|gone|over|forfeited|dropped|done with)\b`,
      String.raw`${INSPECTION}|\b(?:contingenc(?:y|ies)|conditions?|rights?|matters?|financing|loan|apprais\w+|satisfaction|property|insurance|documents)\b`,
    ),
    unless:
      /\b(?:notice (?:is |shall be |be )?deemed|counteroffers?|deemed (?:given|received|delivered)|offer (?:is|shall be|will be) deemed|rejected|lease|tenant|seller (?:fails|does not|has not)|title|survey|lead|punch)\b/,
  },
  {
    code: 'short_inspection_period',
    words: together(
      String.raw`${INSPECTION}[^.;]{0,70}\b(?:within|in|by|no later than|not later than|period of|for|has|have|is|of)\b[^.;]{0,16}\b(?:one|two|three|four|1|2|3|4|24|48|72|96|twenty-four|forty-eight|seventy-two)\b\)?[ -](?:\(\d{1,2}\) )?(?:calendar |full )?(?:days?|hours?)\b|\b(?:one|two|three|four|1|2|3|4|24|48|72|96|twenty-four|forty-eight|seventy-two)\b\)?[ -](?:\(\d{1,2}\) )?(?:calendar |full )?(?:days?|hours?)\b[^.;]{0,40}\b(?:to inspect|to (?:complete|have|do|make|conduct)\b[^.;]{0,24}inspections?|inspection period|for (?:an |the |any )?(?:home )?inspections?|due diligence period)\b`,
      String.raw`\b(?:buyers?|purchasers?|inspection period|acceptance|effective|signing|ratification|binding|execution|mutual)\b`,
    ),
    unless:
      /\b(?:notice (?:of|to|before)|advance|prior to|before|walk-?through|lead|final|respond\w*|response|answers?|repl(?:y|ies)|sellers? (?:shall|will|has|have|must)|report|reports|after (?:the )?inspections?|negotiat\w+|following (?:the )?inspections?|re-?inspect\w*|(?:following|after) the (?:end|expiration)|reach|repair list|objections?|landlord|tenant|utilities)\b/,
  },
  {
    code: 'buyer_releases_seller',
    words: together(
      String.raw`${B}[^;]{0,90}\b(?:releas(?:es|e|ing)|discharg(?:es|e)|waives?|forgoes?|gives? up|relinquish\w*|holds?[^.;]{0,24}harmless|covenants? not to sue|(?:shall|will|agrees) (?:not|never)(?: to)? (?:sue|bring|make|assert)|has no|have no|shall have no|will have no|acquits?)\b`,
      String.raw`${CLAIM}`,
      String.raw`\b(?:condition|defects?|flaws?|faults?|environmental|mold|radon|hazards?|known|unknown|disclos\w*|propert(?:y|ies)|premises|house|home|dwelling|physical)\b`,
      String.raw`${S}|\bhim\b|\bthem\b`,
    ),
    unless:
      /\b(?:brokers? (?:from|and|harmless)|agents? harmless|unless|each other|mutual\w*|deposits?|earnest|terminat\w*|upon default|caused by buyer|inspections? (?:by|of)|during (?:the|any) inspections?|entry|injur\w*|mechanic|liens|specific performance|does not|do not|shall not release|nothing|not waive|fraud)\b/,
  },
  {
    code: 'early_possession',
    words: together(
      String.raw`${B}[^.;]{0,70}\b(?:possession|occup(?:y|ies|ancy)|moves? in(?:to)?|moving in(?:to)?|lives? in|takes? the keys|gets? the keys|reside|sleeps?|stores?|keeps?[^.;]{0,16}(?:belongings|things|furniture)|brings? in)\b`,
      String.raw`\b(?:before|prior to|ahead of|in advance of|earlier than|pending|days before|in the meantime|until)\b[^.;]{0,30}${CLOSING}|\bearly (?:possession|occupancy)\b|\bfrom\b[^.;]{0,30}\d[^.;]{0,30}\bbefore\b`,
    ),
    unless:
      /\b(?:not|no|nor|never|walk-?through|inspect\w*|measure|unless|if|tenants?|seller (?:shall |will |may )?(?:remains?|stays?|retains?|keeps?|maintains?|continues?)|owner occup\w*|intends?|certificate|deliver\w* (?:vacant )?possession|insurance)\b/,
  },
  {
    code: 'buyer_pays_special_assessments',
    words: together(
      String.raw`\bassessments?\b|\bbetterments?\b|\b(?:pending|one-time|coming|future|extra) (?:charges?|levy|levies|bills?)\b|\bspecial (?:tax(?:es)?|charges?|levy|levies)\b`,
      String.raw`${B}[^.;]{0,40}\b(?:pays?|paid|assumes?|bears?|takes? (?:over|on)|owes?|responsib\w+|liable|covers?|satisf(?:y|ies)|to pay)\b[^.;]{0,60}\b(?:assessments?|betterments?|special|charges?|levy|levies)\b|\b(?:assessments?|betterments?)\b[^;]{0,120}\b(?:paid by|borne by|assumed by|responsibility of|obligation of|account of|falls? (?:on|to)|on|due from|charged to|for) (?:the )?${B}|\b(?:assessments?)\b[^.;]{0,60}\b(?:is|are) ${B}'?s?'?`,
      String.raw`\b(?:special|levied|pending|unpaid|future|confirmed|unconfirmed|whether|all|any|improvements?|sewer|street|road|sidewalk|installments?|not yet|hoa|association|district|outstanding|balance|betterments?|water|paving|project|lake|ditch|voted|after (?:today|signing|this date))\b`,
    ),
    unless: new RegExp(
      String.raw`\b(?:none|no (?:special|assessments?)|prorat\w*|apportion\w*|not (?:pay|assume|be responsible)|risk assessment|lead|tax assessment|regular|monthly dues|(?:levied|due|approved|accruing|assessed|first due|made|becoming due|payable|arising) (?:on or )?(?:after|following|from) (?:the )?(?:date of )?(?:closing|settlement|the closing))\b|${S}[^.;]{0,40}\bpays?\b[^.;]{0,40}\bassessments?|\bassessments?\b[^.;]{0,60}\b(?:paid|satisfied|discharged) by (?:the )?${S}|\b☐|\[ \]`,
    ),
  },
  {
    code: 'daily_charge_for_delay',
    words: together(
      A_DAY,
      String.raw`${B}[^.;]{0,60}\b(?:pays?|owes?|charged?|liable|responsible|incurs?)\b|\b(?:charge|fee|penalty|per diem|sum)\b[^.;]{0,60}${B}`,
      LATE,
      CLOSING,
    ),
    unless: new RegExp(
      String.raw`\b(?:occup\w+|possession|rent|holdover|hold(?:s|ing)? over|stays?|remains? in|move[sd]? in|early|tenant|storage|interest|either|both|prorat\w*|each party|defaulting party)\b|${S} (?:shall |will |must )?(?:pays?|owes?)\b`,
    ),
  },
  {
    code: 'non_refundable_deposit',
    words: together(
      DEPOSIT,
      String.raw`\b(?:belongs?|property of|kept|keeps?|retain\w*|earned|forfeit\w*|lost|not (?:be )?(?:returned|refunded|given back|repaid)|never (?:be )?(?:returned|refunded)|non-?\s?refundable|nonrefundable|stays? with|is|shall|goes? back|go back)\b`,
      String.raw`${WHATEVER}|\bnon-?\s?refundable\b|\b(?:once|upon|after|when|from)\b[^.;]{0,60}\b(?:removed|removal|expir\w+|waived|signed|signing|paid|acceptance|period|released)\b`,
      String.raw`\b(?:non-?\s?refundable|not (?:be )?(?:refund\w*|returned|given back|repaid)|(?:never|no circumstances?|no (?:event|case)|not)\b[^.;]{0,20}\b(?:go(?:es)?|comes?|be (?:given|paid|sent|handed))[^.;]{0,6} back|never (?:be )?(?:refund\w*|returned)|(?:belongs?|property|kept|retained|keeps?|earned|forfeit\w*|lost|stays?)[^.;]{0,40}(?:${S}|\bit\b)|${S}[^.;]{0,20}(?:keeps?|retains?|earns?))`,
    ),
    unless:
      /\b(?:option fee|fully refundable|refundable (?:if|until|unless)|if (?:the )?(?:buyer|purchaser) (?:default|breach|fail)\w*|default\w*|breach\w*|tenant|rent|pet|security deposits?|(?:form|method|manner) of payment|retain\w* (?:(?:the|such|said|all) )?(?:earnest money|deposits?) in (?:an? |its |the )?(?:[a-z-]+ ){0,2}(?:escrow|trust|account)|returned to (?:the )?(?:buyer|purchaser)|refunded to (?:the )?(?:buyer|purchaser)|not non-?refundable|except (?:if|where|as))\b/,
  },
  ...(
    [
      ['waived_inspection', 'inspections?|due diligence'],
      ['waived_appraisal', 'appraisals?'],
      ['waived_financing', 'loan|financing|mortgage'],
    ] as const
  ).map(([code, topic]) => ({
    code,
    words: new RegExp(
      String.raw`\b(?:${topic})\b[^.;]{0,40}\b(?:contingenc(?:y|ies)|conditions)\b[^.;]{0,16}\b(?:is|are) (?:hereby )?(?:removed|deleted|struck|stricken|eliminated|dropped)\b(?! (?:in writing|by|when|upon|within|on|only|as))`,
    ),
    unless: /\b(?:not|if|unless|until|when|once|each|may|title|lead|deemed)\b/,
  })),
  {
    code: 'waived_inspection',
    words: together(
      String.raw`\b(?:agreement|contract|offer|sale|purchase|obligations?|closing|duty)\b[^.;]{0,60}\b(?:is|are|shall be|be)\b[^.;]{0,8}\bnot\b[^.;]{0,24}\b(?:contingent|conditioned|conditional|subject|depend\w*)\b[^.;]{0,24}${INSPECTION}|\b(?:no|not)\b[^.;]{0,16}\b(?:need|want|wish|require|intend|desire|ask for)\b[^.;]{0,24}${INSPECTION}|\b(?:asks?|asked|wants?|needs?|wishes?|plans?|requests?)\b[^.;]{0,12}\b(?:for )?no (?:other |further |more |second )?(?:look|inspect\w+|examination|check)|${INSPECTION}[^.;]{0,16}\b(?:is|are|not) (?:not )?(?:needed|wanted|required|requested|desired|necessary)\b`,
    ),
    unless:
      /\b(?:lead|deemed(?! (?:necessary|advisable|appropriate|desirable|fit|prudent))|unless|until|septic|radon|well|pest|termite|insurance|may|lender|seller|city|walk-?through|if|law|landlord|not (?:needed|required)[^.;]{0,20}\b(?:to|by|for) (?:the )?(?:lender|law|city|seller))\b/,
  },
  {
    code: 'waived_appraisal',
    words: new RegExp(
      String.raw`\bapprais\w+ (?:condition|contingency|clause|right|provision|paragraph|section|deadline|termination)s?\b[^.;]{0,24}\b(?:deleted|removed|struck|stricken|dropped|waived|taken out|cancel+ed|does not apply|do not apply|no longer|gone|void)\b|\b(?:contingency|condition|right|clause|paragraph)\b[^.;]{0,40}\bapprais\w+[^.;]{0,40}\b(?:is|are|be|has been)?\s?(?:hereby )?(?:deleted|removed|struck|stricken|dropped|waived|taken out|cancel+ed|does not apply|no longer)\b|${ahead(APPRAISAL, String.raw`\b(?:short|low|lower|less|below|under|beneath|fails?|not (?:reach|meet|support|equal|match)|shy)\b`, 60)}[^.;]{0,60}${B}[^.;]{0,40}\b(?:brings?|pays?|makes? up|covers?|adds?|bridges?|closes?|buys?|proceeds?|goes (?:forward|ahead|on)|go (?:forward|ahead|on)|still|nonetheless|nevertheless|remains? bound|puts? in)\b|${B}[^.;]{0,50}\b(?:brings?|pays?|makes? up|covers?|bridges?|closes?|buys?|proceeds?|bound)\b[^.;]{0,80}\b(?:if|should|where|when|even|though|whatever|regardless|no matter)\b[^.;]{0,40}${APPRAISAL}[^.;]{0,50}\b(?:short|low|lower|less|below|under|beneath|is|comes|says)\b`,
    ),
    unless:
      /\b(?:up to|not more than|no more than|maximum|may|within|or (?:terminate|cancel|renegotiate)|option|elects?|unless|removed in writing|until|at buyer's|shall not be (?:obligated|required|bound)|not (?:be )?(?:obligated|required|bound)|seller (?:may|shall|agrees) (?:to )?(?:reduce|lower))\b/,
  },
  {
    code: 'waived_financing',
    words: new RegExp(
      String.raw`\b(?:agreement|contract|offer|sale|purchase|obligations?|duty)\b[^.;]{0,60}\b(?:not|no way|in no manner)\b[^.;]{0,24}\b(?:contingent|conditioned|conditional|subject|depend\w*)\b[^.;]{0,40}\b(?:loan|financing|mortgage|borrow\w*|credit)\b|\b(?:contingency|condition)\b[^.;]{0,30}\b(?:loan|financing|mortgage)\b[^.;]{0,40}\b(?:deleted|struck|stricken|dropped|waived|taken out|does not apply|no longer)\b|${B}[^.;]{0,60}\b(?:bound|obligated|must|shall|will|closes?|still)\b[^.;]{0,50}${WHATEVER}[^.;]{0,40}${LENDER}[^.;]{0,40}\b(?:declin\w*|refus\w*|turns?|lends?|approv\w*|says?|fund\w*)\b|\b(?:if|should|where|when)\b[^.;]{0,16}${LENDER}[^.;]{0,40}\b(?:declin\w*|refus\w*|turns? (?:buyer|them|him|her)? ?down|fails? to (?:lend|fund)|will not lend|says? no)\b[^.;]{0,50}\b(?:still|nevertheless|nonetheless|remains?|bound|forfeit\w*|loses?|lost)\b`,
    ),
    unless:
      /\b(?:refund\w*|returned|void|may (?:cancel|terminate)|free|unless|seller'?s? (?:financing|loan|mortgage)|existing|prepay\w*|lead|insurance|until|deemed(?! (?:necessary|advisable|appropriate|desirable|fit|prudent)))\b/,
  },
  {
    code: 'as_is',
    words: together(
      String.raw`${B}[^.;]{0,140}\b(?:takes?|accepts?|buys?|receives?|gets?|purchases?)\b|\b(?:sold|conveyed|transferred|delivered|handed over|goes over|passes)\b`,
      String.raw`\b(?:exactly |just )?as (?:it|they|he|she)(?: now)? (?:lies?|stands?|sits?|finds?)\b|\bin (?:the |whatever |its )?(?:shape|state|condition)(?: that)? (?:it|they|the (?:house|home|property)) (?:is|are|may be|happens?)\b(?: then| now)?(?: in)?\b|\b(?:exactly|just) as (?:it|they) (?:is|are)\b|\bas and where\b|\bwhere and as\b`,
    ),
    unless: /\b(?:same (?:condition|shape|state)|not (?:accept|take)|inspection shows|returned|tenant|lessee)\b/,
  },
  {
    code: 'rent_back',
    words: together(
      String.raw`${S}[^.;]{0,40}\b(?:leas(?:e|es|ing)|rents?|renting|stays?|remains?|lives?|resides?|occup(?:y|ies)|keeps? (?:possession|the keys|living)|retains? possession|holds? over|continues? (?:to live|in possession|in occupancy)|tenant|lessee)\b`,
      String.raw`\b(?:after|following|past|beyond|subsequent to|from)\b[^.;]{0,20}${CLOSING}|\bpost-?\s?(?:closing|settlement|possession|occupancy)|\bfrom (?:the )?${B}`,
      String.raw`\b\d{1,3}\b|\b(?:days?|weeks?|months?|until|through|rent|per diem|a day|daily|temporar\w+)\b`,
    ),
    unless:
      /\b(?:not|no|nor|never|unless|if (?:the )?seller|liable|responsible|obligated|bound|in (?:full )?(?:force|effect)|insur\w*|before closing|until closing|prior to closing|on the market|walk-?through|warrant\w*|tenant'?s? lease|security deposits)\b/,
  },
  {
    code: 'subject_to_existing_mortgage',
    words: together(
      String.raw`\b(?:mortgages?|loans?|pledged|mortgaged|deed of trust|encumbered|security deed|lien)\b`,
      String.raw`${S}[^.;]{0,30}\b(?:goes on|continues?|keeps?|shall (?:continue|keep)|will (?:continue|keep)|remains?)\b[^.;]{0,30}\b(?:paying|to pay|payments?|current|in good standing|liable|responsible)\b|\b(?:mortgage|loan|lien)\b[^.;]{0,50}\b(?:stays?|remains?|continues?|is left|will not be paid|is not paid)\b[^.;]{0,24}\b(?:on|in place|in (?:the )?(?:seller|vendor)'?s?(?: own)? name|off|against|unpaid)\b`,
    ),
    unless:
      /\b(?:paid off at closing|released at closing|no (?:mortgage|loan)|satisfied|if (?:the )?(?:buyer|seller)|title|until closing|taxes|utilities|condominium|assessments?)\b/,
  },
  {
    code: 'balloon_payment',
    words: together(
      String.raw`\b(?:whatever|everything|all|whole|entire|full|rest|remainder|remaining|unpaid|balance|what)\b[^.;]{0,50}\b(?:owed|owing|unpaid|left|balance|principal|due|remains?)\b`,
      String.raw`\b(?:falls? due|comes? due|becomes? due|is due|due and payable|due (?:at|on|in|after)|be paid|matures?|payable|is to be paid)\b`,
      String.raw`\b(?:years?|anniversary|months?|19\d\d|20\d\d|maturity)\b`,
      String.raw`\b(?:interest|monthly|installments?|note|loan|mortgage|contract for deed|a month|per month)\b|%`,
    ),
    unless:
      /\bdefault|\baccelerat|\b(?:balance|due|payable|rest|remainder|owed)\b[^.;,]{0,24}\b(?:at|on|upon) (?:the )?(?:closing|settlement)\b|\bno balloon\b|\b(?:sale|sells?|transfers?)\b|\bearnest\b|\bcommission\b/,
  },
];
