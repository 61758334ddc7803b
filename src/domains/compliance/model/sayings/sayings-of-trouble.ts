import { OF_LIVES } from './sayings-of-replies.ts';
import { SOMEONE, expression, up, type Saying } from './sayings-of-rules.ts';

const AIDS = 'wheel ?chairs?|walkers?|scooters?|crutch(?:es)?|power ?chairs?|oxygen tanks?';
const HARMS =
  'scratch\\w*|scuff\\w*|damag\\w*|dent|dents|mark up|marks|gouge\\w*|block|blocks|ruin\\w*|wear out|clutter\\w*|chip|chips|track in|tear up|a hazard|in the way|a danger|a risk';
const HELPERS = '(?:service|support|assistance|guide|emotional support|therapy) (?:dogs?|animals?|cats?)';

/** What somebody is said to bring with them: damage, paperwork, worries, better luck in another place. */
export const SAYINGS_OF_TROUBLE: Saying[] = [
  // Your wheelchair would scratch the floors.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(`(?:${AIDS}) ${up(3)}(?:${HARMS})`),
    unless: /\b(?:not|never|wont|doesnt|dont|without)\b/,
  },
  // A teenager in that unit would be too much for the neighbors.
  {
    category: 'familial_status',
    rule: 'limit',
    said: expression(
      `(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teen\\w*|boys|girls|newborns?|infants?|twins|little ones) ${up(5)}(?:would|will|might|could|is|are|can) (?:\\w+ )?(?:be )?(?:too (?:much|many|loud|noisy|busy)|a lot|a problem|a worry|a bother|a nuisance|trouble|hard on|a handful)`,
    ),
    unless: /\b(?:not|never|wont|isnt|no)\b/,
  },
  // With your voucher you would have better luck elsewhere.
  {
    category: 'steering',
    rule: 'judgment',
    said: new RegExp(String.raw`\bbetter (?:luck|served|off|suited|treated|received)\b(?: \w+){0,8}`),
    where: new RegExp(String.raw`\b(?:${OF_LIVES})\b`),
    unless: /\b(?:age of the|roof|furnace|loan|lender|rate)\b/,
  },
  // Section 8 takes too long.
  {
    category: 'source_of_income',
    rule: 'limit',
    said: expression(
      `(?:section 8|vouchers?|housing (?:authority|office|assistance)|rent assistance|subsid(?:y|ies)|government (?:programs?|rent|assistance)) ${up(3)}(?:takes? too long|too slow|(?:too much|more|far more|a lot of) (?:paperwork|trouble|work|time|red tape|hassle)|hassles?|headaches?|red tape|nightmares?|not worth|more trouble)|(?:hassles?|headaches?|red tape|paperwork|trouble) (?:of|with|from|that comes with) ${up(2)}(?:section 8|vouchers?|housing (?:authority|office)|subsid(?:y|ies)|government)|(?:dont|doesnt|do not|does not|wont|never|not) (?:do|deal with|work with|mess with|bother with|participate in|take part in|like) ${up(2)}(?:section 8|vouchers?|government (?:programs?|rent|assistance|checks)|subsid(?:y|ies)|housing (?:authority|programs?))`,
    ),
    unless: /\b(?:no hassle|without the|regardless|help you with)\b/,
  },
  // We had a tenant with a dog for anxiety once and will not do it again.
  {
    category: 'steering',
    rule: 'limit',
    said: /\b(?:(?:not|wont|never) (?:do|try|make|go through|repeat) (?:it|that|this) (?:mistake )?(?:again|twice)|never again|once was enough|learned (?:our|my|the) lesson)\b/,
    where: new RegExp(String.raw`\b(?:anxiety|${HELPERS}|deploy\w*|army|navy|military|welfare|foreign\w*|${OF_LIVES})\b`),
    unless: /\b(?:contractors?|flood|renovat\w*)\b/,
  },
  // If you cannot hear the fire bell, this is not your building.
  {
    category: 'disability',
    rule: 'limit',
    said: expression(
      'if you (?:cannot|cant|can not|are unable to|are not able to|have trouble|struggle to) (?:to )?(?:hear|hearing|see|seeing|walk|walking|climb|climbing|stand|lift|bend|breathe|get around|manage)(?: \\w+){0,5}',
    ),
    where: expression('not|isnt|wont|wrong|elsewhere|another|other|different|sorry|pass|better'),
    unless: /\b(?:let us|tell us|ask us|call|accommodat\w*|virtual|video|help|the (?:sign|lockbox|number|house))\b/,
  },
  // Do your kids run around a lot?
  {
    category: 'familial_status',
    rule: 'demand',
    said: expression(
      '(?:do|does|did|will|would|are|is|can) (?:your|the|you have) (?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teen\\w*|boys?|girls?|sons?|daughters?|little ones?|twins) (?:\\w+ ){0,2}(?:run|running|cry|crying|scream\\w*|play loud\\w*|jump\\w*|stomp\\w*|behave\\w*|wake|make (?:a lot of |much )?noise|quiet|loud|noisy|rowdy|well behaved)',
    ),
    unless: /\b(?:crib|room|yard|pool)\b/,
  },
  // Your last name will tell us.
  {
    category: 'national_origin',
    rule: 'people',
    said: expression(
      '(?:last|family|sur) ?names? (?:will |would |can |may )?(?:tells?|says?|speaks?|shows?|gives? away|matters?)(?: \\w+){0,2}',
    ),
    unless: /\b(?:title|deed|lease|mailbox|file|spelled)\b/,
  },
  // Proof that the dog is certified
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      '(?:proof|certificate|papers|documents?|documentation|evidence|verify|prove|see) (?:that |of |showing |saying ){0,2}(?:the |your |his |her )?(?:dog|animal|cat|dogs|animals) (?:is|are|was|has been|have been) (?:\\w+ )?(?:certified|registered|trained|licensed as)',
    ),
    unless: /\b(?:not|never|dont|no|nobody|rabies|vaccin\w*)\b/,
  },
  // More of your people live there.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:more|many|plenty|lots|full|mostly|others?) (?:of )?(?:your (?:people|kind|countrymen|faith|own kind|own people)|people like (?:you|yourselves|your family))(?: \\w+){0,3}',
    ),
    unless: /\b(?:team|office|agency)\b/,
  },
  // What do you have that needs a service dog?
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `(?:what (?:do|does|did) (?:you|he|she|they) (?:actually |really )?have that|what is it that|why (?:do|does|would) (?:you|he|she|they|anyone)) (?:\\w+ )?(?:needs?|requires?|calls for|want) (?:an? |the |that |your )?(?:\\w+ )?(?:${HELPERS}|${AIDS}|ramp|grab bars?|accommodation|aide|caregiver)|what (?:is|are) (?:an? |the |that |your )?(?:\\w+ )?(?:${HELPERS}) for`,
    ),
  },
  // A doctor's letter saying you can live alone
  {
    category: 'disability',
    rule: 'demand',
    said: expression(
      `doctors? ${up(3)}(?:letter|note|statement|form|word) ${up(2)}(?:saying|stating|that says|showing|proving|confirming|certifying|to (?:say|show|prove)) ${up(3)}(?:can|able|fit|capable|healthy|safe)`,
    ),
    unless: /\b(?:never|not|dont|no|nobody)\b/,
  },
  // A dog is a dog, prescription or not.
  {
    category: 'disability',
    rule: 'animal',
    said: expression(
      '(?:animals?|dogs?|cats?|pets?) (?:\\w+ ){0,8}(?:prescription|prescribed|certificate|certified|letter|doctor|doctors note|vest|trained|papers|note) or (?:not|no|none)(?: \\w+)?',
    ),
    unless: /\b(?:welcome|accepted|exempt|neither)\b/,
  },
  // Is he your husband or your boyfriend?
  {
    category: 'marital_status',
    rule: 'demand',
    said: expression(
      '(?:is|are) (?:he|she|they|this|that|you two|the other person|your friend) (?:\\w+ ){0,2}(?:husband|wife|boyfriend|girlfriend|spouse|fianc\\w+|lover|engaged|married|a couple|together|dating)(?: or (?:\\w+ ){0,2}\\w+)?',
    ),
    unless:
      /\b(?:name|lease|sign|signing|added|insurance|tour|touring|buying|bidding|selling|viewing|come|coming)\b(?!.*\bwill ask\b)/,
  },
  {
    category: 'marital_status',
    rule: 'demand',
    said: expression('wedding (?:rings?|bands?)|ring on (?:your|his|her|the) finger'),
    where: expression(
      'references?|bring|wear|wearing|show|shows|see|like|likes|prefer\\w*|want\\w*|ask\\w*|tenants?|best|without',
    ),
    unless: /\b(?:safe|lost|found|jewel\w*|drawer)\b/,
  },
  // This street has not turned yet.
  {
    category: 'steering',
    rule: 'judgment',
    said: expression(
      '(?:streets?|blocks?|neighborhoods?|areas?|town|side|village|suburb)(?: here)? (?:hasnt|has not|havent|have not|isnt|is not|never|has yet to|has never)(?: \\w+)? (?:turn|turned|turning|tip|tipped|tipping|flipped|gone downhill)(?: \\w+)?',
    ),
    unless: /\b(?:off|into (?:a|condos|rentals)|right|left)\b/,
  },
  {
    category: 'race_color',
    rule: 'people',
    said: expression(`(?:\\w+ )?complexions?`),
    where: expression('streets?|blocks?|neighborhoods?|areas?|towns?|building|tenants?|neighbors|residents|here'),
    unless: /\b(?:wood|stone|brick|tiles?|paint|vanity|mirror|skin ?care)\b/,
  },
  // Past their dancing years
  {
    category: 'age',
    rule: 'people',
    said: expression('(?:past|beyond|over|done with) (?:their|your|his|her) (?:\\w+ )?(?:years|days|prime)'),
    where: expression(`${SOMEONE}|you|your`),
    unless: /\b(?:roofs?|furnace|appliances|systems?|student loans?)\b/,
  },
];
