import type { Category, Rule } from '../finding.ts';

/**
 * What is said in so many ways that a list of phrases would be longer than a few expressions over the words of a sentence: papers that
 * are asked for, covenants that kept people out, aids that nobody may fix, who pays the rent. All of it is a warning.
 */
export interface Saying {
  category: Category;
  rule: Rule;
  /** What is wrong. */
  said: RegExp;
  /** What the sentence says besides, if it counts only then. */
  where?: RegExp;
  /** What the sentence says where it is harmless. */
  unless?: RegExp;
}

/** Words of a sentence are searched as one text: every repetition has an end. */
export const expression = (source: string) => new RegExp(String.raw`\b(?:${source.replaceAll(/\s*\n\s*/g, '')})\b`);
export const up = (most: number) => String.raw`(?:\w+ ){0,${most}}`;

export const REFUSES = expression(
  'no|not|never|nor|neither|nobody|no one|none|without|dont|doesnt|wont|cannot|cant|isnt|arent|refus\\w+|declin\\w+|pass|passes|skip\\w*|closed|elsewhere|instead|rather|sorry|another|different|banned|forbid\\w*|prohibit\\w*|keep looking|except|only|somewhere else|kept out|think twice|reconsider|spare us|unanswered|unopened|unread|ignored|bin|trash|shredder|full',
);
export const SOMEONE =
  'those|people|folks?|anyone|anybody|someone|somebody|whoever|tenants?|renters?|buyers?|applicants?|neighbou?rs?|residents?|persons?|owners|everyone|everybody|nobody|no one|families|households?';
const PAPERS =
  '(?:us |american |legal |lawful )?(?:citizenship|residency)|green cards?|naturali[sz]ation(?: papers| certificates?)?|(?:legal|immigration|residency|citizenship|visa) status|(?:legal|immigration|citizenship|residency) (?:papers|documents)|passports?|visas?|(?:us |american )?birth certificates?|work (?:permits?|authori[sz]ation)|papers from (?:the )?(?:consulate|embassy|immigration|uscis)|social security cards?|alien (?:card|registration)|lawful presence|legal presence|nationality';
const NOT_ASKED =
  /\b(?:not|never|no|nobody|no one|dont|doesnt|isnt|arent|without|nor|neither)\b(?: \w+){0,5} (?:required?|requires|asked|asks?|needed|needs?|requested|requests?|checked|checks?|considered|matters?|necessary|a condition|proof)\b|\bregardless\b|\bany (?:government|valid|photo|form of)\b/;
export const PAYERS =
  'government|county|city|state|feds|federal \\w+|uncle sam|washington|taxpayers?|housing (?:office|authority|agency|program|department)|authority|welfare(?: office)?|social services|hud|public (?:agency|office|program)|agency|agencies|programs?|charity|charities|caseworkers?|third party|somebody else|someone else|authorities|treasury';
const AIDS =
  'grab bars?|grab rails?|(?:wheelchair )?ramps?|(?:wheelchair|stair|chair|porch) ?lifts?|stairlifts?|chairlifts?|handrails?|walk in tub|roll in showers?|shower (?:seats?|chairs?|bench)|visual alarms?|strobe \\w+|lowered counters?|(?:wider|widened) (?:doors?|doorways?)|accessible (?:parking|spaces?|spots?|units?)|handicap\\w* (?:parking|spaces?|spots?|ramps?|stalls?)|(?:reserved|closer|nearer|assigned) (?:parking|spaces?|spots?|stalls?)(?: \\w+){0,4} (?:disab\\w+|handicap\\w*|hips?|wheelchairs?|walkers?|knees?|health|medical)|(?:closer|nearer) (?:parking|spaces?|spots?|stalls?)';
const REARING =
  '(?:soccer|little league|ballet|dance|piano|swim|karate|t ball|hockey|gymnastics|softball|baseball|football|lacrosse|cheer|scouts?|cub scouts?|choir) (?:practices?|games?|recitals?|lessons?|meets?|tournaments?|moms?|dads?|carpools?)|recitals?|car ?pools?|carpool\\w*|school (?:run|runs|drop ?off|pick ?up|bus|buses|lunch|lunches|play|plays|plays?|mornings?|nights?)|drop ?off line|pick ?up line|a bus to meet|lunches|lunch ?boxes|homework|parent teacher|pta|bake sales?|field trips?|permission slips?|science fairs?|spelling words|spelling tests?|bed ?times?|nap ?times?|babysitters?|sitters?|tooth fairy|report cards?|car seats?|diapers?|bath ?time|recess|strollers?|day ?care|bottles to warm|multiplication tables|snow days?|teething|tuck in|back to school';

export const SAYINGS_OF_RULES: Saying[] = [
  // The owner says no ramp, even at your cost.
  {
    category: 'disability',
    rule: 'limit',
    said: expression('(?:no|not a|never a) (?:wheel ?chair )?(?:ramps?|grab bars?|grab rails?|chair ?lifts?|stair ?lifts?)'),
    where: expression(
      'even at|even if|at your (?:own )?(?:cost|expense)|(?:owner|landlord|board|association|manager)(?: \\w+)? (?:says?|said|wants?|allows?)|allowed|permitted',
    ),
    unless: /\b(?:needed|required|necessary|steps?|without)\b/,
  },
  // Papers
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `(?:proof|evidence|verification|documentation|cop(?:y|ies)|confirmation|certificates?|documents?) of ${up(2)}(?:citizenship|naturali[sz]ation|(?:lawful|legal) (?:presence|status|residency)|immigration status|nationality|birth in)`,
    ),
    unless: NOT_ASKED,
  },
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `(?:${PAPERS}) ${up(4)}(?:required|a must|is must|mandatory|needed|necessary|must|due|please|wanted|expected|essential|first|at signing|at the showing|in hand|with (?:the|your|each|every) application|checked|shown|verified|have to|has to|needs to|before (?:we|you|any|a|the|touring|signing|keys))`,
    ),
    unless: NOT_ASKED,
  },
  {
    category: 'national_origin',
    rule: 'demand',
    said: expression(
      `(?:show|shows|bring|brings|produce|present|include|attach|provide|submit|send|see|sees|inspect|check|checks|asks? for|wants?|prove|proves|verif(?:y|ies)|require|requires|copy|with|without|lack|lacks) (?:us |me |to see |your |their |a |an |the |his |her |valid |current |copy |of |any ){0,4}(?:${PAPERS})`,
    ),
    unless: NOT_ASKED,
  },
  // Foreign food
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      '(?:foreign|ethnic|exotic|strange|pungent|smelly|strong|strongly spiced|heavily spiced|unfamiliar|overseas|spicy|odd|heavy|aromatic|odorous|unusual|native|imported) (?:\\w+ )?(?:kitchens?|cooking|foods?|dishes|cuisines?|spices|meals|recipes|ingredients|cookery|fare|stews?)|(?:foreign|ethnic|strange) oils',
    ),
    where: expression(
      'no|not|never|please|keep|bother\\w*|complain\\w*|vents?|halls?|hallways?|stairwell|smell\\w*|odou?rs?|hear from|out of|without|wont|refrain|avoid|offend\\w*|tenants?|neighbors',
    ),
    unless: /\b(?:restaurants?|markets?|stores?|cabinets?|cabinetry|appliances|hood|grocer\w*|festival)\b/,
  },
  {
    category: 'national_origin',
    rule: 'limit',
    said: expression(
      `(?:smells?|odou?rs?|aromas?|scents?|whiffs?|stinks?) (?:of|from) ${up(2)}(?:foreign|ethnic|exotic|other countries|another country|abroad|overseas|the old country|somebody else s country|far off)`,
    ),
  },
  // Covenants
  {
    category: 'race_color',
    rule: 'place',
    said: expression(
      `(?:covenants?|deeds?|restrictions?|deed restrictions?|clauses?|charters?|bylaws?|gates?|agreements?) ${up(5)}(?:kept out|keeps? out|keep out|barred|bars?|shut out|excluded|excludes?|forbade|closed to|turned away|refused|would not admit|named who) ${up(3)}(?:buyers?|owners?|families|people|those|anyone|anybody|race|races|color|colors|names|folks?|newcomers|half|everyone|everybody|others|group|groups|who)`,
    ),
    unless:
      /\b(?:rentals?|renters|commercial|trailers|businesses|void|unenforceable|removed|struck|short term|renting|leasing|llcs?|investors)\b/,
  },
  // For military families
  {
    category: 'military_status',
    rule: 'audience',
    said: expression(
      `for ${up(3)}(?:military|army|navy|naval|marine|marines|air force|coast guard|national guard|enlisted|deployed|active duty|service|servicemember|veteran|veterans) (?:families|family|households?|couples?|buyers?|renters?|tenants?|people|folks|personnel|members?)`,
    ),
    unless: /\b(?:va|loans?|discounts?|tax|programs?|financ\w+|welcome|also|memorial|clinic|hospital|waived|law|statute)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'audience',
    said: expression(
      'for (?:voucher|section 8|welfare|subsidi[sz]ed|assisted) (?:families|households?|renters?|tenants?|people|folks)',
    ),
    unless: /\b(?:welcome|also|accept\w*)\b/,
  },
  {
    category: 'marital_status',
    rule: 'audience',
    said: expression(
      'for (?:\\w+ )?(?:married|unmarried|divorced|widowed|separated) (?:families|households?|renters?|tenants?|people|folks|buyers?|owners?)',
    ),
    unless: /\b(?:tax|title|exempt\w*)\b/,
  },
  // Aids and accommodations
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:no|not|never|nor|refus\\w+|wont|declin\\w+|turned down|turns down|forbids?|cannot|cant|dont|against|rather not|bans?|banned|prohibits?|objects? to) ${up(7)}(?:${AIDS})(?: \\w+){0,7}`,
    ),
    where: expression(
      'will|wont|may|might|should|allow\\w*|permit\\w*|permission|approv\\w*|consider\\w*|install|installing|refus\\w+|declin\\w+|turned down|turns down|ask|asks|asking|spoil|ruin|mar|grant|grants|make|tolerate\\w*|drill\\w*|bolt\\w*|screw\\w*|bans?|banned|prohibit\\w*|object\\w*|forbid\\w*|would|against|fixed|rather',
    ),
    unless:
      /\b(?:needed|charged|highway|freeway|exit|boat|launch|skate|loading|no need|extra charge|no charge|no cost|never (?:deny|denied|refuse[ds]?))\b/,
  },
  // "We do not put in grab bars for anyone", "we don't widen doors".
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:dont|do not|doesnt|does not|wont|will not|never|not going to|refuses? to) (?:\\w+ )?(?:put in|put up|fit|supply|add|build|provide|mount|install|hang|pay for) (?:\\w+ ){0,3}(?:${AIDS})|(?:dont|do not|doesnt|does not|wont|will not|never|not going to|refuses? to) (?:\\w+ )?(?:widen|lower) (?:\\w+ ){0,2}(?:doors?|doorways?|counters?|thresholds?|sinks?|switches)`,
    ),
    unless: /\b(?:needed|charged|no need|no charge|extra charge|yet|until|boat|launch|skate|loading)\b/,
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:${AIDS}) ${up(3)}(?:(?:isnt|arent) (?:allowed|permitted|possible|wanted|welcome|an option|up for \\w+)|(?:may|can|could|will|would|must|should|is|are) (?:not|never)|cannot|cant|wont|would (?:spoil|ruin|mar|hurt|scar|cheapen|clash)|forbidden|refused|denied|prohibited|banned|turned down|out of the question|not allowed)`,
    ),
    unless: /\b(?:boat|launch|skate|loading|highway|freeway|needed)\b/,
  },
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      `(?:no|not|never|dont|doesnt|wont|refus\\w+|cannot|cant|declin\\w+) ${up(4)}(?:accommodations?|accommodate|modifications?|special treatment|exceptions?) ${up(3)}(?:disab\\w*|handicap\\w*|medical|health|doctors?|wheelchairs?|conditions?|illness\\w*)|(?:do not|dont|doesnt|does not|never|wont|will not|cannot) (?:make|grant|offer|provide|give|do|entertain|consider) (?:any |special |reasonable |medical ){0,6}(?:accommodations?|special arrangements)|(?:make|makes|grant|grants|offer|offers|give|gives) no (?:special |reasonable |medical ){0,6}accommodations?|no (?:special |reasonable |medical |disability ){0,6}accommodations?(?: for| will| are| of any| here|$)`,
    ),
    unless: /\b(?:extra charge|no charge|overnight|hotel)\b/,
  },
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      `(?:animals?|dogs?|cats?|pets?|beasts?|creatures?) (?:that are |that is |whether )?${up(3)}(?:prescribed|certified|trained|guide|seeing eye|registered|helpers?|working|vested|papered|documented) (?:\\w+ )?or (?:not|otherwise|no)|(?:doctor|doctors|therapist|prescription|certificate|vest)(?: s)?(?: \\w+)? or (?:not|no|none) ${up(5)}(?:animals?|dogs?|cats?|pets?)|(?:animals?|dogs?|cats?|pets?) ${up(5)}(?:no matter|whatever|even if|even with) ${up(4)}(?:doctors?|prescri\\w+|vest|certificates?|papers|letter|note|for)`,
    ),
    unless: /\b(?:welcome|accepted|fee|fees|exempt)\b/,
  },
  // Those who cannot drive
  {
    category: 'disability',
    rule: 'people',
    said: expression(
      `(?:${SOMEONE}) (?:here )?(?:who |that |whose \\w+ )?(?:is |are |was |can |have |has |had |were |feels? |finds? ){0,6}(?:cannot|cant|not able to|not up to|no longer|unable to|never could|dont|doesnt|do not|does not|could not|hardly|barely|struggles? (?:to|with)|trouble|difficulty|too (?:old|weak|frail|ill|sick|lame) to) (?:to |do |so |any |much |the ){0,6}(?:walk(?! (?:the|through|our))|walking|drive (?:anymore|any longer|at night)|(?<=(?:cannot|cant|unable to|no longer|not able to) )drive(?! (?:out|over|down|to|here|by))|driving|see(?! (?:the|it|this|a|us|our|how|why|any|each|themselves|past))|seeing|hear(?! (?:the (?:dogs|traffic)|from))|hearing|climb|climbing|stairs|steps|lift|lifting|bend|bending|get around|get up|get down|manage (?:the )?(?:stairs|steps|hill|alone)|breathe|dress|bathe|speak|talk|read small|hold a (?:rail|pen)|live alone|live on their own|look after themselves|care for themselves|fend)`,
    ),
    unless:
      /\b(?:ramps?|elevators?|lifts?|accessib\w*|accommodat\w*|step free|wide doors?|no step|assist\w*|request|on request|shower|welcome|lights?|signals?|strobes?|relay|braille|video|virtual|livestream|interpret\w*|captions?|large print|shuttle driver)\b/,
  },
  // Age
  {
    category: 'age',
    rule: 'people',
    said: expression(
      `(?:you|youd|youll|youre|whoever|anyone|anybody|buyer|tenant|newcomers?|renter|expect to|hope to|who|person|couple|family) ${up(5)}(?:be|are|am|is|feel like|become|remain) (?:\\w+ )?(?:the|a|our|its|their) (?:youngest|oldest|baby|babies|kid|kids|junior|grandchild|eldest|youngster|spring chicken)(?! (?:house|home|building|structure|barn|roof|part|school|tree|park|club))`,
    ),
    unless: /\b(?:youngest home|oldest home|children|grandchildren)\b/,
  },
  {
    category: 'age',
    rule: 'people',
    said: expression(
      '(?:(?:gray|grey|white|silver|graying|greying|thinning) (?:hairs?|haired|heads?|headed|temples|beards?|ponytails?|manes?|locks)|hair (?:that |which )?(?:is |has |all |not |gone |turned |yet ){0,6}(?:gray|grey|white|silver|thin)|baldness|bald heads|bifocals|wrinkles|crow s feet|crows feet|walkers and canes|canes and walkers|dentures|hearing aids|liver spots)',
    ),
    where: expression(
      `${SOMEONE}|clubhouse|pool|dress code|fashion|uniform|rule|condition|entry|admission|badge|you|your|we|our|street|block|building|bus|table|crowd|room|majority|outnumber|card`,
    ),
    unless: /\b(?:horses?|dogs?|cats?|mares?|carpets?|wigs?|salons?|barber|fabric|drapes?|granite)\b/,
  },
  {
    category: 'age',
    rule: 'people',
    said: expression(
      `(?:average|median|typical|mean) age (?:here |of (?:the |our )?(?:residents?|owners?|neighbou?rs?|tenants?|buyers?|members?|people|block|street|building) )?(?:by|up|down|is|was|runs|hovers|hangs|sits|on|in|around|has|would|will|of \\d+|$)|(?:lower|raise|bring|push|pull|skew|drop)s? (?:\\w+ )?(?:average|median) age`,
    ),
    unless: /\b(?:homes?|houses|roofs?|trees|systems?|units?|boilers?)\b/,
  },
  {
    category: 'age',
    rule: 'people',
    said: expression('baby of the (?:building|block|street|floor|bunch|group|place|house|neighborhood|lane)'),
  },
  // What parents do
  {
    category: 'familial_status',
    rule: 'people',
    said: expression(
      `(?:nobody|no one|none|not one|not a soul|never|without|nor|free of|past|done with|rather than|instead of|no|hardly any|few) ${up(8)}(?:${REARING})`,
    ),
    where: expression(
      'nobody|no one|none|not one|not a soul|anyone|anybody|neighbors|neighbours|tenants?|renters?|residents?|households?|we|us|owners?|everyone|everybody|people|folks|somebody|someone|floor|building|block|hall',
    ),
    unless:
      /\b(?:there (?:is|are) no (?!one)\w+|field|fields|path|minutes|shop|shops|storage|stored|fee|fees|no charge|rink|gym|center|studio|crossing|traffic|needed|shelter|stop|parking)\b/,
  },
  {
    category: 'familial_status',
    rule: 'people',
    said: expression(
      `(?:you|tenants?|renters?|neighbors|residents?|somebody|someone|anyone|those|people|folks|we) ${up(6)}(?:(?:have|has) no|never|do not|dont|not|no|without|past) ${up(4)}(?:${REARING})`,
    ),
    unless: /\b(?:field|fields|path|minutes|shop|storage|stored|needed|fee|fees|center|rink|studio|crossing|traffic|parking)\b/,
  },
  // Who pays
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:${PAYERS}) ${up(2)}(?:pays?|paying|writes?|writing|covers?|covering|sends?|sending|cuts|mails?|signs|helps?|subsidi[sz]es|picks up|foots?|mailing|supports?|handles?) (?:(?:with|any|all|some|half|part|most|the|your|their|a|of|for|out|portion|share|you) ){0,5}(?:rents?|checks?|deposits?|bills?|tab|way)`,
    ),
    where: REFUSES,
    unless: /\b(?:taxes|septic|water bill|utility|utilities|regardless|welcome|accept(?:s|ed)?)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:checks?|rents?|rent money|payments?|income) (?:\\w+ )?(?:from|by|that comes? from|that came from|coming from|paid by|sent by|written by|cut by|drawn on) (?:the |a |an |any |some ){0,6}(?:local |public |state |federal |county |city ){0,6}(?:${PAYERS}|assistance|relief|aid|subsid\\w+|benefits)`,
    ),
    where: REFUSES,
    unless: /\b(?:any lawful|all lawful|regardless|welcome|accept(?:s|ed)?|counts?|solar|rebates?)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      '(?:government|public|county|state|city|taxpayers?|federal|agency|program|welfare|subsidy|assistance) (?:money|checks?|funds|dollars|rents?|payments?|help|aid|assistance|subsid\\w+|cheques?)',
    ),
    where: new RegExp(
      String.raw`^(?=.*\b(?:rents?|tenants?|lease|pays?|applicants?|we|us|owners?|renters?|landlord)\b)(?=.*${REFUSES.source})`,
    ),
    unless: /\b(?:bond|bonds|loan|loans|grants?|road|roads|regardless|welcome|accept(?:s|ed)?|counts?|levee|historic)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:not|never|rather than|instead of|nor) (?:from|by|with|through|to|the|a|an|any|deal|dealing|bother) ${up(3)}(?:agenc(?:y|ies)|government|housing (?:office|authority|program)|county office|welfare|caseworkers?|programs?)`,
    ),
    where: expression('rents?|pays?|paid|payments?|tenants?|checks?|income|lease'),
    unless: /\b(?:regardless|welcome|accept(?:s|ed)?|agent|brokers?|management)\b/,
  },
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:${PAYERS}) (?:as|for|is|be) (?:a |our |the )?(?:co ?payer|co ?signer|payer|tenant|partner|landlord|middleman)`,
    ),
    where: REFUSES,
  },
  // All of one kind
  {
    category: 'steering',
    rule: 'judgment',
    said: expression('homogen\\w+|like minded(?! \\w*(?:gardeners|cooks))|birds of a feather|peas in a pod'),
    unless:
      /\b(?:tiles?|tiled|flooring|vinyl|siding|materials?|gray|surfaces?|finish\w*|stone|concrete|planks?|birds? (?:feeder|bath)|soil|veneer|cabinets?|counters?|stain|rock|club|meetup)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:all )?(?:of|cut from|from|made from) (?:one|a single|the same|a similar|much the same) (?:kind|sort|mind|stripe|stock|background|backgrounds|cloth|feather|type|mold|mould|pattern)(?! of (?:wood|stone|brick|tile))',
    ),
    where: expression(
      `streets?|blocks?|towns?|villages?|hills?|lanes?|neighborhoods?|communit(?:y|ies)|enclave|suburb|place|building|hamlet|road|we|${SOMEONE}`,
    ),
    unless: /\b(?:wood|brick|stone|tiles?|houses|homes|cabinets|builder|architecture|roofs?|roses|trees)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:neighbors|neighbours|residents|families|folks|homeowners|people|everyone|everybody|owners)(?: here| there| around here| on \\w+ \\w+)? (?:is|are|was|were|looks?|thinks?|lives?|seems?|comes?)(?: all| very| pretty| much| quite| a lot| more or less| rather)* (?:alike|the same|similar|of a piece|of one mind|like one another|like each other|cut from)(?! (?:way|forms?|terms?|rules?|fee|rent|deposit|steps|standard))',
    ),
    unless: /\b(?:treated|screened|considered|reviewed|applicants?|rules?)\b/,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:nobody|no one|none|not a soul|never anyone|anyone|anybody) (?:very |terribly |at all |who is |who was |who seemed |who looks |too |much |so ){0,6}(?:different|unlike us|unlike the|out of the ordinary|unusual|unfamiliar)',
    ),
    where: REFUSES,
  },
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:uniform|unvaried|unmixed|undiluted|all alike|monochrome) (?:sort|kind|type|set|group|crowd|population|community|neighborhood|citizenry) ?(?:of (?:town|people|place|street|community|neighborhood|village))?',
    ),
  },
];
