import {
  type Found,
  type Pattern,
  ageOrChildren,
  pattern,
  limits,
  soft,
  hard,
  firstCategory,
  unless,
  wanted,
  named,
  says,
} from './found.ts';
import { isNamedByLaw } from '../words/name-groups.ts';

/** What is demanded of those who may live here, and asked of them. */
export const DEMANDS: Pattern[] = [
  // Green card required.
  pattern('demand', `(?<x>T)b?R`, hard, (found) =>
    /^(?:national_origin|religion)$/.test(firstCategory(found) ?? '') ? firstCategory(found) : undefined,
  ),
  // Please disclose any disabilities. Tell us about your medication.
  pattern('demand', `(?:^|[.,mzc])[bz]?x{1,2}[zdf]{0,4}(?<x>T)`, hard, (found) =>
    says(found, /^(?:disclose|list|report|declare|mention|reveal|describe|state|about)$/) &&
    // Thanks for the note about your son's autism.
    !found.items
      .slice(Math.max(0, found.matchFrom - 3), found.matchTo)
      .some(({ words }) => /^(?:notes?|letter|message|email|question|call|news)$/.test(words)) &&
    firstCategory(found) === 'disability'
      ? 'disability'
      : undefined,
  ),
  // Bring your marriage certificate. Send a copy of your green card.
  pattern('demand', `(?:^|[.,mzc])[bz]?[xz]{1,2}[zdtf]{0,4}(?<x>T)`, limits, (found) =>
    says(found, /^(?:bring|show|provide|submit|present|attach|send|include|upload)$/)
      ? unless('disability', 'familial_status', 'age', 'religion', 'sex')?.(found)
      : undefined,
  ),
  // We'll want to see the wedding certificate.
  pattern('demand', `[vu]z?x[zdt]{0,3}(?<x>T)`, limits, (found) =>
    says(found, /^(?:see|check|look)$/) ? unless('disability', 'familial_status', 'age', 'religion', 'sex')?.(found) : undefined,
  ),
  // All occupants must be adults.
  pattern('demand', `m[zdx]{0,3}pb{1,2}[dzG]{0,2}(?<x>Q|[ak](?![xIlLXW]))`, limits, wanted),
  // Everyone on the street goes to the same church.
  pattern('demand', `A`, hard, (found) =>
    says(found, /\bsame (?:church|temple|mosque|synagogue|parish)$/) ? 'religion' : undefined,
  ),
  // Nobody who goes to church.
  pattern('demand', `N[bzt]{0,3}A`, limits),
  // Requirement: speak English.
  pattern('demand', `[xG],(?<x>A)`, limits, (found) =>
    says(found, /^(?:requirements?|requisites?|conditions?|prerequisites?|essentials?|musts?)$/)
      ? firstCategory(found)
      : undefined,
  ),
  // Must be able to …
  pattern('demand', `m[bdzxGBct]{0,4}A`, (category) => (isNamedByLaw(category) || category === 'disability' ? 'hard' : 'soft')),
  pattern('demand', `p(?:[zt]{1,2}d{0,2}[lLXxv])?[bzt]{0,3}d?(?<x>A)`, (category) =>
    isNamedByLaw(category) || category === 'disability' ? 'hard' : 'soft',
  ),
  // Please speak good English.
  pattern('demand', `(?:^|[.,])z(?<x>A)(?=[.,]|$)`, hard, (found) =>
    found.items[found.from - 1]?.words === 'please' ? named?.(found) : undefined,
  ),
  // Only citizens may view.
  pattern('demand', `o[dzf]{0,2}A`, hard, (found) =>
    isNamedByLaw(firstCategory(found) ?? null) && /^(?:us |american )?citizens$/.test(found.items[found.to - 1]?.words ?? '')
      ? firstCategory(found)
      : undefined,
  ),
  pattern('demand', `Ab?[oR]`, (category) => (isNamedByLaw(category) || category === 'disability' ? 'hard' : 'soft')),
  // Must not be disabled.
  pattern('demand', `mnb?(?<x>a)(?![IlLXW])`, limits),
  pattern('demand', `mb?[dnz]{0,2}(?:Q|[akw](?![xIlLXW]))`, (category, found) =>
    says(found, /^love$/) ? 'soft' : limits(category, found),
  ),
  pattern('demand', `mb?[dzG]{0,2}a(?![xIlLXW])`, soft),
  pattern('demand', `mb?[zt]{0,2}Y`, limits, ageOrChildren),
  pattern('demand', `m[bdzxtnG#]{0,5}T`, hard),
  pattern('demand', `nA`, limits),
  pattern('demand', `A[c,]{0,2}J`, limits),
  // Lease ends if you have a baby. Unless you are married.
  pattern(
    'demand',
    `z[zbdtvn]{0,5}(?<x>[QTAa](?![xIlLXW])|[wk](?=[.,ctz]|$))`,
    (category, found) => (isRefusal(found) ? limits(category, found) : 'soft'),
    (found) =>
      says(found, CONDITION) && (found.items[found.from]?.letter === 'A' || isRefusal(found)) ? firstCategory(found) : undefined,
  ),
  // Do you go to church? Are you married?
  pattern('demand', `(?:^|[.,])[zxd]{0,3}[bz]z(?:x|[dzbvnt#]{0,4})(?<x>[QTAakH])(?![xIlLXW])`, limits, (found) =>
    says(found, /^(?:you|your)$/) &&
    says(found, /^(?:do|does|are|is|have|has|will|can|could)$/) &&
    (!says(found, CONDITION) || isRefusal(found)) &&
    !(found.items[found.to - 1]?.words === 'working' && /^(?:with|on)$/.test(found.items[found.to]?.words ?? ''))
      ? firstCategory(found)
      : undefined,
  ),
  // Are you on government aid? We don't do that here.
  pattern('demand', `(?:^|[.,])[zxd]{0,3}[bz]z[dzbvnt#]{0,4}(?<x>j)[^.]{0,3}[.][^.,]{0,4}[nN]`, soft, (found) =>
    says(found, /^(?:you|your)$/) && !says(found, CONDITION) ? firstCategory(found) : undefined,
  ),
  // Our building keeps the Sabbath.
  pattern('demand', `[lLXp][bz]{0,2}(?<x>A)`, soft, (found) => (firstCategory(found) === 'religion' ? 'religion' : undefined)),
  // Tenants taking medication must tell us.
  pattern('demand', `[pQ][zvx]?(?<x>T)[^.]{0,4}?m[bz]?x`, hard, (found) =>
    says(found, /^(?:tell|disclose|report|inform|notify|declare|register)$/) ? firstCategory(found) : undefined,
  ),
  // Is anyone in your group pregnant?
  pattern('demand', `(?:^|[.,])[zxd]{0,3}[bz]p[dzbvntx#]{0,4}(?<x>[QTAaky])(?![xIlLXW])`, limits, (found) =>
    says(found, /^(?:any|some)(?:one|body)$/) && says(found, /^(?:do|does|is|are|has|will)$/) ? firstCategory(found) : undefined,
  ),
  // Must speak Korean.
  pattern('demand', `m[bdz]{0,2}x[dG]{0,2}(?<x>[aQw])`, limits, (found) =>
    says(found, /^(?:speak|read|know|understand)$/) ? firstCategory(found) : undefined,
  ),
  // She who goes to mass
  pattern('demand', `(?:z|Q|p)[bztd]{0,3}(?<x>A)`, limits, (found) =>
    (found.items[found.matchFrom]?.letter === 'Q' ||
      /^(?:you|they|he|she|who|we|i|youll|everyone|everybody)$/.test(found.items[found.matchFrom]?.words ?? '')) &&
    found.items[found.to]?.words !== 'to'
      ? firstCategory(found)
      : undefined,
  ),
];

const CONDITION = /^(?:if|unless|once|when|provided|should|until)$/;
/** "Lease ends if you have a baby": what comes of it is bad. */
function isRefusal({ items, matchFrom, matchTo }: Found): boolean {
  if (items[matchFrom]?.words === 'unless') return true;
  for (let at = Math.max(0, matchFrom - 6); at < Math.min(items.length, matchTo + 8); at++)
    if ('nNJV'.includes(items[at]?.letter ?? '') || ENDING.test(items[at]?.words ?? '')) return true;
  return false;
}
const ENDING = /^(?:ends?|terminat\w+|evict\w*|void|expires?|leave|vacate|out|only|higher|extra)$/;
