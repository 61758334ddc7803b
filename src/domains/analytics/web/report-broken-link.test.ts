// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { recordTraffic } from '../contract.ts';
import { reportBrokenLink } from './report-broken-link.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells of an address that leads nowhere, without what could open something', () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  reportBrokenLink('/reply/abcdefghijklmnopqrstuvwxyz');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/analytics/reports', expect.anything());
  const told: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(recordTraffic.body?.safeParse(told).success).toBe(true);
  expect(told).toMatchObject({ reports: [{ kind: 'error', name: 'Broken link', place: '/reply/…' }] });
});
