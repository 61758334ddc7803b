import { REFUSES, SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

const CLERGY =
  'parish(?: council)?|pastors?|priests?|rabbis?|church|elders|congregation|imams?|deacons?|ministers?|temple|bishops?|ward|vestry|mosque|synagogue|clergy';
export const OF_LIVES =
  'disability|disabled|little ones|twins|newborns?|pregnancy|expecting|vouchers?|section 8|assistance|benefits|kids?|child(?:ren)?|boys|girls|sons|daughters|toddlers?|wheelchairs?|walker|cane|accent|church|mosque|temple|husband|wife|married|age|pregnan\\w*|baby|culture|cultural|background|english|faith|religion|religious|language|like you|your people|native|heritage|ethnic\\w*|immigra\\w*|retire\\w*|elderly|family size';

/** What agents and offices answer to one person, and what they ask of some alone. */
export const SAYINGS_OF_REPLIES: Saying[] = [
  // You might feel more at home in Oakdale.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:you|your family|you and your \\w+|they|he|she) (?:may|might|would|will|could|d|can)(?: well| likely| probably| both| all| perhaps| really){0,2} (?:feel|be|fit|do) (?:\\w+ )?(?:more|much|better|happier|safer|most|best) ?(?:at home|comfortable|at ease|welcome|content|accepted|among|suited|off)? (?:in|on|over|near|nearer|at|elsewhere|across|somewhere|around|closer|toward|up|down)(?: \\w+){1,4}`,
    ),
    unless:
      /\b(?:units?|plan|models?|larger|smaller|bigger|condos?|furniture|budget|price|commut\w*|square|bedrooms?|rate|loan|lender|garage|yard|trails?|accommodat\w*)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:i|we|id|wed) (?:would |could |might |can |do |always |usually |often |also ){0,2}(?:suggest|recommend|advise|urge|propose|point|send|steer|show|direct|guide|place|nudge)(?: \\w+){1,6}`,
    ),
    where: new RegExp(
      String.raw`^(?=.*\b(?:your|you|since|because|given|as|for|like|my|our)\b)(?=.*\b(?:${OF_LIVES})\b)(?=.*\b(?:look|looks|try|consider|elsewhere|instead|other|another|side|area|neighborhoods?|part|apartments|building|street|homes? (?:in|on|near)|toward|towards|away|to the \w+)\b)`,
    ),
    unless:
      /\b(?:cannot|cant|never|not|accommodat\w*|request|asked|whatever|any (?:area|neighborhood)|school district office|brokerage|lender|attorney|inspector|accessib\w*|ramp|elevator)\b/,
  },
  // With a boy of four I can only offer you the basement.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `with (?:an? |your |two |three |the )?(?:\\w+ )?(?:boys?|girls?|sons?|daughters?|kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|twins|teens?|teenagers?)(?: (?:of|aged?|who is|whos) \\w+)? (?:i|we|id|wed|ill|the (?:owner|landlord|board))(?: (?:can|could|would|will|may))? ?(?:only|just|rather|prefer to|suggest|have to|need to) (?:\\w+ ){0,2}(?:offer|show|consider|rent|give|let|put|place|charge|suggest)(?: \\w+){0,4}`,
    ),
  },
  // Your daughter couldn't live here.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `your ${up(1)}(?:kids?|child(?:ren)?|sons?|daughters?|baby|babies|toddlers?|twins|little ones?|grandchild(?:ren)?|grandkids|stepson|stepdaughter) (?:could not|couldnt|cannot|cant|wont|will not|wouldnt|would not|may not|(?:isnt|is not|arent|are not) (?:allowed|able|going|permitted)) (?:be allowed to |be able to |to )?(?:live|stay|move|join|sleep|come along|come too|be (?:on|in|here))`,
    ),
    unless: /\b(?:office|pool|gym|school|unless|without (?:a|an) (?:adult|parent))\b/,
  },
  // You're 71.
  {
    category: 'age',
    rule: 'people',
    said: expression(
      '(?:you are|youre|he is|hes|she is|shes|they are|theyre|your (?:mother|father|mom|dad|husband|wife) is) (?:only |already |almost |nearly )?[2-9]\\d(?: years old| now)?(?= (?:and|so|but|which|after)\\b|$)',
    ),
    unless: /\b(?:eligible|exempt\w*|discount|qualif\w*|loan|birthday|happy|percent|minutes|miles|degrees|units?|lots?|number)\b/,
  },
  // Is that an African name? You sound young on the phone.
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `(?:is|was|are) (?:that|this|it|your \\w+|yours|those) (?:a |an )?(?:\\w+ )?(?:names?|accents?|surnames?|last names?)|what (?:kind|sort) of (?:a )?(?:name|accent|surname)|where (?:is|are) (?:that|your|those) (?:\\w+ )?(?:name|accent|family|people|parents|folks)`,
    ),
    unless: /\b(?:street|company|business|brand|school|correct|right|spelled|user|file|legal|lease|title|property|code)\b/,
  },
  // You sound young. She looks pregnant.
  ...(
    [
      ['age', 'young|younger|old|older|elderly'],
      ['race_color', 'black|white|asian|mixed|colored|brown'],
      ['national_origin', 'foreign|ethnic|mexican|african|arab|middle eastern|hispanic|latino|indian|chinese'],
      ['familial_status', 'pregnant'],
      ['sexual_orientation_gender_identity', 'gay|queer|butch'],
    ] as const
  ).map(([category, looks]): Saying => ({
    category,
    rule: 'people',
    said: expression(
      `(?:you|he|she|they|your (?:wife|husband|partner|roommate)) (?:sound(?:s|ed)?|look(?:s|ed)?|seem(?:s|ed)?|appear(?:s|ed)?) (?:so |very |a bit |rather |too |a little |quite |kind of |pretty ){0,2}(?:${looks})(?! at)`,
    ),
  })),
  // Not sure this would work with your wheelchair
  {
    category: 'steering',
    rule: 'limit',
    said: new RegExp(
      String.raw`\b(?:not sure|unsure|doubt|dont think|do not think|dont believe|worried|worry|afraid|concerned|wonder|fear)\b(?: \w+){0,12} (?:with|for|given|because of|and|about) (?:your|a|an|the|someone with|somebody with|any) (?:\w+ ){0,2}(?:${OF_LIVES})\b`,
    ),
    unless: /\b(?:door|width|measure\w*|ramp|accommodat\w*|age of the|background check|welcome|school age)\b/,
  },
  // Most of our Indian clients choose Westlake.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:buyers|clients|families|people|folks|customers|tenants|renters|households|couples) (?:like (?:you|yours|your own|yourself|yourselves)|such as (?:you|yours|yourself)|in your (?:situation|position)|with your ${up(1)}(?:background|name|accent|needs|faith|culture)|from your ${up(1)}(?:country|part of the world|background|community|church|culture))`,
    ),
    where: expression(
      'usually|generally|tend|prefer\\w*|choose|buy|rent|live|settle|look|love|like|happier|better|most|rather|often',
    ),
  },
  // Buyers must be approved by the parish council.
  {
    category: 'religion',
    rule: 'demand',
    said: expression(
      `(?:approv\\w+|cleared|screened|vetted|accepted|endors\\w+|recommend\\w*|voted in|interview\\w*|bless\\w*|reviewed|references?|letters?|vouched for|sponsor\\w*|known) (?:by|from|to|of) (?:the |our |your |a |their |its |his ){0,2}(?:local |own )?(?:${CLERGY})`,
    ),
    unless:
      /\b(?:rezon\w*|historic|building permit|window|steeple|ward (?:map|office)|planning|parish (?:assessor|tax|line|clerk|permit))\b/,
  },
  // No religious items on doors
  {
    category: 'religion',
    rule: 'limit',
    said: expression(
      '(?:no|not|nor|never|prohibit\\w*|forbid\\w*|bans?|banned|remove|without) (?:\\w+ ){0,3}(?:religious|faith|sacred|devotional) (?:items?|symbols?|objects?|displays?|decorations?|artifacts?|imagery|images|statues?|emblems?|signs?|garb|dress|attire|music|gatherings?|meetings?|services?|practices?|clothing|holidays?)',
    ),
    unless: /\b(?:other decorations?|or other|secular|all decorations?|any kind|discriminat\w*)\b/,
  },
  // English must be spoken in common areas.
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `only english (?:may|can|should|shall|must|will|is)(?: to)? (?:be )?(?:spoken|used|heard|allowed|permitted)|english (?:must|should|shall|has to|is to|needs to|will|is) (?:only )?(?:be )?(?:the only language )?(?:spoken|used|required|the language|our language|mandatory|expected)|(?:speak|use|keep to|stick to) (?:only )?english (?:only )?(?:in|at|around|when|while|on) (?:the |all |our )?(?:common|halls?|hallways?|lobby|office|pool|laundry|building|property|premises|public|shared)|(?:other|foreign) languages? ${up(3)}(?:not|never|prohibited|forbidden|discouraged|banned)|no (?:other|foreign) languages?`,
    ),
    unless: /\b(?:notices|forms?|leases?|interpret\w*|translat\w*|available)\b/,
  },
  // A household of more than two persons will not be approved.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:households?|famil(?:y|ies)|groups?|parties) (?:of|with|larger than|bigger than|over|above|exceeding) (?:more than |over |at least )?(?:one|two|three|four|five|six|\\d|more)(?: or more| or larger| persons?| people| members| kids| children)? ${up(2)}(?:(?:will |shall |may |can |are |is )?(?:not|never)|cannot|wont|arent|need not|must (?:look|rent|take)|should (?:look|rent))(?: \\w+){0,3}`,
    ),
    unless: /\b(?:per bedroom|codes?|ordinance|law|square feet|fire|septic|pay more|charged)\b/,
  },
  // Recipients pay a double deposit.
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:receiving|receive|receives|on|using|with|from|who use|paying with|holders?|recipients?|tenants) ${up(3)}(?:public assistance|assistance|vouchers?|section 8|subsid\\w+|benefits|welfare|ssi|ssdi|disability income|housing aid)?(?: holders?| recipients?| tenants)? (?:shall|must|will|have to|need to|are to|should)? ?(?:pay|post|put down|provide|furnish|owe|bring) ${up(3)}(?:deposits?|guarantors?|co ?signers?|months|surety|surcharge|extra|last month|double)`,
    ),
    where: expression('public assistance|assistance|vouchers?|section 8|subsid\\w+|benefits|welfare|ssi|ssdi|housing aid'),
    unless: /\b(?:no|not|never|same|refund\w*|standard|like everyone|as all)\b/,
  },
  // Letters and vests of animals that assist
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:vests?|letters?|notes?|papers?|paperwork|certificates?|registration|tags?|prescriptions?|harness|id card) ${up(3)}(?:means? (?:nothing|little|squat|zip|diddly)|(?:does|do|will|would)? ?(?:not|never) (?:matter|change|sway|help|count|impress|move|make)|(?:dont|doesnt|wont|cant) (?:matter|change|sway|help|count|impress|move|make)|(?:is|are) (?:worthless|a joke|fake|meaningless|a scam|just paper)|or no (?:letter|vest|note|papers?|paperwork|certificate))`,
    ),
    where: expression('dogs?|cats?|animals?|pets?|parrots?|birds?|companions?|critters?|beasts?|service|support|esas?|doctors?'),
  },
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:dogs?|cats?|animals?|pets?|birds?) ${up(2)}(?:even if|even when|whether or not|no matter if|though|although|regardless of whether) ${up(3)}(?:service|trained|assistance|assist|emotional|prescribed|certified|guide|working|help)`,
    ),
    where: REFUSES,
  },
  // The association will not spoil the facade for a ramp.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:ramps?|lifts?|grab bars?|rails?|accessible \\w+|handicap\\w* \\w+|reserved spaces?|parking space|accommodations?|modifications?) (?:that )?(?:you|tenants?|residents?|an? \\w+|the \\w+) (?:have |has |had )?(?:asked|requested|wanted|want|applied|request|ask|need|needs)(?: for)? ${up(6)}(?:will not|wont|cannot|cant|not|never|refus\\w+|den(?:y|ied)|declin\\w+|turned down|regret\\w*|rejected|impossible|out of the question)(?: \\w+){0,6}`,
    ),
    unless: /\b(?:not (?:be )?(?:charged?|deny|denied|refused?)|no (?:charge|cost|fee)|never (?:deny|refuse|denied|refused))\b/,
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      '(?:weak|bad|stiff|sore|lame|unsteady|short|frail|wobbly|slow|halt|infirm|feeble) of (?:knees?|limbs?|breath|lungs?|legs?|hips?|foot|feet|body|wind)|(?:stiff|creaky|creaking|sore|aching|shaky|wobbly|tricky|trick|arthritic|failing|achy) (?:knees?|hips?|legs?|joints?|backs?|limbs)',
    ),
    unless: /\b(?:table|chairs?|furniture|stair parts?|massage|hot tub|sauna|soak\w*|ease)\b/,
  },
  // Whom a place lets in
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:admits?|admitted|admitting|lets? in|accepts?|accepted|takes? in|taken|sells? to|sold to|welcomes?|welcomed|allows?|opens? (?:its|our) doors? to) (?:in )?(?:only|none but|just|exclusively) (?:the )?(?:very )?(?:best|right|finest|oldest|good|old|certain|proper|better|known|established|leading|first)(?: \\w+)?`,
    ),
    unless: /\b(?:offers?|materials?|ingredients|contractors|vendors|wood|stone|tiles?|trades)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:unspoil(?:ed|t)|untouched|unbothered|unmarred|unsullied|undisturbed|uninvaded|spared|protected|safe|sheltered|not (?:yet )?(?:spoiled|discovered|overrun|found|ruined|reached)|yet to be (?:spoiled|discovered|overrun|ruined)) (?:by|from|of) ${up(2)}(?:newcomers|outsiders|arrivals|transplants|foreigners|strangers|crowds? from|that crowd|those|kind|sort|people|families|city folks?|city people|changes (?:around|elsewhere|across)|what happened|influx|element)`,
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:certain|wrong|different|particular|other) (?:kinds?|sorts?|types?|class) of (?:traffic|visitors?|trade|persons?|guests?|shoppers?|cars?|music|customers?|company|influences?|callers?|faces?|walkers?|business)`,
    ),
    where: expression('keeps?|keeping|out|below|away|off|discourag\\w*|avoids?|without|never|no|not|few|free of|beyond|stops?'),
    unless: /\b(?:zoned|zoning|commercial|noise|trucks?|weight|permit|parking)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:shelters?|projects|halfway house|methadone clinic|public housing|low income \\w+|group homes?|housing complex|bad side|rough side|inner city)',
    ),
    where: expression(
      'thankfully|luckily|fortunately|mercifully|thank (?:god|goodness|heaven)|blessedly|far from|(?:does not|doesnt|never|do not|dont) (?:stop|reach|come|run|connect|touch)|(?:bus|train|shuttle|van) (?:from|to) the',
    ),
    unless: /\b(?:animal|picnic|storm|bus shelter|rain|tornado|bike)\b/,
  },
  {
    category: 'national_origin',
    rule: 'people',
    said: expression(
      '(?:no one|nobody|none|few|hardly anyone|hardly anybody|everyone|everybody|most)(?: else)?(?: \\w+){0,4} (?:speaks?|spoke)(?: only| just| any)? (?!to |with |up|about|for|highly|well)\\w+',
    ),
    unless: /\b(?:staff|interpreters?|office|agents?|concierge)\b/,
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:${SOMEONE}|if you|you) (?:who |that )?(?:mind|fear|dread|count|hate|dislike|curse|avoid|feel|tire of|cannot do|cant do|struggle with)s? (?:the |every |each |a few |many |these |our )?(?:stairs|steps|climb|climbs|flights)`,
    ),
    where: REFUSES,
    unless: /\b(?:elevator|ramp|lift|single level|no steps|no stairs|welcome)\b/,
  },
  // We like to keep kids on the first floor.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:keep|keeps|put|puts|place|places|house|assign|assigns|assigned|move|group|cluster|locate|confine|seat)(?: \\w+){0,2} (?:kids|children|families|households with \\w+|toddlers|babies)(?: \\w+){0,3} (?:(?:on|in|to|at|near) )?(?:the |a |one |their )?(?:up there|upstairs|up here|that high|above|first|ground|lower|upper|back|end|separate|own|other|north|south|east|west|top|second|one|buildings?|wing|floor|rear|annex)',
    ),
    unless: /\b(?:seats?|helmets?|safe|school|pool|slide|may|choose|wish|bedrooms?|playroom)\b/,
  },
  // Leave the scooter outside.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      '(?:leave|park|keep|store|check|fold) (?:the|your|a|their|any|all) (?:motorized |power |electric |mobility )?(?:wheelchairs?|scooters?|walkers?|power chairs?|crutches|canes?|oxygen(?: tanks?)?) (?:\\w+ )?(?:outside|out|downstairs|in the (?:car|garage|yard|street|van|shed|bike rack)|at the (?:door|curb|gate)|on the (?:porch|street|curb))',
    ),
    unless: /\b(?:may|can|covered|free|if you like|charg\w+)\b/,
  },
  // Are you two brothers?
  {
    category: 'marital_status',
    rule: 'demand',
    said: expression(
      'are (?:you|they|the two of you)(?: two| guys| both| girls| ladies| all)? (?:\\w+ )?(?:brothers|sisters|siblings|a couple|related|dating|an item|lovers|just friends|roommates)',
    ),
    unless: /\b(?:lease|title|deed|buying|apply\w*|application|agent|owner)\b/,
  },
  // Invitations to services
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:invit\\w+|see you|walk you|take you|join\\w*|sit with|next to us) (?:\\w+ ){0,4}(?:to|at|for|in) (?:\\w+ ){0,2}(?:sunday services?|sabbath services?|mass|church|bible study|worship|temple|evening prayers?|shul)|pray\\w*(?: \\w+){0,3} (?:five|three|several|many) times',
    ),
    unless: /\b(?:catering|funeral|wedding|parking|open house|concert|tax)\b/,
  },
  // Off to the office by eight, every one
  {
    category: 'source_of_income',
    rule: 'people',
    said: expression(
      `(?:${SOMEONE}|lodgers|housemates|roommates)(?: here)?(?: \\w+){0,3} (?:off|gone|out|leaves?|heads?|up and out|away) (?:\\w+ ){0,2}(?:to the office|to work|to their jobs?|to a job|to the plant|to the shop|for work)`,
    ),
    unless: /\b(?:travel\w*|commut\w*|bus|train|minutes|trail|paths?)\b/,
  },
  // Your license says Michael, and you go by Michelle.
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'people',
    said: expression(
      '(?:id|ids|license|passport|papers|application|card|form|references?) (?:says?|said|shows?|reads?|has|lists?) (?:\\w+ ){1,3}(?:and|but|yet|while|though) (?:you|he|she|they) (?:go by|goes by|call yourself|calls? (?:himself|herself|themselves)|look|looks|sound|sounds|dress|dresses|are obviously|is obviously|answer to|answers to)',
    ),
    unless: /\b(?:mailbox|lease|photo|typo|spelled|correct|update\w*|which name|whichever)\b/,
  },
  // You two in one bedroom
  {
    category: 'marital_status',
    rule: 'limit',
    said: expression(
      '(?:wont|will not|wouldnt|would not|cannot|cant|doesnt|does not|dont|do not|refuses? to|never|not) (?:like to |want to |going to )?(?:have|let|allow|put|see|permit|want) (?:you two|the two of you|you both|two people|unmarried people|a couple|couples)(?: \\w+){0,3} (?:in|share|sharing|sleep\\w*|under|living|live|together)(?: \\w+){0,3}',
    ),
    unless: /\b(?:code|septic|square feet|fire marshal|ordinance)\b/,
  },
  // Two months' deposit if there are kids
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:deposits?|rent|months?|fees?|extra|more|double|dollars)(?: \\w+){0,4} (?:if|when|with) (?:there are |there is |you have |you bring |you come with )?(?:any )?(?:kids|children|a child|a baby|babies|toddlers?|little ones)',
    ),
    unless: /\b(?:no|not|never|same|without|doesnt|wont)\b/,
  },
  // Clients of color usually end up across the river.
  {
    category: 'race_color',
    rule: 'judgment',
    said: expression(
      '(?:clients|buyers|families|people|folks|households|renters) of color(?: \\w+)? (?:usually|mostly|often|generally|always|tend to|end up|prefer|choose|like|settle|look)(?: \\w+){0,5}',
    ),
    unless: /\b(?:turned away|denied|redlin\w*|discriminat\w*|study|studies|census)\b/,
  },
  // Ages at most
  {
    category: 'age',
    rule: 'limit',
    said: expression(
      '(?:max|maximum|top|upper|ideal|preferred|target|desired) ages? (?:limit |range |is |of |group |bracket ){0,2}(?:is |of |about |around )?\\d\\d|age (?:limit|range|bracket|window) (?:is |of |about ){0,2}\\d\\d|(?:max|maximum|at most|no more than) (?:of |is )?\\d\\d years? (?:of age|old)',
    ),
    unless: /\b(?:pool|gym|discount|roofs?|homes?|hopa|55|62|camp|league|school|appliances|18|21)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `only (?:${SOMEONE}) (?:who |that |with )(?:\\w+ )?(?:works?|working|employed|have jobs?|has a job|jobs?|a job|earns?)|(?:${SOMEONE}) (?:who |that )(?:\\w+ )?(?:work|works|employed)(?: \\w+)? only`,
    ),
    unless: /\b(?:from home|remote\w*|on site|contractors?)\b/,
  },
];
