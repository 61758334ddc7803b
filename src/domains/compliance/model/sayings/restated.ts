import { type Item, wordsOf } from '../text/item.ts';

/*
 * What a person said of themselves, said back to them: "Thanks for telling us about the twins", "You pay with a voucher?" It is
 * no fault by itself: what comes next serves that person, or turns them away.
 */

const SAID_BACK: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|dear)(?: \w+){0,3} )?(?:many )?(?:thanks|thank you|i appreciate|we appreciate|appreciate)(?: \w+){0,3} (?:telling|letting|mention\w*|notes?|message|email|letter|being|sharing|saying|asking|writing|about)\b/,
  /^(?:(?:hi|hello|hey|dear)(?: \w+){0,3} )?(?:i|we)? ?(?:can |do |just |also )?(?:see|saw|notice|noticed|understand|understood|hear|heard|read|gather|gathered|noted|realize|know)(?: that| from your \w+)?(?: \w+){0,2} (?:you|your|youre|youve)\b/,
  /\byou(?:ve| have)? (?:mentioned|asked (?:about|for|whether|if)|wrote (?:that|of|about)|said (?:that|you)|told (?:us|me)|noted|indicated|let (?:us|me) know)\b/,
  /^(?:i|we) (?:just |do |also )?(?:see|saw|notice|noticed|spotted) (?:the|a|an|that|some) \w+(?: \w+){0,4}$/,
  /^your (?:ids?|license|passport|application|form|letter|email|message|note|profile) (?:says?|said|shows?|mentions?|mentioned)\b/,
];
/** In the order of a statement, a question asks nothing: "You're active duty?" */
const STATED = /^(?:so |oh |and |ah )?(?:you|youre|youve|youll|your|he|hes|she|shes|they|theyre)\b|\b(?:is|are) your \w+$/;
/** "You aren't pregnant, are you?" asks. */
const ASKS =
  /\b(?:are|arent|do|dont|does|doesnt|is|isnt|have|havent|will|wont|did) (?:you|he|she|they|it|we)$|\b(?:right|correct|yes|no)$/;
/** What refuses, or says what is wanted, is more than said back. */
const WISHES = 'VNJoUR';

/** Whether a sentence says back what a person said of themselves. */
export function isSaidBack(own: readonly Item[], isQuestion: boolean): boolean {
  if (own.some(({ letter }) => WISHES.includes(letter))) return false;
  const words = wordsOf(own);
  if (!isQuestion) return SAID_BACK.some((said) => said.test(words));
  return (STATED.test(words) || SAID_BACK.some((said) => said.test(words))) && !ASKS.test(words);
}
