import { type Dismissal, dismiss, ordered, SOMEBODY_ELSE, US } from './dismissal.ts';

/* Turns of speech by which people dismiss the thing that they name next, in families. */

const HAVING =
  '(?: (?:to |us |me )?(?:having|have|paying|pay|spending|spend|buying|buy|getting|get|owning|own|wanting|want|put|putting|adding|add|need|needing|keep|keeping|build|building)(?: (?:extra|more|money|good money|up))?(?: (?:for|on|in))?)?';
const IF_IT_HAS =
  '(?:if|whether|that) (?:it|they|there|theres|its|the (?:house|home|place|condo|unit|building))(?: (?:has|have|had|is|are|was|were|comes? with))*';
const PUT_OFF =
  '(?: (?:do|are|am|is|will|would|can|should|could|i|we|you|id|wed|im|were|ill|in hell|that|want|wanting|get|getting|have|having|buy|buying|live|living|move|moving|going|to|ever|in|under|near|next|by|on|put|up|with|into|consider|considering|deal|accept|tolerate|take|taking|pay|paying|for|show|me|us|anything|own|owning|be))*';
const ORDERED = '(?=(?: (?:the|all|any|your|those|these|every|that))(?: |$))';

const KINDS =
  ' (?:(?:the|all|any) )?(?:condos|townhouses|townhomes|apartments|duplex(?:es)?|(?:mobile|manufactured|modular) homes|co ops|(?:vacant )?(?:land|lots)(?= (?:listings?|[.,;]|and|or)|$)|foreclosures|short sales|auctions|fixers?(?: uppers?)?|new (?:construction|builds?)|rentals)(?: |$)';

const HOMES =
  '(?:homes|houses|units|condos|places?|listings?|buildings?|ones?|apartments|areas?|neighborhoods?|stuff|search|market|hoas?)';

const before = dismiss('after');

const ON_EARTH =
  '(?: (?:on earth|the (?:hell|heck)|in the world|in (?:his|her|their) right mind|honestly|really|even|actually|exactly))*';
const WOULD_WE =
  '(?:would|could|will|should|do) (?:i|we|anyone|anybody|somebody|they|you|he|she|(?:my|our) [a-z]+)(?: (?:ever|even|actually|really|possibly))* ';

/** What is said before the thing that is dismissed. */
export const DISMISSALS_BEFORE: readonly Dismissal[] = [
  // "Steer clear of stucco", "fed up with HOAs", "opposed to condos".
  ...before(
    'must_not',
    '(?:steer|stay) clear of|(?:stay|keep|get|leaning|lean|moving|shy|shying|staying|walk|walking|run|running|turn|turning|back|backing) away from|(?:run|running|flee|fleeing|apart|aside|escape) from',
    'nothing to do with|not the (?:part|side|area|end) (?:near|by|along)',
    '(?:rule|ruling|ruled|leave|leaving|left|cross|crossing|crossed) out',
    // Kinds of homes that may be left out are.
    `(?:(?:leave|take|filter|screen|weed|sort|cut) (?:out|off)|drop|lose|remove|delete|eliminate|block|get rid of)(?=${KINDS})`,
    'other than|(?:want|get|getting|stay|staying|keep me|keep us) out of|(?:rid|tired|sick|enough) of',
    '(?:as opposed|opposed|allergic|no thanks|hard no|a no) to(?! (?:that|all|any of (?:it|that))(?: |$))',
    '(?:fed up|done|enough|through|finished|over|had it) with',
    '(?:lukewarm|meh|iffy|wary|leery|skeptical|hesitant|on the fence) (?:on|about|of)',
    '(?:sworn|swore|swear|swearing) off|(?:given up|gave up|moved|pass|passing|hard no) on',
    '(?:stop|quit|keeps|stop with) (?:showing|sending|recommending|suggesting)',
    '(?:no|zero|little|not much) (?:(?:earthly|real|great|particular|possible|conceivable|actual|practical|good) )?(?:interest in|(?:desire|appetite|patience|love|tolerance) for)',
    'no (?:more|longer)(?! than)|not into',
    // "I'm over 55" tells an age.
    '(?:im|i am|were|we are|so|kind of|kinda|sort of|totally|completely|officially|pretty much) over(?= (?:(?!the |budget |here )[a-z]{3,}|\\d+ (?:story|stories|level|car)))',
    '(?:am|im|are|were|of|is) against',
    '(?:not so much a|not much of a|never been a|not such a|not really a|not exactly a) fan of',
  ),
  // "Don't bother with places that need work".
  ...before(
    'must_not',
    '(?:do not|dont|wont|not going to) bother with(?= (?:an? |the |any )?(?:places?|homes?|houses?|listings?|anything|stuff|ones)(?: |$))',
  ),
  ...before(
    'either',
    '(?:no|zero|little|not much) (?:(?:earthly|real|great|particular|possible|conceivable|actual|practical|good) )?(?:need|use|time) for',
    '(?:cant|cannot|couldnt) (?:decide|choose|pick) between',
  ),
  // "A garden instead of a pool": the one does without the other. "Skip the pool" does, too.
  ...before('either', '(?:instead|in place|in lieu) of|rather than'),
  ...ordered(before('either', `(?:skip|skipping)(?= (?:the|an?) (?!(?:[a-z]+ ){0,2}(?:[a-z]*[^s]s|${HOMES})(?: |$))[a-z])`)),
  // "You can keep the hot tub", "keep your gated communities".
  ...ordered(
    before(
      'either',
      `(?:you|they|people|others|somebody|someone) (?:can|could|may) (?:just )?(?:keep|have|forget(?: about)?|skip|lose|drop|leave (?:out|off)|cut|shove)(?! me| us|${KINDS})`,
      'keep your',
      'keep(?= the (?:[a-z]+ ){1,7}?(?:and|,|-) (?:give|show|get|find|send) (?:me|us))',
      // "Forget the pool", "never mind the fireplace".
      `forget(?: about)?(?! to)|never ?mind(?: about)?|(?:do not|dont) (?:worry|bother|fret|stress) (?:about|with|over)(?! (?:an? |the |any )?(?:places?|homes?|houses?|listings?|anything|stuff|ones)(?: |$))|scrap|ditch|nix(?! (?:anything|everything|any|all)(?: |$))|(?:delete|remove)(?!${KINDS})|cancel|ignore|trade|swap|sacrifice|forgo|give up`,
      // "Scratch what I said about the basement".
      '(?:scratch|strike|forget|ignore|disregard|never ?mind)(?: about)? (?:what|everything|anything|all|all that|the (?:thing|part|bit)) (?:(?:that )?(?:i|we) (?:just )?(?:said|wrote|mentioned|asked|typed|told you)(?: (?:earlier|before))?(?: about)?|about)',
      `(?:scratch|strike|lose|cut|cut out|axe|drop|dump|hold|screw|toss|chuck|leave (?:out|off)|take (?:out|off)|throw out)(?!${KINDS})${ORDERED}`,
      '(?:to )?(?:the )?(?:hell|heck) with',
      // "We could do without", "I live happily without".
      '(?:can|could|will|would|id|wed)(?: (?:easily|happily|totally|gladly|well|certainly|definitely|just|absolutely|perfectly|also|probably))* (?:do|live|get by|get along|manage|survive|be (?:fine|happy|ok|okay))(?: (?:fine|happily|just fine|just as well|perfectly well|ok))? without',
      '(?:get|do|live) (?:by |along )?(?:just )?(?:fine|well|happily) without',
    ),
  ),
  // "Don't need a garage", "fine with an HOA", "could live without one": it may be there or not.
  ...before(
    'either',
    '(?:dont|do not|doesnt)(?: really)? need|no need for|must not need(?! (?:any |much )?(?:work|repairs|updating|renovation|fixing))|not needing',
    '(?:doesnt|dont|does not|do not) (?:have to (?:be|have|come with)|need to (?:have|come with))',
    '(?:can|could|will) (?:live with|put up with|deal with|tolerate)(?! \\d)',
    '(?:can|could) (?:skip|forgo|forego|pass on|omit|drop)',
    'wouldnt (?:cry|care|complain|be sad|be upset|lose sleep|miss it) if',
    '(?:dont|do not) mind|dont care (?:about|if)|care less (?:about|if)',
    // "A landlord ok with dogs" is asked for.
    '(?:fine|ok|okay|cool|good) with(?! (?:(?:my|our|a|big|large|small|\\d) )?(?:dogs?|cats?|pets?)(?: |$))',
    '(?:fine|ok|okay|happy) without|(?:could|can|will) (?:do|live|manage) without',
    'not (?:opposed to|against|averse to|afraid of|scared of|put off by|turned off by|bothered by|picky about|necessarily|(?:set|tied|married|attached|committed|wedded|fussed|worried) (?:on|to|about))',
    '(?:no|zero|never any) (?:objections? (?:to|against)|issues? with|qualms about|problems? with|complaints about)|nothing (?:wrong with|against)',
    'with or without|take or leave|indifferent to',
    // "It isn't that we hate pools".
    '(?:isnt|is not|not) (?:that|because) (?:we|i) (?:hate|dislike|mind|object to|dont like|do not like|cant stand)',
    'less (?:emphasis on|worried about|concerned about|interested in|focused on)',
  ),
  // "Who needs a wine cellar", "what would we do with a pool", "what's the point of a sauna".
  ...before(
    'either',
    `who${ON_EARTH} (?:needs|wants|uses|cares (?:about|for|if|whether)|has (?:any )?(?:time|use) for)`,
    '(?:what|of what) (?:good|use) (?:is|are|would|s)',
    `what${ON_EARTH} ${WOULD_WE}(?:do|want|need) with`,
    `why${ON_EARTH} ${WOULD_WE}(?:want|need|have|buy|care about|pay(?: extra| more)? for)`,
    `(?:where|when|how)${ON_EARTH} ${WOULD_WE}(?:put|keep|store|use|clean|heat|fill|justify|need|have (?:the )?(?:time|room|money) for|find (?:the )?(?:time|room|money) (?:for|to [a-z]+))`,
    'why (?:pay(?: extra| more)? for|bother with|spend (?:money )?on)',
    // "What's so great about a golf course", "there's more to life than a big yard".
    '(?:whats|what is|what s)(?: (?:so|all that|really|even))* (?:great|special|good|nice|wonderful|exciting|the (?:fuss|big deal|appeal|attraction|hype|draw)) (?:about|with|of|in)',
    '(?:more to (?:life|it|a home|a house|living) than|(?:know|knows|idea|clue|sure) what (?:to|id|wed|i would|we would) do with)',
    `(?:whats|what is) the (?:point|use|good|sense) (?:of|in)${HAVING}`,
  ),
  // "No point in a fireplace", "I don't see the need for one".
  ...before(
    'either',
    `(?:no|little|not much|zero|(?:dont|doesnt|cant|cannot|fail to|never|do not) (?:see|get|understand) (?:the|an?|any|much)) (?:point|sense|reason|need|benefit|value|call|excuse) (?:in|of|for|to|paying|having|buying|spending)(?! (?:look|show|see|send))${HAVING}`,
    `(?:no|little|not much|zero) (?:point|sense|reason|need) (?:paying|having|buying|spending)(?: (?:extra|more|money))?(?: (?:for|on))?`,
  ),
  // "Our family has no room for a pool".
  ...before('either', '(?:no|not enough|little) (?:room|place|space|budget|money)(?: [a-z]+){0,4} for(?= (?:an?|the) )'),
  // "Couldn't care less about a garage", "don't give a hoot about it".
  ...before(
    'either',
    `(?:couldnt|could not|could|cant|can) (?:really )?care less (?:about|for|${IF_IT_HAS})`,
    `(?:dont|doesnt|do not|didnt|never)(?: (?:really|much|even|honestly))? care(?: (?:1|one|a|at|much|too|that|all|bit|whole|lot|any|either|way|hoot))* (?:about|${IF_IT_HAS})`,
    `(?:dont|doesnt|do not|couldnt) give (?:an?|1|two|2) (?:[a-z]+ ){1,2}(?:about|for|${IF_IT_HAS})`,
    '(?:not|arent|isnt|never)(?: (?:really|too|very|all that|at all|that|particularly|overly))* (?:bothered|fussed|fussy|picky|particular|choosy|attached|precious|hung up|interested either way) (?:about|on|by|over|to)',
    // "Is not important the garden", as people write whose first language is another.
    '(?:is |are )?not (?:so |very |really )*(?:important|necessary|needed|required|essential)(?: (?:for (?:me|us)|to have))*(?= (?:the|an?)(?: |$))',
    '(?:indifferent|unfussed|unbothered|neutral|agnostic|ambivalent|apathetic) (?:to|about|on|toward|towards|over|regarding)',
  ),
  // "We'd never use a pool", "we are past wanting one".
  ...before(
    'either',
    '(?:wouldnt|wont|would not|will not|never|hardly ever|hardly|rarely|barely|scarcely|seldom|not going to|not gonna|dont|dont plan (?:on|to))(?: (?:ever|really|actually|even|be|have|once|going to))* (?:use|using|used|swim in|miss|get (?:any |much |enough )?(?:use|good|mileage) (?:out )?(?:of|from))',
    '(?:wouldnt|wont|would not|will not|never)(?: (?:ever|really|actually|even|be|have|going to))* (?:need|needed)(?! to)',
    '(?:not|never|arent|wont|wouldnt|refuse to|refusing to)(?: (?:going to|gonna|be|ever|(?:want|about|here|looking|planning|prepared|willing|ready|inclined|keen) to|to))* pay(?:ing)?(?: (?:extra|more|a premium|good money))? for',
    // "I can't see us ever using a sauna", "it's hard to imagine myself needing one".
    `(?:cant|cannot|couldnt|dont|never|wont|hard to|hardly) (?:(?:really|honestly|ever|just|even|quite) )*(?:see|imagine|picture|think|believe|expect|foresee)(?: (?:that|of))? (?:us|me|myself|ourselves|we|i|wed|id|(?:my|our) [a-z]+)(?: (?:would|will|really|ever|much|actually|all that))* (?:use|using|need|needing|want|wanting|get|getting|miss|missing|bother|bothering|pay|paying|swim|swimming)(?: (?:with|for|in|any use of|(?:much|any|good) use (?:out )?of))?`,
    // "Don't go looking for a view on my account", "don't go out of your way to find one".
    '(?:dont|do not|please dont|no need to|needn t|neednt)(?: (?:go|bother|even|you|ever))* (?:looking|hunting|searching|digging|shopping|hold out|holding out|out of (?:your|our|my) way|to any (?:trouble|lengths)|knock yourself out)(?: (?:looking|hunting|searching))?(?: (?:for|to find|to get|finding|getting))',
    // "I couldn't tell you the last time we used a pool".
    '(?:last time|when|a time|a day) (?:i|we|anyone|anybody|my [a-z]+|our [a-z]+)(?: (?:last|ever|actually|even|really))* (?:used|needed|wanted|missed|swam in|lit|sat in)',
    // "It's not as if we need a garage".
    `(?:not|isnt) (?:as if|as though|like|that|as) (?:we|i|wed|id|anyone|anybody|anyone here)(?: (?:ever|really|actually|even|would|will|do|much|d))* (?:need|want|use|care about|asked? for|miss)`,
    // "I wouldn't cross the street for granite", "won't lose sleep over a view".
    '(?:wouldnt|wont|would not|will not|not going to|dont)(?: (?:ever|even|exactly))* (?:cross the (?:street|road)|walk (?:a|1) (?:block|mile)|lift a finger|lose (?:any |much )?sleep|shed (?:a|any) tears?|fight|beg|hold out|go far|lift a hand|drive an extra mile|move mountains|give (?:you )?(?:a|1|2|two) (?:cents?|dimes?|pennies|penny|nickel)|trade a thing) (?:for|over|about)',
    '(?:no|zero) (?:extra |bonus )?points for',
    '(?:past|beyond|long past|outgrown|outlived|done)(?: the (?:age|stage|point) of)? (?:wanting|needing|any need (?:for|of)|the need for|caring about|chasing|dreaming of)',
    '(?:our|my|the) days of (?:wanting|needing|having|owning|cleaning|using|maintaining)',
    '(?:dont|do not|please dont)(?: try to)? (?:(?:sell|pitch|push) (?:me|us)(?: on)?|waste (?:my|our|your) time (?:with|on))',
  ),
  // "No way are we buying a condo", "I'd not go near one", "count me out if it has one".
  ...before(
    'must_not',
    `(?:no way|no chance|not a chance)(?= (?:am|are|do|will|would|is|can|should|could|im|id|were|in hell|that) )${PUT_OFF}`,
    `(?:not in (?:a|1|\\d+)? ?(?:million|thousand|hundred|billion|\\d+) years|not in (?:my|this) (?:lifetime|life)|not on your life|never in my life|under no circumstances?|by no means|in no way|on no account|over my (?:cold )?dead body)(?! (?:,|\\d))${PUT_OFF}`,
    '(?:couldnt|cant|cannot|could not) (?:pay|bribe|force|make|convince) me (?:enough )?(?:to|into) (?:have|having|live (?:in|with|on|near|under|by)|living (?:in|with|on|near|under|by)|own|owning|buy|buying|take|taking|move (?:to|into|near)|want|deal with)',
    // "Wild horses couldn't drag me to a condo", "you won't catch me in one".
    '(?:wild horses )?(?:couldnt|could not|wont|will not|wouldnt|cant|cannot|never)(?: ever)? (?:drag|catch|find|see|talk|get|lure|tempt|push) (?:me|us|him|her|my [a-z]+)(?: (?:dead|living|alive|anywhere))?(?: (?:to|into|in|near|on|under|with|by|live|living|buy|buying|own|owning|move|moving))+',
    `count ${US} out (?:on|of|for|${IF_IT_HAS}(?! (?:no|not|isnt|doesnt|lacks|without)))`,
    '(?:dont|do not)(?: (?:even|ever|please|you))* (?:bother|waste (?:your|my|our) time|think about)(?: with)? (?:to (?:show|send|list|suggest)|showing|sending|listing|including|suggesting|recommending|offering)(?: (?:me|us))?(?: (?:anything|something|any|homes?|houses?|places?|listings?|condos|ones?))?(?: (?:with|that (?:has|have)|has|having|on|near|in|under))?',
    `(?:spare|save) (?:me|us)(?: from)?(?! (?:money|a bit|some|time|[0-9$]))(?: (?:all|anything|everything|homes?|houses?|places?))?(?: (?:with|of))?`,
    '(?:keep|get) (?:me|us|him|her|my [a-z]+|our [a-z]+) (?:far |well |a long way )?away from',
    '(?:(?:dont|do not|doesnt|never) want|wants?) (?:anything|a thing|nothing) to do with|wants? no part of',
    // "If I see one more stucco box", "when I have to look at yet another".
    '(?:if|when|should) (?:i|we|he|she|my [a-z]+)(?: (?:ever|have to|must|get|am|are|is|has to))* (?:see|sees|look at|looks at|tour|tours|visit|view|hear about|walk (?:into|through|past)|shown|sent)(?: me)? (?:(?:one|1|another) (?:more|single)|(?:yet )?another)',
    '(?:draws?|drew|drawing) the line (?:at|with)',
    '(?:lifes|life is) too short for',
    '(?<!not )(?:turned off|put off|scared off|repelled|terrified) (?:by|of|from)',
    '(?:wont|wouldnt|would not|will not|dont|never|not)(?: (?:ever|even|want to|going to))* (?:go|come|get|be)(?: anywhere)? near',
    `(?:the )?last thing (?:i|we|he|she|(?:my|our) [a-z]+)(?: (?:would|ever|really))* (?:wants?|needs?)(?: (?:is|are))`,
  ),
];

/** Two-part turns of speech, with the thing between: "leave the pool out", "cross the deck off my list". */
export const DISMISSALS_AROUND: readonly Dismissal[] = ordered([
  ...dismiss('between')(
    'either',
    '(?:leave|cross|strike|take|scratch|cut|knock)(?: (?:the|an?|any|all|my))? (?:(?!(?:me|us|it|that|room|space|out|off)(?: |$))(?:[a-z]+ ){1,6}?)(?:out(?! of)|off(?: (?:the|my|our|your) list)?|from (?:the|my|our|your) list)',
    'take (?:(?:[a-z]+ ){1,5}?)or leave (?:it|them)',
  ),
  ...dismiss('between')(
    'must_not',
    '(?:show|send|give) me (?:(?:[a-z]+ ){1,6}?)and (?:im|i am|ill be|ill|i|were|we|well|i will|we will) (?:leaving|gone|out|leave|walk|done|walking|run|running|scream|hang up|cry|show you (?:the|my) [a-z]+|never [a-z]+)',
    `(?:leave|save|keep) (?:(?!(?:me|us|it|that|room|space|money)(?: |$))(?:[a-z]+ ){1,6}?)(?:for|to) ${SOMEBODY_ELSE}`,
  ),
]);
