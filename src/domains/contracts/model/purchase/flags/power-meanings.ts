import type { FlagRule } from './flag.ts';
import { ALONE, B, CLAIM, DEPOSIT, HOME, LAWYER, MAY, PRICE, S, TENANCY } from './meaning-words.ts';
import { beside, together } from './together.ts';

/** What one side may do alone, what others have a say in, and how a quarrel ends: read as `meaning-rules.ts` is. */
export const POWER_MEANINGS: readonly FlagRule[] = [
  {
    code: 'assignable_without_consent',
    words: together(
      String.raw`${B}(?:'s)?[^.;]{0,60}\b(?:assign\w*|substitut\w*|nominat\w*|designat\w*|transfers?|sells? (?:this|the) contract|hands? (?:on|over)|pass(?:es)? on|lets?\b[^.;]{0,24}\btake (?:his|her|its|their|the|buyer's) place|puts?\b[^.;]{0,30}\bin the name of|takes? title in (?:the )?(?:name|another)|close in (?:the )?name|signs?\b[^.;]{0,24}\bover|gives?\b[^.;]{0,30}\b(?:contract|place)\b|steps? aside)\b`,
      String.raw`\bneed not be asked\b|\bwithout\b[^.;]{0,30}\b(?:consent|approval|permission|asking|leave|notice)\b|\bfreely\b|\b(?:no|any) word\b|\bto whom\b|\bno (?:consent|approval|permission)\b|\bup to (?:the )?${B}|\b(?:${B}|it|he|she|they) (?:chooses?|pleases?|likes?|wishes?|sees? fit|elects?)\b|\b(?:to )?(?:any|whomever|anyone|anybody)\b[^.;]{0,16}\b(?:person|entity|party|one)?\b[^.;]{0,24}\b(?:choos\w*|select\w*|pleas\w*|lik\w*)`,
    ),
    unless:
      /\b(?:not|nor|no (?:right|party|assignment)|neither|only with|unless|lender)\b(?! need| word)(?![^.;]{0,10}\bbe asked)(?![^.;]{0,8}\bneed)/,
  },
  {
    code: 'dual_agency',
    words: together(
      String.raw`\b(?:brokers?|brokerage|agents?|firm|realty|realtors?|licensees?|company|associates?)\b`,
      String.raw`\b(?:acts?|acting|represents?|representing|works?|working|agents?|appears?|serves?|speaks?|agency)\b[^.;]{0,50}(?:\bboth (?:sides|parties|buyer|seller|purchaser|of)\b|${S},? (?:and|as well as)(?: also)?(?: for| of)?(?: the)? ${B}|${B},? (?:and|as well as)(?: also)?(?: for| of)?(?: the)? ${S}|\beach (?:side|party)\b|\btwo sides\b)|\bdual agen(?:cy|t)\b`,
    ),
    unless:
      /\b(?:not|no|neither|nor|never|may|might|could|if|unless|should|only|prohibited|permitted|would|facilitator|each (?:of )?the brokers|closing|escrow|title|attorneys?|separate|respective\w*|brokers (?:have|shall|who|and))\b/,
  },
  {
    code: 'right_of_first_refusal',
    words: together(
      String.raw`\b(?:rights?|options?|privilege|offered|promised|first (?:chance|opportunity|crack|call|refusal|offer)|chance)\b`,
      String.raw`\b(?:holds?|held|has|have|had|retains?|enjoys?|recorded|granted|gives?|given|belongs?|under|promised|offered|asked|must)\b`,
      String.raw`\b(?:buy|purchase|acquire|match|meet|refusal|first offer)\b[^.;]{0,80}\b(?:same (?:price|terms)|first|before (?:anyone|anybody|any other|others|it|the)|ahead|terms|match\w*|refusal|preference)\b|\boffered\b[^.;]{0,60}\b(?:first|before (?:anyone|anybody|any other|others)|ahead of)\b|\b(?:first|prior|preferential|pre-?emptive)\b[^.;]{0,24}\b(?:refusal|right|chance|opportunity|option)\b[^.;]{0,30}\b(?:to )?(?:buy|purchase|match|acquire)?\b`,
    ),
    unless: new RegExp(
      String.raw`\b(?:waived|released|declined|expired|no (?:one|person|party|right)|if any|free of|whether|hours|deadline|inspect\w*|repair\w*|lender|lead|close first|any right of first)\b|(?:${B}|tenant) (?:has|have|shall have|is granted|may) `,
    ),
  },
  {
    code: 'due_on_sale',
    words: together(
      String.raw`\b(?:sells?|sale|sold|transfers?|transferred|conveys?|conveyed|conveyance|rents? out|deeds? (?:away|over)|encumbers?|alienat\w+|changes? hands|parts? with)\b`,
      String.raw`\b(?:declare|declares|become|becomes|call|calls|called|accelerat\w+|demand|demands|fall|falls|comes?|makes?|owes?)\b[^.;]{0,50}\b(?:due|payable|payment in full|repayment|at once|immediately|balance|in full)\b|\b(?:everything|all|whole|entire|full|rest|balance|debt)\b[^.;]{0,40}\b(?:owed|owing|unpaid|due)\b[^.;]{0,20}\b(?:at once|now|immediately|forthwith|due)\b`,
      String.raw`\b(?:owed|owing|notes?|loans?|mortgages?|balance|debt|indebtedness|deed of trust|lenders?|holder|contract for deed|amount owed|secured)\b`,
    ),
    unless:
      /\b(?:not|nor|no due|may not|will not|waives?|paid (?:off )?at closing|satisfied|payoff|broker|commission|taxes|assessments?)\b/,
  },
  {
    code: 'sold_with_tenant',
    words: together(
      String.raw`${beside(HOME, TENANCY, 70)}|${B}[^.;]{0,40}\b(?:takes?|buys?|accepts?|honors?|assumes?)\b[^.;]{0,40}${TENANCY}`,
      String.raw`\b(?:occupied|rented|leased|lets?|farmed|subject to|lives? (?:in|there)|living|in possession|holds? (?:a|an|the|over)|has (?:a|an) (?:\w+ )?lease|stays?|remains?|honors?|takes? (?:over|subject)|continues?|let|respects?|has rights|runs (?:to|until|through)|through|expires|evict\w*|month[- ]to[- ]month|until|assigned to)\b`,
      String.raw`\b(?:occupied|tenants?|lessees?|renters?|leases?|leased|rented|let|farmed|tenancy|tenancies)\b`,
    ),
    unless: new RegExp(
      String.raw`\b(?:free (?:and clear )?(?:of|from)|vacant|vacate\w*|no (?:tenants?|leases?|one|occupants?|other)|nobody|not (?:leased|rented|subject|occupied)|without (?:any )?tenants?|if (?:the )?(?:property|premises|any|there)|unless(?! otherwise)|seller (?:shall|will|must|to) (?:terminate|remove|evict|have|end)|seller (?:as|becomes|is) (?:a |the )?(?:tenant|lessee)|fuel|solar|propane|equipment|water (?:heater|softener)|alarm|sublet|lease (?:this|back)|rent[- ]?back|leaseback|after closing seller|landlord (?:may|shall|will|can|agrees)|security system|lead|brokers?|trustee)\b`,
    ),
  },
  {
    code: 'tied_services',
    words: together(
      String.raw`\b(?:credits?|incentives?|contribut\w+|closing costs?|concessions?|discounts?|allowance|rebates?|pays?|receives?|\d)\b|\$`,
      String.raw`\b(?:only (?:if|where|when)|provided|if|when|there is no|good only|condition(?:ed|al)?|contingent|withdrawn|lost|loses?|forfeit\w*|otherwise|unless|where|available|as long as|so long as|in return|required to|must)\b`,
      String.raw`(?:${B}|\byou\b)[^.;]{0,40}\b(?:takes?|uses?|using|borrows?|obtains?|closes?|finances?|financing|chooses?|elects?|goes|picks?|gets?|works?|selects?|hires?)\b[^.;]{0,60}\b(?:lender|lending|mortgage|title (?:company|agency|insurer)|escrow company|closing agent|financial|affiliat\w+|preferred|partner|settlement (?:agent|company)|insurer|insurance (?:agency|company))\b`,
      String.raw`\b(?:preferred|affiliat\w+|designated|approved by (?:seller|builder)|${S}'s|recommended|partner|in-house|another (?:lender|closing|title|settlement|escrow|company|agent)|other (?:lender|title|than)|different|elsewhere|named|sister|through|from|with)\b`,
      String.raw`${S}|\bcredits?\b|\bincentive`,
    ),
    unless:
      /\b(?:contingen(?:t|cy) (?:on|upon)|commitment|turned down|approval|denied|not required|no obligation|any lender|of buyer's choice|buyer's choice|unable|cannot|interest rate|terminate|refund\w*|lead)\b/,
  },
  {
    code: 'sale_needs_approval',
    words: together(
      String.raw`\b(?:allow(?:s|ed|ance)|grants?|granted|signs? off|go-ahead|approv\w+|consents?|confirm\w+|ratif\w+|leave of|sanction|permission|okay|blessing|licen[sc]e to sell)\b`,
      String.raw`\b(?:court|judge|probate|bankruptcy|lien ?holders?|servicers?|mortgagees?|investors?|management|board|bishop|diocese|synod|council|hud|commission|beneficiar(?:y|ies)|shareholders?|members|heirs|congregation|co-?op\w*|short sale|insurer|corporation|association|${S}'s (?:lender|bank|mortgage\w*)|secretary|trustees|department|committee|partners)\b`,
      String.raw`\b(?:subject to|contingent|conditioned|conditional|not (?:be )?(?:binding|effective|bound|final|firm|complete)|binds? (?:nobody|no one|neither)|until|unless|requires?|required|only (?:if|when|upon|after)|before|depends?|hinges?|needs?|must first|without)\b`,
      String.raw`\b(?:sale|contract|agreement|purchase|convey\w*|closing|obligations?|offer|transaction|price|this)\b`,
    ),
    unless:
      /\b(?:architectur\w+|plans|buyer's (?:lender|loan|attorney|inspection|approval)|buyers? (?:obtain\w*|secur\w*|receiv\w*|apply\w*|appl(?:y|ies))|loan (?:approval|application|commitment)|credit|financing|alterations?|pets?|assign\w*|permits?|zoning|subdivision|septic|survey|already|has (?:been )?(?:approved|confirmed)|waived|inspection|title|insurance|deposit|escrow|arbitrat\w*|dispute)\b/,
  },
  {
    code: 'seller_may_cancel',
    words: together(
      String.raw`${S}(?: (?:alone|also|then|likewise|further|expressly|hereby|shall have|has|have|[a-z]+ly)){0,2} (?:${MAY})(?:(?!${B})[^.;]){0,50}\b(?:cancel|terminate|withdraw|rescind|call off|back out|end (?:this|the)|void|walk away|revoke|declare[^.;]{0,20}(?:void|over))\b|${S},? at (?:its|his|her|their|the seller's) (?:sole )?(?:election|option|choice|discretion|pleasure),? (?:withdraws?|cancels?|terminates?|ends|rescinds?|walks away|backs out)\b`,
      String.raw`${ALONE}|\b(?:within|until|before|by|prior to|if|should|unless|where|when|upon)\b`,
    ),
    unless: new RegExp(
      String.raw`\bif (?:the )?(?:buyer|purchaser)|\b(?:buyer|purchaser)s?\b[^.;]{0,20}\b(?:default\w*|fails?|failure|does not|breach\w*|has not|have not|refuses?|is unable|cannot|neglects?|removes?|waives?|objects?|requests?|or seller)\b|\b(?:buyer|purchaser) (?:or|and) seller\b|\bseller (?:or|and) buyer\b|\b(?:either|both|each|neither|any party|not|no right|(?:counter)?offer (?:is|before|prior|until|at)|listing|utilities|insurance|loan is not|commitment|financing|mortgage|default\w*|acceptance|title|defects?|cure|failing which|grants?|approval follows|waives? the right|lender's letter)\b|,? or (?:the )?${S} may`,
    ),
  },
  {
    code: 'quitclaim_deed',
    words:
      /\bquit-?\s?claim\b|\b(?:deed)\b[^.;]{0,40}\b(?:without|with no|no)\b[^.;]{0,16}\b(?:warrant\w+|covenants?)\b|\bno warrant\w+ of title\b/,
    unless: /\bnot (?:a |by )?quit|\bno quit|\bspouse\b|\bformer\b|\bfrom (?:the|his|her) (?:ex|husband|wife)/,
  },
  {
    code: 'mineral_rights_reserved',
    words: together(
      String.raw`\b(?:reserv\w+|except(?:s|ed|ing)?|retains?|retained|keeps?|withh(?:old|eld|olds)|excluded?|sever(?:ed|ance)|owned by (?:others|another)|held by (?:others|another)|do(?:es)? not (?:convey|pass|go)|not (?:conveyed|included|part)|belongs? to)\b`,
      String.raw`\b(?:minerals?|oil and gas|oil, gas|oil or gas|coal|gravel|royalt(?:y|ies)|subsurface|geothermal|gas rights|hydrocarbons|ore)\b`,
    ),
    unless:
      /_{2,} ?%|\bno (?:minerals?|oil)|\bif any\b|\b(?:un)?marketab\w+|\bpermitted\b|\b(?:buyer|purchaser)s? (?:reserves?|retains?|receives?|gets?)|\ball (?:mineral|oil)[^.;]{0,30}\b(?:convey|pass|transfer)|\b(?:stove|grill|fireplace|appliances?|logs|tank|furnace|heat\w*|range|title exceptions?|whether)\b/,
  },
  {
    code: 'builder_may_raise_price',
    words: together(
      PRICE,
      String.raw`\b(?:rises?|increas\w+|adjust\w+|raises?|raised|added|adds?|goes up|go up|escalat\w+|pass(?:es|ed)? (?:on|through|along)|on top of|reprice\w*|chang(?:e|es|ed)|surcharge)\b`,
      String.raw`\b(?:costs?|lumber|labor|materials?|tariffs?|steel|concrete|trusses|suppl(?:y|ies|iers?)|inputs|fuel|shortages?|subcontract\w*)\b`,
      String.raw`${S}|\b(?:shall|will|may) be (?:adjusted|increased|raised)\b`,
    ),
    unless:
      /\b(?:not|no|never|fixed|firm|change orders?|upgrades?|options? (?:chosen|selected)|selected by buyer|buyer(?:'s)? (?:request\w*|select\w*|choos\w*|chang\w*)|taxes|closing costs?|appraisal|repair costs?|other offers?|loan)\b/,
  },
  {
    code: 'completion_not_promised',
    words: together(
      String.raw`\b(?:complet\w+|finish\w*|done|ready|built|construction|occupancy|deliver\w*)\b`,
      String.raw`\b(?:no|not|without|nothing|neither|never)\b[^.;]{0,30}\b(?:guarante\w+|promis\w+|assur\w+|commit\w*|warrant\w*|completion date|fixed date|certain date|remedy|liable|liability|responsible|damages|claim|right|penalty|obligat\w+)\b|\b(?:estimates?|estimated|approximate|target|projected|hopes?|hoped|expects?|anticipat\w+)\b[^.;]{0,60}\b(?:only|not|no)\b|\bno (?:remedy|breach|default|way out)\b|\b(?:assures|promises|guarantees|warrants) no\b`,
      String.raw`\b(?:date|day|time|schedule|delays?|late|lateness|when|by|month|deadline|target)\b`,
      String.raw`\b(?:builders?|developers?|contractors?|construction|sponsor|declarant|certificate of occupancy|new home)\b`,
    ),
    unless:
      /\b(?:in no event later|not later than|outside date|repairs?|warrant(?:y|ies) (?:work|service|claims?)|landscap\w*|punch|title|buyer (?:shall|will) not|after closing)\b/,
  },
  {
    code: 'completion_not_promised',
    words: together(
      String.raw`\b(?:late|lateness|delays?|target|overrun|miss(?:es|ed|ing)?|slips?|however long|not (?:met|done|ready))\b`,
      String.raw`\b(?:no (?:breach|default|liability|remedy|damages|right|claim|compensation)|neither damages|not (?:a |be a )?(?:breach|default)|nothing)\b`,
    ),
    after: /\b(?:complet\w+|finish\w*|ready|built|construct\w*)\b/,
    unless: /\b(?:rent|lender|payment|interest|title|inspection|closing costs)\b/,
  },
  {
    code: 'seller_may_move_closing',
    words: together(
      String.raw`${S}[^.;]{0,60}\b(?:puts?[^.;]{0,20}\boff|postpones?|extends?|delays?|moves?|reschedules?|changes?|sets?|adjourns?|defers?|pushes?|chooses?|picks?|names?)\b[^.;]{0,40}(?:\b(?:closing|settlement|completion|day|date)\b|\bit\b)|\b(?:closing|settlement)\b[^.;]{0,60}\b(?:may|can|is) (?:be )?(?:put off|postponed|extended|delayed|moved|rescheduled|changed|set|adjourned)\b[^.;]{0,20}\bby (?:the )?${S}|\b(?:day|date) (?:of|for)\b[^.;]{0,24}\b(?:chosen|set|named|fixed|picked)\b[^.;]{0,10}\bby (?:the )?${S}`,
      String.raw`${ALONE}|\b(?:as many times|often|necessary|needs?|without)\b|${S} (?:alone|only)|\bonly (?:the )?${S}`,
    ),
    unless:
      /\b(?:title|cure|clear|lender|liens?|if (?:the )?(?:buyer|purchaser)|mutual\w*|both|either|agree in writing|not|buyer (?:may|can) (?:also|likewise)|1031)\b/,
  },
  {
    code: 'warranties_disclaimed',
    words: together(
      String.raw`\bwarrant(?:y|ies|s|ed)\b|\bguarant(?:ee|ees|y|ies)\b`,
      String.raw`\b(?:disclaim\w*|exclud\w*|negat\w*|waives?|waived|gives? up|instead of|in (?:lieu|place|stead) of|stands in place|takes? the place|replaces?|the only warrant\w+|sole warrant\w+|exclusive|no (?:other |further |implied |express )?(?:or implied )?warrant\w+|no[^.;]{0,40}warrant\w+[^.;]{0,40}\b(?:implied|given|made|exists?)|makes? no|gives? no|without (?:any )?warrant\w+|not warrant\w*)\b`,
      String.raw`\b(?:implied|express|merchantab\w+|habitab\w+|fitness|workmanship|other|any (?:kind|sort|nature|other)|all|every|condition|statutory|construction|whatsoever)\b`,
    ),
    unless:
      /\b(?:title|deed|home warranty|brokers?|agents?|licensees?|realtors?|not (?:be )?(?:waive\w*|limit\w*|disclaim\w*|exclud\w*)|inspector|appliances? (?:are|shall be)|lead|no buyer|survives?|assign\w*|manufacturers?' warrant\w+ (?:are|shall|will|pass))\b/,
  },
  {
    code: 'class_action_waived',
    words: together(
      String.raw`\b(?:class|representative|collective|consolidated|join(?:ed|t|der|s|ing)?|together|group|on behalf of other|individually|individual (?:basis|capacity)|alone)\b`,
      String.raw`\b(?:(?:a|any|the) class|class (?:action|claim|proceeding|arbitration|or)|other (?:owners?|buyers?|purchasers?|homeowners?|tenants?|persons|people)|representative (?:action|proceeding|capacity)|others?)\b`,
      String.raw`${CLAIM}|\bcomplain\w*|\bdisputes?\b|\barbitrat\w+`,
      String.raw`\b(?:waives?|not|no|only|individually|alone|themselves|himself|herself|itself|never|gives? up|own name|may not)\b`,
    ),
    unless: /\bmay (?:join|bring) (?:a )?class|\bjoint(?:ly)? and several|\bother party\b/,
  },
  {
    code: 'claims_limited',
    words: new RegExp(
      String.raw`\b(?:never|not|no case) (?:be )?(?:answerable|liable|responsible|accountable) for more than\b|\b(?:liabilit(?:y|ies)|recover\w*|damages|most that|total)\b[^.;]{0,60}\b(?:limited to|(?:shall |will |may )?(?:not|never) exceed|no more than|not be more than|capped|cap of|at most|can be held to)\b[^.;]{0,60}(?:\$ ?\d|\b(?:price|sum|deposit|fees?|amount|percent|%)\b)|\b(?:claims?|suits?|actions?|lawsuits?|demands?|arbitration)\b[^.;]{0,60}\b(?:must|shall|may|is|are|be|has to|have to|barred)\b[^.;]{0,50}\b(?:within|later than|more than|after|before|inside)\b[^.;]{0,24}\b(?:days?|months?|years?)\b|\b(?:sues?|claims?)\b[^.;]{0,20}\bwithin\b[^.;]{0,20}\b(?:months?|years?)\b[^.;]{0,40}\b(?:or|else|barred|lost|waived)\b`,
    ),
    unless:
      /\bactions? (?:described|required|taken|listed|necessary|contemplated|above|below)\b|\b(?:broker\w*|agent\w*|inspector|warrant(?:y|ies)|deposit (?:is|shall)|notice of claim|lien claim|small claims|mediation|insurance|title (?:claim|objection|policy)|rent|cure|escrow agent|seller's (?:sole|only) remedy|respond\w*)\b/,
  },
  {
    code: 'one_sided_attorney_fees',
    words: together(
      String.raw`${B}[^.;]{0,30}\b(?:pays?|reimburs\w+|bears?|owes?|liable|covers?|responsible|meets?)\b[^.;]{0,60}(?:${LAWYER})|(?:${LAWYER})[^.;]{0,50}\b(?:paid|borne|reimbursed|owed) by (?:the )?${B}`,
      String.raw`${S}`,
      String.raw`\b(?:enforc\w+|sues?|suit|litigation|court|default\w*|breach\w*|action|collect\w*|dispute|legal proceedings|lawsuit)\b`,
    ),
    unless:
      /\b(?:prevailing|prevails|loser|losing|either|each|both|mutual|non-?prevailing|unsuccessful|whoever|whichever|party in default|defaulting party|closing costs?|title|brokers?|buyer's (?:own )?(?:attorney|lawyer|counsel)|indemnif\w*|other party)\b/,
  },
  {
    code: 'no_specific_performance',
    words: together(
      String.raw`\b(?:specific performance|specifically enforce\w*|(?:compel|force|order|make|require)\w*\b[^.;]{0,30}(?:${S}|\bdeed\b|\bsale\b|\bconvey\w*)|lis pendens|order of (?:a|the) court)\b|\bobligated to sell\b[^.;]{0,20}\bcourt\b`,
      String.raw`\b(?:waives?|waived|gives? up|not|no|never|neither|cannot|without|excluded|nor|relinquish\w*)\b`,
    ),
    unless:
      /\b(?:does not waive|not waive|do not waive|neither (?:gives|waives)|not (?:be )?(?:exclud\w+|limit\w+|prevent\w*|preclud\w*|available to seller)|notwithstanding|nothing|if (?:specific performance is|seller is)|(?:may|can) (?:seek|have|sue for|obtain)|or specific performance|unless|without (?:proof|bond|posting))\b/,
  },
  {
    code: 'one_sided_default',
    words: together(
      String.raw`\b(?:${S}[^.;]{0,30}(?:default\w*|breach\w*|breaks?|fails?|failure|refuses?|does not|unable|liabilit\w*|terminat\w*)|(?:default|breach|failure|liability) (?:by|of) (?:the )?${S}|fault)\b|${S}'s? (?:default|breach|failure|(?:sole|only|entire|total|maximum) liability|liability)`,
      String.raw`(?:${DEPOSIT}|\$ ?\d[\d ,]*|\bsums? paid|\bmoney|\bpayments?\b)[^.;]{0,60}\b(?:back|return\w*|refund\w*|repaid)\b|\b(?:return|refund|get back|back)\b[^.;]{0,40}(?:${DEPOSIT}|\$ ?\d|\bpayments?\b|\bmoney\b|\bsums?\b)`,
      String.raw`\b(?:nothing (?:more|else|further|beyond|besides)|that is (?:that|all|it)|only|sole|solely|exclusive|all that|no (?:other|further|more|damages|additional)|not (?:be )?(?:entitled|liable|claim|seek|recover)|limited|everything|entire|without (?:further|other)|waives?)\b`,
    ),
    unless: new RegExp(
      String.raw`\b(?:or (?:specific|sue|may|pursue|seek|enforce)|in addition|and (?:may(?! (?:claim|have|recover|get|ask for) nothing| not\b)|damages)|plus|actual damages|as well as|specific performance (?:or|is available)|title|unable to (?:convey|give|deliver)|financing|lender|inspection|appraisal|either party)\b|${B}'s? (?:default|breach)[^.;]{0,60}\b(?:sole|only|exclusive)\b`,
    ),
  },
  {
    code: 'jury_trial_waived',
    words: together(
      String.raw`\bjury\b`,
      String.raw`\b(?:no jury|without (?:a |any )?jury|not (?:be )?(?:tried|heard|decided) by (?:a )?jury|(?:waive\w*|giv(?:e|es|en|ing) up|relinquish\w*|forgo\w*|surrender\w*)\b)`,
    ),
    unless: /\b(?:neither|not|nobody|no one|nor|nothing)\b(?! (?:be )?(?:tried|heard|decided))/,
  },
  {
    code: 'arbitration',
    words: together(
      String.raw`\b(?:disputes?|claims?|controvers(?:y|ies)|disagreements?|complaints?|differences?|quarrels?|matters?)\b`,
      String.raw`\barbitrat(?:ion|ors?|ed)\b`,
      String.raw`\b(?:shall|will|must|are|is|be|go|goes|decided|settled|resolved|submitted|binding|final|only|heard|sent)\b`,
    ),
    unless:
      /\b(?:nothing|not|nor|never|neither|may|if (?:both|the parties|all parties|they|mediation and)|by initialing|initial\w*|brokers?|unless|before|elect\w*|was not|no part|option\w*|agree to (?:arbitrate|mediate) at that time|small claims|commission|earnest money dispute)\b/,
  },
  {
    code: 'seller_may_continue_marketing',
    words: together(
      String.raw`${S}[^.;]{0,40}(?:${MAY}|\b(?:will|shall|goes? on|continues?)\b)[^.;]{0,60}\b(?:market|marketing|shows?|showing|offers?|offering|advertis\w+|lists?|listed|accepts? (?:other |another |further |back-?up |better )|entertains?|considers?|solicits?|open houses?)\b|\b(?:home|house|property|it)\b[^.;]{0,30}\b(?:stays?|remains?|kept|keep|left) (?:active |listed |for sale |up )?(?:on the market|active|listed|for sale)\b`,
      String.raw`\b(?:market|marketing|show\w*|other|others|another|offers?|back-?up|advertis\w*|listed|active|open houses?|sale)\b`,
      String.raw`\b(?:continu\w*|goes? on|keeps?|stays?|remains?|may|free|right|while|until|other|another|further|back-?up|others)\b`,
    ),
    unless:
      /\b(?:not|cease|stop|tops?|outbids?|beats?|no longer|off the market|withdraw\w*|may terminate|within|reject\w*|counter|this offer|acceptance of this|fair market|market value|lender|photos?|closing costs?|appraisal|warranty|possession|insurance|escrow)\b/,
  },
];
