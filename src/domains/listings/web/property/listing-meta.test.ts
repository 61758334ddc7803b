import { expect, it } from 'vitest';
import type { ListingMedia } from '../../contract.ts';
import { sharedPictureOf } from './listing-meta.ts';

const media = (id: number, part: Partial<ListingMedia> = {}): ListingMedia => ({
  id,
  url: '',
  category: 'Photo',
  imageOf: null,
  caption: null,
  alt: '',
  alterations: [],
  originalId: null,
  isIllustration: false,
  width: null,
  height: null,
  ...part,
});
const cover = { id: 1, url: '', alt: '', isAltered: true, isIllustration: false };
const altered = media(1, { alterations: ['Virtual Staging'] });

it('shares no altered picture: its original goes first, then any other that is not altered', () => {
  expect(sharedPictureOf({ cover: { ...cover, isAltered: false }, media: [media(1)] })).toContain('/1');
  expect(sharedPictureOf({ cover, media: [{ ...altered, originalId: 3 }, media(2), media(3)] })).toContain('/3');
  expect(sharedPictureOf({ cover, media: [altered, media(2, { category: 'Floor Plan' }), media(4)] })).toContain('/4');
  expect(sharedPictureOf({ cover, media: [altered] })).toBeUndefined();
  expect(sharedPictureOf({ cover: null, media: [] })).toBeUndefined();
});
