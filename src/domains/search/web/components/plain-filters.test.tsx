import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSearchState } from '../search-state.ts';
import { IgnoredNotice } from './ignored-notice.tsx';
import { PlainFilters } from './plain-filters.tsx';

const show = (query: string) => renderToStaticMarkup(<PlainFilters state={readSearchState(new URLSearchParams(query), [])} />);
/** What the fields say is chosen. */
const chosen = (query: string) => [...show(query).matchAll(/selected="">([^<]*)</g)].map(([, words]) => words);

it('says prices as they are said elsewhere', () => {
  expect(show('')).toContain('>$800,000<');
  expect(show('')).toContain('>$1,000,000<');
});

it('keeps what its fields do not offer, and says it', () => {
  expect(chosen('priceMin=350000&priceMax=1250000&bedsMin=6&types=condo,townhouse&sort=beds')).toEqual([
    '$350,000',
    '$1,250,000',
    '6+',
    'Any',
    'Condo, Townhouse',
    'Most bedrooms',
  ]);
});

it('offers no order that needs a script', () => {
  expect(show('')).not.toMatch(/Best match|Shortest travel time/);
});

it('writes no character into a page that HTML does not have', () => {
  const ignored = [{ name: 'q', value: 'a\0b', reason: 'remove it' }];
  expect(renderToStaticMarkup(<IgnoredNotice ignored={ignored} />)).toContain('q=a\u{FFFD}b: remove it');
});
