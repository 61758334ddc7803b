import { type Condition, type FieldType, parseFilter } from './filter.ts';
import { badQuery, ODataError } from './odata-error.ts';
import { type LastRow, readPageToken } from './page-token.ts';
import { type Field, fieldsFor, isResourceName, RESOURCES, type ResourceName, type Rights } from './resources.ts';

export interface Expand {
  as: 'Media' | 'OpenHouse';
  resource: ResourceName;
  by: string;
  select: readonly string[];
  /** Of each record. */
  top: number | undefined;
  skip: number;
  /** Whether whoever asks may filter the list by its record, and so can go on where it was cut. */
  canGoOn: boolean;
}

export interface Order {
  field: string;
  isDescending: boolean;
}

/** A query that was understood, within the rights of whoever asks. */
export interface ODataQuery {
  resource: ResourceName;
  fields: ReadonlyMap<string, Field>;
  select: readonly string[];
  filter: Condition | undefined;
  orderBy: readonly Order[];
  top: number | undefined;
  skip: number;
  pageSize: number;
  counts: boolean;
  expand: readonly Expand[];
  /** The last row of the page before. */
  after: LastRow | undefined;
}

/** Letters of a query. */
export const LONGEST_QUERY = 8000;
/** What a query may take of the database, in milliseconds. */
export const QUERY_MS = 3000;
/** Of all lists of a page together, and of each of them; what is left has a link of its own. */
export const MOST_NESTED = 20_000;
export const MOST_PER_LIST = 200;
const MOST_PER_PAGE = 500;
const USUAL_PER_PAGE = 100;
/** Rows that may be passed over; further on, ask by what came last. */
const MOST_SKIPPED = 20_000;
const MOST_ORDERS = 5;
const NOT_BUILT = new Set(['$search', '$apply', '$compute', '$batch', '$delta', '$deltatoken', '$levels', '$index']);
const KNOWN = new Set(['$filter', '$select', '$orderby', '$top', '$skip', '$count', '$expand', '$skiptoken', '$format']);

/** The options under their names: since OData 4.01 the `$` may be left out, and letters may be of either case. */
export function nameOptions(given: URLSearchParams): URLSearchParams {
  const named = new URLSearchParams();
  for (const [option, value] of given) {
    const known = `$${option.replace(/^\$/, '').toLowerCase()}`;
    named.append(KNOWN.has(known) || NOT_BUILT.has(known) ? known : option, value);
  }
  return named;
}

/** Reads the options of a query. Throws {@link ODataError} that names the option and what is wrong with it. */
export function readQuery(name: string, params: URLSearchParams, rights: Rights, prefer: string | null): ODataQuery {
  if (!isResourceName(name)) throw new ODataError(404, 'NotFound', `There is no resource ${name.slice(0, 60)}.`);
  const fields = fieldsFor(rights, name);
  if (fields === undefined) throw new ODataError(403, 'Forbidden', `Your key doesn’t open ${name}.`);
  for (const option of new Set(params.keys())) {
    if (NOT_BUILT.has(option)) throw new ODataError(501, 'NotImplemented', `${option} is not supported here.`, option);
    if (!KNOWN.has(option)) throw badQuery(`There is no query option ${option.slice(0, 60)}.`, option.slice(0, 60));
    if (params.getAll(option).length > 1) throw badQuery(`${option} is there twice.`, option);
  }
  const types = new Map([...fields].map(([field, { type }]): [string, FieldType] => [field, type]));
  const filter = params.get('$filter');
  const orderBy = readOrder(params.get('$orderby'), fields);
  const skip = readCount('$skip', params.get('$skip')) ?? 0;
  if (skip > MOST_SKIPPED)
    throw new ODataError(
      413,
      'QueryTooLarge',
      `$skip may be at most ${MOST_SKIPPED}: continue from the last key, or by the nextLink.`,
      '$skip',
    );
  const format = params.get('$format');
  if (format !== null && !/^(?:json|application\/json)/i.test(format))
    throw new ODataError(501, 'NotImplemented', 'Answers are JSON.', '$format');
  return {
    resource: name,
    fields,
    select: readSelect(params.get('$select'), fields),
    filter: filter === null || filter.trim() === '' ? undefined : parseFilter(filter, types),
    orderBy,
    top: readCount('$top', params.get('$top')),
    skip,
    pageSize: readPageSize(prefer),
    counts: readFlag('$count', params.get('$count')),
    expand: readExpand(params.get('$expand'), name, rights),
    after: readPageToken(
      params.get('$skiptoken'),
      orderBy.map(({ field }) => types.get(field)),
    ),
  };
}

function readCount(option: string, raw: string | null): number | undefined {
  if (raw === null) return undefined;
  if (!/^\d{1,9}$/.test(raw.trim())) throw badQuery(`${option} is a whole number from 0 on.`, option);
  return Number(raw);
}

function readFlag(option: string, raw: string | null): boolean {
  if (raw === null || raw === 'false') return false;
  if (raw === 'true') return true;
  throw badQuery(`${option} is true or false.`, option);
}

function readPageSize(prefer: string | null): number {
  const asked = Number(/maxpagesize\s*=\s*"?(\d{1,6})/i.exec(prefer ?? '')?.[1] ?? USUAL_PER_PAGE);
  return Math.min(MOST_PER_PAGE, Math.max(1, asked));
}

function readSelect(raw: string | null, fields: ReadonlyMap<string, Field>): string[] {
  if (raw === null || raw.trim() === '' || raw.trim() === '*') return [...fields.keys()];
  const names = [...new Set(raw.split(',').map((name) => name.trim()))];
  for (const name of names) if (!fields.has(name)) throw badQuery(`There is no field ${name.slice(0, 60)}.`, '$select');
  return names;
}

function readOrder(raw: string | null, fields: ReadonlyMap<string, Field>): ODataQuery['orderBy'] {
  if (raw === null || raw.trim() === '') return [];
  const parts = raw.split(',').map((part) => /^\s*([\w]+)(?:\s+(asc|desc))?\s*$/.exec(part));
  if (parts.length > MOST_ORDERS)
    throw new ODataError(413, 'QueryTooLarge', `$orderby may name ${MOST_ORDERS} fields.`, '$orderby');
  return parts.map((part) => {
    const field = part?.[1] ?? '';
    const known = fields.get(field);
    if (known === undefined) throw badQuery(`$orderby: there is no field ${field.slice(0, 60)}.`, '$orderby');
    if (known.type === 'strings') throw badQuery(`${field} is a list and has no order.`, '$orderby');
    if (known.isProse === true) throw badQuery(`${field} is free text and has no order.`, '$orderby');
    return { field, isDescending: part?.[2] === 'desc' };
  });
}

// One level: Media($select=MediaURL),OpenHouse
function readExpand(raw: string | null, name: ResourceName, rights: Rights): Expand[] {
  if (raw === null || raw.trim() === '') return [];
  const found = raw.match(/[^,()]+(?:\([^()]*\))?/g) ?? [];
  if (found.join(',') !== raw.replaceAll(/,+/g, ',') || found.length > 4)
    throw badQuery('$expand names lists such as Media,OpenHouse.', '$expand');
  return found.map((part) => {
    const [, as = '', inner = ''] = /^\s*(\w+)\s*(?:\((.*)\))?\s*$/.exec(part) ?? [];
    const expand = as === 'Media' || as === 'OpenHouse' ? RESOURCES[name].expands[as] : undefined;
    const fields = expand === undefined ? undefined : fieldsFor(rights, expand.resource);
    if (expand === undefined || fields === undefined || (as !== 'Media' && as !== 'OpenHouse'))
      throw badQuery(`${name} has no list ${as.slice(0, 60)}.`, '$expand');
    const options = nameOptions(new URLSearchParams(inner.replaceAll(';', '&')));
    for (const option of options.keys())
      if (!['$select', '$top', '$skip'].includes(option))
        throw new ODataError(501, 'NotImplemented', `${option} within $expand is not supported here.`, '$expand');
    return {
      as,
      ...expand,
      select: readSelect(options.get('$select'), fields),
      top: readCount('$top', options.get('$top')),
      skip: readCount('$skip', options.get('$skip')) ?? 0,
      canGoOn: fields.has(expand.by),
    };
  });
}
