/**
 * The SHA-256 of some bytes in lower-case hexadecimal (FIPS 180-4), also on pages without TLS, where browsers leave out
 * `crypto.subtle`.
 */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Typed as always there, which it is not.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle === undefined ? await digestWithout(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestWithout(bytes: Uint8Array): Promise<Uint8Array> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(bytes);
}
