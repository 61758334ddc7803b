import type { Endpoint, EndpointResponse, HandlerInput } from '#lib/endpoint.ts';
import { route, type Route } from '#platform/http/route.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { checkOrigin } from '#platform/identity/origin.ts';
import type { WithCookies } from './open-session.ts';
import { readVisit, type Visit } from './visit.ts';

type Answer<E extends Endpoint> = E['response'] extends undefined ? undefined : EndpointResponse<E>;

/** Binds a call that reads or sets cookies: only our own pages may make it. */
export function cookieRoute<E extends Endpoint>(
  endpoint: E,
  verb: (
    ctx: ServerContext,
    input: HandlerInput<E>,
    visit: Visit,
    request: Request,
  ) => Promise<WithCookies<Answer<E> | undefined>>,
): Route {
  return route<E>(endpoint, async (ctx, input, request) => {
    checkOrigin(request, ctx.config);
    const { answer, cookies } = await verb(ctx, input, readVisit(request, ctx), request);
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (endpoint.response === undefined) return new Response(null, { status: 204, headers });
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(endpoint.response.parse(answer)), { headers });
  });
}
