import {
  type Found,
  type Pattern,
  QUALIFIED,
  pattern,
  limits,
  peopleOf,
  audience,
  idealFor,
  seeks,
  firstCategory,
  soft,
  hard,
  wanted,
  unless,
  named,
  says,
  CHILDREN,
} from './found.ts';
import { isForAll } from './named-in-passing.ts';
import type { Item } from '../text/item.ts';

/** Who is wanted, and whom a home is said to be for. */
export const WISHES: Pattern[] = [
  pattern('people', `Yp`, soft, () => 'age'),
  // The owner likes a married man.
  pattern('preference', `pb?x[zt]?d[dGe#]{0,2}(?<x>Q)`, seeks, (found) =>
    /^(?:owners?|sellers?|landlord|landlady|board|managers?|co op|association)$/.test(
      found.items[found.matchFrom]?.words ?? '',
    ) && says(found, /^(?:likes?|expects?|expecting|favors?|counting on|hoped|hoping)$/)
      ? wanted(found)
      : undefined,
  ),
  // Ladies, this condo was made for you.
  pattern('audience', `(?:^|[.])[dzx]?(?<x>Q),[^.]{1,12}?fz`, idealFor, (found) =>
    found.items[found.matchTo - 1]?.words === 'you' ? wanted(found) : undefined,
  ),
  // Someone strong and healthy. A tenant, young and fit.
  pattern('preference', `p,?(?:[dGx][,c]{1,2})?(?<x>[ka])(?:[,c]{1,2}[dGxka])?(?=[.,ctzfbRuV]|$)`, seeks, (found) =>
    /^(?:some|any)(?:one|body)$|^(?:tenant|renter|roommate|housemate|person|applicant|resident|buyer)s?$/.test(
      found.items[found.matchFrom]?.words ?? '',
    )
      ? wanted(found)
      : undefined,
  ),
  // Someone the same age
  pattern('preference', `[uvR]d{0,2}p(?<x>T)`, soft, (found) => (firstCategory(found) === 'age' ? 'age' : undefined)),
  // Seeking Buddhist sharers
  pattern('preference', `ud{0,2}(?<x>a[dG]?x)(?=[.,z]|$)`, seeks, (found) =>
    says(found, /^(?:seek|look|want|search)/) && found.items[found.to - 1]?.words.endsWith('s') === true
      ? named?.(found)
      : undefined,
  ),
  // A single adult is who we are looking for.
  pattern('preference', `(?<x>Q)b[xz]{1,3}b?[uv]`, seeks, wanted),
  // Renting to …
  pattern('preference', `v(?:z|t)[dzG#]{0,2}(?<x>${QUALIFIED})`, seeks, (found) =>
    says(found, /^(?:rent|leas|let|sell|show|market)\w*$/) && says(found, /^to$/) && !isOpenToFamilies(found)
      ? wanted(found)
      : undefined,
  ),
  // Renting the room to a lady
  pattern('preference', `v[dG]{0,2}[xILX]{1,2}z[dzG#]{0,2}(?<x>${QUALIFIED})`, seeks, (found) =>
    says(found, /^(?:rent|leas|let|sell)\w*$/) && says(found, /^to$/) && !isOpenToFamilies(found) ? wanted(found) : undefined,
  ),
  // Perfect for the healthy and fit.
  pattern(
    'audience',
    `[sSu][XLx]?f?d{0,2}(?<x>[ak](?:[,c]{1,2}[akb]){1,2}p?)(?=[.,tz]|$)`,
    audience,
    unless('race_color', 'national_origin'),
  ),
  // Designed for the agile.
  pattern('audience', `[fuS]d(?<x>[dG]?[akAQ])(?=[.,tz]|$)`, audience, (found) =>
    says(found, /^the$/) ? wanted(found) : undefined,
  ),
  // Perfect for hikers with strong legs.
  pattern('audience', `s[XLx]?f[dzG]{0,2}[xp]t(?<x>A)`, hard, (found) =>
    firstCategory(found) === 'disability' ? 'disability' : undefined,
  ),
  // Great for active, able people. For the able and energetic.
  pattern('audience', `f(?:d[,c]?){0,3}(?<x>b(?:p|(?:[,c]{1,2}[dGk])?(?=[.]|$)))`, hard, (found) =>
    says(found, /^able$/) ? 'disability' : undefined,
  ),
  // A loft for the young and limber
  pattern('audience', `[LXx]f(?<x>Q)(?=[.,tz]|$)`, audience, (found) =>
    found.items[found.from]?.words.startsWith('the ') === true &&
    /^(?:lofts?|homes?|house|place|units?|apartment|condo|studio|layout|plan|space|living|walk up|building)$/.test(
      found.items[found.matchFrom]?.words ?? '',
    )
      ? wanted(found)
      : undefined,
  ),
  // Bring your tools, guys.
  pattern('audience', `,(?<x>Q)(?=[,.])`, soft, (found) =>
    /^(?:guys|ladies|gentlemen|fellas|fellows|girls|gals|gents|boys|moms|dads|mamas|papas)$/.test(
      found.items[found.from]?.words ?? '',
    ) && found.items.slice(Math.max(0, found.from - 8), found.from).every(({ letter }) => letter !== 'Q')
      ? firstCategory(found)
      : undefined,
  ),
  // Preference is given to a married couple.
  pattern('preference', `[xXR]b{0,2}x?z[dzG#]{0,2}(?<x>Q)`, seeks, (found) =>
    /^(?:preference|priority|preferred|first choice|choice)$/.test(found.items[found.matchFrom]?.words ?? '') &&
    says(found, /^to$/) &&
    found.items[found.matchFrom - 1]?.letter !== 'n'
      ? wanted(found)
      : undefined,
  ),
  // A wise choice for older buyers
  pattern('audience', `[Xx]f[dzG]{0,3}(?<x>Q)`, audience, (found) =>
    /^(?:choice|match|pick|fit|option|solution|bet|value|buy|find)$/.test(found.items[found.matchFrom]?.words ?? '')
      ? wanted(found)
      : undefined,
  ),
  // Smart living for the successful executive.
  pattern('audience', `[LXxz]f[dG]{1,3}(?<x>Q)`, audience, (found) =>
    /^(?:living|life|lifestyle|digs|quarters|retreat|getaway|hideaway|haven|home|house|residence)$/.test(
      found.items[found.matchFrom]?.words ?? '',
    )
      ? wanted(found)
      : undefined,
  ),
  // A garage every guy wants.
  pattern('audience', `d[d]?(?<x>Q)[vmz]`, audience, (found) =>
    says(found, /^(?:every|any)$/) && says(found, /^(?:wants?|needs?|has to have|must have)$/) ? wanted(found) : undefined,
  ),
  // Looking for a quiet tenant, middle-aged, who pays.
  pattern('preference', `[uRs][dzGfx#]{0,5}p,d?(?<x>[ak])(?=[,.])`, seeks, wanted),
  // Prefer someone mentally stable.
  pattern('preference', `[uRfsS]p(?<x>Q)(?=[.,]|$)`, seeks, wanted),
  // Ideal for retirement
  pattern('audience', `s[XLx]?[fz][dz]?(?<x>[xG])`, soft, (found) => (says(found, /^retirement$/) ? 'age' : undefined)),
  // The perfect pad for a single
  pattern('audience', `[sX]f[dzGx]{0,2}(?<x>k)(?=[.,]|$)`, soft, (found) =>
    says(found, /^single$/) ? 'familial_status' : undefined,
  ),
  // Geared to the over-fifty set.
  pattern('audience', `[uS][dz]{0,2}(?<x>Y)`, soft, () => 'age'),
  // An over-50s building.
  pattern('audience', `(?<x>Y)d?[lLXI]`, soft, (found) =>
    (found.items[found.matchTo - 1]?.letter !== 'I' || says(found, /^(?:parks?|villages?|complex|resorts?)$/)) &&
    /\ds$/.test(found.items[found.from]?.words ?? '') &&
    !says(found, /^(?:district|street|quarter|block|area)s?$/)
      ? 'age'
      : undefined,
  ),
  // If your AARP card is handy, you'll feel at home.
  pattern('audience', `(?<x>T)[^.nNJ]{0,8}?B`, soft, (found) =>
    /^(?:age|religion|national_origin)$/.test(firstCategory(found) ?? '') ? firstCategory(found) : undefined,
  ),
  // Married couples settle here.
  pattern('audience', `(?<x>Q)b?[xB]z`, audience, (found) =>
    says(found, /^(?:settle|settled|gather|flock|thrive|belong|congregate|retire)$/) && says(found, /^here$/)
      ? wanted(found)
      : undefined,
  ),
  // Where young families settle.
  pattern('audience', `z[dzq]?(?<x>Q)[bz]?[xvB]`, audience, (found) =>
    says(found, /^where$/) &&
    says(found, /^(?:put|settle|settles|stay|stays|move|moves|grow|live|gather|thrive|land|put down roots)$/)
      ? wanted(found)
      : undefined,
  ),
  // Once the kids leave for college
  pattern('audience', `z[zd]{0,2}(?<x>Q)[bz]{0,2}[xG]`, soft, (found) =>
    says(found, CHILDREN) &&
    says(found, /^(?:after|once|when|since)$/) &&
    says(found, /^(?:leave|left|gone|grown|fly|flown|out|moved)$/) &&
    !found.items.some(({ words }) => /^(?:sellers?|owners?)$/.test(words))
      ? 'familial_status'
      : undefined,
  ),
  // She will adore the kitchen, he gets the garage.
  pattern('audience', `z[bn]{0,3}[Bzxv][^.]{1,10}?z[bn]{0,2}[Bzxv]`, soft, (found) =>
    says(found, /^she$/) && says(found, /^he$/) ? 'sex' : undefined,
  ),
  // Looking for … Ideal for … Suits …
  pattern('preference', `u(?:[dzsGqe#],?){0,5}x?(?<x>${QUALIFIED})`, seeks, (found) =>
    isOpenToFamilies(found) || found.items[found.matchFrom - 1]?.words === 'originally'
      ? undefined
      : says(found, /^(?:room for|built for|designed for)$/)
        ? unless('familial_status', 'disability')?.(found)
        : wanted(found),
  ),
  pattern('limit', `p[b]?[dzt]{0,3}(?<x>Y)`, limits, () => 'age'),
  pattern('audience', `s{1,2}[xXlLdzGI^]{0,3}[fz](?:xc)?(?:[dzGe#],?){0,2}x?(?<x>${QUALIFIED})`, idealFor, (found) =>
    /^(?:for|to)$/.test(connectorOf(found)) && found.items[found.from - 1]?.words.endsWith('ing') !== true
      ? wanted(found)
      : undefined,
  ),
  pattern('audience', `(?:^|[.])[dzG]{0,2}(?<x>Q)\\.`, audience, (found) => (says(found, CHILDREN) ? undefined : wanted(found))),
  pattern('audience', `(?<x>Q)u`, audience, wanted),
  pattern('preference', `(?:^|[.,])R,?[dzG#]{0,2}(?<x>${QUALIFIED})`, seeks, wanted),
  pattern('preference', `v[dzG#]{0,2}(?<x>${QUALIFIED})`, seeks, (found) =>
    says(found, /^want(?:s|ing)?$/) ? wanted(found) : undefined,
  ),
  pattern('preference', `[sRx]p(?:b{1,2}|,)[dzG]{0,2}(?<x>Q|[akw](?![xIlLXW]))`, seeks, (found) =>
    says(found, /^(?:ideal|perfect|right|preferred|best|target)$/) ? wanted(found) : undefined,
  ),
  pattern('audience', `S[dzG#]{0,2}(?<x>${QUALIFIED})`, idealFor, wanted),
  pattern('audience', `(?<x>${QUALIFIED})(?:xz?|td?[Lx])?[bzdB]{0,3}B`, audience, (found) =>
    says(found, CHILDREN) && !says(found, /grow(?:ing)? up|thrive/)
      ? unless('familial_status', 'disability')?.(found)
      : wanted(found),
  ),
  pattern('audience', `(?:^|[.,])f[d]{0,2}(?<x>${QUALIFIED})`, audience, (found) =>
    firstCategory(found) === 'disability'
      ? wanted(found)
      : unless('familial_status', 'disability', 'source_of_income', 'military_status')?.(found),
  ),
  pattern('audience', `f[dzG#]{0,2}(?<x>Q)`, hard, named),
  // A cozy nest for two.
  pattern('audience', `[sXL]f#(?=[.,c]|$)`, soft, (found) => (says(found, /^(?:one|two)$/) ? 'familial_status' : undefined)),
  // His workshop, her craft room.
  pattern('audience', `zd?x{1,3}[,c]{1,2}zd?x`, soft, (found) =>
    says(found, /^his$/) && says(found, /^her$/) ? 'sex' : undefined,
  ),
  // Folks whose children have flown the nest.
  pattern('audience', `[xz]d?(?<x>Q)[bz]{0,2}[xG]`, soft, (found) =>
    says(found, /^whose$/) && says(found, CHILDREN) && says(found, /^(?:leave|left|gone|grown|fly|flown|out|moved)$/)
      ? 'familial_status'
      : undefined,
  ),
  // A house of four girls.
  pattern('people', `[LXlp^]t[d#]{0,2}(?<x>Q)`, hard, (found) =>
    says(found, /^of$/) &&
    says(found, /^(?:home|house|apartment|townhouse|unit|household|place|building|floor|quiet building)$/) &&
    peopleOf(found)[0]?.category === 'sex'
      ? 'sex'
      : undefined,
  ),
  // Gents, your beer fridge is ready.
  pattern('audience', `(?:^|[.])(?<x>Q),z`, soft, (found) =>
    /^(?:guys|ladies|gentlemen|fellas|fellows|girls|gals|gents|moms|dads|mamas|papas)$/.test(
      found.items[found.from]?.words ?? '',
    ) && /^(?:you|your|youll|here|this|bring)$/.test(found.items[found.matchTo - 1]?.words ?? '')
      ? firstCategory(found)
      : undefined,
  ),
  // Being white is a plus.
  pattern('preference', `bd?(?<x>[awQ])b{1,2}[dzx]{0,2}[Rsi]`, seeks, (found) =>
    found.items[found.matchFrom]?.words === 'being' ? wanted(found) : undefined,
  ),
  // Bring the kids and the dog.
  pattern('audience', `(?:^|[.,c])[dx]{0,2}z[dz]{0,2}(?<x>Q)`, soft, (found) =>
    found.items.slice(found.matchFrom, found.from).some(({ words }) => words === 'bring') &&
    says(found, CHILDREN) &&
    !isForAll(found)
      ? 'familial_status'
      : undefined,
  ),
  // Picture your kids on the swing; a street where kids run free.
  pattern('audience', `[ux]z(?<x>Q)[xGvz]`, soft, (found) =>
    says(found, CHILDREN) && says(found, /^your$/) && says(found, /^(?:picture|imagine|envision|watch|see)$/)
      ? 'familial_status'
      : undefined,
  ),
  pattern('audience', `z[dz]?(?<x>Q)[bx]?[xGv]`, soft, (found) =>
    says(found, CHILDREN) &&
    says(found, /^where$/) &&
    says(found, /^(?:run|play|ride|roam|bike|grow|gather|learn|explore|be|walk)$/)
      ? 'familial_status'
      : undefined,
  ),
];

function connectorOf(found: Found): string {
  for (let index = found.from - 1; index >= found.matchFrom; index--) {
    const { letter, words } = found.items[index] as Item;
    if (letter === 'f' || words === 'to') return words;
  }
  return '';
}

/** "We rent to families with children" shuts nobody out. */
function isOpenToFamilies(found: Found): boolean {
  return (
    found.items[found.matchFrom - 1]?.words === 'we' &&
    peopleOf(found).every(({ category, isLimit }) => category === 'familial_status' && isLimit !== true)
  );
}
