/** Column names that a model may not use: who lives there, proxies for that, and other people's estimates. */
const BARRED = [
  {
    words:
      /\b(race|racial|ethnic\w*|hispanic\w*|latin[oax]s?|black|white|asian|african|religio\w*|sex|gender|disab\w*|handicap\w*|familial|marital|children|ancestry|national origin|nationality|immigra\w*|citizen\w*|minorit\w*|demograph\w*|households?|population|poverty|income|crimes?)\b/,
    reason: 'Nothing about people may change a value, and nothing that stands in for it.',
  },
  {
    words:
      /\b(list(ing|ed)? ?price|ask(ing)? ?price|original ?price|assess(ed|ments?)\w*|apprais\w*|tax(able)? ?(value|amount)|zestimate|avm)\b/,
    reason: 'An estimate rests on what was paid, not on what someone asked for or put down as the value.',
  },
];

/** Why a model may not learn from a column with this name. Undefined if it may. */
export function findBar(name: string): string | undefined {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^a-zA-Z\d]+/g, ' ')
    .toLowerCase();
  return BARRED.find((one) => one.words.test(words))?.reason;
}
