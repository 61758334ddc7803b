import { dictionary } from '#lib/dictionary.ts';
import { hash } from 'node:crypto';
import { describeIssue } from './field-issue.ts';
import { isList, isRecord } from '#lib/json-value.ts';
import type { NormalizedMedia } from './normalized-listing.ts';
import { nameSpeller, recordSpeller } from '#lib/spell-names.ts';
import { spellMediaAlteration } from './open-words.ts';
import { unwrapRecords } from './unwrap-value.ts';
import { isBlank, readBoolean, readInteger, readList, readText, type Warn } from './read-value.ts';

const MOST_PICTURES = 200;
const MAX_PIXELS = 100_000;
/** Pictures that we draw ourselves from the facts; only our own generator may ask for them. */
const DRAWN_SCHEME = 'portrait:';
/** A tour through the drawn rooms, on our own page. No feed may ask for one. */
export const DRAWN_TOUR = 'portrait:tour';

/** Pictures that lie in our files; only homes that people list here may name them. */
const KEPT_SCHEME = 'kept:';

/** The address of a picture that lies in our files. */
export const keptAddress = (fileKey: string): string => `${KEPT_SCHEME}${fileKey}`;

/** The file behind such an address; null for others. */
export const keptFileOf = (address: string): string | null =>
  address.startsWith(KEPT_SCHEME) ? address.slice(KEPT_SCHEME.length) : null;

interface MediaOptions {
  allowDrawn: boolean;
  allowKept: boolean;
}

export interface MappedMedia {
  media: NormalizedMedia[];
  /** From a record of category "Unbranded Virtual Tour". */
  virtualTourUrl: string | null;
}

interface Candidate {
  picture: NormalizedMedia;
  order: number;
  isPreferred: boolean;
}

/** The addresses of a text that is nothing but addresses, as tables list them. */
function splitAddresses(value: unknown): string[] | undefined {
  if (typeof value !== 'string' || !/^\s*https?:\/\//i.test(value)) return undefined;
  return value.trim().split(/[\s,;|]+(?=https?:\/\/)/i);
}

/**
 * RESO Media records to the pictures that may be shown: photos and floor plans whose Permission is empty or
 * names Public or IDX, in their order, the preferred one first. Everything else is left out.
 */
export function mapMedia(value: unknown, options: MediaOptions, warn: Warn): MappedMedia {
  const items = isBlank(value) ? [] : (splitAddresses(value) ?? unwrapRecords(value));
  if (items === undefined) warn(describeIssue('Media', 'unknown-value', value, 'a list of Media records'));
  const candidates = new Map<string, Candidate>();
  let virtualTourUrl: string | null = null;
  for (const [index, sent] of (items ?? []).entries()) {
    const item = typeof sent === 'string' ? { MediaURL: sent } : spellAddress(sent);
    if (item === undefined) warn(describeIssue('Media', 'not-an-object', sent, 'a Media record'));
    if (item === undefined || !isPublic(item)) continue;
    const category = readCategory(item);
    if (category === 'Unbranded Virtual Tour') virtualTourUrl ??= readUrl('Media.MediaURL', item['MediaURL'], warn);
    if (category !== 'Photo' && category !== 'Floor Plan') continue;
    const candidate = readPicture(item, { category, index, ...options }, warn);
    if (candidate === null) continue;
    const known = candidates.get(candidate.picture.media_key);
    if (known === undefined || area(candidate.picture) > area(known.picture))
      candidates.set(candidate.picture.media_key, candidate);
  }
  const media = [...candidates.values()]
    .toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred) || a.order - b.order)
    .slice(0, MOST_PICTURES)
    .map(({ picture }, index) => ({ ...picture, sort_order: index }));
  return { media, virtualTourUrl };
}

const spellMediaNames = recordSpeller(
  nameSpeller(
    [
      'MediaKey',
      'MediaKeyNumeric',
      'MediaURL',
      'MediaCategory',
      'MediaType',
      'MediaStatus',
      'MediaAlteration',
      'Order',
      'Permission',
      'PreferredPhotoYN',
      'ShortDescription',
      'LongDescription',
      'ImageOf',
      'ImageWidth',
      'ImageHeight',
      'ResourceName',
    ],
    /^(?:media|photos?)\s*(?:[./:]|__?)\s*/i,
  ),
);

const ADDRESS_NAMES = ['MediaURL', 'Url', 'URL', 'url', 'Uri', 'URI', 'uri', 'href', 'src'];

/** PictureUrl, photo_url_large, "Image Link". */
const OTHER_ADDRESS = /^(?:photo|image|picture|media)[\s_-]?(?:ur[li]|link|href)(?:[\s_-]?(?:large|full|original))?$/i;

/** The record with its address, and all else, under RESO's names. */
function spellAddress(item: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(item)) return undefined;
  const sent = item['MediaURL'];
  // An empty one stands beside the right one.
  if (typeof sent === 'string' && sent !== '') return item;
  const spelled = spellMediaNames(item);
  const name = ADDRESS_NAMES.find((one) => !isBlank(spelled[one])) ?? Object.keys(spelled).find((one) => OTHER_ADDRESS.test(one));
  const address = name === undefined ? largestOf(spelled) : openAddress(spelled[name]);
  return address === undefined ? spelled : { ...spelled, MediaURL: address };
}

/** An address in an object of its own: `{"url": "https://…"}`. */
function openAddress(sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const spelled = spellMediaNames(sent);
  return ADDRESS_NAMES.map((name) => spelled[name]).find((one) => typeof one === 'string' && one !== '') ?? sent;
}

/** From the largest on. */
const SIZES = ['original', 'full', 'xlarge', 'large', 'medium', 'small'];

/** The largest of several sizes: `{"urls": {"small": "https://…", "large": "https://…"}}`. */
function largestOf(record: Readonly<Record<string, unknown>>): unknown {
  const sizes = ['urls', 'Urls', 'URLs', 'sizes', 'Sizes'].map((name) => record[name]).find((one) => isRecord(one));
  if (sizes === undefined) return widestOf(record);
  const bySize = new Map(Object.entries(sizes).map(([name, address]) => [name.toLowerCase(), openAddress(address)]));
  return SIZES.map((size) => bySize.get(size)).find((address) => typeof address === 'string' && address !== '');
}

/** The widest of addresses that are named for their widths: Uri300, Uri1024. */
function widestOf(record: Readonly<Record<string, unknown>>): unknown {
  const widths = Object.keys(record).flatMap((name) => {
    const width = /^ur[li]_?(\d{2,4})$/i.exec(name)?.[1];
    return width === undefined || isBlank(record[name]) ? [] : [{ name, width: Number(width) }];
  });
  const [widest] = widths.toSorted((one, other) => other.width - one.width);
  return widest === undefined ? undefined : record[widest.name];
}

const IS_PUBLIC = /^(?:public|idx)$/i;

function isPublic(record: Readonly<Record<string, unknown>>): boolean {
  const status = record['MediaStatus'];
  if (typeof status === 'string' && /^deleted?$/i.test(status)) return false;
  const resource = record['ResourceName'];
  if (typeof resource === 'string' && /^(member|office|openhouse)$/i.test(resource)) return false;
  const sent = record['Permission'];
  // Most say it plainly, a dozen times in each home.
  if (isList(sent) && sent.some((one) => typeof one === 'string' && IS_PUBLIC.test(one))) return true;
  const permission = readList('Media.Permission', sent, () => {});
  return permission === null || permission.some((one) => IS_PUBLIC.test(one));
}

const CATEGORY_WORDS = dictionary<string>({
  photo: 'Photo',
  photos: 'Photo',
  image: 'Photo',
  images: 'Photo',
  picture: 'Photo',
  propertyphoto: 'Photo',
  listingphoto: 'Photo',
  floorplan: 'Floor Plan',
  unbrandedvirtualtour: 'Unbranded Virtual Tour',
});

/** "Primary Photo" and "Photograph" show the home; photos of agents and firms do not. */
const HOUSE_PHOTO = /^(?!agent|member|office|broker|team)(?:\w*photos?|photograph\w*)$/;

function readCategory(record: Readonly<Record<string, unknown>>): string {
  if (record['MediaCategory'] === 'Photo') return 'Photo';
  const raw = readText('Media.MediaCategory', record['MediaCategory'], 50, () => {});
  if (raw !== null) {
    const word = raw.toLowerCase().replaceAll(/[^a-z]/g, '');
    return CATEGORY_WORDS[word] ?? (HOUSE_PHOTO.test(word) ? 'Photo' : 'Other');
  }
  const type = readText('Media.MediaType', record['MediaType'], 50, () => {})?.toLowerCase() ?? '';
  return /^(?:$|image|jpe?g|png|gif|webp|tiff?|bmp)/.test(type) ? 'Photo' : 'Other';
}

function readPicture(
  record: Readonly<Record<string, unknown>>,
  { category, index, allowDrawn, allowKept }: MediaOptions & { category: 'Photo' | 'Floor Plan'; index: number },
  warn: Warn,
): Candidate | null {
  const raw = record['MediaURL'];
  const isDrawn = allowDrawn && typeof raw === 'string' && raw.startsWith(DRAWN_SCHEME);
  const isKept = allowKept && typeof raw === 'string' && raw.startsWith(KEPT_SCHEME);
  if (isBlank(raw)) warn(describeIssue('Media.MediaURL', 'missing', raw, 'the address of the picture'));
  const url = isDrawn || isKept ? raw : readUrl('Media.MediaURL', raw, warn);
  if (url === null) return null;
  const key = readText('Media.MediaKey', record['MediaKey'] ?? record['MediaKeyNumeric'], 255, () => {});
  const caption =
    readText('Media.ShortDescription', record['ShortDescription'], 200, warn) ??
    readText('Media.LongDescription', record['LongDescription'], 1024, warn);
  // Our own field: RESO has none for it.
  const altText = allowKept ? readText('Media.AlternativeText', record['AlternativeText'], 250, () => {}) : null;
  const originalKey = allowKept ? readText('Media.OriginalMediaKey', record['OriginalMediaKey'], 255, () => {}) : null;
  const alterations = readList('Media.MediaAlteration', record['MediaAlteration'], warn) ?? [];
  return {
    order: readInteger('Media.Order', record['Order'], -1, 1_000_000, () => {}) ?? index,
    isPreferred: readBoolean('Media.PreferredPhotoYN', record['PreferredPhotoYN'], () => {}) === true,
    picture: {
      media_key: key ?? hash('sha256', stripSignature(url)).slice(0, 32),
      source_url: url,
      category,
      image_of: readText('Media.ImageOf', record['ImageOf'], 50, warn),
      caption,
      sort_order: index,
      alterations: alterations.filter((one) => one !== 'None').map(spellMediaAlteration),
      width: readInteger('Media.ImageWidth', record['ImageWidth'], 1, MAX_PIXELS, () => {}),
      height: readInteger('Media.ImageHeight', record['ImageHeight'], 1, MAX_PIXELS, () => {}),
      ...(altText === null ? {} : { alt_text: altText }),
      ...(originalKey === null ? {} : { original_media_key: originalKey }),
      state: isDrawn ? 'drawn' : isKept ? 'stored' : 'pending',
    },
  };
}

const area = (picture: NormalizedMedia) => (picture.width ?? 0) * (picture.height ?? 0);

/** An absolute http(s) address without credentials, else null with a warning. */
export function readUrl(field: string, value: unknown, warn: Warn): string | null {
  const text = readText(field, value, 8000, warn);
  if (text === null) return null;
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url.href;
  warn(describeIssue(field, 'forbidden-url', text, 'an address that begins with https://'));
  return null;
}

const SIGNATURE_PARAMETER =
  /^(?:x-(?:amz|goog|ms)-.*|expires?|signature|sig|token|policy|key-pair-id|awsaccesskeyid|se|sp|sv|st|sr)$/i;

let [lastNames, isSignatureAlone] = ['', true];

/** The address without the parameters that signing services renew on every read. */
export function stripSignature(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  // Signed addresses have mostly nothing else, and those of a feed the same: then nothing needs to be decoded.
  const names = url.slice(mark + 1).replaceAll(/=[^&]*/g, '');
  if (names !== lastNames) {
    lastNames = names;
    isSignatureAlone = names.split('&').every((name) => name === '' || SIGNATURE_PARAMETER.test(name));
  }
  if (isSignatureAlone) return url.slice(0, mark);
  const query = new URLSearchParams(url.slice(mark + 1));
  const kept = [...query].filter(([name]) => !SIGNATURE_PARAMETER.test(name));
  const base = url.slice(0, mark);
  return kept.length === 0 ? base : `${base}?${new URLSearchParams(kept).toString()}`;
}
