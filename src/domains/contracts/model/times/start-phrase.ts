/**
 * The words of an event that is the start of a paper, whatever their order: “the date on which this Agreement is last signed”, “we
 * have all signed”, “this offer becomes a contract”. Such a phrase has an act and no word that is not here: “the signing of a
 * release” is another’s.
 */
const ACTS =
  /^(?:(?:counter-?)?sign(?:s|ed|ing|atures?)?|execut(?:es?|ed|ion|ing)|accept(?:s|ed|ance|ing)?|ratif(?:y|ies|ied|ication)|initial(?:s|ed|led|ing))$/;
/** What only a paper does, and what only people do. */
const BECOMES = /^(?:formed|formation|conclu(?:sion|ded)|commence(?:s|d|ment)|becomes?|became|binds)$/;
const AGREES = /^agree[sd]?$/;
const PAPERS = /^(?:contract|agreement|offer|counter-?offers?|counter|letter|document|instrument|form|paper)$/;
const PEOPLE =
  /^(?:part(?:y|ies)|sides?|us|we|you|them|everyone|everybody|buyers?'?|sellers?'?|purchasers?'?|vendors?'?|(?:buyer|seller|purchaser|vendor|part(?:y|ie)s?)'s?|signers?|signator(?:y|ies))$/;
const LINKS =
  /^(?:the|a|this|that|our|your|their|its|it|date|day|time|moment|hour|of|on|upon|when|which|by|as|is|are|was|were|has|have|having|had|been|being|all|both|each|every|two|one|last|later|latest|second|final|full|fully|mutual|mutually|complete|completely|written|duly|first|and|here|below|above|hereto|hereof|binding|effective|real|estate|purchase|sale|sales|to|in|writing)$/;
/** What may follow it: the end of a sentence, or what somebody is to do. */
const ENDS = /^(?:$|shall|will|must|may|has|have|unless|if|whichever|but|or|for|at|with|during|then|not|until|so|no)$/;
const OF_BUYER = /^(?:buyer|purchaser)/;
const KNOWN = [ACTS, BECOMES, AGREES, PAPERS, PEOPLE, LINKS];
const MOST_WORDS = 16;

/** How long the phrase of a start is that some words begin with, in lower case with straight apostrophes; undefined where none does. */
export function lengthOfStartPhrase(words: string): number | undefined {
  let [at, end] = [0, 0];
  const said: string[] = [];
  for (let isEnded = false; !isEnded && said.length < MOST_WORDS;) {
    const gap = /^[ \n]*/.exec(words.slice(at))?.[0].length ?? 0;
    const word = /^[a-z'-]+/.exec(words.slice(at + gap))?.[0] ?? '';
    if (!KNOWN.some((known) => known.test(word))) {
      if (!ENDS.test(word)) return undefined;
      break;
    }
    said.push(word);
    at += gap + word.length;
    if (!/^(?:the|and|to|of|by|or|as)$/.test(word)) end = at;
    // "after the parties have signed, Buyer has ten days": the next clause begins at a comma.
    isEnded = /^\s*[.,;:()]/.test(words.slice(at)) || at >= words.trimEnd().length;
  }
  const [people, isOfPaper] = [said.filter((word) => PEOPLE.test(word)), said.some((word) => PAPERS.test(word))];
  // "after Buyer signs" is of one of them alone.
  if (people.length > 0 && people.every((word) => OF_BUYER.test(word))) return undefined;
  const [becomes, agrees] = [said.some((word) => BECOMES.test(word)), said.some((word) => AGREES.test(word))];
  const isStart = (becomes && isOfPaper) || (agrees && people.length > 0) || said.some((word) => ACTS.test(word));
  return isStart ? end : undefined;
}
