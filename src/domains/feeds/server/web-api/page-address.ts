import { type FeedProfile, KEY_FIELDS, type ResourceName } from '../../model/profiles.ts';
import type { ServerMetadata } from './metadata.ts';
import type { Position } from './position.ts';

/** Of whom, and of what, pages are asked. */
export interface AskedOf {
  address: string;
  profile: FeedProfile;
  resource: ResourceName;
  systemName: string;
  metadata: ServerMetadata | undefined;
}

/** A literal for a query: text in single quotes, which are doubled inside. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export function buildAddress(
  { address, profile, resource, systemName, metadata }: AskedOf,
  position: Position,
  { pageSize, counts }: { pageSize: number; counts: boolean },
): string {
  const isFull = position.phase === 'full';
  const path =
    isFull && resource === 'Property' && profile.fullPath !== undefined ? profile.fullPath : profile.resources[resource];
  const url = new URL(`${address.replace(/\/$/, '')}/${path}`);
  const query: [string, string][] = [];
  const filters = [
    ...(profile.namesSystem ? [`OriginatingSystemName eq ${quote(systemName)}`] : []),
    ...(isFull && profile.fullFilter !== undefined ? [profile.fullFilter] : []),
    ...conditionFrom(position, profile, resource, metadata),
  ];
  if (profile.walk === 'last-key') {
    query.push(['limit', String(pageSize)]);
    if (position.key !== null) query.push(['lastId', position.key]);
  } else {
    if (filters.length > 0) query.push(['$filter', filters.join(' and ')]);
    // Servers that keep their own order in the first walk take no other.
    if (profile.ordersBy && !(isFull && profile.fullPath !== undefined && resource === 'Property')) {
      query.push(['$orderby', `${timeField(profile, resource)},${keyField(resource, metadata)}`]);
    }
    if (profile.pageBy === '$top') query.push(['$top', String(pageSize)]);
    const expand = resource === 'Property' ? expandOf(profile, metadata) : '';
    if (expand !== '') query.push(['$expand', expand]);
    if (counts) query.push(['$count', 'true']);
  }
  url.search = query.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
  return url.href;
}

export const timeField = (profile: FeedProfile, resource: ResourceName) =>
  resource === 'Property' ? profile.modifiedField : 'ModificationTimestamp';

function keyField(resource: ResourceName, metadata: ServerMetadata | undefined): string {
  const known = metadata?.fields.get(resource);
  return KEY_FIELDS[resource].find((name) => known?.has(name)) ?? KEY_FIELDS[resource][0] ?? 'ListingKey';
}

function expandOf(profile: FeedProfile, metadata: ServerMetadata | undefined): string {
  const known = metadata?.navigation.get('Property');
  return profile.expand
    .flatMap((name) => {
      const offered =
        known === undefined || known.size === 0 ? name : [name, `${name}s`, `${name}es`].find((one) => known.has(one));
      if (offered === undefined) return [];
      return profile.expandTop === undefined ? offered : `${offered}($top=${profile.expandTop})`;
    })
    .join(',');
}

function conditionFrom(
  { modified, key, since }: Position,
  profile: FeedProfile,
  resource: ResourceName,
  metadata: ServerMetadata | undefined,
): string[] {
  const time = timeField(profile, resource);
  if (profile.walk === 'last-key') return [];
  if (modified === null) return [];
  if (key !== null && profile.walk === 'keyset') {
    const field = keyField(resource, metadata);
    const literal = /Int|Decimal|Double/.test(metadata?.fields.get(resource)?.get(field) ?? '') ? key : quote(key);
    return [`(${time} gt ${modified} or (${time} eq ${modified} and ${field} gt ${literal}))`];
  }
  return [`${time} ${since === modified ? 'gt' : 'ge'} ${modified}`];
}
