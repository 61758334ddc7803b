import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ViteDevServer } from 'vite';
import type { WebServer, WebServerOptions } from '#app/web-server.ts';
import { requireRecentProof, resolveActor } from '#domains/accounts/server/index.ts';
import { answerOAuth, type CallApi, OAUTH_PATHS, openAssistantDoor } from '#domains/assistants/server/index.ts';
import { isRecord } from '#lib/json-value.ts';
import type { RefusedCall } from '#platform/web/api-context.ts';
import { answerOData } from '#domains/odata/server/index.ts';
import { USUAL_ROLE } from '#lib/roles.ts';
import type { Config } from '#platform/config/config.ts';
import { hideTokens } from '#platform/identity/random-token.ts';
import type { ChangeFeed } from '#platform/db/change-feed.ts';
import type { Db } from '#platform/db/database.ts';
import { closeTraffic, noteServerError } from '#domains/analytics/server/index.ts';
import { ARM_HEADER, armHeaderOf } from '#domains/landing/server/index.ts';
import { createAnswerCache } from '#platform/http/answer-cache.ts';
import { whileAnswering } from '#platform/jobs/underway.ts';
import { bindRoutes } from '#platform/http/bind-routes.ts';
import { clientAddress, isFromThisMachine } from '#platform/http/client-address.ts';
import { compressAnswer } from '#platform/http/compress-answer.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { explainFailure } from '#platform/verb/explain-failure.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import { methodNotAllowed, problemResponse } from '#platform/http/problem.ts';
import { createRateLimiter } from '#platform/http/rate-limit.ts';
import { applySecurityHeaders, mapOriginsOf } from '#platform/http/security-headers.ts';
import type { Actor } from '#platform/verb/context.ts';
import type { Ports, ServerContext } from '#platform/ports/server-context.ts';
import type { Log } from '#platform/log/log.ts';
import { GROWN, type CityGrowth } from './city-growth.ts';
import { DOMAIN_ROUTES } from './domains.ts';
import { mountHealth } from './health.ts';
import { mountOpenApi } from './open-api.ts';
import { mountSiteFiles } from './site-files.ts';
import { mountSitemap } from './sitemap.ts';
import { mountStaticFiles } from './static-files.ts';
import { siteOfConfig } from './site.ts';
import { loadWebServer } from './web.ts';

export interface AppDependencies extends Ports {
  config: Config;
  db: Db;
  log: Log;
  /** Present in development: pages come from source, with hot reload. */
  vite?: ViteDevServer;
  now?: () => number;
  /** The parts of the demonstration city still to come. */
  city?: CityGrowth;
  /** Reports changes of public data; without it no answer is cached. */
  changes?: ChangeFeed;
  /** Where pages come from; the built bundle, or Vite's. */
  openPages?: (options: WebServerOptions) => Promise<WebServer>;
}

export interface App {
  fetch: (request: Request, env?: HonoEnv['Bindings']) => Promise<Response>;
  close: () => Promise<void>;
}

const POPUP_END = /^(\/api)?\/auth\/callback(\/|$)/;
const OWN_MACHINE_ONLY = /^(\/api)?\/dev\//;
const FETCHED_AHEAD_SECONDS = 10;
const UNAVAILABLE = 503;
const TOO_MANY = 429;
const COME_BACK_SECONDS = { least: 8, spread: 8 };
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The whole HTTP application: API, files and pages, in the order in which a request meets them. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { config, db, log, identity, changes, vite, city = GROWN, now = Date.now, ...others } = dependencies;
  const { openPages = (options: WebServerOptions) => loadWebServer({ ...options, vite }), ...ports } = others;
  const answers = createAnswerCache(changes, now);
  const limiter = createRateLimiter({ db, readsPerMinute: config.READS_PER_MINUTE, log, now });
  const site = siteOfConfig(config, vite !== undefined);
  const mapOrigins = mapOriginsOf(site.mapStyleUrl);
  const app = new Hono<HonoEnv>();

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const started = performance.now();
    c.set('requestId', REQUEST_ID.test(given) ? given : randomUUID());
    c.set('isInternal', c.env?.isInternal === true);
    const address = clientAddress({
      peer: c.env?.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for') ?? null,
      trustedProxies: config.TRUSTED_PROXIES,
    });
    const authorization = c.req.header('authorization');
    const actor = c.env?.isInternal === true ? c.env.actor : undefined;
    c.set('actor', actor ?? (await resolveActor({ db, identity, config, now: new Date(now()) }, { authorization, address })));
    await whileAnswering(next);
    if (c.var.isInternal) return;
    await showRefusal(c);
    // The provider's page leads here, and the popup's last page still needs its opener.
    if (POPUP_END.test(c.req.path)) c.res.headers.set('cross-origin-opener-policy', 'unsafe-none');
    const answer = await compressAnswer(c.req.raw, c.res);
    if (answer !== c.res) {
      // Cleared first, or Hono would copy the old headers and rebuild the new answer for them.
      c.res = undefined;
      c.res = answer;
    }
    c.res.headers.set('x-request-id', c.var.requestId);
    // More homes arrive soon, so no cache may keep this answer.
    if (city.coming().length > 0 && c.req.path.startsWith('/api/')) c.res.headers.set('cache-control', 'no-store');
    applySecurityHeaders(c.res.headers, { mapOrigins, isDevelopment: vite !== undefined });
    log.debug({
      requestId: c.var.requestId,
      method: c.req.method,
      path: hideTokens(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });

  /** Who opens a call as a page, by the link of a file for example, reads in one why it is refused. */
  async function showRefusal(c: Context<HonoEnv>): Promise<void> {
    if (!isRefusedPage(c.req.raw, c.res)) return;
    const { headers } = c.res;
    const shown = await web.fetch(c.req.raw, (await c.res.json()) as RefusedCall);
    for (const [name, value] of headers) if (!['content-type', 'content-length'].includes(name)) shown.headers.set(name, value);
    c.res = undefined;
    c.res = shown;
  }

  /** Pages and site files share the budget of the API's reads. Throws `too-many-requests`. */
  function countRead({ actor }: HonoEnv['Variables']): void {
    if (actor.kind === 'anonymous') limiter.countRead(actor.address);
  }
  function makeContext({ actor, requestId }: HonoEnv['Variables']): ServerContext {
    return { ...ports, actor, requestId, db, now: new Date(now()), log, changes, config, identity };
  }

  function tellFailure(error: unknown, path: string): void {
    void noteServerError({ db, now: new Date(now()) }, error, path);
  }

  // They show other people's mail, so only this machine may open them.
  app.use(async (c, next) => {
    const isOpen = c.var.isInternal || !OWN_MACHINE_ONLY.test(c.req.path) || isFromThisMachine(c.req.raw, c.env?.remoteAddress);
    if (isOpen) return next();
    return problemResponse(new DomainError('not-found', 'This is for whoever sits at the machine itself.'), c.var.requestId);
  });

  mountHealth(app, { db, city: config.demoMode ? city : undefined, hasOwnDatabase: config.isLocal });
  mountOpenApi(app, DOMAIN_ROUTES, site);
  bindRoutes(app, { routes: DOMAIN_ROUTES, makeContext, requireRecentProof, limiter, answers, log, tellFailure });
  app.all('/api/odata/*', (c) =>
    answerOData(makeContext(c.var), c.req.raw, {
      publicUrl: site.publicUrl,
      countRead: (who) => limiter.countRead(who),
      countStranger: () => countRead(c.var),
    }),
  );
  const door = openAssistantDoor({
    db,
    publicUrl: site.publicUrl,
    productName: config.PRODUCT_NAME,
    callApi: callApiOf((request, actor) => Promise.resolve(app.fetch(request, { isInternal: true, ...(actor && { actor }) }))),
  });
  app.all('/mcp', (c) => door.answer(makeContext(c.var), c.req.raw, () => countRead(c.var)));
  for (const path of OAUTH_PATHS)
    app.all(path, (c) => {
      countRead(c.var);
      return answerOAuth(makeContext(c.var), c.req.raw);
    });
  app.all('/api/*', (c) =>
    problemResponse(new DomainError('not-found', 'There is no such call. See /api/docs.'), c.var.requestId),
  );
  mountSiteFiles(app, site);
  mountSitemap(app, { makeContext, countRead, site });
  mountStaticFiles(app);

  const web = await openPages({
    site,
    cityComing: () => [...city.coming()],
    fetchApi: async (request) => app.fetch(request, { isInternal: true }),
  });
  app.all('*', async (c) => {
    // The form was sent without its script: show the page again, which says what it needs.
    const isForm = c.req.method === 'POST' && c.req.header('accept')?.includes('text/html') === true;
    if (isForm) return new Response(null, { status: 303, headers: { location: c.req.path, 'cache-control': 'no-store' } });
    if (!['GET', 'HEAD'].includes(c.req.method)) return methodNotAllowed(['GET', 'HEAD'], c.var.requestId);
    countRead(c.var);
    // Assigned before what is remembered is looked up, so that nobody gets another one’s arm.
    const arm = await armHeaderOf(makeContext(c.var), c.req.raw);
    const asked = tellArm(c.req.raw, arm);
    const page = await answers.answer(asked, () => web.fetch(asked), arm ?? undefined);
    if (page.status === UNAVAILABLE) return comeBack(page);
    return arm === null ? keepFetchedAhead(c.req.raw, page) : keepPrivate(page);
  });
  app.onError((error, c) => {
    const { requestId } = c.var;
    return problemResponse(
      explainFailure(error, { log, requestId, path: hideTokens(c.req.path), tell: (failed) => tellFailure(failed, 'a page') }),
      requestId,
    );
  });

  return {
    fetch: async (request, env = {}) => app.fetch(request, env),
    close: async () => {
      await Promise.all([door.close(), limiter.close(), closeTraffic(db)]);
    },
  };
}

/** Calls of our own API for the door of assistants: as a visitor makes them, or as the person who let one in. */
function callApiOf(fetchApi: (request: Request, actor: Actor | undefined) => Promise<Response>): CallApi {
  return async (method, path, query = {}, body, person) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetchApi(
      new Request(`http://internal${path}${search === '' ? '' : `?${search}`}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
      // Such a person is a buyer here, whatever else they may do on the site.
      person && {
        kind: 'user',
        userId: person.userId,
        role: USUAL_ROLE,
        roles: [USUAL_ROLE],
        sessionId: `assistant-${person.connectionId}`,
        isDemo: person.isDemo,
        emailVerified: false,
        address: 'assistant',
      },
    );
    const value: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, value };
    const problem = isRecord(value) ? (value['detail'] ?? value['title']) : undefined;
    return { ok: false, status: response.status, message: typeof problem === 'string' ? problem : 'That cannot be answered.' };
  };
}

function isRefusedPage({ method, headers }: Request, { status, headers: answered }: Response): boolean {
  const isPage = method === 'GET' && headers.get('sec-fetch-dest') === 'document';
  // A page costs more than what was refused for being too much.
  return isPage && status !== TOO_MANY && answered.get('content-type') === 'application/problem+json';
}

/** The request with the arm that was assigned, which nobody else can say. */
function tellArm(request: Request, arm: string | null): Request {
  if (arm === null && !request.headers.has(ARM_HEADER)) return request;
  const headers = new Headers(request.headers);
  headers.delete(ARM_HEADER);
  if (arm !== null) headers.set(ARM_HEADER, arm);
  return new Request(request, { headers });
}

/** An arm is one visitor’s: no shared cache keeps it. */
function keepPrivate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'private, no-cache');
  return new Response(response.body, { status: response.status, headers });
}

/** Browsers retry by themselves, even without scripts, and not all at once. */
function comeBack({ body, status, headers: given }: Response): Response {
  const headers = new Headers(given);
  const seconds = String(COME_BACK_SECONDS.least + Math.floor(Math.random() * COME_BACK_SECONDS.spread));
  headers.set('cache-control', 'no-store');
  headers.set('retry-after', seconds);
  headers.set('refresh', seconds);
  return new Response(body, { status, headers });
}

/** A browser reuses page data that it fetched ahead of a redirect only if it may cache it briefly. */
function keepFetchedAhead(request: Request, response: Response): Response {
  if (request.headers.get('sec-purpose') !== 'prefetch' || !response.ok || response.headers.has('cache-control')) return response;
  const headers = new Headers(response.headers);
  headers.set('cache-control', `private, max-age=${FETCHED_AHEAD_SECONDS}`);
  return new Response(response.body, { status: response.status, headers });
}
