import type { Actor } from '#platform/verb/context.ts';
import type { TestApp } from './test-app.ts';

/** How a usual browser names itself. */
export const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';

/** Somebody who looks at a page, unless said otherwise from one address and without an account. */
export interface Visitor {
  address?: string;
  actor?: Actor;
  userAgent?: string;
  declines?: boolean;
  at?: string;
}

export const browserOf = ({ userAgent = CHROME, declines = false }: Visitor) => ({ userAgent, declines });

/** What a visitor asks with; `noon` is when most come. */
export function visitorsOn(open: () => TestApp, noon: string) {
  return ({ address = '203.0.113.1', actor = { kind: 'anonymous', address }, at = noon }: Visitor) => ({
    ...open().ctx(new Date(at)),
    actor,
  });
}
