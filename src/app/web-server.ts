import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { createApiClient } from '#platform/web/api-client.ts';
import { apiContext, refusedCallContext, type RefusedCall } from '#platform/web/api-context.ts';
import { siteContext } from '#platform/web/site-context.ts';
import type { Site } from '#platform/web/site.ts';

export interface WebServerOptions {
  site: Site;
  /** The parts of the demonstration city still being built, in words. */
  cityComing: () => string[];
  /** The API, in process. */
  fetchApi: (request: Request) => Promise<Response>;
}

export interface WebServer {
  /** The page at an address; that of a refused call says why it was refused. */
  fetch: (request: Request, refused?: RefusedCall) => Promise<Response>;
}

/**
 * The only module where both worlds meet: native server code calls it and passes in plain functions,
 * so no class or context exists twice.
 */
export function createWebServer({ site, cityComing, fetchApi }: WebServerOptions): WebServer {
  const handle = createRequestHandler(asServerBuild(build), site.isDevelopment ? 'development' : 'production');
  const api = createApiClient((url, init) => fetchApi(new Request(new URL(url, 'http://in-process'), init)));
  return {
    fetch(request, refused) {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(siteContext, { ...site, cityComing: cityComing() });
      context.set(refusedCallContext, refused ?? null);
      return handle(request, context);
    },
  };
}

// The virtual module's generated types are looser about undefined than exactOptionalPropertyTypes allows; its shape is the bundler's contract.
function asServerBuild(module: unknown): ServerBuild {
  return module as ServerBuild;
}
