import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { contentSecurityPolicy, inlineScriptHashes, mapOriginsOf } from '#platform/http/security-headers.ts';
import { READ_FIRST } from '#platform/web/page-handle.ts';
import { siteContext } from '#platform/web/site-context.ts';

/** Renders a page to its end, so that the policy can name its inline scripts by hash and the answer has a length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { html: rendered, failed } = await renderWhole(<ServerRouter context={context} url={request.url} />);
  const html = isReadFirst(context) ? waitForPaint(rendered) : yieldToPaint(rendered);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  if (import.meta.env.PROD) {
    const mapOrigins = mapOriginsOf(loadContext.get(siteContext).mapStyleUrl);
    headers.set('content-security-policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html), mapOrigins }));
  }
  return new Response(html, { status: failed ? 500 : status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted)
    process.stderr.write(`${JSON.stringify({ level: 50, msg: 'a page failed', url: request.url, err: describe(error) })}\n`);
}

function isReadFirst({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.handle === READ_FIRST);
}

function describe(error: unknown): unknown {
  return error instanceof Error ? { message: error.message, stack: error.stack } : error;
}

function renderWhole(element: React.ReactElement): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), failed });
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // Everything in its place in one piece: a part moved in by script is missing without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: () => {
        failed = true;
      },
    });
  });
}

/** The page reads without its scripts: fonts, style and the first picture have the network before them. */
function yieldToPaint(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

/** Leaves the scripts to `start-scripts.js`, which begins them once what is seen first has been drawn. */
function waitForPaint(html: string): string {
  const modules: string[] = [];
  return html
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_link, href: string) => {
      modules.push(href);
      return '';
    })
    .replace('<script type="module" async="">', () => `<script type="text/plain" data-modules="${modules.join(' ')}">`);
}
