type Body = string | Uint8Array<ArrayBuffer>;

const bodies = new WeakMap<Response, Body>();

/** A response whose body stays at hand: reading it back out of one goes through a stream, and so does sending it then. */
export function plainAnswer(body: Body, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** The body of a response, which is used up unless it was at hand. */
export async function bodyOf(response: Response): Promise<Body> {
  return bodies.get(response) ?? new Uint8Array(await response.arrayBuffer());
}
