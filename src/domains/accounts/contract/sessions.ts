import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { accountWrites, epochMs } from './fields.ts';

export const sessionSchema = z.object({
  id: z.string(),
  device: z.string().describe('Such as "Firefox on Windows"'),
  address: z.string(),
  method: z.enum(['password', 'google', 'facebook', 'passkey', 'demo']),
  createdAt: epochMs,
  lastSeenAt: epochMs,
  expiresAt: epochMs,
  isCurrent: z.boolean(),
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists where this account is signed in.',
  access: 'signed-in',
  response: z.array(sessionSchema),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{sessionId}',
  summary: 'Signs out one of the caller’s sessions.',
  access: 'signed-in',
  proof: 'recent',
  params: z.object({ sessionId: z.string().min(1).max(100) }),
  limit: accountWrites,
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  summary: 'Signs out all other sessions of the caller.',
  access: 'signed-in',
  proof: 'recent',
  response: z.object({ revoked: z.number().int() }),
  limit: accountWrites,
});
