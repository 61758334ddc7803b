import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('runs locally with demonstration data where nothing is set', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 3000,
      READS_PER_MINUTE: 1200,
      PRODUCT_NAME: 'Realty AI',
      isLocal: true,
      HOST: '127.0.0.1',
      demoMode: true,
    });
  });

  it('is production, without demonstration data, where DATABASE_URL is set', () => {
    const environment = { DATABASE_URL: 'postgres://db/realty' };
    expect(parseConfig(environment)).toMatchObject({ isLocal: false, demoMode: false, HOST: '0.0.0.0' });
    expect(parseConfig({ ...environment, DEMO_MODE: '1' }).demoMode).toBe(true);
    expect(parseConfig({ DEMO_MODE: '0' }).demoMode).toBe(false);
  });

  it('makes its own secret locally, unless it was given an empty one', () => {
    expect(parseConfig({}).makesSecret).toBe(true);
    expect(parseConfig({ AUTH_SECRET: '' }).makesSecret).toBe(false);
    expect(parseConfig({ DATABASE_URL: 'postgres://db/realty' }).makesSecret).toBe(false);
    expect(() => parseConfig({ AUTH_SECRET: 'short' })).toThrow('at least 32 random characters');
  });

  it('takes empty variables for unset ones', () => {
    expect(parseConfig({ DATABASE_URL: ' ', PUBLIC_URL: '', SUPPORT_EMAIL: '' })).toMatchObject({ isLocal: true });
    expect(parseConfig({ PUBLIC_URL: '' }).PUBLIC_URL).toBeUndefined();
    expect(parseConfig({ PORT: '', DEMO_MODE: '', LOG_LEVEL: ' ' })).toMatchObject({
      PORT: 3000,
      LOG_LEVEL: 'info',
      demoMode: true,
    });
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'homes.example'],
    ['MAP_SEARCH_URL', 'javascript:alert(1)'],
    ['MAP_STYLE_URL', '/style.json'],
    ['MAIL_TRANSPORT', 'sendmail'],
    ['DATABASE_URL', 'mysql://db/realty'],
    ['DEMO_MODE', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['READS_PER_MINUTE', '-1'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`environment variable ${name} is not usable`));
  });
});
