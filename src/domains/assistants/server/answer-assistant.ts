import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { isRecord } from '#lib/json-value.ts';
import { readText } from '#platform/http/read-body.ts';
import type { Context } from '#platform/verb/context.ts';
import { challenge } from './oauth-door.ts';
import { scopeOfTool } from '../model/tool-list.ts';
import type { ToolPorts } from './tool-parts.ts';
import { findHolder, type TokenHolder } from './tokens.ts';

export interface AssistantDoor {
  /** Answers one request; `countRead` throws `too-many-requests` once a client has asked too much. */
  answer(ctx: Pick<Context, 'db' | 'now'>, request: Request, countRead: () => void): Promise<Response>;
  close(): Promise<void>;
}

const MOST_BODY_BYTES = 256 * 1024;
/** Older clients may send several messages at once. */
const MOST_AT_ONCE = 10;

const refuse = (status: number, message: string) =>
  Response.json(
    { jsonrpc: '2.0', id: null, error: { code: -32_600, message } },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/** Whoever a request reads for, beside the library's own account of it. */
const holders = new WeakMap<object, TokenHolder>();

/** The library and the tools, which no server needs before the first assistant comes. */
async function openHandler(ports: ToolPorts): Promise<McpHttpHandler> {
  const [{ createMcpHandler }, { createToolServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./tools.ts'),
  ]);
  return createMcpHandler(({ authInfo }) => createToolServer(ports, authInfo && holders.get(authInfo)), {
    maxRequestBodySize: MOST_BODY_BYTES,
    maxSubscriptions: 1,
  });
}

/**
 * The door for assistants at /mcp: without state and read-only; without sign-in for what everybody may read, with a token of its
 * own for what is a person's. Tokens of other doors open nothing here.
 */
export function openAssistantDoor(ports: ToolPorts): AssistantDoor {
  let opening: Promise<McpHttpHandler> | undefined;
  const handle = async (request: Request, holder?: TokenHolder, token = '') => {
    const handler = await (opening ??= openHandler(ports));
    if (holder === undefined) return handler.fetch(request);
    const authInfo = { token, clientId: String(holder.connectionId), scopes: [...holder.scopes] };
    holders.set(authInfo, holder);
    return handler.fetch(request, { authInfo });
  };
  const ownOrigin = new URL(ports.publicUrl).origin;
  const ask = (status: 401 | 403, why: { error?: string; scope?: string }) => {
    const refused = refuse(status, status === 401 ? 'This needs the sign-in of a person.' : 'The person has not allowed this.');
    refused.headers.set('www-authenticate', challenge(ports.publicUrl, why));
    return refused;
  };
  return {
    async answer(ctx, request, countRead) {
      const origin = request.headers.get('origin');
      if (origin !== null && origin !== ownOrigin) return refuse(403, 'Pages of other sites cannot ask here.');
      // A person who opens the address is told how to use it.
      if (request.method === 'GET' && request.headers.get('accept')?.includes('text/html') === true)
        return new Response(null, { status: 303, headers: { location: '/assistants' } });
      if (request.method !== 'POST') return handle(request);
      const text = await readText(request, MOST_BODY_BYTES);
      if (text === undefined) return refuse(413, `A message has at most ${MOST_BODY_BYTES} bytes.`);
      const called = readMessages(text);
      const messages = Math.max(1, called.length);
      if (messages > MOST_AT_ONCE) return refuse(400, `At most ${MOST_AT_ONCE} messages can come at a time.`);
      for (let message = 0; message < messages; message++) countRead();
      const { authorization, holder } = await whoAsks(ctx, request);
      if (authorization !== undefined && holder === undefined) return ask(401, { error: 'invalid_token' });
      const scope = called.map(nameOfTool).flatMap((name) => scopeOfTool(name) ?? [])[0];
      if (scope !== undefined && holder === undefined) return ask(401, { scope });
      if (scope !== undefined && holder?.scopes.includes(scope) === false)
        return ask(403, { error: 'insufficient_scope', scope });
      // What a client may do elsewhere counts nothing here.
      const headers = new Headers(request.headers);
      headers.delete('authorization');
      headers.delete('cookie');
      const response = await handle(new Request(request.url, { method: 'POST', headers, body: text }), holder, authorization);
      response.headers.set('cache-control', 'no-store');
      return response;
    },
    close: async () => (await opening)?.close(),
  };
}

function readMessages(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    return [];
  }
}

function nameOfTool(message: unknown): string {
  if (!isRecord(message) || message['method'] !== 'tools/call' || !isRecord(message['params'])) return '';
  return String(message['params']['name']);
}

async function whoAsks(ctx: Pick<Context, 'db' | 'now'>, request: Request) {
  const header = request.headers.get('authorization') ?? undefined;
  if (header === undefined) return { authorization: undefined, holder: undefined };
  const authorization = /^Bearer +([\w.-]+)$/i.exec(header)?.[1] ?? '';
  return { authorization, holder: await findHolder(ctx, authorization) };
}
