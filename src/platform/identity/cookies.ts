/** Cookies belong to the paths of sign-in, or to the few that a cookie names: the rest of the API goes by none. */
const COOKIE_PATH = '/api/auth';

/** The value of a cookie of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** A Set-Cookie header; `maxAgeSeconds` 0 removes the cookie. */
export function writeCookie(cookie: {
  name: string;
  value: string;
  maxAgeSeconds: number;
  isSecure: boolean;
  path?: string;
}): string {
  const { name, value, maxAgeSeconds, isSecure, path = COOKIE_PATH } = cookie;
  const attributes = [`Path=${path}`, `Max-Age=${Math.floor(maxAgeSeconds)}`, 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) attributes.push('Secure');
  return [`${name}=${value}`, ...attributes].join('; ');
}
