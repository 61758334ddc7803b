import { expression, up, type Saying } from './sayings-of-rules.ts';

const PLACE =
  'neighbou?rhood|street|block|lane|area|city|town|village|hill|district|county|schools?|building|suburb|enclave|side';
const WORSHIP =
  '(?:mass|church|services|temple|synagogue|shul|mosque|worship|prayers?|bible study|the parish|sunday school|vespers|meeting)';

/** What is said of a place, and means its people. */
export const SAYINGS_OF_PLACES: Saying[] = [
  // The old neighborhood, before it changed
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:before|until|till) (?:it|everything|things|all that|the (?:\\w+ )?(?:${PLACE})|the rest|those people|they) (?:all )?(?:changed|turned|came|moved in|arrived|went downhill|went)`,
    ),
    where: new RegExp(String.raw`\b(?:${PLACE})\b`),
    unless: /\b(?:zoning|zoned|codes?|lanes?|traffic|hands|owners|tax|taxes|assess\w*|rate|rates|name|season|weather)\b/,
  },
  // Still untouched by diversity
  {
    category: 'race_color',
    rule: 'judgment',
    said: expression(
      '(?:untouched|unspoiled|unspoilt|unaffected|spared|undisturbed) by (?:\\w+ )?(?:diversity|integration|immigration|busing|outsiders|newcomers)',
    ),
  },
  // One of the last streets that hasn't turned
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:${PLACE}|streets|blocks|neighbou?rhoods|areas?|towns)\\b(?: \\w+){0,4} (?:hasnt|havent|has not|have not|never|not) (?:yet |quite )?turned(?= |$)(?! (?:on|over|into|off|down|up|around|to|out|away|\\w+ (?:into|away|down)))`,
    ),
  },
  // As it was in the fifties
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:${PLACE})\\b(?: \\w+){0,4} (?:as|how|what|the way|like) (?:it|they|things) (?:was|were|used to be|looked)(?: back)? (?:in|before|during) (?:the )?(?:\\w+ )?(?:fifties|sixties|forties|thirties|twenties|\\d{2,4}s?|old days|war|good old days|day)`,
    ),
    unless:
      /\b(?:brick|bricks|architect\w*|facades?|lamps?|lights?|houses|homes|porches|signs?|trees|storefronts?|buildings|restor\w+)\b/,
  },
  // The covenant is gone, but its spirit lingers.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:covenants?|restrictions?|old rules?|deed)\\b(?: \\w+){0,6} (?:but|yet|though|and|still) ${up(4)}(?:spirit|lingers?|lives on|live on|remembers?|honou?r(?:ed|s)?|in effect|keeps?|understood|unwritten|heart|alive|tradition)`,
    ),
  },
  // The whole lane is at Mass.
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      `(?:whole|entire|every|all (?:of )?the|most of the|half the|everyone on the|everybody on the|everyone in the) (?:\\w+ )?(?:${PLACE}|family|house|families|neighbors|porch|floor|cul de sac)\\b ${up(2)}(?:is|are|goes|go|walks?|heads?|attends?|meets?|sits?|kneels?|turns? out|turns? up|worships?|prays?) ${up(3)}${WORSHIP}`,
    ),
    unless: /\b(?:was|former|condos?|concerts?|recycl\w*|sale)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:heart|center|centre|life|soul|shadow) of (?:the|our|a) (?:\\w+ )?(?:parish|congregation|ward|flock|faithful)|(?:grace|prayers?|blessings?|rosary|vespers) (?:is|are|was) (?:still )?(?:said|spoken|heard|sung|prayed)',
    ),
  },
  // English in the hall
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      'english (?:only )?(?:on|in|at|over|through) (?:the|our|every) (?:intercom|halls?|hallways?|lobby|phone|stairs?|stairwell|elevator|laundry|yard|courtyard|kitchen|mailroom|building|house|street)',
    ),
    unless: /\b(?:signs?|signage|instructions|manual|notices|menu|available|and spanish|spanish and)\b/,
  },
  // Little you hear of little feet; the only crying is from the gulls.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:only|little|never|nothing|rarely|hardly|seldom|not|no|without|nobody|free (?:of|from)) ${up(6)}(?:crying|wailing|little feet|tiny feet|small feet|patter(?:ing)?|tantrums|lullab(?:y|ies)|nursery rhymes|squeals|are we there yet|playground noise|recess bells?)`,
    ),
    unless: /\b(?:insulat\w*|sound ?proof\w*|gulls? only|wind)\b/,
  },
  // A ring on the finger
  {
    category: 'marital_status',
    rule: 'limit',
    said: expression('rings? on (?:\\w+ ){0,6}(?:fingers?|hands?)|(?:wedding|marriage) (?:bands?|rings?|licen[sc]es?|vows)'),
    where: expression(
      'we|owners?|landlord|landlady|seller|tenants?|hop\\w+|look\\w*|please|must|want\\w*|need\\w*|prefer\\w*|ask\\w*|require\\w*|see',
    ),
    unless: /\b(?:venue|ceremon\w*|gazebo|photos?|chapel|barn|safe)\b/,
  },
  // It rewards strong knees.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      '(?:strong|good|sound|young|sturdy|healthy|working|weak|bad|better|fit) (?:knees|hips|legs|joints|hearts? and|lungs)',
    ),
    where: expression(
      'only|need\\w*|must|reject\\w*|reward\\w*|requir\\w*|if|without|for|those|ask\\w*|demand\\w*|bring|favor\\w*|who',
    ),
    unless: /\b(?:table|elevator|hike|hikers?|trail|chairs?|summit|ski\w*)\b/,
  },
];
