import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { reasonField } from '#lib/reason-field.ts';
import { cursorParam } from '#lib/stored-values.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { administration, epochMs, userParams } from './fields.ts';
import { roleSchema, sessionUserSchema } from './session-user.ts';
import { sessionSchema } from './sessions.ts';

const reason = reasonField(MOST_LETTERS.reason);

export const disableUser = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/disable',
  summary: 'Disables an account and ends its sessions.',
  access: 'admin',
  proof: 'recent',
  params: userParams,
  body: z.object({ reason }),
  limit: administration,
});

export const enableUser = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/enable',
  summary: 'Lets a disabled account sign in again.',
  access: 'admin',
  proof: 'recent',
  params: userParams,
  limit: administration,
});

export const grantAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/grant-admin',
  summary: 'Lets a person take the admin role.',
  access: 'admin',
  proof: 'recent',
  params: userParams,
  limit: administration,
});

export const revokeAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/revoke-admin',
  summary: 'Revokes the admin role, but never the last one.',
  access: 'admin',
  proof: 'recent',
  params: userParams,
  limit: administration,
});

export const listedUserSchema = sessionUserSchema.extend({
  isDisabled: z.boolean(),
  disabledReason: z.string().nullable(),
  sessions: z.number().int().describe('Open now'),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'People with an account, newest first; demo people only if asked for.',
  access: 'admin',
  query: z.object({
    q: z.string().trim().max(MOST_LETTERS.search).optional().describe('Part of a name or address, or an id'),
    role: roleSchema.optional().describe('People who hold it'),
    state: z.enum(['active', 'disabled']).optional(),
    demo: z.enum(['0', '1']).default('0'),
    cursor: cursorParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ users: z.array(listedUserSchema), total: z.number().int(), nextCursor: z.string().nullable() }),
});

export const auditEventSchema = z.object({
  id: z.number().int(),
  at: epochMs,
  action: z.string(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  personal: z.record(z.string(), z.unknown()).nullable().describe('Readable while the person has an account'),
});
export type AuditEventView = z.infer<typeof auditEventSchema>;

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}',
  summary: 'One person, with open sessions and what was logged about them.',
  access: 'admin',
  params: userParams,
  response: z.object({
    user: listedUserSchema,
    sessions: z.array(sessionSchema.omit({ isCurrent: true })),
    audit: z.array(auditEventSchema).describe('The latest fifty'),
  }),
});

export const endUserSessions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/end-sessions',
  summary: 'Signs a person out everywhere.',
  access: 'admin',
  proof: 'recent',
  params: userParams,
  response: z.object({ ended: z.number().int() }),
  limit: administration,
});

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The append-only audit log, newest first.',
  access: 'admin',
  query: z.object({
    action: z.string().trim().max(60).optional(),
    userId: z.string().trim().max(100).optional().describe('Who did it, or whom it concerns'),
    cursor: cursorParam.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({ events: z.array(auditEventSchema), actions: z.array(z.string()), nextCursor: z.string().nullable() }),
});
