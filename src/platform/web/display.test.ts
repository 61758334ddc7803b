import { expect, it } from 'vitest';
import { viewerTimeZone } from './display.ts';

it('tells no zone on the server, whose own would differ from that of the reader', () => {
  expect(() => viewerTimeZone()).toThrow('Only the browser knows');
});
