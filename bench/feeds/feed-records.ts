import { makeListingRecord } from '../listing-records.ts';
import { createRandom } from '#lib/random.ts';

/** One in so many cannot be used. */
const REFUSED_EVERY = 1000;

/** A RESO record of about 10 kB with twelve photos, as its server sends it; the same for the same number. */
export function makeFeedRecord(number: number): { key: string; modified: string; text: string } {
  const record = makeListingRecord(number, createRandom(number + 1));
  const key = `BENCH${String(number).padStart(7, '0')}`;
  const modified = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  const media = Array.from({ length: 12 }, (_, order) => ({
    MediaKey: `${key}-${order}`,
    MediaURL: `https://photos.example.com/${key}/${order}.jpg?Expires=1790000000&Signature=${'s'.repeat(120)}`,
    MediaCategory: 'Photo',
    MimeType: 'image/jpeg',
    Order: order,
    ImageWidth: 2048,
    ImageHeight: 1365,
    ShortDescription: order === 0 ? 'Front of the home' : `Room ${order}`,
    MediaModificationTimestamp: modified,
    ResourceRecordKey: key,
    ResourceName: 'Property',
    Permission: ['Public'],
  }));
  const text = JSON.stringify({
    ...record,
    ...(number % REFUSED_EVERY === REFUSED_EVERY - 1 ? { StandardStatus: 'No Longer Known' } : {}),
    ListingKey: key,
    ModificationTimestamp: modified,
    Media: media,
    PrivateRemarks: 'Call first. '.repeat(120),
  });
  return { key, modified, text };
}
