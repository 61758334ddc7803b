import { PAYERS, REFUSES, SOMEONE, type Saying, expression, up } from './sayings-of-rules.ts';

const TURNS_AWAY = expression(
  `${REFUSES.source}|should|uneasy|nervous|wary|trouble|gamble|risk|tells|disappointed|talked about|notice[ds]?|dark|expected|must|hope|hopes|treasure|own house|house of their own|try the|look`,
);
const CHILDISH =
  '(?:juice|crayons?|finger ?paint|peanut butter|jelly) (?:\\w+ )?(?:spills?|stains?|marks?|prints?|box|boxes|scribbles?)|sticky (?:fingers|hands|fingerprints)|bouncing balls?|(?:running|little|small|tiny|pattering|scampering|bare) (?:\\w+ )?(?:feet|footsteps|hands|voices)|boosters? (?:seats? )?in (?:the|their|your) (?:back|car)|(?:pencil|growth|height) (?:marks?|charts?)|night ?lights?|night light|(?:cuts?|cutting) (?:\\w+ ){1,2}meat|trimester|baby bump|ultrasound|morning sickness|stretch marks|(?:called|answers? to|hears?) (?:mom|mommy|dad|daddy|mama|papa)|hopscotch|sidewalk chalk|tricycles?|training wheels|hide and seek|squeals?|lullab\\w+|cartoons|(?:lost|loose|baby) (?:tooth|teeth)|first steps|first words|jump ropes?|dolls?|toy trucks?|legos?|board books|goldfish crackers|kickball|potty|pacifiers?|onesies|tooth fairy|piggy ?back\\w*|birthday clowns?|lemonade stands?|somersaults?|cartwheels?|learning to (?:walk|read|talk|crawl|count)|(?:crying|cries|wailing) (?:at|in the|through the) night';

/** How people live, as it is told of neighbors who are wanted or not: traces of children, habits of faith, years, service, means. */
export const SAYINGS_OF_LIVES: Saying[] = [
  // Where people come from
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:holders?|bearers?|carriers?) of (?:an? |the |any )?(?:\\w+ )?(?:h ?[1il] ?b|visas?|green cards?|passports?|work permits?|refugee \\w+|asylum \\w+)',
    ),
    where: TURNS_AWAY,
    unless: /\b(?:welcome|accepted)\b/,
  },
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:nothing but|only|just|nothing except|not a word of anything but) (?:good |plain |clear |proper |honest |old |simple )+english(?! (?:garden|cottage|ivy|tudor|roses?|basement|oak))',
    ),
  },
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:relatives|cousins|kin|kinfolk|in laws|aunts|uncles|visitors|guests|family) (?:\\w+ ){0,3}from (?:overseas|abroad|the other side of|another country|other countries|back home|the old country|far off|across the (?:ocean|sea|border|water))',
    ),
    where: TURNS_AWAY,
    unless: /\b(?:guest (?:suite|room|house)|welcome)\b/,
  },
  {
    category: 'national_origin',
    rule: 'people',
    said: expression(
      '(?:wir(?:e|es|ed|ing)|sen(?:d|ds|t|ding)|mail(?:s|ed|ing)?|remit\\w*) (?:\\w+ ){0,3}(?:money|pay|wages|paychecks?|checks?|earnings|rent|cash|half) (?:\\w+ )?(?:overseas|abroad|home|back home|back|across the border|to the islands)',
    ),
  },
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      'where (?:your|their|his|her|the buyer s|a buyer s) (?:\\w+ ){0,2}(?:grandparents|grandfather|grandmother|parents|people|family|folks|kin|ancestors|mother|father) (?:\\w+ ){0,3}(?:off|from|born|came|come|landed|buried|hails?|boat|ship|married)',
    ),
  },
  // Color
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:looks?|looked|looking|reads?|feels?) (?:much |just |exactly |very much |a lot ){0,6}(?:like|as|the way|the same as) (?:it|they|we) did (?:in|before|back in) (?:the )?(?:19[0-6]\\d\\w?|fifties|forties|sixties)',
    ),
    where: expression(
      'photos?|pictures?|yearbooks?|class|crowd|faces?|neighbors|pool|parade|team|congregation|portrait|guest list|membership|roster|people',
    ),
    unless: /\b(?:restored|facade|kitchen|house|exterior|theater|storefront|station)\b/,
  },
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:hair\\w*|barbers?|salons?|stylists?|beauticians?|combs?|shampoo|cut|cuts)(?: \\w+){0,8} (?:braids?|fades?|cornrows?|afros?|weaves?|locs|dreadlocks|twists|relaxers?|kinks)',
    ),
    where: TURNS_AWAY,
  },
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:any of that|that (?:kind|sort|type) of|their kind of|that|jungle|ghetto|gangster) music|(?:music|bass|stereos?|beats?) (?:thumping|booming|blaring|pounding|rattling) (?:from|out of|in) (?:\\w+ ){0,2}(?:cars?|trucks?|rims)',
    ),
    where: REFUSES,
  },
  {
    category: 'race_color',
    rule: 'judgment',
    said: /\bnorman rockwell\b/,
    unless: /\b(?:prints?|paintings?|museum|framed|lithographs?|drive|road|lane|street address|poster|convey\w*|hangs)\b/,
  },
  {
    category: 'race_color',
    rule: 'judgment',
    said: expression(
      `(?:from|without|against|no|never|not|little|stopped|stops|prevented|prevents|discourages?|out of) ${up(2)}(?:mixing|mingling|intermingling|intermarrying|intermarriage|race mixing)(?! (?:bowl|valve|board|desk))`,
    ),
    where: expression('sides?|people|neighbors|neighborhoods|families|town|folks|kinds?|schools|races?|streets|classes|crowds?'),
    unless: /\b(?:concrete|mortar|paint|water|faucet)\b/,
  },
  // Faith
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:trees?|lights|wreaths?|nativity|creche|manger|crosses|stars?|carols?|menorahs?) (?:\\w+ ){0,4}(?:every|each|all the|all our) (?:\\w+ )?(?:lawns?|yards?|houses?|porch|porches|doors?|windows?|homes?)',
    ),
    where: expression(
      '(?:talked about|noticed?|notices|dark|without|expected|must|unlit|ask|asks|wonder|comment|remark|stand out|frown\\w*|nobody|not) ?(?!zoned)',
    ),
    unless: /\b(?:shade|solar|motion|canopy|maple|oak|led)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression('(?:covered|veiled|turbaned|scarved|shrouded) (?:heads?|hair|women|faces|ladies|girls|men)'),
    unless: /\b(?:sprinklers?|nozzles?|bolts|screws|beds?)\b/,
  },
  {
    category: 'religion',
    rule: 'preference',
    said: expression(
      '(?:the lord|god|the almighty|our savior|jesus|our maker) (?:has |have |had |is |will |surely |himself ){0,6}(?:kept|saved|saves|sent|sends|send|holding|chosen|chose|chooses|picked|picks|led|leads|lead|bring|brings|brought|meant|means|blessed|wants|guides?|guided|called|calls|watches|dwells|reserved|prepared)',
    ),
  },
  // Men and women
  {
    category: 'sex',
    rule: 'preference',
    said: expression(
      '(?:lad|lass|lassie|fellow|fella|bloke|chap|gal|dame|maiden|guy|dude|matron|schoolgirl)s? (?:who|that|with|in the|around|about|on hand|for the)',
    ),
    where: expression(
      'want|wants|would|prefer\\w*|choice|best|hopes?|ideal|seek\\w*|looking|need|needs|first|rather|awkward|suit|suits',
    ),
    unless: /\b(?:built|sold|delivers|mows|repaired|installed|plowed)\b/,
  },
  {
    category: 'sex',
    rule: 'preference',
    said: expression(
      '(?:awkward|uneasy|uncomfortable|easier|better|safer|nicer|calmer|simpler|tidier|happier|cleaner|quieter) (?:\\w+ ){0,3}with(?:out)? (?:a |another |any |only )?(?:man|men|fellow|fellows|guy|guys|woman|women|girl|girls|males?|females?|lady|ladies|boys?|gentleman)(?! (?:doors?|cave|hole|made))',
    ),
  },
  // Whom they love and who they are
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'people',
    said: expression(
      '(?:license|papers|name|birth certificate|id|passport|voice|body|beard) and (?:your |their |his |her |the |a )?(?:dress|clothes|looks?|voice|face|sex|gender|name|body|skirt|makeup|heels|lipstick) (?:\\w+ ){0,2}(?:disagree|match|differ|agree|argue|tell)',
    ),
  },
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'people',
    said: expression(
      '(?:who|whom|which sex) (?:you|they|a tenant|tenants|he|she|somebody) (?:\\w+ )?(?:brings? home|takes? home|takes? to bed|shares? (?:a|your|the|their) bed|sleeps? with|beds?|loves?|kiss|kisses|dates?|goes? home with|wakes? up with)',
    ),
    unless: /\b(?:not our business|nobody s business|is your business)\b/,
  },
  // Children
  {
    category: 'familial_status',
    rule: 'people',
    said: expression(CHILDISH),
    where: TURNS_AWAY,
    unless:
      /\b(?:included?|convey\w*|outlets?|sensors?|fixtures?|museum|shop|shops|store|charge|fee|workshop|wired|dimmer|fest\w*|league)\b/,
  },
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:people|persons|those|anyone|residents?|tenants?|occupants?|everyone|everybody) (?:here )?(?:who (?:can|may|could) (?:vote|drink|drive)|(?:is |are )?old enough to (?:vote|drive|drink|serve)|of voting age|of legal age|past voting age)',
    ),
    unless: /\b(?:bylaws vote|ballot|election|precinct)\b/,
  },
  {
    category: 'familial_status',
    rule: 'people',
    said: expression('(?:your|her|a|the|any|whose) due date(?: \\w+){0,6}'),
    where: expression('should|fall|falls|lease|within|expecting|nursery|crib|tenants?'),
    unless: /\b(?:rent|payments?|bills?|invoice|application|taxes|tax|fees?|deposits?|dues|offers?)\b/,
  },
  // Health
  {
    category: 'disability',
    rule: 'people',
    said: expression(
      '(?:nurses?|aides?|caregivers?|therapists?|attendants?|paramedics?|social workers?|counselors?|orderl(?:y|ies)|medics?) (?:\\w+ ){0,3}(?:comes?|coming|stops?|visits?|drops?|calls?|checks?|lives?|stays?|at the door|in the hall|every|must)',
    ),
    where: expression(
      'no|not|never|uneasy|nervous|neighbors|trouble|object\\w*|if you|if a|elsewhere|rather|wonder|talk|worr\\w+',
    ),
    unless: /\b(?:hospital|welcome|allowed|any|office)\b/,
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:not|no intention|no plans?|never|wont|refus\\w+|declin\\w+|no one will|nobody will|dont) (?:\\w+ ){0,3}(?:lower|lowering|raise|raising|move|moving|widen|widening|alter|altering|shorten|rehang|rebuild|rebuilding|change|changing) ${up(3)}(?:mailbox\\w*|doors?|doorways?|counters?|switch\\w*|thresholds?|sinks?|peepholes?|cabinets|shelves|steps?|curbs?|halls?|buzzers?|intercom) ${up(2)}for (?:a |an |any |some |one |the ){0,6}(?:chairs?|wheelchairs?|walkers?|scooters?|anybody|anyone|tenants?|renters?|somebody|someone|you|person|people|health|knees|hip)`,
    ),
  },
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      '(?:doctors?|physicians?|therapists?|psychiatrists?|shrinks?|clinics?)(?: s)? (?:\\w+ )?(?:letters?|notes?|slips?|scripts?|orders?)(?: \\w+){0,5}',
    ),
    where: expression('bin|trash|ignored|not|no|never|wont|unread|unanswered|shredder|nothing|change|laugh|sway|move us|tear'),
    unless: /\b(?:needed|required|asked|need|require|ask|necessary|office|doctors office)\b/,
  },
  {
    category: 'disability',
    rule: 'people',
    said: expression(
      `(?:${SOMEONE}) ${up(3)}(?:in|from|out of|through|fresh from|fresh out of|graduates? of|finishing|working) (?:a |the |any |their |his |her ){0,6}(?:(?:programs?|meetings|treatment|homes?|groups?) for (?:\\w+ )?(?:drink\\w*|drugs?|alcohol\\w*|pills|users|addicts?|sobriety)|rehab|detox|recovery|treatment|the twelve steps|twelve steps|12 steps)`,
    ),
    where: expression(`${REFUSES.source}|own|across town|should|last|trouble`),
    unless: /\b(?:welcome|protected)\b/,
  },
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      '(?:what is|whats|what you keep|anything|a look|peek|pills|bottles) (?:\\w+ )?in (?:your|their|the tenants?|a tenant s) medicine (?:cabinet|chest)|what (?:pills|medicines?|drugs|medications?|prescriptions?) (?:you|they|a tenant|tenants) (?:takes?|are on|is on|need|needs)',
    ),
  },
  // Years
  {
    category: 'age',
    rule: 'people',
    said: expression(
      '(?:you|anyone who|those who|people who|somebody who|someone who|everyone|everybody|nobody|we all|neighbors) (?:\\w+ ){0,2}(?:remembers?|recalls?|grew up (?:with|on)|danced to|watched|listened to|learned to type on|owned|dialed|knew|missed) (?:\\w+ ){0,2}(?:rationing|sputnik|eisenhower|truman|nixon|elvis|beatles|party lines?|typewriters?|eight tracks?|cassettes?|myspace|rotary|black and white|berlin wall|dial up|world war|the war|prohibition|sinatra|lawrence welk|napster|drive ins|ed sullivan|howdy doody|big bands?|walkmans?)',
    ),
  },
  {
    category: 'age',
    rule: 'people',
    said: expression(
      'paying (?:off|down) (?:\\w+ )?(?:student|college|school|tuition) (?:loans?|debts?)|(?:first|starter) (?:apartment|place|lease|home) (?:after|out of|since) (?:graduation|college|school|the dorms?|university)|(?:whole lives|whole life|best years|careers?) (?:\\w+ )?(?:ahead|in front) of (?:them|you|him|her)|born (?:after|before|since) (?:19|20)\\d\\d',
    ),
    unless: /\b(?:va loans?|any age)\b/,
  },
  {
    category: 'age',
    rule: 'people',
    said: expression('class of (?:19|20)\\d\\d(?: or (?:later|newer|after|before|earlier|older))?'),
    where: expression('or later|or newer|or before|or earlier|or older|tenants?|renters?|prefer\\w*|want|only|mean|like'),
    unless: /\b(?:gift of|plaque|bench|reunion|gym)\b/,
  },
  {
    category: 'age',
    rule: 'people',
    said: expression(
      'early bird (?:buffets?|specials?|dinners?|suppers?|menus?)|(?:nobody|no one|everyone|everybody|none|we all|they all|all of us) (?:\\w+ ){0,6}(?:has|have|is|are|had) (?:\\w+ )?(?:great )?(?:grandchild\\w*|grandkids?|grandparents?|grandmothers?|grandfathers?|grandma|grandpa|pensions?|medicare|a pensioner)',
    ),
    unless: /\b(?:restaurant|menu|diner|parking|registration)\b/,
  },
  // Marriage
  {
    category: 'marital_status',
    rule: 'people',
    said: expression('(?:plays|played|playing) house|play house (?:without|before|unless|first|is not|elsewhere)'),
    unless: /\b(?:kids|children|backyard)\b/,
  },
  {
    category: 'marital_status',
    rule: 'limit',
    said: expression(
      '(?:fiances?|fiancees?|boyfriends?|girlfriends?|beaus?|sweethearts?|intended|betrothed|lovers?|steady) (?:\\w+ ){0,4}(?:wait|waits|until|till|after|may not|cannot|cant|elsewhere|not|never|unless)|(?:until|till) (?:\\w+ ){0,2}(?:honeymoon|wedding|altar|vows|ceremony|nuptials)',
    ),
    where: expression(`${SOMEONE}|you|your|fiances?|couples?|move in|apply|sweethearts?`),
    unless: /\b(?:venue|events?|barn|pool|intended use|sellers?|owner is)\b/,
  },
  // Means
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:paperwork|forms?|letters?|calls?|faxes|inspectors?|inspections?|contracts?|packets?) (?:from|by|with) (?:the |a |an |any )?(?:local |public |state |county |city )?(?:${PAYERS})`,
    ),
    where: expression(
      'never|unanswered|unopened|unread|ignored|bin|trash|shredder|no time for|not (?:our|for us)|refuse|refused|spare us',
    ),
    unless: /\b(?:septic|zoning|permits?|tax|building inspector)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      '(?:pay ?stubs?|pay stubs?|paychecks?|w ?2s?|wages|payslips?|an employer|employers?) (?:\\w+ ){0,9}(?:nothing else(?: counts)?|no other income|or nothing|is all we count|are all we count|alone|is the only income|are the only income|and only that)',
    ),
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      '(?:rents?|checks?|payments?) (?:\\w+ ){0,3}in (?:two|several) (?:pieces|parts|halves|checks|envelopes)|on (?:the )?(?:state|county|city|government|public|taxpayers?|federal)(?: s)? (?:dime|tab|dole|nickel|purse|payroll|books|bill)',
    ),
    where: TURNS_AWAY,
    unless: /\b(?:may be paid|can be paid|roommates may|installments?|welcome)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:${SOMEONE}|if you are|youre) ${up(3)}(?:between jobs|without a job|without jobs|out of work|not working|without work|out of a job)`,
    ),
    where: TURNS_AWAY,
    unless: /\b(?:may|savings|assets|welcome)\b/,
  },
  // Service
  {
    category: 'military_status',
    rule: 'limit',
    said: expression(
      '(?:boss|chief|superior|commander|employer) (?:\\w+ ){0,3}(?:stars|stripes|brass|medals|uniform|insignia|eagles|epaulets)|(?:salute|saluted|saluting|salutes) (?:\\w+ )?(?:boss|at work|for a living)',
    ),
  },
  {
    category: 'military_status',
    rule: 'limit',
    said: expression(
      `(?:${SOMEONE}|you|husband|wife|spouse|who) ${up(5)}(?:shipped|shipping|ships?|called|sent|deployed|transferred|mustered|reassigned) (?:out|up|overseas|off|to sea|to the front|to war|at a moment)`,
    ),
    where: TURNS_AWAY,
    unless: /\b(?:law|lease break|may end|packages?|furniture|mail)\b/,
  },
  {
    category: 'military_status',
    rule: 'limit',
    said: expression(
      '(?:duffel bags?|dog tags?|footlockers?|crew cuts?|combat boots|camo|fatigues|rucksacks?|sea bags?|kit bags?|buzz cuts?)(?: \\w+){0,4}',
    ),
    where: expression('no|not|never|tells|know|need not|elsewhere|nervous|wary|pass|rather|tenants?'),
    unless: /\b(?:storage|hooks|closet|rack|racks|mudroom|room for|bench|lockers?)\b/,
  },
  // Company
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:ask|see|check|learn|find out|look at|wonder) (?:\\w+ ){0,4}(?:who|whom|what sort of people|what kind of people) (?:\\w+ ){0,3}(?:bought|buys|buying|moved|settled|closed|rented|lives|live) (?:here|there|in|on|around|nearby)|be reassured',
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:keep|keeps|kept|keeping) (?:\\w+ ){0,8}(?:the rest|others|the others|outsiders|everyone else|everybody else|the crowd|the masses|the rabble) (?:out|away|outside|at bay)',
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:you can tell|can tell|tells? you|says? it all|speaks? volumes|shows? you|reveals?|see) (?:\\w+ ){0,7}(?:kind|sort|type|class) of (?:school|people|place|neighbors|street|town|families|neighborhood|block|clientele|crowd|parents)',
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:bus|train|subway|transit|light rail|shelter|apartments|apartment house|low income \\w+|affordable \\w+|group homes?|housing project|projects|clinic) (?:\\w+ ){0,4}(?:voted down|kept out|kept away|blocked by (?:the )?(?:neighbors|residents|voters|council|town|association)|defeated|turned away|fought off|was fought|never got in|sent packing|stopped at the line)',
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:choos(?:e|es|ing)|picks?|picking|selects?|decides?|controls?|screens?) (?:its|our|their|your) (?:own )?(?:visitors|neighbors|neighbours|company|residents|people)',
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:south|north|east|west|this side|uphill) of (?:the )?\\w+(?: street| avenue| boulevard)?(?: and)? (?:not|never|rather than) (?:south|north|east|west|the other side|that side|downhill)',
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:families|people|folks|households|neighbors|buyers|owners) of (?:good|old|fine|proper|better|a good|the best|some|a certain) (?:name|names|family|stock|breeding|manners|standing|money|blood|pedigree)',
    ),
  },
  // More of the same kinds
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      '(?:money|income|dollars|wages) (?:that )?(?:you|they|he|she|tenants?) (?:\\w+ )?(?:made|earned?|makes?|earns|worked for|sweated for) (?:yourself|yourselves|themselves|himself|herself|with)|(?:that|which|where) (?:a |the |your )?(?:company|employer|firm|boss|business) (?:pays|signs|cuts) (?:you|them|your|their)',
    ),
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression('(?:caseworkers?|case managers?|housing counselors?|voucher specialists?)(?: \\w+){0,6}'),
    where: expression(`${REFUSES.source}|machine|voicemail|hang up|should`),
    unless: /\b(?:welcome|accept(?:s|ed)?|any questions)\b/,
  },
  {
    category: 'marital_status',
    rule: 'limit',
    said: expression(
      '(?:divorced|separated|unwed|unmarried|engaged|widowed) (?:men|women|mothers|fathers|moms|dads|guys|girls|people|folks|couples|tenants|ladies)|engaged (?:is|are|does|do) not|engaged isnt|to the wed|(?:two|different|second) (?:last )?(?:names|surnames) on (?:a|the|one|your) (?:mailbox|bell|buzzer|door)',
    ),
    unless: /\b(?:welcome|accept(?:s|ed)?|tax|title|alike|same|any)\b/,
  },
  {
    category: 'age',
    rule: 'people',
    said: expression(
      '(?:your|whose|their|our) (?:knees?|hips?|joints?|bones|backs?) (?:predicts?|creaks?|aches?|hurts?|forecasts?|complains?|tells?)|(?:swaps?|compares?|discuss|discusses|trades?|talk about) (?:\\w+ ){0,3}(?:soft foods|hips?|hip replacements|cataracts|pills|surger(?:y|ies)|grandchildren|pensions|social security|medications|ailments|joints|knees)',
    ),
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression('chairs? (?:\\w+ )?(?:has|have|with|on) wheels|wheels (?:on|under) (?:your|their|the) chairs?'),
    where: TURNS_AWAY,
    unless: /\b(?:kitchen|office|desk|cart|stays?|included?|casters)\b/,
  },
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:not|never|wont|dont|no one|nobody) ${up(3)}(?:bend|waive|change|relax|stretch|break|suspend|bends|lift) (?:the |our |any |its |a )?(?:pet|animal|no pets?|dog|cat|no animals?) (?:policy|rules?|ban|limit)(?: for \\w+ \\w+)?`,
    ),
  },
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      '(?:dogs?|animals?|cats?) (?:with|in|wearing) (?:\\w+ )?(?:vests?|capes?|letters?|notes?|certificates?)(?: and \\w+)?',
    ),
    where: expression(`${TURNS_AWAY.source}|turned|door`),
    unless: /\b(?:welcome|exempt|accept(?:s|ed)?|no fee|dog door)\b/,
  },
  {
    category: 'military_status',
    rule: 'people',
    said: expression(
      'uniforms? (?:on|in|by|at|behind) (?:the |your |a )?(?:coat hook|closet|door|hall|hook|hanger)|pentagon (?:knows|has|calls|sends|signs|pays)',
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:no one|nobody|none|few|not one|never anyone) from (?:the |across |down |over ){0,6}(?:flats|bottoms|projects|city|valley|east side|west side|south side|north side|other side|below|downtown|hollow|tracks|river) (?:\\w+ ){0,3}(?:bought|moved|settled|lives|rents|joined|comes?)|(?:better|higher|finer|nicer|lower) (?:class|sort|type|grade|breed|caliber) of (?:trick|shopper|walker|dog walker|crowd|customer|guest|visitor|company|clientele|student|parent|child|kid|commuter|passenger|diner|jogger|golfer)s?|(?:they are|neighbors are|members are) (?:all )?(?:us|our own|one of us)|(?:could|might|must) be your (?:fraternity|sorority|brothers?|sisters?|cousins|classmates|kin)',
    ),
  },
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:cousins|kin|neighbors|neighbours|everyone|everybody|residents|families) (?:\\w+ )?looks? (?:related|kin)|(?:first|only|last|one|ones) of (?:that|their|such|his|her|its) (?:complexion|color|race|faith|background)',
    ),
  },
  {
    category: 'national_origin',
    rule: 'people',
    said: expression(
      '(?:mail|letters|parcels|calls) (?:\\w+ ){0,2}(?:with foreign|from abroad|from overseas|in another language|in foreign) ?\\w*|names (?:\\w+ ){0,4}(?:easy to (?:read|say|spell|pronounce)|easy on the tongue|roll off the tongue)',
    ),
    where: expression(`${SOMEONE}|doorbell|mailbox|mailboxes|buzzer|names`),
    unless: /\b(?:previous|forward\w*|street names|paint)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:opens?|begins?|starts?|closes?|ends?|seals?) (?:\\w+ ){0,3}with (?:a |the |our )?(?:prayers?|grace|hymns?|blessing|psalms?)|(?:bells?|beads|robes|incense|idols|veils|chants?|chanting|altars?|shrines?) (?:and |or )?(?:beads|robes|idols|incense|candles|bells|altars?|shrines?|chants?)',
    ),
    where: expression(`${REFUSES.source}|you|your|tenants?|owner|landlord|landlady|lease|we|our`),
  },
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'people',
    said: expression(
      '(?:roommates?|friends?|cousins?|companions?) (?:\\w+ ){0,4}(?:only that|just that|nothing more|no more than that|just a friend|just friends|in name only)',
    ),
  },
];
