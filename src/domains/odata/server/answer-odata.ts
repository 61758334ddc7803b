import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { servedTo, writeMetadata } from '../model/metadata.ts';
import { ODataError } from '../model/odata-error.ts';
import { LONGEST_QUERY, nameOptions, readQuery } from '../model/query.ts';
import { findPartner } from './partners.ts';
import { findOne, runQuery, type RunOptions } from './run-query.ts';

export interface ODataOptions {
  /** Address of the site, without a slash at the end. */
  publicUrl: string;
  /** Counts a read of a partner; throws `too-many-requests`. */
  countRead: (who: string) => void;
  /** The same for whoever has no key. */
  countStranger: () => void;
}

export const ODATA_PATH = '/api/odata';

/** Clients that know OData 4.0 alone say so, and are answered in it: what is said is the same. */
function headersFor(request: Request): Record<string, string> {
  const most = request.headers.get('odata-maxversion')?.trim();
  return { 'odata-version': most === '4.0' ? '4.0' : '4.01', 'cache-control': 'no-store' };
}

/** One request of the Web API: whatever is wrong with it is said as OData says it, and nothing makes a 500 but a fault of ours. */
export async function answerOData(ctx: Context, request: Request, options: ODataOptions): Promise<Response> {
  const headers = headersFor(request);
  try {
    return await answer(ctx, request, { ...options, headers });
  } catch (error) {
    if (error instanceof ODataError) return refuse(error, headers);
    if (error instanceof DomainError && error.code === 'too-many-requests')
      return refuse(new ODataError(429, 'TooManyRequests', error.message), { ...headers, 'retry-after': '60' });
    throw error;
  }
}

async function answer(
  ctx: Context,
  request: Request,
  { publicUrl, countRead, countStranger, headers }: ODataOptions & { headers: Record<string, string> },
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new ODataError(501, 'NotImplemented', 'Listings are read-only here.');
  const key = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const partner = key === undefined ? undefined : await findPartner(ctx, key);
  if (partner === undefined) {
    countStranger();
    throw new ODataError(401, 'Unauthorized', 'Send a partner’s key as a bearer token.');
  }
  countRead(`partner ${partner.id}`);
  if (url.search.length > LONGEST_QUERY)
    throw new ODataError(413, 'QueryTooLarge', `A query may have ${LONGEST_QUERY} characters.`);
  const { rights } = partner;
  const run: RunOptions = { publicUrl, rights };
  const path = url.pathname.slice(ODATA_PATH.length).replace(/^\/|\/$/g, '');
  const context = `${publicUrl}${ODATA_PATH}/$metadata`;
  if (path === '') {
    const value = servedTo(rights).map((name) => ({ name, kind: 'EntitySet', url: name }));
    return Response.json({ '@odata.context': context, value }, { headers });
  }
  if (path === '$metadata' || path === '%24metadata')
    return new Response(writeMetadata(rights), { headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' } });
  const [, name = '', quoted] = /^(\w{1,40})(?:\('((?:[^']|'')*)'\))?$/.exec(decode(path)) ?? [];
  const params = nameOptions(url.searchParams);
  const prefer = request.headers.get('prefer');
  const query = readQuery(name, params, rights, prefer);
  if (quoted !== undefined) {
    const found = await findOne(ctx, query, quoted.replaceAll("''", "'").replaceAll('\0', ''), run);
    if (found === undefined) throw new ODataError(404, 'NotFound', `There’s no ${name} with this key.`);
    return Response.json({ '@odata.context': `${context}#${name}/$entity`, ...found }, { headers });
  }
  const page = await runQuery(ctx, query, run);
  return Response.json(
    {
      '@odata.context': `${context}#${name}`,
      ...(page.count === undefined ? {} : { '@odata.count': page.count }),
      value: page.rows,
      ...(page.token === undefined
        ? {}
        : {
            '@odata.nextLink': nextLink(`${publicUrl}${url.pathname}`, params, {
              token: page.token,
              top: query.top,
              size: page.rows.length,
            }),
          }),
    },
    {
      headers:
        prefer !== null && /maxpagesize/i.test(prefer)
          ? { ...headers, 'preference-applied': `odata.maxpagesize=${query.pageSize}` }
          : headers,
    },
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
  address: string,
  given: URLSearchParams,
  { token, top, size }: { token: string; top: number | undefined; size: number },
): string {
  const params = new URLSearchParams(given);
  params.delete('$skip');
  params.delete('$count');
  if (top !== undefined) params.set('$top', String(top - size));
  params.set('$skiptoken', token);
  return `${address}?${params.toString()}`;
}

function refuse({ status, code, message, target }: ODataError, headers: Record<string, string>): Response {
  const challenge = status === 401 ? { 'www-authenticate': 'Bearer realm="listings"' } : {};
  return Response.json(
    { error: { code, message, ...(target === undefined ? {} : { target }), details: [] } },
    { status, headers: { ...challenge, ...headers } },
  );
}
