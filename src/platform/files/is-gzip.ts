/** Whether a file that begins so is packed by gzip (RFC 1952). */
export function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}
