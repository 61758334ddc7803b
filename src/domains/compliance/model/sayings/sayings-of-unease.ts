import type { Category } from '../finding.ts';
import { PAYERS, REFUSES, SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

/** What people have that shows what the law protects. */
const SHOWN: readonly [category: Category, words: string][] = [
  [
    'religion',
    'head ?(?:coverings?|scar(?:f|ves))|hijabs?|turbans?|burqas?|niqabs?|yarmulkes?|kippahs?|prayers?|praying|prayer (?:rugs?|mats?|groups?)|crucifix(?:es)?|shrines?|incense|chanting|fasting|sabbath|ramadan',
  ],
  ['national_origin', 'accents?|broken english|(?:foreign|another|other|their own|strange) (?:languages?|tongues?)'],
  [
    'disability',
    'wheelchairs?|walkers?|power ?chairs?|oxygen tanks?|crutches|guide dogs?|(?:service|support|assistance) (?:dogs?|animals?)|seizures?|tics|medications?|home health \\w+',
  ],
  [
    'familial_status',
    'kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teen(?:s|agers?)|newborns?|infants?|strollers?|tricycles?|playpens?',
  ],
];
const TROUBLES =
  'nervous|uneasy|uncomfortable|anxious|awkward|hard|difficult|tough|impossible|a problem|problems|an issue|issues|complaints|scares?|bothers?|disturbs?|upsets?|frightens?|worries|complicates?|annoys?|unsettles?';
const SOLVED =
  /\b(?:not|never|no|isnt|arent|wont|doesnt|dont|without|nobody|welcome|accommodat\w*|easy|alarm|gate|latch\w*|safe|trails?|hours)\b/;

const uneasy = SHOWN.map(([category, words]): Saying => ({
  category,
  rule: 'limit',
  said: expression(
    `(?:${words}) ${up(3)}(?:makes?|would|will|are|is|can|could|leaves?|gets?|puts?|causes?) ${up(5)}(?:${TROUBLES})|(?:worried|worry|worries|concerned|concerns?|nervous|anxious|afraid|unsure) (?:about|of|that|over) ${up(5)}(?:${words})|(?:noise|sounds?|mess|smells?|wear|damage) (?:from|of|by|that) (?:your|a|the|any|his|her|their|those|small|young) (?:\\w+ )?(?:${words})`,
  ),
  unless: SOLVED,
}));

/** What a place is turning into. */
const TURNING = 'getting|gets|growing|grows|becoming|become|becomes|turning|turned|gone|going|grown';

/** What makes others uneasy, what is not done for anybody, and what a place turns into. */
export const SAYINGS_OF_UNEASE: Saying[] = [
  // The owner is old-fashioned about two women living together.
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'limit',
    said: expression(
      'two (?:women|men|girls|guys|ladies|moms|dads|gentlemen|husbands|wives) (?:living|sharing|sleeping|together|in one|in a|as a)(?: \\w+){0,3}',
    ),
    where:
      /\b(?:old fashioned|traditional|comfortable|uneasy|weird|odd|wont|wouldnt|doesnt|dont|not|never|no|mind|object\w*|problem|church|family building)\b/,
    unless: /\b(?:looking for|no problem|fine|welcome|we are|were two|dont mind)\b/,
  },
  ...uneasy,
  // The school gets darker every year.
  {
    category: 'race_color',
    rule: 'judgment',
    said: expression(
      `(?:schools?|streets?|blocks?|neighbou?rhood|town|side of town|crowds?|classes|faces|complex|pool) (?:\\w+ ){0,2}(?:${TURNING}) ${up(2)}(?:darker|browner|blacker|whiter|more (?:ethnic|urban|colorful|mixed|foreign))`,
    ),
    unless: /\b(?:evening|night|dusk|paint\w*|shades?|stain\w*|tiles?|lights?|lamps?|earlier|winter|water)\b/,
  },
  // The block has darkened.
  {
    category: 'race_color',
    rule: 'judgment',
    said: expression(
      '(?:schools?|streets?|blocks?|neighbou?rhood|town|side of town|area|section|complex) (?:has |have |is |had )?(?:\\w+ ){0,2}(?:darken(?:s|ed|ing)?|brown(?:s|ed|ing) out)',
    ),
    unless: /\b(?:evening|night|dusk|paint\w*|shades?|stain\w*|lights?|lamps?|winter|skies|sky|outage|trees?)\b/,
  },
  // It was a good street until the section turned.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:until|till|before|since|ever since|when|after|once) (?:the|this|that|our) (?:section|street|block|neighbou?rhood|area|avenue|side|complex) (?:\\w+ )?(?:turned|changed|went|tipped|flipped)(?! (?:into|off|on|one way|private|condo|residential)\\b)',
    ),
    unless: /\b(?:zoning|zoned|traffic|one way|assessment|name|renamed|numbering|parking|tax|rates?)\b/,
  },
  // The pool has always been one color.
  {
    category: 'race_color',
    rule: 'judgment',
    said: expression('(?:one|a single|the same|only one) (?:color|complexion|race|shade|skin)'),
    where: expression(`pools?|streets?|blocks?|neighbou?rhood|town|schools?|building|crowds?|faces|clubs?|${SOMEONE}`),
    unless:
      /\b(?:paint\w*|walls?|bricks?|tiles?|houses?|doors?|trim|siding|cabinets?|carpet|roofs?|stain|fence|shutters?|mailbox\w*|regardless)\b/,
  },
  {
    category: 'race_color',
    rule: 'judgment',
    said: expression(
      '(?:wrong|right|different|other|darker|lighter|certain) (?:complexions?|skin|skin (?:color|tone))(?: \\w+){0,2}',
    ),
    unless: /\b(?:paint\w*|tiles?|stucco|siding|makeup|salon|spa)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:${SOMEONE}) ${up(3)}(?:not|never|wouldnt|wont|dont|doesnt) (?:\\w+ )?(?:blend|fit|mix|mesh) (?:in|well|with us|right)`,
    ),
  },
  // Neighbors who were raised on baseball
  {
    category: 'national_origin',
    rule: 'people',
    said: expression(
      `(?:${SOMEONE}|families) (?:who |that )?(?:were |was |are |is |have been |had been )?(?:raised|reared|brought up|bred|schooled) (?:on|in|with|by|the) (?:\\w+ ?){1,4}`,
    ),
    unless: /\b(?:beds?|garden|chickens|funds?|money|floors?|foundation|here)\b/,
  },
  // We close the day with the rosary and hope that you join.
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:the )?(?:rosary|saying grace|scriptures?|gospel|bible (?:study|reading|verses?)|prayers?|psalms?|hymns?|worship|devotions|vespers|sabbath (?:meals?|dinners?)|shabbat (?:meals?|dinners?)|koran|quran|torah|mass)',
    ),
    where: expression(
      '(?:we|our|family|household|house|housemates|landlord|landlady|owners?)\\b.*\\b(?:join\\w*|expect\\w*|(?:hope|wish|like|want) (?:that )?(?:you|our|the|tenants?)|with us|take part|share\\w*|same)',
    ),
    unless: /\b(?:asked|shops?|museum|organ|choir loft|pews?|parking|whatever|any faith|no matter|welcome)\b/,
  },
  // You can tell who does not belong.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:who|whoever|${SOMEONE}) (?:that |who |really |clearly |just )?(?:does not|doesnt|do not|dont|never|will never|wont) (?:\\w+ )?belong(?: (?:here|there|on \\w+ \\w+|in \\w+ \\w+))?`,
    ),
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:exclusive|elite|upscale|select|refined|posh|well heeled|well bred|classy|high class|upper crust) (?:and \\w+ )?(?:crowd|clientele|company|residents|neighbors|set|people|folks|membership)',
    ),
    unless: /\b(?:shops|stores|restaurants?|boutiques?|salon|hotel)\b/,
  },
  // I would avoid anything east of Main.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:id|i would|wed|we would|better|best to|should) (?:avoid|skip|not (?:look|buy|go|rent)) (?:at |in )?(?:anything|everything|anywhere|places?|homes?|houses) ${up(3)}(?:east|west|north|south|past|below|above|beyond|near|around|side|across) (?:\\w+ ){0,2}\\w+`,
    ),
    unless: /\b(?:flood\w*|noise|airport|highway|budget|price\w*|commut\w*|construction)\b/,
  },
  // If two of them are under ten
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:if|not|no|unless|long as|except) ${up(4)}(?:one|two|three|any|some|all|either|both|none) of (?:them|you|those|whom|your \\w+) (?:is|are) (?:still )?(?:under|below|younger than|over|above|less than) (?:the age of )?\\w+`,
    ),
    unless: /\b(?:pounds|lbs|weight|dogs?|cats?|budget|square|55|62|18|sign)\b/,
  },
  {
    category: 'familial_status',
    rule: 'people',
    said: expression(
      '(?:raised|reared|brought up|done with|finished with) (?:hers|theirs|ours|mine|(?:her|their|our|my) own|all of (?:hers|theirs|ours))',
    ),
    unless: /\b(?:chickens|bees|horses|vegetables|dogs|cattle)\b/,
  },
  // Made for people who can run for a bus
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:for|suits?|only|to) (?:${SOMEONE}) (?:who|that) (?:can|could|are able to|is able to) (?:still )?(?:run|climb|jog|sprint|hike|hear|get up|carry|bend|stand|take the stairs)(?: \\w+){0,3}`,
    ),
    unless: /\b(?:trails?|mountains?|miles|elevator|welcome)\b/,
  },
  // We would steer clear of the south side.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:steer(?:ing)? clear of|stay(?:ing)? (?:away from|out of|clear of)|keep(?:ing)? (?:away from|out of|clear of)|not go near|skip|cross off|rule out) (?:\\w+ ){0,3}(?:sides?|end|part|area|neighborhoods?|blocks?|apartments|projects|suburbs?|section|town|zip codes?)\\b`,
    ),
    unless:
      /\b(?:construction|flood\w*|traffic|parking|closed|wet|detour|noise|budget|price\w*|commut\w*|crane|ice|snow|never|not (?:ask|tell|steer)|cannot|trail|tennis)\b/,
  },
  // The committee does not widen doorways for anybody.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:not|dont|doesnt|wont|cannot|cant|never|no) ${up(2)}(?:alter\\w*|modif\\w*|chang\\w*|adapt\\w*|widen\\w*|convert\\w*|lower\\w*|refit\\w*|remodel\\w*) ${up(2)}(?:doorways?|doors?|bathrooms?|showers?|entrances?|thresholds?|counters?|sinks?|stairs|layout) ${up(4)}for (?:${SOMEONE}|you|an? \\w+|one person|their|your|medical|health)`,
    ),
  },
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:proof|evidence|records?|details|explanation|paperwork) ${up(2)}(?:of|about|on|that shows?|showing|for) ${up(3)}(?:illness|condition|disorder|diagnosis|handicap|disease|ailment)`,
    ),
    unless: /\b(?:not|never|no|dont|wont|without|nobody|roof|property|home|house|building)\b/,
  },
  // The owner does no government paperwork.
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:not|dont|doesnt|wont|never|no|hates?|tired of|without|avoids?|done with) ${up(3)}(?:government|housing authority|hud|agency|welfare|section 8|voucher|subsidy|public assistance) (?:paperwork|forms?|inspections?|inspectors?|red tape|contracts?|rules|bureaucra\\w+|hoops)`,
    ),
    unless: /\b(?:no need|welcome|accept(?:s|ed)?|help you|glad|regardless|loan|fha|foreclos\w*)\b/,
  },
  // The check should come from you, not from the city.
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:come|comes|coming|paid|pays|drawn|be|is) ${up(2)}(?:from|by) (?:you|yours|your|the tenant|tenants?|a|an|the renter|somebody|someone) ${up(4)}not ${up(2)}(?:the |a |any |some )?(?:${PAYERS})`,
    ),
    where: expression('checks?|rents?|money|payments?|deposit|income|lease'),
    unless: /\b(?:taxes|water|sewer|trash)\b/,
  },
  // Who is paying, you or the county?
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      `who (?:is |will |would |will be |actually )?(?:pay|pays|paying|cover|covers|covering) (?:for )?(?:your|the) (?:rent|lease|deposit) ${up(3)}(?:you|or|besides|${PAYERS})`,
    ),
    unless: /\b(?:utilities|water|heat|trash|tenant or (?:the )?(?:owner|landlord))\b/,
  },
  // Is your income from work or from benefits?
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      '(?:is|does|do|are) (?:your|the|his|her|their|all) (?:\\w+ )?(?:income|money|rent|funds|pay) (?:\\w+ ){0,2}(?:from|through|by)(?: \\w+){1,5}',
    ),
    where: expression('work|job|wages|employer|benefits?|assistance|government|programs?|disability|agency|welfare|voucher|ssi'),
    unless: /\b(?:accept\w*|welcome|count\w*|any lawful|not|whether)\b/,
  },
  // If a program is paying, we are full.
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:if|when|where|since) ${up(3)}(?:${PAYERS}) (?:is |are |will be |that is )?(?:pay\\w*|cover\\w*|involved|behind)`,
    ),
    where: REFUSES,
    unless: /\b(?:taxes|repairs?|sewer|street|water|trash|welcome|accept\w*|no (?:fee|charge|problem))\b/,
  },
  // A rent that does not depend on an agency
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:not|never|without|nor) (?:\\w+ )?(?:depend\\w*|rely\\w*|relies|hing\\w+|wait\\w*|count\\w*) (?:up)?on ${up(3)}(?:${PAYERS})`,
    ),
    where: expression('rents?|checks?|money|payments?|tenants?|income'),
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:not|dont|doesnt|wont|never|refuse to|hate to|too busy to) ${up(2)}(?:fill (?:out|in)|sign|do|handle|mail|complete) ${up(2)}(?:forms?|paperwork|papers|contracts?) (?:for|from|with|to|of) (?:the |any |a )?(?:housing|${PAYERS})(?: (?:people|folks|office|department|authority))?`,
    ),
    unless: /\b(?:need|have to|required|loan)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'people',
    said: expression(`self (?:supporting|sustaining|reliant|supported) (?:${SOMEONE}|adults?|individuals?|person)`),
  },
  // The yard is not a play area.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:yards?|lawn|garden|courtyard|hall|hallways?|lobby|grass|driveway|grounds|stairs|stairwell|porch) (?:is|are) (?:\\w+ )?(?:not|no|never) (?:a |an |for |meant for |any )?(?:play|playing|playgrounds?|toys|kids|children|nurser\\w+|day ?care)(?: \\w+)?',
    ),
  },
  // Somebody with a few decades ahead of them
  {
    category: 'age',
    rule: 'people',
    said: expression(`(?:${SOMEONE}) ${up(4)}(?:decades?|years|life) ${up(1)}(?:ahead of|left in|behind) (?:them|him|her|you)`),
  },
  // Rent that was earned and not handed out
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      '(?:earned|worked for|made)(?: \\w+){0,3} (?:not|never|rather than|instead of) (?:being )?(?:handed|given|doled|granted|handouts?|giving)(?: \\w+)?',
    ),
    where: expression('rents?|money|income|paid|pays?|checks?|tenants?'),
  },
  // English is what we speak here.
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:english|american) is (?:what|all|the only|the language|how|our only|the one)(?: \\w+){0,3} (?:speak|speaks|spoken|talk|hear|heard|use|used|language|tongue|understand)',
    ),
    unless: /\b(?:also|and spanish|interpret\w*|translat\w*)\b/,
  },
  // When is the wedding?
  {
    category: 'marital_status',
    rule: 'demand',
    said: expression(
      `(?:do|are|will|would|when|is|any) ${up(2)}(?:you|he|she|they|plans?|the two of you|you two|wedding|intend\\w*) ${up(4)}(?:get(?:ting)? married|marry(?:ing)?|tie the knot|wedding|to wed|get hitched|propose|divorc\\w+)`,
    ),
    where: /^(?:and |so |also |but |hi |hello |\w+ )?(?:do|are|will|would|when|is|any|have)\b/,
    unless: /\b(?:venue|guests?|parking|photos?|garden|backyard|congratulations|congrats|barn|title|deed)\b/,
  },
  // Are you likely to get orders?
  {
    category: 'military_status',
    rule: 'demand',
    said: expression(
      `(?:are|is|will|do|does|might|could|if|when) (?:you|he|she|your \\w+) ${up(4)}(?:(?:get|getting|receive|expecting|expect|have|has|under|on|waiting for|awaiting) (?:new |more |any |your |his |her |further )?orders|pcs|transferred (?:out|overseas)|shipped (?:off|overseas)|called up)`,
    ),
    unless: /\b(?:work|purchase|take ?out|online|change|court|early|release|terminat\w*|without penalty|va|may)\b/,
  },
];
