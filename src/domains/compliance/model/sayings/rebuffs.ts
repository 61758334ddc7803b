/* What turns somebody away, and what looks like it and serves them. */

/** What turns somebody away. What is said of the home, that it is let or sold, does not. */
export const ANSWERS: readonly RegExp[] = [
  /\b(?:dont|do not|doubt|not sure|unsure|afraid|worried|cannot see|cant see|dont see|do not see|wonder|isnt|is not|wont|will not|wouldnt|would not|not)\b(?: \w+){0,8} (?:work|suit|suits|suited|suitable|fit|fits|right|good|best|ideal|safe|comfortable|practical|wise|manage|managing|cope|happy|appropriate)(?: \w+){0,3} (?:for )?(?:you|your \w+|him|her|them|here|it|this|that)\b/,
  /\b(?:that|this|which|it|so)(?: \w+){0,2} (?:means?|rules?|takes?|puts?|leaves?|disqualif\w+|knocks?|makes?)(?: \w+){0,6} (?:off the table|out|impossible|unavailable|off limits|no longer|not|cannot|cant|elsewhere|hard|difficult|trouble)\b/,
  /\b(?:off the table|out of the question|a deal ?breaker|would be a problem|will be a problem|is a problem|wont do|will not do|would not do|not something we)\b/,
  /\b(?:dont|do not|cannot|cant|never|no|wont|will not) (?:\w+ )?(?:make |give |grant |allow |do )(?:any |an |such )?exceptions?\b/,
  /\b(?:deposit|rent|fee|insurance|price) (?:\w+ ){0,3}(?:doubled?|doubles|tripled?|higher|goes up|go up|went up|raised|increas\w+|extra|more)\b/,
  /\b(?:additional|extra|second|larger|bigger|double) (?:\w+ ){0,2}(?:deposit|rent|months?)\b/,
  /\b(?:pay|owe|charge|add) (?:\w+ ){0,4}(?:fee|deposit|rent|extra|more|surcharge)(?: \w+){0,3} (?:for|with|because of|per) (?:it|them|him|her|that|the (?:dog|cat|animal|kids?|child(?:ren)?|baby))\b/,
  /\b(?:id|i would|wed|we would|would rather|prefer to|let me|i can|maybe|perhaps|better|rather) (?:\w+ ){0,4}(?:point|suggest|recommend|show|send|steer|direct|refer|look at|try|consider)(?: \w+){0,5} (?:other|another|different|elsewhere|somewhere|ground|first floor|next door)\b/,
  /\b(?:neighbou?rs?|tenants?|others|board|landlord|owner|building|roommates?)\b(?: \w+){0,4} (?:not|wouldnt|wont|dont|doesnt|never)(?: \w+){0,3} (?:happy|comfortable|like|want|accept|approve|go for|agree|tolerate|understand|appreciate)\b/,
  /\b(?<!\b(?:wont|not|never|nobody|hardly) (?:\w+ )?)(?:disturb|bother|upset|annoy|unsettle|alarm|scare|frighten|offend)s? (?:\w+ ){0,3}(?:neighbou?rs?|people|others|residents|tenants|roommates?|building|everyone|everybody|household|floor|downstairs|upstairs|owners?|landlord|landlady|board|sellers?|us)\b/,
  /\b(?:rather|prefers?|asks?|better if|best if)(?: that)? (?:you|your \w+) (?:\w+ )?(?:took|take|used?|stay|stayed|went|go|lived?|kept|keep|chose|choose|moved?|looked?|waited?|came|had|did|would)\b/,
  /^(?:sorry|unfortunately|im afraid|i am afraid|afraid|alas)\b(?: \w+){0,3} (?:it|its|this|that|is)(?: \w+){0,2} (?:a|an|only|just|too|one|two)(?: \w+){1,5} (?:and|but|since|because|while) (?:you|your)\b/,
  /\b(?:decided|going|chose|choosing|went|prefer|rather) (?:\w+ ){0,3}(?:with|for|to go with) (?:someone|somebody|a couple|a single|another (?:couple|single)|people) (?:without|with no|who)\b/,
];
/** What turns away whoever was named in a short question before it. Alone, these words say nothing of people. */
export const REBUFFS: readonly RegExp[] = [
  ...ANSWERS,
  /\b(?:rules?|ruled|takes?|puts?|leaves?|knocks?|keeps?) (?:that|this|it|them|you|him|her|those) (?:out|off)\b/,
  /\b(?:makes?|making|renders?) (?:that|this|it|them|things)(?: \w+){0,2} (?:impossible|difficult|hard|tough|tricky|unsafe|unwise|dangerous|awkward|complicated|unworkable|impractical|(?:problem|challenge|headache|no|no go|non ?starter))\b/,
  /\btoo \w+ for (?:that|this|it|these|them|one|him|her|those|you|(?:a|an|our|the) \w+)\b/,
  /\b(?:wont|will not|wouldnt|would not|doesnt|does not|dont|do not|cannot|cant|never|isnt|is not|arent|wasnt|werent)(?: \w+){0,2} (?:let|allow\w*|permit\w*|tolerate|handle|approve|accept|work|possible|for you|an option|doable|feasible|realistic|go for|agree|stand for|set up for|built for|made for|meant for|designed for)\b/,
  /\b(?:board|neighbou?rs?|landlord|landlady|owners?|association|tenants?|residents|insur\w+|super|manager)(?: \w+){0,2} (?:will|would|might|may|is going to|are going to)(?: \w+)? (?:questions?|concerns?|opinions?|something to say|object|complain|mind|balk|protest|talk|refuse|decline|say no)\b/,
  // "You would be happier with a yard", "call me after the wedding", "the owner only counts wages"
  /\b(?:you|they|he|she)(?:d|ll| would| will| might)?(?: all)? (?:be|feel|do|find yourself)(?: \w+)? (?:happier|better|safer|(?:more )?(?:comfortable|at home|at ease))\b/,
  /\b(?:owners?|landlord|landlady|board|neighbou?rs|others|tenants|we|manager)(?: \w+)? (?:are|is|were|re)(?: \w+){0,2} (?:old fashioned|old school|traditional|conservative|particular|picky|religious|believers|set in)\b/,
  /\b(?:owners?|landlord|landlady|board|we|manager|association)(?: \w+)? (?:(?:will|would|ll|d|have to|might) (?:pass|decline|rather|prefer|balk|hate)|only (?:counts?|takes?|considers?|looks? at|accepts?|rents?)|(?:wants?|needs?|asks? for|requires?|charges?) (?:a |an )?(?:bigger|larger|second|extra|double|higher))\b/,
  /\b(?:doesnt|does not|dont|do not|wont|will not) count\b/,
  /\b(?:not|never|hardly|nowhere near) (?:\w+ ){0,7}(?:ready|set up|equipped|prepared|cut out|up) (?:for|to) (?:that|this|it|them|one|those)\b/,
  /^(?:please |then |well |but )*(?:call|write|text|email|come back|try again|apply|ask|get in touch)(?: \w+){0,2} (?:after|when|once) (?:the (?:wedding|birth|baby|surgery|discharge)|you(?:re| are| have|ve)?|he|she|they|it|that)\b/,
  /\b(?:prove it|proof (?:that|of)|show me|is it (?:real|really)|for real)\b/,
  /\b(?:isnt it|is it not|its|it is|maybe it is|perhaps it is|high) time (?:for|you|to)\b/,
  /\b(?:we|i|owners?|landlord|board)(?: \w+)? (?:need|needs|want|wants|wanted|prefer|prefers|hoped for|were hoping for|was hoping for|are looking for|is looking for) (?:someone|somebody|people|tenants?|a tenant|folks) (?:who|that|with|without)\b/,
  /^(?:please )?(?:dont|do not|need not|no need to|dont even) (?:apply|bother|call|inquire|come|write)\b/,
  /^(?:sorry|nope|pass|hard pass|afraid not|no thanks|no thank you|no way|no chance|no can do|unfortunately not|unfortunately no|out of luck|look elsewhere|keep looking|keep scrolling)\b/,
  /\b(?:may|might|will|would|could|can)(?: \w+)? (?:wear|tire|drive|keep|run) (?:you|them|him|her) (?:out|crazy|mad|nuts|up|ragged|down|awake)\b/,
  // "The board said no", "the tile is new, so no", "we had one once, never again".
  /\b(?:says|said|told (?:us|me)|answered|voted|ruled) (?:no|never|otherwise|against|it(?:s| is) a no)\b|\bso (?:no|never|not|thats a no|it(?:s| is) a no|nothing doing)$|\bnever again\b/,
  /\b(?:spoils?|ruins?|damages?|scratch(?:es)?|wrecks?|stains?|scuffs?|mars?|dents?|cheapens?|smells? up|stinks? up|gets? in(?:to)? (?:the |our )?(?:walls?|carpets?|curtains|vents?|halls?))\b(?! (?:nothing|easily|proof))/,
  /\bhate (?:for|to see|to have|it if) (?:you|him|her|them|it|that|anyone|somebody)\b/,
  /\b(?:defeats?|beats?|exhausts?|overwhelms?|scares?|worries|bothers?|frightens?) (?:us|me|him|her|them|the (?:owners?|landlord|landlady|board|sellers?|manager|others))\b/,
  /^(?:sorry )?(?:i|we|the owners?|the landlord|the landlady|they|he|she)(?: only| just| always)? (?:rents?|leases?|lets?|sells?) (?:only |just )?to (?:people|those|folks|tenants?|someone|somebody|persons?|couples|singles|families) (?:who|that|with|without)\b/,
  /\b(?:has|have|had|is|are|with) (?:\w+ ){0,2}(?:allerg\w+|asthma)\b/,
  /\b(?:makes?|made) (?:it|that|things|this|matters) (?:worse|hard|harder|tough|difficult)\b/,
  /\b(?:strict|firm|hard|absolute|standing)(?: \w+){0,3} (?:rules?|policy|policies|limits?|ban)\b|\b(?:cant|cannot|wont|will not|never) (?:bend|waive|relax|budge)\b/,
  /\b(?:dont|do not|doesnt|does not|cannot|cant|never|no)(?: allow| permit| approve| make| want| tolerate)? (?:any )?(?:changes|alterations|modifications)(?: \w+){0,2} (?:to|in)\b/,
  /\b(?:we|i|owners?|landlord|landlady|board|manager)(?: \w+)? (?:asks?|looks?|insists?|needs?|wants?|requires?)(?: for| on| to see)? (?:\w+ ){0,3}(?:from an? employer|pay ?stubs?|pay ?checks?|salar\w+|wages|a job|earned income)\b/,
  /\b(?:we|i|owners?|landlord|landlady|board|they)(?:d|re|ve| are| is| were| was| had| have| would| really| only)?(?: \w+)? (?:pictur\w+|imagin\w+|after|looking for|thinking of|expecting|want\w*|prefer\w*|had in mind|seeking|envision\w*|hoping for) (?:someone|somebody|people|an? (?:couple|single|quiet|older|younger|settled)|tenants?|girls?|guys?|boys?|men|women|couples?|singles?|quieter|older|younger)\b/,
  /(?<!\b(?:dont|not|no need to|never|nothing to|no|without) )\b(?:worry|worries|worried|concerned|concerns|nervous|hesita\w+|uneasy|leery|wary|reluctant|uncomfortable|liabilit\w+)\b/,
  /\b(?:is|are|its|thats|would be|works?)(?: \w+){0,2} (?:better|best|ideal|perfect|meant|more suitable|really|more) for (?:a |an |one |two )?(?:someone|somebody|people|couples?|singles?|adults?|professionals?|persons?|families|men|women)\b/,
  /\b(?:not|isnt|may not|might not|wont|never|hardly)(?: \w+){0,3} (?:for you|for your (?:\w+ )?(?:family|kids?|children)|your (?:kind|sort|style|crowd|scene)|used to (?:that|this|people|someone|having|such))\b/,
  /\b(?:better|best|wiser|smarter|safer) (?:choice|option|fit|place|bet|idea|home|match)\b|\bno exceptions?\b/,
  /\b(?:neighbou?rs?|tenants?|others|people|residents|everyone)(?: \w+){0,2} (?:complain\w*|grumble\w*|object\w*)\b/,
  /\bthink (?:twice|it over|hard|again)\b/,
  /\b(?:not|isnt|arent|wouldnt be|never) (?:\w+ )?(?:comfortable|at ease|happy) (?:with|about) (?:that|this|it|you|him|her|them|two)\b/,
  // "We had one once", "I tried that program and was burned"
  /\b(?:i|we) (?:had|tried|rented to|took) (?:one|an? \w+|some)(?: \w+){0,4} (?:once|before)$|\b(?:was|were|been|got|get) burned\b|\bburned (?:me|us)\b/,
  /\b(?:insurance|insurer|carrier|lender|bank|lawyer)(?: \w+){0,2} (?:wouldnt|would not|wont|doesnt|does not|will not|hates?|frowns?)(?: \w+)? (?:like|want|accept|allow|cover|on)\b/,
  // "Try another place", "a letter changes nothing", "we put them all in the rear building"
  /\btry (?:another|a different|some other) (?:place|building|complex|landlord|agent|home|town)\b/,
  /\b(?:letters?|notes?|papers?|certificates?)(?: \w+){0,2} (?:changes?|means?|proves?) (?:nothing|little)\b/,
  /\b(?:we|they|i) (?:usually |always |only )?(?:put|place|house|keep) (?:them|those|families)(?: \w+){0,2} (?:in|on|at) (?:the |our )?(?:\w+ )?(?:buildings?|floors?|side|rear|back|basement|wing)\b/,
  // "The street would talk", "this is no hospital"
  /\b(?:street|block|people|neighbou?rs|others|everybody|everyone|congregation|floor)(?: \w+){0,4} (?:would|will|might|may|could) (?:\w+ )?(?:talk|stare|notice|mind|whisper|gossip)\b/,
  /^(?:well |but |sorry )*(?:this|it|that|here|ours)(?:s| is)? (?:america|(?:not |no |isnt )(?:an? |the )?(?:\w+ )?(?:hospitals?|nursing home|hotel|day ?care|kindergarten|zoo|shelter|clinic|charity|mosque|temple|church|united nations)|an? (?:family|christian|decent|respectable|god fearing|normal|proper) (?:house|home|building|street))\b/,
  /\bso (?:he|she|they|you|it|that) (?:cant|cannot|wont|will not|couldnt)$/,
  // "I don't want it scuffed", "she could leave the stove on"
  /\b(?:dont|do not|wouldnt|would not) want (?:it|them|that|my|our|the) (?:\w+ ){0,2}\w+(?:ed|n)$/,
  /\b(?:he|she|they|it) (?:could|might|may|would|will) (?:\w+ )?(?:leave the (?:stove|gas|water|oven|door)|forget|fall|wander|get hurt|burn|scratch|bite|scream|slip|choke|drown|flood)\b/,
  /^(?:well |then |but |unfortunately |sorry )?not (?:here|in (?:this|our|my)|at (?:this|our)|with (?:this|our|these|those|the)|on (?:this|our|these|those)|under (?:this|our)|while)\b/,
];
/** "A newborn? The tenants below work nights": what others are like is no answer, unless it serves who asked. */
const OF_OTHERS =
  /^(?:well |but |sorry |unfortunately |hmm |oh )*(?:the |our |my )?(?:(?:owners?|landlord|landlady|board|neighbou?rs?|tenants?|residents|others|association|sellers?|manager|we)\b|(?:people|folks|couple|lady|man|gentleman|woman|tenant|neighbor|everyone|everybody) (?:upstairs|downstairs|next door|here|below|above|across|on (?:this|the)|in (?:this|the))\b)/;
const SERVES =
  /\b(?:accept\w*|welcom\w*|has|have|had|built|add(?:ed|s)?|put|install\w*|loves?|help\w*|send|sent|provide\w*|offer\w*|fill\w*|complete\w*|takes?|took|sign\w*|glad|happy|fine|also|too|can|will|use[sd]?|keep (?:theirs|one|a)|kept|know how|understand\w*|follow|work with|rent to|asks?|asked|moved|left|bought|sold|replaced|painted|just|speaks?|raised)\b/;
/** "Any kids? The stairs are steep": what the home lacks or is bad at is an answer too, unless something is done about it. */
const FAULTS: readonly RegExp[] = [
  /\b(?:is|are|get|gets)(?: \w+){0,2} (?:steep|narrow|tight|cramped|thin|paper thin|like paper|slippery|slick|icy|uneven|rickety|fragile|delicate|unreliable|drafty|loud|noisy|dangerous|hazardous|treacherous|sharp|brutal|precarious)$/,
  /\b(?:railings?|rails?|banisters?|balcon(?:y|ies)|sills?|windows?) (?:is|are)(?: \w+){0,2} (?:low|loose|open)$/,
  /\b(?:pools?|ponds?|tubs?) (?:is|are)(?: \w+){0,2} (?:deep|unfenced|open)$/,
  /\b(?:carpets?|rugs?|(?:hard ?wood )?floors?|hard ?woods|parquet|sofas?|couch(?:es)?|upholstery|walls|paint) (?:is|are|was|were)(?: \w+){0,2} (?:new|white|spotless|refinished|redone|polished|silk|antique)$/,
  /\b(?:is|are) (?:all|nothing but|mostly) (?:gravel|stairs|steps|wood|glass|marble|brick|cobbles?|cobblestones?|sand|white)$/,
  /\b(?:has|have|is|are|with) (?:no|not an?|never an?) (?:\w+ )?(?:elevators?|lifts?|ramps?|rails?|railings?|handrails?|fences?|gates?|yards?|bath ?tubs?|insulation|guards?)$/,
  /\b(?:laundry|bedrooms?|bath(?:room)?s?|units?|apartment|mailboxes|parking|entrance|it)\b(?: \w+){0,2} (?:is|are)(?: \w+)? (?:two|three|four|five|six|several|\d+) (?:flights|stories|floors)(?: (?:up|down))?$/,
  /\b(?:lobby|entry|entrance|hall|building|porch|front|stoop|unit|house|way in|bath|bathroom|door)\b(?: \w+){0,2} (?:has|have|is up) (?!no\b|zero\b)(?:\w+ ){0,2}(?:steps?|stairs|flights)$/,
  /\b(?:carry|carries|echo|echoes|amplify|amplifies) (?:every|each|all) \w+$|\bsounds? (?:carries|carry|travels?)$/,
  /\b(?:only|just|barely) (?:fits?|sleeps?|holds?|seats?|takes?) (?:one|two|a single|\d+)(?: \w+){0,2}$/,
  /\b(?:paperwork|inspections?|process|program|forms|payments?) (?:\w+ ){0,2}(?:(?:takes?|took|runs?|drags? on)(?: \w+){0,2} (?:weeks|months|years|ages|forever)|never ends?|is (?:endless|slow|a (?:headache|nightmare|hassle)))$/,
  /\b(?:leases?|forms|paperwork|meetings|notices|house rules)\b(?: \w+){0,3} (?:pages of english|(?:all|only) in english|english only)$/,
  /\bleases? (?:is|are|runs?)(?: \w+){1,4} (?:firm|fixed|no matter what)$/,
];
const IS_MENDED = /\b(?:but|though|although|however|instead|wide|wider|we|besides|other)\b/;

/** Elsewhere is better for them, others are wanted, or the home is suddenly gone: said of one person, each of it turns that person away. */
const REDIRECTS: readonly RegExp[] = [
  /\b(?:you|they|he|she|that|it|which)(?:d|ll| would| might| may| will| could)?(?: \w+){0,2} (?:like|love|prefer|enjoy|suit|fit)(?: \w+){0,2} (?:better|more|best)\b/,
  /\b(?:sections?|parts?|sides?|streets?|buildings?|complex|neighborhoods?|places?|areas?|towns?|there)(?: \w+){0,6} (?:you|youd|they|theyd)(?: \w+){0,2} (?:like|love|prefer|enjoy|feel|be|do)\b(?! to see)/,
  /\b(?:id|i would|wed|we would|i could|let me|i can|we can|ill|i will)(?: \w+)? (?:point|send|steer|direct|refer|suggest)(?: \w+){0,8} (?:instead|elsewhere|other|another|somewhere|across|next door|(?:complex|building|place|neighborhood|area|side|street|park|units?|homes?) (?:on|in|over|across|near|by|down|around|off))\b/,
  /\b(?:building|complex|place|one|street|neighborhood|community) (?:next door|down the (?:street|road|block)|across (?:the )?\w+|over there|around the corner|on \w+)(?: \w+){0,8} (?:happier|better|easier|safer|more (?:comfortable|suitable|accessible)|at home)\b/,
  /\b(?:somewhere|someplace|a place|a building|elsewhere|one)(?: \w+){0,3} (?:with|for|near|among|full of) (?:people|families|folks|others|neighbors|residents)(?: \w+){0,3} (?:your|his|her|their|like you|own)\b/,
];
const GONE =
  /\b(?:unit|apartment|place|room|home|house|listing|spot|it|that one|this one|lease)(?: \w+){0,2} (?:is|was|got|has been|has|went|s|just|already)(?: \w+){0,2} (?:taken|rented|leased|gone|filled|spoken for|off the market|unavailable|no longer available|withdrawn)\b|\b(?:no longer|isnt|not) (?:available|for (?:rent|sale|lease)|on the market)\b|\bhold(?:ing)? it for\b|\b(?:went|gone|going) (?:with|in) (?:another|someone|somebody|a different)\b|\b(?:another|other) (?:applicants?|party|tenants?|people) (?:\w+ ){0,2}(?:first|ahead|lined up|in mind|better)\b|\b(?:one|unit|apartment|it|place)(?: \w+){0,4} just went\b/;
/** What is offered instead: the next one, a list, a showing. */
const OFFERS_NEXT =
  /\b(?:next one|waiting list|waitlist|shall (?:i|we)|keep you|similar|let you know|opens? up|another (?:unit|one) (?:is|opens|comes))\b/;

/** Whether an answer turns away whoever was named before it. */
export const isRebuff = (words: string): boolean => REBUFFS.some((rebuff) => rebuff.test(words)) || isElsewhere(words);
/** Whether an answer sends somebody elsewhere, or says that the home is gone, and offers nothing for it. */
export const isElsewhere = (words: string): boolean =>
  !OFFERS_NEXT.test(words) && (REDIRECTS.some((one) => one.test(words)) || GONE.test(words));
/** Whether an answer names what others are like, or what the home is bad at, and does nothing for who asked. */
export const isExcuse = (words: string): boolean =>
  (OF_OTHERS.test(words) && !SERVES.test(words)) || (isOfFaults(words) && !IS_MENDED.test(words));
export const isOfFaults = (words: string): boolean => FAULTS.some((fault) => fault.test(words));
