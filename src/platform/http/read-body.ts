/**
 * The bytes of a request. `check` throws if a size is too large: it is asked about the size that the request says, before
 * anything is read, and then about what has come so far.
 */
export async function readBody(request: Request, check: (bytes: number) => void): Promise<Buffer> {
  const said = request.headers.get('content-length');
  if (said !== null) check(Number(said));
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    check(bytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
