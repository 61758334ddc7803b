import { createHash } from 'node:crypto';

const STATIC_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

export interface PolicyOptions {
  /** Hashes of this document's inline scripts. */
  scriptHashes?: string[];
  /** Origins that the map loads from, if the operator configures a style. */
  mapOrigins?: string[];
  /** Vite's client needs inline styles and a socket in development. */
  isDevelopment?: boolean;
}

/** The Content-Security-Policy of one answer. No `unsafe-inline`, no `unsafe-eval` outside development. */
export function contentSecurityPolicy({ scriptHashes = [], mapOrigins = [], isDevelopment = false }: PolicyOptions = {}): string {
  const scripts = isDevelopment ? ["'unsafe-inline'"] : scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    `img-src ${["'self'", 'data:', 'blob:', ...mapOrigins].join(' ')}`,
    `font-src 'self'`,
    `frame-src 'self'`,
    `connect-src ${["'self'", ...mapOrigins, ...(isDevelopment ? ['ws:'] : [])].join(' ')}`,
    `worker-src 'self'${isDevelopment ? ' blob:' : ''}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/** The origins that pages with a map need besides ours: that of the operator's style. */
export function mapOriginsOf(mapStyleUrl: string | null): string[] {
  return mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin];
}

/** SHA-256 (base64) of every inline script in a document, as the browser computes it. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)) {
    const isData = /type="application\/(ld\+)?json"/.test(match[1] ?? '');
    if (!isData)
      hashes.add(
        createHash('sha256')
          .update(match[2] ?? '')
          .digest('base64'),
      );
  }
  return [...hashes];
}

/** Sets the headers of every answer, errors included, and overrides none that the answer has. */
export function applySecurityHeaders(headers: Headers, policy: PolicyOptions): void {
  for (const [name, value] of Object.entries(STATIC_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy(policy));
}
