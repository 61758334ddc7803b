import { SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

const YOU_OR_KIN =
  'you|you two|you both|you all|you guys|the two of you|they|he|she|your (?:wife|husband|partner|friend|roommate|son|daughter|mother|father|mom|dad)';
const SEEN = 'noticed?|saw|see|seen|spotted|noticing|seeing|seemed|looked';
/** What refuses orders, in the plain sense of the armed forces. */
const TIRES =
  /\b(?:rather|not|no|never|enough|stops?|breaks?|broken|settled|worth|worr\w+|trouble|longer|civilians?|cannot|cant|wont|dont|gone|leave|leaves|left|tired)\b/;
const ANIMAL = 'dogs?|cats?|animals?|pups?|puppy|bird|parrot';

/** What is remarked on in one person, and asked about it: looks, aids, company, money, plans. All of it is a warning. */
export const SAYINGS_OF_REMARKS: Saying[] = [
  // I could not help seeing the little star on your chain.
  {
    category: 'religion',
    rule: 'demand',
    said: expression(
      `(?:cross|crucifix|star|medals?|medallion|beads|symbol|charm|pendant|fish|crescent|cloth|veil|string|dot|mark|scarf|cap) (?:\\w+ ){0,3}(?:on|around|over|from|under) (?:your|his|her) (?:\\w+ )?(?:neck|chain|necklace|wrist|bracelet|forehead|head|lapel|collar|dashboard|rear view mirror|mirror)|(?:is|was) (?:that|it|this) (?:a |an |the )?(?:\\w+ )?(?:cross|crucifix|star|medal|pendant|veil|scarf|cap|robe) (?:that )?(?:you|hes|shes|youre)\\b`,
    ),
  },
  // Do you fast? Will you be putting up a tree in December?
  {
    category: 'religion',
    rule: 'demand',
    said: expression(
      `(?:do|does|will|would|are) (?:${YOU_OR_KIN}) (?:\\w+ )?(?:fast|fasting|pray|praying|tithe|kneel|worship|genuflect|confess|go to (?:church|mass|temple|services))(?! (?:lane|track|internet|food|as|and (?:easy|loose)))|(?:is|was|are|were) (?:that|this|those|it|these) (?:a |an |your |the )?prayer \\w+|(?:rooms?|space|time|basement|corner|place) for (?:your |the |daily )?prayers?|(?:${YOU_OR_KIN}) (?:be |plan to |want to |going to ){0,2}(?:put\\w*|hang\\w*|nail\\w*|light\\w*|set\\w*) (?:up |out )?(?:a|an|the|any|your) (?:\\w+ )?(?:tree|menorah|creche|nativity|mezuzah|crucifix|cross|shrine|altar)`,
    ),
    unless: /\b(?:swing|hammock|lights in|feel free|welcome)\b/,
  },
  // I saw you limping. You seemed out of breath on the landing.
  {
    category: 'disability',
    rule: 'people',
    said: expression(
      `(?:(?:${SEEN}) (?:that )?(?:${YOU_OR_KIN})|(?:${YOU_OR_KIN}) (?:${SEEN}))(?: \\w+){0,4} (?:limp\\w*|hobbl\\w*|wheez\\w*|tremble|trembling|shaking|out of breath|short of breath|winded|unsteady|stumbl\\w*|(?:trouble|a hard time|struggl\\w*|difficulty|slow(?:ly)?|hold on|holding on)(?: \\w+){0,3} (?:stairs|steps|walking|breathing|climb\\w*|rail|railing|getting (?:up|around|down)|hearing))`,
    ),
    unless: /\b(?:sofa|couch|piano|fridge|box|boxes|mower|key|lock|furniture)\b/,
  },
  // I noticed your cane.
  {
    category: 'disability',
    rule: 'people',
    said: expression(
      `(?:${SEEN}) (?:that )?(?:your|you|he|she|youre|youve) ${up(3)}(?:cane|walker|crutch(?:es)?|wheel ?chair|brace|hearing aids?|oxygen|inhaler|prosthe\\w+|insulin pump)`,
    ),
    unless:
      /\b(?:ramp|accommodat\w*|happy to|glad to|level entry|no steps|elevator|desk|left (?:it|a|your)|wider|hold the door|asked)\b/,
  },
  // Do you need that chair all the time? Is your hearing good enough?
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:do|does|will|can) (?:${YOU_OR_KIN}) (?:really |always |even |ever )?(?:need|use|depend on|go without|walk without|get out of) (?:that|the|your|his|her|this) (?:chair|wheelchair|cane|walker|brace|oxygen|scooter|animal)|why (?:the|that|a) (?:wheel ?chair|cane|walker|brace|oxygen|hearing aids?|crutch(?:es)?|dog|scooter)|(?:you|he|she|your \\w+) (?:had|has had|have had|suffered) (?:a |another |that )(?:\\w+ )?(?:stroke|heart attack|fall|seizure|breakdown)|(?:is|are|hows|how is|how are) (?:your|his|her) (?:\\w+ )?(?:hearing|eyesight|sight|knees?|hips?|heart|balance|memory|health|legs?|eyes)(?! (?:on|with|at|before|date|set|scheduled))`,
    ),
    unless: /\b(?:parking|zoning|board|commission|council|court|ramp)\b/,
  },
  // What does the dog do for you? Why do you need a dog that size?
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:what|whats) (?:exactly )?(?:is |does |did |do |can )?(?:the|that|your|this) (?:${ANIMAL}) (?:for|(?:do|help|helps|trained|there)(?: \\w+){0,2} (?:you|him|her|for|with))|why (?:do|would|does) (?:you|he|she|anyone) (?:need|have|want|require) (?:a|the|that|an|your|this) (?:\\w+ )?(?:${ANIMAL})|(?:prove|proof|evidence|sure)(?: that| us| me| of)? (?:you|the|that|your) (?:really |actually )?(?:need |needs |require )?(?:the |a |that )?(?:${ANIMAL})(?: is| was)? ?(?:needed|necessary|required|real)?`,
    ),
    unless: /\b(?:door|flap|run|vaccin\w*|licen[sc]ed?)\b/,
  },
  // Rent that somebody has worked for
  {
    category: 'source_of_income',
    rule: 'preference',
    said: expression(
      `(?:rent|money|income|dollars?|cash|pay) (?:that |which )?(?:(?:${SOMEONE}|you|they|he|she) )?(?:has |have |is |was |s |are |were |really |actually |honestly |been ){0,3}(?:earned|worked for)|(?:only )?(?:earned|real|honest) (?:income|money|wages|jobs?|pay ?checks?)(?: only|(?:,)? please| required| preferred)|only (?:earned|real|honest) (?:income|money|wages|jobs?|pay ?checks?)`,
    ),
    unless:
      /\b(?:interest|commissions?|equity|escrow|points|need not|or (?:given|awarded|granted)|any (?:lawful|legal)|however|whether|earnest)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      '(?:your|their|his|her) own (?:money|income|earnings|dime|pay ?check|pocket) or (?:is it )?(?:the |a |an |somebody |someone |from |comes? ){0,3}(?:state|county|government|governments|city|taxpayers?|agency|program|welfare|section 8|elses)',
    ),
  },
  // Are you two legal? Which country is your license from?
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `(?:are|is) (?:${YOU_OR_KIN}) (?:both |all |even |actually ){0,2}(?:legal|documented|legally here|here legally|born here|from here)(?! (?:owners?|heirs?|age|tenants?|names?|guardians?|counsel|representatives?))|(?:which|what) country (?:\\w+ ){1,5}(?:from|born|born in|grow up|raised)|(?:names?|surnames?|last names?|accents?|faces?) (?:like|such as) (?:yours|that|his|hers|theirs|those)`,
    ),
    unless: /\b(?:street|company|brand|wood|stone|tile|marble|door|clock|cliff)\b/,
  },
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:your|their|that|ethnic|foreign|spicy) (?:kind of |sort of |own |traditional )?(?:food|cooking|cuisine|dishes|spices)(?! (?:class|range|island|stove|space|truck|hood))',
    ),
    where: /\b(?:smells?|odors?|travels?|lingers?|stink\w*|complain\w*|neighbou?rs|vents?|walls)\b/,
    unless: /\b(?:vents? (?:is|are) new|trash|compost|fridge)\b/,
  },
  // Is that a bump I see? Just the two of you, or will there be more?
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      '(?:little (?:guys?|man|men|girls?|boys?|ones?)|bab(?:y|ies)|kids?|twins) (?:sleep|sleeps|cry|cries|wake|wakes|nap|naps)|(?:baby |little )bump|(?:is|was) that a bump|(?:just|only) (?:the )?(?:two|one|three|both) of you(?: \\w+){0,3} or (?:will|are|is|do)(?: \\w+){0,2} (?:more|others|another|a third)',
    ),
    unless: /\b(?:tours?|showings?|visit|signing|speed|road|drive ?way|floor|carpet|wall)\b/,
  },
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants)(?: \\w+){0,3} (?:always |just |only )?(?:wastes?|ruins?|slows?|costs?) (?:our|us|my|everyones|everybodys|the crew)',
    ),
  },
  // How long have you two been together?
  {
    category: 'marital_status',
    rule: 'demand',
    said: expression(
      `how long have (?:${YOU_OR_KIN}) been (?:together|a couple|married|dating|seeing each other|engaged|living together)|(?:are|is) (?:${YOU_OR_KIN}) (?:together|married|engaged|dating|a couple|an item) (?:or|yet)|old fashioned about (?:couples|marriage|men|women|who|such|these)`,
    ),
  },
  // Are you a couple, or just friends? Which one of you is the husband?
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'demand',
    said: expression(
      `(?:couple|together|item|partners|involved) or (?:are you |is it )?(?:just|only) (?:good )?(?:friends?|roommates?|sisters|brothers|cousins)|which (?:one )?of you (?:two |guys )?is (?:the |more the |going to be the )(?:husband|wife|man|woman|girl|boy|mom|dad|groom|bride)|(?:one|a single|single|same|1) (?:bed|bedroom) (?:for|with) (?:two|both|a pair of|2) (?:grown |adult |young )?(?:men|women|guys|girls|gentlemen|ladies|boys)|(?:one|two) beds? or (?:one|two)(?: \\w+){0,3} (?:your (?:friend|roommate|partner|buddy)|you two|you (?:guys|ladies|girls)|two of you)|(?:go|goes|going) by (?:he|she|they|him|her|sir|maam)(?= |$)`,
    ),
    unless: /\b(?:she the|he the|mail|email)\b/,
  },
  // When do you retire? A loan that runs past your ninetieth birthday
  {
    category: 'age',
    rule: 'demand',
    said: expression(
      `when (?:do|will|are|does|did) (?:${YOU_OR_KIN}) (?:plan to |planning to |going to |expect to |hope to )?(?:retire|retiring|stop (?:working|driving)|turn (?:\\d\\d|\\w+ty))|what year (?:did|were|was) (?:${YOU_OR_KIN}) (?:\\w+ ){0,2}(?:born|graduate|high school|finish (?:high )?school|finish college|in school)|(?:past|after|before|until|beyond) (?:your|his|her) \\w+(?:th|st|nd|rd)(?: \\w+)? birthday|(?:in|into|past) your (?:sixties|seventies|eighties|nineties)|(?:outlives?|outlasts?) (?:you|him|her|the borrower)|(?:live|be alive|be around|be here|last)(?: long enough| enough)? (?:to|for|until|when) ${up(3)}(?:pay it off|paid off|last payment|(?:whole |full |all )?(?:thirty|fifteen|twenty|30|20|15) years?|whole term|full term)|(?:year )?(?:term|loan|mortgage) at (?:(?:sixty|seventy|eighty|ninety)(?: \\w+)?|[6-9]\\d)(?= |$)(?! (?:percent|thousand|k|basis))`,
    ),
    unless: /\b(?:owner occup\w*|warranty|rate|points|boiler|furnace|roof)\b/,
  },
  // When orders drop, our rent stops.
  {
    category: 'military_status',
    rule: 'limit',
    said: expression(
      '(?:gets?|getting|got|receives?|under|on|new|when|if|until|once|their|his|her|your) (?:\\w+ )?orders(?: (?:come|comes|arrive|drop|change|land))?|orders (?:come|arrive|drop|change|land|are cut)(?! (?:in )?(?:tuesday|monday|with|by))',
    ),
    where: TIRES,
    unless:
      /\b(?:court|lumber|cabinets?|windows?|work orders?|orders (?:for|of|from|online)|in order|lease ends|penalty|crew|supplier|restraining|by law|as the law|scra)\b/,
  },
  {
    category: 'military_status',
    rule: 'demand',
    said: expression(
      '(?:how (?:soon|long|likely)|when|whether|if) (?:\\w+ ){0,3}(?:send|sends|ship|ships|post|station|deploy|call) (?:you|him|her) (?:\\w+ )?(?:overseas|abroad|away|out|up|somewhere else)|(?:is|was) (?:it|that|this) (?:a |your )?military (?:id|plates?|check|address|haircut)|your (?:reserve|guard|drill|deployment) (?:weekends?|duty|obligations?|schedule|commitments?)|(?:did|have|has|were) (?:you|he|she) (?:\\w+ ){0,2}combat|(?:are|is) (?:you|he|she|your (?:husband|wife|partner)) (?:still |currently |now )?(?:serving|enlisted|in uniform|active duty)(?! (?:the|as|on|lunch|dinner|drinks))',
    ),
  },
  // He will love the workshop, she will love the closets.
  {
    category: 'sex',
    rule: 'word',
    said: expression(
      '(?:he|she|shell|hell|(?:the|your) (?:missus|husband|wife|hubby)|hubby|mom|dad) (?:(?:will|is going to|would|is sure to) )?(?:love|adore|thank you for|swoon over|go crazy for)(?! (?:to (?:show|meet|help|hear)|old houses))(?: \\w+){1,2}|(?:all|is) (?:his|hers) (?:and )?the (?:\\w+ ){1,2}(?:all )?(?:is )?(?:hers|his)',
    ),
    unless: /\b(?:agent|inspector|call|ask for|listing)\b/,
  },
  // You sounded different on the phone. We don't see many of your kind out here.
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:sounded|looked|seemed) (?:so |very |quite )?(?:different|another way|lighter|darker|american|foreign|ethnic)(?: \\w+){0,3} (?:phone|emails?|online|paper|writing|picture|photo|letter)|(?:see|get|have|had|rent to|sell to|show) (?:too |so |very )?(?:many|much|a lot) (?:of )?(?:you|(?:of )?your (?:kind|sort|type|people)|(?:people|folks) like you)(?! (?:at|on|for|in the|who|last|there|know|asked|want|may))|your (?:hair|skin|complexion|coloring) (?:is|looks|was)(?! (?:wet|caught))|^(?:so |and |but )?what are you(?: exactly| anyway| if i may ask| if i may| if you dont mind)?(?: mixed)?$',
    ),
    unless: /\b(?:house|home|kitchen|listing|room) (?:sounded|looked|seemed)\b/,
  },
  // We don't cater to mosques.
  {
    category: 'religion',
    rule: 'limit',
    said: expression(
      `(?:dont|wont|do not|does not|doesnt|will not|never|refuses? to|stopped|quit|no longer) (?:\\w+ )?(?:works?|paint\\w*|clean\\w*|cater\\w*|build\\w*|serve|serving|deliver\\w*|rent|sell|do (?:jobs|work|anything|business|weddings)|bid|bidding|quote|take (?:jobs|work)|jobs|roof\\w*|move|help|photograph)(?: \\w+)? (?:for|at|in|to|on|near) (?:a |an |any |the |your )?(?:\\w+ )?(?:mosques?|temples?|synagogues?|gurdwaras?|shuls?|church people|muslim \\w+|jewish \\w+|hindu \\w+)`,
    ),
    unless: /\b(?:sundays?|saturdays?|weekends?|holidays?|during|hours|after \d|street|road|avenue)\b/,
  },
  // The pantry is every wife's wish.
  {
    category: 'sex',
    rule: 'word',
    said: expression(
      '(?:every|any|a|the) (?:wife|wifes|husband|mom|moms|mother|mothers|dad|dads|father|man|mans|woman|womans|guy|guys|girl|girls|lady|ladys|housewife|bride) (?:wish|dream|joy|delight|pride|paradise|haven|heaven|retreat|pleasure|delights)',
    ),
  },
  // Is that deposit SSI? Do you work, or are you on something?
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      `(?:is|was|are) (?:it|that|this|any of it|some of it|those|your (?:\\w+ )?(?:income|check|deposit)) (?:your |from |a |all |really ){0,2}(?:ssi|ssdi|welfare|disability|social security|child support|alimony|pension|benefits|unemployment|food stamps|public assistance)|(?:do|does) (?:${YOU_OR_KIN}|either of you|anyone) (?:work|have a job|have work|hold a job|earn) or`,
    ),
    unless: /\b(?:study|school|from home|nights|days|count\w*|qualif\w*|so (?:that )?we can|forms?)\b/,
  },
  // Are you on anything for that?
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      '(?:are|is|were) (?:you|he|she|they|your \\w+) (?:\\w+ )?on (?:anything|something|some pills|meds|medication|pills|medicine|a pill|treatment)(?! (?:the|our|your) (?:list|calendar))',
    ),
    unless: /\b(?:waiting|list|market|street|hold)\b/,
  },
  // Who will carry the note if you stay home with the baby?
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      '(?:if|when|once|while|after|until|since) (?:you|she|he|your wife) (?:\\w+ ){0,3}(?:home|part time|off|out|leave) (?:with|for|to have|to raise|because of) (?:the|a|your|another) (?:baby|kids?|child(?:ren)?|newborn|little ones?|twins)',
    ),
    unless: /\b(?:showing|tour|closing can|sign (?:from|online))\b/,
  },
  // The toddlers of the last tenants were a lesson to us.
  {
    category: 'familial_status',
    rule: 'judgment',
    said: expression(
      '(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|teenagers?|twins|little ones)(?: \\w+){0,6} (?:were|was|taught us|have been|had been|proved) (?:all )?(?:a |an |our |the )?(?:lesson|mistake|nightmare|disaster|handful|trouble|headache|last straw|warning|terror|menace|plenty|enough)',
    ),
  },
  // We quit bidding in Chinatown.
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      `(?:dont|wont|do not|does not|doesnt|will not|never|refuses? to|stopped|stop|quit|quits|no longer|avoids?|stay out|stays out|rather not|not) ${up(4)}(?:in|into|near|to|past|around|for|of|anywhere near) (?:the |any |our )?(?:china ?town|korea ?town|japan ?town|greek ?town|little (?:italy|havana|saigon|haiti|tokyo|india|mogadishu|manila|odessa|armenia|ethiopia|kabul|persia|russia|poland|bangladesh)|barrios?|reservation|rez)`,
    ),
    unless: /\b(?:parking|park|dinner|brunch|festival|parade|station)\b/,
  },
];
