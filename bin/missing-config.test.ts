import { describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { findMissingConfig } from './missing-config.ts';

function listNames(environment: Record<string, string>): string[] {
  return findMissingConfig(parseConfig(environment)).map((finding) => finding.name);
}

describe('findMissingConfig', () => {
  it('names what a fresh installation lacks', () => {
    expect(listNames({})).toEqual([
      'PUBLIC_URL',
      'MAIL_TRANSPORT',
      'SUPPORT_EMAIL',
      'SUPPORT_PHONE',
      'SUPPORT_ADDRESS',
      'MAP_SEARCH_URL',
      'MAP_STYLE_URL',
      'FILES_S3_BUCKET',
      'LANGUAGE_MODEL_URL',
    ]);
  });

  it('asks for a secret where none is made', () => {
    expect(listNames({ DATABASE_URL: 'postgres://db/realty' })).toContain('AUTH_SECRET');
  });

  it('asks for the sender once mail is sent, and for the proxies once the site is public', () => {
    const names = listNames({ MAIL_TRANSPORT: 'smtp://mail.example', PUBLIC_URL: 'https://homes.example' });
    expect(names).toContain('MAIL_FROM');
    expect(names).toContain('TRUSTED_PROXIES');
  });

  it('warns of demonstration data on a real database', () => {
    expect(listNames({ DATABASE_URL: 'postgres://db/realty', DEMO_MODE: '1' })).toContain('DEMO_MODE');
    expect(listNames({ DATABASE_URL: 'postgres://db/realty' })).not.toContain('DEMO_MODE');
  });
});
