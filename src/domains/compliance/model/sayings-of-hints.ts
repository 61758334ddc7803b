import { SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

const PLACE =
  'neighbou?rhoods?|streets?|blocks?|lanes?|areas?|city|town|village|hills?|districts?|county|buildings?|suburbs?|enclave|side|subdivision|zip code|part of town|corner|pocket|community|avenue|boulevard|floor|halls?|cul de sac|complex|ridge|hollow|here';
const CHILDREN =
  'kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|newborns?|teens?|teenagers?|minors?|little ones?|dependents?|sons?|daughters?|grandkids|grandchildren';
const AIDS =
  '(?:service|support|assistance|guide|seeing eye|hearing|emotional support|therapy) (?:dogs?|animals?|cats?)|wheel ?chairs?|aides?|caregivers?|oxygen|ramps?|walkers?';
const OF_CHILDREN =
  'car ?seats?|booster seats?|strollers?|cribs?|diapers?|diaper bags?|high ?chairs?|mini ?vans?|sippy cups?|toy (?:box|boxes|chests?|trucks)|playpens?|bibs?|pacifiers?|baby (?:bottles|gates?|monitors?)|babysitters?|nannies|tricycles?|training wheels|sandboxes|swing ?sets?|trampolines?|lego|legos|crayons|stuffed animals';
const WISHING =
  '(?:would|ll|d)? ?(?:love|like|be (?:happy|happiest|glad|thrilled|delighted)|hop\\w+|wants?|wish\\w*|pictures?|imagines?|dreams?|envisions?|prefers?|rather|partial|lean\\w*|favors?|trusts?|sees? it)';
const HOSTS = 'sellers?|owners?|landlord|landlady|we|i|board|association|family|couple who built it|builders?';

/** What is hinted by what children, rooms, bells, doors and roots do: it names nobody, and everybody knows who is meant. */
export const SAYINGS_OF_HINTS: Saying[] = [
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
  {
    category: 'national_origin',
    rule: 'preference',
    said: expression(
      '(?:locals?|natives?|homegrown \\w+|hometown \\w+|those born here|people born here|born and bred \\w+|americans?|citizens) (?:\\w+ ){0,4}(?:preference|priority|preferred|favored|first|ahead of|before|over) (?:\\w+ ){0,3}(?:transplants?|outsiders?|newcomers?|foreigners?|immigrants?|strangers|others|out of (?:towners|staters)|anyone|anybody|people from|those from)',
    ),
    unless: /\b(?:plants?|produce|beer|markets?|restaurants?|grass\w*|gardens?|taxes|permits?|parking)\b/,
  },
  // Signs on the avenue are still in English.
  {
    category: 'national_origin',
    rule: 'people',
    said: expression(
      '(?:still|all|only|always|everyone|everybody|every (?:sign|menu|storefront|neighbor|clerk)|mostly|nothing but|actually|just) (?:\\w+ ){0,4}(?:in english|speaks? english|speaking english|english speaking|spoken english|hear english)|english is (?:still|the only|what|all|spoken here)|(?:four|five|six|seven|several|a dozen|other|strange|different|so many|too many) languages(?= (?:in|on|at|across|down|through|drifting|coming|before|around) )|in a language (?:you|they|everyone|we)',
    ),
    unless:
      /\b(?:class\w*|lessons|school|schools|program\w*|immersion|captions?|subtitles|notices|forms?|interpret\w*|translat\w*|museum|audio|tours?|brochures?|manual|listing|printed|available|library|hotline|spanish and|and spanish|staff)\b/,
  },
  // Everyone is in the pews by nine.
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      `(?:everyones?|everybodys?|everyone is|everybody is|nobody|no one|neighbors|the whole \\w+|the entire \\w+|half the \\w+|families|folks|all of us|they|the rest of (?:us|the \\w+)|half of us|most of us) (?:\\w+ ){0,4}(?:in (?:the |a |their |his )?(?:pews?|choir|prayer|worship)|at (?:church|mass|services|worship|temple|prayer|the altar)|on (?:their|our) knees|singing hymns|off to (?:church|mass|services|temple)|kneel\\w*|pray\\w*|worship\\w*|saying grace|tithes?|gave up \\w+ for lent|fasts?|been baptized|baptized)`,
    ),
    unless: /\b(?:concerts?|recording|condos?|former|wedding|venue|parking|prey)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:saturdays?|sundays?|fridays?|the sabbath|shabbat|the seventh day|the lords day) (?:\\w+ ){0,5}(?:day of rest|(?:is|are|still|stays?|kept|keeps?|remains?) (?:\\w+ )?(?:holy|sacred|sabbath|the lords|for the lord|for worship|for church|for prayer))',
    ),
    unless: /\b(?:open house|office|showings?)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:bells?|steeples?|crosses|hymns?|chimes?|carillon|choir|call to prayer|cantor|minaret) (?:\\w+ ){0,6}(?:remind\\w*|calls?|calling|summons?|tells?|lifts?|bless\\w*|draws?|invites?|gathers?|guides?|watch(?:es)? over|keeps? you|brings?) (?:you|us|everyone|everybody|neighbors|the (?:street|block|neighborhood|faithful|village|town|flock)|your)',
    ),
    unless: /\b(?:school bell|dinner|door ?bell|zoning|ceases?|cable|crosses (?:the|a)|bill)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:godly|god fearing|devout|prayerful|pious|churchgoing|church going|faith filled|god centered|christ centered|bible centered|spirit filled|pure|saintly|righteous) (?:\\w+ )?(?:community|communities|neighborhood|street|block|lane|town|village|enclave|area|subdivision|place to|environment|setting|atmosphere|surroundings)',
    ),
    unless: /\bpure (?:air|water|quiet|country)\b/,
  },
  // A street where everybody's skin burns in June
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:skins?|shoulders|noses|cheeks|everyone|everybody|neighbors|residents|folks|kids) (?:\\w+ ){0,3}(?:burns?|burned|freckles?|freckled|sunburns?|sunburned|pinks?|tans?|peels?)(?! (?:down|calories|wood|logs|clean))',
    ),
    where: new RegExp(String.raw`\b(?:${PLACE}|neighbors|residents)\b`),
    unless: /\b(?:sunscreen|pool|beach|hot tub|deck|shade|awning|pergola|umbrella|cabana|fire ?pit|fireplace)\b/,
  },
  // How much lighter the crowd gets once you cross the avenue
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:lighter|paler|whiter|darker|browner|blonder|blacker|fairer|less (?:diverse|ethnic|urban|colorful)|more (?:diverse|ethnic|urban|colorful)|too (?:diverse|ethnic|urban)) (?:\\w+ ){0,3}(?:crowds?|faces|people|neighbors|clientele|customers|shoppers|students|classmates|families|residents|side of town|end of town|once you cross)|(?:crowds?|faces|people|neighbors|clientele|customers|shoppers|students|classmates|residents) (?:\\w+ ){0,4}(?:lighter|paler|whiter|darker|browner|blonder|blacker)|(?:not|isnt|less|never|nothing|hardly) (?:\\w+ ){0,3}(?:urban|ethnic|diverse) (?:\\w+ ){0,5}(?:culturally|if you|as you|you might|you may|some)',
    ),
    unless: /\b(?:traffic|lighting|bulbs?|paint|stain|curtains|plantings|menu)\b/,
  },
  // The old covenant isn't enforced, but nobody has ever had to enforce it.
  {
    category: 'race_color',
    rule: 'place',
    said: expression(
      `(?:covenants?|deed restrictions?|old (?:rules?|deed)|gentlemans agreement|unwritten (?:rules?|understanding|agreement|code)|understanding)(?: \\w+){1,12} (?:but|yet|though|and|because|since|that) ${up(3)}(?:nobody|no one|never|everyone|everybody|people|folks|neighbors|owners|they|the street|the block)(?: \\w+){1,4}`,
    ),
    where: expression(
      'enforc\\w*|honou?r\\w*|need\\w*|tested|broken|challeng\\w*|respect\\w*|who (?:buys|lives|moves)|sells? to|know\\w*|still',
    ),
    unless: /\b(?:void|unenforceable|setbacks?|fences?|sheds?|paint|rentals?|short term|boats?|rvs?|parking|noise|leash)\b/,
  },
  // It has held out against the changes south of the river.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:held out|holding out|holds out|fought off|fights off|escaped|escapes|been spared|was spared|spared|dodged|stood up to|stands up to|weathered|withstood|resisted|avoided|missed|kept out|kept at bay|turned back|shielded from|insulated from|immune to|untouched by|a world away from|a refuge from|safe from) (?:\\w+ ){0,4}(?:changes?|what (?:happened|has happened|came)|the troubles?|decline|blight|influx|wave|tide|element|decay|turnover|transition|the rest of (?:the )?\\w+|overflow|spillover|the inner city|the city s problems|urban \\w+|demographics?)`,
    ),
    where: new RegExp(String.raw`\b(?:${PLACE}|rest of)\b`),
    unless: /\b(?:storms?|floods?|hurricanes?|fires?|zoning|tax|taxes|rates?|market|weather|earthquakes?|traffic)\b/,
  },
  // It hasn't reached this block.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:\\w+ ){0,3}(?:hasnt|has not|havent|have not|has never|have never|never|has yet to|have yet to|yet to|didnt|did not|wont|will never|doesnt|does not) (?:\\w+ ){0,2}(?:reached|reach|spread|crept|made it|crossed|cross|arrived|found|touched|gotten|bled|spilled|seeped|drifted|discovered|discover|come|climb\\w*) (?:\\w+ ){0,2}(?:this|our|here|the|these) ?(?:${PLACE})?`,
    ),
    where: expression(
      'crowd|look|element|people|folks|types?|problems?|troubles?|changes?|section 8|vouchers?|rentals|transition|decline|lifestyle|scene|kind|influx|demographics|renters|projects|families|culture|buyers from|outsiders|newcomers',
    ),
    unless: /\b(?:flood\w*|fires?|sewer|cable|fiber|gas|water|light rail|power|internet|noise|storms?|frost|traffic problems)\b/,
  },
  // Not the sort of zip code you see on the evening news
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:not|never|isnt|wont|dont|nobody|without|far from|unlike) (?:\\w+ ){0,9}(?:on|in|from|of|by) (?:the )?(?:evening|nightly|local|tv|police|six o clock|ten o clock|late|morning|11 o clock) ?(?:at \\d+ )?(?:news|blotter|scanner|reports?|headlines)`,
    ),
    unless: /\b(?:newsstand|anchor|studio|antenna)\b/,
  },
  // You won't have to lock your doors.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:not|never|wont|dont|doesnt|nobody|no one|no need|without|hardly|rarely|seldom|forget|forgot) (?:\\w+ ){0,5}(?:lock|locks|locked|locking|bolt|bolting|chain|chaining) (?:\\w+ ){0,2}(?:doors?|cars?|bikes?|bicycles?|house|windows|gates?|homes?)|(?:leave|leaves|leaving|left) (?:the |your |their |our )?(?:\\w+ )?(?:doors?|bikes?|cars?|keys|windows|garage) (?:unlocked|open at night|in the (?:car|ignition|yard|front yard|driveway)|on the lawn)|look(?:ing)? over (?:your|their) shoulders?|where (?:the )?trouble starts|worry about who`,
    ),
    unless: /\b(?:lockbox|please|showings?|agents?|must|do not lock|code|key ?less|smart locks?|remote|self locking|auto\w*)\b/,
  },
  // When they sell, they sell to people we know.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:sold|sells?|go|goes|went|rents?|rented|pass|passes|passed|change hands|changes hands|opens?|offered) (?:\\w+ ){0,6}(?:to|among|between|by|through) (?:people|someone|somebody|folks|families|friends|those|buyers|neighbors|cousins|word of mouth|a handshake)(?: (?:that |whom |who )?(?:we|they|the neighbors|the board|everyone|everybody|residents|owners|the street|somebody|someone|you) (?:already |all )?(?:knows?|knew|like|likes|approves?|trusts?|chooses?|vouch\\w*))?`,
    ),
    where: expression(
      'we know|they know|know\\w* someone|already know|vouch\\w*|word of mouth|friends|we like|they like|approve|handshake|like us|we trust|cousins',
    ),
    unless: /\b(?:referrals?|our business|clients|wine|golf|furniture|concerts?|games?)\b/,
  },
  // You would be happier with your own.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression('(?:with|among|amongst|near|around|beside|to|by|closer to) (?:your|their|his|her|our) own$'),
    where: expression(
      'happier|happy|better|comfortable|home|belong|stick|stay|side|live|living|neighbors|people|folks|keep|keeps|kept',
    ),
    unless: /\b(?:replace|furniture|appliances|washer|dock|decorate|walls|paint)\b/,
  },
  // I wouldn't show you that area; you would not be comfortable there.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:wouldnt|would not|dont|wont|cant|hesitate to|not going to|rather not|refuse to|never|try not to|shouldnt|would never) (?:\\w+ ){0,2}(?:show|take|send|bring|recommend|steer|point|suggest|put) (?:you|your (?:family|kids|people)|clients|buyers|people|families|folks|that|any of you|someone like you|my clients) (?:\\w+ ){0,5}(?:area|side|neighborhood|part|street|town|there|zip|block|section|school)',
    ),
    unless: /\b(?:until|without an appointment|tenants?|notice|construction|before)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:you|youd|your (?:family|kids|children|people|wife|husband)|the kids|people like you|they) (?:\\w+ )?(?:wouldnt|would not|wont|might not|may not|will not|dont|would never|never) (?:\\w+ )?(?:be|feel) (?:\\w+ )?(?:comfortable|happy|at home|welcome|safe|at ease|accepted|out of place)',
    ),
    unless: /\b(?:furniture|sofa|heat|hot|cold|drafts?|ac|without (?:a )?(?:car|tour)|disappointed)\b/,
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
      '(?:not|never|dont|doesnt|wont|cannot|cant) (?:\\w+ )?(?:count|consider|include|recognize|credit|look at|use) (?:\\w+ ){0,2}(?:benefits|assistance|ssi|ssdi|child support|alimony|vouchers?|social security|disability|welfare|unemployment|subsid\\w+|aid)|(?:and|with|but|on) no (?:public |government |outside |rental |housing )?(?:assistance|benefits|subsid\\w+|aid|vouchers?)|opted out of (?:\\w+ ){0,3}(?:assistance|program\\w*|vouchers?|section 8)|(?:unemployed|jobless|non ?working|unwaged) (?:people|persons|applicants?|tenants?|renters?|folks) (?:\\w+ ){0,2}(?:declined|rejected|denied|refused|turned|screened|not|need|should|wont|cannot)',
    ),
    unless: /\b(?:parking assistance|health|hoa|tax benefits|against you|how)\b/,
  },
  // The sort of steering that keeps the tone of a street
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:keep|keeps|keeping|maintain|maintains|fits?|match\\w*|suits?|preserves?|protects?|set|sets|share|shares) (?:with )?(?:up )?(?:the|our|its|their) (?:\\w+ )?(?:tone|spirit|makeup|standards?|flavor|caliber|way of life|order|balance|way things are) of (?:the|our|this) (?:\\w+ )?(?:${PLACE})|keeps? (?:this|the|our|it|things) ?(?:\\w+ )?(?:the way (?:it|they|we) (?:is|are|was|were|like)|as (?:it|they) (?:is|are|was|were))|(?:committee|board|association|neighbors|owner|landlord) (?:\\w+ ){0,2}(?:feel|eye|nose|sense|instinct|knack) for (?:who|people|the right|character)|(?:steer|steers|steered|steering) (?:\\w+ ){0,3}(?:clients?|buyers?|families|people|you|folks|renters) (?:\\w+ )?(?:away|toward|towards|clear|out|to)|old (?:families|names|guard)(?= |$)|sirens? (?:\\w+ ){0,8}(?:not|never|rare|rarely|seldom|dont|elsewhere)`,
    ),
    unless: /\b(?:roof|heating|paint|fire station|hospital|can be heard|zoning|steering wheel|architect\w*)\b/,
  },
  // The faces on the docks haven't changed in three generations.
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      'faces? (?:\\w+ ){0,5}(?:havent|have not|hasnt|has not|never|dont|do not|didnt) (?:\\w+ )?(?:chang\\w+|var\\w+|differ\\w*)|(?:last|lone|most|very|pure|plain|all) vanilla|vanilla (?:corner|town|street|suburb|neighborhood|crowd|enclave)|(?:rap music|low ?riders|boom ?boxes|hip hop|sagging pants|thug music)(?: \\w+){0,4}|heavy on the (?:milk|cream|mayo)|(?:ethnic|black|african|afro) (?:beauty|hair) (?:stores?|shops?|salons?|products)',
    ),
    unless: /\b(?:cabinet\w*|vanity|doors|bean|ice cream|museum|festival|radio|studio|clock face|rock face|welcome)\b/,
  },
  {
    category: 'national_origin',
    rule: 'people',
    said: expression(
      '(?:no|never|without|nobody|dont|wont|hardly) (?:\\w+ ){0,4}(?:phrase ?books?|translator|dictionary|satellite dish(?:es)? (?:\\w+ ){0,3}(?:other|foreign|continents?|overseas))|accents? (?:\\w+ ){0,2}(?:thicker|thick|heavier|stronger|changes?)|plain (?:old )?(?:english|american)|(?:whose|with) people (?:\\w+ ){0,3}(?:farmed|lived|worked|settled|built|fished|mined)',
    ),
    unless: /\b(?:class|lessons|contracts? (?:is|are)|written in plain|explained?|forms?|disclosures?|guide)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      `(?:street|neighborhood|town|block|village|lane|family|building|community|people|neighbors) (?:that|who|which) (?:still )?(?:tithes?|prays?|worships?|fears?|believes?|kneels?|keeps? the (?:sabbath|faith|feast)|gives? thanks|goes to (?:church|mass|temple|services))|(?:quotes?|quoting|cites?|carry|carries) (?:\\w+ )?(?:scripture|the bible|bible verses|psalms?|the gospel)|(?:friday|saturday|sunday)s? (?:\\w+ ){0,6}(?:lights? candles|on (?:your|their) knees|in (?:your|their) sunday best|with a bible)`,
    ),
    unless: /\b(?:restaurant|vigil|wedding|candlelit dinner)\b/,
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
  // Tenants may not put up crosses.
  {
    category: 'religion',
    rule: 'limit',
    said: expression(
      '(?:not|no|never|cannot|cant|without|forbid\\w*|prohibit\\w*|ban|bans|banned) (?:\\w+ ){0,6}(?:cross|crosses|crucifix\\w*|menorahs?|mezuzahs?|nativit(?:y|ies)|creches?|prayer flags?|statues? of (?:mary|jesus|buddha|ganesh|shiva|the virgin|saints?)|christmas (?:lights|trees?|decorations?|wreaths?)|ramadan \\w+|diwali \\w+|hanukkah \\w+|religious (?:symbols?|items?|displays?|decorations?|signs?|objects?|art|statues?))(?! (?:the|over|paths|streets?|beams?|ventilation|street|walk|country|into))',
    ),
    unless:
      /\b(?:included?|convey\w*|stays?|after|until|before|neighbors driveway|none|nobody objects|never (?:ban|bans|forbid|prohibit)\w*)\b/,
  },
  {
    category: 'religion',
    rule: 'people',
    said: expression(
      '(?:church|parish|temple|synagogue|mosque|prayer|bible|sunday) (?:bulletins?|potlucks?|suppers?|socials?|picnics?|newsletters?|directory|ladies|group)(?: \\w+){0,2}',
    ),
    where: expression('welcom\\w*|neighbors?|you|your|bring\\w*|greet\\w*|invite\\w*|casserole|join|doorstep|meet'),
    unless: /\b(?:parking|lot|hall (?:is|for)|rent(?:s|ed)?)\b/,
  },
  // It never went through what Jefferson Park went through.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:not|never|didnt|hasnt|havent) (?:\\w+ ){0,2}(?:went|go|gone|going) (?:through what|the way|down the road|the same way)(?: \\w+){0,5}',
    ),
    where: new RegExp(String.raw`\b(?:${PLACE})\b`),
    unless: /\b(?:roof|price|market|escrow|probate|renovat\w*|foreclosure|permits?)\b/,
  },
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:hoodies?|baggy (?:pants|jeans)|gold teeth|do ?rags?|dice games?|loiter\\w*|loud cars|boom cars)(?: \\w+){0,3}',
    ),
    where: expression('corners?|street|block|neighborhood|area|here|around|porch|stoop'),
    unless: /\b(?:hooks|closet|laundry|rules?|signs?|trespass\\w*|racing|prohibited|policy)\b/,
  },
];
