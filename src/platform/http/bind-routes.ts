import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#lib/endpoint.ts';
import type { Log } from '#platform/log/log.ts';
import { DomainError } from './domain-error.ts';
import type { HonoEnv } from './hono-env.ts';
import { problemResponse } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Route } from './route.ts';
import type { ServerContext } from './server-context.ts';

const MAX_BODY_BYTES = 1_048_576;

export interface BindOptions {
  routes: Route[];
  makeContext: (env: HonoEnv['Variables']) => ServerContext;
  limiter: RateLimiter;
  log: Log;
}

/**
 * Gives every contract endpoint its HTTP face: access, limits, validation in, the verb, validation out, ETag.
 * All failures leave through {@link problemResponse}.
 */
export function bindRoutes(app: Hono<HonoEnv>, { routes, makeContext, limiter, log }: BindOptions): void {
  for (const { endpoint, handle } of routes) {
    app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const ctx = makeContext(c.var);
      try {
        await limiter.check(ctx, endpoint, c.var.isInternal);
        checkAccess(endpoint, ctx);
        const input = {
          params: parsePart(endpoint.params, c.req.param(), 'path'),
          query: parsePart(endpoint.query, readQuery(c.req.url), 'query'),
          body: endpoint.body === undefined ? undefined : parsePart(endpoint.body, await readJsonBody(c.req.raw), 'body'),
        };
        // The contract's types were checked where the route was declared; here they are erased.
        const answer = await handle(ctx, input as never, c.req.raw);
        return answer instanceof Response ? answer : jsonResponse(endpoint, answer, c.req.header('if-none-match'));
      } catch (error) {
        if (!(error instanceof DomainError))
          log.error({ err: error, requestId: ctx.requestId, path: endpoint.path }, 'a request failed');
        return problemResponse(error, ctx.requestId);
      }
    });
  }
}

function checkAccess(endpoint: Endpoint, ctx: ServerContext): void {
  if (endpoint.access === 'public') return;
  if (ctx.actor.kind !== 'user') throw new DomainError('unauthenticated', 'Sign in to do this.');
  if (endpoint.access === 'admin' && ctx.actor.role !== 'admin')
    throw new DomainError('forbidden', 'Only an administrator can do this.');
}

function readQuery(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams);
}

async function readJsonBody(request: Request): Promise<unknown> {
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json')) {
    throw new DomainError('invalid', 'Send the body as JSON with the header Content-Type: application/json.');
  }
  const text = await request.text();
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw new DomainError('too-large', 'The body may have at most 1 MB.');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('invalid', 'The body is not valid JSON.', { cause });
  }
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] ??= issue.message;
  const [name, message] = Object.entries(fields)[0] ?? [part, 'is not usable'];
  throw new DomainError('invalid', `${name}: ${message}`, { fields });
}

function jsonResponse(endpoint: Endpoint, answer: unknown, ifNoneMatch: string | undefined): Response {
  if (endpoint.response === undefined) return new Response(null, { status: 204 });
  const body = JSON.stringify(endpoint.response.parse(answer));
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (endpoint.method === 'GET' && endpoint.access === 'public') {
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    headers.set('etag', etag);
    headers.set('cache-control', endpoint.cacheSeconds === undefined ? 'no-cache' : `public, max-age=${endpoint.cacheSeconds}`);
    if (ifNoneMatch === etag) return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: 200, headers });
}
