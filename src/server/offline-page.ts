import { createHash } from 'node:crypto';
import type { Site } from '#platform/web/site.ts';

// The colors of `ui/tokens.css`, which is not there without a connection.
const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1c1f1e;--soft:#59605d;--brand:#0f5d4a;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#111412;--ink:#eceae4;--soft:#a3aaa6;--brand:#4fb797;--on-brand:#0b1f18}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:30rem;padding:1.5rem;text-align:center}
img{width:3.5rem;height:3.5rem}
h1{font:600 1.75rem/1.25 Georgia,serif;margin:1rem 0 .5rem}
p{margin:0;color:var(--soft)}
a{display:inline-block;margin-top:1.5rem;padding:.7rem 1.4rem;border-radius:.5rem;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
`;

/** The page comes back by itself. */
const SCRIPT = `addEventListener('online',()=>location.reload());`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** Of the page and of the worker that keeps it, which load nothing from elsewhere. */
export const OFFLINE_POLICY = `default-src 'none'; style-src 'sha256-${hash(STYLE)}'; script-src 'sha256-${hash(SCRIPT)}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/** What a browser shows instead of a page of ours where there is no connection. */
export function writeOfflinePage({ productName }: Pick<Site, 'productName'>): string {
  const name = productName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No connection | ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="/favicon.svg" alt="">
<h1>There is no connection</h1>
<p>${name} comes back as soon as your device is online again. What you saved is safe with us.</p>
<a href="">Try again</a>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
