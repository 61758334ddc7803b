import { expression, up, type Saying } from './sayings-of-rules.ts';

const PLACE =
  'neighbou?rhoods?|streets?|blocks?|lanes?|areas?|city|town|village|hills?|districts?|county|buildings?|suburbs?|enclave|side|subdivision|zip code|part of town|corner|pocket|community|avenue|boulevard|floor|halls?|cul de sac|complex|ridge|hollow|here';

const MANAGED = '(?:managed?|manages|managing|able|continues?|continued|continuing|hopes?|tries|tried|trying|wants?|means)';

/** What bells, doors, roots and what has not come to a street hint at: it names nobody, and everybody knows who is meant. */
export const SAYINGS_OF_HINTS: Saying[] = [
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
      `(?:held out|holding out|holds out|fought off|fights off|escaped|escapes|been spared|was spared|spared|dodged|stood up to|stands up to|weathered|withstood|resisted|avoided|missed|kept out|kept at bay|turned back|shielded from|insulated from|immune to|untouched by|a world away from|a refuge from|safe from|${MANAGED} to (?:avoid|escape|dodge|resist|withstand|weather|fight off|hold off|keep out|keep at bay|turn back)) (?:\\w+ ){0,4}(?:changes?|shifts?|what (?:happened|has happened|came)|the troubles?|decline|blight|influx|wave|tide|element|decay|turnover|transition|the rest of (?:the )?\\w+|overflow|spillover|the inner city|the city s problems|urban \\w+|demographics?)`,
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
  // It isn't Detroit, and residents are glad of it.
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:isnt|aint|not|no|never be|nothing like|a far cry from|worlds away from) (?:the )?(?:detroit|compton|harlem|bronx|south side|baltimore|camden|gary|newark|oakland|east st louis|skid row|watts|englewood|south central)',
    ),
    where: expression('glad|thank\\w*|relie\\w*|happy|proud|goodness|residents|neighbors|neighborhood|street|block|here|people'),
    unless: /\b(?:school district|zoned|taxes|mailing address|city of)\b/,
  },
  // Neighbors you would recognize from your own family reunions
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:neighbors?|faces?|people|folks|families|classmates) (?:that |who |whom )?(?:you|youd|youll) (?:\\w+ ){0,2}(?:recognize|know|mistake|take|think) (?:\\w+ ){0,4}(?:family|families|cousins?|kin|reunions?|yearbooks?|own|mirror)',
    ),
  },
  // They are always looking for new members.
  {
    category: 'religion',
    rule: 'landmark',
    said: expression(
      '(?:looking for|welcom\\w*|eager for|happy to have|recruit\\w*|seek\\w*|saving a seat|save you a seat|room for) (?:\\w+ ){0,2}(?:new )?(?:members?|parishioners|congregants|worshippers|believers|families|faces|souls|voices)',
    ),
    where: expression(
      'church|lutheran|methodist|baptist|presbyterian|catholic|parish|congregation|temple|synagogue|mosque|chapel|choir|pews?|pastor|st \\w+',
    ),
    unless: /\b(?:garden club|golf|gym|yacht|pool|co op|swim|rents?)\b/,
  },
  // From friend to friend, and free of the element by the mall
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      `(?:homes?|houses|they|units|apartments|lots) (?:\\w+ ){0,5}from (?:friend|neighbor|cousin|member|family|one of us) to (?:friend|neighbor|cousin|member|family|another)|(?:free of|away from|without|far from|clear of|none of|no sign of|rid of|shed of) (?:the |that |those |this )(?:\\w+ )?(?:element|elements|sort|sorts|types?|crowds?|riff ?raff|characters?|clientele|people (?:you|they|who))`,
    ),
    unless:
      /\b(?:heirlooms?|tourists?|traffic|of (?:noise|wood|tile|stone|work|repairs?)|game day|shopping|holiday|beach|festival|summer)\b/,
  },
  // Our residents are hand-picked. Restricted, private and select.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:residents?|neighbors?|tenants?|owners|members|families|buyers) (?:\\w+ ){0,3}(?:hand ?picked|carefully (?:chosen|selected|vetted)|well chosen|vetted|handpicked)|(?:hand ?picked|carefully (?:chosen|selected)|well vetted) (?:residents?|neighbors?|tenants?|owners|families|buyers|clientele)|restricted (?:and )?(?:private|exclusive|select|refined)|(?:private|exclusive) (?:and )?(?:select|restricted)(?= |$)(?! (?:grade|oak|parking|access|tile))',
    ),
    unless: /\b(?:furnish\w*|finishes|credit|background checks?|by the lender)\b/,
  },
];
