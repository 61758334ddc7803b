import type { Content } from './content.ts';
import type { Template } from './templates/template.ts';

/** What of a material can become outdated, with the words for it. */
const PARTS: readonly { words: string; keys: readonly (keyof Content)[] }[] = [
  { words: 'the price', keys: ['price', 'priceNote'] },
  { words: 'the status', keys: ['occasion', 'eyebrow', 'callToAction'] },
  { words: 'the open house', keys: ['openHouse'] },
  { words: 'the address', keys: ['street', 'city'] },
  { words: 'facts of the home', keys: ['facts', 'highlights', 'sentences', 'headline'] },
  { words: 'the photos', keys: ['photos'] },
  { words: 'your brand kit', keys: ['contact', 'palette', 'logo', 'showsEqualHousing', 'returnAddress', 'legal'] },
];

/** What has changed since a material was made and shows on it, in words; empty if it is up to date. */
export function findChanges(made: Content, now: Content, { draw, medium }: Pick<Template, 'draw' | 'medium'>): string[] {
  return PARTS.flatMap(({ words, keys }) => {
    const changed = keys.filter((key) => !isSame(made[key], now[key]));
    if (changed.length === 0) return [];
    // A page says more than it draws. A picture without a price is the same at any price.
    if (medium === 'html') return [words];
    const changedOnly = Object.assign({}, made, ...changed.map((key) => ({ [key]: now[key] }))) as Content;
    return isSame(draw(made), draw(changedOnly)) ? [] : [words];
  });
}

/** The database keeps the members of an object in an order of its own. */
const isSame = (one: unknown, other: unknown): boolean => write(one) === write(other);

function write(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
