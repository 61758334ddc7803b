/** Every combination of one of each list, in words; bars part what is alike, and nothing between them stands for none. */
const combine = (...lists: string[]): readonly (readonly string[])[] =>
  lists
    .map((list) => list.split('|'))
    .reduce((heads, list) => heads.flatMap((head) => list.map((one) => `${head} ${one}`)))
    .map((words) => words.split(' ').filter((word) => word !== ''));

/** Refusals of more than one word. */
export const NEGATING_PHRASES: readonly (readonly string[])[] = [
  ...combine('steer|stay', 'clear of'),
  ...combine('stay|keep|get', 'away from'),
  ...combine('leaning|lean|moving|shy|shying|staying|walk|walking|run|running|turn|turning|back|backing', 'away from'),
  ...combine('run|running|flee|fleeing', 'from'),
  ['nothing', 'to', 'do', 'with'],
  // "Not the part near the railroad".
  ...combine('not the', 'part|side|area|end', 'near|by|along'),
  ...combine('rule|ruling|ruled|leave|leaving|left|cross|crossing|crossed', 'out'),
  ...combine('other|rather', 'than'),
  ...combine('want|get|getting|stay|staying|keep me|keep us', 'out of'),
  ...combine('apart|aside|escape', 'from'),
  ...combine('instead|in place|get rid|tired|sick|enough', 'of'),
  ...combine('as opposed|opposed|allergic|no thanks|hard no|a no', 'to'),
  ...combine('fed up|done|enough|through|finished|over|had it', 'with'),
  ...combine('lukewarm|meh|iffy|wary|leery|skeptical|hesitant|on the fence', 'on|about|of'),
  ...combine('sworn|swore', 'off'),
  ...combine('given up|gave up|moved', 'on'),
  ...combine('stop|quit|keeps|stop with', 'showing|sending|recommending|suggesting'),
  ...combine('no|zero|little|not much', 'interest in'),
  ...combine('no|zero|little|not much', 'desire|appetite|use|time|patience|love|tolerance', 'for'),
  ...combine('no', 'more|longer'),
  ...combine('im|so|kind of|kinda|sort of|totally|completely|officially|pretty much', 'over'),
  ...combine('not', 'into'),
  ...combine('pass|passing|hard no', 'on'),
  ...combine('am|im|are|were|of|is', 'against'),
  ...combine('not so much a|not much of a|never been a|not such a|not really a|not exactly a', 'fan of'),
];

/** What refuses the words before it: "a rehab house nearby is a no", "pool: no". */
export const REFUSING_CLOSERS: readonly (readonly string[])[] = [
  ...combine(
    'is|are|would be',
    'a',
    'no|dealbreaker|deal breaker|nightmare|headache|hassle|pain|no go|nonstarter|hard no|hard pass',
  ),
  ...combine('are', 'dealbreakers|deal breakers'),
  ...combine('is|are|s', '|both|all|simply|just', 'out'),
  ...combine('is|are', 'off the table|off the list|off limits|overrated|no good|never happening'),
  ...combine('is|are', 'not my|not our', 'thing|style|taste|speed'),
  ...combine('isnt|arent', 'my|our', 'thing|style|taste|speed'),
  ...combine('is|are|would be', 'a', 'turnoff|turn off|minus|drawback|negative|bummer|downside|pass|strike against it|con'),
  ...combine('doesnt|dont|does not|do not', '|really', 'do it|do anything|do much|appeal|speak|work', 'for|to', 'me|us'),
  ...combine('turn|turns|put|puts', 'me|us', 'off'),
  ...combine(
    'isnt|arent|is not|are not|wouldnt be|would not be',
    'ideal|great|good|appealing|attractive|desirable|preferred|an option|what we want|what i want|my favorite|our favorite|my first choice|our first choice|my pick|our pick|my choice|our choice',
  ),
  ...combine(
    'is|are|feels|feel|looks|look|seems|seem',
    '|so|too|very|just|kind of|kinda|pretty|a bit|a little',
    'dated|tacky|ugly|hideous|gaudy|fussy|tired|overdone|awful|terrible|horrible|gross|depressing|impractical|pointless|useless|a bit much|much|ridiculous',
  ),
  ...combine('is|are', 'too many|too much'),
  ...combine('|is|are', 'unacceptable|not acceptable|undesirable|unwelcome|not welcome|intolerable'),
  ...combine('is|are', 'not', '.|,|ok|okay|fine|acceptable'),
  ...combine('isnt|arent', 'ok|okay|fine|acceptable'),
  ...combine('not', 'so much|really', '.|,'),
  ...combine('is not|are not|isnt|arent', 'for', 'me|us'),
  ['would', 'be', 'too', 'much'],
  ...combine('wont|doesnt|dont', 'work', 'for|.|,'),
  ...combine('wont', 'do|cut it', '.|,|for'),
  ...combine(
    'scare|scares|terrify|terrifies|worry|worries|bother|bothers|annoy|annoys|freak|freaks|gross|grosses|depress|depresses|stress|stresses',
    'me|us',
  ),
  ...combine('drive|drives', 'me|us', 'crazy|nuts|insane'),
  ...combine('make|makes', 'me|us', 'nervous|anxious|sneeze|sick|uneasy'),
  ...combine('need not apply|not wanted|unwanted|no thanks|no thank you'),
  ...combine(':|,', 'who needs|who wants', 'them|it|one|1|that'),
  ...combine(':', 'no|none|all no|no to all|hard no|all out'),
  ...combine(
    'and|but|,',
    'wont|never|dont want to|will not|would not|wouldnt',
    'have|buy|own|do',
    'one|1|another|that',
    'again|',
  ),
  ...combine('and|but|,', 'never again'),
  ...combine('no', ',|.|;'),
  ...combine('?', 'no|nope|nah|hard pass|pass .|not for us|not for me'),
  ...combine(
    ':|?',
    'absolutely not|definitely not|certainly not|no way|no sir|no chance|not a chance|not happening|never|hard no|forget it|skip it|hard pass|not for us|not for me',
  ),
  ...combine(
    ',|-',
    'absolutely not|definitely not|certainly not|no way|no chance|not a chance|not happening|never|hard no|forget it|skip it|hard pass|not for us|not for me',
    '.',
  ),
];
