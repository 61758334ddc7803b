import { z } from 'zod';

/** An assistant's program, as the site knows it for a sign-in. */
export interface AssistantClient {
  id: string;
  name: string;
  redirectUris: readonly string[];
  /** Whose address vouches for the name; null where the program only said it. */
  host: string | null;
}

const MOST_REDIRECTS = 20;
const SCHEMES_THAT_RUN = /^(javascript|data|vbscript|file|blob|about|view-source|ws|wss|ftp):/i;

const metadataSchema = z.looseObject({
  client_name: z.string().trim().min(1).max(100),
  redirect_uris: z.array(z.string().max(1000)).min(1).max(MOST_REDIRECTS),
  token_endpoint_auth_method: z.literal('none').optional(),
});

/** Whether a client id is the address of a document about the client (Client ID Metadata Documents). */
export function isDocumentAddress(id: string, mayBePlain: boolean): boolean {
  if (!URL.canParse(id)) return false;
  const { protocol, pathname, hash, username, password, href } = new URL(id);
  if (protocol !== 'https:' && !(mayBePlain && protocol === 'http:')) return false;
  // Written any other way, it would not be the same text as in the document.
  return href === id && pathname !== '/' && hash === '' && username === '' && password === '' && !/\/\.{1,2}(\/|$)/.test(id);
}

/** The client that a document describes; undefined if it is none, or speaks of another one. */
export function readClientDocument(id: string, text: string): AssistantClient | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = metadataSchema.extend({ client_id: z.literal(id) }).safeParse(value);
  return parsed.success ? toClient(id, parsed.data, new URL(id).host) : undefined;
}

/** What a program says of itself when it registers; undefined if that is not usable. */
export function readRegistration(id: string, value: unknown): AssistantClient | undefined {
  const parsed = metadataSchema
    .extend({ client_name: metadataSchema.shape.client_name.default('An assistant') })
    .safeParse(value);
  return parsed.success ? toClient(id, parsed.data, null) : undefined;
}

function toClient(id: string, metadata: z.infer<typeof metadataSchema>, host: string | null): AssistantClient | undefined {
  if (!metadata.redirect_uris.every(isRedirect)) return undefined;
  const name = metadata.client_name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return name === '' ? undefined : { id, name, redirectUris: metadata.redirect_uris, host };
}

/** Addresses that a browser may be sent to: encrypted, of the person's own machine, or of an app. */
function isRedirect(uri: string): boolean {
  if (!URL.canParse(uri) || SCHEMES_THAT_RUN.test(uri)) return false;
  const { protocol, hash, username, password } = new URL(uri);
  if (hash !== '' || username !== '' || password !== '') return false;
  return protocol !== 'http:' || isLoopback(uri);
}

/** Whether a client may be answered there: exactly as it said, on one's own machine at any port (RFC 8252). */
export function isAllowedRedirect({ redirectUris }: Pick<AssistantClient, 'redirectUris'>, uri: string): boolean {
  if (!isRedirect(uri)) return false;
  return redirectUris.some(
    (known) => known === uri || (isLoopback(known) && isLoopback(uri) && sayPortless(known) === sayPortless(uri)),
  );
}

function isLoopback(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

function sayPortless(uri: string): string {
  const url = new URL(uri);
  url.port = '';
  return url.href;
}

/** What stands on the page that asks: the host, or the app's scheme. */
export function sayRedirectHost(uri: string): string {
  const { protocol, host } = new URL(uri);
  if (isLoopback(uri)) return 'this device';
  return protocol === 'https:' ? host : `the app behind ${protocol}`;
}
