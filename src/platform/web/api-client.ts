import { endpointUrl, type CallInput, type Endpoint, type EndpointAnswer } from '#lib/endpoint.ts';
import { CallFailure } from './call-failure.ts';
import { askToSignIn, fetchAsUser } from './fetch-as-user.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer that was not OK, with the message of the specification's shared client: "{status}: {text}". */
export class ApiError extends CallFailure {
  override name = 'ApiError';
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(status: number, text: string) {
    const problem = readProblem(text);
    super(`${status}: ${text}`, { code: problem.code, detail: problem.detail, fields: problem.fields ?? {} });
    this.status = status;
    this.requestId = problem.requestId;
  }
}

/** Why a call failed, in the server's words for people; undefined if it did not say. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof SignInNeededError) return error.message;
  return error instanceof CallFailure ? error.detail : undefined;
}

/** The id under which the server logged a failed call; undefined if no server answered. */
export function errorIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}

interface ProblemFields {
  code?: string | undefined;
  detail?: string | undefined;
  fields?: Record<string, string>;
  requestId?: string | undefined;
}

/** The members of our problem documents; none if a proxy or anything else answered. */
function readProblem(text: string): ProblemFields {
  try {
    const value: unknown = JSON.parse(text);
    const fields = Object.entries(memberOf(value, 'fields') ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return {
      code: textOf(value, 'code'),
      detail: wordsOf(textOf(value, 'detail'), fields),
      fields: Object.fromEntries(fields),
      requestId: textOf(value, 'requestId'),
    };
  } catch {
    return {};
  }
}

/** For programs, a refusal begins with the path of a field, such as `people.0.name`; people read what comes after it. */
function wordsOf(detail: string | undefined, fields: readonly (readonly [string, string])[]): string | undefined {
  return fields.find(([path, message]) => detail === `${path}: ${message}`)?.[1] ?? detail;
}

function memberOf(value: unknown, name: string): object | undefined {
  const member: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === 'object' && member !== null ? member : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const member: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === 'string' ? member : undefined;
}

/** A write without anybody signed in: nothing was sent, and nothing is lost. */
export class SignInNeededError extends Error {
  override name = 'SignInNeededError';
}

/** Calls the contracts' endpoints, typed from end to end. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, input?: Partial<CallInput<E>>, signal?: AbortSignal): Promise<EndpointAnswer<E>>;
}

const MOST_KEPT_ALIVE = 4_096;

interface ApiClientOptions {
  /** What a 401 resolves to, instead of throwing. */
  answerUnauthorized?: (endpoint: Endpoint) => null;
}

/** One client for the browser (HTTP) and for rendering on the server (in the process). Only `fetch`, and what a 401 means, differ. */
export function createApiClient(fetchApi: Fetch, { answerUnauthorized }: ApiClientOptions = {}): ApiClient {
  return {
    async call(endpoint, input = {}, signal) {
      const params: Record<string, unknown> = input.params ?? {};
      const query: Record<string, unknown> = input.query ?? {};
      const init: RequestInit = { method: endpoint.method, credentials: 'include' };
      if (signal !== undefined) init.signal = signal;
      if (endpoint.body !== undefined) {
        init.headers = { 'content-type': 'application/json' };
        init.body = JSON.stringify(input.body ?? {});
      }
      // A write goes on when its page is left or reloaded; browsers allow 64 kB of that at a time.
      if (endpoint.method !== 'GET') init.keepalive = String(init.body ?? '').length <= MOST_KEPT_ALIVE;
      const response = await fetchApi(endpointUrl(endpoint.path, params, query), init);
      const answer =
        response.status === 401 && answerUnauthorized !== undefined
          ? answerUnauthorized(endpoint)
          : await readAnswer(response, endpoint.method);
      // The server validated this answer against the endpoint's schema.
      return answer as never;
    },
  };
}

/** The parsed JSON; null for HEAD and 204. Throws {@link ApiError} for anything that is not OK. */
export async function readAnswer(response: Response, method: string): Promise<unknown> {
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return method === 'HEAD' || response.status === 204 ? null : response.json();
}

/** The specification's shared client: a 401 goes to the debug log only, and does not throw. */
export function ignoreUnauthorized(method: string, path: string): null {
  // oxlint-disable-next-line no-console -- the specification's debug warning
  console.debug(`401: ${method} ${path} needs a signed-in person`);
  return null;
}

/** The browser's client. A write never takes the null of a 401 for success: it asks people to sign in, and says so. */
export const browserApi: ApiClient = createApiClient(fetchAsUser, {
  answerUnauthorized({ method, path }) {
    const answer = ignoreUnauthorized(method, path);
    if (method === 'GET') return answer;
    askToSignIn();
    throw new SignInNeededError('Please sign in to go on. What you entered is still here.');
  },
});
