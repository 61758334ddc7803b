import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { ToolPorts } from './tools.ts';

export interface AssistantDoor {
  /** Answers one request; `countRead` throws `too-many-requests` once a client has asked too much. */
  answer(request: Request, countRead: () => void): Promise<Response>;
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

/** The library and the tools, which no server needs before the first assistant comes. */
async function openHandler(ports: ToolPorts): Promise<McpHttpHandler> {
  const [{ createMcpHandler }, { createToolServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./tools.ts'),
  ]);
  return createMcpHandler(() => createToolServer(ports), { maxRequestBodySize: MOST_BODY_BYTES, maxSubscriptions: 1 });
}

/** The door for assistants at /mcp: without state, without sign-in, read-only. */
export function openAssistantDoor(ports: ToolPorts): AssistantDoor {
  let opening: Promise<McpHttpHandler> | undefined;
  const handle = async (request: Request) => (await (opening ??= openHandler(ports))).fetch(request);
  const ownOrigin = new URL(ports.publicUrl).origin;
  return {
    async answer(request, countRead) {
      const origin = request.headers.get('origin');
      if (origin !== null && origin !== ownOrigin) return refuse(403, 'Pages of other sites cannot ask here.');
      // A person who opens the address is told how to use it.
      if (request.method === 'GET' && request.headers.get('accept')?.includes('text/html') === true)
        return new Response(null, { status: 303, headers: { location: '/assistants' } });
      if (request.method !== 'POST') return handle(request);
      const text = await readText(request);
      if (text === undefined) return refuse(413, `A message has at most ${MOST_BODY_BYTES} bytes.`);
      const messages = countMessages(text);
      if (messages > MOST_AT_ONCE) return refuse(400, `At most ${MOST_AT_ONCE} messages come at once.`);
      for (let message = 0; message < messages; message++) countRead();
      // What a client may do elsewhere counts nothing here.
      const headers = new Headers(request.headers);
      headers.delete('authorization');
      headers.delete('cookie');
      const response = await handle(new Request(request.url, { method: 'POST', headers, body: text }));
      response.headers.set('cache-control', 'no-store');
      return response;
    },
    close: async () => (await opening)?.close(),
  };
}

async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BODY_BYTES) return undefined;
  const text = await request.text();
  return text.length > MOST_BODY_BYTES ? undefined : text;
}

function countMessages(text: string): number {
  if (!text.trimStart().startsWith('[')) return 1;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? Math.max(1, parsed.length) : 1;
  } catch {
    return 1;
  }
}
