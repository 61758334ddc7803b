import { expression, type Saying } from './sayings-of-rules.ts';

/** Where homes are shown, who came and went, and how near one prays. */
export const SAYINGS_OF_WAYS: Saying[] = [
  // Stay east of Main and you'll be fine. Avoid anything south of the tracks.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:stay|keep|live|look|buy|remain|stick|search|rent)(?: \\w+){0,2} (?:north|south|east|west)(?: side)? of \\w+',
    ),
    where: expression(
      'fine|safe|safer|safest|ok|okay|better|happy|happier|trust|problems?|trouble|you want|like you|my advice|right',
    ),
    unless: /\b(?:traffic|construction|flood\w*|zoning|school|detour|sign)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:avoid|skip|steer clear of|stay (?:away|out|clear)(?: of| from)?|forget(?: about)?|dont (?:go|look|buy|bother|live|rent|even look)(?: with| at)?|wouldnt (?:go|look|buy|live|rent)|would not (?:go|look|buy|live|rent)|never (?:go|buy|live|rent)) (?:\\w+ ){0,4}(?:(?:north|south|east|west) of|(?:past|beyond|below|above|across|over) (?:the )?(?:tracks|highway|river|freeway|interstate|boulevard|avenue|main|broadway|bridge|canal|\\d+\\w*|martin luther king|mlk))',
    ),
    unless:
      /\b(?:traffic|construction|detour|park(?:ing|ed)?|flood\w*|rush hour|potholes?|gps|trucks?|sign|trail|rip ?currents?)\b/,
  },
  // Handicapped people are better off at Willow Court.
  {
    category: 'steering',
    rule: 'people',
    said: expression(
      '(?:is|are|would be|will be|might be) (?:\\w+ )?(?:better off|better served|happier|safer) (?:at|in|elsewhere|somewhere|with|over|on)',
    ),
    where: expression(
      'handicapped|disabled|deaf|blind|wheelchair|elderly|seniors?|older|famil(?:y|ies)|kids|children|singles?|students?|immigrants?|foreign\\w*|blacks?|hispanics?|latinos?|asians?|muslims?|jews|jewish|christians?|gays?|lesbians?|veterans?|vouchers?|women|men',
    ),
    unless: /\b(?:escrow|crates?|pets?|dogs?|cats?)\b/,
  },
  // You wouldn't fit in around here.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:you|youd|your family|your kids|they|people like you) (?:\\w+ ){0,2}(?:wouldnt|would not|wont|will not|dont|do not|might not|may not|never)(?: \\w+){0,2} (?:fit|fits|belong|blend|mesh|mix)(?: right| well)?(?: in| with| around| here| there)?|(?:your|their) own (?:part|side|end|section|neck) of (?:town|the (?:city|county|woods))|(?:try|stick (?:to|with|in)|stay (?:on|in)|look (?:on|in)|better (?:on|in)|keep to) your (?:part|side|end|section) of (?:town|the (?:city|county))|(?:among|with|near) your own$|(?:you|youd|your family) (?:would|will|might|may|d|ll)?(?: \\w+){0,2} (?:stick out|stand out|be the odd one|feel out of place|be out of place)(?: \\w+){0,2}',
    ),
    unless: /\b(?:couch|sofa|car|truck|boat|furniture|bed|piano|table|rv|van|trailer|elevator|garage|listing|offer)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:desirable|decent|respectable|upstanding|proper|classy|civilized|refined|cultured|well bred|right thinking|respected|select|upper class|high class|high end|high caliber) (?:people|tenants|renters|famil(?:y|ies)|neighbors|applicants|folks|residents|buyers|individuals|persons|clientele)',
    ),
    where: expression('only|preferred|prefer|wanted|please|need apply|welcome|must|for|exclusively|limited to|kept for|full of'),
    unless: /\b(?:wage|price|rent)\b/,
  },
  // Established families have kept this road the same for decades.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:famil(?:y|ies)|owners|homeowners|residents|neighbors|people|folks|clans|old guard|association) (?:\\w+ ){0,4}(?:kept|keep|keeps|keeping|preserved?|guard(?:ed)?|protect(?:ed)?) (?:this|the|it|our|their|that) (?:\\w+ ){0,2}(?:the same|the way it|as it (?:is|was)|unchanged|just so|like it (?:was|is)|to themselves|from changing)',
    ),
    unless: /\b(?:facades?|original|woodwork|garden|kitchen|barn|farm in)\b/,
  },
  // Vets make me nervous: `withNamed` finds who does.
  {
    category: 'steering',
    rule: 'people',
    said: expression(
      '(?:makes?|making|made) (?:me|us|him|her|people|everyone|my \\w+|the (?:owner|owners|landlord|neighbors|others|board|other \\w+)) (?:\\w+ )?(?:nervous|uneasy|uncomfortable|anxious|jumpy|worried)',
    ),
    unless: /\b(?:dogs?|noise|stairs|heights|smok\w+|smell|roof|price|paperwork|wiring|tree|feel)\b/,
  },
  // The steeple is right outside, and mass is two minutes away.
  {
    category: 'religion',
    rule: 'landmark',
    said: expression(
      '(?:mass|sunday services?|worship|shul|prayers?|the call to (?:prayer|worship)|bible study|evensong|vespers) (?:is|are|just|only) (?:\\w+ ){0,4}(?:minutes?|blocks?|stroll|walk|steps|away|around|next door|down|across)|(?:walk|stroll|steps|minutes?|stone s throw|blocks?) (?:to|from) (?:\\w+ )?(?:mass|shul|sunday services?|worship|evening prayers?|friday prayers?)|(?:steeple|minaret|spire|bell tower|church bells|bells) of (?:\\w+ ){0,2}(?:st|saint|holy|our lady|trinity|church|cathedral|mosque|temple|parish|first \\w+)|call to (?:prayer|worship) (?:\\w+ ){0,4}(?:porch|window|balcony|home|deck)',
    ),
    unless: /\b(?:transit|condos?|lofts?|former|formerly|converted|mass (?:transit|pike|ave\w*)|historic tour)\b/,
  },
  // ESA letters from the internet are not honored.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      '(?:esa|esas|emotional support|support animal|assistance animal|service animal|service dog|therapist s|doctor s) (?:\\w+ )?(?:letters?|notes?|certificates?|certifications?|paperwork|cards?|registrations?) (?:\\w+ ){0,5}(?:not|never|arent|isnt|wont|dont|doesnt|cannot|cant|no) (?:\\w+ ){0,3}(?:honou?red|honor|accepted|accept|recognized|recognize|valid|enough|considered|count|counts|weight|good)|(?:not|never|dont|wont|cannot) (?:\\w+ )?(?:honor|accept|recognize|take|consider) (?:\\w+ ){0,2}(?:esa|esas|emotional support|support animal|assistance animal|service animal|service dog) (?:\\w+ )?(?:letters?|notes?|certificates?|certifications?|paperwork|cards?|registrations?)',
    ),
    unless: /\b(?:required|needed|necessary|asked for|need)\b/,
  },
  // The schools are not what you want.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      'schools? (?:\\w+ ){0,3}(?:are|is|were|have|has) (?:\\w+ )?(?:not|nothing|hardly|far from) (?:what|where|the kind|something|somewhere|anything) (?:\\w+ )?(?:you|your|yours|anyone|people|i)|(?:wouldnt|would not|dont|do not|never) (?:send|put|want) (?:my|your|our|their) (?:own )?(?:kids?|child(?:ren)?|sons?|daughters?) (?:\\w+ )?(?:in|to|at) (?:those|that|these) schools?|schools? (?:\\w+ ){0,4}(?:has|have|had) (?:\\w+ )?changed(?: \\w+){0,2} if you know',
    ),
    unless: /\b(?:bus|boundar\w*|route|calendar|zoned|open|attendance)\b/,
  },
  // There have been break-ins over there.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:break ins?(?! (?:the|a|our|of|case))|burglar\\w+|robber\\w+|muggings?|shootings?|gunshots|carjackings?|stabbings?|car thefts?|drug deals?|drug dealers?) (?:\\w+ ){0,3}(?:over|around|down|up|out|on|in) (?:there|that|those|the other|that part)|(?:had|have been|has been|lots of|a few|several|some|plenty of|see|saw|get|more|fewer|so many) (?:\\w+ )?(?:break ins|burglaries|robberies|muggings|shootings|carjackings|stabbings|car thefts)',
    ),
    unless: /\b(?:insur\w+|photo|gallery|film|movie|range|stars?|police (?:data|reports?)|disclos\w+)\b/,
  },
  // The lot backs to a mosque, so plan accordingly.
  {
    category: 'religion',
    rule: 'landmark',
    said: expression(
      '(?:church|mosque|temple|synagogue|shul|parish|gurdwara|mission|kingdom hall)(?: \\w+){0,6} (?:plan accordingly|be warned|fair warning|be aware|you have been warned|youve been warned|keep that in mind|just so you know|if (?:that|this|it|they) (?:matters?|bothers?)|if you mind|consider (?:that|yourself))|(?:be warned|fair warning|just so you know|keep in mind|be aware)(?: \\w+){0,8} (?:church|mosque|temple|synagogue|shul|gurdwara)',
    ),
    unless: /\b(?:traffic|parking|noise|event|festival|construction)\b/,
  },
  // Every shade of skin
  {
    category: 'race_color',
    rule: 'people',
    said: expression(
      '(?:shades?|colors?|colours?|tones?|hues?) of skin|skin (?:colors?|colours?|tones?|shades?|hues?)|(?:every|many|all|any) (?:colors?|shades?|hues?) of (?:people|faces?|neighbors?|person|folks)',
    ),
    unless: /\b(?:regardless|any|no matter|not|never|law|paint|leather)\b/,
  },
];
