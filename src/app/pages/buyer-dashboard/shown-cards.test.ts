import { expect, it } from 'vitest';
import { linkedCard, shownCards } from './shown-cards.ts';

const cards = [
  { card: 'offers', isHidden: true },
  { card: 'collections', isHidden: true },
  { card: 'matches', isHidden: false },
  { card: 'roadmap', isHidden: false },
] as const;

it('shows a hidden card to whoever follows a link to it, and no other', () => {
  const shown = (hash: string, isFresh = false) =>
    shownCards([...cards], { isFresh, started: new Set(['roadmap']), linked: linkedCard(hash) });
  expect(shown('')).toEqual(['matches', 'roadmap']);
  expect(shown('#card-offers')).toEqual(['offers', 'matches', 'roadmap']);
  expect(shown('#card-offers', true)).toEqual(['offers', 'roadmap']);
  expect(shown('#offers')).toEqual(['matches', 'roadmap']);
});
