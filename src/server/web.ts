import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { WebServer, WebServerOptions } from '#app/web-server.ts';

const BUILT_ENTRY = path.resolve(import.meta.dirname, '../../build/server/index.js');

/** Pages: the built bundle, or in development the same file through Vite, reloaded for each request. */
export async function loadWebServer({
  vite,
  ...options
}: WebServerOptions & { vite: ViteDevServer | undefined }): Promise<WebServer> {
  if (vite !== undefined) {
    return {
      fetch: async (...asked) => createFrom(await vite.ssrLoadModule('./src/app/web-server.ts'), options).fetch(...asked),
    };
  }
  return createFrom(await import(pathToFileURL(BUILT_ENTRY).href), options);
}

function createFrom(module: unknown, options: WebServerOptions): WebServer {
  // The entry's own type; only plain functions and data cross this border.
  return (module as typeof import('#app/web-server.ts')).createWebServer(options);
}
