import { OF_LIVES } from './sayings-of-replies.ts';
import { PAYERS, REFUSES, SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

const NUMBER_OF_YEARS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d|1\\d)';
const ANIMALS =
  '(?:service|support|assistance|assist|guide|seeing eye|hearing|emotional support|therapy) (?:dogs?|animals?|cats?)|esas?';
const AIDES =
  '(?:live in |personal |home |home health |health |overnight |night )?(?:aides?|caregivers?|attendants?|home nurses?)';
/** Names of illnesses that are too short or too common for a list of people. */
const ILLNESSES =
  'ms|als|copd|tbi|cp|ptsd|lupus|parkinsons|arthritis|fibromyalgia|epilepsy|seizures|diabetes|crohns|dialysis|chemo|stroke|dementia|alzheimers|bipolar|anxiety|depression|oxygen|tremor|back trouble|bad (?:back|hip|knee|heart)|heart (?:condition|trouble)|vision|hearing|eyesight|memory';

/** Terms that change with who somebody is, and what is asked of one person before an answer. */
export const SAYINGS_OF_TERMS: Saying[] = [
  // Your support animal is no exception.
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:${ANIMALS}|comfort animals?) (?:is|are|makes?|make) (?:no exceptions?|included|just (?:a )?pets?|still (?:a )?pets?|a pet|pets)`,
    ),
    where: REFUSES,
    unless: /\b(?:not (?:a )?pets?|(?:arent|isnt) (?:a )?pets?)\b/,
  },
  // We'd rather have someone with a paycheck.
  {
    category: 'source_of_income',
    rule: 'preference',
    said: expression(
      `(?:rather|prefer\\w*|wants?|wanted|looking for|hop\\w+ for)(?: \\w+){0,3} (?:${SOMEONE})(?: \\w+)? (?:with|has|have|having|on|gets?|draws?) (?:a |an |their own |steady |real |regular |his own |her own ){0,3}(?:pay ?checks?|salary|salaries|jobs?|payroll)`,
    ),
    unless: /\b(?:not|never|or|no preference)\b/,
  },
  // Not wheelchair material
  ...(
    [
      ['disability', 'wheel ?chairs?|walkers?|scooters?'],
      ['familial_status', 'kids?|child|toddlers?|bab(?:y|ies)|strollers?|famil(?:y|ies)'],
      ['age', 'seniors?|grandma|grandpa'],
    ] as const
  ).map(([category, who]): Saying => ({
    category,
    rule: 'limit',
    said: expression(
      `(?:not|isnt|hardly|never|no) (?:exactly |really |quite )?(?:an? )?(?:${who}) (?:material|territory|country|terrain|turf)`,
    ),
  })),
  // No applicants without a Social Security number
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:no|not|wont|cant|cannot|dont|never|nobody)(?: \\w+){0,5} (?:without|lacking|who lacks?) (?:an? )?(?:valid |us ){0,2}(?:social security numbers?|ssns?)',
    ),
    unless: /\b(?:problem|worries|fine|trouble|itin)\b/,
  },
  // I asked the owner about your children and she said no.
  {
    category: 'steering',
    rule: 'limit',
    said: expression(
      '(?:and|but) (?:she|he|they|the \\w+) (?:said|says|answered|told me|wrote) (?:no|never|absolutely not|no way)$',
    ),
    where: new RegExp(String.raw`\b(?:your|a|the) (?:\w+ ){0,2}(?:${OF_LIVES})\b`),
    unless: /\b(?:told (?:her|him|them)|illegal|unlawful|pets?|smok\w*)\b/,
  },
  // Your comfort animal is subject to our breed list.
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:${ANIMALS}|comfort animals?)(?: \\w+){0,3} (?:is|are|be) (?:also |still )?(?:subject to|bound by|held to|covered by|limited by|under) (?:\\w+ ){0,3}(?:breed|weight|size|pet|same|usual) ?\\w*`,
    ),
    unless: /\b(?:not|never|no|nor|isnt|arent)\b/,
  },
  // At 72 you may be too old for these stairs.
  {
    category: 'age',
    rule: 'limit',
    said: expression(
      `(?:at|being|aged|turning|nearly|almost|already) ${up(2)}[3-9]\\d (?:\\w+ )?(?:you|youre|youd|youll|she|he|they|i|we|your \\w+)|(?:you|youre|he|she|hes|shes|they|theyre|${SOMEONE}|students?) ${up(5)}too (?:old|young|elderly)`,
    ),
    unless:
      /\b(?:degrees|percent|minutes?|mph|units?|per (?:month|sq\w*)|mls|nobody is too|no one is too|never too|dogs?|roofs?|furnace|route|highway|exit|lot)\b/,
  },
  // If you can't climb, bend and carry, move on.
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      'if you (?:cant|cannot|could not|couldnt|are not able to|arent able to|struggle to|have trouble) (?:\\w+ ){0,2}(?:climb\\w*|walk\\w*|lift\\w*|bend\\w*|carry\\w*|stand\\w*|kneel\\w*|see|seeing|hear|hearing)',
    ),
    where: expression('move on|elsewhere|pass|keep looking|not for you|isnt for you|do not apply|dont apply|dont bother|skip|no'),
  },
  // We can't be responsible for someone who might fall.
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:${SOMEONE}|tenant) (?:who|that) (?:might|could|may|can|will|would) (?:fall|trip|collapse|wander|pass out|have an? (?:seizure|stroke|heart attack|fit|fall|episode))`,
    ),
    where: REFUSES,
  },
  // I'd have to raise the deposit because of the wheelchair.
  {
    category: 'steering',
    rule: 'limit',
    said: expression(
      `(?:rais\\w+|increas\\w+|higher|extra|more|doubl\\w+|add\\w*|bump\\w*|charg\\w+|another) (?:\\w+ ){0,4}(?:deposit|rent|fee|price|premium)(?: \\w+){0,2} (?:because of|due to|on account of|given|with) (?:\\w+ ){0,2}(?:${OF_LIVES})`,
    ),
    unless: /\b(?:not|never|no|dont|doesnt|without)\b/,
  },
  // Rent can't come from the county.
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      `rent (?:cant|cannot|can not|must not|may not|mustnt|shouldnt|should not|wont|will not) (?:come|be paid|be covered|be sent)(?: \\w+)? (?:from|by) (?:\\w+ )?(?:${PAYERS})`,
    ),
  },
  // 25-40 age range
  {
    category: 'age',
    rule: 'limit',
    said: expression('[1-9]\\d (?:to |and |through )?[1-9]\\d age(?: range| group| bracket)?'),
    unless: /\b(?:camp|league|school|hopa|program|museum)\b/,
  },
  // Tenants older than 60 need somebody to cosign.
  {
    category: 'age',
    rule: 'limit',
    said: expression(
      `(?:older than|over|past|above|younger than|aged?|ages) ${up(2)}(?:[2-9]\\d|[a-z]+ty)(?: years)?(?: old)? (?:\\w+ ){0,2}(?:need|needs|must|require|requires|have to|has to|pay|pays|owe|should (?:have|bring|show))`,
    ),
    where: expression(
      'cosign\\w*|co ?signers?|guarantors?|deposits?|doctors?|letter|extra|more|relative|family member|son|daughter|proof|insurance|prove|double',
    ),
    unless: /\b(?:pool|gym|hopa|hud|discount|exempt\w*|income)\b/,
  },
  // Under six won't work with the open staircase.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:under|below|younger than|less than) ${NUMBER_OF_YEARS} (?:years |years old |yrs )?(?:wont|will not|would not|wouldnt|cannot|cant|isnt|arent|not|never|would be|is a|are a|is out|are out|too)(?: \\w+){0,3}`,
    ),
    unless: /\b(?:feet|miles|minutes|months|inches|percent|units|offers?|bids?|hours|days|weeks|degrees|pounds|cars?)\b/,
  },
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:each|every|per|an extra|an additional|a second|a third|another) (?:kid|child|baby|toddler|teen|teenager|minor|little one|son|daughter) (?:\\w+ ){0,2}(?:adds?|costs?|is|means?|raises|goes for|runs|brings)(?: \\w+){0,3} (?:bucks?|dollars|hundred|rent|more|extra|deposit)`,
    ),
    unless: /\b(?:no|not|never|free|camp|tuition|lessons?|day ?care)\b/,
  },
  // Service dogs under 25 pounds only.
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:${ANIMALS}) ${up(3)}(?:(?:under|over|below|above|up to|smaller than|larger than|no larger|no bigger|weighing|less than|of at most|limited to|at most) ${up(4)}(?:\\d+|pounds|lbs?|ten|twenty|thirty|forty|fifty|feet|small|medium)|by breed|of (?:certain|approved|some) breeds?|small breeds?)`,
    ),
    unless: /\b(?:not|never|no|regardless|dont|doesnt|exempt\w*|any (?:size|weight|breed))\b/,
  },
  // Live-in aides count as an extra tenant.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:${AIDES}) ${up(3)}(?:counts?|pays?|must (?:be on|sign|pay|apply|qualify|pass|leave)|(?:is|are) (?:charged|billed|not|an extra|an additional|extra|guests?)|owes?|adds?|cannot|cant|may not|not allowed|will be charged|has to|have to|needs? to)(?: \\w+){0,4}`,
    ),
    unless:
      /\b(?:no (?:charge|fee|rent)|never|dont (?:count|pay)|doesnt (?:count|pay)|not (?:count|charged|pay)|does not count|school|suite)\b/,
  },
  // We won't reserve a space because you have a placard.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:reserve|reserving|assign|hold|save|mark|paint|designate|give|provide|move|swap|trade|change) ${up(5)}(?:space|spaces|spots?|stalls?|parking)(?= .*\\b(?:placard|disab\\w+|handicap\\w*|wheelchair|cane|walker|knees?|hip|health|condition|doctor)\\b)`,
    ),
    where: expression('wont|will not|cannot|cant|dont|never|not|no|refuse\\w*|just because|even (?:if|though|with)'),
    unless: /\b(?:without a|blocked|tow\w*|happy|glad|no charge|no cost)\b/,
  },
  // You seem depressed. With your MS, I would worry about the stairs.
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      '(?:you|he|she|they|your \\w+) (?:seem|seems|look|looks|sound|sounds|appear|appears|strike me as|come across as)(?: \\w+){0,3} (?:depressed|unstable|sick|ill|sickly|frail|disabled|manic|medicated|drugged|unwell|autistic|crazy|bipolar|fragile|weak|mental|unhealthy|slow|off)',
    ),
    unless: /\b(?:well|price|offer|day off|drop off|deal)\b/,
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:with|given|because of|due to|since|about|has|have|having|for somebody with|for someone with|for anyone with) (?:your|his|her|their|my|a|the)? ?(?:\\w+ )?(?:${ILLNESSES})`,
    ),
    where: expression(
      'worr\\w+|stairs?|rather|elsewhere|afraid|concern\\w*|liab\\w*|cannot|cant|wont|not|doubt|someone else|different|another|pass|manage|cope|safe|risk\\w*|dangerous|sorry|unfortunately',
    ),
    unless:
      /\b(?:accommodat\w+|grab bars?|ramps?|welcome|view|loop|aids?|zoning|public|hearing (?:on|is|at|before)|foam|tanks?|not ask|never ask|dont ask|need not|clinic|center)\b/,
  },
  // Please include your place of birth.
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `(?:place|country|city|date and place|land|nation) of (?:your )?(?:birth|origin)|birth ?place|(?:country|nation) (?:that )?(?:you|they|each|everyone|the applicant|applicants?|your \\w+) (?:are|were|was|is|come|comes|came|hail)|where (?:you|each|everyone|every \\w+|applicants?|tenants?|your (?:parents|family|people)) (?:were|was|are|is) (?:born|from|originally)`,
    ),
    where: expression(
      'application|apply|form|forms|include|list|state|provide|write|tell|note|need|needs|fill|give|ask\\w*|required?|matters?|want|know|before|disclose',
    ),
    unless: /\b(?:not|never|no|dont|doesnt|regardless|against|law|wood|marble|stone|wine|label|appliances?)\b/,
  },
  // With a name like yours
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:with|given|because of|judging by|going by|based on|saw|seeing|heard) (?:a |your |that |the |his |her )(?:\\w+ )?(?:name|surname|accent|voice|picture|photo)(?: like (?:that|yours|this|his|hers))?',
    ),
    where: expression(
      'board|neighbors?|landlord|owner|seller|assum\\w+|guess\\w*|not|dont|doubt|wont|where (?:are|were)|what (?:are|country)|comfortable|fit|kind|pass|sorry|taken|already',
    ),
    unless: /\b(?:file|listing|street|roof|kitchen|house|unit|view|upload\w*|attached|floor plan|change|title|deed)\b/,
  },
  // The name on your ID doesn't match how you look.
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'limit',
    said: expression(
      `(?:id|license|licence|name|papers|documents?|gender|sex|photo|voice) ${up(5)}(?:doesnt|does not|dont|do not|not|didnt) (?:match|fit|go with|agree with|line up with) ${up(3)}(?:look|looks|appearance|appear|voice|gender|present|dress|face|sound|see|sex)`,
    ),
  },
  // Which of you is the man in the relationship?
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'demand',
    said: expression(
      'wh(?:o|ich)(?: one)?(?: of (?:you|the two of you))? (?:is|plays|wears) the (?:man|woman|husband|wife|girl|guy|pants)|the (?:man|woman|husband|wife) (?:in|of) the (?:relationship|couple)',
    ),
  },
  {
    category: 'sexual_orientation_gender_identity',
    rule: 'limit',
    said: expression(
      `(?:${SOMEONE}|you|youre|he|she) (?:who |that )?(?:is |are |whos |was |be |been |currently |youre ){0,3}(?:transitioning|in transition|mid transition|transitioned)(?! (?:from|to|out|into|between|homes?|jobs?))`,
    ),
  },
  // Rents set just above what a voucher pays
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      '(?:above|over|higher than|more than|beyond|past|exceeds?|exceeding) (?:\\w+ ){0,4}(?:vouchers?|section 8|payment standards?|fair market rent|housing (?:authority|choice)|programs?)(?: \\w+){0,2}',
    ),
    where: expression(
      'on purpose|deliberate\\w*|intention\\w*|so (?:that )?(?:we|i|they|it|no)|keeps?|that is why|thats why|by design|never|avoids?|priced|set|sorry',
    ),
  },
];
