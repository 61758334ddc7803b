import { dictionary } from '#lib/dictionary.ts';

/** How one vendor's server wants to be read. Differences between vendors are rows here, and never branches in code. */
export interface FeedProfile {
  label: string;
  /** Path below the feed's address, without a slash before it. */
  resources: Readonly<Record<ResourceName, string>>;
  auth: 'client-credentials' | 'bearer' | 'basic';
  /** Scope of the token, where one is asked for. */
  scope?: string;
  /** Records asked for at once. */
  pageSize: number;
  /** How the size is asked for. */
  pageBy: '$top' | 'maxpagesize' | 'limit';
  /**
   * How a walk goes on. `keyset`: by time and key of the last record; `next-link`: by the server's link, which is asked for
   * again until it is gone; `last-key`: by the key of the last record.
   */
  walk: 'keyset' | 'next-link' | 'last-key';
  /** Where a link has grown old: begin again after the last record by time, or from the start. */
  resume: 'by-time' | 'from-start';
  /** Links older than this are not followed. */
  linkMinutes: number;
  /** The field that rises with every change, photos included. */
  modifiedField: string;
  /** Whether `$orderby` may be sent. */
  ordersBy: boolean;
  /** Whether changes alone can be asked for. */
  hasIncrements: boolean;
  /** Path of the first walk, where it is another one. */
  fullPath?: string;
  /** Condition of the first walk alone. */
  fullFilter?: string;
  /** Whether every query names the originating system. */
  namesSystem: boolean;
  /** Navigation properties that come along with a Property. */
  expand: readonly ('Media' | 'OpenHouse')[];
  /** Where nested lists are cut short unless their size is named. */
  expandTop?: number;
  /** Resources that are walked by themselves, in this order. */
  separate: readonly ResourceName[];
  /** Looked back over at each increment, because servers answer from caches. */
  overlapMinutes: number;
  /** Our own pace; undefined: as fast as the server answers. */
  limits: { perSecond?: number; perMinute?: number; perHour?: number; perDay?: number };
  /** How many alternatives one condition may have. */
  mostAlternatives: number;
  /** Hosts that give pictures only to who names the feed’s token as the User-Agent. */
  pictureHosts?: readonly string[];
  /** What the records look like: see `shapes`. */
  shape: 'reso' | 'simplyrets';
}

export const RESOURCES = ['Property', 'Media', 'Member', 'Office', 'OpenHouse'] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** The field that identifies a record of each resource, and those that may stand in for it. */
export const KEY_FIELDS: Readonly<Record<ResourceName, readonly string[]>> = {
  Property: ['ListingKey', 'ListingKeyNumeric'],
  Media: ['MediaKey', 'MediaKeyNumeric'],
  Member: ['MemberKey', 'MemberKeyNumeric', 'MemberMlsId'],
  Office: ['OfficeKey', 'OfficeKeyNumeric', 'OfficeMlsId'],
  OpenHouse: ['OpenHouseKey', 'OpenHouseKeyNumeric', 'OpenHouseId'],
};

/** The listing that a record of a resource belongs to. */
export const PARENT_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  Media: ['ResourceRecordKey', 'ResourceRecordKeyNumeric'],
  OpenHouse: ['ListingKey', 'ListingKeyNumeric'],
};

const NAMES = { Property: 'Property', Media: 'Media', Member: 'Member', Office: 'Office', OpenHouse: 'OpenHouse' };

const plain: FeedProfile = {
  label: 'RESO Web API',
  resources: NAMES,
  auth: 'bearer',
  pageSize: 500,
  pageBy: '$top',
  walk: 'keyset',
  resume: 'by-time',
  linkMinutes: 4,
  modifiedField: 'ModificationTimestamp',
  ordersBy: true,
  hasIncrements: true,
  namesSystem: false,
  expand: ['Media', 'OpenHouse'],
  separate: ['Office', 'Member'],
  overlapMinutes: 5,
  limits: {},
  mostAlternatives: 20,
  shape: 'reso',
};

/** By the name that an operator gives. Limits are those that the vendors document (see the standard of 2026). */
export const PROFILES = dictionary<FeedProfile>({
  plain,
  bridge: {
    ...plain,
    label: 'Bridge',
    pageBy: 'maxpagesize',
    pageSize: 200,
    walk: 'next-link',
    resume: 'from-start',
    modifiedField: 'BridgeModificationTimestamp',
    fullPath: 'Property/replication',
    expandTop: 200,
    limits: { perMinute: 334 },
    separate: ['Office', 'Member'],
  },
  spark: {
    ...plain,
    label: 'Spark (flexmls)',
    pageSize: 1000,
    walk: 'next-link',
    resume: 'from-start',
    ordersBy: false,
    overlapMinutes: 20,
    limits: { perMinute: 300 },
    separate: ['Office', 'Member'],
  },
  trestle: {
    ...plain,
    label: 'Trestle',
    auth: 'client-credentials',
    scope: 'api',
    pageSize: 500,
    limits: { perHour: 7200 },
    separate: ['Office', 'Member'],
  },
  'mls-grid': {
    ...plain,
    label: 'MLS Grid',
    pageSize: 1000,
    walk: 'next-link',
    ordersBy: false,
    namesSystem: true,
    fullFilter: 'MlgCanView eq true',
    pictureHosts: ['mlsgrid.com'],
    expand: ['Media'],
    separate: ['Office', 'Member', 'OpenHouse'],
    limits: { perSecond: 2, perHour: 7200, perDay: 40_000 },
    mostAlternatives: 5,
  },
  simplyrets: {
    ...plain,
    label: 'SimplyRETS',
    resources: { ...NAMES, Property: 'properties', OpenHouse: 'openhouses' },
    auth: 'basic',
    pageBy: 'limit',
    walk: 'last-key',
    resume: 'from-start',
    modifiedField: 'modified',
    ordersBy: false,
    hasIncrements: false,
    expand: [],
    separate: [],
    shape: 'simplyrets',
  },
});

/** The profile of a name; undefined if there is none. */
export function findProfile(name: string): FeedProfile | undefined {
  return PROFILES[name];
}
