import { describe, expect, it } from 'vitest';
import { firmInWords, isByOwner, listedBy } from './listed-by.ts';

describe('listedBy', () => {
  it('names the firm, or says that there is none', () => {
    expect(listedBy('Harbor Realty')).toBe('Listed by Harbor Realty');
    for (const name of ['For sale by owner', 'FOR SALE BY OWNER', 'By Owner', 'fsbo'])
      expect(listedBy(name)).toBe('For sale by owner');
    for (const name of ['Owners Realty', 'Sold by Owner Brokerage', null]) expect(isByOwner(name)).toBe(false);
  });

  it('says who answers within a sentence', () => {
    expect(['Harbor Realty', 'For sale by owner', null].map(firmInWords)).toEqual([
      'Harbor Realty',
      'the owner',
      'the listing office',
    ]);
  });
});
