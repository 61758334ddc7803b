import type { z } from 'zod';

/** The code of a refusal whose reason is the path itself: nothing can have that id. */
export const UNUSABLE_PATH = 'unusable-path';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, only signed-in people, or only admins. Ownership is the verb's own policy. */
export type Access = 'public' | 'signed-in' | 'admin';

/**
 * How a call that changes or shares much verifies the person again: by a sign-in or a confirmation of the
 * last ten minutes, which is checked before the verb, or by the password, which the verb checks.
 */
export type Proof = 'recent' | 'password';

type ObjectSchema = z.ZodType<Record<string, unknown>>;

/** One line of a domain's contract: everything the server, the browser and OpenAPI need to know about a call. */
export interface Endpoint<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  WhoMayCall extends Access = Access,
  Method extends HttpMethod = HttpMethod,
> {
  method: Method;
  /** Path below the site's root, parameters in braces: `/api/listings/{listingKey}`. */
  path: `/api/${string}`;
  summary: string;
  access: WhoMayCall;
  proof?: Proof;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The media type of a body that is a file; its verb reads it from the request, with limits of its own. */
  consumes?: string;
  /** Absent if the answer is 204 No Content or a file. */
  response?: Response;
  /** The media type of an answer that is a file. */
  produces?: string;
  /** Seconds a shared cache may keep the answer; only for public reads. */
  cacheSeconds?: number;
  /** Query parameters that make a public read personal: with any of them only the signed-in may call, and no cache keeps the answer. */
  personalBy?: readonly string[];
  /** A POST that changes nothing: it counts against the budget of reads. */
  readsOnly?: true;
  /** A report of a page that nobody waits for: counted in memory, in a budget of its own. */
  isBeacon?: true;
  /** The name of a stricter limit for this call. */
  limit?: { name: string; hits: number; perSeconds: number };
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function defineEndpoint<
  Params extends ObjectSchema = z.ZodType<Record<string, never>>,
  Query extends ObjectSchema = z.ZodType<Record<string, never>>,
  Body extends z.ZodType = z.ZodType<undefined>,
  Response extends z.ZodType = z.ZodType<undefined>,
  WhoMayCall extends Access = Access,
  Method extends HttpMethod = HttpMethod,
>(endpoint: Endpoint<Params, Query, Body, Response, WhoMayCall, Method>): typeof endpoint {
  return endpoint;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller passes. */
export interface CallInput<E extends Endpoint> {
  params: Input<NonNullable<E['params']>>;
  query: Input<NonNullable<E['query']>>;
  body: Input<NonNullable<E['body']>>;
}

/** What a handler receives after validation. */
export interface HandlerInput<E extends Endpoint> {
  params: Output<NonNullable<E['params']>>;
  query: Output<NonNullable<E['query']>>;
  body: Output<NonNullable<E['body']>>;
}

export type EndpointResponse<E extends Endpoint> = Output<NonNullable<E['response']>>;

/** What the shared client resolves to: reads for the signed-in are null if nobody is signed in (401 does not throw). */
export type EndpointAnswer<E extends Endpoint> = E extends { access: 'signed-in' | 'admin'; method: 'GET' }
  ? EndpointResponse<E> | null
  : EndpointResponse<E>;

/** `/api/listings/{listingKey}` with its parameters filled in and its query appended; undefined values are left out. */
export function endpointUrl(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
