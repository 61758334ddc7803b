import { type Dismissal, dismiss, SOMEBODY_ELSE, US } from './dismissal.ts';

/* Turns of speech by which people dismiss the thing that they have just named, in families. */

const WE = '(?:i|we|id|wed|ill|well|ive|weve)';
/** Where a short verdict ends. */
const END =
  '(?= (?:[.,;!?)-]|but|and|so|because|although|though|we|i|just|give|\\d|(?:for|to|with|at) (?:me|us|my|our|all)|either way)(?: |$)|$)';
const IS = '(?:is|are|s|was|were|would be|will be|would just be|seems?|feels?|looks?)';
const QUITE =
  '(?:(?:just|simply|really|completely|totally|quite|rather|pretty|kind of|kinda|a bit|only|honestly|all|mostly|probably|basically|so) )*';
const closing =
  (thing: Dismissal['thing']) =>
  (scope: Dismissal['scope'], ...families: string[]): Dismissal[] =>
    dismiss(thing)(scope, ...families.map((family) => `(?:${family})${END}`));
const after = closing('before');

/** What is said after the thing that is dismissed, within its clause. */
export const DISMISSALS_AFTER: readonly Dismissal[] = [
  ...after(
    'either',
    `(?:${IS} )?${QUITE}(?:wasted|lost) on ${US}`,
    `(?:(?:would|will|ll) )?${QUITE}(?:go|sit|stay|be|remain) (?:unused|idle|empty|there|untouched)(?: (?:unused|empty|all day))?`,
    `(?:(?:would|will) )?${QUITE}(?:gathers?|collects?)(?:ing)? dust`,
    '(?:(?:would|will) )?(?:never|not|hardly|rarely|barely|hardly ever|wouldnt|wont)(?: ever| really| even)? (?:get|be|see)(?: much| any| ever)? (?:used|use|touched)(?: by us| much)?',
    `(?:does|do|did) ${QUITE}(?:nothing|zilch|zero|little|not much|not a thing|zip) (?:for|to) ${US}`,
    `leaves? ${US} (?:cold|unmoved|indifferent)`,
    `(?:doesnt|dont|does not|do not|never) ${QUITE}(?:interest|excite|move|impress|thrill|concern|tempt|matter (?:to|for)) ${US}`,
    `(?:${IS}|has|have|holds?)(?: of)? ${QUITE}(?:no|little|zero|not much|not any) (?:great |real |particular )?(?:use|interest|appeal|value|importance|priority|consequence|benefit|attraction)(?: (?:to|for) ${US})?`,
    `(?:makes?|made) (?:absolutely )?(?:no|little|zero|not much|not any) (?:difference|odds|sense)(?: (?:to|for) ${US})?`,
    `(?:doesnt|dont) make (?:a|any|much|much of a) difference(?: (?:to|for) ${US})?`,
    `(?:${IS}|its|thats|it is) ${QUITE}(?:(?:all )?the same|(?:all )?(?:1|one|equal)) to ${US}`,
    `${IS} neither here nor there`,
    `(?:means?|meant|counts? for|adds?|brings?|gets?|earns?|is worth|are worth|buys?) ${QUITE}(?:nothing|little|not much|zilch|zero|nada|no points)(?: (?:at all|much))?(?: (?:(?:to|for|with|from) )?${US})?`,
    // "Solar doesn't enter into it", "a view is no part of the plan".
    `(?:doesnt|dont|does not|do not|never|need not|neednt|wont|wouldnt|didnt|will not|would not) ${QUITE}(?:(?:enter|come|figure|factor|play) (?:into (?:it|this|that|the (?:picture|equation|decision|matter)|(?:our|my) (?:plans?|decision))|in)|make the (?:cut|list)|weigh (?:in|much)|move the needle|sway ${US}|count(?: for ${US})?)`,
    `(?:${IS} (?:no|not) part of|(?:plays?|has|have) no (?:part|role|place) in) (?:it|this|the (?:plan|picture|deal)|(?:our|my) (?:plans?|lives|life|list|search))`,
    // "The pool can go to someone with kids", "waterfront is nice for those who can pay".
    `(?:can|could|should|may|might) (?:as well )?(?:go|be left|belong) to ${SOMEBODY_ELSE}`,
    `${IS} ${QUITE}(?:nice|fine|great|good|lovely|ok|okay|best|better|fun|wonderful|perfect)(?: enough)? (?:for|if youre|if you are) ${SOMEBODY_ELSE}`,
    `${IS} nothing (?:that )?(?:i|we|id|wed)(?: (?:would|will|really|ever))* (?:miss|need|use|want|care about|look for)`,
    '(?:is|are) (?:all|both) (?:optional|unnecessary|unimportant|unneeded|dispensable|not (?:needed|necessary|required|important))',
    // "Our pool days are behind us", "my mowing years are over".
    `(?:days|years|phase|era) (?:${IS} )${QUITE}(?:long )?(?:behind (?:${US}|him|her|them)|over(?: and done(?: with)?)?|gone|past|done|finished|numbered)`,
    `${IS} (?:the )?least of (?:my|our) (?:worries|concerns|problems|priorities|wishes)`,
    // "A fireplace neither adds nor takes away".
    'neither [a-z]+(?: (?:it|anything))? nor [a-z]+(?: (?:it|away|anything|from it))?',
    'can stay (?:in|on|with|where) [a-z ]{2,20}',
    `(?:${IS} )?(?:not|nowhere|isnt|arent)(?: even)? on (?:my|our|the) (?:list|radar|wish ?list)`,
    `(?:isnt|arent|(?:is|are) not) (?:anything|something|things|a thing|1) (?:that )?(?:i|we|id|wed)(?: (?:would|really|ever|will))* (?:need|use|want|miss|care about|look for)`,
    `(?:can|could) ${QUITE}(?:be (?:skipped|dropped|left out|left off|omitted|cut)|go(?= (?:[.,;!?-]|but|we|i)|$)|wait)`,
    `${IS} ${QUITE}(?:expendable|superfluous|unnecessary|redundant|immaterial|irrelevant|dispensable|surplus|overkill|unneeded|meh|whatever|beside the point|more than (?:i|we)(?: really)? need|(?:dead )?last on (?:my|our|the) (?:list|minds?)|(?:an? )?waste(?: of [a-z]+)?)(?: for ${US})?`,
    `(?:isnt|arent|(?:is |are )?not) ${QUITE}worth (?:it|the [a-z]+(?: [a-z]+)?|paying(?: extra| more)? for|having|anything)(?: to ${US})?`,
    `${IS} ${QUITE}(?:meant )?for ${SOMEBODY_ELSE}`,
    `${IS} (?:(?:someone|somebody) elses|other peoples) [a-z]+`,
  ),
  // "A pool we can do without", "a sauna I'd never use".
  ...after(
    'either',
    `(?:that |which )?${WE}(?: (?:really|honestly|would|will|just|certainly))* (?:(?:dont|wont|wouldnt|never|hardly|rarely|dont even|would never|will never)(?: ever| really)? (?:need|use|miss|care about)|(?:can|could)(?: (?:easily|happily|well))? (?:do|live|manage|go) without)`,
    // "Popcorn ceilings I can scrape".
    `(?:that |which )?${WE}(?: (?:would|will|can|could))(?: (?:easily|happily|just|always|probably|also))* (?:scrape|remove|replace|rip|tear|paint|redo|refinish|swap|pull|take|deal with|work around|put up with|live with)(?: (?:it|them|that))?(?: (?:out|off|up|down|away|over))?`,
  ),
  ...after(
    'must_not',
    `(?:${IS}|=|:) (?:an?|my|our|the)? ?(?:(?:absolute|automatic|instant|immediate|definite|total|complete|big|huge|hard|firm|strict|real|major|solid|clear) )*(?:no no|nono|no go|no - go|nogo|non - starter|non starter|nonstarter|deal ?breakers?|deal - breakers?|deal killers?|red line|veto|hard pass|hard no|dealbreaking)`,
    `${IS} an? (?:(?:absolute|automatic|instant|immediate|definite|total|complete|big|huge|hard|firm|strict|real|solid|clear) )*(?:no|pass)`,
    `${IS} ${QUITE}where (?:i|we) (?:draw the line|stop|get off|check out|walk away)`,
    `${IS} ${QUITE}(?:the )?last thing (?:i|we|(?:my|our) [a-z]+)(?: (?:would|ever|really))* (?:wants?|needs?)`,
    // "HOAs and me don't mix".
    'and (?:i|me|we|us|my [a-z]+)(?: and [a-z]+)? (?:(?:dont|do not|never|cant)(?: really)? (?:mix|get along|agree|see eye to eye|go together)|have parted ways|are (?:through|done|finished))',
    `makes? (?:my|our) (?:skin crawl|blood boil|stomach turn|hair stand|head (?:ache|spin|hurt)|heart sink|eyes (?:water|hurt|roll))`,
    `drives? ${US} (?:up (?:the|a) wall|mad|bananas|batty|insane|crazy|nuts)`,
    `(?:scare|frighten|put|turn|chase|drive)s? ${US} (?:off|away)`,
    `gives? ${US} (?:the )?(?:creeps|hives|chills|nightmares|anxiety|a headache|headaches|migraines|a migraine|heebie jeebies|the shivers|shivers)`,
    `(?:kills?|ruins?|breaks?) (?:the deal|it(?: for ${US})?)`,
    '(?:would |will )?(?:has|have|needs?) to go',
    '(?:can|could|should|may|must) (?:all |both |just |simply |safely )*be (?:(?:crossed|struck|left|taken|dropped) (?:off|out)|ignored|dropped|discarded|removed|hidden|passed over|thrown out|(?:filtered|weeded|screened|sorted) out)(?: (?:of |from )?(?:the|my|our) (?:list|search|results))?',
    '(?:isnt|arent|(?:is|are) not) (?:going to|gonna) (?:work|do|happen|fly)',
    '(?:(?:is|are|to be) )?(?:excluded|ruled out|barred|banned|forbidden)',
    '(?:(?:can|could|may|should) )?(?:goes|go|comes?|gets?)(?: straight| right)? (?:(?:to|in|into) the (?:bin|trash|garbage|reject pile)|off (?:the|my|our|your) list)',
    `rules? (?:it|an? (?:house|home|place)|anything|everything) out`,
    `disqualif(?:y|ies)(?: (?:it|them|(?:an?|any|the) (?:house|home|place|listing)))?`,
    `(?:${IS} )?(?:just |really |so |absolutely |definitely )*not (?:ok|okay|allowed|acceptable|wanted|welcome|happening|tolerated|an option|in the cards|up for (?:discussion|debate)|going to happen)(?: here)?`,
    `(?:just |simply |really )*(?:will not|wont) (?:do|work|fly|happen|cut it)(?= (?:[.,;!?]|but|for|at|we)|$)`,
    `${IS} (?:something|things?|1) (?:that )?(?:id|wed|i|we)(?: (?:would|will))? (?:never|refuse to|wont|cant|wouldnt) (?:[a-z]+ ?){1,3}`,
    `${WE} (?:really |just |absolutely )*(?:cant stand|cannot stand|hate|despise|(?:wont|refuse to|will not|cannot|wouldnt|would never|will never|never) (?:have|tolerate|touch|consider|accept|buy|take|live with|put up with))`,
  ),
  // "A garage isn't a priority", "doesn't matter": whatever comes next.
  ...dismiss('before')(
    'either',
    '(?:is|are) (?:(?:way|well|just|probably) )?out of (?:(?:our|my|the) )?(?:price )?(?:range|budget|reach|league)',
    '(?<![,?] )doesnt matter|unimportant|not an? (?:priority|issue)|(?:can|could|may|might) be (?:anything|whatever|any (?:style|kind|type|age|color|shape))',
    '(?:is|are) (?:(?:lower|low|last) on the list|secondary|an afterthought|a low priority|less important)',
  ),
  // "A pool is a headache", "vinyl isn't our thing": whatever comes next.
  ...dismiss('before')(
    'must_not',
    '(?:is|are|would be) an? (?:no|deal ?breaker|nightmare|headache|hassle|pain|no go|nonstarter|hard (?:no|pass)|turn ?off|minus|drawback|negative|bummer|downside|pass|strike against it|con|(?:big |real |huge )?(?:problem|issue))',
    'are deal ?breakers',
    '(?:is|are|s) (?:(?:both|all|simply|just) )?out(?! of (?:(?:our|my|the) )?(?:price )?(?:range|budget|reach|league))',
    '(?:is|are) (?:off (?:the table|the list|limits)|overrated|no good|never happening|too (?:many|much))',
    '(?:(?:is|are) not|isnt|arent) (?:my|our) (?:thing|style|taste|speed)',
    '(?:doesnt|dont|does not|do not) (?:really )?(?:do it|do anything|do much|appeal|speak|work) (?:for|to) (?:me|us)',
    '(?:turn|put)s? (?:me|us) off',
    '(?:isnt|arent|is not|are not|wouldnt be|would not be) (?:ideal|great|good|appealing|attractive|desirable|preferred|an option|what (?:we|i) want|(?:my|our) (?:favorite|first choice|pick|choice))',
    `(?:is|are|feels?|looks?|seems?) (?:(?:so|too|very|just|kind of|kinda|pretty|a bit|a little) )?(?:dated|tacky|ugly|hideous|gaudy|fussy|tired|overdone|awful|terrible|horrible|gross|depressing|impractical|pointless|useless|(?:a bit )?much|ridiculous)`,
    '(?:(?:is|are) )?(?:unacceptable|not acceptable|undesirable|unwelcome|not welcome|intolerable)',
    '(?:is|are) not(?: (?:ok|okay|fine|acceptable)|(?= [.,])|$)',
    '(?:isnt|arent) (?:ok|okay|fine|acceptable)',
    'not (?:so much|really)(?: [.,]|$)',
    '(?:is not|are not|isnt|arent) for (?:me|us)',
    'would be too much',
    // "Stairs are hard for me".
    '(?:is|are|get|have gotten|have become) (?:(?:too|very|really|so|getting|quite|a bit) )*(?:hard|difficult|tough|tricky|impossible|rough|painful|a struggle|a challenge) (?:for|on) (?:me|us|him|her|my [a-z]+|our [a-z]+)',
    '(?:can|may|could) (?:all )?(?:take a (?:hike|walk)|get lost|go (?:jump|to hell|away|pound sand)|kick rocks|stay (?:away|out))',
    '(?:wont|doesnt|dont) work(?: (?:for|[.,])|$)',
    'wont (?:do|cut it)(?: (?:[.,]|for)|$)',
    '(?:scare|terrif(?:y|ie)|worr(?:y|ie)|bother|annoy|freak|gross|depress|stress|terrify|worry)(?:s|es)? (?:me|us)',
    'drives? (?:me|us) (?:crazy|nuts|insane)',
    'need not apply|not wanted|unwanted|no thanks|no thank you(?! to (?!me|us))',
    '(?:and|but|,) (?:wont|never|dont want to|will not|would not|wouldnt) (?:have|buy|own|do) (?:one|1|another|that)(?: again)?',
    '(?:and|but|,) never again',
    // "Condo or, no, townhouse" corrects.
    '(?<![,?] )no(?: [,.;]|$)',
    // Whatever it is in them that one does not like.
    '(?:confuse|irritate|disgust|intimidate|bore|overwhelm|frustrate|exhaust|repel)s? (?:me|us)',
    'makes? (?:me|us|my [a-z]+)(?: (?:so|very|really|feel|a bit|a little))* (?!(?:happy|happier|smile|glad|want|proud|comfortable|at|think|sing|dance|love|consider|look|calm|relax|relaxed|move|better|good|safe|welcome|so|very|really|feel|a|an|the|my|our|home|whole|easy|warm)(?: |$))[a-z]+',
    '(?:is|are|feels?|seems?) too (?!(?:good|important)(?: |$))[a-z]+ (?:for|to) (?:me|us|my taste|our taste)',
    '(?:is|are) (?:much |far |a lot |way )?less (?:appealing|attractive|desirable|ideal)',
    '(?:is|are) (?:more|too much) (?:trouble|work|hassle|bother)(?: than (?:its|it is|theyre|they are) worth)?',
    '(?:is|are) (?:something|1|one|things?) (?:that )?(?:i|we|id|wed) (?:would |really |much |can |could )*(?:rather not|prefer not|avoid|pass on|skip|live without|do without|dont want|wont)',
  ),
  // "A garage is a must, a basement is not".
  ...dismiss('before')(
    'either',
    '(?<=(?:must|needed|required|essential|necessary|important) (?:(?:,|and|but) ){1,2}(?:(?:an?|the) )?[a-z]+ )(?:isnt|arent|(?:is|are) not)(?= [.,;!]|$)',
  ),
];

/** What is said after the thing and a pause: "pool? whatever", "a fireplace: don't care". */
export const DISMISSALS_APART: readonly Dismissal[] = [
  ...closing('apart')(
    'either',
    '(?:[,:?-]) (?:(?:honestly|really|meh|eh|well|i|we) )*(?:whatever|meh|who cares|dont care|couldnt care less|could care less|cant be bothered|not needed|not necessary|not important|unneeded|unnecessary|skip(?: it| that)?|not for us|all wasted on (?:me|us)|wasted on (?:me|us)|i can do without|we can do without|not bothered|not fussed)',
  ),
  // "Do we need a den? Not really", "a stucco house? Not on my watch".
  ...dismiss('apart')(
    'either',
    '[?] (?:dont care|doesnt matter|not (?:really|necessarily|particularly|especially|needed|so much|a must)|hardly|nice but)',
  ),
  ...closing('apart')(
    'must_not',
    '[?] not (?:on|in|for|with|while) (?:my|our|your|a|this|the) [a-z]+|[?,] (?:thanks but no thanks|thank you but no|over my dead body)',
  ),
  ...dismiss('apart')(
    'must_not',
    '[:,] who (?:needs|wants) (?:them|it|one|1|that)',
    ': (?:no|none|all no|no to all|hard no|all out)',
    '[?] (?:no|nope|nah|hard pass|not for (?:us|me)|pass(?= [.]|$))',
    '[:?] (?:absolutely not|definitely not|certainly not|no way|no sir|no chance|not a chance|not happening|never|hard no|forget it|skip it|hard pass|not for (?:us|me))',
    '[,-] (?:absolutely not|definitely not|certainly not|no way|no chance|not a chance|not happening|never|hard no|forget it|skip it|hard pass|not for (?:us|me))(?: [.]|$)',
  ),
  ...closing('apart')(
    'must_not',
    '[,:?-] (?:absolutely not|definitely not|certainly not|no thank you|no thanks|no way|no chance|hard pass|hard no|not happening|not wanted|not ok|not okay|deal ?breakers?|out of the question|not for (?:this|our|my) (?:family|house|household))',
  ),
];

/** What is said of two that are as good: "brick or stucco, it's all one to me", "attached, detached, I'm not picky". */
export const EQUAL_AFTER: readonly Dismissal[] = closing('pair')(
  'either',
  `(?:[,:?-] )?(?:(?:it|that|which|this|honestly|really|frankly|i|we|is|its|thats) )*(?:makes? no (?:real )?(?:difference|odds)|(?:doesnt|does not|dont)(?: really)? (?:matter|care|mind)|couldnt care less|(?:is )?(?:all )?the same|all (?:1|one|equal)|no preference|have no preference|no matter|whatever|not (?:picky|fussy|particular|bothered|fussed)|im not (?:picky|fussy|particular|bothered)|were not (?:picky|fussy|particular|bothered)|dont be picky|who cares|same to (?:me|us)|equally (?:ok|fine|good))(?: (?:which|either way|at all|(?:to|for|by) ${US}))*`,
);
