import { describe, expect, it } from 'vitest';
import { acceptRecord } from '#tests/support/reso-record.ts';

describe('media of a record', () => {
  const picture = (fields: Record<string, unknown>) => ({
    MediaKey: 'm',
    MediaURL: 'https://photos.example.com/1.jpg',
    MediaCategory: 'Photo',
    ...fields,
  });

  it('come also as a text of their addresses', () => {
    const text = 'https://photos.example.com/1.jpg, https://photos.example.com/a,b.jpg;https://photos.example.com/3.jpg';
    const { media } = acceptRecord({ Media: text });
    expect(media?.map(({ source_url: address }) => address)).toEqual([
      'https://photos.example.com/1.jpg',
      'https://photos.example.com/a,b.jpg',
      'https://photos.example.com/3.jpg',
    ]);
  });

  it('orders pictures, the preferred one first, whatever the type of Order', () => {
    const { media } = acceptRecord({
      Media: [
        picture({ MediaKey: 'b', Order: '10' }),
        picture({ MediaKey: 'a', Order: 2 }),
        picture({ MediaKey: 'c', Order: 11, PreferredPhotoYN: true }),
      ],
    });
    expect(media?.map((one) => [one.media_key, one.sort_order])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ]);
  });

  it.each([
    ['no permission', {}, 1],
    ['public', { Permission: ['Public'] }, 1],
    ['IDX among others', { Permission: 'Office Only,IDX' }, 1],
    ['private', { Permission: ['Private'] }, 0],
    ['agents only', { Permission: 'Agent Only' }, 0],
    ['deleted', { MediaStatus: 'Deleted' }, 0],
    ['of an agent', { MediaCategory: 'Agent Photo' }, 0],
    ['a document', { MediaCategory: undefined, MediaType: 'pdf' }, 0],
    ['only a type', { MediaCategory: undefined, MediaType: 'image/jpeg' }, 1],
    ['a branded tour', { MediaCategory: 'Branded Virtual Tour' }, 0],
    ['a file of this machine', { MediaURL: 'file:///etc/passwd' }, 0],
    ['drawn, which no feed may ask for', { MediaURL: 'portrait:K1/front' }, 0],
  ])('shows a picture that is %s: %j', (_name, fields, count) => {
    expect(acceptRecord({ Media: [picture(fields)] }).media).toHaveLength(count);
  });

  it('labels alterations and takes the unbranded tour', () => {
    const { media, row } = acceptRecord({
      Media: [
        picture({ MediaAlteration: ['VirtualStagingItemAddition', 'None'] }),
        { MediaKey: 't', MediaCategory: 'Unbranded Virtual Tour', MediaURL: 'https://tours.example.com/1' },
      ],
    });
    expect(media?.[0]?.alterations).toEqual(['Virtual Staging - Item Addition']);
    expect(row.virtual_tour_url).toBe('https://tours.example.com/1');
  });

  it('tells silence from an empty set', () => {
    expect(acceptRecord({}).media).toBeUndefined();
    expect(acceptRecord({ Media: [] }).media).toEqual([]);
  });

  it('takes a renewed signature for the same picture', () => {
    const signed = (signature: string) =>
      acceptRecord({ Media: [picture({ MediaURL: `https://p.example.com/1.jpg?w=9&X-Amz-Signature=${signature}&Expires=1` })] });
    expect(signed('a').sourceHash).toBe(signed('b').sourceHash);
  });
});

describe('addresses of pictures', () => {
  it.each([
    [{ MediaURL: { url: 'https://a.example/1.jpg', expires: 9 } }],
    [{ url: { href: 'https://a.example/1.jpg' } }],
    [{ MediaURL: '', uri: { Uri: 'https://a.example/1.jpg' } }],
    [{ 'Media.MediaURL': 'https://a.example/1.jpg', 'Media.Order': 3 }],
  ])('are read from %j', (picture) => {
    const { media, codes } = acceptRecord({ Media: [picture] });
    expect([media?.map((one) => one.source_url), codes]).toEqual([['https://a.example/1.jpg'], []]);
  });

  it('are those of the largest size', () => {
    const urls = { small: 'https://a.example/s.jpg', Large: { url: 'https://a.example/l.jpg' } };
    expect(acceptRecord({ Media: [{ urls }] }).media?.map((one) => one.source_url)).toEqual(['https://a.example/l.jpg']);
    const byWidth = { Uri300: 'https://a.example/300.jpg', Uri1024: 'https://a.example/1024.jpg', Uri640: null };
    expect(acceptRecord({ Media: [byWidth] }).media?.map((one) => one.source_url)).toEqual(['https://a.example/1024.jpg']);
  });

  it('are read under other names, also of one alone', () => {
    for (const Media of [
      { Picture: { PictureUrl: 'https://a/1.jpg' } },
      [{ photo_url: 'https://a/1.jpg' }],
      { Photo: [{ 'Image Link': 'https://a/1.jpg' }] },
    ])
      expect(acceptRecord({ Media }).media).toMatchObject([{ source_url: 'https://a/1.jpg' }]);
  });

  it('that are nothing of the kind are reported', () => {
    expect(acceptRecord({ Media: [[[{ MediaURL: 'https://a/1.jpg' }]]] }).codes).toEqual(['Media not-an-object']);
    expect(acceptRecord({ PublicRemarks: ['Light', { and: 'air' }] }).codes).toEqual(['PublicRemarks unknown-value']);
  });

  it('are read from records that lie under their keys', () => {
    const [M1, M2] = ['1', '2'].map((name) => ({ MediaURL: `https://a.example/${name}.jpg` }));
    expect(acceptRecord({ Media: { M1, M2 } }).media?.map((one) => one.source_url)).toEqual([M1?.MediaURL, M2?.MediaURL]);
  });

  it('in an object without one are reported', () => {
    expect(acceptRecord({ Media: [{ MediaURL: { id: 7 } }] })).toMatchObject({
      media: [],
      codes: ['Media.MediaURL unknown-value'],
    });
  });
});

describe('pictures', () => {
  const picture = (number: number) => ({
    MediaKey: `m${number}`,
    MediaURL: `https://photos.example/${number}.jpg`,
    Order: number,
  });
  it.each([
    ['in a wrapper', { value: [picture(1), picture(2)] }],
    ['under numbers', { 0: picture(1), 1: picture(2) }],
    ['as JSON text', JSON.stringify([picture(1), picture(2)])],
    ['as lists of lists', [[picture(1)], [picture(2)]]],
    ['as addresses alone', ['https://photos.example/1.jpg', '//photos.example/2.jpg']],
    [
      'with another name for the address',
      [1, 2].map((number) => ({ MediaUrl: `https://photos.example/${number}.jpg`, Order: String(number) })),
    ],
  ])('%s', (_name, sent) => {
    const { media, codes } = acceptRecord({ Media: sent });
    expect(media?.map((one) => one.source_url)).toEqual(['https://photos.example/1.jpg', 'https://photos.example/2.jpg']);
    expect(codes).toEqual([]);
  });

  it('that are one alone', () => {
    expect(acceptRecord({ Media: picture(1) }).media).toHaveLength(1);
  });
});
