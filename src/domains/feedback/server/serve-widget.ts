import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { FEEDBACK_CONSENT } from '../model/feedback-consent.ts';
import { findLiveWidget } from './widgets.ts';

const FOLDER = path.resolve(import.meta.dirname, '../web/widget');
/** What the widget shares with the rest of the product. */
const UUID = path.resolve(import.meta.dirname, '../../../lib/uuid.ts');
const SCRIPT_PATH = '/api/feedback/scripts';
const HOUR = 'public, max-age=3600';
/** What is empty now may be switched on at any time, and whoever does so looks at once. */
const MINUTE = 'public, max-age=60';

export type ScriptName = 'frame' | 'panel' | 'picture' | 'dom' | 'uuid';
/** The two that make the script for other sites. */
type OwnName = 'asking' | 'embed';
const scripts = new Map<ScriptName | OwnName, Promise<string>>();

/** The source of the widget without its types and comments: the one that our own pages use. */
function readScript(name: ScriptName | OwnName): Promise<string> {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const read = readFile(name === 'uuid' ? UUID : path.join(FOLDER, `${name}.ts`), 'utf8').then((source) =>
    stripTypeScriptTypes(source, { mode: 'transform' })
      .replaceAll(/'(?:\.\/(?=panel|picture|dom)|#lib\/(?=uuid))(\w+)\.ts'/g, `'${SCRIPT_PATH}/$1'`)
      .replaceAll(/^\s*\/\*[\s\S]*?\*\/\n?/gm, '')
      .replaceAll(/^\s*\/\/.*\n/gm, '')
      .replaceAll(/^\s+/gm, ''),
  );
  scripts.set(name, read);
  read.catch(() => scripts.delete(name));
  return read;
}

const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': HOUR,
  'cross-origin-resource-policy': 'cross-origin',
};

/** A script of the widget, which other sites may load. */
export async function serveScript(name: ScriptName): Promise<Response> {
  return new Response(await readScript(name), { headers: SCRIPT_HEADERS });
}

/**
 * The one script that another site loads, with what the widget is set to now. It does nothing for a widget that is not live, that
 * names no other site, or that is for people who are signed in: other sites know nobody.
 */
export async function serveEmbed(ctx: ServerContext, widgetId: string): Promise<Response> {
  const live = await findLiveWidget(ctx, widgetId);
  if (live === undefined || live.origins.length === 0 || live.shown.config.audience === 'signed-in')
    return new Response('', { headers: { ...SCRIPT_HEADERS, 'cache-control': MINUTE } });
  const { id, config } = live.shown;
  const { button, color, position, trigger, event, seconds, cooldownDays, sampling } = config;
  const side = position === 'bottom-left' ? 'left' : 'right';
  const settings = { id, label: button, color, side, trigger, event, seconds, cooldownDays, sampling };
  // One plain script: a module of another site needs more leave, and a second request.
  const parts = (await Promise.all([readScript('asking'), readScript('embed')])).map((part) =>
    part.replaceAll(/^import .*\n/gm, '').replaceAll(/^export (?!\{)/gm, ''),
  );
  const script = `(() => {\nconst WIDGET = ${JSON.stringify(settings)};\n${parts.join('')}})();\n`;
  return new Response(script, { headers: SCRIPT_HEADERS });
}

/** The panel as a document for the sites that the widget names, and for no other. Throws `not-found`. */
export async function serveFrame(ctx: ServerContext, widgetId: string): Promise<Response> {
  const live = await findLiveWidget(ctx, widgetId);
  if (live === undefined) throw new DomainError('not-found', 'This form is no longer open.');
  const { shown, origins } = live;
  const data = JSON.stringify({ ...shown, consent: FEEDBACK_CONSENT.text(ctx.config.PRODUCT_NAME) }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  const html = `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Feedback</title><script type="application/json" id="widget">${data}</script><div id="panel"></div><script type="module" src="${SCRIPT_PATH}/frame"></script></html>`;
  const ancestors = ["'self'", ...origins].join(' ');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`,
      // Browsers that know frame-ancestors go by it and not by this one, which would otherwise deny everybody.
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(), display-capture=(self)',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; media-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
    },
  });
}
