import { expect, it } from 'vitest';
import { sayJobStatus, sayQuoteStatus, sayRequestStatus } from './hiring-words.ts';

it('tells each side whose turn it is', () => {
  expect(sayQuoteStatus('sent', 'client')).toBe('Waiting for you');
  expect(sayQuoteStatus('sent', 'vendor')).toBe('Waiting for the client');
  expect(sayQuoteStatus('accepted', 'client')).toBe('Accepted');
  expect(sayJobStatus('proposed', 'vendor')).toBe('Waiting for you to confirm');
  expect(sayJobStatus('proposed', 'client')).toBe('Waiting for the professional to confirm');
  expect(sayJobStatus('proposed', 'admin')).toBe('Waiting for the professional to confirm');
});

it('calls no one hired who has not confirmed the job', () => {
  const withJob = (status: 'proposed' | 'active' | 'expired') => ({
    status: 'hired' as const,
    leads: [{ engagement: { status } }],
  });
  expect(sayRequestStatus(withJob('proposed'))).toBe('To be confirmed');
  expect(sayRequestStatus(withJob('active'))).toBe('Hired');
  expect(sayRequestStatus({ status: 'open', leads: [{ engagement: null }] })).toBe('Open');
});
