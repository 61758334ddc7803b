import { isIP, isIPv4 } from 'node:net';

/**
 * Who is calling, for limits: the socket's peer, or what the farthest trusted proxy saw, but never what a client claims.
 * An IPv6 caller is its /64, because one household owns that many addresses. 'unknown' if nothing is known.
 */
export function clientAddress(caller: {
  peer: string | undefined;
  forwardedFor: string | null;
  /** How many of the operator's proxies are in front of this process; each appends one entry. */
  trustedProxies: number;
}): string {
  const forwarded = caller.trustedProxies > 0 ? caller.forwardedFor?.split(',').at(-caller.trustedProxies) : undefined;
  return normalize(forwarded) ?? normalize(caller.peer) ?? 'unknown';
}

const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request comes directly from this machine: not through a proxy on it, and not from a page that gave this
 * machine a name of its own.
 */
export function isFromThisMachine(request: Request, peer: string | undefined): boolean {
  const address = plainAddress(peer);
  if (address !== '::1' && !address.startsWith('127.')) return false;
  return OWN_MACHINE.test(new URL(request.url).hostname) && !FORWARDING.some((name) => request.headers.has(name));
}

function normalize(text: string | undefined): string | undefined {
  const address = plainAddress(text);
  if (isIP(address) === 0) return undefined;
  return isIPv4(address) ? address : networkOf(address);
}

/** Without the port, and without the prefix of an IPv4 address over IPv6. */
function plainAddress(text: string | undefined): string {
  return withoutPort(text?.trim() ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

// Some proxies write "192.0.2.1:5678" and "[2001:db8::1]:5678".
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(text)?.[1];
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function networkOf(address: string): string {
  // The URL parser writes an address in its shortest form.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
