import { expect, it } from 'vitest';
import { sayJobStatus, sayLeadStatus, sayQuoteStatus, sayRequestStatus } from './hiring-words.ts';

it('tells each side whose turn it is', () => {
  expect(sayQuoteStatus('sent', 'client')).toBe('Waiting for you');
  expect(sayQuoteStatus('sent', 'vendor')).toBe('Waiting for the client');
  expect(sayQuoteStatus('accepted', 'client')).toBe('Accepted');
  expect(sayJobStatus('proposed', 'vendor')).toBe('Waiting for you to confirm');
  expect(sayJobStatus('proposed', 'client')).toBe('Waiting for the professional to confirm');
  expect(sayJobStatus('proposed', 'admin')).toBe('Waiting for the professional to confirm');
  expect(sayJobStatus('active', 'client')).toBe('Under way');
  expect(sayJobStatus('active', 'client', true)).toBe('Done: waiting for you to confirm');
  expect(sayJobStatus('active', 'vendor', true)).toBe('Done: waiting for the client');
  expect(sayJobStatus('disputed', 'client', true)).toBe('Disputed');
});

it('calls no one hired who has not confirmed the job', () => {
  const withJob = (status: 'proposed' | 'active' | 'completed') => ({
    status: 'hired' as const,
    leads: [{ engagement: { status } }],
  });
  expect(sayRequestStatus(withJob('proposed'))).toBe('To be confirmed');
  expect(sayRequestStatus(withJob('active'))).toBe('Hired');
  expect(sayRequestStatus(withJob('completed'))).toBe('Completed');
  expect(sayRequestStatus({ status: 'open', leads: [{ engagement: null }] })).toBe('Open');
});

it('calls a professional hired by no word before they confirm, and a job that was canceled what it was', () => {
  expect(sayLeadStatus({ status: 'won', engagement: { status: 'proposed' } })).toBe('Quote accepted');
  expect(sayLeadStatus({ status: 'lost', engagement: { status: 'cancelled' } })).toBe('Job canceled');
  expect(sayLeadStatus({ status: 'lost', engagement: { status: 'expired' } })).toBe('Not hired');
  expect(sayLeadStatus({ status: 'lost', engagement: null })).toBe('Not hired');
});
