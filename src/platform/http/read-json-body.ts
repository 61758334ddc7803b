import { MOST_JSON_VALUES, parseJson } from '#lib/parse-json.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

export const MAX_BODY_BYTES = 1_048_576;

/**
 * The JSON value of a request. Stops reading at 1 MiB, whatever length the request says, and refuses depth before it parses. Throws `unsupported-type`,
 * `too-large` or `malformed`.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new DomainError('unsupported-type', 'Send the body as JSON with the header Content-Type: application/json.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  try {
    return parseJson(await readText(request), { mostValues: MOST_JSON_VALUES });
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('malformed', 'The body is not JSON in UTF-8 that can be read here: it is broken, or nested too deep.', {
      cause,
    });
  }
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

function tooLarge(): DomainError {
  return new DomainError('too-large', 'The body may have at most 1 MB.');
}
