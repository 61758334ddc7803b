/** Devices that visitors come with, in words. */
export const DEVICES = { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet' } as const;
export type AudienceDevice = keyof typeof DEVICES;
export const DEVICE_KEYS = Object.keys(DEVICES) as [AudienceDevice, ...AudienceDevice[]];

/** Where visitors come from, in kinds. */
export const SOURCES = {
  direct: 'Typed or bookmarked',
  search: 'Search engines',
  social: 'Social networks',
  campaign: 'Campaigns',
  site: 'Pages of this site',
  other: 'Other sites',
} as const;
export type SourceKind = keyof typeof SOURCES;
export const SOURCE_KEYS = Object.keys(SOURCES) as [SourceKind, ...SourceKind[]];

/** Whom an experiment is for; an empty list is everybody. */
export interface Audience {
  devices: readonly AudienceDevice[];
  sources: readonly SourceKind[];
}

/** What is known of a visit when its page is asked for. */
export interface Visit {
  device: AudienceDevice;
  source: SourceKind;
}

export function isInAudience({ devices, sources }: Audience, { device, source }: Visit): boolean {
  return (devices.length === 0 || devices.includes(device)) && (sources.length === 0 || sources.includes(source));
}

const SEARCH = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|startpage|qwant|brave|baidu|yandex)\./;
const SOCIAL =
  /(^|\.)(facebook|instagram|linkedin|lnkd|pinterest|reddit|tiktok|x|twitter|t|nextdoor|youtube|threads|whatsapp)\.(com|co|in|net)$/;

/** The kind of source: a campaign by its tag, others by the host that the visit came from; null for none. */
export function sourceKindOf({ tag, host, ownHost }: { tag: string | null; host: string | null; ownHost: string }): SourceKind {
  if (tag !== null) return 'campaign';
  if (host === null) return 'direct';
  if (host === ownHost) return 'site';
  if (SEARCH.test(host)) return 'search';
  return SOCIAL.test(host) ? 'social' : 'other';
}
