import { REFUSES, SOMEONE, up, expression, type Saying } from './sayings-of-rules.ts';

export const TURNS_AWAY = expression(
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
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:if|when|once|should|as soon as|the day|until) (?:your |the |you |ever |a |number of ){0,3}(?:\\w+ )?(?:numbers?|household|family|headcount|head count|party|count|twosome|couple|two|duo|ranks) (?:of you )?(?:ever |should |begins? to |starts? to |would |will ){0,2}(?:grows?|increases?|expands?|multipl(?:y|ies)|becomes? (?:three|four|more|a trio)|goes up|gets? (?:bigger|larger)|rises?|swells?)`,
    ),
    where: expression(
      'move|moving|leave|leaves|lease|out|ends?|not|never|wont|cannot|must|notice|another|elsewhere|terminate\\w*|bigger place|find|up',
    ),
    unless: /\b(?:room to|space to|addition|finish\w*|flex|basement|expandable|can be|convert\w*|add a)\b/,
  },
  // Health
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:${SOMEONE}|you|whoever|tenants?|buyer) (?:who |that |must |should |will |can |need to |have to |has to ){0,3}(?:easily |happily |still |really |doesnt mind |not mind |gladly ){0,2}(?:climbs?|gets? (?:up|down|up and down)|go(?:es)? (?:up|down|up and down)|takes?|handles?|manages?|bounds?|runs? (?:up|down)|skips?|bounces?|scampers?|jogs?|sprints?|trots?|hops?|mounts?|tackles?|hoofs?) (?:up |down |and |it |the |these |those |our |three |four |five |two |all |steep |many |several |a |of |flights? |narrow ){0,6}(?:stairs|steps|staircase|ladder|flights?|walk ?ups?|hill)`,
    ),
    where: expression(
      'without|easily|easy|thinking|winded|breath|trouble|help|ease|gladly|two at a time|stopping|day|mind|no problem|like a|a must|must|home for|place for|somebody|someone|need|should|fit|legs|knees|young',
    ),
    unless:
      /\b(?:elevators?|lifts?|ramps?|accessib\w*|movers?|furniture|to reach|leads?|to the (?:deck|beach|roof|dock|garden)|caution|careful|railing|views?)\b/,
  },
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
];
