import { dashboardOf, startOf } from './roles.ts';

/** What the sign-in pages read from their address and hand on to each other. */
export interface SignInTarget {
  redirect: string | null;
  plan: string | null;
  amount: string | null;
}

const NAMES = ['redirect', 'plan', 'amount'] as const;

export function readTarget(search: URLSearchParams): SignInTarget {
  return { redirect: search.get('redirect'), plan: search.get('plan'), amount: search.get('amount') };
}

/** The same target for a link to another sign-in page: `?redirect=…`, or nothing. */
export function targetQuery(target: SignInTarget): string {
  const search = new URLSearchParams(
    NAMES.flatMap((name): [string, string][] => (target[name] === null ? [] : [[name, target[name]]])),
  ).toString();
  return search === '' ? '' : `?${search}`;
}

const ONE_SLASH = /^\/(?![/\\])/;

/** The path if it is on this site; null for other sites, other schemes, and the sign-in pages. */
export function safePath(path: string | null): string | null {
  if (path === null || !ONE_SLASH.test(path)) return null;
  const base = 'https://this.site';
  if (!URL.canParse(path, base)) return null;
  const { origin, pathname, search, hash } = new URL(path, base);
  // Checked again after normalization: "/.//evil.example" has become "//evil.example".
  if (origin !== base || !ONE_SLASH.test(pathname) || /^\/(auth|api)\//i.test(pathname)) return null;
  return pathname + search + hash;
}

/** What was asked for: the payment that sign-in interrupted, or a page of this site. */
function askedPath({ redirect, plan, amount }: SignInTarget): string | null {
  if (redirect === 'payment' && plan !== null && plan !== '' && amount !== null && amount !== '')
    return `/services?${new URLSearchParams({ autoSelect: plan, amount }).toString()}`;
  return safePath(redirect);
}

export function pathAfterSignIn(target: SignInTarget, role: string): string {
  return askedPath(target) ?? dashboardOf(role);
}

export function pathAfterRegistration(target: SignInTarget, role: string): string {
  return askedPath(target) ?? startOf(role);
}

export function pathAfterSocialSignIn(target: SignInTarget): string {
  return askedPath(target) ?? '/';
}
