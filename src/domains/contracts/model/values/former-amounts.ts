const AMOUNT = String.raw`\$\s?[\d,]{4,14}(?:\.\d\d)?`;
const PAPER = String.raw`(?:offer|counter\s?-?offers?|counter|proposal|agreement|contract|addendum|amendment)`;
/** Within a sentence; the dots of "No. 1" and of cents end none. */
const ON = String.raw`(?:[^.;$]|\.(?=\d)|(?<=\bNo)\.)`;

const FORMER: readonly RegExp[] = [
  // "to be $738,000 (the Offer says $715,000)", "(previously $715,000)"
  new RegExp(
    String.raw`\(\s?(?:[^()$]{0,40}\b${PAPER}\b[^()$]{0,20}\b(?:says?|said|states?|stated|was|had|has|named?|asked?|at|of)|formerly|originally|previously|was|not|instead\sof|in\s(?:place|lieu)\sof|reduced\sfrom|down\sfrom|up\sfrom)\b[^()$]{0,20}${AMOUNT}[^()]{0,40}\)`,
    'gi',
  ),
  // "replaces Counter Offer No. 1 (price of $752,000)"
  new RegExp(
    String.raw`\b(?:replac(?:es?|ing)|supersed(?:es?|ing)|withdraws?|rejects?|rejected|declin(?:es?|ed)|revokes?)\b${ON}{0,60}\b${PAPER}\b${ON}{0,80}?${AMOUNT}`,
    'gi',
  ),
  // "The offer of $1,195,000 made on March 20 was rejected", "Counter No. 1 ($752,000) is withdrawn"
  new RegExp(
    String.raw`\b${PAPER}\b(?:${ON}{0,60}?)${AMOUNT}(?=(?:[^.;]|\.(?=\d)){0,80}\b(?:(?:is|was|are|were|has been|stands?|being)\s(?:hereby\s)?(?:rejected|withdrawn|superseded|replaced|declined|revoked|void)|expired|lapsed|(?:is\s)?of\sno\s(?:further\s)?(?:force|effect))\b)`,
    'gi',
  ),
];

/** A text without the amounts of papers that this one replaces, so that the others keep their places. */
export const withoutFormerAmounts = (text: string): string =>
  FORMER.reduce(
    (kept, pattern) =>
      kept.replaceAll(pattern, (said) => said.replaceAll(new RegExp(AMOUNT, 'g'), (sum) => ' '.repeat(sum.length))),
    text,
  );
