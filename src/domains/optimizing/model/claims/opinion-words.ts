/** What no field can show. */
export const OPINION_WORDS: readonly string[] = [
  'beautiful(?:ly)?|gorgeous|stunning|breathtaking|spectacular|magnificent|exquisite|elegant|charming|charm|lovely|pretty|picturesque|delightful|adorable|cute|cozy|inviting|welcoming|warm and welcoming',
  'spacious|roomy|generous(?:ly)?|expansive|huge|massive|oversized|ample|airy|grand',
  'bright|light-filled|sun-?filled|sun-?drenched|sunny|natural light|flooded with light',
  'luxur(?:y|ious)|high-end|upscale|premium|top-of-the-line|state-of-the-art|world-class|resort-style|gourmet|quality|craftsmanship|superb|fine(?:st)?',
  'perfect(?:ly)?|ideal(?:ly)?|dream|best|one of a kind|one-of-a-kind|unique|rare(?:ly)?|exceptional|incredible|amazing|fabulous|fantastic|wonderful|outstanding|remarkable|must[- ]see|hidden gem|gem|oasis|retreat|paradise|sanctuary|haven',
  'quiet|peaceful|tranquil|serene|private|secluded|safe|secure|low[- ]crime',
  'desirable|sought[- ]after|prestigious|exclusive|coveted|premier|prime|hot|up[- ]and[- ]coming|vibrant|trendy|convenient(?:ly)?|central(?:ly)? located|great location|best location',
  'top[- ]rated|highly rated|great schools|excellent schools|award-winning schools|good schools',
  'low[- ]maintenance|energy[- ]efficient|efficient|durable|functional|versatile|flexible|comfortable|comfort',
  'great (?:value|investment|opportunity|potential)|good (?:value|investment)|investment|potential|endless possibilities|income[- ]producing|cash flow|priced (?:to sell|below|right|under)|below (?:market|appraisal)|under market|motivated|bargain|deal|(?:won.t|will not) last(?: long)?|act fast|hurry|instant equity',
  'entertain(?:ing|er.?s)?|relax(?:ing)?',
  // "Two stories tall" is a count.
  'large|big|wide|long|(?<!stor(?:y|ies) )tall|deep|small|tiny',
];

/** How far something goes, which fields do not say. */
export const EXTENT_WORDS =
  'throughout|all over|everywhere|every (?:room|bedroom|bath|window|floor|level)|each (?:room|bedroom|bath|floor|level)|all (?:new|bedrooms|baths|rooms|appliances|windows|floors|levels|systems)|entire(?:ly)?|whole (?:home|house)|fully|completely|totally|plenty of|lots of|abundant|tons of|numerous|many|several';

/** Where something is, for which fields must give a place with a distance. */
export const NEAR_WORDS =
  '(?:right )?(?:near(?:by)?|close to|next to|beside|adjacent to|across from|around the corner from|down the street from|(?:just )?(?:a )?(?:short )?(?:minutes?|steps?|blocks?|moments?|walk|stroll|drive|ride|stone.s throw) (?:away )?(?:from|to)|within walking distance (?:of|to)|walking distance (?:of|to)|walkable to|easy (?:access|commute|walk) to|easy access|convenient to|conveniently located|surrounded by|backs (?:up )?to|proximity to|access to)';
