import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What goes wrong with a request, by its number from 0; `undefined` answers as it should. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'cut' }
  | { kind: 'silent' }
  | { kind: 'marked' }
  | { kind: 'first-link' }
  | { kind: 'truncated-json' }
  | { kind: 'truncated-gzip' }
  | { kind: 'html' }
  | { kind: 'foreign-link' }
  | { kind: 'empty-with-link' };

export interface FeedServerOptions {
  profile: 'plain' | 'bridge' | 'spark' | 'trestle' | 'mls-grid' | 'simplyrets';
  records:
    | Record<string, unknown>[]
    | { count: number; text: (index: number) => { key: string; modified: string; text: string } };
  offices?: Record<string, unknown>[];
  members?: Record<string, unknown>[];
  /** Rows of the `Lookup` resource, and the fields that take their words from it, by field. */
  lookups?: { rows: Record<string, unknown>[]; fields: Record<string, string> };
  openHouses?: Record<string, unknown>[];
  /** Largest page that the server gives, whatever is asked. */
  mostPerPage?: number;
  fault?: (request: number, url: URL) => Fault | undefined;
  /** Seconds by which the server's clock is ahead of ours. */
  skewSeconds?: number;
  /** Of client credentials; each token holds so many requests. */
  credentials?: { id: string; secret: string; requestsPerToken: number };
  /** Links that were handed out longer ago answer 400. */
  linkSeconds?: number;
  /** What the link to the next page is called, and whether it leaves out its server and folder. */
  links?: { name: string; isRelative: boolean };
}

export interface FeedServer {
  address: string;
  tokenAddress: string;
  /** Paths and queries in the order in which they came. */
  requests: URL[];
  /** Replaces, adds or removes records. */
  put(...records: Record<string, unknown>[]): void;
  /** Puts an office or an agent in, or another version of one. */
  putIn(resource: 'Office' | 'Member', record: Record<string, unknown>): void;
  remove(...keys: string[]): void;
  close(): Promise<void>;
}

interface Entry {
  key: string;
  modified: string;
  /** Written once: a benchmark asks for thousands. */
  text: Buffer;
  fields: Record<string, unknown>;
}

/** A fixture: a server of listings that speaks one vendor's dialect, and misbehaves on command. */
export async function startFeedServer(options: FeedServerOptions): Promise<FeedServer> {
  const timeField = options.profile === 'bridge' ? 'BridgeModificationTimestamp' : 'ModificationTimestamp';
  let entries: Entry[] = Array.isArray(options.records)
    ? options.records.map((record) => toEntry(record, timeField))
    : Array.from({ length: options.records.count }, (_, index) => makeEntry(options, index));
  const byOrder = (a: Entry, b: Entry) =>
    options.profile === 'spark' || options.profile === 'simplyrets'
      ? compare(a.key, b.key)
      : compare(Date.parse(a.modified), Date.parse(b.modified)) || compare(a.key, b.key);
  entries.sort(byOrder);
  const others: Record<string, Entry[]> = {
    Office: (options.offices ?? []).map((record) => toEntry(record, 'ModificationTimestamp', 'OfficeKey')),
    Member: (options.members ?? []).map((record) => toEntry(record, 'ModificationTimestamp', 'MemberKey')),
    Lookup: (options.lookups?.rows ?? []).map((record) => toEntry(record, 'ModificationTimestamp', 'LookupKey')),
    OpenHouse: (options.openHouses ?? []).map((record) => toEntry(record, 'ModificationTimestamp', 'OpenHouseKey')),
  };
  const requests: URL[] = [];
  const links = new Map<string, { at: number; madeAt: number; url: URL }>();
  let tokens = new Map<string, number>();
  let made = 0;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', address());
    if (url.pathname === '/token') return giveToken(request, response);
    requests.push(url);
    response.setHeader('date', new Date(Date.now() + (options.skewSeconds ?? 0) * 1000).toUTCString());
    const fault = options.fault?.(requests.length - 1, url);
    if (fault?.kind === 'cut') return cut(response);
    if (fault?.kind === 'silent') return void response.writeHead(200).write('{"value":[');
    if (fault?.kind === 'status') return void response.writeHead(fault.status, fault.headers).end(fault.body ?? '{}');
    if (fault?.kind === 'html') return void response.writeHead(200).end('<html>Maintenance</html>');
    if (!isAllowed(request)) return void response.writeHead(401).end('{"error":{"code":"401","message":"no such token"}}');
    if (url.pathname.endsWith('$metadata')) return void response.end(metadataFor(options, timeField));
    const page = readPage(url);
    if (page === undefined) return void response.writeHead(400).end('{"error":{"code":"400","message":"the link is no more"}}');
    if (fault?.kind === 'first-link') page.link = `${address()}/Property?$skiptoken=1`;
    if (fault?.kind === 'foreign-link') page.link = 'http://198.51.100.7/Property?$skiptoken=1';
    if (fault?.kind === 'empty-with-link') {
      send(request, response, {
        ...page,
        texts: [],
        link: url.href.includes('?') ? `${url.href}&again=1` : `${url.href}?again=1`,
      });
      return;
    }
    send(request, response, page, fault?.kind);
  }

  interface Page {
    texts: Buffer[];
    link: string | undefined;
    count: number | undefined;
  }

  function readPage(url: URL): Page | undefined {
    const token = url.searchParams.get('$skiptoken');
    const link = token === null ? undefined : links.get(token);
    if (token !== null && (link === undefined || Date.now() - link.madeAt > (options.linkSeconds ?? 300) * 1000))
      return undefined;
    const asked = link?.url ?? url;
    const resource = asked.pathname.split('/').find((part) => part in others) ?? 'Property';
    const all = resource === 'Property' ? entries : (others[resource] ?? []);
    if (options.profile === 'simplyrets') {
      const lastId = asked.searchParams.get('lastId');
      const limit = Math.min(Number(asked.searchParams.get('limit') ?? 20), options.mostPerPage ?? 500);
      return {
        texts: all
          .filter((one) => lastId === null || one.key > lastId)
          .slice(0, limit)
          .map((one) => one.text),
        link: undefined,
        count: undefined,
      };
    }
    const top = Number(asked.searchParams.get('$top') ?? Number.NaN);
    const preferred =
      options.profile === 'bridge' ? 200 : options.profile === 'plain' || options.profile === 'trestle' ? 10_000 : 1000;
    const size = Math.min(Number.isNaN(top) ? preferred : top, options.mostPerPage ?? preferred);
    const filter = compileFilter(asked.searchParams.get('$filter') ?? '');
    const select = asked.searchParams.get('$select')?.split(',');
    const order = asked.searchParams.get('$orderby');
    const sorted = order === 'ListingKey' ? all.toSorted((a, b) => compare(a.key, b.key)) : all;
    const from = Math.max(
      link?.at ?? 0,
      order === 'ListingKey' ? 0 : lowerBound(sorted, asked.searchParams.get('$filter') ?? '', options.profile),
    );
    const texts: Buffer[] = [];
    let at = from;
    for (; at < sorted.length && texts.length < size; at++) {
      const entry = sorted[at];
      if (entry !== undefined && filter(entry.fields)) texts.push(select === undefined ? entry.text : pick(entry.fields, select));
    }
    const isMore = at < sorted.length && sorted.slice(at).some((entry) => filter(entry.fields));
    const isPlainTop = !Number.isNaN(top) && size === top && options.profile !== 'mls-grid' && options.profile !== 'spark';
    let next: string | undefined;
    if (isMore && !isPlainTop) {
      made += 1;
      links.set(String(made), { at, madeAt: Date.now(), url: asked });
      next = `${options.links?.isRelative === true ? '' : `${address()}/`}${resource}?$skiptoken=${made}`;
    }
    const count = asked.searchParams.get('$count') === 'true' ? all.filter((entry) => filter(entry.fields)).length : undefined;
    return { texts, link: next, count };
  }

  function send(request: IncomingMessage, response: ServerResponse, { texts, link, count }: Page, fault?: Fault['kind']): void {
    const [head, tail] =
      options.profile === 'simplyrets'
        ? (['[', ']'] as const)
        : ([
            `{"@odata.context":"x"${count === undefined ? '' : `,"@odata.count":${count}`},"value":[`,
            `]${link === undefined ? '' : `,${JSON.stringify(options.links?.name ?? '@odata.nextLink')}:${JSON.stringify(link)}`}}`,
          ] as const);
    const mark = fault === 'marked' ? '\ufeff' : '';
    const body = Buffer.concat([
      Buffer.from(mark + head),
      ...texts.flatMap((text, at) => (at === 0 ? [text] : [COMMA, text])),
      Buffer.from(tail),
    ]);
    if (fault === 'truncated-json') return void response.end(body.subarray(0, body.length / 2));
    const packs =
      request.headers['accept-encoding']?.includes('gzip') === true &&
      (options.profile === 'mls-grid' || fault === 'truncated-gzip');
    if (!packs) return void response.end(body);
    const packed = gzipSync(body, { level: 1 });
    response.setHeader('content-encoding', 'gzip');
    response.end(fault === 'truncated-gzip' ? packed.subarray(0, packed.length / 2) : packed);
  }

  function cut(response: ServerResponse): void {
    response.writeHead(200, { 'content-length': '100000' });
    response.write('{"value":[{"ListingKey":"half');
    setTimeout(() => response.destroy(), 5);
  }

  function giveToken(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      const { credentials } = options;
      if (form.get('client_id') !== credentials?.id || form.get('client_secret') !== credentials.secret)
        return void response.writeHead(401).end('{"error":"invalid_client"}');
      made += 1;
      tokens = new Map([[`token-${made}`, credentials.requestsPerToken]]);
      response.end(JSON.stringify({ access_token: `token-${made}`, token_type: 'Bearer', expires_in: 3600 }));
    });
  }

  function isAllowed(request: IncomingMessage): boolean {
    if (options.credentials === undefined) return true;
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const left = tokens.get(token) ?? 0;
    tokens.set(token, left - 1);
    return left > 0;
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = () => `http://127.0.0.1:${port}`;
  return {
    address: address(),
    tokenAddress: `${address()}/token`,
    requests,
    put(...records) {
      const changed = records.map((record) => toEntry(record, timeField));
      const keys = new Set(changed.map((entry) => entry.key));
      entries = [...entries.filter((entry) => !keys.has(entry.key)), ...changed].toSorted(byOrder);
    },
    putIn(resource, record) {
      const entry = toEntry(record, 'ModificationTimestamp', `${resource}Key`);
      others[resource] = [...(others[resource] ?? []).filter(({ key }) => key !== entry.key), entry].toSorted(byOrder);
    },
    remove(...keys) {
      entries = entries.filter((entry) => !keys.includes(entry.key));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function toEntry(record: Record<string, unknown>, timeField: string, keyField = 'ListingKey'): Entry {
  const withTime = timeField in record ? record : { ...record, [timeField]: record['ModificationTimestamp'] };
  const key = String(record[keyField] ?? record['mlsId'] ?? '');
  return { key, modified: String(withTime[timeField] ?? ''), text: Buffer.from(JSON.stringify(withTime)), fields: withTime };
}

function makeEntry(options: FeedServerOptions, index: number): Entry {
  if (Array.isArray(options.records)) throw new Error('these records are there already');
  const { key, modified, text } = options.records.text(index);
  const fields = { ListingKey: key, ModificationTimestamp: modified, BridgeModificationTimestamp: modified };
  return { key, modified, text: Buffer.from(text), fields };
}

const COMMA = Buffer.from(',');

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

// Entries are in the order of time: what lies before the filter's time need not be looked at.
function lowerBound(entries: readonly Entry[], filter: string, profile: string): number {
  const time = /ModificationTimestamp g[te] ([^ )]+)/.exec(filter)?.[1];
  if (time === undefined || profile === 'spark') return 0;
  const at = Date.parse(time);
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Date.parse(entries[middle]?.modified ?? '') < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const pick = (fields: Record<string, unknown>, names: readonly string[]) =>
  Buffer.from(JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name]]))));

function metadataFor({ profile, offices, members, openHouses, lookups }: FeedServerOptions, timeField: string): string {
  const property = ['ListingKey', 'StandardStatus', 'ModificationTimestamp', timeField]
    .map((name) => `<Property Name="${name}" Type="Edm.String"/>`)
    .concat(
      Object.entries(lookups?.fields ?? {}).map(
        ([field, name]) =>
          `<Property Name="${field}" Type="Edm.String"><Annotation Term="RESO.OData.Metadata.LookupName" String="${name}"/></Property>`,
      ),
    )
    .join('');
  const navigation = ['Media', ...(profile === 'mls-grid' ? [] : ['OpenHouse'])]
    .map((name) => `<NavigationProperty Name="${name}" Type="Collection(x.${name})"/>`)
    .join('');
  const entity = (name: string, inside: string) => `<EntityType Name="${name}">${inside}</EntityType>`;
  return `<?xml version="1.0"?><edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices><Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="x">${entity('Property', property + navigation)}${offices === undefined ? '' : entity('Office', '<Property Name="OfficeKey" Type="Edm.String"/>')}${lookups === undefined ? '' : entity('Lookup', '<Property Name="LookupKey" Type="Edm.String"/>')}${members === undefined ? '' : entity('Member', '<Property Name="MemberKey" Type="Edm.String"/>')}${openHouses === undefined ? '' : entity('OpenHouse', '<Property Name="OpenHouseKey" Type="Edm.String"/>')}</Schema></edmx:DataServices></edmx:Edmx>`;
}

type Test = (fields: Record<string, unknown>) => boolean;

/** The conditions that our own reading sends: comparisons, `and`, `or`, brackets. */
function compileFilter(text: string): Test {
  const words = text.match(/'(?:[^']|'')*'|[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const either = (): Test => {
    let left = both();
    while (words[at] === 'or') {
      at += 1;
      const [a, b] = [left, both()];
      left = (fields) => a(fields) || b(fields);
    }
    return left;
  };
  const both = (): Test => {
    let left = one();
    while (words[at] === 'and') {
      at += 1;
      const [a, b] = [left, one()];
      left = (fields) => a(fields) && b(fields);
    }
    return left;
  };
  const one = (): Test => {
    if (words[at] === '(') {
      at += 1;
      const inner = either();
      at += 1;
      return inner;
    }
    const [field = '', operator = '', literal = ''] = words.slice(at, at + 3);
    at += 3;
    return compareWith(field, operator, literal);
  };
  return words.length === 0 ? () => true : either();
}

function compareWith(field: string, operator: string, literal: string): Test {
  const isTime = /^\d{4}-\d{2}-\d{2}T/.test(literal);
  const wanted = isTime
    ? Date.parse(literal)
    : literal.startsWith("'")
      ? literal.slice(1, -1).replaceAll("''", "'")
      : literal === 'true' || literal === 'false'
        ? literal
        : Number(literal);
  return (fields) => {
    const raw = fields[field];
    if (raw === undefined || raw === null) return false;
    const value = isTime ? Date.parse(String(raw)) : typeof wanted === 'number' ? Number(raw) : String(raw);
    const order = compare<string | number>(value, wanted);
    return operator === 'eq'
      ? order === 0
      : operator === 'gt'
        ? order > 0
        : operator === 'ge'
          ? order >= 0
          : operator === 'lt'
            ? order < 0
            : order <= 0;
  };
}
