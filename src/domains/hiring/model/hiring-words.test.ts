import { expect, it } from 'vitest';
import { sayJobStatus, sayQuoteStatus } from './hiring-words.ts';

it('tells each side whose turn it is', () => {
  expect(sayQuoteStatus('sent', 'client')).toBe('Waiting for you');
  expect(sayQuoteStatus('sent', 'vendor')).toBe('Waiting for the client');
  expect(sayQuoteStatus('accepted', 'client')).toBe('Accepted');
  expect(sayJobStatus('proposed', 'vendor')).toBe('Waiting for you to confirm');
  expect(sayJobStatus('proposed', 'client')).toBe('Waiting for the professional to confirm');
  expect(sayJobStatus('proposed', 'admin')).toBe('Waiting for the professional to confirm');
});
