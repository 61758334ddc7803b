import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { z } from 'zod';
import { type Endpoint, UNUSABLE_PATH } from '#lib/endpoint.ts';
import type { Log } from '#platform/log/log.ts';
import type { AnswerCache } from './answer-cache.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { explainFailure, type FailureListener } from '#platform/verb/explain-failure.ts';
import type { HonoEnv } from './hono-env.ts';
import { plainAnswer } from './plain-answer.ts';
import { methodNotAllowed, problemResponse } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readJsonBody } from './read-json-body.ts';
import type { Route } from './route.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { requireAdmin, requireUser } from '#platform/verb/require-user.ts';

/** Ten thousand wrong numbers need no answer of ten thousand lines. */
const MOST_FIELDS_TOLD = 50;

export interface BindOptions {
  routes: Route[];
  makeContext: (env: HonoEnv['Variables']) => ServerContext;
  /** Throws if the caller has no recent proof of who they are. */
  requireRecentProof: (ctx: ServerContext) => Promise<unknown>;
  limiter: RateLimiter;
  answers: AnswerCache;
  log: Log;
  tellFailure?: FailureListener;
}

/**
 * Gives every contract endpoint its HTTP face: access, limits, validation in, the verb, validation out, ETag.
 * All failures leave through {@link problemResponse}.
 */
export function bindRoutes(
  app: Hono<HonoEnv>,
  { routes, makeContext, requireRecentProof, limiter, answers, log, tellFailure }: BindOptions,
): void {
  for (const { endpoint, handle } of routes) {
    app.on(endpoint.method, routerPath(endpoint), async (c) => {
      const ctx = makeContext(c.var);
      try {
        await limiter.check(ctx, endpoint, c.var.isInternal);
        const isPersonal = isAskedPersonally(endpoint, c.req.raw);
        checkAccess(endpoint, ctx, isPersonal);
        if (endpoint.proof === 'recent') await requireRecentProof(ctx);
        const produce = async () => {
          const input = {
            params: parsePart(endpoint.params, c.req.param(), 'path'),
            query: parsePart(endpoint.query, readQuery(c.req.url), 'query'),
            body: endpoint.body === undefined ? undefined : parsePart(endpoint.body, await readJsonBody(c.req.raw), 'body'),
          };
          // The compiler checked the contract's types where the route was declared; here they are erased.
          const answer = await handle(ctx, input as never, c.req.raw);
          if (answer instanceof Response) return answer;
          return jsonResponse(endpoint, answer, { isPersonal, ifNoneMatch: c.req.header('if-none-match') });
        };
        return isShared(endpoint) && !isPersonal ? await answers.answer(c.req.raw, produce) : await produce();
      } catch (error) {
        const { requestId } = ctx;
        return problemResponse(explainFailure(error, { log, requestId, path: endpoint.path, tell: tellFailure }), requestId);
      }
    });
  }
  for (const [path, methods] of methodsByPath(routes)) app.all(path, (c) => methodNotAllowed(methods, c.var.requestId));
}

/** The same for everybody, and cacheable by its contract. */
function isShared(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && endpoint.access === 'public' && endpoint.cacheSeconds !== undefined;
}

/** A public read with a parameter that makes it personal. */
function isAskedPersonally({ personalBy = [] }: Endpoint, request: Request): boolean {
  if (personalBy.length === 0) return false;
  const { searchParams } = new URL(request.url);
  return personalBy.some((name) => searchParams.getAll(name).some((value) => value !== ''));
}

function routerPath(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function methodsByPath(routes: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of routes) {
    const known = methods.get(routerPath(endpoint)) ?? [];
    methods.set(routerPath(endpoint), [...known, ...(endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method])]);
  }
  return methods;
}

function checkAccess(endpoint: Endpoint, ctx: ServerContext, isPersonal: boolean): void {
  if (endpoint.access === 'public' && !isPersonal) return;
  requireUser(ctx);
  if (endpoint.access === 'admin') requireAdmin(ctx);
}

// Forms send an empty field as an empty value, which says nothing.
function readQuery(url: string): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ''));
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return {};
  const code = part === 'path' ? { publicCode: UNUSABLE_PATH } : {};
  if (!isStorable(value)) {
    const named = Object.entries(value ?? {}).filter(([key, item]) => isStorable(key) && !isStorable(item));
    const fields = Object.fromEntries(named.slice(0, MOST_FIELDS_TOLD).map(([name]) => [name, `This ${UNSTORABLE}`]));
    throw new DomainError('malformed', `The ${part} ${UNSTORABLE}`, { fields, ...code });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, MOST_FIELDS_TOLD)) fields[issue.path.join('.') || part] ??= issue.message;
  const [name, message] = Object.entries(fields)[0] ?? [part, 'is not usable'];
  throw new DomainError('invalid', `${name}: ${message}`, { fields, ...code });
}

const UNSTORABLE = 'holds the character U+0000, or half of another: remove it.';

/** PostgreSQL stores neither U+0000 nor half a pair of surrogates; nobody types them. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item))
  );
}

function jsonResponse(
  endpoint: Endpoint,
  answer: unknown,
  { isPersonal, ifNoneMatch }: { isPersonal: boolean; ifNoneMatch: string | undefined },
): Response {
  if (endpoint.response === undefined) return new Response(null, { status: 204 });
  const body = JSON.stringify(endpoint.response.parse(answer));
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (endpoint.method === 'GET' && endpoint.access === 'public' && !isPersonal) {
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    headers.set('etag', etag);
    headers.set('cache-control', endpoint.cacheSeconds === undefined ? 'no-cache' : `public, max-age=${endpoint.cacheSeconds}`);
    if (isKnown(etag, ifNoneMatch)) return new Response(null, { status: 304, headers });
  }
  return plainAnswer(body, { headers });
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.includes('*') || tags.some((tag) => tag.replace('W/', '') === etag.replace('W/', ''));
}
