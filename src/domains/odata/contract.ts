import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { HOOK_KIND_NAMES } from './model/hook-kinds.ts';

export { HOOK_KIND_NAMES, HOOK_KINDS, type HookKind } from './model/hook-kinds.ts';

const moment = z.string().describe('Instant, ISO 8601 in UTC');

const hookSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  kinds: z.array(z.enum(HOOK_KIND_NAMES)),
  createdAt: moment,
  failingSince: moment.nullable(),
  isPaused: z.boolean(),
  waiting: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  lastAnswer: z.string().nullable(),
});
export type PartnerHook = z.infer<typeof hookSchema>;

const partnerSchema = z.object({
  name: z.string(),
  resources: z.array(z.string()),
  lastUsedOn: z.string().nullable(),
  isRevoked: z.boolean(),
  offices: z.array(z.object({ source: z.string(), officeKey: z.string() })).describe('Whose listings and leads are theirs'),
  hooks: z.array(hookSchema),
});
export type ShownPartner = z.infer<typeof partnerSchema>;
const partnersSchema = z.object({ partners: z.array(partnerSchema) });

export const listPartnerStates = defineEndpoint({
  method: 'GET',
  path: '/api/admin/partners',
  summary: 'Every partner: what their key opens, whose listings are theirs, and the addresses that are told of them.',
  access: 'admin',
  response: partnersSchema,
});

const hookParams = z.object({ hookId: z.uuid() });
const hookWrites = { name: 'partner-hooks', hits: 60, perSeconds: 3600 } as const;

export const sendHookAgain = defineEndpoint({
  method: 'POST',
  path: '/api/admin/partner-hooks/{hookId}/replay',
  summary: 'Resends everything an address should have gotten since a moment, with the same ids; a paused address resumes.',
  access: 'admin',
  proof: 'recent',
  params: hookParams,
  body: z.object({ since: z.iso.datetime().max(40).describe('At most 30 days ago'), onlyFailed: z.boolean() }),
  response: z.object({ events: z.number().int() }),
  limit: hookWrites,
});

export const endHook = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/partner-hooks/{hookId}',
  summary: 'Stops sending updates to an address.',
  access: 'admin',
  proof: 'recent',
  params: hookParams,
  response: partnersSchema,
  limit: hookWrites,
});
