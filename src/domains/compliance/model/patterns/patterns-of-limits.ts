import type { Category } from '../finding.ts';
import {
  type Found,
  type Pattern,
  PEOPLE,
  QUALIFIED,
  ageOrChildren,
  pattern,
  limits,
  named,
  soft,
  hard,
  firstCategory,
  unless,
  wanted,
  says,
  CHILDREN,
  isOfDanger,
} from './found.ts';
import { sentenceAround } from '../text/item.ts';
import { isNamedByLaw } from '../words/name-groups.ts';

/** Who may not live here. */
export const LIMITS: Pattern[] = [
  // Third roommate, ideally 22 to 27.
  pattern('limit', `(?<x>[GxzdRu]Y)(?=[.,]|$)`, hard, (found) =>
    /^(?:ideally|preferably|around|about|roughly)$/.test(found.items[found.from]?.words ?? '') &&
    /^\d\d(?: (?:to |and |or )?\d\d)?$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'age'
      : undefined,
  ),
  // A husband and wife, not two men.
  pattern('limit', `n#(?<x>Q)`, hard, (found) =>
    firstCategory(found) === 'sex' &&
    sentenceAround(found.items, found.from, 20).some(({ words }) => OF_HUSBANDS_AND_WIVES.test(words))
      ? 'sexual_orientation_gender_identity'
      : undefined,
  ),
  // Rent is lower for women.
  pattern('limit', `[xv]b{0,2}[dzG#x]{0,3}f[d#]{0,2}(?<x>Q)`, limits, (found) =>
    /^(?:rent|deposit|dues|security)$/.test(found.items[found.matchFrom]?.words ?? '') &&
    says(found, /^(?:lower|higher|less|more|extra|double|doubled|cheaper|reduced|raised|waived|half)$/)
      ? unless('age', 'military_status', 'source_of_income')?.(found)
      : undefined,
  ),
  // No kids. Not for the handicapped. We do not rent to …
  // No kids; but not: no adults-only rules.
  pattern('limit', `n(?:[doqG#],?){0,3}${PEOPLE}(?!o[xI])`, limits),
  // No smokers or kids. No pets and no children.
  pattern('limit', `n(?:d?[xGL]{1,2},?c){1,2}[dn]{0,2}${PEOPLE}(?!b{0,2}[iPR])`, limits),
  pattern('limit', `n(?:d?[xGL]{1,2},){1,3}c?[dn]{0,2}${PEOPLE}(?!b{0,2}[iPR])(?=[.]|$)`, limits),
  pattern('limit', `n[bzdoG]{0,4}[vu][tzdfbvnGx]{0,4}${PEOPLE}`, limits),
  pattern('limit', `(?:n[bdzo]{0,2}[sXP]{0,2}[xz]?|V)[fz](?:[dzG],?){0,2}(?:x{1,3},?c[dz]{0,2})?${PEOPLE}`, limits),
  pattern('limit', `V[dzG#]{0,2}${PEOPLE}`, limits),
  // We have nothing for people on assistance.
  pattern('limit', `[zv](?<x>xf[dzG]{0,2}${PEOPLE})`, soft, (found) =>
    /^(?:nothing|none)$/.test(found.items[found.from]?.words ?? '') ? firstCategory(found) : undefined,
  ),
  // We would rather not hear little feet.
  pattern('limit', `n[bzd]{0,2}x[zd]{0,2}${PEOPLE}`, limits, (found) =>
    says(found, /^(?:hear|see|smell|meet|find|share|encounter|put up|listen)$/) ? firstCategory(found) : undefined,
  ),
  // Anyone who needs a ramp should look at another listing.
  pattern('limit', `p(?<x>t[dG]{0,2}x)[^.]{0,4}?J`, hard, (found) =>
    AIDS.test(found.items[found.to - 1]?.words ?? '') ? 'disability' : undefined,
  ),
  // No over 50s. Students no.
  pattern('limit', `n[dz]?Y(?=[.,]|$)`, limits, ageOrChildren),
  pattern('limit', `(?:^|[.,i])d?(?<x>[QTjy])n(?=[.,]|$)`, limits),
  // White only apartments
  pattern('limit', `(?:^|[.,])d?(?<x>[aw]o)(?=[LX])`, hard, named),
  // Healthy only
  pattern('limit', `(?:^|[.])(?<x>ko)(?=[.,])`, hard, firstCategory),
  // A teen-free building
  pattern('limit', `(?<x>[aQHh]x)`, hard, (found) =>
    found.items[found.to - 1]?.words === 'free' && !/^(?:of|admission|entry|parking)$/.test(found.items[found.to]?.words ?? '')
      ? unless('source_of_income', 'military_status')?.(found)
      : undefined,
  ),
  // Neither may be a minor.
  pattern('limit', `n[zb]{0,2}b{1,2}d{0,2}(?:${PEOPLE}|H(?![xIlLXW]))`, limits, (found) =>
    says(found, /^(?:be|being)$/) ? firstCategory(found) : undefined,
  ),
  pattern('limit', `n[do]{0,2}V[fz]{0,2}d{0,2}${PEOPLE}`, limits),
  pattern('limit', `N(?:t[dx]{0,2}[TjQ]|[zt]{0,2}d?T)`, limits),
  // No one under 18 may sign.
  pattern('limit', `N[zt]?Y`, limits, (found) => (isOfSigning(found) ? undefined : ageOrChildren(found))),
  // Filipino nurses only. Ladies preferred. Seniors need not apply.
  pattern('limit', `${QUALIFIED}b?[oR](?!I)`, limits, (found) =>
    /^(?:pool|swim|lounge|hours|section|locker|lockers|restrooms?|changing|sauna|steam|showers?)$/.test(
      found.items[found.matchTo]?.words ?? '',
    ) ||
    // "Voucher holders encouraged to apply" shuts nobody out.
    (says(found, /^encouraged to apply$/) && !isNamedByLaw(firstCategory(found) ?? null)) ||
    (found.items[found.matchFrom - 1]?.letter === 'n' && /[xI]/.test(found.items[found.matchTo]?.letter ?? '')) ||
    // My mother only rents month to month.
    (/^(?:my|our|his|her|their|your)$/.test(found.items[found.matchFrom - 1]?.words ?? '') &&
      /^(?:rents?|lets?|leases?|sells?|has|wants?|takes?|keeps?|lives?|comes?|visits?|meant|asked)$/.test(
        found.items[found.matchTo]?.words ?? '',
      ))
      ? undefined
      : firstCategory(found),
  ),
  pattern('limit', `${PEOPLE}(?:t[dx]{0,2}[x#]|[xp])?b{0,2}J`, limits),
  // Nobody brings a baby home here.
  pattern('limit', `N[bz]{0,2}[xvz][d#]{0,2}(?<x>[QHT])(?![xIX])`, limits, (found) =>
    says(found, /^(?:brings?|bring|has|have|raises?|keeps?|moves?|wears?)$/) ? firstCategory(found) : undefined,
  ),
  // The room is open to girls who work.
  pattern('preference', `[XIL]b{1,2}xz[dz]?(?<x>Q)(?!c?Q)`, hard, (found) =>
    says(found, /^open$/) &&
    /^(?:rooms?|bedrooms?|units?|apartments?|house|home|flat|studio|place|suite)$/.test(
      found.items[found.matchFrom]?.words ?? '',
    ) &&
    firstCategory(found) === 'sex'
      ? 'sex'
      : undefined,
  ),
  // Divorced persons must supply extra references.
  pattern('demand', `(?<x>Q)m[bz]?[xGvz][^.]{1,6}`, limits, (found) =>
    says(found, /^(?:extra|additional|double|doubled|more|larger|higher|separate|special|second|cosign\w*|guarantors?)$/) &&
    !says(found, /^(?:as|same|like|any|every|everyone|pool|gym|lifeguard)$/)
      ? unless('source_of_income')?.(found)
      : undefined,
  ),
  // Blacks welcome only in building B.
  pattern('limit', `(?<x>Qb?[iP]o)`, limits),
  // Filipino nurses welcome, others look elsewhere.
  pattern('limit', `(?<x>Q)[^.]{0,4}?[iPR][,c]{0,2}[zd]{0,2}p[bz]{0,2}J`, limits, (found) =>
    says(found, /^(?:others|everyone|everybody|people|anyone|anybody)$/) ? firstCategory(found) : undefined,
  ),
  // Only for active people
  pattern('limit', `o[fzt]{0,2}(?<x>dp)|dpo`, hard, (found) =>
    says(found, /^(?:active|energetic)$/) ? 'disability' : undefined,
  ),
  // We don't install ramps for tenants.
  pattern('limit', `n[bz]{0,2}[xvmbL][zdxvGbT]{0,6}x`, hard, (found) =>
    /^(?:ramps?|accommodations|modifications|bars|accommodation)$/.test(found.items[found.matchTo - 1]?.words ?? '') &&
    says(
      found,
      /^(?:do(?:ing)?|install(?:ing)?|build(?:ing)?|allow(?:ing)?|add(?:ing)?|mak(?:e|ing)|offer(?:ing)?|provid(?:e|ing)|grant(?:ing)?|permit(?:ting)?|put(?:ting)?|want|pay(?:ing)?|fund(?:ing)?)$/,
    )
      ? 'disability'
      : undefined,
  ),
  // Anyone with a walker will struggle here, so please look elsewhere.
  pattern('limit', `[QT][bzdxGtcmnpfsI,]{1,12}J`, limits, (found) =>
    says(found, /\b(?:elsewhere|looking|pass|skip|move (?:on|along)|scroll\w*|apply|another place)$/)
      ? firstCategory(found)
      : undefined,
  ),
  pattern('limit', `${PEOPLE}[b]{0,2}n[bzd]{0,2}[PivsB]`, limits, (found) =>
    says(found, /service animals?|assistance animals?/) && says(found, /^pets?$/) ? undefined : firstCategory(found),
  ),
  // Only adults may sign: that is the law of contracts.
  pattern('limit', `o[dvutBG]{0,2}[fz]?[dzG#]{0,2}${QUALIFIED}`, limits, (found) =>
    /^(?:familial_status|age)$/.test(firstCategory(found) ?? '') &&
    found.items.slice(found.matchTo, found.matchTo + 3).some(({ words }) => /^(?:sign|signs|firmar|firman)$/.test(words))
      ? undefined
      : firstCategory(found),
  ),
  pattern('limit', `U[dzG#]{0,2}${QUALIFIED}`, limits),
  pattern('limit', `Q[bm]{1,2}U`, limits),
  pattern('limit', `Z[dzGxt]{0,4}#?[QH]|#?Qb?Z`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  // 2 adults, 0 children
  pattern('limit', `(?<x>#Q)`, hard, (found) =>
    found.items[found.from]?.words === '0' && says(found, CHILDREN) ? 'familial_status' : undefined,
  ),
  // We rent the first floor to families.
  pattern('limit', `[vux][dxG#]{1,3}[xL]?[zf](?<x>Q)`, soft, (found) =>
    says(found, /^(?:floors?|wing|buildings?|units?|section|side|end|tower)$/) &&
    says(found, /^(?:rent|rents|lease|leases|keep|keeps|save|saves|reserve|reserves|put|assign|hold|give)$/)
      ? firstCategory(found)
      : undefined,
  ),
  pattern('limit', `#Qb?[iP]`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  pattern('limit', `\\$[fdzx]{1,3}Q`, hard, (found) =>
    says(found, CHILDREN) && says(found, /extra|fee|deposit|surcharge/) ? 'familial_status' : undefined,
  ),
  // Kids cost $50 extra.
  pattern('limit', `Q[bm]?x[dz]{0,2}#`, hard, (found) =>
    says(found, CHILDREN) && says(found, /^(?:costs?|pays?|adds?|run)$/) ? 'familial_status' : undefined,
  ),
  // Children may not use the pool.
  pattern('limit', `Qb?[bm]n[bzd]{0,2}[xBvSI]`, hard, (found) =>
    says(found, CHILDREN) && !(says(found, /^needs?$/) && says(found, /^(?:sign|pay|register|attend|listed|named|qualify)$/))
      ? 'familial_status'
      : undefined,
  ),
  // We already have enough families with kids. An extra deposit for the wheelchair
  pattern('limit', `(?:x|zq)(?<x>Q)`, soft, (found) =>
    /^(?:enough|many)$/.test(found.items[found.from - 1]?.words ?? '') && found.items[found.to]?.letter !== 'f'
      ? firstCategory(found)
      : undefined,
  ),
  pattern('limit', `\\$f[dz]{0,2}(?<x>[Tx])(?![xIL])`, hard, (found) =>
    (firstCategory(found) === 'disability' || says(found, /^(?:wheelchair|walker|scooter|ramp|stairlift|hospital bed)$/)) &&
    !isNotCharged(found) &&
    !found.items
      .slice(Math.max(0, found.matchFrom - 5), found.matchFrom)
      .some(({ letter, words }) => letter === 'n' || letter === 'N' || /^(?:any|waived?|free)$/.test(words))
      ? 'disability'
      : undefined,
  ),
  pattern('limit', `Qmb?z`, hard, (found) => (says(found, /^(?:live|reside)$/) ? firstCategory(found) : undefined)),
  pattern('limit', `Q[bxzd]{1,4}\\$`, hard, (found) =>
    says(found, CHILDREN) && says(found, /^(?:pay|extra|additional|more)$/) ? 'familial_status' : undefined,
  ),
  // Support animals are pets to us. Guide dogs count as pets.
  pattern('animal', `y(?:[bz]{0,2}[xvP]z{1,2}|[bm]{1,2}z{0,2})d{0,2}x`, hard, (found) =>
    says(found, /^pets?$/) && !says(found, /^(?:no|not|never|welcome)$/) ? 'disability' : undefined,
  ),
  // Guide dogs stay outside.
  pattern('animal', `y[bmz]{0,2}[xzv]{1,2}`, hard, (found) =>
    says(found, /^(?:stays?|remains?|waits?|sleeps?|lives?|kept|left|tied|belongs?)$/) &&
    /^(?:outside|out|outdoors|downstairs|yard|garage|car|kennel|crate|porch)$/.test(found.items[found.matchTo - 1]?.words ?? '')
      ? 'disability'
      : undefined,
  ),
  // Families with kids are housed in building C.
  pattern('limit', `Q[bm]{1,2}[dzo]{0,2}[xUL]`, limits, (found) =>
    says(
      found,
      /^(?:housed|kept|placed|assigned|put|located|confined|steered|directed|grouped|seated|sent|shown|limited to|restricted to|kept to|clustered|given)$/,
    ) &&
    /^(?:in|to|on|at|near|only|together|building|units|the|limited to|restricted to)$/.test(
      found.items[found.matchTo]?.words ?? found.items[found.matchTo - 1]?.words ?? '',
    )
      ? firstCategory(found)
      : undefined,
  ),
  // Only the sure-footed should sign.
  pattern('limit', `(?:^|[.,])od{1,2}(?<x>[ak])(?=[bm.,]|$)`, limits, wanted),
  // Guide dogs must be carried.
  pattern('animal', `ym[bz]{0,2}[xGvd]`, hard, (found) =>
    says(found, /^(?:accommodat\w+|allowed|welcomed?|accepted|permitted)$/) ? undefined : 'disability',
  ),
  pattern('animal', `y[bzdxm#]{0,5}\\$|\\$[bzxdf]{0,4}y`, hard, (found) =>
    says(found, /^(?:no|not|without|never)$/) ||
    /^(?:no|not|without|never|any)$/.test(found.items[found.matchFrom - 1]?.words ?? '') ||
    isNotCharged(found)
      ? undefined
      : 'disability',
  ),
  // Guide dogs only for a fee. Assistance dogs welcome with a $300 pet deposit.
  pattern('animal', `y[bm]{0,2}[oPix]{0,3}[ftz]{1,2}[dGx#]{0,4}\\$`, hard, (found) => chargesForAnimals(found)),
  // Support cats are charged at the normal pet rate.
  pattern('animal', `y[bm]{1,3}x[zt]{0,2}[dGx]{0,3}[$x]`, hard, (found) =>
    says(found, /^(?:charged|billed|assessed)$/) ? chargesForAnimals(found) : undefined,
  ),
  // Guide dogs are fine as long as you pay the fee.
  pattern('animal', `y[bm]{0,2}[^.]{2,9}?\\$`, hard, (found) =>
    says(found, /^(?:pays?|paid|paying|owes?)$/) && says(found, /^(?:if|provided|once|after|when|as long as|so long as|long)$/)
      ? chargesForAnimals(found)
      : undefined,
  ),
  // Service animals $25 a month
  pattern('animal', `y[bxtzfo,]{0,3}#[dz]?x`, hard, (found) =>
    /^(?:month|monthly|each|apiece|extra|year|yearly|week|weekly|nonrefundable)$/.test(
      found.items[found.matchTo - 1]?.words ?? '',
    )
      ? chargesForAnimals(found)
      : undefined,
  ),
  // A pet rent of $50 a month applies to service dogs as well.
  pattern('animal', `\\$[^.]{0,10}?[zftx],?d{0,2}y`, hard, (found) =>
    says(found, /^(?:applies|apply|due|owed|required|also|even|includes?|including)$/) &&
    !found.items.slice(Math.max(0, found.matchFrom - 1), found.matchTo + 4).some(({ words }) => NOT_OF_ANIMALS.test(words))
      ? 'disability'
      : undefined,
  ),
  pattern('limit', `Qm[bzxt]{0,4}#`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  pattern('limit', `(?:[pQ][bzt]{0,2})?Yo|Y[bz]?[oR]|oY|Yb{0,2}J`, limits, ageOrChildren),
  pattern('limit', `(?:^|\\.)d?(?<x>[QTjy])\\.[z,]{0,2}[nJ]`, limits),
  pattern('limit', `n[bzdoG]{0,3}[xI]{1,4}z?f[dzG]{0,2}${PEOPLE}`, limits, (found) =>
    says(found, /^(?:not|isnt|arent|never)$/) ? firstCategory(found) : undefined,
  ),
  // Veterans, sorry.
  pattern('limit', `(?:^|\\.)d?(?<x>[QTjy]),z(?=[.]|$)`, limits, (found) =>
    says(found, /^sorry$/) ? firstCategory(found) : undefined,
  ),
  // Soldiers break leases, so we avoid them.
  pattern('limit', `(?<x>Q)[^.]{1,14}?n[bzdv]{0,3}u?x`, limits, (found) =>
    found.items[found.matchTo - 1]?.words === 'them' ? firstCategory(found) : undefined,
  ),
  // Foreigners pay six months up front.
  pattern('limit', `(?<x>Q)[bm]?x`, hard, (found) =>
    says(found, /^(?:pay|pays|owe|prepay)$/)
      ? (named?.(found) ?? (says(found, CHILDREN) ? 'familial_status' : undefined))
      : undefined,
  ),
  pattern(
    'limit',
    `Qm[bx]`,
    soft,
    unless('national_origin', 'age', 'sex', 'familial_status', 'disability', 'source_of_income', 'military_status'),
  ),
  pattern('limit', `Qt#[oR]`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  // The unit is for adults.
  pattern(
    'limit',
    `[xXlLpI]b[dzGo]{0,2}f[dzG#]{0,2}(?<x>${QUALIFIED})`,
    (category, found) => (says(found, CHILDREN) || says(found, /\bfamil/) ? 'soft' : limits(category, found)),
    wanted,
  ),
  // Lesbians are welcome elsewhere.
  pattern('limit', `(?<x>Q)b{0,2}[iP]z?x?`, hard, (found) => (says(found, /^elsewhere$/) ? firstCategory(found) : undefined)),
  // Kids ruin everything. Wheelchairs damage the floors.
  pattern('limit', `[QTy][bzd]{0,3}[xGB]`, limits, (found) =>
    says(
      found,
      /^(?:damages?|ruins?|scratch(?:es)?|scuffs?|disturbs?|bothers?|complains?|destroys?|wrecks?|scares?|annoys?|trash(?:es)?)$/,
    )
      ? firstCategory(found)
      : undefined,
  ),
  // The blind cannot live here safely.
  pattern('limit', `Q[bm]{0,2}n[dzb]{0,2}[xzB]`, limits, (found) =>
    says(found, /^(?:live|reside|stay|manage|move|rent|apply|enter|park|cope|handle|lease|buy|tour|share)$/)
      ? firstCategory(found)
      : undefined,
  ),
  // No pets, including service animals.
  pattern('limit', `n[dG]{0,2}x{1,2},?[xzcdn]{1,2}(?<x>y)`, hard, (found) =>
    says(found, /^(?:including|includes|even|nor|or)$/) ? 'disability' : undefined,
  ),
  // Irish preferred.
  pattern('limit', `(?:^|[.,])d?(?<x>wb?[oR])(?=[.,]|$)`, hard, named),
  // $75 more for each kid. Support animals cost $35. Children must be supervised.
  pattern('limit', `#[dzx]{0,3}f?[dzx]{0,2}Q`, hard, (found) =>
    says(found, CHILDREN) && says(found, /^(?:each|every|per|additional|extra)$/) ? 'familial_status' : undefined,
  ),
  pattern('animal', `y[bm]{0,2}x[dz]{0,2}[#xd]`, hard, (found) =>
    says(found, /^(?:costs?|adds?|pays?|charged|run)$/) && /[#]|^(?:extra|more|additional)$/.test(lastOf(found))
      ? 'disability'
      : undefined,
  ),
  pattern('limit', `Qm[bz]{0,2}[xGd]`, hard, (found) =>
    says(found, CHILDREN) &&
    says(found, /^(?:supervised|accompanied|quiet|stay|remain|play|attended)$/) &&
    !isOfDanger(found.items, found.matchFrom, found.matchTo)
      ? 'familial_status'
      : undefined,
  ),
  // Kids under 16 have to use the rear entrance.
  pattern('limit', `Qm[bz]{0,2}[xz](?:[tz][dz]{0,2}[xO])?`, hard, (found) =>
    says(found, CHILDREN) &&
    says(found, /^(?:use|enter|leave|go|exit|keep)$/) &&
    !found.items.slice(found.matchFrom, found.matchTo + 6).some(({ words }) => OF_SAFETY.test(words)) &&
    !isOfDanger(found.items, found.matchFrom, found.matchTo)
      ? 'familial_status'
      : undefined,
  ),
  // Wheelchair users belong on the first floor.
  pattern('limit', `(?<x>[QT]b{0,2}o?x)(?=[tzo])`, limits, (found) =>
    /^belongs?$/.test(found.items[found.to - 1]?.words ?? '') && found.items[found.to]?.words !== 'to'
      ? firstCategory(found)
      : undefined,
  ),
  // Widows pay on time; we like them.
  pattern('preference', `(?<x>Q)[^.]{1,10}[.]?[^.]{0,3}[vxuB]x`, soft, (found) =>
    found.items[found.matchTo - 1]?.words === 'them' &&
    /^(?:favou?r|like|prefer|love|choose|want|trust|pick)s?$/.test(found.items[found.matchTo - 2]?.words ?? '') &&
    !/^(?:my|our|his|her|their)$/.test(found.items[found.from - 1]?.words ?? '')
      ? unless('familial_status')?.(found)
      : undefined,
  ),
  // Nobody may have more than one child.
  pattern('limit', `n[bzd]{0,2}[xz]{0,2}#Q`, hard, (found) => (says(found, CHILDREN) ? 'familial_status' : undefined)),
  // Are you from another country?
  pattern('limit', `(?:z[bz]?|bz)t(?<x>C)`, hard, (found) =>
    says(found, /^(?:you|they|he|she)$/) && says(found, /^from$/) ? 'national_origin' : undefined,
  ),
];

const OF_HUSBANDS_AND_WIVES =
  /\b(?:husband and (?:a )?wife|man and (?:a )?(?:woman|wife)|married couples?|traditional couples?)\b/;

/** "We do not charge a deposit for service animals." */
const isNotCharged = ({ items, matchFrom }: Found): boolean =>
  /\b(?:not|never|dont|doesnt|wont|nobody|no one) (?:be )?(?:charged?|charges|collect|collects|ask|asks|take|takes|require|requires|owes?|pays?)(?: for)?(?: an?| any)?$/.test(
    items
      .slice(Math.max(0, matchFrom - 5), matchFrom)
      .map(({ words }) => words)
      .join(' '),
  );

const chargesForAnimals = (found: Found): Category | undefined =>
  isNotCharged(found) ||
  found.items.slice(Math.max(0, found.matchFrom - 4), found.matchTo + 4).some(({ words }) => IS_FREE.test(words))
    ? undefined
    : 'disability';
const IS_FREE =
  /^(?:no|not|never|without|dont|doesnt|cannot|cant|except|exempt|waive|waives|waived|excepted|other than|unless|free|zero|refunded|instead of)$/;

/** What only people of full age may do. */
const isOfSigning = ({ items, matchTo }: Found): boolean =>
  items.slice(matchTo, matchTo + 4).some(({ words }) => /^(?:signs?|signed|cosigns?|apply|tour alone|bid)$/.test(words));

const NOT_OF_ANIMALS =
  /^(?:no|not|never|without|dont|doesnt|cannot|cant|except|exempt|waived|excepted|other than|unless|welcomed?|free)$/;

const OF_SAFETY =
  /^(?:seats?|vests?|helmets?|life ?jackets?|seat ?belts?|rail|handrail|crosswalk|sidewalk|law|codes?|ordinance)$/;

const AIDS =
  /^(?:ramps?|lifts?|elevators?|bars|rails?|accommodations?|modifications?|help|assistance|accessibility|adaptations?)$/;

const lastOf = ({ items, matchTo }: Found): string => {
  const last = items[matchTo - 1];
  return last?.letter === '#' ? '#' : (last?.words ?? '');
};
