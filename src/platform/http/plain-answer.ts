type Body = string | Uint8Array<ArrayBuffer>;

const bodies = new WeakMap<Response, Body>();

/** A response whose body stays at hand, because reading it back from a response and sending it again goes through streams. */
export function plainAnswer(body: Body, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** The body of a response. It is used up then, unless it was at hand. */
export async function bodyOf(response: Response): Promise<Body> {
  return bodies.get(response) ?? new Uint8Array(await response.arrayBuffer());
}
