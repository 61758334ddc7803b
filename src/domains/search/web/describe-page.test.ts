import { describe, expect, it } from 'vitest';
import { describePage } from './describe-page.ts';

function page(query: string) {
  return describePage(new URLSearchParams(query), { 'alder-heights': 'Alder Heights' });
}

describe('describePage', () => {
  it('gives the search of a place an address of its own', () => {
    expect(page('place=alder-heights')).toMatchObject({
      heading: 'Homes for sale in Alder Heights',
      path: '/property-search?place=alder-heights',
      isPlain: true,
    });
    expect(page('')).toMatchObject({ heading: 'Homes for sale', path: '/property-search', isPlain: true });
  });

  it.each([
    'place=alder-heights&bedsMin=3',
    'place=a,b',
    'place=a&place=b',
    'bbox=1,2,3,4',
    'sort=price-asc',
    'place=a&cursor=x',
    'utm_source=x',
  ])('keeps %s out of indexes', (query) => {
    expect(page(query).isPlain).toBe(false);
  });

  it('says what kind of homes', () => {
    expect(page('status=Closed&place=alder-heights').heading).toBe('Sold homes in Alder Heights');
    expect(page('status=Active,Pending').heading).toBe('Homes');
    expect(page('types=land').heading).toBe('Land for sale');
  });
});
