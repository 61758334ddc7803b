/** No more is set aside for a body that has not come yet. */
const MOST_ROOM = 16 * 1024 * 1024;

/**
 * The bytes of a request. `check` throws if a size is too large: it is asked about the size that the request says, before
 * anything is read, and then about what has come so far. `expected` is how large the body is where the caller knows: one that does
 * not say so itself is not grown step by step then.
 */
export async function readBody(request: Request, check: (bytes: number) => void, expected = 0): Promise<Buffer> {
  const said = request.headers.get('content-length');
  if (said !== null) check(Number(said));
  // Room for what is announced, so that a large body is not there twice; one that says nothing, or too little, grows it.
  let body = Buffer.allocUnsafe(Math.min(Math.max(0, Number(said) || expected), MOST_ROOM));
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    const from = bytes;
    bytes += chunk.byteLength;
    check(bytes);
    if (bytes > body.length) body = Buffer.concat([body.subarray(0, from)], Math.max(bytes, 2 * body.length));
    body.set(chunk, from);
  }
  return body.subarray(0, bytes);
}

/** The text of a request; undefined if it has more bytes than `most`, of which no more are read. */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  const tooLong = new Error('too long');
  try {
    const body = await readBody(request, (bytes) => {
      if (bytes > most) throw tooLong;
    });
    return body.toString('utf8');
  } catch (error) {
    if (error === tooLong) return undefined;
    throw error;
  }
}
