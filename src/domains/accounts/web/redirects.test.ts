import { describe, expect, it } from 'vitest';
import { pathAfterRegistration, pathAfterSignIn, pathAfterSocialSignIn, readTarget, safePath, targetQuery } from './redirects.ts';

const target = (query: string) => readTarget(new URLSearchParams(query));

describe('where sign-in leads', () => {
  it.each([
    ['', 'buyer', '/buyer-dashboard'],
    ['', 'seller', '/seller-dashboard-authentic'],
    ['', 'vendor', '/vendor-dashboard'],
    ['', 'admin', '/analytics-dashboard'],
    ['', 'visitor', '/'],
    ['redirect=%2Fproperty%2Fab%3Fx%3D1', 'buyer', '/property/ab?x=1'],
    ['redirect=payment&plan=full service&amount=499', 'seller', '/services?autoSelect=full+service&amount=499'],
    ['redirect=payment&plan=pro', 'seller', '/seller-dashboard-authentic'],
    ['redirect=https://evil.example', 'buyer', '/buyer-dashboard'],
  ])('%s as %s', (query, role, path) => {
    expect(pathAfterSignIn(target(query), role)).toBe(path);
  });

  it('after registration goes home, sellers and vendors to their dashboards', () => {
    expect(['buyer', 'seller', 'vendor'].map((role) => pathAfterRegistration(target(''), role))).toEqual([
      '/',
      '/seller-dashboard-authentic',
      '/vendor-dashboard',
    ]);
    expect(pathAfterRegistration(target('redirect=/cma'), 'vendor')).toBe('/cma');
  });

  it('after Google or Facebook goes home', () => {
    expect(pathAfterSocialSignIn(target(''))).toBe('/');
    expect(pathAfterSocialSignIn(target('redirect=payment&plan=pro&amount=9'))).toBe('/services?autoSelect=pro&amount=9');
  });

  it('never leads off this site, nor in a circle', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      'evil',
      '/\t/evil.example',
      '/.//evil.example',
      '/cma/..//evil.example',
      '/%2e//evil.example',
      '/auth/login',
      '/./AUTH/login',
      '/api/auth/sign-out',
      '',
    ])
      expect(safePath(path), path).toBeNull();
  });

  it('is handed from page to page', () => {
    expect(targetQuery(target('redirect=/cma&plan=pro&other=1'))).toBe('?redirect=%2Fcma&plan=pro');
    expect(targetQuery(target('other=1'))).toBe('');
  });
});
