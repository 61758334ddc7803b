// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '#tests/support/leave-page.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { LineBroke, sendFile } from './send-file.ts';

const endpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/pictures',
  summary: 'A picture.',
  access: 'public',
  consumes: 'image/*',
});

/** What the browser would do: asked before leaving, the page stays. */

let requests: FakeRequest[] = [];
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 204;
  responseText = '';
  open() {}
  setRequestHeader() {}
  send() {
    requests.push(this);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  requests = [];
});

it('lets the browser ask before it leaves the page, until the file has arrived or failed', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  expect(asksBeforeLeaving()).toBe(false);
  const [first, second] = [0, 1].map(() => sendFile(endpoint, { file: new Blob(['a']) }));
  await expect.poll(() => requests.length).toBe(2);
  expect(asksBeforeLeaving()).toBe(true);
  requests[0]?.dispatchEvent(new Event('load'));
  await first;
  expect(asksBeforeLeaving()).toBe(true);
  requests[1]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toBeInstanceOf(LineBroke);
  expect(asksBeforeLeaving()).toBe(false);
});
