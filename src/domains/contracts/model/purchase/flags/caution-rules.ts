import { BUYER, MODAL, SELLER, WITHIN } from './clause-grammar.ts';
import { TICKED } from '../../text/marks.ts';
import type { FlagRule } from './flag.ts';

const DEPOSIT = String.raw`\b(?:deposits?|earnest money|down ?payments?|hand money|binder|good faith money|deposit money)\b`;
const CLOSING = String.raw`(?:the )?(?:closing|close of escrow|settlement|funding|recording|transfer of title|completion|deed)\b`;
const CONTRACT = String.raw`\b(?:agreement|contract|sale|deal|transaction|offer|it|this|out)\b`;
const LOAN = String.raw`\b(?:loans?|mortgages?|deeds? of trust|trust deeds?|notes?)\b`;
const MINERALS = String.raw`\b(?:minerals?|oil(?:,| and| &|,? or) (?:and )?(?:natural )?gas|coal(?! (?:stove|bin|furnace|chute))|geothermal|gravel|phosphate|subsurface (?:rights|estate)|water rights|royalt(?:y|ies))\b`;
const LEASE = String.raw`\b(?:leases?|tenanc(?:y|ies)|tenants?|rental agreements?|sharecrop\w*)\b`;
const HOME = String.raw`\b(?:property|home|house|premises|unit|land|dwelling|farm|apartment|casita|place|barn|buildings?|garage|improvements)\b`;
const DUE = String.raw`\b(?:due|payable|call(?:s|ed)? (?:in )?(?:the |its |that |such )?(?:whole |entire |full )?(?:loan|note|mortgage|balance|debt)|demand(?:s|ed)?\b[^.;]{0,30}\b(?:balance|payment|full|loan|debt|principal)|accelerat\w+)\b`;
const TRANSFERRED = String.raw`\b(?:transfers?|transferred|sale|sold|sells|convey(?:s|ed|ance)?|title (?:has |is )?(?:pass\w*|transferred)|deeds? (?:over|buyer|you|the (?:house|home|property))|changes? (?:hands|owners?|ownership)|change of owner\w*|due[- ]on[- ](?:sale|transfer))\b`;
const LENDER = String.raw`\b(?:lenders?|banks?|credit union|holder|mortgagee|servicer|beneficiary|${LOAN}|loan papers)\b`;
const PROVIDER = String.raw`\b(?:lenders?|mortgage|lending|loans?|title (?:company|insurer|services|agency|agent)|escrow (?:company|agent)|closing (?:company|agent)|financing|settlement (?:company|agent))\b`;
const FAVOR = String.raw`\b(?:credits?|incentives?|contributions?|allowances?|discounts?|concessions?|upgrades?|packages?|closing costs|bonus|(?:rate )?buy ?downs?|points)\b`;
/** Whose word a sale may wait for, besides that of its sides. */
const APPROVER = String.raw`\b(?:courts?|judge|committee|board of directors|directors|servic\w+|lienholders?|mortgagee|creditors?|investors?|corporate|management|asset manager|headquarters|(?:home|head|regional) office|(?:seller's|vendor's) (?:bank|lender)|hud|receiver|beneficiaries|heirs|members|congregation|vestry|shareholders|trustees|relocation company|probate|bankruptcy)\b`;
const PRICE = String.raw`\b(?:(?:total |purchase |base |sales? |contract |final )?(?:prices?|pricing)|contract sum|amounts? due)\b`;
const COSTS = String.raw`(?:\b(?:costs?|prices?|expenses?)\b[^.;]{0,60}\b(?:materials?|lumber|labor|concrete|suppl(?:y|ies|iers?)|construction|inputs?|tariffs?)\b|\b(?:materials?|lumber|labor|construction) (?:costs?|prices?)\b)`;
const UP = String.raw`\b(?:goes? up|go up|rises?|increases?d?|climbs?|escalates?|higher)\b`;

/** What binds or burdens one side beyond the contingencies: read as the rules of `flags.ts` are. */
export const CAUTION_RULES: readonly FlagRule[] = [
  {
    code: 'builder_may_raise_price',
    words: new RegExp(
      String.raw`${SELLER}${MODAL} (?:increases?|raises?|adjusts?|changes?|revises?|adds?|passes? (?:on|along|through)|re-?prices?)\b${WITHIN(90)}${PRICE}|${SELLER}${MODAL} re-?prices?\b|${BUYER}${MODAL} pays?\b${WITHIN(20)}\bactual costs?\b${WITHIN(60)}\b(?:exceed\w*|over|above|more)\b|\b(?:increase|rise|excess|overrun)s?\b${WITHIN(80)}\b(?:passed (?:through|on|along)|added|charged|billed|for the account)\b${WITHIN(12)}(?:\b(?:to|of) ${BUYER}|\bto the ${PRICE})|${PRICE} (?:is|are|shall be|remains?|will be) subject to (?:change|increase|adjustment|revision|re-?pricing)\b|${PRICE}${WITHIN(30)}\b(?:may|can|will|shall) (?:be )?(?:increased?|raised?|adjusted|go up|rise)\b${WITHIN(80)}(?:\bby ${SELLER}|${COSTS})|${COSTS}${WITHIN(60)}${UP}${WITHIN(90)}\b(?:${BUYER}${WITHIN(40)}\b(?:pays?|bears?|owes?|absorbs?|covers?)|(?:added to|borne by|charged to|passed (?:on|along|through)? ?to|paid by)\b)|${COSTS}${WITHIN(60)}${UP}${WITHIN(60)}${PRICE}${WITHIN(20)}${UP}`,
    ),
    unless:
      /\b(?:not|never|no) (?:be )?(?:increased?|raised?|adjust\w*|subject|rise|go up|change)\b|\bchange orders?\b|\b(?:other|competing|another|any other|better) (?:bona fide )?(?:buyers?|offers?|bids?)\b|\bprorat|\bby (?:mutual|written) (?:agreement|consent)|\b(?:rent|rents|interest rate)\b|\bonly (?:by|if|with)\b[^.;]{0,40}\b(?:signed|agree|consent)/,
  },
  {
    code: 'time_of_essence',
    words: /\b(?:time|times|dates?|days|periods?|deadlines?|performance)\b[^.;]{0,80}\bof the essence\b|\bof the essence\b/,
    unless: /\b(?:not|nor|never|isn't)\b[^.;]{0,16}\bof the essence\b/,
  },
  {
    code: 'due_on_sale',
    words: new RegExp(
      String.raw`\bdue[- ]on[- ](?:sale|transfer)\b|${LENDER}${WITHIN(60)}\b(?:may|can|could|might|lets?|allows?|permits?|entitle[sd]?|has the right)\b${WITHIN(60)}${DUE}${WITHIN(90)}${TRANSFERRED}|${LENDER}${WITHIN(40)}${TRANSFERRED}${WITHIN(20)}\b(?:may|can|could)\b${WITHIN(40)}${DUE}|${TRANSFERRED}${WITHIN(60)}\b(?:may|can|could|might) cause\b${WITHIN(60)}${DUE}|${LOAN}${WITHIN(16)}\b(?:may|can|could|might) be (?:called|accelerated|declared due)\b|${TRANSFERRED}${WITHIN(60)}${LENDER}${WITHIN(40)}\b(?:may|can|could|might|lets?|has the right)\b${WITHIN(60)}${DUE}|${LOAN}${WITHIN(60)}\b(?:becomes?|is|falls?|comes?|shall be)(?: immediately)?(?: all)? (?:due|payable)\b${WITHIN(60)}\b(?:if|on|upon|when)\b${WITHIN(40)}${TRANSFERRED}`,
    ),
    unless: /\b(?:no|without (?:a|any)|not contain\w*) due[- ]on|\bpaid (?:off|in full) at (?:closing|settlement)\b/,
  },
  {
    code: 'loan_assumption',
    words: new RegExp(
      String.raw`${BUYER}${MODAL} (?:assumes?|takes? over|steps? into|takes? on)\b${WITHIN(50)}${LOAN}|${BUYER}${MODAL} takes? (?:that|the|this|the existing|seller's) (?:first )?(?:loan|mortgage|note) over\b|${BUYER}${WITHIN(12)}\bbecomes? (?:the )?borrowers?\b${WITHIN(30)}${LOAN}|\btaking over\b${WITHIN(30)}${LOAN}|\b(?:approv\w+|appl(?:y|ies|ication)|qualif\w+|consent)\b${WITHIN(40)}\bto assume\b${WITHIN(20)}${LOAN}|\bassum(?:ption|ing) (?:of )?(?:the |seller's |vendor's |an? |that )?(?:existing |first |present |va |fha |seller's )*(?:loan|mortgage|note|deed of trust)\b|\b(?:loan|mortgage|note|deed of trust)\b${WITHIN(40)}\b(?:is|to be|will be|shall be) (?:assumed|taken over) by ${BUYER}`,
    ),
    unless:
      /\b(?:no|not|nor|never|cannot|without|nobody|any future|subsequent)\b[^.;]{0,40}\b(?:assum\w+|takes? over|take over)|\b(?:future|later|subsequent|next) (?:buyer|purchaser)|\bassum\w*[^.;]{0,30}\b(?:not permitted|prohibited|applicable)|\$ ?-?0-?(?![\d,])|_{3,}/,
  },
  {
    code: 'seller_may_cancel',
    words: new RegExp(
      String.raw`${SELLER}${MODAL} (?:cancels?|terminates?|withdraws?(?: from)?|rescinds?|ends?|voids?|calls? off|calls?|backs? out|pulls? out|drops? out|walks? away|declines? to (?:close|sell|build|proceed)|elects? (?:not )?to)\b${WITHIN(40)}(?:${CONTRACT}|$|\b(?:for any reason|at any time|(?:up)?on (?:written )?notice|by (?:written )?notice|without cause|for convenience|sole|discretion)\b)|\b(?:if|should) ${SELLER}\b${WITHIN(16)}\b(?:not|cannot|unable|fails? to)\b${WITHIN(12)}\b(?:find|buy|purchase|secure|locate|close on)\b${WITHIN(40)}\b(?:house|home|place|property|residence)\b|\b(?:contingent|conditioned|conditional|subject|depends?)\b (?:up)?(?:on|to) ${SELLER}(?:'s?)?${WITHIN(12)}\b(?:purchas\w+|finding|locating|clos\w+|acqui\w+|securing|buying|entering|contract\w*)\b${WITHIN(40)}\b(?:home|house|property|residence|place|housing)\b|\b(?:ends?|terminat\w+|cancel\w*|void)\b${WITHIN(24)}\bat ${SELLER}(?:'s?)? (?:sole |own )?(?:option|election|discretion)\b|\b(?:agreement|contract|sale)\b${WITHIN(20)}\b(?:may|can) be (?:cancel\w+|terminated|rescinded|ended|voided) by ${SELLER}`,
    ),
    unless:
      /\b(?:not|nor|never|cannot|neither)\b[^.;]{0,24}\b(?:cancel|terminate|withdraw|rescind|end|void|back out)|\b(?:buyer|purchaser)s?\b[^.;]{0,60}\b(?:fails?|failed|failing|failure|default\w*|breach\w*|does not|do not|has not|have not|is unable|cannot|objects?|requests?|refus\w+|obtain|provide|deliver|deposit|pay|perform|or (?:seller|vendor))|\b(?:default|breach|fail(?:s|ure)? to (?:close|pay|perform|deposit))\b|\b(?:seller or (?:buyer|purchaser)|buyer and seller|either|each|both|mutual|(?:seller|vendor)'s attorney|attorneys?|title (?:defects?|objections?)|cure|casualty|destroy|damaged?|condemn|lender|financing|loan|mortgage|appraisal|repairs?|inspection|commitment|counter\s?offer|backup|back-up|before (?:buyer )?accept|prior to accept|any time before acceptance|until (?:it is )?accepted|revoke|option (?:period|fee|to (?:buy|purchase))|not received|hereby)\b|\b(?:this|the) offer\b/,
  },
  {
    code: 'deposit_paid_to_seller',
    words: new RegExp(
      String.raw`${DEPOSIT}${WITHIN(80)}\b(?:paid|given|made out|delivered|payable|handed|turned over|paid over|goes? (?:straight|directly)|released?|disbursed|forwarded)\b${WITHIN(24)}\bto ${SELLER}(?!'?s'? (?:agent|attorney|broker|lawyer|firm|escrow))|\b(?:disbursement|release|payment)\b${WITHIN(16)}${DEPOSIT}${WITHIN(12)}\bto ${SELLER}|\b(?:pay|release|disburse|turn|hand|forward|give)s? (?:over )?${WITHIN(30)}${DEPOSIT}${WITHIN(20)}\b(?:to|over to) ${SELLER}|${DEPOSIT}${WITHIN(60)}\b(?:in|into) ${SELLER}'?s'? (?:own |operating |general |business |bank |checking |personal )+account|${DEPOSIT}${WITHIN(100)}\b(?:(?:not|never) (?:be )?(?:held |kept |placed |deposited )?in (?:an? )?(?:escrow|trust)\b|(?:may|can|will) be (?:used|spent) (?:by ${SELLER}|in|on|for|toward)\b|(?:need not|will not|shall not) be (?:escrowed|(?:held|kept|placed) in escrow)\b)|${SELLER}${MODAL} (?:use|spend|commingle)\b${WITHIN(16)}${DEPOSIT}|${SELLER}${MODAL} (?:holds?|keeps?)\b${WITHIN(10)}${DEPOSIT}${WITHIN(40)}\b(?:until|pending|before) (?:the )?(?:closing|settlement)`,
    ),
    unless:
      /\b(?:default\w*|breach\w*|forfeit\w*|liquidated|fails?|failure|refus\w+|terminat\w+|cancel\w*|option fee|due diligence|dispute|interplead\w*|escrow (?:agent|holder|company) (?:shall|will)|seller's (?:agent|broker|attorney)|security deposits?|tenants?|rents?|never released|not (?:be )?released|does not close|entitled|joint\w*|mutual\w*|both|at (?:the )?(?:closing|settlement)|with the (?:rest|balance))\b/,
  },
  {
    code: 'deposit_paid_to_seller',
    words: new RegExp(
      String.raw`${SELLER}${MODAL} (?:use|spend|puts?|putting|deposits?|keeps?)\b${WITHIN(10)}\b(?:it|them|this money|that money|the money)\b(?:[^a-z]{0,4}$|${WITHIN(8)}\b(?:in|into) ${SELLER}'?s'? (?:own )?)`,
    ),
    after: new RegExp(String.raw`${DEPOSIT}|\b(?:check for|hands? (?:to )?${SELLER}|dollars of it)\b`),
    unless: /\b(?:default\w*|breach\w*|forfeit\w*|fails?|escrow|trust)\b/,
  },
  {
    code: 'daily_charge_for_delay',
    words: new RegExp(
      String.raw`^(?=[^]*\b(?:clos\w+|settle\w*|delays?|delayed|late|extension|extend\w*)\b)(?=[^]*(?:${BUYER}|\byou\b))(?=[^]*\b(?:pays?|owes?|costs?|charged?|penalty|accrues?|liable|fee|extension|per diem)\b)[^]*?(?:(?:\$ ?\d[\d ,]*|percent|%)[^;]{0,40}\b(?:per|a|each|every|for (?:each|every)) (?:calendar |additional |business )?(?:day|diem)\b|\$ ?\d[\d ,]* daily\b|\bper diem\b[^;]{0,24}\$ ?\d|\b(?:each|every) (?:calendar |additional )?day\b[^;]{0,60}\$ ?\d)`,
    ),
    unless:
      /\b(?:rent|occup\w+|stay|stays|remains?|possession|hold\w* ?over|month|year|annum|hour|interest at|(?:seller|builder|vendor) (?:shall |will |must )?(?:pays?|owes?|credits?)|page|key|dues)\b/,
  },
  {
    code: 'buyer_releases_seller',
    words: new RegExp(
      String.raw`${BUYER}${MODAL} (?:(?:hereby|forever|fully|and|unconditionally|irrevocably) )*(?:releases?|discharges?|waives?|gives? up|forgoe?s?|relinquish(?:es)?|holds? harmless)\b(?=${WITHIN(160)}\b(?:${SELLER}|against ${SELLER}))${WITHIN(160)}\b(?:claims?|liabilit(?:y|ies)|causes? of action|demands?|suits?)\b|${BUYER}${MODAL} (?:waives?|gives? up|forgoe?s?) (?:all |any |every |the )?rights? to sue ${SELLER}|${BUYER}${MODAL} holds? ${SELLER} harmless from\b${WITHIN(60)}\b(?:defects?|condition|claims?)\b|${BUYER} (?:covenants?|agrees?|promises?) (?:not|never) to sue\b|${BUYER}${MODAL} (?:has|have|make|bring|raise) no (?:further )?(?:claims?|recourse)\b${WITHIN(30)}\bagainst ${SELLER}\b${WITHIN(60)}\b(?:condition|defects?|state|home|house|property)\b|\bno (?:claims?|recourse)\b${WITHIN(20)}\b(?:against|to) (?:${SELLER}|the (?:executor|executrix|estate|trustees?|personal representative))${WITHIN(60)}\b(?:condition|defects?)\b`,
    ),
    unless:
      /\b(?:terminat\w+|cancel\w*|each other|mutual\w*|earnest money|deposits?|escrow|if (?:the )?(?:buyer|purchaser)|fraud only|broker'?s? (?:and|or) (?:its|their)|inspections? (?:of|by)|arising from (?:buyer's|such|its|the) (?:inspection|entry)|injur\w+)\b/,
  },
  {
    code: 'mineral_rights_reserved',
    words: new RegExp(
      String.raw`\b(?:reserv(?:es?|ing)|keeps?|retains?|retaining|hold(?:s|ing)? back|except(?:s|ing)?|withholds?|excludes?|excluding|save and except)\b${WITHIN(90)}${MINERALS}|${MINERALS}${WITHIN(50)}\b(?:(?:is|are|were|have been|shall be|being) (?:hereby )?(?:reserved|excepted|excluded|retained|severed|kept|withheld|not (?:included|conveyed|part|sold))|${SELLER} (?:holds? back|keeps?|retains?|reserves?)|(?:do|does|shall|will) not (?:pass|convey|transfer|go)|(?:stays?|remains?) (?:with |the property of |to )?(?:${SELLER}|(?:the )?(?:heirs|estate|railroad|family|grantors?)))`,
    ),
    unless:
      /_{2,} ?%|\b(?:if any|of record|prior (?:reservations?|owners?)|previous\w*|whether|unless|no (?:mineral|oil|reservation)|not (?:reserve|keep|retain)|including all (?:minerals?|oil))\b/,
  },
  {
    code: 'sold_with_tenant',
    words: new RegExp(
      String.raw`\bsubject to\b${WITHIN(50)}${LEASE}|${LEASE}${WITHIN(60)}\b(?:subject to|stays?(?: on)?|remains?|continues?|survives?|is assigned to ${BUYER}|in possession)\b|\b(?:tenant|renter|lessee|lodger)s?\b${WITHIN(40)}\b(?:occup(?:y|ies)|lives?|stays?|remains?|holds? over)\b|\boccupied by\b${WITHIN(16)}\b(?:tenants?|renters?|lessees?)\b|\bhonors?\b${WITHIN(16)}${LEASE}|\b(?:is|are|now|currently|presently) (?:rented|leased|let)\b(?! (?:to|by) (?:the )?(?:seller|vendor))${WITHIN(50)}\b(?:until|through|to|for|at \$|month)\b|\btenant\b${WITHIN(60)}\bas (?:his|her|their|the new) landlord\b`,
    ),
    unless:
      /\b(?:no|not|nor|free (?:of|from)|vacant|vacate[sd]?|if any|unless(?! otherwise)|whether|if|equipment|solar|propane|fixtures?|water heater|tenants? (?:in common|by the entiret\w+)|joint tenan\w+|seller(?:'s)? (?:lease|rent|tenancy|occupan)|leases? ?back|rent ?back|seller (?:as|is|shall be) (?:a )?tenant|seller (?:may|shall|will|stays?|remains?|keeps?)|post-?(?:closing|settlement)|tenant at sufferance|security system|smoke|softener|alarm|panels|option to (?:buy|purchase)|inspections?|ground lease|other tenants|before closing|prior to closing)\b/,
  },
  {
    code: 'early_possession',
    words: new RegExp(
      String.raw`${BUYER}${MODAL} (?:occup(?:y|ies)|moves? in(?:to)?|takes? (?:possession|the keys)|have (?:possession|the keys|use)|possession|occupancy|lives?|stores?|use)\b${WITHIN(80)}\b(?:before|prior to|ahead of|in advance of|pending|until)\b (?:the )?(?:day of )?${CLOSING}|${BUYER}${MODAL} (?:moves? in(?:to)?|occup(?:y|ies)|takes? possession)\b${WITHIN(60)}\btitle\b${WITHIN(10)}\b(?:not (?:yet )?pass\w*|passes)|\bearly (?:possession|occupancy|move-?in)\b${WITHIN(60)}\b(?:buyer|purchaser|agree\w*|granted|allowed|given|from|on|begins?|attached)\b|\b(?:possession|occupancy|keys)\b${WITHIN(40)}\bto ${BUYER}\b${WITHIN(40)}\b(?:before|prior to|ahead of|in advance of) (?:the )?${CLOSING}|\bpre-?(?:closing|settlement) (?:occupancy|possession)\b`,
    ),
    unless:
      /\b(?:no|not|nor|nobody|without|unless|inspect\w*|walk|measure|view|if (?:buyer|early)|seller (?:shall|will|must|to) (?:occupy|vacate|remain|repair)|may request)\b/,
  },
  {
    code: 'sale_needs_approval',
    words: new RegExp(
      String.raw`\bshort sale\b|\b(?:sale|contract|agreement|offer|obligations?|closing|acceptance|it|this)\b${WITHIN(40)}\b(?:subject to|depends? (?:up)?on|contingent (?:up)?on|conditioned (?:up)?on|requires?|needs?|hinges? on)\b${WITHIN(50)}\b(?:approval|approved|confirmation|confirmed|consent|ratification|blessing|sign-off|order|license|decree)\b${WITHIN(50)}${APPROVER}|\b(?:not|never|nor)\b${WITHIN(20)}\b(?:bind(?:s|ing)?|bound|effective|final)\b${WITHIN(50)}\b(?:until|unless)\b${WITHIN(50)}\b(?:approv\w+|confirm\w+|ratif\w+)\b${WITHIN(60)}\b(?:courts?|judge|committee|board|directors|bank|management|office|creditors?|investors?|members|heirs|beneficiaries|seller's|vendor's)\b|\b(?:until|unless)\b${WITHIN(30)}${APPROVER}${WITHIN(24)}\b(?:approv\w+|confirm\w*|ratif\w+|signs? off|agrees?|consents?)\b|${APPROVER}${WITHIN(30)}\b(?:must|has to|have to|needs? to|shall|has\b${WITHIN(16)}\bto) (?:first )?(?:vote to )?(?:approve|confirm|agree|accept|ratify|consent)\b`,
    ),
    unless:
      /\bnot (?:be )?(?:a )?short sale|\bno short sale|\b(?:buyer|purchaser)'?s'? (?:loan|credit|application|lender)|\b(?:loan|mortgage|credit|financing) (?:approval|commitment)|\bif\b[^.;]{0,20}\bshort sale|\bis not subject\b|\b(?:architectural|association|condominium|cooperative|co-op)\b/,
  },
  {
    code: 'quitclaim_deed',
    words:
      /\bquit ?-?claim\b|\bdeed\b[^.;]{0,40}\bwithout (?:any )?(?:warrant(?:y|ies)|covenants?)\b|\b(?:non-?warranty|no-warranty) deed\b/,
    unless: /\b(?:not|no|nor|never|other than|rather than|instead of|former (?:spouse|owner)|spouse|cure|clear|remove)\b/,
  },
  {
    code: 'dual_agency',
    words: new RegExp(
      String.raw`\b(?:represent(?:s|ing)?|acts?|acting|agents?|works?|working|serves?|serving|engaged by)\b${WITHIN(20)}\b(?:both|the two)\b${WITHIN(24)}\b(?:${BUYER}|${SELLER}|parties|sides)|\b(?:hired|engaged|retained) by (?:both )?${SELLER} and (?:by )?${BUYER}|${TICKED}\s?(?:limited |disclosed |consensual )*dual agen(?:t|cy)\b|\b(?:listing|seller's) (?:broker|agent|firm|brokerage)\b${WITHIN(12)}\balso\b${WITHIN(8)}\b(?:represents?|acts? for|works? for)\b${WITHIN(12)}${BUYER}|\b(?:is|as|acts?|acting|are) (?:an? |the )?(?:limited |disclosed |consensual )*dual (?:agents?|representation|licensee)\b|\bdual agency\b${WITHIN(30)}\b(?:is|are|applies|consent\w*|agree\w*|disclosed)\b|\b(?:one|same|single) (?:broker|agent|firm|brokerage)\b${WITHIN(40)}\bboth\b`,
    ),
    unless:
      /\b(?:not|no|nor|never|may|might|if|unless|could|declines?|means|cannot|neither|possib\w+|when|whether|attorney|escrow|title|closing|appraiser|arbitrator|counterpart)\b/,
  },
  {
    code: 'tied_services',
    words: new RegExp(
      String.raw`${FAVOR}${WITHIN(90)}\b(?:only if|only when|only with|solely|provided|conditioned|contingent|so long as|as long as|if|when)\b${WITHIN(80)}\b(?:affiliat\w+|preferred|approved|designated|participating|(?:builder|seller)'s|uses?|finances?|obtains?|closes with|borrows?|(?:financing|loans?) (?:through|from|with)|gets? (?:a|its|the) loan)\b${WITHIN(60)}${PROVIDER}|\b(?:if|should|when|unless)\b${WITHIN(40)}\b(?:uses?|chooses?|selects?|picks?|goes to|closes? with|finances? (?:with|through)|borrows? from)\b${WITHIN(30)}\b(?:other|another|different|outside|preferred|affiliated|own)\b${WITHIN(12)}${PROVIDER}${WITHIN(80)}(?:${FAVOR}|\b(?:pays?|fee|forfeit\w*|lost|loses?|withdrawn)\b)|${BUYER}${WITHIN(12)}\b(?:forfeits?|loses?)\b${WITHIN(20)}${FAVOR}${WITHIN(24)}\b(?:another|other|different|outside)\b${WITHIN(12)}${PROVIDER}|\b(?:closing|settlement)\b${WITHIN(20)}\bmust\b${WITHIN(30)}${PROVIDER}${WITHIN(20)}(?:${SELLER} (?:names?|chooses?|selects?)|\b(?:named|chosen|selected) by ${SELLER})|${FAVOR}${WITHIN(60)}\b(?:forfeit\w*|lost|withdrawn|void)\b${WITHIN(16)}\b(?:should|if|when)\b${WITHIN(30)}\b(?:close with|closes with|uses?|chooses?|borrows?)\b${WITHIN(12)}\b(?:another|other|different|outside)\b${WITHIN(12)}${PROVIDER}|${BUYER} (?:must|shall|is required to|agrees? to) use (?!its\b|his\b|her\b|their\b|good\b|best\b|reasonable\b|diligent\b|due\b|all\b|commercially\b)${WITHIN(24)}\b(?:title|escrow|mortgage|lending)\b|${BUYER} (?:must|shall|is required to|agrees? to) (?:use|close with|finance (?:with|through)|obtain (?:its|their|a|the) (?:loan|financing|mortgage) (?:from|through))\b${WITHIN(60)}\b(?:affiliat\w+|preferred|designated|${SELLER}'s|named by ${SELLER}|chosen by ${SELLER}|lender)\b`,
    ),
    unless:
      /\b(?:not required|free to (?:use|choose)|any lender|lender of (?:buyer's|purchaser's|its|their) choice|no obligation to use)\b/,
  },
  {
    code: 'buyer_pays_special_assessments',
    words: new RegExp(
      String.raw`${BUYER}${MODAL} (?:pays?|assumes?|takes? (?:over|on)|bears?|owes?|is responsible for|responsible for)\b${WITHIN(60)}\bassessments?\b|\bassessments?\b${WITHIN(140)}\b(?:(?:paid|assumed|borne|taken over|payable|taken on) by ${BUYER}|(?:is|are) (?:for )?${BUYER}(?:'s?)?(?:$|\W+(?:to pay|cost|responsibility|expense|account|obligation|duty|concern|alone))|(?:is|are|be|become) (?:the )?(?:obligation|responsibility|duty|debt|expense) of ${BUYER}|(?:falls?|rests?|passes?) (?:on|to|with) ${BUYER})`,
    ),
    unless:
      /\b(?:prorat\w+|pro rata|seller (?:shall |will |must )?(?:pays?|bears?)|after (?:the )?(?:date of )?(?:closing|settlement|transfer)|accru\w+ after|regular|monthly|annual dues|tax assessments?|assessed value|lot assessment|from (?:and after )?(?:the )?(?:closing|settlement)|risk assessments?|environmental|homeowner'?s'? (?:association )?fees?)\b/,
  },
  {
    code: 'class_action_waived',
    words:
      /^(?=[^]*\b(?:waive[sd]?|not|no|nor|never|individual(?:ly)?|give[sn]? up|prohibited|barred|only)\b)[^]*?(?:\b(?:class|collective|representative|consolidated)(?:,? (?:or|and|collective|representative|consolidated|mass))*[ -](?:actions?|proceedings?|arbitrations?|basis|claims?|suits?|lawsuits?|members?)\b|\b(?:member of|in) (?:a|any) class\b(?! of))/,
  },
  {
    code: 'claims_limited',
    words: new RegExp(
      String.raw`(?:${SELLER}'?s'?${WITHIN(40)}\b(?:liability|responsibility)|\bliability of ${SELLER}|\brecover\w*\b${WITHIN(30)}\bfrom ${SELLER}|\bdamages\b${WITHIN(20)}\b(?:against|from) ${SELLER})${WITHIN(60)}\b(?:limited|not (?:to )?exceed|no more than|capped|more than|in excess of|maximum)\b${WITHIN(20)}\$|\b(?:claims?|actions?|suits?|lawsuits?|proceedings?)\b${WITHIN(80)}\b(?:must|shall|may|to)\b${WITHIN(12)}\b(?:be )?(?:(?:filed|brought|made|begun|commenced|started|raised|asserted|given)\b${WITHIN(60)}\b(?:within|more than|later than|no later|before|not later)\b${WITHIN(30)}\b(?:days?|months?|years?)\b)|\b(?:claims?|suits?|actions?)\b${WITHIN(20)}\bnot (?:filed|brought|made|raised)\b${WITHIN(40)}\b(?:barred|lost|waived|void)\b|\brepresentations?\b${WITHIN(40)}\b(?:survives?|expires?|die)\b${WITHIN(40)}\b(?:days|months|year)\b|\b(?:no|any) (?:claim|action|suit|lawsuit)\b${WITHIN(60)}\b(?:more than|later than|after|within)\b${WITHIN(30)}\b(?:days?|months?|years?)\b${WITHIN(30)}\b(?:closing|settlement|barred|waived|lost)`,
    ),
    unless:
      /\bactions? (?:described|required|taken|listed|necessary|contemplated|above|below)\b|\b(?:specific performance|either party|both parties|liens?|mechanic'?s'?|warranty work|security deposit|insurance claims?|(?:return|refund) of|earnest money|title objections?|eminent domain|small claims|mediation|arbitrator|broker)\b/,
  },
  {
    code: 'terms_left_open',
    words:
      /\b(?:to be|will be|shall be|be|are|is) (?:agreed|decided|worked out|determined|negotiated|settled|fixed|set|discussed)\b[^.;]{0,30}\b(?:later|afterwards?|in the future|at a (?:later|future) (?:date|time)|down the road|in due course)\b|\b(?:work|works|worked) (?:it |that |this |them )?out\b[^.;]{0,16}\b(?:later|afterwards?|between us|in time|as we go)\b|\b(?:agree|decide|settle|negotiate|talk about|discuss)\b[^.;]{0,40}\b(?:later|at a (?:later|future) (?:date|time)|some other (?:day|time)|afterwards|in the future|down the road)\b|\bagree(?:ment)?s? to agree\b/,
    unless:
      /\b(?:not later|no later|later than|or (?:a |such |any |at )?(?:later|other)|sooner or later|whichever|commission|compensation|(?:seller|buyer) may|unless|if|until|closing date|later of)\b/,
  },
  {
    code: 'oral_promises',
    words:
      /\b(?:orally|verbally|by word of mouth|on a handshake)\b[^.;]{0,30}\b(?:agreed|promised|told|arranged|settled)\b|\b(?:agreed|promised|arranged|settled|discussed|talked about)\b[^.;]{0,24}\b(?:orally|verbally|by word of mouth|on the phone|by phone|on a handshake|in person)\b|\bas (?:we )?(?:talked about|discussed)\b|\bhandshake (?:deal|agreement)\b|\b(?:verbal|oral) (?:promise|agreement|assurance|understanding)\b/,
    unless: /\b(?:no|not|nor|never|any|only|superse\w+|merge\w*|unless|binding|enforceable|entire|whether)\b/,
  },
  {
    code: 'risk_of_loss_on_buyer',
    words: new RegExp(
      String.raw`\brisk of (?:(?:any|the|all|fire|casualty|or|and|other) )*(?:loss|damage|fire|casualty|destruction)\b${WITHIN(60)}\b(?:(?:is|are|be|falls?|rests?|lies|shall be|passes?)\b${WITHIN(20)}\b(?:on|upon|to|with|borne by|assumed by|of) ${BUYER}|${BUYER}'s)|${BUYER}${MODAL} (?:bears?|carr(?:y|ies)|assumes?|takes?)\b${WITHIN(30)}\brisk of (?:(?:any|all|fire|casualty|or|and|other) )*(?:loss|damage|fire|casualty|destruction)|\b(?:destruction|damage|fire|loss)\b${WITHIN(60)}\b(?:does|shall|will) not\b${WITHIN(12)}\b(?:free|release|excuse|relieve) ${BUYER}|${BUYER}${WITHIN(60)}\bbears? (?:every|all|any)\b${WITHIN(12)}\bloss\b|\b(?:from (?:today|now|signing|the date)|pending|until)\b${WITHIN(40)}\bat ${BUYER}'s risk\b|\b(?:if|should)\b${WITHIN(30)}${HOME}${WITHIN(30)}\b(?:burns?|is (?:damaged|destroyed)|(?:be )?(?:damaged|destroyed)|floods?)\b${WITHIN(80)}(?:${BUYER}'?s'? (?:loss|risk|problem)|${BUYER} (?:must|shall|will|still|is still|remains?)\b${WITHIN(20)}\b(?:close|buy|pay|perform|bound|complete)\w*)`,
    ),
    unless:
      /\b(?:pass(?:es)?|transfers?|shifts?)\b[^.;]{0,40}\b(?:at|on|upon|after|with|when)\b[^.;]{0,12}\b(?:clos\w+|settlement|deliver\w+|recording|possession|transfer|deed|title)|\b(?:after|at|upon|from) (?:the )?(?:closing|settlement|transfer of title|delivery of (?:the )?deed)\b|\bremains? (?:on|with) (?:the )?(?:seller|vendor)|\b(?:seller|vendor) (?:shall |will )?(?:bears?|retains?|assumes?)/,
  },
];
