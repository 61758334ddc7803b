import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { Site } from '#platform/web/site.ts';

const SWAGGER_DIRECTORY = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
const START = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });`;

/** `/api/docs`: the API's documentation, with nothing loaded from elsewhere. */
export function mountApiDocs(app: Hono<HonoEnv>, site: Site): void {
  app.get('/api/docs', (c) => c.html(docsPage(site)));
  app.get('/api/docs/start.js', (c) =>
    c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${name}`, async (c) =>
      c.body(new Uint8Array(await readFile(path.join(SWAGGER_DIRECTORY, name))), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      }),
    );
  }
}

function docsPage(site: Site): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${site.productName.replaceAll(/[<>&]/g, '')}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;
}
