import type { Endpoint, EndpointResponse, HandlerInput } from '#lib/endpoint.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** A handler's answer that is not plain contract JSON: files, streams, redirects. */
export type RawAnswer = Response;

/** An endpoint of a contract bound to the verb that serves it. */
export interface Route {
  endpoint: Endpoint;
  handle: (ctx: ServerContext, input: never, request: Request) => Promise<unknown>;
}

/** Nothing if the contract names no answer. */
type Promised<E extends Endpoint> = EndpointResponse<E> extends undefined ? void : EndpointResponse<E>;

/** Binds a verb. The compiler checks that it takes what the contract validates and returns what it promises. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: ServerContext, input: HandlerInput<E>, request: Request) => Promise<Promised<E> | RawAnswer>,
): Route {
  return { endpoint, handle };
}
