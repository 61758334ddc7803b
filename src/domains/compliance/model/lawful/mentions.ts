import { type Item, remembering, sentenceAround, wordsOf } from '../text/item.ts';

/*
 * Words that a text mentions and does not say: what a law forbids, what stood in an old deed or another advertisement, what somebody
 * may complain of. They keep nobody out.
 */

/** What is said of words in quotation marks that nobody should use. */
const DISOWNED =
  /\b(?:illegal|unlawful|against the law|violat\w+|forbid\w*|forbade|prohibit\w*|banned|bans|barred|bars|outlaw\w*|complain\w*|complaints?|fined|fines|report(?:ed)? (?:it|them|that|any)|discriminat\w+|changed (?:the|agents?|brokers?)|rewrote|rephrased|reworded|replaced|corrected|edited|leaves? (?:\w+ )?(?:people|anyone|anybody|somebody|some) out|took (?:that|it|them|this) (?:out|down|off)|taken (?:out|down|off)|strike|struck|remov\w+|delet\w+|dropped|repealed|rescinded|reject\w* (?:ads?|copy|words|wording)|void|unenforceable|(?:never|not|dont|cannot|cant|wont|may not) (?:be )?(?:say|says|said|write|writes|written|use|uses|used|print|prints|printed|publish|published|post|posts|posted|call|calls|called|run|advertise|accept (?:ads?|wording))|avoid (?:words|phrases|writing|saying|terms)|shows? a preference|not (?:be )?(?:our|a) client|los(?:e|es|ing) (?:the|their|his|her|its|a) licen[sc]e|fair housing|lawsuit|sued|court|guilty|settled|penalt(?:y|ies)|break(?:s|ing)? (?:\w+ )?(?:laws?|rules?)|museums?|archives?|antique|vintage|framed|souvenir|18\d\d|19[0-6]\d|out of bounds|off the list|no longer (?:says?|reads?|uses?|allowed|legal)|it may not|sent (?:it |them )?back|rewrit\w+|rewrote|when (?:you|people|they|buyers) (?:say|ask for|write)|you (?:said|wrote)|(?:asks?|asked|wonders?|wondered) (?:\w+ )?(?:whether|if))\b/;

const LAW =
  '(?:law|laws|act|congress|statutes?|code|ordinances?|constitution|amendment|hud|state|states|county|city|government(?! (?:assistance|aid|help|checks?|programs?|money|benefits|subsid))|courts?|supreme court|brokerage|brokers? rules|mls|realtors|commission|rules of the board|license law|fair housing|title viii|california|new york|texas|oregon|washington|illinois|massachusetts|new jersey|colorado|virginia|connecticut|minnesota)';
const FORBIDS =
  '(?:bars?|barred|barring|forbids?|forbade|forbidding|forbidden|prohibits?|prohibited|prohibiting|bans?|banned|banning|outlaws?|outlawed|protects?|protected|covers?|makes? it (?:illegal|unlawful|an offense|a violation)|made it (?:illegal|unlawful)|(?:does|do|did) not (?:allow|permit|let)|doesnt (?:allow|permit|let)|requires?|will not let|wont let)';
const TRADE =
  '(?:landlords?|owners?|sellers?|agents?|brokers?|realtors?|lenders?|managers?|anyone|anybody|everyone|us|housing providers?|associations?|boards?|coops?|ads?|advertis\\w+|refus\\w+|den(?:y|ying|ial)|turning|evict\\w+|discriminat\\w+|steering|charging|asking|harass\\w+|people|families|famil(?:y|ial)|tenants|renters|buyers|applicants|veterans|persons|individuals|households)';

/** Sentences of law, of complaints and of what others did. */
const OF_LAW: readonly RegExp[] = [
  // "Federal law bars landlords from refusing people because they have children." "In 1968 Congress forbade sellers to …"
  new RegExp(String.raw`\b${LAW}\b(?: \w+){0,2} ${FORBIDS}\b(?: \w+){0,3} ${TRADE}\b`),
  // "It is unlawful to …", "refusing families is against the law"
  /\b(?:illegal|unlawful|against the law|a violation of|a crime) (?:that|to|for|under|in|if|against)\b|\bagainst (?:the |federal |state |city |local |fair housing ){1,3}law\b|\b(?:false|untrue|not true|a myth|a rumor) that\b/,
  /\b(?:refusing|denying|turning|rejecting|evicting|asking|charging|steering|advertising|saying|writing|telling)\b.* (?:is|are) (?:illegal|unlawful|against the law|discrimination|prohibited|a violation|not allowed|not lawful|forbidden)\b/,
  // "Under California law a landlord may not say …"
  /\b(?:landlords?|owners?|sellers?|agents?|brokers?|realtors?|lenders?|boards?|associations?|hoas?|managers?|nobody|no one) (?:\w+ ){0,2}(?:may not|must not|cannot|cant|must never|may never|is not allowed to|are not allowed to|is not permitted to|are not permitted to) (?:legally |lawfully |ever )?(?:say|write|state|print|publish|advertise|ask|refuse|reject|deny|evict|turn|charge|steer|prefer|favor|require|limit|exclude|ban|bar|forbid|post|penalize)\b/,
  // "An agent who refuses to show homes to Muslims loses the license."
  /\b(?:landlords?|owners?|sellers?|agents?|brokers?|realtors?|buyers?|managers?|anyone|anybody|whoever|member)\b(?: \w+){0,3} (?:who|that) (?:refuse|say|write|ask|turn|steer|reject|den|discriminat|prefer|post|tell|advertis)\w*\b.*\b(?:los(?:e|es)|break|breaks|violates?|risks?|faces?|fined?|fines|liable|sued|client|licen[sc]e|penalt\w+|report\w*|disciplin\w+|expelled|dismissed|fired|elsewhere for an agent)\b/,
  // "If you believe you were refused because of your religion, call HUD."
  /\b(?:if|when|anyone who|whoever|people who)\b(?: \w+){0,4} (?:(?:believes?|thinks?|feels?|suspects?)\b|(?:landlord|owner|agent|seller|manager|broker|board)s? (?:\w+ )?(?:told|tells|says|said|refuses?|refused|asks?|asked|turns|turned|rejects|rejected|denies|denied)\b|(?:been|was|were|are) (?:refused|denied|turned|discriminat\w+|steered|harassed|rejected|treated)\b).*\b(?:call|contact|file|report|complain\w*|rights|tell (?:us|hud)|write to|reach out)\b/,
  /\b(?:complaints?|lawsuits?|claims?) (?:\w+ ){0,3}(?:with|to|against|about|by)\b.*\b(?:hud|commission|agency|court|state|city|division)\b/,
  // "Please don't describe your ideal buyer by faith."
  /\b(?:dont|do not|never|avoid) (?:describe|describing|mention|mentioning|characterize|target|picture)\b|^(?:please )?(?:dont|do not|never) (?:write|say|name|state|promise|print) (?:who|whom|what kind|that)\b/,
  // "We never publish words like 'safe'."
  /\b(?:we|i|agents?|our (?:agents|ads|listings)) (?:\w+ )?(?:dont|do not|never|wont|cannot|cant|will not|may not|avoid) (?:\w+ )?(?:publish|publishing|say|saying|write|writing|use|using|print|printing|post|posting) (?:\w+ ){0,2}(?:words?|phrases?|terms?|language|wording|labels?|adjectives?)\b/,
  // "Redlining kept Black families out until 1968; a marker tells of it."
  /\b(?:redlining|covenants?|segregation|discrimination|jim crow|laws?)\b.*\b(?:kept|barred|excluded|shut|denied|prevented)\b.*\b(?:until|before|in|from) (?:the )?(?:1[89]\d\d|19\d0s)\b(?!.*\b(?:changed?|still|same|stay\w*|spirit|remain\w*)\b)/,
  // "The first house here sold to a Black family, in 1958": what was, unless the sentence goes on about what is.
  /^(?!.*\b(?:changed?|still|same|as it was|the way it was|like it was|return\w*|stay\w*|spirit|remain\w*|today|now|keep\w*|kept|since|only|no|not|never|prefer\w*|ideal|perfect|must|wanted|seek\w*|welcome|suits?|great|just|like|rents?|deposits?|fees?|dollars|monthly|a month|per month)\b).*\b(?:in|before|until|till|by|from|of|circa|around|during|since|through|between|after|built|the|late|early|mid|and|to|dated) (?:the )?(?:1[6-8]\d\d|19[0-6]\d|1[6-8]\d0s|19[0-6]0s)\b/,
  /\b(?:can|could|may|will|would|was|were|be|been) (?:be )?(?:fined|sued|liable|prosecuted|penalized|punished) (?:for|if|when|over)\b/,
  // "The covenant of 1947 is void."
  /\b(?:covenants?|deeds?|clauses?|restrictions?|bylaws?|signs?|rules?)\b.*\b(?:void|unenforceable|struck|no longer|repealed|rescinded|has no (?:force|effect)|without effect|null|illegal|unlawful|cannot be enforced|removed)\b/,
  // "No Irish, said the sign in 1850."
  /\b(?:said|read|says|reads)\b(?: \w+){0,3} (?:signs?|ads?|notices?|posters?|deeds?)\b.*\b(?:1[6-8]\d\d|19[0-6]\d)\b|\b(?:signs?|ads?|notices?|posters?)\b(?: \w+){0,6} (?:1[6-8]\d\d|19[0-6]\d)\b(?: \w+){0,2} (?:said|read)\b/,
  // "Our landlord discriminated against us because of our son's autism."
  /\bdiscriminat(?:e|es|ed|ing) against (?:us|me|him|her|them|my|our|people|anyone|anybody|someone|families|an?)\b/,
  /\b(?:training|fair housing|compliance|style|writing) (?:tips?|notes?|guide|lesson|reminder|quiz)\b/,
];

/** Words that speak for the writer after all: "by law we have to, but no kids". */
const OF_THE_WRITER =
  /\b(?:but|however|still|though|although|anyway|just|sorry|unfortunately|wink|between us|technically|supposedly)\b/;
const MOST_ITEMS = 40;

const speaksOfLaw = remembering((said) => OF_LAW.some((one) => one.test(said)) && !OF_THE_WRITER.test(said));

/** Whether what stands at a place is mentioned only. */
export function isMentioned(items: readonly Item[], from: number): boolean {
  const around = sentenceAround(items, from, MOST_ITEMS);
  const own = wordsOf(around.filter(({ isQuoted }) => isQuoted !== true));
  if (speaksOfLaw(own)) return true;
  return items[from]?.isQuoted === true && DISOWNED.test(unquotedNear(items, from));
}

/** The words around a quotation: its sentence, the one before it and the one after it. */
function unquotedNear(items: readonly Item[], at: number): string {
  const edge = (step: 1 | -1) => {
    let [here, ends] = [at, 0];
    while (items[here + step] !== undefined && Math.abs(here - at) < MOST_ITEMS) {
      here += step;
      if (items[here]?.letter === '.' && items[here]?.isQuoted !== true) ends += 1;
      if (ends === 2) break;
    }
    return here;
  };
  return wordsOf(items.slice(edge(-1), edge(1) + 1).filter(({ isQuoted, letter }) => isQuoted !== true && letter !== '.'));
}
