import { claim, type Rule, rule } from '../draft.ts';
import { WHERE_PEOPLE_LIVE } from './fair-housing.ts';

const WHO =
  '(?:couple|family|man|woman|men|women|guys|girls|ladies|moms|dads|friends|sisters|brothers|guy|mom|mother|dad|father|parents?|professionals?|retirees?|students?|veterans?|person|seniors?|widow|widower|buyers?|household|empty nesters?|newlyweds|immigrants?|expats?|expatriates?|foreigners?|refugees?|newcomers?|transplants?|migrants?|tenants?|renters?|nurse|teacher|adult|vet|amputee|paraplegic|quadriplegic|diabetic|epileptic|wheelchair user|family of \\d+)';
const HOME =
  '(?:homes?|houses?|places?|condos?|apartments?|units?|townhouses?|townhomes?|ranch|rental|studio|bungalow|room|bedroom|suite|something)';
const WHAT =
  '(?:(?!(?:for|where|of|with|without|no|not|only|mostly|all|more|many|fewer|near|by|in|among|around|somewhere) )[a-z]+ ){0,3}?';

/** What people say of themselves is no wish about others: "we are a young couple looking for a condo". */
export const selfDescriptionRules: Rule[] = [
  rule(
    '(?:with |have |and )?no (?:kids|children|babies|dependents)(?: yet)?(?=(?: [^ .]+){0,3} (?:of us|us|me|myself)(?: |$))',
    () => true,
  ),
  rule('(?:gives?|giving|gave) (?:me|us|my [a-z]+) the (?:creeps|willies)', () => true),
  // "Two baths so nobody fights" tells why.
  rule(
    'so (?:that )?(?:nobody|no one|noone) (?:ever )?(?:fights?|argues?|complains?|wakes?|hears?|trips?|falls?|has to|needs to|waits?|shares?|gets (?:mad|hurt|lost|up|upset))',
    () => true,
  ),
  // "Nobody here plays tennis", "none of us swims".
  rule(
    '(?:nobody|no one|none|neither) (?:here|of us|in (?:our|my|this) (?:family|house|household)) (?:plays? (?:tennis|golf|pool|basketball|pickleball)|swims?|golfs?|bikes?|skis?|drives?|cooks?|gardens?|works? out)',
    () => true,
  ),
  // "Nobody in this family has missed a pool", "if I wanted neighbors through the wall, I'd stay".
  rule(
    '(?:nobody|no one|none) in (?:our|my|this) (?:family|house|household)(?= (?:has|have|had|would|will|wants|needs|likes|uses)(?: |$))',
    () => true,
  ),
  rule('if (?:i|we) (?:wanted|liked) (?:[a-z]+ ){0,2}neighbou?rs', () => true),
  // "Not a big yard person".
  rule(
    '(?:not|never)(?: really| been| exactly)*(?: an?)?(?: (?:big|huge|great|real))? (?:yard|pool|garden|gym|golf|beach|lake|condo|city|suburb|country|stairs|basement|kitchen|sauna|hot tub) (?:person|people|guys?|gals?|girls?|types?|family|couple)',
    () => true,
  ),
  // "We don't golf": what one does not do is no refusal of what it is done with.
  rule(
    '(?:i|we|he|she|they|(?:wife|husband|partner))(?: (?:both|really))? (?:dont|do not|doesnt|does not|never|cant|cannot)(?: (?:even|really|ever))? (?:golf|swim|drive|ski|sail|fish|garden|cook|grill|entertain|smoke|bike|work out|(?:play|like) (?:golf|tennis|pickleball|basketball))(?= (?:[,.;!?]|so|and|but|anymore|much|often|at all)(?: |$)|$)',
    () => true,
  ),
  // "Weekends with two girls".
  rule(
    '(?:weekends?|weeks?|summers?|nights?|holidays|custody) with (?:(?:my|our|the) )?(?:\\d )?(?:girls|boys|kids|children|daughters?|sons?|grandkids)',
    () => true,
  ),
  // "Married couple, no kids, two bedrooms"; "couples without kids" are others.
  rule(
    '(?:(?:married|young|retired|older|professional|quiet|working) )*(?:couple|retiree)(?: ,| with)? no (?:kids|children)(?! (?:please|allowed|around|nearby|in|next|near|living|running|screaming|upstairs|above))',
    () => true,
  ),
  rule(
    '(?:i am|im|we are|were|he is|hes|she is|shes) (?:in (?:my|our|his|her) )?\\d\\d(?: years old)?(?: ,| and)* (?:widowed|divorced|retired|single|married|separated)',
    () => true,
  ),
  // "We're childfree", "kid-free, so schools don't matter".
  rule(
    '(?:(?:we are|were|i am|im)(?: (?:both|happily|still))? )(?:childless|childfree|kidfree|(?:kid|child) free)(?: by choice)?|(?:childless|childfree|kidfree|(?:kid|child) free)(?: by choice|(?=(?: ,)? (?:so|which means) ))',
    () => true,
  ),
  // "No kids, so schools don't matter", "we have no kids".
  rule(
    '(?:with |have |and |got )?no (?:kids|children)(?: (?:yet|at home|here))?(?: ,)?(?= (?:so|which means|and|therefore)(?: [a-z]+){0,3} schools?(?: |$))',
    () => true,
  ),
  // "Just retired, want a view" tells of oneself; "just retired people" are neighbors.
  rule(
    '(?:just|recently|newly|freshly|about to be|soon to be) (?:got )?(?:retired|married|divorced|widowed|engaged|separated|single)(?= (?:[,.;:]|and|so|but|here|want|wants|need|needs|looking|in our|in my|we|i|id|wed|with|after|from)(?: |$)|$)',
    () => true,
  ),
  // Schools are of no matter to who has no children.
  rule(
    '(?:(?:dont|do not|doesnt|does not|not) (?:care|need|mind|matter|worry|worried)(?: about)?|no need for)(?: [a-z]+){0,2} schools?(?: [a-z]+){0,2}(?: (?:,|-|[.]))?(?: (?:since|because|as|cause))?(?: (?:i|we)(?: have| got)?)?(?: (?:have|got))? no (?:kids|children)',
    () => true,
  ),
  // "Schools don't matter, no kids".
  rule(
    '(?<=schools?(?: [a-z]+){0,2} (?:dont|doesnt|do not|does not|not|arent|isnt)(?: [a-z]+){0,2}(?: (?:,|-|[.]|since|because|as|cause))* )no (?:kids|children)(?! (?:please|allowed|around|nearby|in|next|near))',
    () => true,
  ),
  rule('(?:we|i)(?: (?:dont|do not))? have (?:any |no )?(?:kids|children|babies)(?: (?:yet|anymore|at home))?', () => true),
  rule(`(?:we are|were|i am|im|as|were both|for us) (?:a |an |both )?${WHAT}${WHO}(?! (?:only|neighbou?rs?))`, () => true),
  rule(
    `(?<=^|[.!?] )(?:a |an )?${WHAT}${WHO}(?: of \\d+)?(?= (?:first|buying|downsizing|retiring|upgrading|looking|seeking|wants?|wanting|needs?|needing|hunting|searching|hoping|relocating|moving|leaving|selling|shopping|here|[,.!:-]|·+)(?: |$))`,
    () => true,
  ),
  rule(
    `${HOME} for (?:an? |my |our |the )?(?:(?:young|retired|older|elderly|single|newlywed|disabled|working|busy|remote) )+(?:couple|mother|father|mom|dad|parents?|grandparents?|grandmother|person|man|woman|professional|family|student|adult|buyer|worker)(?! (?:only|${WHERE_PEOPLE_LIVE}))`,
    (found, draft) => {
      // The home itself is left to its own rule.
      claim(draft, found.from + 1, found.to);
      return false;
    },
  ),
];
