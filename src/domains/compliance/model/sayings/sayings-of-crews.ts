import { expression, up, type Saying } from './sayings-of-rules.ts';

const RACES = 'white|black|caucasian|hispanic|latino|asian';
const CHILD = 'newborns?|bab(?:y|ies)|child|infants?|births?|pregnancy|pregnancies|new arrivals?|kids?|children|toddlers?';
const VISITORS =
  '(?:over ?night )?(?:boyfriends?|girlfriends?|gentlemen callers?|(?:male|female|men|women|lady|gentleman) (?:guests?|visitors?|friends?|callers?))';

/** Who works for a firm or comes to visit, what a birth counts as, and what is asked of somebody's health. */
export const SAYINGS_OF_CREWS: Saying[] = [
  // Landscaping by an all-white crew
  ...(
    [
      ['race_color', RACES],
      ['national_origin', 'american|us born|native born|english speaking|mexican|polish|russian|irish|german'],
      ['religion', 'christian|catholic|jewish|muslim|mormon'],
      ['sexual_orientation_gender_identity', 'straight|heterosexual'],
      ['disability', 'able bodied|healthy'],
    ] as const
  ).map(([category, groups]): Saying => ({
    category,
    rule: 'people',
    said: expression(
      `(?:all|only|exclusively|entirely|purely|strictly|mostly) (?:${groups}) (?:\\w+ )?(?:crews?|teams?|staff|workers?|technicians?|cleaners?|movers?|contractors?|clientele|crowd|guests?|subcontractors?)`,
    ),
    unless: /\b(?:no matter|not|never|equal opportunity)\b/,
  })),
  // A newborn counts as a violation.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:${CHILD}) ${up(4)}(?:counts? as|is|are|would be|will be|becomes?|constitutes?|means?|triggers?|ends?|voids?|breaks?|breach(?:es)?) (?:a |an |the |your )?(?:violation|breach|grounds|cause|default|eviction|end of|termination|lease|rent increase|reason to)`,
    ),
    unless: /\b(?:not|never|no)\b/,
  },
  // Boyfriends may not stay overnight.
  {
    category: 'sex',
    rule: 'limit',
    said: expression(
      `${VISITORS} ${up(2)}(?:may not|can not|cannot|cant|must not|are not|arent|will not|wont|not|never|must leave|must be out)(?: \\w+){0,3}|(?:no|never any|not any) ${VISITORS}`,
    ),
    unless: /\b(?:restrooms?|locker|regardless|charged?)\b/,
  },
  // Is there anything wrong with your health?
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:anything|something|what is|whats|what s|nothing) wrong with (?:you|him|her|(?:your|his|her|their) (?:\\w+ )?(?:health|body|mind|head|legs?|back|hips?|eyes|hearing|heart|son|daughter|child|husband|wife|mother|father|brain))|(?:any|have|having|has) (?:\\w+ )?(?:health|medical|physical|mental) (?:issues?|problems?|conditions?|limitations?|troubles?)`,
    ),
    unless: /\b(?:accommodat\w*|need from us|modif\w*|regardless|welcome|dont ask|never ask|do not ask)\b/,
  },
  // Service dogs included in the limit
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      '(?:service|assistance|support|guide|assist) (?:dogs?|animals?|pets?)(?: (?:are|is|will be|also|too|must be)){0,2} (?:included|counted|counts?|limited|subject|fall|falls|capped)(?: (?:in|toward|towards|against|under|within|by|to|at))? (?:the |our |this |that |a |any |all )?(?:\\w+ ){0,2}(?:limits?|cap|count|fees?|deposits?|rent|polic(?:y|ies)|rules?|restrictions?|weight|pounds|lbs?)',
    ),
    unless: /\b(?:not|never|no|none|dont|doesnt|arent|isnt|exempt\w*|without)\b/,
  },
  // The board asks for medical records.
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:asks?|wants?|requires?|needs?|see|submit|submits|provide|provides|bring|brings|send|include|attach|share) ${up(3)}(?:medical|psychiatric|mental health|health|doctors?) (?:records?|histor(?:y|ies)|files?|exams?|examinations?|clearance|reports?|charts?)`,
    ),
    unless: /\b(?:not|never|no|dont|nobody|accommodat\w*|caregiver|clinic|hospital)\b/,
  },
  // Will there be kids in the home?
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      `(?:will|would|are|is) there (?:be )?(?:any |going to be )?(?:small |young |little |other )?(?:${CHILD}|minors?|toddlers|teens|teenagers) (?:in|living|at|on|with|moving|under|among|staying)`,
    ),
    unless: /\b(?:tour|showing|open house|pool|park|school|neighborhood|street|car|allergies)\b/,
  },
  // A neighborhood in transition
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:neighborhood|area|block|street|community|part of town|district|side of town) (?:that is |thats |still |now )?in transition',
    ),
    unless: /\b(?:zoning|power|service)\b/,
  },
  // A bit slow in the head
  {
    category: 'disability',
    rule: 'people',
    said: expression(
      '(?:slow|soft|weak|sick|touched|simple|not (?:all |quite )?right|wrong|funny|messed up|off|missing something) (?:in|up|of) (?:the |his |her |their )?(?:heads?|mind|brain|upstairs)|(?:hes|shes|he is|she is|theyre|is|was|be|like) (?:just |such |only )?(?:a|an|some|one of those) (?:\\w+ )?(?:cripples?|retards?|gimps?|psychos?|lunatics?|midgets?)',
    ),
  },
  // That part of town has changed.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:that|this|the (?:other|east|west|north|south|far)) (?:part of (?:town|the city|the county)|side of (?:town|the tracks|the city|main)|end of town|section of town|neighborhood|area|block|street) (?:has|have|is|s) (?:been |really |sadly |certainly |so )?(?:chang(?:ed|ing)|gone down\\w*|going down\\w*|turn(?:ed|ing)|not what it was|slipp(?:ed|ing))(?! (?:its name|hands|owners|lanes|to one way|zones?))',
    ),
    unless: /\b(?:zoned|zoning|rezoned|speed limit|bus|school district|tax|color|leaves|for the better)\b/,
  },
  // You know what that zip code means.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      'you (?:all )?know (?:what|how|who|why|which) (?:that|those|the|these|this)? ?(?:\\w+ )?(?:zip codes?|address|street|side|area|schools?|neighborhood|part of town|people|kind|names?|crowd) (?:\\w+ )?(?:means?|is like|are like|is|are|lives?|says?|brings?)',
    ),
    unless: /\b(?:let you know|do you know|if you know|zoned|best for|meeting|open)\b/,
  },
  // We only photograph homes for Christian sellers.
  {
    category: 'religion',
    rule: 'limit',
    said: expression(
      '(?:only|exclusively|just|solely) (?:\\w+ ){1,4}for (?:\\w+ )?(?:christian|catholic|jewish|muslim|mormon|hindu|evangelical|protestant|believing|faithful) (?:sellers?|buyers?|clients|homeowners|owners|customers|families|households|people|landlords|couples)',
    ),
  },
  // The whole street empties into the pews.
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:everyone|everybody|neighbors|residents|the (?:whole|entire) \\w+|half the \\w+|folks|all of us|most of (?:us|the \\w+)|we all) (?:\\w+ ){0,3}(?:empt(?:y|ies)|files?|heads?|walks?|pours?|streams?|goes|go|turns? out|gathers?|shows? up|drives?|meets?) (?:\\w+ )?(?:into|to|for|in|at) (?:the |our |their )?(?:\\w+ )?(?:pews?|church|mass|chapel|temple|synagogue|mosque|prayers?|worship|bible study)',
    ),
    unless: /\b(?:concerts?|condos?|former|wedding|venue|parking|food pantry|on foot)\b/,
  },
  // One mister and one missus
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'limit',
    said: expression(
      '(?:a|one|the) (?:mr|mister|husband|groom|king|daddy|dad|papa|his) and (?:a|one|the|his) (?:mrs|missus|missis|wife|bride|queen|mommy|mom|mama|hers)',
    ),
    where: expression(
      'expects?|only|always|prefers?|belongs?|should|means?|want|wants|as it should|must|rather|believe|believes|kind|sort',
    ),
    unless: /\b(?:bath|sinks?|closets?|vanit(?:y|ies)|towels?|wedding venue|suite)\b/,
  },
  // The school bus doesn't stop here, and residents love that.
  {
    category: 'familial_status',
    rule: 'preference',
    said: expression(
      'school bus(?:es)? (?:\\w+ )?(?:doesnt|does not|dont|do not|never|no longer|wont|has no reason|have no reason)(?: \\w+){0,4}',
    ),
    where: expression(
      'love|loves|like|likes|glad|thankfully|luckily|thank|quiet|peace\\w*|bless\\w*|prefer\\w*|happy|perk|bonus|enjoy\\w*|bliss|reason',
    ),
  },
];
