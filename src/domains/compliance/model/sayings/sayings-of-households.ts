import { SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

const CHILDREN =
  'kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|newborns?|teens?|teenagers?|minors?|little ones?|dependents?|sons?|daughters?|grandkids|grandchildren';
const AIDS =
  '(?:service|support|assistance|guide|seeing eye|hearing|emotional support|therapy) (?:dogs?|animals?|cats?)|wheel ?chairs?|aides?|caregivers?|oxygen|ramps?|walkers?';
const OF_CHILDREN =
  'car ?seats?|booster seats?|strollers?|cribs?|diapers?|diaper bags?|high ?chairs?|mini ?vans?|sippy cups?|toy (?:box|boxes|chests?|trucks)|playpens?|bibs?|pacifiers?|baby (?:bottles|gates?|monitors?)|babysitters?|nannies|tricycles?|training wheels|sandboxes|swing ?sets?|trampolines?|lego|legos|crayons|stuffed animals';
const WISHING =
  '(?:would|ll|d)? ?(?:love|like|be (?:happy|happiest|glad|thrilled|delighted)|hop\\w+|wants?|wish\\w*|pictures?|imagines?|dreams?|envisions?|prefers?|rather|partial|lean\\w*|favors?|trusts?|sees? it)';
const HOSTS = 'sellers?|owners?|landlord|landlady|we|i|board|association|family|couple who built it|builders?';

/** What is hinted of who lives together, how old and how well they are, and how they pay: by fees, by rooms, by what is left behind. */
export const SAYINGS_OF_HOUSEHOLDS: Saying[] = [
  // Rent is $1,800, or $2,000 if you have kids.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:(?:if|when|where) (?:you|they|there|a tenant|tenants|the tenant|your family|your household|the household|someone)(?: \\w+){0,3}|with|per|for (?:each|every|any|a|an additional|your)|each|every|another) (?:\\w+ )?(?:${CHILDREN})`,
    ),
    where:
      /\b(?:rent|deposits?|fees?|surcharge|a month|per month|monthly|costs?|charges?|goes up|rises|higher|more|extra|add|double[sd]?)\b(?=.*\b\d+\b)|\b\d+\b(?=.*\b(?:rent|deposits?|fees?|surcharge|a month|per month|monthly|extra|more)\b)|\b(?:rent|deposit|fee) (?:\w+ ){0,2}(?:doubles?|rises|goes up|is higher|is more)\b/,
    unless:
      /\b(?:no (?:extra )?(?:charge|fee|deposit|cost)|not|never|free|waived|exempt|tuition|camps?|day ?care|programs?|lessons|leagues?|admission|tickets?|museum|zoo|tax credit|swim|preschool|bath|bathroom|bedrooms?|schools?|at any age|same)\b/,
  },
  {
    category: 'disability',
    rule: 'animal',
    said: expression(`(?:if|when|with|per|for|each|every|any|your) (?:\\w+ ){0,4}(?:${AIDS})`),
    where:
      /\b(?:deposits?|fees?|surcharge|pet rent|costs?|charges?)\b(?=.*\b\d+\b)|\b\d+\b(?= (?:more |extra )?(?:for|per|if|with)\b|.*\b(?:deposits?|fees?|surcharge|pet rent|a month|per month|extra)\b)/,
    unless:
      /\b(?:no (?:extra )?(?:pet )?(?:charge|fee|deposit|cost|rent)|not|never|free|waived|exempt|without|wide|inch\w*|spaces?|parking)\b/,
  },
  // A family of six is too many.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:(?:famil(?:y|ies)|households?|groups?) (?:of (?:\\w+|\\d+)|your size|this size|that size|that big|this big)|(?:one|two|three|four|five|six|seven|\\d) (?:${CHILDREN})) (?:is|are|would be|will be|might be|s)(?: \\w+){0,2} (?:too (?:many|much|big|large)|a lot|lots|over|more than|above|beyond|pushing it|a stretch|a squeeze|a crowd)`,
    ),
    unless: /\b(?:codes?|ordinance|law|septic|fire marshal|city|county|not|never|isnt|arent|occupancy)\b/,
  },
  // Leave the car seats behind.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:leave|trade|trade in|sell|give away|pack away|pack up|swap|ditch|lose|donate|forget|skip|retire|say goodbye to|no more|put away|done with|get rid of) (?:the |your |those |that |all |of |these ){0,3}(?:\\w+ )?(?:${OF_CHILDREN})`,
    ),
    unless: /\b(?:storage|closet|hooks|mudroom|garage (?:has|holds)|conveys?|stays?|sellers? will|showings?|curbside|landfill)\b/,
  },
  // Where Mom can watch the kids from the sink
  {
    category: 'familial_status',
    rule: 'audience',
    said: expression(
      '(?:where|so|while|and|as|because|which|that|if|when|since|room for) (?:the )?(?:mom|mommy|mama|momma|dad|daddy|papa|grandma|grandpa|junior|sis|the little ones?|the kiddos?|kiddos?)(?: and \\w+)? (?:can|will|could|would|gets?|has|have|is|cooks?|keeps?|watch\\w*|works?|relax\\w*|sees?|hears?|reads?|naps?|plays?|sleeps?|to \\w+)|^(?:mom|mommy|dad|daddy|junior|sis|grandma|grandpa|hubby|your kids|your children|your little ones?|your teenagers?|your toddlers?|the kiddos|the little ones) (?:and \\w+ )?(?:can|will|could|gets?|would|ll|may)|dads? (?:\\w+ ){1,2}(?:and )?moms? \\w+|moms? (?:\\w+ ){1,2}(?:and )?dads? \\w+',
    ),
    unless:
      /\b(?:sellers?|owners?|their|his|her|our|my|and pop|too|also|use|come|visit|meet|attend|assigned|enroll\w*|open house|district)\b/,
  },
  // He'll have the garage and she'll have the kitchen.
  {
    category: 'sex',
    rule: 'audience',
    said: expression(
      '(?:(?:he|hell|hes|hed) (?:will |gets |can |has |have |wants |needs |is |can have |gets to ){1,2}\\w+(?: \\w+){0,8} (?:she|shell|shes|shed) (?:will |gets |can |has |have |wants |needs |is |can have |gets to ){1,2}\\w+|(?:she|shell|shes|shed) (?:will |gets |can |has |have |wants |needs |is |can have |gets to ){1,2}\\w+(?: \\w+){0,8} (?:he|hell|hes|hed) (?:will |gets |can |has |have |wants |needs |is |can have |gets to ){1,2}\\w+)',
    ),
    unless: /\b(?:sellers?|owners?|agents?|tenants?|builders?|architects?|inspectors?|said|says)\b/,
  },
  // The owners would love to see a young family fill these rooms again.
  ...(
    [
      [
        'familial_status',
        '(?:young |growing |large |big |busy |nice |new |good |loving |happy |expecting |second |next |little )*(?:family|families|parents|newlyweds|empty nesters|children|kids|singles|generation of (?:kids|children))(?! (?:room|rooms|car|dog|firm|business|run|name))',
      ],
      [
        'marital_status',
        '(?:young |older |nice |happy |retired |quiet |newly )*(?:married (?:couples?|people|pair|folks)|husband and (?:a )?wife|bride and (?:\\w+ )?groom|newlywed couple)',
      ],
      [
        'age',
        '(?:retired|young|younger|older|elderly|mature|middle aged) (?:\\w+ )?(?:couples?|people|person|buyers?|folks|crowd|owners?)',
      ],
    ] as const
  ).map(([category, whom]): Saying => ({
    category,
    rule: 'preference',
    said: expression(
      `(?:${HOSTS}) ${up(2)}(?:${WISHING}) (?:\\w+ ){0,7}(?:a|an|another|one|some|some other|our|for|to|with) (?:${whom})`,
    ),
    unless:
      /\b(?:their|his|her|my|our) (?:\w+ )?(?:family|families|kids|children|parents|grand\w+|sons?|daughters?)\b|\b(?:welcome|alike|everyone|anyone|every kind|all kinds|any kind|lived|raised|grew up|not|never)\b/,
  })),
  // They would like to see it stay with folks whose roots go back generations.
  {
    category: 'national_origin',
    rule: 'preference',
    said: expression(
      `(?:whose|with|have|has|had|of|put down|share) (?:\\w+ ){0,3}(?:roots|families|names?|people|ancestors|grandparents|grandfathers|forebears|bloodlines?|line|kin|folks) (?:\\w+ ){0,6}(?:goes? back|go(?:es)? way back|came over|came from|settled|arrived|have been (?:here|in)|stretch\\w*|from (?:the old country|this county|this valley|here|around here)|for generations|generations)`,
    ),
    where: expression(
      'wants?|stay|hop\\w+|prefer\\w*|rather|only|first|for (?:folks|people|those|someone)|go to|sell to|rent to|neighbors|everyone|everybody|residents|most|all of|tenants?',
    ),
    unless: /\b(?:farm|orchard|vineyard|deed|trees?|homestead|built|business|inn|winery|ranch (?:was|has)|street names?)\b/,
  },
  // The building skews young.
  {
    category: 'age',
    rule: 'people',
    said: expression(
      '(?:skews?|skewed|leans?|trends?|tilts?|runs?|runs on the|tends?) (?:\\w+ ){0,3}(?:young|younger|youthful|old|older|gray|grey|senior|millennial)',
    ),
    unless: /\b(?:roofs?|homes?|houses?|inventory|stock|systems?|appliances|trees?|plumbing|side yard|dogs?)\b/,
  },
  // Legally wed
  {
    category: 'marital_status',
    rule: 'demand',
    said: expression(
      '(?:legally|lawfully|duly|properly|officially) (?:\\w+ )?(?:wed|wedded|married|joined|hitched)|shack(?:ing|ed)? up|liv(?:e|es|ing) in sin|(?:couples?|tenants?|people|applicants?|pairs?) (?:\\w+ ){0,2}with (?:\\w+ )?(?:rings|wedding \\w+|vows|a marriage \\w+)',
    ),
    unless: /\b(?:venue|chapel|title|deed|spouses?|whether|regardless|or not)\b/,
  },
  // They must waive their right to leave on orders.
  {
    category: 'military_status',
    rule: 'demand',
    said: expression(
      '(?:waive|waives|waiver of|give up|forgo|sign away) (?:\\w+ ){0,8}(?:orders|deployment|scra|servicemembers?|military clause|military rights?|military lease)',
    ),
  },
  // The kitchen will make any wife smile; a tub for the queen of the house.
  {
    category: 'sex',
    rule: 'audience',
    said: expression(
      '(?:any|every|the|your|a|most) (?:\\w+ )?(?:wife|wives|husbands?|hubby|housewife|homemaker|bride|lady|gal|guy|little woman|breadwinner)(?: s)? (?:will|would|could|to|dreams?|wants?|needs?|loves?|deserves?|smile|happy|swoon|envy|proud)|(?:queen|king|lady|man|woman|boss|princess|prince|mistress|master) of (?:the|this|his|her) (?:house|castle|manor|household|home)|(?:little|young) (?:girls?|boys?|princess\\w*|princes?|ladies|gentlemen|man|men) (?:\\w+ ){0,3}(?:want|love|dream\\w*|adore|bedroom|room|heaven|paradise|play\\w*)|(?:for|all|hold|holds|fit|fits) (?:of )?(?:her|his) (?:\\w+ )?(?:gadgets|tools|shoes|toys|clothes|crafts|gear|golf clubs|handbags|purses|dresses|guns|trophies|makeup|jewelry)|(?:that|which|room|space|closet|kitchen|bath|garage|shop) (?:she|he|shell|hell|shed) (?:wont|will|doesnt|ll|never|may|really )*(?:mind|minds|love|loves|adore|adores|enjoy|enjoys|thank|want|leave)',
    ),
    unless: /\b(?:sellers?|owners?|built|previous|former|artist|agents?|his and her|king size|queen size)\b/,
  },
  // Your neighbors: recent graduates, twenty-five-year-olds
  {
    category: 'age',
    rule: 'people',
    said: expression(
      '(?:full of|mostly|all|only|for|with|by|among|packed with|popular with) (?:\\w+ )?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|\\d\\d)(?: (?:one|two|three|four|five|six|seven|eight|nine|\\d))? (?:something|year|plus) ?(?:olds?|crowd|set)?|(?:recent|new|fresh|young) (?:college )?(?:grads?|graduates) (?:fill|make up|most|live|will|love|run|set|and|are)|(?:the same|similar|same|close in|near in|our|your|my own|their own) age(?: (?:group|range|bracket))?(?= |$)|(?:average|typical|median|youngest|oldest) (?:resident|neighbor|owner|tenant|renter|buyer) (?:is|remembers?|grew|was|turns|turned|has|still)|(?:your|their|our) retirement (?:starts|begins|awaits|dreams?|home|haven|years|nest)',
    ),
    where: expression(
      `${SOMEONE}|building|gym|elevator|street|block|porch|roommates?|housemates?|community|complex|floor|average|typical|median|youngest|oldest|retirement|fill|want|prefer\\w*|seek\\w*|someone`,
    ),
    unless:
      /\b(?:roofs?|furnace|homes? (?:is|are|on)|houses?|trees?|mortgages?|warrant\w*|systems?|fixed|loans?|leases?|oaks?|barns?|any)\b/,
  },
  // Singles pay a larger deposit.
  ...(
    [
      [
        'familial_status',
        `singles?|families|parents|mothers|fathers|(?:tenants|applicants|people|anyone|those|households) with (?:${CHILDREN})`,
      ],
      ['age', 'students|seniors|retirees|the elderly|(?:anyone|those|people|applicants|tenants) (?:under|over) \\d\\d'],
      ['marital_status', 'unmarried \\w+|unwed \\w+|divorced \\w+|couples who are not married'],
      ['national_origin', 'foreigners|immigrants|international \\w+|foreign \\w+|non ?citizens|visa holders'],
      [
        'source_of_income',
        'voucher holders|section 8 \\w+|(?:anyone|those|people|applicants|tenants) (?:with|on|using) (?:\\w+ ){0,2}(?:vouchers?|assistance|ssi|ssdi|disability|benefits|section 8)',
      ],
    ] as const
  ).map(([category, whom]): Saying => ({
    category,
    rule: 'limit',
    said: expression(
      `(?:${whom}) (?:\\w+ ){0,2}(?:pays?|owes?|puts? down|are charged|is charged|needs?|must have|must pay|will need|require) (?:\\w+ ){0,3}(?:larger|higher|bigger|double|extra|additional|another|more|second|someone else|somebody else|co ?signers?|guarantors?)`,
    ),
    unless: /\b(?:not|never|no more|same|room|rooms|space|bedrooms?|baths?|storage)\b/,
  })),
  // We count wages; we do not count benefits.
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      '(?:not|never|dont|doesnt|wont|cannot|cant) (?:\\w+ )?(?:count|consider|include|recognize|credit|look at|use) (?:\\w+ ){0,2}(?:benefits|assistance|ssi|ssdi|child support|alimony|vouchers?|social security|disability|welfare|unemployment|subsid\\w+|aid)|(?:and|with|but|on) no (?:public |government |outside |rental |housing )?(?:assistance|benefits|subsid\\w+|aid|vouchers?)|opted out of (?:\\w+ ){0,3}(?:assistance|vouchers?|section 8)|opted out of (?:\\w+ ){0,3}(?:housing|vouchers?|government|hud|county|state|city|federal|subsid\\w+|assistance) (?:\\w+ )?program\\w*|(?:unemployed|jobless|non ?working|unwaged) (?:people|persons|applicants?|tenants?|renters?|folks) (?:\\w+ ){0,2}(?:declined|rejected|denied|refused|turned|screened|not|need|should|wont|cannot)',
    ),
    unless: /\b(?:parking assistance|health|hoa|tax benefits|against you|how)\b/,
  },
  // Fit and fearless, light on your feet
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      '(?:for|by|to|of) (?:the |those who are |people who are )?(?:fit|able|strong|spry|agile|nimble|hardy|healthy|hale|limber|sure footed) and (?:the )?(?:\\w+)|(?:light|steady|sure|quick|nimble|solid|firm|spry|good) on (?:your|their|his|her) (?:feet|legs|pins)|(?:no|never|without|free of|rarely|nobody) (?:\\w+ ){0,3}(?:visiting nurses?|home health \\w+|ambulances?|wheelchair vans?|medical vans?|hospital beds?|oxygen|hospice)(?: \\w+){0,3}|tires? easily',
    ),
    unless: /\b(?:table|chairs?|hospital (?:is|in|nearby)|entrance|bay|garage|clearance|fit and finish)\b/,
  },
  // No tricycles, no cannonballs
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:never|no|last|none|free of|without|dont|nobody|not|instead of|rather than|nary a|hasnt|doesnt) (?:\\w+ ){0,6}(?:tricycles?|training wheels|cannonballs|floaties|water wings|cartoons|school ?bus(?:es)?|sidewalk chalk|lemonade stands?|hopscotch|sippy cups?|juice boxes|pool noodles|swim diapers|skateboards?|squirt guns|goldfish crackers|finger ?paints?|sticky fingers|little fingers|little hands|muddy little)',
    ),
    unless: /\b(?:room|storage|garage|closet|shed|showings?|stops? (?:at|on|in)|parking|late|snow)\b/,
  },
  // Someone steady on the stairs
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:${SOMEONE}|you) (?:who (?:is|are) |must be |should be |has to be |have to be |need to be )?(?:steady|sure|firm|confident|comfortable|nimble|agile|quick|good|unafraid) (?:footed )?(?:on|with|of) (?:the |these |our |a few |steep |many |those )*(?:stairs|steps|ladders?|flights|staircase|hills?)`,
    ),
    unless: /\b(?:not|isnt|arent|help|elevator|ramp|lift)\b/,
  },
  // Sized for one, maybe two people at most
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:sized|made|meant|built|intended|planned|laid out|scaled|set up|right|best|perfect|ideal|only|enough|just) (?:\\w+ ){0,2}for (?:just |only )?(?:one|two|1|2|a pair|the two of you)(?: (?:or|maybe|possibly|perhaps) (?:one|two|1|2))?(?: people| persons| adults)?(?: (?:at most|tops|max|maximum|only|and no more|and only|and never|never|not three|no more|or fewer))',
    ),
    unless: /\b(?:seats?|tables?|islands?|garages?|cars?|bath\w*|desks?|boats?|tub|nooks?|hammock|code|occupancy|permits?)\b/,
  },
  // We ask that families choose the garden level.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:ask|asks|request|requests|prefer|prefers|suggest|suggests|recommend|recommends|require|requires|insist|insists|rather|better if|best if) (?:that |for |to have )?(?:all |any |our |those |tenants |people )*(?:families|parents|mothers|households|(?:with )?(?:${CHILDREN})) (?:\\w+ ){0,3}(?:choose|take|live|stay|use|rent|pick|look|apply|go|move|lease|be (?:on|in|at))`,
    ),
    unless: /\b(?:open house|playground|supervis\w*|with an adult|school|schools|not|never)\b/,
  },
  // Are you Miss or Mrs.?
  {
    category: 'marital_status',
    rule: 'demand',
    said: expression(
      '(?:miss|ms|mr) or (?:mrs|missus|miss)|(?:is there|will there be) (?:a |an )?(?:mr|mrs|mister|missus|husband|wife)(?: \\w+){0,3}|(?:is|are) (?:that|it|you|there) (?:a |an )?(?:miss|mrs|missus|mr and mrs|mister)(?= |$)',
    ),
    unless: /\b(?:line|form|title|teacher|school|deed|signs?|signed|signature|contract|spelled|keys?)\b/,
  },
  {
    category: 'military_status',
    rule: 'limit',
    said: expression(
      '(?:discharged?|discharges|separated from (?:the )?(?:service|army|navy|military)) (?:\\w+ ){0,4}(?:honorabl\\w*|dishonorabl\\w*|bad conduct|general)|(?:honorable|dishonorable|less than honorable|bad conduct|other than honorable) (?:\\w+ )?discharges?',
    ),
    unless: /\b(?:va loans?|va financing|benefits|law|hospital|water|drain)\b/,
  },
  // Any mental health history? What year were you born?
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      '(?:any|your|a|history of|have you had|ever had|been treated for) (?:mental health|psychiatric|medical|mental|health|seizures?|hospital) (?:history|issues|problems|conditions?|stays?|episodes|treatment)',
    ),
    where: expression('we ask|you|your|applicants?|tenants?|please|disclose|tell us|anything|everyone|must|list'),
    unless: /\b(?:not|never|dont|no one|nobody|without|center|clinic|hospital (?:is|in))\b/,
  },
  {
    category: 'age',
    rule: 'demand',
    said: expression(
      '(?:what|which) year were (?:you|they|he|she|you two) born|gray hairs? (?:\\w+ ){0,2}away|keeps? (?:the )?(?:gray hairs?|old folks|oldsters|elderly) (?:away|out)',
    ),
  },
  {
    category: 'age',
    rule: 'people',
    said: expression(
      '(?:hip|young|youthful|trendy|fresh faced) (?:and )?(?:young|hip|happening|vibrant|energetic|fun|wild|beautiful|ambitious|upwardly mobile|restless|fearless)(?: and \\w+)?',
    ),
    where: expression('who|lives?|crowd|people|residents?|neighbors?|tenants?|community|vibe|scene|building|renters?|here|set'),
    unless: /\b(?:orchards?|trees?|vines?|restaurants?|wines?)\b/,
  },
];
