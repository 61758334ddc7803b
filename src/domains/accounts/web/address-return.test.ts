// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { forgetReturn, readReturn, rememberReturn } from './address-return.ts';

beforeEach(() => localStorage.clear());

it('leads back to where the address was missing, for a day, and never to another site', () => {
  expect(readReturn()).toBeNull();
  rememberReturn('/seller-flow/publish?listing=7', 0);
  expect(readReturn(23 * HOUR_MS)).toBe('/seller-flow/publish?listing=7');
  expect(readReturn(100 * HOUR_MS)).toBeNull();
  rememberReturn('//evil.example/seller-flow');
  expect(readReturn()).toBeNull();
  localStorage.setItem('address_return', 'nonsense');
  expect(readReturn()).toBeNull();
  rememberReturn('/settings');
  forgetReturn();
  expect(readReturn()).toBeNull();
});
