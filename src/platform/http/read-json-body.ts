import { formatMegabytes } from '#lib/format.ts';
import { MOST_JSON_VALUES, parseJson } from '#lib/parse-json.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { readBody } from './read-body.ts';

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
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readBody(request, checkSize));
    return parseJson(text, { mostValues: MOST_JSON_VALUES });
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('malformed', 'The body is not JSON in UTF-8 that can be read here: it is broken, or nested too deep.', {
      cause,
    });
  }
}

function checkSize(bytes: number): void {
  if (bytes > MAX_BODY_BYTES) throw new DomainError('too-large', `The body may have at most ${formatMegabytes(MAX_BODY_BYTES)}.`);
}
