import { TURNS_AWAY } from './sayings-of-lives.ts';
import { PAYERS, REFUSES, SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

/** How people pay and serve, what company a street keeps, and more of what is said of lives. */
export const SAYINGS_OF_COMPANY: Saying[] = [
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
  {
    category: 'source_of_income',
    rule: 'demand',
    said: expression(
      `(?:${SOMEONE}) (?:here )?(?:who |that |all |each |must |should )${up(2)}(?:clocks? in|punch(?:es)? (?:a |the |in)|earns? (?:a|their|his|her|the)|gets? up (?:and go|for work|to work)|goes? (?:off )?to work|hold(?:s)? down (?:a )?jobs?|draws? (?:a )?(?:salary|wages?|paycheck)|brings? home (?:a )?(?:pay|wages)|pack(?:s)? a lunch ?(?:pail|box)?|works? for (?:what|it|their|every))`,
    ),
    unless: /\b(?:contractors?|crew|painters?|plumbers?|agents?|inspectors?|quiet hours|shifts?)\b/,
  },
  // Company
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:you|youd|youll|they|theyd|theyll|whoever|the buyer|buyers?|tenants?|somebody|someone|anyone|your family|your kids|your children|the kids) (?:would |will |may |might |could |can |never |not |wont |do |should |just |all |really ){0,4}(?:blend (?:right )?in|fit(?:s)? (?:right )?in|stand(?:s)? out|stick(?:s)? out|be noticed|look like (?:everyone|everybody|the rest|the others))`,
    ),
    unless:
      /\b(?:furniture|sofa|sectional|rugs?|couch|truck|cars?|offers?|markets?|resumes?|application|listings?|homes? (?:will|that)|crowded|photos)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:among|amongst|with|near|nearer|by|where|around|beside|next to|closer to|close to|surrounded by|to) ${up(1)}(?:your|their|his|her) (?:own )?(?:people|kind|folk|folks|countrymen|kin|tribe|sort|community|own kind|compatriots)(?! (?:pool|center|association|gym|garden|college|room|park|hall|manager))`,
    ),
    where: expression(
      'happier|happy|better|best|comfortable|at home|easier|prefer\\w*|fit|belong|shops?|live|lives|welcome|look|suggest\\w*|recommend\\w*|choose|more|other side|across|over',
    ),
    unless: /\b(?:have your people|meetings?|calls?|events?|party|entertain\w*|gather\w*)\b/,
  },
  // A place for you instead
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:with|given|because of|considering|for|seeing|based on|due to|in view of|knowing|hearing) (?:your|a family your|a|somebody of your|someone in your) ${up(2)}(?:situation|circumstances|family|kids?|children|little ones|little one|baby|condition|diagnosis|background|age|accent|faith|religion|culture|heritage|customs|last name|surname|name|household|wheelchair|health|limitations?|needs)`,
    ),
    where: expression(
      '(?:may|might|would|will|could|can|is|are|be|feel|do|works?) (?:be )?(?:\\w+ )?(?:better|best|happier|easier|safer|more comfortable|wiser)|suggest\\w*|recommend\\w*|steer\\w*|elsewhere|instead|rather|another|different (?:area|building|neighborhood|part|street|unit)|stick to|ground floor|other (?:side|building|area|neighborhood)',
    ),
    unless:
      /\b(?:furniture|budget|price range|accommodat\w+|modif\w+|whatever|you tell us|you choose|you decide|your choice|up to you)\b/,
  },
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
