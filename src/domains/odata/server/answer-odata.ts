import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { servedTo, writeMetadata } from '../model/metadata.ts';
import { ODataError } from '../model/odata-error.ts';
import { LONGEST_QUERY, readQuery } from '../model/query.ts';
import { findPartner } from './partners.ts';
import { findOne, runQuery, type RunOptions } from './run-query.ts';

export interface ODataOptions {
  /** Address of the site, without a slash at the end. */
  publicUrl: string;
  /** Counts a read of a partner; throws `too-many-requests`. */
  countRead: (who: string) => void;
}

export const ODATA_PATH = '/api/odata';

const HEADERS = { 'odata-version': '4.01', 'cache-control': 'no-store' };

/** One request of the Web API: whatever is wrong with it is said as OData says it, and nothing makes a 500 but a fault of ours. */
export async function answerOData(ctx: Context, request: Request, options: ODataOptions): Promise<Response> {
  try {
    return await answer(ctx, request, options);
  } catch (error) {
    if (error instanceof ODataError) return refuse(error);
    if (error instanceof DomainError && error.code === 'too-many-requests')
      return refuse(new ODataError(429, 'TooManyRequests', error.message), { 'retry-after': '60' });
    throw error;
  }
}

async function answer(ctx: Context, request: Request, { publicUrl, countRead }: ODataOptions): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new ODataError(501, 'NotImplemented', 'Listings are read-only here.');
  const key = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const partner = key === undefined ? undefined : await findPartner(ctx, key);
  if (partner === undefined) throw new ODataError(401, 'Unauthorized', 'Send a partner’s key as a bearer token.');
  countRead(`partner ${partner.id}`);
  if (url.search.length > LONGEST_QUERY)
    throw new ODataError(413, 'QueryTooLarge', `A query may have ${LONGEST_QUERY} characters.`);
  const { rights } = partner;
  const run: RunOptions = { publicUrl, rights };
  const path = url.pathname.slice(ODATA_PATH.length).replace(/^\/|\/$/g, '');
  const context = `${publicUrl}${ODATA_PATH}/$metadata`;
  if (path === '') {
    const value = servedTo(rights).map((name) => ({ name, kind: 'EntitySet', url: name }));
    return Response.json({ '@odata.context': context, value }, { headers: HEADERS });
  }
  if (path === '$metadata' || path === '%24metadata')
    return new Response(writeMetadata(rights), { headers: { ...HEADERS, 'content-type': 'application/xml; charset=utf-8' } });
  const [, name = '', quoted] = /^(\w{1,40})(?:\('((?:[^']|'')*)'\))?$/.exec(decode(path)) ?? [];
  const query = readQuery(name, url.searchParams, rights, request.headers.get('prefer'));
  if (quoted !== undefined) {
    const found = await findOne(ctx, query, quoted.replaceAll("''", "'").replaceAll('\0', ''), run);
    if (found === undefined) throw new ODataError(404, 'NotFound', `There’s no ${name} with this key.`);
    return Response.json({ '@odata.context': `${context}#${name}/$entity`, ...found }, { headers: HEADERS });
  }
  const page = await runQuery(ctx, query, run);
  return Response.json(
    {
      '@odata.context': `${context}#${name}`,
      ...(page.count === undefined ? {} : { '@odata.count': page.count }),
      value: page.rows,
      ...(page.token === undefined
        ? {}
        : { '@odata.nextLink': nextLink(url, publicUrl, { token: page.token, top: query.top, size: page.rows.length }) }),
    },
    { headers: HEADERS },
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function nextLink(
  url: URL,
  publicUrl: string,
  { token, top, size }: { token: string; top: number | undefined; size: number },
): string {
  const params = new URLSearchParams(url.search);
  params.delete('$skip');
  params.delete('$count');
  if (top !== undefined) params.set('$top', String(top - size));
  params.set('$skiptoken', token);
  return `${publicUrl}${url.pathname}?${params.toString()}`;
}

function refuse({ status, code, message, target }: ODataError, headers: Record<string, string> = {}): Response {
  const challenge = status === 401 ? { 'www-authenticate': 'Bearer realm="listings"' } : {};
  return Response.json(
    { error: { code, message, ...(target === undefined ? {} : { target }), details: [] } },
    { status, headers: { ...HEADERS, ...challenge, ...headers } },
  );
}
