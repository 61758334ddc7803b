const DAY = String.raw`(?:(?:the )?(?:later |latest |last )?(?:day|date|time|moment|hour) )?(?:(?:on which|upon which|by which|that|when|as of which) )?`;
const EVERYBODY = String.raw`(?:(?:the )?(?:buyers?|sellers?|purchasers?|vendors?)(?: and (?:the )?(?:buyers?|sellers?|purchasers?|vendors?))|(?:the |both |all )?(?:of )?(?:the )?part(?:y|ies)(?: (?:hereto|to (?:this|the) (?:contract|agreement)))?|both(?: of (?:us|them|you))?(?: sides)?|all(?: (?:two|three|four|five|six))?(?: of (?:us|them|you))?|everybody|everyone|(?:every|each|the last|the final) (?:party|person|side|signer|signatory|one))`;
const PAPER = String.raw`(?:this|the) (?:real estate |purchase |sales? |residential |whole |entire )*(?:contract|agreement|offer|paper|letter|instrument|document|form|sheet)`;
/** What is signed and handed over too is another’s event. */
const ALONE = String.raw`(?! (?:and|,)[^.;]{0,30}(?:deliver|receiv|return|communicat|notif|exchang))`;

/**
 * That everybody has signed, in whatever words, as an event to count from: “the date this contract bears the signatures of Buyer
 * and Seller”, “both names are on this paper”, “the last of us signs”. In lower case, gaps as single spaces.
 */
export const ALL_SIGNING: readonly string[] = [
  String.raw`${DAY}${PAPER} (?:bears|carries|shows|has|is given) (?:the )?(?:signatures?|names?|marks?|hands?) of ${EVERYBODY}${ALONE}`,
  String.raw`${DAY}(?:the )?(?:both|all|last|final|second|${EVERYBODY}(?:'s?|s')?) (?:of the )?(?:required |needed |necessary |parties' )?(?:signatures?|names?|marks?|hands?) (?:are|is|were|was|have been|has been|had been|appears?) (?:on|upon|put|placed|affixed|obtained|in place|here|to|set)${ALONE}`,
  String.raw`(?:the )?(?:later|latest|last|final|second) (?:of (?:the |all )?)?(?:two |three |parties'? |required |dated )?(?:signatures?|signing)(?: dates?)?${ALONE}`,
  String.raw`(?:the )?(?:later|latest|last) (?:of the )?(?:date|day)s? (?:beside|next to|under|by|of|on) (?:the |a |any )?(?:parties' )?signatures?${ALONE}`,
  String.raw`${DAY}(?:the )?(?:last|second|final|other) (?:of (?:the )?(?:parties|them|us|you|both|two|sides|signers|buyers? and sellers?|sellers? and buyers?|persons [a-z ]{3,30})|party|side|person|one|signer|signatory)(?: to sign)? (?:signs?|has signed|have signed|signed|executes?|has executed|initials|does so|puts? (?:a |his |her |their )?(?:signature|name))${ALONE}`,
  String.raw`${DAY}${EVERYBODY} (?:have |has |having )?(?:all |both |each |duly |fully )?(?:sign(?:s|ed|ing)?|executed?|put (?:a |their |his |her )?(?:names?|signatures?))(?: (?:to|on) ${PAPER})?${ALONE}`,
  String.raw`${DAY}(?:we|you and i|they) (?:have )?(?:both|all|each) (?:have )?(?:sign(?:ed)?|executed?|put our names?)(?: (?:to|on) ${PAPER})?${ALONE}`,
  String.raw`${DAY}you (?:have )?put your (?:name|signature|hand)(?: (?:to|on) (?:it|${PAPER}))?${ALONE}`,
  String.raw`(?:the )?(?:going under contract|under[- ]contract (?:date|day)|(?:date|day) (?:(?:that|on which|when) )?(?:we|the parties|it|the property|the home) (?:go(?:es)?|went|came|are|is) under contract)`,
  String.raw`(?:the )?(?:mutual|bilateral|full|complete|joint) (?:assent|signatures?|signing|subscription)${ALONE}`,
];
