import {
  addSoft,
  addUnneeded,
  addUnresolved,
  claim,
  numberOf,
  setFilter,
  type Draft,
  type Found,
  type Rule,
  rule,
  textOf,
} from '../draft.ts';
import { addNear, placeOf } from '../rules/near-object.ts';

const CLAUSE = '(?: (?!(?:want|wants|need|needs|looking|hoping|but|and|so|[.;,])(?: |$))[^ ]+){1,9}';
/** What may follow "and" within such a clause: "has stairs and a pool", but not "has stairs and we want none". */
const FURTHER =
  '(?:(?: ,)? and(?! (?:we|i|id|wed|im|were|want|wants|need|needs|would|looking|hoping|now|hope|must|like|love|prefer|then)(?: |$))(?!(?: [^ .,;]+){0,8} (?:must|would|please|needed|required|max|min|minimum)(?: |$))(?: (?!(?:want|wants|need|needs|looking|hoping|but|and|so|[.;,])(?: |$))[^ ]+){1,6})?';
const OWN_HOME =
  '(?:[a-z\\d@]+ ){0,4}?(?:homes?|houses?|condos?|townhouses?|townhomes?|apartments?|apts?|flats?|studios?|places?|duplex|lofts?|ranch|rental|lease|farm|cabin|business|colonial|victorian|tudor|bungalow|split level|farmhouse|rambler|mcmansion|building|complex)';
const HOME_OF_NOW = '(?:homes?|house|condo|townhouse|townhome|apartment|apt|flat|studio|place|duplex|loft|rental|building|unit)';
const RELATIVES =
  '(?:parents|folks|family|mom|mother|dad|father|kids|children|daughters?|sons?|sisters?|brothers?|grandkids|grandchildren|grandparents|in laws|friends|girlfriend|boyfriend|partner)';

const CHANGING =
  '(?:moving|coming|going|downsizing|upsizing|upgrading|downgrading|switching|scaling|sizing|trading|move|downsize|upsize)(?: (?:up|down))?';
const LOOSELY = '(?:an?|our|my|the|about|around|roughly|over|nearly|almost|of)';
const HOME_LEFT =
  '(?:homes?|houses?|condos?|townhouses?|townhomes?|apartments?|apts?|flats?|places?|colonial|ranch|rental|lot|property)';

const DRAWBACK =
  '(?:older|old|dated|outdated|small|smaller|tiny|compact|ugly|worn|basic|plain|noisy|far|farther|further|far(?:ther)? (?:out|away)|further (?:out|away)|pricier|more expensive|unfinished|unfenced|not (?:updated|renovated|new|big|large|perfect|pretty)|needs? (?:(?:some|a bit of|a little|a lot of|lots of) )?(?:work|updating|updates|tlc|repairs|renovation|renovating))';
const WHEN =
  '(?: (?:(?:last|this|early this|earlier this|late last) (?:month|year|week|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:in|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:the )?(?:spring|summer|fall|winter)|\\d{4})|(?:an?|1|\\d+|a few|a couple of|couple of) (?:weeks?|months?|years?|days?) ago|recently|already|yesterday))?';

const FINISHES =
  '(?:tiles?|finishes|colou?rs|floor(?:ing|s)|cabinets|carpets?|counter(?:top)?s|fixtures|paint|materials|upgrades|appliances)';

/**
 * What people say about how they live now, which is not a wish: "moving from Denver", "our lease ends in May", "we have 2
 * cars".
 */
export const backgroundRules: Rule[] = [
  rule(
    '(?:biggest|largest|newest|oldest|highest|smallest) (?:fans?|concerns?|priority|priorities|issues?|things?|problems?|worry|worries|reasons?|needs?|dealbreakers?|turnoffs?|peeves?)',
    () => true,
  ),
  rule(
    '(?:while|until|till|as) (?:our|my|the) (?:new )?(?:house|home|condo|apartment|place|kitchen) (?:is|gets|is getting) (?:being )?(?:built|renovated|remodeled|repaired|fixed|finished|done|under construction|sold)',
    () => true,
  ),
  // What somebody else says: my husband keeps saying "just get a condo".
  rule('(?:says?|saying|said|telling (?:me|us)|told (?:me|us))(?: (?::|,))? (?:"|“) (?:(?!"|”)[^ ]+ ){1,12}(?:"|”)', () => true),
  rule(
    '(?:dont|do not) know (?:much|a lot|anything|a thing|the first thing) about(?: (?!(?:but|and|so|want|need)(?: |$))[a-z]+){1,3}',
    () => true,
  ),
  // "Closer to my son, who lives in Oakdale" asks for no neighbors.
  rule(
    `(?<near>(?:close|closer|near|nearer|next|nearby)(?: to| by)? )?(?:my|our|his|her) ${RELATIVES}(?: ,)? (?:who|she|he|they) (?:just |all |also |both )?(?:lives?|works?|moved|stays?)(?: (?:in|near|at|to|around))? (?:the )?{place:place}`,
    (found, draft) => {
      if (found.groups['near'] !== undefined) addNear(draft, found, { place: placeOf(draft, found) });
    },
  ),
  // "Our oldest" is a child.
  rule(
    '(?:my|our|his|her|their) (?:oldest|eldest|youngest)(?! (?:homes?|houses?|listings?))(?: (?:kid|child|son|daughter|boy|girl|one))?',
    () => true,
  ),
  // "The dog is old", "grandpa is getting older": no wish for an old home.
  rule(
    `(?:the|my|our|his|her|their)?(?: )?(?:dogs?|cats?|pets?|${RELATIVES.slice(3, -1)}|wife|husband|grandma|grandpa|grandmother|grandfather) (?:is|are|was|were|s)(?: (?:getting|very|too|quite|so|really|a bit|a little|just))* (?:old|older|elderly|young|little|small|big|large|tall|sick|frail)(?: now)?`,
    () => true,
  ),
  // Comparisons with something unknown here: "no older than me", "not smaller than what we have".
  rule(
    '(?:no|not|nothing)(?: (?:any|much))? (?:older|newer|bigger|larger|smaller|taller|farther|further|more expensive) than (?:me|us|him|her|mine|ours|that|this|it|(?:i am|we are|i|we)(?: (?:have|had|own|rent|do))?|what (?:we|i) (?:have|had|own|rent)|(?:my|our|his|her|their) [a-z]+)(?: (?:now|today|currently))?(?= [,.;]|$)',
    (found, draft) => addUnresolved(draft, found, 'Compared with what? Say a number instead'),
  ),
  // People who like to renovate want a home that needs it.
  rule(
    '(?:(?:i|we|id|wed) )?(?:dont mind|like|love|enjoy|happy|willing|able|ready|keen|want|plan|planning|looking|hoping|prefer|open)(?: (?:to|a|doing|some|the|house|home|place|one|something))* (?:renovat(?:e|ing)|remodel(?:ing)?|rehab(?:bing)?|restor(?:e|ing)|redo(?:ing)?|fix(?:ing)? (?:(?:it|one|things|something|them|a (?:house|home|place)) )?up|do(?:ing)? (?:the|some) (?:work|renovations?) (?:myself|ourselves))(?: (?:it|one|things|something|a (?:house|home|place)|(?:myself|ourselves|on my own|on our own)))*',
    (found, draft) => addSoft(draft, found, 'fixer_upper'),
  ),
  // What the buyer will choose does not exist yet.
  rule(
    `(?:choose|pick|select|choosing|picking)(?: (?:out|our|my|your|own|the|all))* ${FINISHES}(?:(?: (?:,|and|or|&|our|my|the))+ ${FINISHES})*`,
    (found, draft) => addSoft(draft, found, textOf(draft, found.from, found.to)),
  ),
  rule(
    '(?:moving|moved|relocating|relocated|coming|transferring|transferred|commuting|move|relocate|relocation|upgrading|downsizing)(?: (?:up|down|over|out|in|here|back|there))? from (?:an? |our |my |the )?{place}|(?:(?:my|our|the|his|her) )?(?:commute|drive|train ride|bus ride|trip)(?: in)? from {place}(?= (?:is|was|takes?|took|has|kills?|gets?|every|each)(?: |$))',
    () => true,
  ),
  // Downsizing from 3,800 square feet to about 1,600, "we have 1,400 sq ft now and want 1,900": the unit is said once.
  rule(
    `(?:${CHANGING} (?:from|out of)|(?:we|i|weve|ive|were|im)(?: (?:only|just|currently|now|both|all))*(?: (?:have|had|own|rent|live in|lived in|are in|been in|in|got|squeeze into|outgrew|outgrown)){1,2}) (?:${LOOSELY} )*\\d{3,5} {sqft}(?: ${HOME_LEFT})?(?: (?:now|today|currently|at the moment|right now))?(?: (?:[,.;]|and|so|but|(?:down|up) ?))* (?:(?<needs>need|needs|want|wants|looking for|hoping for)|to)(?: (?:something|at|a place|a home|maybe|of|closer to))*(?: (?:(?<about>about|around|roughly|like|near)|(?<gt>least|{gt})|(?<lt>most|{lt})))? (?<to>\\d{3,5})(?! ?(?:{sqft}|{k}|dollars|{month}|{bed}|{bath}))`,
    (found, draft) => {
      const { about, gt, lt, needs, to } = found.groups;
      const isNear = about !== undefined || (gt === undefined && lt === undefined && needs === undefined);
      setFilter(draft, found, isNear ? 'sqft_target' : lt === undefined ? 'sqft_min' : 'sqft_max', Number(to));
    },
  ),
  rule(
    `${CHANGING} (?:from|out of) (?:${LOOSELY} )*\\d {bed}(?: ${HOME_LEFT})? to (?:(?:just|only|maybe|about|an?) )*(?<to>\\d)(?= (?:[,.;]|or|and|with|in|under|near)|$)`,
    (found, draft) => setFilter(draft, found, 'beds_min', Number(found.groups['to'])),
  ),
  // "Going from a 5 bedroom house to a 2 bedroom condo" asks for the condo.
  rule(`${CHANGING} (?:from|out of) (?:${LOOSELY} )*\\d+(?:\\.5)? (?:{sqft}|{bed}|{bath}|{acre})(?: ${HOME_LEFT})?`, () => true),
  rule(
    `(?:(?:have|has) been|weve been|ive been|been) (?:renting|living|staying|owning|stuck|crammed|squeezed)${CLAUSE}`,
    claimAllButPlaceOf,
  ),
  rule(
    `(?:currently|presently|at the moment|right now|at present)(?: (?:we|i|we are|i am|im|were))? (?:in|live|living|rent|renting|own|owning|have|stay|staying|share|sharing)${CLAUSE}`,
    () => true,
  ),
  rule(
    `(?:the|our|my|that) (?:last|old|previous|former|other|current|present|existing) (?:place|house|home|one|apartment|apt|condo|townhouse|flat|rental)(?: (?:we|i) (?:had|owned|rented|lived in))? (?:had|has|was|is|came with)${CLAUSE}${FURTHER}`,
    () => true,
  ),
  // What an investor reckons with is no price.
  rule(
    '(?:arv|after repair value|rehab|repairs?|repair costs?|closing costs?|renovation costs?)(?: (?:is|are|of|at|:|budget))*(?: (?:{gt}|{lt}|{about}))? {money:a}(?: ?(?:\\+|{more}|{less}))?',
    (found, draft) => addUnresolved(draft, found, 'Listings do not say this, so no home is left out for it'),
  ),
  rule(
    `(?:(?:twice|double|half|(?:the )?same) )?(?:the )?size (?:of|as) (?:(?:what|the one) (?:we|i) have now|now|(?:my|our) (?:\\d )?${OWN_HOME})`,
    (found, draft) => addUnresolved(draft, found, 'Compared with what? Say a number instead'),
  ),
  rule('(?:an? )?(?:(?:big|huge|great|real|major) )+(?:fans?|believers?|lovers?)(?= (?:of|in) )', () => true),
  // "Less than what we pay in rent, 2200".
  rule(
    '(?:less|no more|not more|under|cheaper) than (?:what )?(?:we|i) (?:now )?pay(?: now)? (?:in|for|as) rent(?: (?:now|today))?(?: (?:,|which is|that is|about|so))* (?:{money:a}(?: {month})?)?',
    (found, draft) => {
      const most = numberOf(found, 'a');
      if (most === undefined) addUnresolved(draft, found, 'Compared with what? Say a number instead');
      else setFilter(draft, found, 'monthly_payment_max', most);
    },
  ),
  rule(
    '(?:less|cheaper|no more) than (?:what )?(?:(?:we|i) (?:now )?pay(?: now)? (?:in|for|as) rent|renting|rent)',
    (found, draft) => addUnresolved(draft, found, 'Compared with what? Say a number instead'),
  ),
  // "Our apartment has no elevator", "the house we're in has one bathroom".
  rule(
    `(?:(?:our|my) (?:(?:tiny|little|small|big|starter|own|last|first|old|previous|current|\\d bed|\\d bedroom) )?${HOME_OF_NOW}|the ${HOME_OF_NOW} (?:that )?(?:(?:were|we are|im|i am) (?:in|renting|living in)|(?:we|i) (?:have|own|rent|live in))(?: now| right now| currently| at the moment)?)(?: (?:only|just|also|now|already))? (?:allowed|took|had|has|have|lacks|lacked|doesnt have|does not have|came with|comes with|is|was)(?! (?:to|in|at|near|by|worth|paid|for sale)(?: |$))${CLAUSE}${FURTHER}`,
    () => true,
  ),
  // "I own a 3 bed in Oakdale", "we have a 2 bed with no yard now".
  rule(
    `(?:we|i)(?: (?:both|just|only|still))? (?:own|rent|live in) (?:an?|our|my|the|1)${CLAUSE}|(?:we|i)(?: both)? have (?:an?|our|my|1) (?:(?!(?:and|but|so|want|need|[.;,])(?: |$))[^ ]+ ){1,8}(?:now|right now|currently|at the moment|today)(?= [,.;]| and| but| so| ?$)`,
    () => true,
  ),
  // "My sister has a condo with a pool in Westgate": somebody else's home.
  rule(
    `(?:my|our|his|her|their) (?:ex(?: (?:wife|husband|partner))?|boss|coworkers?|colleagues?|neighbou?rs?|cousins?|aunt|uncle|landlord|${RELATIVES.slice(3, -1)}) (?:(?:just|already|still|also|both) )?(?:has|have|had|got|gets|owns?|keeps?|kept|bought|rents?|lives? in|sold|is (?:keeping|buying|selling|in)) (?:an?|the|their|his|her|our|1) (?:(?!(?:and|but|so|who|with|[.;,])(?: |$))[^ ]+ ){0,4}?${HOME_OF_NOW}(?:(?= [.;,]| and| but| so|$)|${CLAUSE})`,
    () => true,
  ),
  rule(
    '(?:we|i)(?: both)? (?:live|rent|own|stay)(?: (?:an? [a-z]+))? (?:in|near|at) (?:the )?{place}(?: (?:now|currently|right now|at the moment|today|for now|at present)|(?= (?:but|and) (?:want|would|need|hope|plan|are)))',
    () => true,
  ),
  rule(`(?:we|i)(?: both)?(?: (?:already|now|currently|presently))+ (?:live|rent|own|have|are in|am in)${CLAUSE}`, () => true),
  rule(
    `(?:(?:selling|sell|sold|leaving|outgrew|outgrown|outgrowing|downsizing from|upgrading from|coming from|moving (?:out of|from)|tired of) (?:my|our|this)|(?:selling|sell|sold|leaving|outgrown|downsizing from) the|(?:downsiz(?:e|ing)|upgrad(?:e|ing)|mov(?:e|ing)|com(?:e|ing)) (?:from|out of) (?:an?|the)) ${OWN_HOME}(?: (?:in|near|at|on) {place})?${WHEN}|out of (?:this|our|my) ${OWN_HOME}|(?:bursting|busting|grown|spilling) out of (?:the|an?|our|my) ${OWN_HOME}|(?:our|my) current ${OWN_HOME}(?: (?:in|near|at|on) {place})?|(?:had|owned|rented) (?:an? |our |my )?(?:[a-z\\d]+ ){1,4}(?:before|previously|until now)`,
    () => true,
  ),
  // "We just sold", "our house sold in March": their own, and not what is looked for.
  rule(
    `(?:(?:(?:we|i|weve|ive|(?:we|i) have) (?:(?:just|already|finally|recently|also) )*sold|(?:our|my) ${HOME_OF_NOW} (?:(?:has|just|already|finally|is) )*sold)(?! (?:out|on|for)(?: |$))(?: (?:it|ours|our [a-z]+|my [a-z]+))?|(?:just|recently|already|finally) sold(?: (?:it|(?:our|my) (?:${HOME_OF_NOW})))?(?=(?: (?:[,.;]|and|so|now))+ (?:we|i|need|needs|want|wants|looking|hoping)(?: |$)))${WHEN}`,
    () => true,
  ),
  rule(
    '(?:(?:we|i|were|im|we are|i am) )?(?:rent|renting|live with (?:my|our) [a-z]+|living with (?:my|our) [a-z]+) (?:now|meanwhile|in the meantime|for now|currently|at the moment|right now|until then)',
    () => true,
  ),
  rule(
    '(?:my |our |the )?(?:current )?(?:lease|rental contract|notice period) (?:ends|is up|expires|runs out|is ending|ending)(?: (?:in|on|by|at the end of|next|this) [a-z]+)?',
    () => true,
  ),
  rule(
    '(?:earn|make|making|earning|salary|income|savings|(?:gross|total|market|current|collected) rents?)(?: (?:of|is|are|about|around))* {money:a}(?: (?:{year}|{month}))?|{money:b} (?:saved|in savings|in the bank|salary|income)',
    () => true,
  ),
  rule(
    '(?:my|our|current) (?:current )?rent (?:is|of) {money:a}(?: {month})?(?: (?:now|today))?|(?:pay|paying|spend|spending) {money:b} (?:(?:in|on|for|of) )?rent',
    () => true,
  ),
  rule('(?:budget|price|max|maximum|limit|rent) (?:was|used to be) {money:a}', () => true),
  // "We said 500 before, but rates went down, so 540": the last number counts.
  rule(
    '(?:we|i) (?:said|told you|wrote|thought|budgeted|were at|was at|had) {money:a} (?:before|earlier|originally|at first|initially|last (?:time|week|month|year))(?:(?: (?:[,.;-]|but|and))*(?: [a-z]+){0,6}?(?: ,)? (?:so|now)(?: now)?(?: (?:its|it is|make it|we are at|were at|up to))? {money:b}(?= (?:[.,;!]|for|in|and|with)(?: |$)|$))?',
    (found, draft) => {
      const most = numberOf(found, 'b');
      if (most !== undefined) setFilter(draft, found, 'price_max', most < 5000 ? most * 1000 : most);
    },
  ),
  rule('(?:(?<less>less)|more) house(?! (?:hunting|work|plants?))(?= (?:[,.;:]|and|but|than|for)(?: |$)|$)', (found, draft) =>
    addSoft(draft, found, found.groups['less'] === undefined ? 'spacious' : 'small'),
  ),
  // What is wrong with the home of now: "the house is too big", "our place got too small for us".
  rule(
    `(?:the|our|my|this) ${OWN_HOME} (?:is|feels|got|gets|has (?:become|gotten|got)|became|is getting|is becoming)(?: (?:just|way|far|now|simply|a bit|much))* (?:too )+[a-z]+(?: (?:for (?:us|me|the (?:two|2|\\d) of us)|now|these days|already|anymore))*`,
    () => true,
  ),
  // "Big yard ok if older": the drawback is taken, and the rest is asked for.
  rule(
    `(?<!(?:hoas?|stairs|septic|carpet|fixers?|wells?|pets?|dogs?|cats?)(?: (?:is|are))? )(?:(?:(?:is|are|its|thats) )?(?:ok|okay|fine|acceptable|alright)|even) if (?:(?:it|its|is|are|the|house|home|place|they|theyre|thats|a|an|in|on|has|bit|little|slightly|somewhat|rather|kind of|kinda) )*${DRAWBACK}(?: (?:homes?|houses?|places?|ones?|condos?))?(?= (?:[.,;!?]|but|and|as long as|so long as)(?: |$)| ?$)`,
    (found, draft) => addUnneeded(draft, found),
  ),
  rule(
    '(?:or|even) (?:older|newer|larger|smaller|bigger|more|less|higher|lower|farther|further) (?:if|when|provided|as long as)',
    (found, draft) => addUnneeded(draft, found),
  ),
  // People who are done with paying rent want to buy.
  rule(
    '(?:fed up|tired|sick|done|stop|stopping|quit|quitting|instead|rather than|no more|finished|through|enough)(?: (?:with|of|to|paying|throwing away|wasting|money|on|our|my|the|all|this|that|so much|high|higher|for))* (?:rent|renting|landlords?)(?! (?:to|under|below|control))',
    () => true,
  ),
  rule(
    '(?:(?:my|our|the) rent (?:keeps|went up|goes up|has|got|just|doubled|eats|kills|is (?:too|so|killing|crazy|insane|going))|(?:the )?rents? (?:just )?(?:went up|goes up|keeps? going up|doubled|(?:is|are) (?:too high|killing|crazy|insane|going up)))(?: [a-z]+){0,4}?(?= (?:so|and|but|,|[.])| ?$)',
    () => true,
  ),
  rule('(?<!off )street parking(?: (?:hassles?|headaches?|nightmares?|battles?|problems?|only))?', (found, draft) =>
    addUnresolved(draft, found, 'Listings do not say how one parks on the street'),
  ),
  // A school that somebody rides to is not a place to live.
  rule(
    '(?:takes?|taking|rides?|riding|catch(?:es)?)(?: (?:the|a|his|her|their))?(?: (?:school|city|public))? (?:bus|train|tram|metro|subway|bike|transit) (?:to|for) {place:place}',
    (found, draft) => {
      if (!/ school$/i.test(placeOf(draft, found))) return false;
      readRelatives(found, draft);
      return true;
    },
  ),
  // "Starts at Lincoln High in the fall and walks": it has to be near.
  rule(
    '(?:starts?|starting|goes|going|go|attends?|attending|enrolled|will (?:be|go|attend))(?: (?:at|to|in))? {place:place}(?=(?: [a-z]+){0,6} (?:walks?|walking|bikes?|biking|on foot)(?: |$))',
    (found, draft) => {
      if (!/ school$/i.test(placeOf(draft, found))) return false;
      addNear(draft, found, { place: placeOf(draft, found) });
      return true;
    },
  ),
  rule(
    '(?:than |from |above |below |under |over )?what (?:it|they|the (?:house|home|place|seller|owner)s?) (?:[a-z]+ )?(?:sold|paid|went|bought)(?: (?:it|for))*',
    () => true,
  ),
  rule(
    '(?:unlike|than|not like|replac(?:e|ing)) (?:my|our) (?:current|present|existing|old|last|previous)(?: (?!and |but |with |so |we |i )[a-z\\d]+){1,4}?(?= [,.;]| ?$)',
    () => true,
  ),
  rule(
    '(?:downsiz(?:e|ing)|upsiz(?:e|ing)|going|go|moving|move|shrinking) from (?:an? )?\\d(?: {bed})? (?:down |up )?to (?:an? )?(?<to>\\d)(?: {bed})?(?= [,.;]|$| (?:and|with|in|near))',
    (found, draft) => setFilter(draft, found, 'beds_min', Number(found.groups['to'])),
  ),
  rule(
    '(?:downsiz(?:e|ing)|upsiz(?:e|ing)|going|go|moving|move|step down|shrinking) from (?:an? )?\\d(?: {bed})?(?= (?:to|into) )',
    () => true,
  ),
  // "Went up from 400k to 450k": the current value comes last.
  rule(
    '(?:went|gone|goes|raised|increased|bumped|upped|moved|grew|dropped|cut|lowered)(?: (?:it|up|down|our|my|budget))* from {money:a}(?= to )',
    () => true,
  ),
  // "Bigger than our 2 bedroom apartment", "for what a 3 bedroom costs": other homes, which are not looked for.
  rule(`(?:than|like|as) (?:(?:what|the one) (?:we|i) have now|(?:my|our) (?:\\d )?${OWN_HOME})`, () => true),
  rule(
    '(?:for )?(?:what|the price of|as much as) an? (?:\\d )?[a-z]+(?: (?:usually|normally|typically|now))? (?:costs?|goes for|sells for)',
    () => true,
  ),
  // "My cousin's place in Oakdale has a pool".
  rule(
    `(?:my|our|his|her|their) (?:cousin|aunt|uncle|friend|boss|coworker|colleague|neighbou?r|sister|brother|mom|dad|mother|father|parent|grandma|grandpa|grandparent|son|daughter)s ${OWN_HOME} (?:in|at|near) {place}`,
    () => true,
  ),
  rule(
    '(?:visits?|visiting|comes?|coming|came|flies|flying|arrives?)(?: (?:in|over|up|down|here|us))* from (?:the )?{place}',
    () => true,
  ),
  rule(
    '(?:is|are|sits?) (?:currently |now |still )?in (?:the|my|our) (?:garage|basement|attic|den|loft|kitchen|living room|bedroom) (?:now|right now|at the moment|today|currently)',
    () => true,
  ),
  rule(
    `(?:(?:we|i) )?(?:have|own|drive|with) (?:(?:\\d|some) (?:cars|vehicles|trucks)|an? (?:car|vehicle|truck))(?! garages?)`,
    () => true,
  ),
  rule(
    `(?:my |our )${RELATIVES}(?: (?:all|both|still))? (?:live|lives|is|are|work|works) (?:in|at|near|around) {place:place}`,
    readRelatives,
  ),
  rule(
    '(?:i am|im|he is|hes|she is|shes|(?:wife|husband|partner|son|daughter) is) (?:an? )?[a-z]+(?: [a-z]+)? (?:at|for|in|with) {place:place}',
    readRelatives,
  ),
  rule(
    '(?:i|wife|husband|partner|she|he|son|daughter|mom|dad|we)(?: both)? (?:teach|teaches|coach|coaches|study|studies|volunteers?|interns?) (?:at|in|for) {place:place}',
    readRelatives,
  ),
];

const RETURNS =
  /(?:^| )(?:buy|live|stay|be|own|settle|house|home|place|something|one|1|condo|townhouse|remain|still) (?:out |over |right )?there(?: |$)/;
const MOST_TO_THERE = 16;

/** "Been renting in Oakdale for years, want to buy there": the place is looked for, and nothing else of what is told. */
function claimAllButPlaceOf(found: Found, draft: Draft): boolean {
  const after = draft.line.slice(found.to, found.to + MOST_TO_THERE).map(({ word }) => word);
  if (!RETURNS.test(after.join(' '))) return true;
  for (let index = found.from; index < found.to; index++)
    if (draft.line[index]?.place === undefined) claim(draft, index, index + 1);
  return false;
}

/** People who say where their family lives, or where they work, want to be near it only if they say so. */
export function readRelatives(found: Found, draft: Draft): void {
  const after = draft.line.slice(found.to, found.to + 10).map(({ word }) => word);
  if (/(?:close|near|nearby|closer|not far|within|minutes)(?: |$)/.test(after.join(' ')))
    addNear(draft, found, { place: placeOf(draft, found) });
}
