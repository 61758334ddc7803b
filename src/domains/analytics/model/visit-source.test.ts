import { describe, expect, it } from 'vitest';
import { deviceOf, referrerHost } from './visit-source.ts';

describe('visit', () => {
  it('tells devices apart', () => {
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36')).toBe('desktop');
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148')).toBe('mobile');
    expect(deviceOf('Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Safari/537.36')).toBe('tablet');
    expect(deviceOf('Googlebot/2.1 (+http://www.google.com/bot.html)')).toBe('bot');
    expect(deviceOf('')).toBe('unknown');
  });

  it('keeps only foreign hosts', () => {
    expect(referrerHost('https://example.org/a?b=secret', 'localhost:3000')).toBe('example.org');
    expect(referrerHost('http://localhost:3000/', 'localhost:3000')).toBeNull();
    expect(referrerHost('javascript:alert(1)', 'localhost:3000')).toBeNull();
    expect(referrerHost('', 'localhost:3000')).toBeNull();
  });
});
