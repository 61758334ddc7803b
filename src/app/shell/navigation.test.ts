import { describe, expect, it } from 'vitest';
import { navigationLinks } from './navigation.ts';

const SITE = { productName: 'Realty AI', mapSearchUrl: null };

describe('the top bar', () => {
  it.each([
    ['the site’s own map where no provider is set', null, '/property-search?show=map'],
    ['the page of the provider that is set', 'https://maps.example/search', 'https://maps.example/search'],
  ])('opens in a new tab %s', (_, mapSearchUrl, to) => {
    const links = navigationLinks({ ...SITE, mapSearchUrl });
    expect(links.map(({ label }) => label)).toEqual([
      'Buy',
      'Sell',
      'How It Works',
      'Pricing',
      'Why Realty AI?',
      'Experts',
      'Map Search',
    ]);
    expect(links.filter(({ inNewTab }) => inNewTab)).toEqual([{ label: 'Map Search', to, inNewTab: true }]);
  });
});
