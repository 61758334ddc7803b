import type { Category } from '../finding.ts';
import { type Found, type Pattern, pattern, soft } from './found.ts';
import { type Item, sentenceAround } from '../text/item.ts';
import { isNamedByLaw } from '../words/name-groups.ts';

/**
 * What no other pattern covers: people, what they have or how they pay, in one sentence with a refusal. It may be harmless, so it is
 * a warning.
 */
export const REFUSED_SOMEHOW: Pattern[] = [
  // An unwed mother asked; we said no.
  pattern('demand', `(?<x>[QT])[xz]{1,3}[.,c]{1,2}z{0,2}[xV]n?`, soft, ({ items, from, to, matchTo }) =>
    items.slice(to, matchTo).some(({ words }) => /^(?:asked|applied|called|inquired|wrote|came|emailed|texted)$/.test(words)) &&
    items.slice(to, matchTo).some(({ words }) => /^(?:no|declined|refused|passed)$/.test(words))
      ? (items[from]?.category ?? undefined)
      : undefined,
  ),
  pattern('limit', `(?<x>[QTjy])[^.]{0,16}?[nNVJ]`, soft, refusedSomehow),
  pattern('limit', `[nNVJ][^.]{0,16}?(?<x>[QTjy])`, soft, refusedSomehow),
];

function refusedSomehow({ items, from }: Found): Category | undefined {
  const one = items[from] as Item;
  if (one.category === null || (one.letter === 'Q' && !isNamedByLaw(one.category) && !OF_CERTAIN_PEOPLE.has(one.category)))
    return undefined;
  const sentence = sentenceAround(items, from, 30);
  if (sentence.some(({ letter, words }) => 'iP!'.includes(letter) || REFUSES_NOBODY.test(words))) return undefined;
  // "Benefits: no HOA" are those of the home.
  if (one.words === 'benefits' && items[from - 1]?.letter !== 'n') return undefined;
  const said = ` ${sentence.map(({ words }) => words).join(' ')} `;
  if (
    one.letter === 'y' &&
    /\bnot (?:a )?pets? |\bnot (?:be )?(?:subject|charge|collect|charged|asked|required|counted|considered pets) |\b(?:no|without|any) (?:\w+ ){0,2}(?:fee|deposit|rent|charge)/.test(
      said,
    )
  )
    return undefined;
  if (/ (?:other than|aside from|apart from) /.test(said)) return undefined;
  if (one.letter === 'T' && /\b(?:curry|curries|spic|smelling|ethnic)/.test(one.words)) return one.category;
  if (one.letter === 'T' && !OF_CERTAIN_PEOPLE.has(one.category) && !OF_THE_LEASE.test(said)) return undefined;
  // "Cane chairs", "pork store": named after it.
  if (one.letter === 'T' && !one.words.endsWith('s') && 'xIL'.includes(items[from + 1]?.letter ?? '.')) return undefined;
  // "We have asthma": their own.
  if (one.letter === 'T' && /^(?:we|i|my|our|have|has)$/.test(items[from - 1]?.words ?? '')) return undefined;
  return one.category;
}
/** Words of rules for people: without them, "no toys" may speak of the stairs. */
const OF_THE_LEASE =
  / (?:allowed|permitted|tolerated|welcome|accepted|wanted?s?|belong|tenants?|renters?|applicants?|you|your|youll|anyone|someone|nobody|no one|landlord|lease|place for|owner|owners|board|association|neighbors|we|our|building|banned|prohibited|forbidden|look|pass|elsewhere|here|deal) /;
const OF_CERTAIN_PEOPLE: ReadonlySet<Category> = new Set<Category>(['disability', 'source_of_income', 'military_status']);
const REFUSES_NOBODY =
  /^(?:except|excepted|exempt|exempted|accept(?:s|ed)?|welcomes?|accommodat\w+|fine|law|laws|apply to|besides)$/;
