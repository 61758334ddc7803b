import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { KEY_DAYS, LONGEST_KEY_NAME } from './model/key-terms.ts';
import { SCOPE_NAMES } from './model/scopes.ts';

export { SCOPE_NAMES, SCOPES, type Scope } from './model/scopes.ts';
export { TOOL_NAMES, TOOLS } from './model/tool-list.ts';

/** As an assistant's program asks for it (OAuth 2.1); names are the protocol's. */
export const connectionRequestSchema = z.object({
  client_id: z.string().min(1).max(1000),
  redirect_uri: z.string().min(1).max(1000),
  response_type: z.literal('code', 'This assistant asks in a way that we do not know.'),
  code_challenge: z
    .string()
    .max(43)
    .regex(/^[\w-]{43}$/, 'This assistant does not protect its sign-in (PKCE).'),
  code_challenge_method: z.literal('S256', 'This assistant does not protect its sign-in (PKCE with S256).'),
  state: z.string().max(2000).optional(),
  scope: z.string().max(500).optional(),
  resource: z.string().max(1000).optional(),
});
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;

const limit = { name: 'assistant-connections', hits: 60, perSeconds: 3600 } as const;

export const previewConnection = defineEndpoint({
  method: 'POST',
  path: '/api/assistant-connections/preview',
  summary: 'Who asks to be connected, and for what. Connects nothing.',
  access: 'signed-in',
  body: connectionRequestSchema,
  response: z.object({
    clientName: z.string().describe('As the assistant calls itself'),
    clientHost: z.string().nullable().describe('Who vouches for that name; null: no one'),
    redirectHost: z.string().describe('Where the answer goes'),
    scopes: z.array(z.enum(SCOPE_NAMES)),
    refusal: z.string().describe('Where to go to refuse'),
  }),
  limit,
});

export const allowConnection = defineEndpoint({
  method: 'POST',
  path: '/api/assistant-connections',
  summary: 'Lets an assistant read what it asked for in the caller’s name, until they end that.',
  access: 'signed-in',
  proof: 'recent',
  body: connectionRequestSchema,
  response: z.object({ address: z.string().describe('Where to go with the answer') }),
  limit,
});

const connectionSchema = z.object({
  id: z.uuid(),
  clientName: z.string(),
  redirectHost: z.string(),
  scopes: z.array(z.enum(SCOPE_NAMES)),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  keyEndsAt: z.string().nullable().describe('Of a key that the person made themselves; null for an assistant’s program'),
});
export type AssistantConnection = z.infer<typeof connectionSchema>;
const connectionsSchema = z.object({ connections: z.array(connectionSchema) });

export const listConnections = defineEndpoint({
  method: 'GET',
  path: '/api/assistant-connections',
  summary: 'The assistants that may read what is the caller’s, newest first.',
  access: 'signed-in',
  response: connectionsSchema,
});

export const accessKeySchema = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1, 'Give the key a name').max(LONGEST_KEY_NAME, `Keep it under ${LONGEST_KEY_NAME} characters`),
  days: z.literal(KEY_DAYS, 'Choose how long it holds'),
});

export const makeAccessKey = defineEndpoint({
  method: 'POST',
  path: '/api/assistant-connections/keys',
  summary:
    'Makes a key for a program of the caller’s own, which reads at /mcp as an assistant does. It is given out this once; the same id ' +
    'again gives another in its place.',
  access: 'signed-in',
  proof: 'recent',
  body: accessKeySchema,
  response: connectionsSchema.extend({ key: z.string() }),
  limit,
});

export const endConnection = defineEndpoint({
  method: 'DELETE',
  path: '/api/assistant-connections/{id}',
  summary: 'Ends an assistant’s connection right away.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  response: connectionsSchema,
  limit,
});
