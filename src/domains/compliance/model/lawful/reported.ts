import { type Item, remembering, sentenceAround, wordsOf } from '../text/item.ts';

/*
 * What others asked for or did, and the writer does not stand by: "A seller wanted no children. I refused." Whoever passes a wish
 * on, "the owner wants no children, so I can't help you", says it.
 */

const OTHERS =
  '(?:sellers?|owners?|landlords?|landlady|clients?|callers?|buyers?|customers?|agents?|brokers?|tenants?|neighbou?rs?|boards?|builders?|investors?|associations?|hoa|he|she|they|someone|somebody|man|woman|couple|you|one)';
const REPORTS = new RegExp(
  String.raw`\b${OTHERS}(?: \w+){0,3} (?:ask(?:ed|s)?|told|tells?|want(?:ed|s)?|said|says|say|wrote|write|demand(?:ed|s)?|insist(?:ed|s)?|instruct(?:ed|s)?|suggest(?:ed|s)?|hint(?:ed|s)?|tried|refused|charged|turned|wish(?:ed|es)?|request(?:ed|s)?|had (?:a|an|the) (?:sign|rule|clause|ad))\b|\b(?:i|we) (?:was|were|have been|had been|got|been) (?:once )?(?:asked|told|instructed|pressured|turned|refused|denied|rejected)\b|\b(?:dont|do not|never|cant) (?:ask|tell|expect) (?:me|us)\b|\b(?:ive|weve) been (?:asked|told|turned|refused|denied|rejected)\b`,
);
const SAYS_NO =
  '(?:refused?|refusing|declined?|declining|said no|say no|walked away|hung up|dropped|reported|ended|quit|resigned|turned (?:\\w+ ){1,3}down|turned down|explained(?: \\w+)? (?:the law|that|to|why|our|fair housing)|told (?:him|her|them|you|the \\w+) (?:(?:that|it|this|its|thats)(?: is| s| was)? (?:illegal|unlawful|against|not)|no|why|about the law))';
const MAY_NOT =
  '(?:cant|cannot|can not|may not|wont|will not|wouldnt|would not|couldnt|could not|dont|do not|am not able to|are not able to|not able to|not allowed to|never) (?:legally |lawfully |ever )?(?:answer|share|disclose|discuss|pass (?:that|it|this) on|describe|characterize|rate|judge|tell you (?:who|what|whether|if|about)|do (?:that|so|this)|say|filter|follow|search|advise|advertise|print|write|post|publish|steer|recommend|comment|discriminat\\w+|agree to that|accept that|honou?r|go along|sort|screen|select|pick|choose|work (?:with|for) (?:him|her|them|such|people who)|help (?:him|her|them|with that))';
/** What the writer does about it: says no, or says that it is against the law. */
const DISOWNS = new RegExp(
  String.raw`\b(?:i|we|im|were|the agent|the broker|our office)(?: \w+){0,2} (?:${SAYS_NO}|${MAY_NOT})\b|\btold (?:him|her|them|you|the \w+) (?:that )?(?:i|we) ${MAY_NOT}\b|\b(?:${SAYS_NO}) and (?:\w+ ){0,2}(?:law|told|tell|call|left|noted)\b|\b(?:decline|refuse|say no|walk away) and (?:call|tell|report)\b|\b(?:thats?|its?|this|which)(?: is| was)? (?:\w+ )?(?:illegal|unlawful|against the law|discrimination|not (?:legal|lawful|allowed))\b|\bpaid (?:a|the) (?:fine|penalty|settlement)\b|\bchanged (?:its|their|the) (?:rules?|policy|policies|bylaws)\b|\b(?:is|was) (?:that|this|it) (?:even |really )?(?:legal|allowed|lawful|permitted)\b|\bwhat(?:s| is)? your (?:policy|rule)\b`,
);
/** "My last landlord charged a fee": what happened to the writer elsewhere. */
const ELSEWHERE =
  /\b(?:my|our|his|her|their) (?:last|first|previous|old|former|earlier|prior) (?:\w+ )?(?:landlords?|landlady|place|building|apartment|agent|broker|complex|manager)\b(?! (?:and|so) (?:i|we|my|our)\b)|\bat (?:my|our|the) (?:last|previous|old|first) (?:place|building|apartment|complex)\b|\b(?:i|we) (?:was|were|got|have been|ve been) (?:turned (?:down|away)|refused|rejected|denied)\b|\b(?:thank you|thanks|grateful)\b.*\b(?:nobody|no one) else (?:would|wanted|was)\b/;
/** Who gives a home says what happened to say what will. */
const OF_GIVERS =
  /\b(?:never again|no more|so (?:no|now|we|i)|here|anymore|tenants?|rent to(?! us| me)|my building|our building)\b/;
const TAKES_BACK =
  /\b(?:but(?! (?:the|here|you can|you may|i can|we can|tell|let|please|happy|glad|your|any|every|all|everyone|anyone))|however|anyway|wink|between us|off the record|unofficially|technically|still|you(?:d|ll)? (?:be|feel))\b/;
const MOST_ITEMS = 40;
const MOST_AFTER = 2;

const reports = remembering((said) => REPORTS.test(said));
const happenedElsewhere = remembering((said) => ELSEWHERE.test(said) && !OF_GIVERS.test(said));
const disowns = remembering((said) => DISOWNS.test(said) && !TAKES_BACK.test(said));

/** Whether a place stands in what somebody else wished for or did, which the writer disowns. */
export function isReported(items: readonly Item[], at: number): boolean {
  const own = sentenceAround(items, at, MOST_ITEMS);
  const said = wordsOf(own);
  if (happenedElsewhere(said)) return true;
  if (!reports(said)) return false;
  if (disowns(said)) return true;
  let from = at;
  while (from < items.length && from - at < MOST_ITEMS && items[from]?.letter !== '.') from += 1;
  for (let count = 0; count < MOST_AFTER && from < items.length; count++) {
    const next = sentenceAround(items, from + 1, MOST_ITEMS);
    if (disowns(wordsOf(next))) return true;
    from += next.length + 1;
  }
  return false;
}
