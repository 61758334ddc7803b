import { isList } from '#lib/json-value.ts';
import { readUrl } from './map-media.ts';
import type { OwnLinks } from './normalized-listing.ts';
import type { Warn } from './read-value.ts';

const OWN_LINK_FIELDS: ReadonlySet<string> = new Set(['VirtualTourURLBranded', 'VideoURLs']);

/** Whether a field of a record of our own is one of its links. */
export const isOwnLink = (field: string): boolean => OWN_LINK_FIELDS.has(field);

/** The links of a record of our own. RESO has a field for the tour; it has none for videos. */
export function readOwnLinks(raw: Readonly<Record<string, unknown>>, warn: Warn): OwnLinks {
  const videos = isList(raw['VideoURLs']) ? raw['VideoURLs'] : [];
  return {
    branded_tour_url: readUrl('VirtualTourURLBranded', raw['VirtualTourURLBranded'], warn),
    video_urls: videos.map((video) => readUrl('VideoURLs', video, warn)).filter((video) => video !== null),
  };
}
