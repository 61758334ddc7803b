import { expect, it } from 'vitest';
import { inboxHref } from './inbox-href.ts';

it('keeps the listing through filters and threads, and says nothing that goes without saying', () => {
  expect(inboxHref({ filter: 'all' })).toBe('/seller/dashboard/inquiries');
  expect(inboxHref({ filter: 'offers', listing: 'one' })).toBe('/seller/dashboard/inquiries?listing=one&filter=offers');
  expect(inboxHref({ filter: 'all', listing: 'one', thread: 'two' })).toBe('/seller/dashboard/inquiries?listing=one&thread=two');
});
