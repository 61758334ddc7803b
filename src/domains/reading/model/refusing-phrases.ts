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
