import { PAYERS, SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

const NEXT_OF_KIN =
  'wife|husband|partner|spouse|roommate|friend|son|daughter|kids?|child(?:ren)?|boys?|girls?|twins|mother|father|parents|family';
const THEY = `you|your (?:youngest|oldest|eldest|little one|baby|toddler)|he|she|they|anyone|anybody|your (?:${NEXT_OF_KIN})`;
const OF_PAPERS =
  /\b(?:lease|title|deed|insurance|report|roof|furnace|house|home|building|unit|inspection|appraisal|loan|offer|contract|furniture|appliances?)\b/;

/** What is asked of one person, or said to one, about what the law protects. */
export const SAYINGS_OF_QUESTIONS: Saying[] = [
  // Your last name, is it Arabic?
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      '(?:your|that) (?:last |first |family |sur)?name(?: \\w+){0,2} (?:is it|is that|what is it|sounds?|looks?|where is it)(?: \\w+)?',
    ),
    unless: /\b(?:spell\w*|misspell\w*|right|correct|wrong|missing|on (?:the|your)|different)\b/,
  },
  // Are you stable enough to live alone?
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      '(?:are|is) (?:you|he|she|they|your \\w+) (?:\\w+ )?(?:stable|well|healthy|strong|fit|independent|mobile|sharp|steady) enough',
    ),
    unless: /\b(?:income|credit|internet|wifi|signal|offer|fence)\b/,
  },
  // At seventy-five, are you sure you can handle a house?
  {
    category: 'age',
    rule: 'demand',
    said: expression('sure you (?:can|could|ll|will|are able to) (?:still )?(?:handle|manage|keep up|cope)(?: \\w+){0,3}'),
    where: expression('at your age|(?:at|being|nearly|over) (?:sixty|seventy|eighty|ninety|[6-9]\\d)|retired|older|senior'),
  },
  // How old are you? At your age, would a place without stairs not be wiser?
  {
    category: 'age',
    rule: 'demand',
    said: expression(
      `how old (?:are|is|were) (?:${THEY}|everyone|everybody)|(?:at|for) (?:your|his|her|their) (?:own )?age\\b(?! group| range)`,
    ),
    unless: /\b(?:pool|school|camp|of age)\b/,
  },
  {
    category: 'age',
    rule: 'people',
    said: expression(
      `(?:be|feel|are|is|would be|feeling) (?:by far )?(?:the |our |among the )(?:oldest|youngest|eldest) (?:person|people|one|ones|resident|residents|tenants?|here|on|in|of us|neighbors?)`,
    ),
    unless: /\b(?:building|house|homes?|tree|barn)\b(?= (?:in|on))/,
  },
  // Are you Black or white?
  {
    category: 'race_color',
    rule: 'demand',
    said: expression(
      `(?:are|is) (?:${THEY}) (?:\\w+ )?(?:black|white|brown|colored|mixed|light skinned|dark skinned)(?! with)|what (?:race|color|ethnicity|nationality|religion|faith) (?:are|is|do|does)|(?:what|which) (?:is )?(?:your|his|her|their) (?:race|ethnicity|ethnic background|nationality|skin color|background)`,
    ),
    unless: OF_PAPERS,
  },
  // Will you be deployed? Are you still in the reserves?
  {
    category: 'military_status',
    rule: 'demand',
    said: expression(
      `(?:are|is|will|were|might|could|do|does) (?:${THEY}) ${up(4)}(?:deployed|deploying|deploy|stationed|shipped out|ship out|active duty|(?:in|with|from) the (?:reserves?|military|army|navy|marines|air force|guard|national guard|service|base|coast guard))`,
    ),
    unless: /\b(?:va loan|loan|discount|thank|entitle\w*|qualif\w*)\b/,
  },
  {
    category: 'military_status',
    rule: 'demand',
    said: expression(
      `(?:how (?:long|soon|often|likely)|when|any chance|until) ${up(4)}(?:you|he|she|your \\w+|they) ${up(4)}(?:deploy\\w*|redeploy\\w*|ship(?:ped)? out|pcs|called up|get (?:new )?orders|stationed)`,
    ),
    unless: /\b(?:lease (?:ends|break)|without penalty|terminat\w*)\b/,
  },
  // Will there be grandchildren staying over?
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      `(?:will|would) (?:there be|you have|anyone have) ${up(2)}(?:grand)?(?:kids|child(?:ren)?|bab(?:y|ies)|toddlers) (?:staying|visiting|living|coming|running|sleeping|moving)`,
    ),
    unless: /\b(?:how many people|car seats?|tour|showing|lead|window guards?|alarms?)\b/,
  },
  // Is that a religious thing on your head?
  {
    category: 'religion',
    rule: 'demand',
    said: expression(`(?:what|why|is|are|that|the|wear\\w*) ${up(5)}(?:on|around|over) your (?:head|face|hair|forehead|neck)`),
    unless: /\b(?:roof|helmets?|ceiling|hard hats?)\b/,
  },
  // How many of the four are children?
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      `(?:how many|any|are any|are some|which) of (?:the \\w+|them|you|those|your \\w+) (?:are|is|would be|will be) (?:\\w+ )?(?:kids|child(?:ren)?|minors|bab(?:y|ies)|toddlers|teenagers|(?:under|below) \\w+)`,
    ),
    unless: /\b(?:bedrooms?|beds?|lead|alarms?|window guards?)\b/,
  },
  // Is that a real service dog?
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:is|are) (?:that|this|it|they|he|she|the (?:dog|animal)|your \\w+) (?:really |actually )?(?:a |an )?(?:real|actual|legit\\w*|genuine|fake|so called|certified|registered|proper|true) (?:service|support|assistance|emotional support|esa|guide|therapy)`,
    ),
  },
  // How severe is your condition? Someone with your condition should not live alone.
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `how (?:bad|severe|serious|disabled|sick|ill|mobile|advanced|far along|well) (?:are|is|can|do) (?:${THEY}|your \\w+|the (?:disability|illness|condition))|what happened to your (?:legs?|arms?|backs?|hands?|eyes?|foot|feet|hips?|hearing|face|spine|hip|knees?)|what (?:is |s |exactly is |exactly )?(?:exactly )?(?:wrong|the matter) with (?:you|him|her|them|your \\w+)|what (?:kind|sort|type) of (?:disability|handicap|illness|condition|medication|disorder)|(?:do|does|are|is) (?:${THEY}) (?:take|takes|on|taking|using) (?:any |your |his |her |regular )?(?:medications?|meds|medicine|pills|drugs for)`,
    ),
    unless: OF_PAPERS,
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:${SOMEONE}|with|given|in|of|because of|about|for) ${up(2)}(?:your|his|her|their) (?:medical |physical |mental |health |current |particular )?(?:condition|illness|limitations|ailments?|impairment|diagnosis|handicap|health issues|health problems|state of health|mobility)`,
    ),
    where:
      /\b(?:not|dont|doubt|unsure|stairs?|steps|alone|manage|handle|cope|safe|unsafe|should|would|elsewhere|another|other|worr\w+|concern\w*|afraid|liab\w*|insurance|difficult|hard|climb|floor|suit\w*|better|sorry|unfortunately)\b/,
    unless: /\b(?:never ask|not ask|dont ask|accommodat\w+|need not|grab bars?|ramps?|welcome|modif\w+|furniture)\b/,
  },
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `who (?:would|will|is going to|can) (?:help|look after|take care of|assist|watch over|check on) (?:you|him|her|them)|(?:can|could|are|will) (?:you|he|she|they|your \\w+) (?:able to )?(?:live|manage|cope|get (?:around|up|down|out|in|off)|make it|climb|walk|go up) ${up(4)}(?:without (?:help|an? \\w+|assistance)|alone|by (?:your|him|her)self|on your own|stairs|steps|unaided|unassisted)|doctors? ${up(2)}(?:can |could |will |would )?(?:to )?(?:confirm|confirms|tell|tells|explain|explains|certif\\w+|describe|describes|say|says|state|states) ${up(4)}(?:what|your|how|(?:that )?(?:you|youre|he|she) (?:can|are able|able|are fit|fit|are healthy|healthy|capable))|(?:see|send|need|want|require|bring|show|share|copy of) ${up(3)}(?:your|his|her|the) (?:medical|health|hospital|psychiatric|treatment) (?:records?|history|files?|papers)`,
    ),
    unless: /\b(?:never|not|dont|wont|no|nobody|closing|office|signing|town hall)\b/,
  },
  // What part of your income is from benefits?
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      `(?:what|which|how much|is any|is some|is all|is most) ${up(3)}of (?:your|the|his|her|that) (?:income|rent|money) ${up(3)}(?:from|comes|paid|through|by|covered)`,
    ),
    where:
      /\b(?:benefits?|programs?|assistance|government|vouchers?|disability|agency|welfare|ssi|ssdi|support|alimony|state|county|job)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      `(?:do|are|is|will|would) (?:you|they|he|she|anyone|the rent) ${up(4)}(?:on|receive|receiving|get|getting|collect|collecting|from|using|with|through) ${up(3)}(?:benefits|welfare|assistance|food stamps|disability|ssi|ssdi|section 8|a voucher|vouchers|unemployment|government \\w+|(?:housing |government |state )?programs?)`,
    ),
    unless: /\b(?:so (?:that )?we|welcome|accept|forms?|packet|glad|happy|qualif\w+|may|if)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      `(?:will|would|is|does|do) (?:the |a |any |some |your )?(?:${PAYERS}|section 8|vouchers?|social security|ssi) (?:be |going to |to )?(?:pay\\w*|cover\\w*|involved|part of|help\\w*)|is (?:your|the|his|her) rent (?:paid|covered|subsidi[sz]ed|coming|being paid)`,
    ),
    unless: /\b(?:packet|forms?|send|glad|happy|welcome|repairs?|road|sewer|street|late|online)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      '(?:earns?|earned|works?|worked) (?:what|for what|all|the money|every \\w+|for every \\w+) (?:that )?(?:they|he|she|you|we)? ?(?:pays?|rents?|spends?|puts?)|first of the month (?:checks?|people|crowd|money)|(?:waiting|waits?|lives?|living|depends?) (?:on|for) (?:a|the|their|his|her) (?:monthly )?checks?',
    ),
    unless: /\b(?:inspection|earnest|title)\b/,
  },
  // Are the kids yours or his?
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      `(?:are|is) (?:the |all the |those |these )?(?:kids?|child(?:ren)?|boys?|girls?|twins|bab(?:y|ies)|teenagers?) (?:all )?(?:yours|his|hers|theirs|your own|from|adopted|foster|well behaved|quiet|loud|noisy)|how often (?:are|do|does|is|will|would) (?:the|your|his|her) (?:kids?|child(?:ren)?|boys?|girls?|twins|sons?|daughters?|grand\\w+|baby)|who (?:looks after|watches|minds|takes care of|has custody of) (?:the|your) (?:kids?|child(?:ren)?|boys?|girls?|twins|baby)|(?:do|are|would|will) you ${up(2)}(?:have|plan\\w*|hope|hoping|try|trying|think\\w*|want\\w*|expect\\w*|going) ${up(4)}(?:more |any |another |a |to have |of |having )(?:kids?|child(?:ren)?|bab(?:y|ies)|pregnan\\w*|start a family)`,
    ),
    unless: /\b(?:car seats?|tour|how many people|welcome)\b/,
  },
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      `(?:when|is|are|will) (?:the|your) (?:bab(?:y|ies)|twins|child(?:ren)?) (?:due|coming|expected|arriving|born)|when are you due|(?:your|the) due date`,
    ),
    unless: /\b(?:rent|payment|tax|congratulations|congrats)\b/,
  },
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:limit|maximum|max|cap|ceiling|most)(?: \\w+){0,2}(?: (?:is|of|at|to|would be|stands at))? (?:a|one|two|three|\\d) (?:kids?|child(?:ren)?|bab(?:y|ies)|minors?)|(?:sensitive to|bothered by|disturbed by|annoyed by|complains? about|complained about|tired of|not used to) ${up(3)}(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|crying)`,
    ),
    unless: /\b(?:ticket|pass|slide|per seat|camp)\b/,
  },
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      '(?:welcome|free|fine|allowed|invited) to (?:visit|come over|come by|play here|stop by)(?: \\w+){0,3} (?:not|just not|never) (?:to )?(?:live|stay|move|sleep|reside)',
    ),
  },
  // Do you observe the Sabbath?
  {
    category: 'religion',
    rule: 'demand',
    said: expression(
      `(?:do|does|will|would|are|is) (?:you|they|he|she|your \\w+) ${up(3)}(?:celebrat\\w+|observ\\w+|attend\\w*|pray\\w*|fast|fasting|worship\\w*|believe in|belong to|practic\\w+|keep) ${up(3)}(?:christmas|easter|ramadan|eid|hanukkah|passover|diwali|lent|sabbath|shabbat|god|jesus|mass|church|temple|mosque|synagogue|services|kosher|halal|faith|religion|prayers?|holidays)`,
    ),
    unless: /\b(?:office hours|closed|showings?|reschedul\w*|deliver\w*)\b/,
  },
  {
    category: 'military_status',
    rule: 'limit',
    said: expression(
      `(?:since|because|as|if|with) (?:you|youre|he|she|your \\w+)(?: are| is)? ${up(3)}(?:deployed|active duty|(?:in|with) the (?:reserves?|military|army|navy|marines|air force|guard|national guard|service|coast guard))`,
    ),
    where: /\b(?:up front|upfront|deposits?|months|cosign\w*|not|cannot|cant|rather|elsewhere|other|worr\w+|break|extra)\b/,
  },
  // I would not want my own daughter walking there.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:not|wouldnt|dont) want to (?:live|be|walk|park|buy|rent|raise \\w+) (?:\\w+ ){0,2}(?:on|in|around) (?:that|those) (?:side|part|area|streets?|neighborhoods?|end|blocks?)|(?:not|never|wouldnt|dont) (?:want|let|like|see) (?:my|your|a|any)(?: own)? (?:daughters?|sons?|kids?|children|wife|mother|sister|family|girl|woman) (?:to )?(?:walk\\w*|liv\\w*|alone|be|play\\w*|driv\\w*|out|go|going|there)|always been an? (?:white|black|christian|jewish|catholic|polish|irish|italian) (?:building|street|block|town|house|neighborhood|area|complex)',
    ),
  },
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      '(?:where|what country|which country) (?:did|were|are) you (?:both |all |two )?(?:grow up|born|raised|originally from|really from)|how long (?:have|has) (?:you|he|she|they|your \\w+) (?:been|lived) (?:here )?(?:in )?(?:this country|the (?:us|states|usa|country|united states)|america)|when did you (?:come|move|arrive|immigrate) (?:here|over|to (?:this country|the (?:states|us|country)|america))',
    ),
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      '(?:with|given|because of|considering) (?:your|his|her|their) (?:bad |poor |weak )?(?:back|knees?|hips?|heart|legs?|health|asthma|vision|hearing|breathing|balance|memory|nerves)(?: (?:problems?|trouble|issues?|pain|disease|loss))?',
    ),
    where: /\b(?:stairs?|steps|climb|not|arent|isnt|dont|wont|cant|elsewhere|another|better|worr\w+|unsafe|safe)\b/,
  },
  // Do you cook your country's food?
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `(?:cook|cooks|cooking|eat|eating|fry|frying|make|making) ${up(2)}(?:food|dishes|meals|things|curry|curries) (?:from|of) (?:your|their|his|her|that) (?:\\w+ )?(?:country|homeland|culture|home)|(?:cook|cooks|cooking|eat|eating|make|making) (?:your|their|his|her) (?:\\w+ )?(?:countrys?|homeland|native|traditional|own|ethnic|peoples?|national) (?:\\w+ )?(?:food|dishes|cooking|meals|cuisine|recipes)`,
    ),
    unless: /\b(?:vegetables|produce|herbs)\b/,
  },
  // He wants someone he can understand.
  {
    category: 'national_origin',
    rule: 'preference',
    said: expression(
      `(?:${SOMEONE}|a person) (?:that |who |whom )?(?:he|she|we|i|they|the \\w+) (?:can|could|is able to|are able to) (?:actually |easily |really )?(?:understand|talk to|speak with|talk with|communicate with|follow)|(?:your|his|her|their) (?:english|accent) (?:in |is |was |isnt |on |over |worries|makes|makes it|makes us|needs|seems|sounds)`,
    ),
    unless: /\b(?:fine|perfect|great|no problem|excellent|interpreter)\b/,
  },
  // I heard your voice, and the place is taken.
  {
    category: 'race_color',
    rule: 'limit',
    said: expression(
      `(?:heard|hear|hearing|saw|seen|seeing|looked at|looking at|read|noticed) (?:your|his|her|their) (?:\\w+ )?(?:voices?|accent|name|names|last names?|skin|faces?|photos?|pictures?|profile|head ?scarf|hijab|turban|cross|kippah|yarmulke)`,
    ),
    where:
      /\b(?:sorry|taken|no longer|afraid|not|decided|already|gone|rather|unfortunately|wouldnt|wont|worr\w+|uncomfortable|concern\w*)\b/,
  },
  // The schools there are full of them.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:full of|run over by|overrun by|crawling with|packed with|lots of|too many of|so many of) (?:them|those people|that kind|that sort|that type|your kind|your people)(?! (?:in|on) (?:the )?(?:garden|yard|kitchen))',
    ),
    unless: /\b(?:books|trees|windows|shops|cafes|trails|outlets|cabinets|closets|boats|birds)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:you |we all |i think you |surely |everyone )?(?:know|knows|guess|get|imagine|understand) (?:just |exactly )?(?:the|what|which) (?:kind|sort|type|kinds|sorts|types) (?:of )?(?:\\w+ ){0,2}(?:we|i|they|he|she|the \\w+|live|lives|are|is|am|mean|means|want|wants)|if you (?:get|catch|take|see|know) (?:the drift|my drift|our drift|my meaning|our meaning|what (?:we|i) mean|the hint|the picture)|you know what (?:we|i) mean',
    ),
    unless: /\b(?:flooring|wood|roof|loan|wiring|stone|finish|tile|plan|permit)\b/,
  },
];
