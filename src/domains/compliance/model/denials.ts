import { type Item, sentenceAround } from './item.ts';

const NOT =
  '(?:no|not|never|nobody|no one|none|neither|dont|doesnt|do not|does not|isnt|arent|wont|cannot|cant|has never|have never)';
/** Sentences in which somebody says that nobody is kept out. */
const DENIALS: readonly RegExp[] = [
  // "No applicant is turned away for paying with a voucher", "we do not reject applicants for using Section 8".
  new RegExp(
    String.raw`\b${NOT} (?:\w+ ){0,4}(?:turned away|turn away|turned down|refused?|rejects?|rejected|den(?:y|ied)|excluded?|discriminates?|steered?|penali[sz]ed?|charged (?:more|extra)|screened out)\b`,
  ),
  // "We never turn anyone away for having kids."
  new RegExp(String.raw`\b${NOT} (?:\w+ ){0,3}turn(?:s|ed|ing)? (?:\w+ ){1,3}away\b`),
  // "Phrases like 'no children' are illegal in ads."
  /\b(?:phrases?|words?|wording|language|terms?|statements?|ads?|signs?)\b.*\b(?:illegal|unlawful|not allowed|not permitted|violat\w+|against the law)\b/,
  // "The owner does not limit the number of children", "applicants are not required to be citizens", "you don't have to be married".
  /\b(?:dont|doesnt|do not|does not|not|never) (?:limit|restrict|cap|ask (?:about|whether|if)) (?:\w+ ){0,3}(?:number|children|kids|family|families|who|age|marital|status|anyone)\b/,
  // "Neither sex nor gender identity is considered when we choose tenants."
  /\b(?:neither|never|not|nor|no)\b.*\b(?:considered when|considered in|a factor|weighed)\b/,
  // "Nobody will ask where you were born."
  /\b(?:nobody|no one|noone) (?:will|may|can) ask\b/,
  // "Immigration status is not asked on our form", "we do not ask about marital status".
  /\b(?:not|never) (?:be |being )?asked\b(?! to| for)|\b(?:dont|doesnt|do not|does not|never) ask (?:\w+ )?(?:about|whether|if|who)\b/,
  // "We do not ask for citizenship or visa papers."
  /\b(?:dont|doesnt|do not|does not|never) (?:ask for|require|request|check) (?:proof of )?(?:citizenship|visas?|immigration|green cards?|passports?|birth certificates?|marriage certificates?)\b/,
  /\b(?:not|never) required to be\b|\b(?:dont|do not|doesnt|does not) (?:have|need) to be\b/,
  // "A disability is never a reason to deny a lease."
  /\b(?:is|are|was) (?:never|not) (?:a |the )?(?:reason|ground|grounds|cause|factor)\b/,
  // "There's no rule against children upstairs."
  /\bno (?:rule|rules|policy|restriction|restrictions|limit|limits|ban|bar) (?:against|on|about|as to|for)\b/,
  // "The HOA repealed its 'seniors only' rule", "the old 'no kids' sign has been removed".
  /\b(?:repealed|rescinded|abolished|did away with|dropped|struck|removed|took down|taken down|ended|retired)\b(?=.*\b(?:rule|sign|policy|covenant|restriction|clause|line|listing)\b)|\b(?:rule|sign|policy|covenant|restriction|clause)\b.*\b(?:repealed|rescinded|abolished|dropped|struck|removed|taken down|ended|retired|void|unenforceable)\b/,
  // "All are screened the same way."
  /\b(?:screened|treated|considered|reviewed|judged|handled) (?:\w+ )?(?:the same|equally|alike|identically)\b/,
  // "Whoever makes up your household may apply."
  /\b(?:whoever|everyone|everybody|anyone|every household|all households|all families|families|households of any \w+|households of all \w+) (?:\w+ ){0,5}(?:may|can|is free to|are free to|is invited to|are invited to) (?:apply|rent|buy|live here)\b(?! only)/,
  // "I cannot say where people of any religion live."
  /\b(?:i|we|agents?|brokers?|realtors?) (?:may not|cannot|cant|are not able to|am not able to|are not allowed to|will not|wont) (?:say|tell|describe|comment|discuss|answer|advise|steer|characterize|rate)\b/,
  // "Applicants may be of any age", "guests of any gender may stay", "households of every size live here".
  /^(?!.*\b(?:no|not|never|nobody|none|dont|wont|cannot|without)\b)(?=.*\b(?:may|can|welcome|apply|considered|counts?|live|lives|stay|rent|rented|invited|accepted?)\b).*\b(?:of|from|with) (?:any|every|all) (?:lawful )?(?:ages?|genders?|sex|religions?|faiths?|races?|colors?|origins?|nationalit(?:y|ies)|backgrounds?|sizes?|orientations?|abilit(?:y|ies)|kinds?|incomes?|countr(?:y|ies)|marital status|family size)\b/,
  /\b(?:nobody|no one|no applicant|no tenant|no buyer|none) (?:is|are|gets|was|will be) (?:ever )?(?:asked|questioned|quizzed)\b(?! to)/,
  /\bunlike \w+ (?:listings?|landlords?|owners?|places?)\b.*\b(?:ours|we)\b/,
];
/** Words by which such a sentence takes back what it says, or says it of some alone. */
const TAKES_BACK =
  /\b(?:but(?! (?:here is|i can|we can|you can|the (?:city|county|state|district)))|however|except|unless|though|although|prefer\w*|provided|as long as|so long as|only if|just not|only)\b/;
const MOST_ITEMS = 40;

/** Whether the sentence of a place denies that anybody is kept out: what it names there is no limit. */
export function isDenied(items: readonly Item[], from: number): boolean {
  const said = sentenceAround(items, from, MOST_ITEMS)
    .filter(({ letter }) => letter !== ',')
    .map(({ words }) => words)
    .join(' ');
  return DENIALS.some((denial) => denial.test(said)) && !TAKES_BACK.test(said.replace(/\b(?:seniors|adults) only\b/, ''));
}
