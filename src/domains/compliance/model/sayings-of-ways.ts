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
  // You wouldn't fit in around here.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:you|youd|your family|your kids|they|people like you) (?:\\w+ ){0,2}(?:wouldnt|would not|wont|will not|dont|do not|might not|may not|never)(?: \\w+){0,2} (?:fit|fits|belong|blend|mesh|mix)(?: right| well)?(?: in| with| around| here| there)?|(?:you|youd|your family) (?:would|will|might|may|d|ll)?(?: \\w+){0,2} (?:stick out|stand out|be the odd one|feel out of place|be out of place)(?: \\w+){0,2}',
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
