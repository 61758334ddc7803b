import { describe, expect, it } from 'vitest';
import { applySecurityHeaders, contentSecurityPolicy, inlineScriptHashes, mapOriginsOf } from './security-headers.ts';

describe('contentSecurityPolicy', () => {
  it('allows neither inline code nor eval, frames by others, plugins nor another base', () => {
    const policy = contentSecurityPolicy({ scriptHashes: ['abc='] });
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`script-src 'self' 'sha256-abc='`);
    for (const rule of [
      `default-src 'none'`,
      `frame-ancestors 'none'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `style-src 'self'`,
    ])
      expect(policy.split('; ')).toContain(rule);
  });

  it('opens pictures and connections, and nothing else, to the origin of an own map style', () => {
    const mapOrigins = mapOriginsOf('https://maps.example/styles/light.json?key=1');
    expect(mapOrigins).toEqual(['https://maps.example']);
    const opened = contentSecurityPolicy({ mapOrigins })
      .split('; ')
      .filter((rule) => rule.includes('maps.example'));
    expect(opened.map((rule) => rule.split(' ')[0])).toEqual(['img-src', 'connect-src']);
    expect(mapOriginsOf(null)).toEqual([]);
  });
});

describe('inlineScriptHashes', () => {
  it('names each inline script as browsers do, once, and neither files nor data', () => {
    const html = `<script>alert("ok")</script><script type="module" async="">alert("ok")</script>
      <script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="module">import "x"</script>`;
    // printf 'alert("ok")' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes(html)).toEqual([
      '6B96Nt3Gt7a7ZTidcRLjXLiA6Kit6pM7WThjkV75Ujo=',
      expect.stringMatching(/^[\w+/]{43}=$/),
    ]);
  });
});

describe('applySecurityHeaders', () => {
  it('sets what is missing and leaves what an answer chose', () => {
    const headers = new Headers({ 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': 'sandbox' });
    applySecurityHeaders(headers, {});
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});
