import { DomainError, type ErrorCode } from '#platform/verb/domain-error.ts';

const PROBLEMS: Record<ErrorCode, { status: number; title: string }> = {
  invalid: { status: 422, title: 'Some of what you sent can’t be used' },
  malformed: { status: 400, title: 'We can’t read what you sent' },
  'unsupported-type': { status: 415, title: 'We can’t read this kind of content' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'You can’t do this' },
  'not-found': { status: 404, title: 'Not found' },
  gone: { status: 410, title: 'No longer available' },
  conflict: { status: 409, title: 'This conflicts with something that exists' },
  stale: { status: 409, title: 'Someone changed this in the meantime' },
  'too-large': { status: 413, title: 'Too large' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'not-configured': { status: 501, title: 'Not set up on this installation' },
  unavailable: { status: 503, title: 'Not available right now' },
};

/** RFC 9457 problem details. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
  requestId: string;
}

/** The only place where failures become HTTP. Unknown errors reveal nothing. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (!(error instanceof DomainError)) {
    return {
      type: 'about:blank',
      title: 'Something went wrong',
      status: 500,
      code: 'internal',
      detail: 'The request could not be completed. Please try again, and name the request id if it happens again.',
      requestId,
    };
  }
  const { status, title } = PROBLEMS[error.code];
  return {
    type: 'about:blank',
    title,
    status,
    code: error.publicCode,
    detail: error.message,
    ...(error.fields === undefined ? {} : { fields: error.fields }),
    ...(error.details === undefined ? {} : { details: error.details }),
    requestId,
  };
}

/** The answer that carries a problem. */
export function problemResponse(error: unknown, requestId: string): Response {
  const headers = new Headers();
  if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
    headers.set('retry-after', String(Math.ceil(error.retryAfterSeconds)));
  }
  return writeProblem(toProblem(error, requestId), headers);
}

/** The answer to a method that a path does not know. `allowed` names those that it knows. */
export function methodNotAllowed(allowed: readonly string[], requestId: string): Response {
  const allow = allowed.join(', ');
  const detail = `This address answers ${allow} only.`;
  const title = 'Not with this method';
  return writeProblem(
    { type: 'about:blank', title, status: 405, code: 'method-not-allowed', detail, requestId },
    new Headers({ allow }),
  );
}

function writeProblem(problem: Problem, headers: Headers): Response {
  headers.set('content-type', 'application/problem+json');
  headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
