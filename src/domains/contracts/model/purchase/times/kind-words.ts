type Kind = readonly [type: string, words: RegExp];

/** What a sentence with a time in it sets the time for; the first that fits. Contingencies are told by themselves. */
export const KINDS: readonly Kind[] = [
  // "Buyer has 72 hours after that notice to remove this contingency": after the seller took another offer.
  [
    'contingency_removal',
    /\b(?:hours?|days?)\b[^.;]{0,60}\bnotice\b[^.;]{0,30}\bto (?:remove|waive|drop|lift|satisfy) (?:this|such|said|the (?:home )?sale|the) contingenc/,
  ],
  [
    'non_renewal_notice',
    /\b(?:notice|tells?|told|writes?|writing|says?)\b[^.]{0,100}\bbefore (?:the )?(?:(?:end|expiration|expiry) of (?:the |this )?(?:initial |original )?(?:lease|term|tenancy)|(?:lease|term|tenancy) (?:ends|expires|is over|runs out))/,
  ],
  [
    'offer_expiration',
    /\bnot (?:all|both|everybody)\b[^.]{0,30}\bsign(?:ed)?\b(?:[^.]|(?<=\b[ap])\.|(?<=\b[ap]\.m)\.){0,60}\b(?:nothing|void|no (?:contract|agreement)|lapses|ends)\b/,
  ],
  // "Seller must respond by 5:00 p.m. on December 16, otherwise this offer lapses"
  [
    'offer_expiration',
    /\b(?:respond|answer|accept|sign)\w*\b(?:[^.]|(?<=\b[ap])\.|(?<=\b[ap]\.m)\.){0,90}\b(?:otherwise|or|else)\b[^.]{0,30}\b(?:offer|counter ?offer|it)\b[^.]{0,20}\b(?:lapses?|expires?|is (?:void|withdrawn|off|over|revoked)|ends)\b/,
  ],
  [
    'offer_expiration',
    /\b(?:offer|counter ?offer) (?:must|shall|is to) be (?:signed|accepted|executed)\b|\b(?:seller|buyer|vendor|purchaser|owner|you) (?:must|shall|is to|may|can) accept\b[^.;]{0,24}\b(?:by|before|until|till|no later than)\b/,
  ],
  // "If I haven’t got your signatures by 9 at night on May 18, consider this withdrawn."
  [
    'offer_expiration',
    /\bif (?:i|we)\b[^.;]{0,30}\b(?:not|haven't|don't|hear nothing)\b(?:[^.]|(?<=\b[ap])\.|(?<=\b[ap]\.m)\.){0,110}\b(?:withdrawn|dead|void|lapsed?|gone|off the table|look elsewhere|nothing)\b/,
  ],
  // "Please let me have your answer by 8 o’clock …"
  [
    'offer_expiration',
    /\bplease (?:sign|let (?:us|me) know|answer|reply|respond)(?: (?:it|this|below|here|to this))? (?:by|before|no later than)\b|\b(?:i|we) (?:need|want|must have) (?:a|your) (?:yes|answer|word|reply)\b[^.;]{0,20}\b(?:by|before|until|no later than)\b|\b(?:let (?:me|us) have|(?:i|we) (?:must |will |would like to )?(?:have|need|want|expect|await)) your (?:written |signed )?(?:answer|reply|decision|acceptance)\b[^.;]{0,30}\b(?:by|before|until|no later than)\b/,
  ],
  [
    'additional_deposit',
    /\bincreas\w+ (?:of )?(?:the |its |such |initial |earnest money )*deposit\b|\b(?:pays?|wires?|delivers?|deposits?|sends?)\b[^.;]{0,20}\b(?:balance|rest|remainder) of (?:the |its )?(?:deposit|earnest money|down ?payment)\b/,
  ],
  // "may terminate for any reason within 10 days": what forms call due diligence.
  [
    'inspection',
    /\b(?:terminate|cancel|withdraw|back out)\b[^.;]{0,40}\bfor (?:any|no) reason\b(?![^.;]{0,60}\b(?:option|fee)\b)/,
  ],
  [
    'board_approval',
    /\bapprov(?:al|ed?)\b[^.;]{0,30}\b(?:by|of|from) (?:the )?(?:[a-z-]+ )?(?:association|co-?op(?:erative)? (?:board|corporation)|condominium board|managing agent)\b(?! (?:documents|rules))/,
  ],
  [
    'additional_deposit',
    /^[^a-z$]{0,6}(?:and )?an? (?:further|additional|second) \$ ?[\d,.]{4,}|\bas additional (?:earnest money|deposit)\b|\bdeposits? an? (?:additional|further)\b|^\W{0,6}(?:[a-z\d]{1,3}[.)] ?)?["“]?(?:additional|second|further|increased) (?:earnest money )?deposit\b/,
  ],
  ['terminate_after_failed_cure', /within [^.]{1,40} after (?:the )?(?:end|expiration|expiry) of (?:the )?cure period/],
  [
    'title_cure',
    /\bmakes? (?:the )?title (?:good|marketable|insurable|clear)\b|\bcure\b[^.]{0,130}\b(?:objection|defect|title)|\b(?:satisf(?:y|ies)|clears?|removes?|resolves?|corrects?) (?:(?:all|any|the|such|valid|title|buyer's|purchaser's) )*(?:objections|exceptions)\b|(?:objection|defect|title)[^.]{0,120}\bcure\b/,
  ],
  [
    'title_objection',
    /\b(?:object(?:s|ion|ions)?|disapprov\w+)\b[^.]{0,160}\b(?:title|commitment|survey|exception)|(?:title|commitment|preliminary report)[^.]{0,120}\bobject/,
  ],
  [
    'title_commitment',
    /(?:furnish|deliver|provide|obtain|order|hand)[^.]{0,80}(?:title commitment|(?<!\b(?:loan|mortgage|financing|lender's|lender) )commitment (?:for|to)\b(?! (?:an? |the |such )?(?:[a-z-]+ ){0,2}(?:loan|mortgage)| lend| (?:property|hazard|flood|homeowner'?s'?) insurance)|preliminary (?:title )?report|title report|abstract of title|title evidence|title insurance commitment)|title (?:insurance )?commitment[^.]{0,40}(?:\bdue\b|delivered|furnished|provided|ordered|given|sent)|owner's commitment|\bcommitment (?:for|of) (?:an? )?(?:owner's )?title (?:insurance|policy)\b[^.]{0,60}\b(?:issued|delivered|furnished|provided|ordered)|\breport on (?:the )?title\b|report (?:any|every|each) defects? of title|search the land records/,
  ],
  ['option_termination', /\bunrestricted right to terminate\b/],
  [
    'option_fee_delivery',
    /\b(?:pa(?:y|id)|deliver|tender)\b[^.]{0,80}\b(?:option|due diligence) (?:fee|money|payment)\b|\b(?:option|due diligence) fee\b[^.]{0,60}\b(?:payable|paid|delivered|due)\b/,
  ],
  [
    'option_exercise',
    /\b(?:exercis(?:e[sd]?|ing)|us(?:es?|ing)|tak(?:es?|ing) up)\b[^.]{0,40}\boption\b|\boption\b[^.]{0,60}\bexercised?\b/,
  ],
  [
    'balloon_payment',
    /\bballoon (?:payment|balance)\b|\b(?:entire|whole)\b[^.]{0,40}\b(?:balance|principal)\b[^.]{0,80}\b(?:paid in full|due and payable|shall be (?:due|paid)|is due)\b/,
  ],
  ['extension_deposit', /\bextension (?:deposit|fee|payment)\b/],
  [
    'loan_status_update',
    /(?<!\b(?:in|by|on) (?:the |an? )?(?:(?:attached|enclosed|aar) )*)\bloan status (?:update|report)\b|\blsu\b/,
  ],
  [
    'earnest_money_delivery',
    /^(?!.*\b(?:refund|return|forfeit|goes back|given back|gets? back))(?=.*\b(?:deliver|deposit|pa(?:y|id)|tender|remit|submit|due|wire|hand|reach|goes|brings?|brought|given|gives?|left|lodged?|sent|sends?|mailed|placed?|comes?)\b|.*\b(?:deliver|deposit|pay|tender|remit|submit|wire|hand|reach)).*(?:earnest money|earnest deposit|initial deposit|escrow deposit|good[ -]faith deposit|hand money|\bemd\b|\bbinder\b(?! of| (?:shall |must |is to |will )?(?:be )?(?:delivered|sent|given|goes)? ?to (?:the |his |her |its |their )?lender)|(?<!\b(?:options?|upgrades?|design|second|security|pet) )\bdeposit\b)/,
  ],
  // "I will bring $8,000 to Maury River Settlement, who will hold it for us both, within four days"
  [
    'earnest_money_delivery',
    /\b(?:bring|take|wire|send|pay|hand|give|leave|lodge|deliver)s?\b[^.;$]{0,30}\$\s?[\d,]{4,}[^.]{0,110}\b(?:hold|holds|held|keep|kept|in escrow|in trust)\b/,
  ],
  ['earnest_money_delivery', /\$\s?[\d,]{4,} (?:to|with) [^.;$]{3,60}\bas (?:the )?(?:escrow|holder)/],
  ['earnest_money_delivery', /\bwires? \$\s?[\d,]{4,} to [^.;$]{3,60}\b(?:escrow|title)\b(?![^.]{0,60}\bclosing\b)/],
  ['earnest_money_delivery', /\b(?:buyer|purchaser|vendee)s? (?:shall |will |must )?deposits? \$ ?[\d,]{3,}/],
  [
    'earnest_money_delivery',
    /\bdown ?payment\b[^.]{0,20}\b(?:shall|will|must|is to|to) (?:be (?:paid|delivered|sent|wired|in the hands)|reach)\b/,
  ],
  [
    'additional_deposit',
    /\b(?:adds?|add(?:ing)?|increases?)\b[^.;]{0,40}\b(?:to|of) (?:the |its |his |her |their )?(?:earnest money|deposit)\b/,
  ],
  [
    'earnest_money_delivery',
    /\$\s?[\d,]{3,}(?:\.\d\d)? (?:is|are|shall be|will be|to be|is to be|must be) (?:paid|deposited|left|lodged|placed|handed) (?:with|to|in|at)\b(?![^.;]{0,30}\bclosing\b)/,
  ],
  [
    'earnest_money_delivery',
    /\bopens? escrow with \$|\b(?:place|put|leave|left|lodge|post)s? \$\s?[\d,]{3,} (?:with|at) [^.;$]{3,60}|\bearnest money\b[^.;]{0,40}\b(?:be|is) in (?:the )?(?:trust|escrow|hands)\b/,
  ],
  // "$7,350.00 by Purchaser’s check to the Seller’s attorney"
  [
    'earnest_money_delivery',
    /\$\s?[\d,]{4,}(?:\.\d\d)? (?:by|in) (?:[a-z']+ ){0,3}(?:checks?|wire|cash|funds)\b[^.;$]{0,20}\b(?:to|with)\b(?![^.;$]{0,90}\bclosing\b)/,
  ],
  ['earnest_money_delivery', /\b(?:put|lay)s? down \$\s?[\d,]{3,}/],
  ['earnest_money_delivery', /\b(?:earnest money|initial deposit)\W{1,3}\$\s?[\d,.]+,? \(?(?:to|with|at|in|by)\b/],
  [
    'proof_of_funds',
    /\bbank statements?\b|(?:proof|evidence|verification|sources?) of (?:the )?(?:(?:sufficient|available|adequate|liquid|necessary) )?(?:funds|cash|money)|letter of credit|availability of funds/,
  ],
  ['insurance_claims', /insurance claims history/],
  [
    'loan_application',
    /(?:appl(?:y|ies|ied|ying)|application)[^.]{0,60}(?:loan|mortgage|financing|lender)|\b(?:bank|credit union)\b[^.]{0,90}\b(?:put(?:s|ting)? in|make|file|submit|send) (?:the|our|my|an|his|her|their) (?:\w+ )?application\b|\bappl(?:y|ies|ied) (?:at|to|with) [^.]{3,40}\b(?:bank|credit union|savings|mortgage|trust company)\b|\bapplication (?:to|at|with) (?:the |a |my |our )?(?:[a-z]+ ){0,3}(?:bank|credit union)\b|(?:loan|mortgage|financing)\W{1,3}(?:(?:buyer|purchaser)s? )?(?:(?:written )?application|appl(?:y|ies)\b)/,
  ],
  ['preapproval', /\bpre-?(?:approval|qualification)\b(?!'s)(?!.*\bloan approval\b)/],
  [
    'loan_application',
    /\b(?:loan|mortgage|financing)\b[^.;]{0,40}: ?(?:the )?(?:buyer|purchaser)s? (?:shall|will|must|agrees to|to) (?:[a-z]+ )?apply\b/,
  ],
  [
    'loan_approval',
    /\bapproved for (?:the|a|such|this) (?:loan|mortgage)\b|(?:loan|mortgage|financing)[^.]{0,60}(?:approval|commitment|approved)|(?:approval|commitment)[^.]{0,40}(?:loan|mortgage|financing|lender)|lender[^.]{0,40}(?:approval|commitment)|\bbank's (?:[a-z]+ ){0,3}(?:approval|commitment)\b|\bapprov\w+ (?:the|a|my|our|his|her|their|buyer's) (?:loan|mortgage)|(?:loan|mortgage|financing) (?:deadline|contingency (?:date|deadline|period))|unable to obtain[^.]{0,40}commitment|\b(?:bank|lender|credit union|mortgage company)\b[^.]{0,60}\bto approve\b|\b(?:cannot|can not|does not|to) obtain an? firm (?:written )?commitment|loan contingency date|\bwritten statement\b[^.]{0,40}\blender|\b(?:bank|lender)\b[^.]{0,30}\b(?:say yes|agree to lend|commit itself)\b|\bloan\b[^.]{0,40}\bcannot be (?:had|obtained)/,
  ],
  [
    'loan_approval',
    /\b(?:buyer|purchaser)s?\b(?:(?!appl)[^.]){0,60}\b(?:obtain|get|receive|secure)s?\b (?:a|the|such) (?:written |firm )*commitment\b(?! (?:for|of) (?:an? |the )?(?:owner|title|(?:[a-z']+ ){0,2}insurance))/,
  ],
  // "deliver the Notice to Buyer", under the Texas heading of the seller's disclosure
  [
    'seller_disclosure',
    /\bseller(?:'s)? (?:shall|will|must) (?:deliver|furnish|provide|give) the notice to (?:the )?(?:buyer|purchaser)\b/,
  ],
  [
    'seller_disclosure',
    /(?:seller|property|condition)(?:(?!\bassociation|\bhoa\b|\bby-?laws|\bdeclaration)[^.]){0,60}disclosure|\bform 17c?\b|\bs[pr]ds?\b(?= (?:form )?(?:within|to buyer|no later|by))|\bsrpd\b|\bspds\b/,
  ],
  [
    'hoa_documents',
    /(?:homeowners?'?|owners'?|condominium|community) association|\b6 ?\(d\) certificate|\bestoppel (?:certificate|letter)\b(?! from (?:the |any )?tenant)|\bpublic offering statement\b|\bhoa\b|\bh\.?o\.?a\b|resale (?:certificate|package|documents|disclosure)|\b(?:association|community)(?:'s)? (?:documents?|papers|records|rules|statement|disclosures?|certificate)|\bby-?laws\b|governing documents|\bsubdivision information\b|\bdeclaration\b[^.]{0,40}\b(?:rules|budget|by-?laws)/,
  ],
  ['title_commitment', /\b(?:continue|furnish|deliver|provide|obtain|update)\w*\b[^.]{0,40}\babstract\b/],
  ['lead_inspection', /lead-based paint|lead[- ]paint|risk assessment|\blead (?:tests?|testing|inspections?)\b/],
  [
    'seller_response',
    /\b(?:seller|vendor)s? (?:then )?(?:has|have|shall have|will have) [^.]{0,60}\b(?:hours?|days?)\b[^.]{0,60}\bto (?:answer|respond|reply)|\b(?:seller|vendor)s? (?:(?:shall|will|must|then|is to) (?:\w+ )?(?:answer|respond|reply)|(?:then )?(?:answers|responds|replies))\b(?! to [^.]{0,20}repair request)/,
  ],
  [
    'negotiation_period',
    /\bparties (?:shall|must|will|have to) (?:[a-z]+ )?agree (?:in writing )?(?:on|about|as to) (?:the |any )?repairs|\bdays?\b[^.;]{0,60}\bto agree (?:in writing )?(?:which|how|what|whether|on the (?:repairs|corrections))\b|\b(?:days?|period|time)(?: in which| within which)? to (?:negotiate|reach (?:an? )?(?:\w+ )?agreement|resolve (?:the |any |such )?(?:repairs?|requests?|objections|differences|items))/,
  ],
  [
    'repair_request',
    /request(?:s|ed|ing)?[^.]{0,40}repair|repair request|\brepair list\b|\blist of (?:any )?(?:items to (?:be )?repair|repairs)|\b(?:finds? (?:to be )?wrong|wants? fixed|does not like)\b[^.]{0,60}\b(?:in writing|notice|tell|told|written)|(?:notice|list) of (?:(?:wanted|requested|desired|needed|proposed) )?(?:defects|repairs|deficienc|(?:unacceptable|unsatisfactory) (?:conditions|items))/,
  ],
  [
    'buyer_answer',
    /\b(?:buyer|purchaser)s?\b(?: then)? (?:has|have|shall have|will have|may)\b[^.]{0,80}\b(?:seller|vendor|builder)'s (?:written )?(?:response|answer|reply|notice)\b|\breceipt of that (?:answer|response|reply)\b/,
  ],
  [
    'seller_response',
    /\b(?:seller|vendor)s?\b[^.;]{0,60}\bnotify\b[^.;]{0,40}\bwhether (?:it|he|she|they|seller) (?:will|intends to|elects to) (?:cure|repair|correct)/,
  ],
  ['seller_response', /(?:seller|vendor)[^.]{0,60}(?:respond|response|repl(?:y|ies)|answer)/],
  [
    'completion',
    /\b(?:builder|developer|contractor)\b[^.]{0,60}\b(?:complete|finish)(?:s|es)?\b[^.]{0,40}\b(?:home|house|dwelling|residence|construction|unit)\b/,
  ],
  [
    'repairs',
    /(?:complete|make|perform)[^.]{0,40}repairs|\brepairs (?:(?:is|are|shall|will|must|to|be|have|been) ){1,4}(?:made|completed|done|finished|performed)\b/,
  ],
  // "our lawyer has until May 21 to look over the title"
  [
    'title_objection',
    /\b(?:examin(?:es?|ed)|looks? (?:over|into|at)|reviews?|checks?|stud(?:y|ies)) (?:of )?(?:the |said |your )?(?:abstract of )?title\b/,
  ],
  [
    'attorney_review',
    /\b(?:you|parties) count the \w{3,5} (?:\(\d\) )?(?:business )?days from\b|(?:attorneys?|lawyers?|counsel)\b[^.]{0,60}(?:review|approv|disapprov|modif|may (?:cancel|terminate|rescind|reject))|(?:review|approv|looked (?:at|over))[^.]{0,40}(?:attorney|lawyer|counsel)/,
  ],
  ['survey', /\bsurvey(?:or|ed)?\b/],
  [
    'final_walk_through',
    /walk[- ]?through|\bwalks? through\b|\binspect\w*\b[^.]{0,40}\b(?:once more|again|one (?:last|more) time|a last time)\b|\bgo(?:es)? through the (?:property|home|house|premises|place)\b[^.]{0,40}\bbefore\b|\b(?:inspect|look at|see) (?:them|the (?:property|home|house|premises))\b[^.]{0,40}\b(?:hours|days?)\b[^.]{0,8}\b(?:before|prior to) (?:the )?(?:time of )?(?:the )?closing\b|final inspection|final verification of (?:the )?condition/,
  ],
  ['repair_request', /\brequest\w*\b[^.;]{0,20}\b(?:remed(?:y|ies)|corrections?|correct)\b/],
  [
    'inspection',
    /\bha(?:s|ve) the (?:house|home|place|property)\b[^.;]{0,40}\b(?:looked (?:at|over)|inspected|examined|checked|tested)\b|\b(?:report|opinion)\b[^.;]{0,30}\binspector\b|\b(?:notif\w+|notice)\b[^.;]{0,40}\b(?:unsatisfactory|unacceptable|disapproved) (?:items?|conditions?|defects?)\b|\binspect(?:s|ed|ion|ions)?\b|\binspectors?'?s? (?:written )?(?:report|finding)s?\b|\bha(?:s|ve) (?:it|the (?:house|home|place|property)) (?:looked (?:over|at)|examined|checked)\b|\binspectors?\b[^.]{0,40}\b(?:has|have|gets?|come|visit|look|enter|go through)|\b(?:buyer|purchaser)(?:'s)? investigations?\b|\binvestigation (?:contingency|period)|\b(?:any|all|its|their|the|complete|own) (?:[a-z]+ )?investigations\b|due diligence|feasib|\b(?:study|examination|free look|look-see) period\b|\b(?:house|home|property|dwelling|premises)\b[^.]{0,80}\b(?:examined|looked over|checked|evaluated)\b|\bexamin(?:e|es|ation)\b[^.]{0,30}\b(?:house|home|property|dwelling|premises)/,
  ],
  ['appraisal', /\bapprais/],
  // "put the Present Home on the market", "a ratified contract for the present house"
  [
    'sale_of_home',
    /\b(?:settlement|clos(?:e|es|ing)|sale|contract|market|list(?:s|ed|ing)?|sold|sell)\b[^.]{0,60}\b(?:present|current|existing) (?:home|house|residence)\b|\b(?:present|current|existing) (?:home|house|residence)\b[^.]{0,60}\b(?:settle|clos(?:e|es|ed|ing)|sold|sale|contract|market|listed)\b/,
  ],
  [
    'sale_of_home',
    /\b(?:buyer|purchaser)'s (?:current |present |existing )?(?:property|home|house|residence)\b[^.]{0,60}\b(?:under contract|sold|listed|closed)|\b(?:closing|settlement|sale) of (?:the )?(?:buyer|purchaser)'s (?:current |present |existing )?(?:property|home|house|residence)/,
  ],
  [
    'offer_expiration',
    /(?:this|the) (?:addendum|amendment)[^.]{0,40}(?:expires?|lapses?|is void|is of no (?:force|effect))|(?:offer|counter ?offer|(?:this|the) counter|proposal|(?:this|the) (?:real estate )?contract)[^.]{0,120}\b(?:expire|void|revoked|withdrawn|lapse|accept|terminates? (?:if|at|on)|is open|open until|irrevocable|is over|is off|is gone|ends|dies)|gives? (?:the )?(?:seller|buyer)[^.]{0,60}\b(?:to (?:accept|deliver)|until)|executed copy[^.]{0,80}delivered|(?:shall|will|to) (?:be|remain|stay) open for acceptance|(?:has|have) (?:until|till)\b[^;]{0,80}\bto (?:accept|sign)\b|binding when accepted|binding acceptance|accepted offer[^.]{0,40}deliver|(?:open|good) (?:for acceptance )?(?:to|until|till|through)|\b(?:offer|counter ?offer) (?:is|remains|stays|stands) (?:binding|open|good|firm|in force|irrevocable)\b|accepted (?:amendment|addendum|counter ?offer)[^.]{0,40}deliver|written acceptance[^.]{0,60}(?:on or before|by)|after which (?:this|the) (?:letter|offer)|\boffer (?:is )?valid (?:until|till|through|to)\b|\boffer (?:stands|holds|lasts|runs|keeps)(?: good| open)? (?:until|till|through|to)\b|\bvoid unless (?:signed|accepted|executed)\b|\bacceptance (?:by|of) all parties\b|\boffer (?:will|shall) become[^.]{0,40}\bbinding\b[^.]{0,260}\bby\b|\bwritten acceptance of all parties\b|\bacceptance (?:of this offer )?(?:must|shall|is to) be [^.]{0,60}\b(?:delivered|received|communicated|signed)\b[^.]{0,30}\b(?:by|before|until|no later than)\b|\b(?:amendment|addendum|agreement|contract)\b[^.]{0,80}\bunless (?:signed|accepted|executed)\b[^.]{0,60}\bby\b|\blapses if not accepted|\bsign (?:it |this (?:letter )?)?(?:below )?and (?:return|send|hand|bring)\b|(?:signed|accepted) (?:by|copy)[^.]{0,120}\b(?:offer|letter)\b[^.]{0,40}\bwithdrawn/,
  ],
  // "within 14 business days after … delivery of possession, Landlord shall provide an itemized list of all deductions"
  ['deposit_return', /\b(?:landlord|lessor|owner|manager)s?\b[^.;]{0,60}\bitemized (?:list|statement|accounting)\b/],
  [
    'possession',
    /(?<!\b(?:seller|buyer|vendor|purchaser)'s )possession|(?<!(?:certificates? of|use and|use &|use\/|u&|u & ?|municipal|temporary) ?)occupancy(?! (?:certificate|permit|inspection))|vacate|\b(?:seller|vendor)s? (?:may|shall|will|can) (?:remain|stay|occupy)|\bmoves? out\b|\bhands? over the (?:keys|house|home|property)/,
  ],
  [
    'insurance',
    /\b(?:hazard|homeowner'?s?|flood|wind|property|casualty|fire)\b[^.]{0,30}\b(?:insurance|cover(?:age)?)\b|proof of insurance|\binsurability\b|\bproperty (?:is|be|being) insurable\b/,
  ],
  [
    'completion',
    /\b(?:home|house|residence|dwelling|unit|building|construction|improvements|work)\b[^.;,]{0,30}\b(?:finished|(?:substantially )?complete[ds]?|ready for occupancy)\b(?! (?:by|through) (?:the )?(?:buyer|purchaser))/,
  ],
  ['closing_cure', /(?:extend|extension)[^.]{0,40}clos/],
  ['default_notice', /(?:default|breach)[^.]{0,60}(?:notice|cure|days)/],
  [
    'non_renewal_notice',
    /\bnotice\b[^.]{0,40}\b(?:non-?renewal|not (?:to )?renew|intent(?:ion)? (?:not )?to (?:vacate|renew|move))/,
  ],
  ['mediation', /mediat/],
  [
    'title_objection',
    /\b(?:notif\w+|notice|list)\b[^.]{0,60}\btitle defects?|\bdefects? (?:in|of) (?:the )?title\b|\b(?:wrong|problems?|faults?) with (?:the )?title\b|\bwritten objections?\b|\b(?:states?|raises?|makes?|sends?|gives?|delivers?) (?:any |its |his |her |their |all )?objections?\b|\bobjections? (?:is|are|must|shall)\b/,
  ],
  [
    'loan_approval',
    /\b(?:loan|financing|mortgage) (?:contingency|condition)\b(?!.*\bapplication (?:within|by|on or before|no later))|^\W{0,4}(?:and )?(?:the )?(?:loan|financing|mortgage)[,:]? (?:no later than|not later than|within|on or before|by)\b|^\W{0,4}(?:and )?(?:an? |the )?(?:firm |written |lender's |final )*commitment (?:letter )?(?:deadline\b|(?:is )?due\b|no later than|not later than|within|on or before|by)\b/,
  ],
  [
    'loan_approval',
    /^(?!.*\b(?:title|appl\w+)\b).*\b(?:gets?|obtains?|secures?|has) (?:a|the|its|such) (?:written |firm )*commitment\b/,
  ],
  [
    'loan_approval',
    /^(?!.*\btitle\b).*\b(?:if )(?:a|no|the|such) (?:firm |written )*commitment (?:has|is|shall|letter|cannot|does)\b/,
  ],
  ['title_commitment', /^\W{0,4}(?:[a-z\d]{1,2}[.)] )?title commitment\b|\bevidence of (?:good |clear |marketable )*title\b/],
  [
    'seller_disclosure',
    /\bhands? over (?:his|her|their|its|the) disclosures?\b|\b(?:give|send|hand|deliver|get|leave)s? (?:us|me|them|him|her) (?:your|her|his|their|the) disclosures?\b|\byour disclosure (?:statement|form)\b/,
  ],
  [
    'loan_approval',
    /\b(?:bank|lender)(?:'s)? (?:[a-z]+ ){0,3}(?:gives?|sends?|issues?|makes?|shall give|will give) (?:its|the|a|an?) (?:written |firm |final )*commitment\b/,
  ],
  // "We apply at First Bank within a week, and we must have its written approval by June 4"
  [
    'loan_approval',
    /^(?!.*\btitle\b).*\b(?:ha(?:ve|s)|gets?|obtains?|receives?|shows?) (?:its|their|that bank's) (?:written |firm |final )*(?:approval|commitment)\b/,
  ],
  [
    'title_cure',
    /\b(?:seller|vendor|owner)s? (?:then )?(?:removes?|clears?|cures?|corrects?|satisf(?:y|ies)) (?:them|the objections|the defects|any objections?)\b/,
  ],
];

/** Things that a time without a kind of its own is for, whatever is done with them; the first that fits. */
export const THINGS_DUE: readonly Kind[] = [
  [
    'additional_deposit',
    /\b(?:second|further|additional|remaining|rest of the|balance of the) (?:earnest money|deposit)\b|\bbalance of (?:the )?earnest money\b/,
  ],
  [
    'earnest_money_delivery',
    /\bas (?:the |my |our )?(?:earnest money|good[- ]faith money|deposit|binder)\b|\b(?:first|initial|earnest) (?:deposit|money)\b/,
  ],
  [
    'loan_approval',
    /\b(?:commitment|approval) letter\b|\bletter of (?:commitment|approval)\b|\bwritten (?:loan |mortgage )?(?:approval|commitment)\b|\b(?:loan|mortgage|financing|credit) (?:has |is |to be |must be )?(?:approv|commit|clear)\w*|\b(?:bank|lender|credit union|mortgage company)(?:'s)? (?:[a-z]+ ){0,3}(?:approv|commit|yes)\w*/,
  ],
  [
    'title_commitment',
    /\btitle (?:opinion|evidence|binder|search(?:ed|es)?|work|commitment)\b|\bsearch(?:es)? (?:of )?the title\b|\babstract\b/,
  ],
  ['appraisal', /\bapprais\w+/],
  [
    'hoa_documents',
    /\b(?:covenants|cc&rs|by-?laws|association|condominium) (?:documents|papers|rules|budget|minutes)\b|\bresale certificate\b|\bby-?laws\b/,
  ],
  [
    'pest_inspection',
    /\b(?:termites?|wood[- ]destroying|wood[- ]infestation|pest) (?:letter|report|certificate|inspection)\b|\bcl-?100\b/,
  ],
  [
    'proof_of_funds',
    /\b(?:letter|statement|word) (?:of|from) (?:its|his|her|their|the|purchaser's|buyer's) bank\b|\bproof of (?:funds|cash|money)\b/,
  ],
  ['insurance', /\b(?:homeowner'?s'?|hazard|property|flood|wind) (?:insurance|coverage)\b|\binsurance (?:quote|binder|policy)\b/],
  ['survey', /\bsurvey\b/],
  ['earnest_money_delivery', /\b(?:earnest money|good[- ]faith deposit)\b/],
];

/** What a clause is about, where its sentence does not say what a time is for; with what the sentence must say besides. */
export const HEADINGS: readonly (readonly [type: string, heading: RegExp, sentence?: RegExp])[] = [
  ['additional_deposit', /^(?:second|additional|further|increased|final) (?:earnest money )?deposit/],
  [
    'additional_deposit',
    /deposit|earnest|price|payment/,
    // "$100,000 not later than the third day, and a further $100,000 …": the first is what the time is for.
    /^(?!\W{0,6}(?:[\d.]{1,5} )?(?:deposit\W{1,3})?\$ ?[\d,.]{4,14} (?:not later|no later|within|by|on or before)\b)[^]*?(?:\$\s?[\d,.]{4,14} (?:more|further|in addition)\b|\ba further (?:sum of )?\$)/,
  ],
  ['final_walk_through', /walk-?through/],
  [
    'earnest_money_delivery',
    /\bearnest|\bdeposit\b|\bbinder\b/,
    /^(?!.*\b(?:landlord|lessor|housing provider|manager)s?\b.*\b(?:return|refund)).*\b(?:deliver|pays?|paid|hands?|deposit|remit|tender|wire|send|bring|leave|give[ns]?\b|due\b)|^\W{0,6}(?:[a-z\d][.)] )?\$\s?[\d,.]+,? (?:in [a-z' ]{3,40} )?(?:to|with|within|by|on or before|no later than)\b/,
  ],
  ['board_approval', /^(?:association|board|co-?op(?:erative)?|condominium)(?: board| association)? approval/, /\bapprov/],
  ['hoa_documents', /association|\bhoa\b|condominium/, /\b(?:furnish|deliver|provide|give|hand|suppl|receipt|receiv)/],
  ['sale_of_home', /sale of (?:buyer|purchaser|other|existing|current)|\bhome sale\b(?!$)|closing of (?:buyer|purchaser)/],
  [
    'title_cure',
    /\btitle\b(?! (?:v|5|five)\b)|\babstract\b/,
    /\b(?:seller|vendor|owner)s?\b[^.]{0,100}\bto (?:cure|clear|remove|correct|satisfy|resolve)\b/,
  ],
  ['title_objection', /\btitle\b(?! (?:v|5|five)\b)|\babstract\b/, /\b(?:object|defect|disapprov)/],
  ['title_commitment', /\btitle\b(?! (?:v|5|five)\b)/, /\b(?:furnish|deliver|provide|commitment|abstract)/],
  ['loan_status_update', /loan status (?:update|report)/, /\b(?:deliver|provide|furnish|send|give)\b/],
  ['loan_application', /financ|mortgage|loan/, /\bappl(?:y|ies|ication)\b/],
  ['loan_approval', /financ|mortgage|loan|lender/],
  ['appraisal', /apprais/],
  ['attorney_review', /attorney|lawyer|legal review/, /\b(?:review|study|disapprov|complet|approv|cancel|terminat)/],
  [
    'seller_response',
    /inspect|due diligence|feasib|(?<!terms and |terms & )condition/,
    /\bseller\b[^.]{0,40}\b(?:has|shall|will|must|answer|respond)(?! (?:promptly )?(?:deliver|furnish|provide|give)\b)/,
  ],
  [
    'inspection',
    /inspect|due diligence|feasib|^condition$|^property condition$/,
    /^(?!.*\b(?:checklist|inventory|condition (?:report|form|statement))\b)(?!.*\b(?:seller|vendor|owner)s? (?:shall|will|must|agrees to) (?:promptly )?(?:deliver|furnish|provide|give|make available)\b)/,
  ],
  ['insurance', /^(?!.*\btitle\b).*\binsurance\b/],
  ['seller_disclosure', /disclosure|^form 17/, /\bseller\b[^.]{0,60}\b(?:deliver|furnish|provide|give)/],
  ['survey', /^(?:survey|boundaries)/],
  [
    'possession',
    /\bpossession\b|\boccupancy\b/,
    /\bafter (?:the )?(?:completion of |date of |day of )?(?:the )?(?:closing|settlement|transfer of title|recording)/,
  ],
  [
    'offer_expiration',
    /\b(?:time for acceptance|offer)\b.*\b(?:ends?|expir|limit|open)|time for acceptance|\bexpiration of offer|^(?:acceptance|expiration)$/,
  ],
];
