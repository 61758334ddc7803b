import { DAY_MS } from '#lib/time-units.ts';
import type { OpenRole } from '#lib/roles.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

export interface DemoPerson {
  id: string;
  name: string;
  role: OpenRole;
  email: string;
}

/** A moment counted from now: `-3` is three days ago at this hour. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** A demo person at a moment of their past: the verbs that anybody uses then write it as of that moment. */
export function actAs(ctx: ServerContext, person: DemoPerson, days: number): ServerContext {
  return {
    ...ctx,
    now: daysFrom(ctx.now, days),
    actor: {
      kind: 'user',
      userId: person.id,
      role: person.role,
      roles: [person.role],
      sessionId: 'past',
      isDemo: true,
      emailVerified: true,
      address: '127.0.0.1',
    },
  };
}

/** The process at that moment: what a firm answers. */
export function actAsFirm(ctx: ServerContext, days: number): ServerContext {
  return { ...ctx, now: daysFrom(ctx.now, days), actor: { kind: 'system' } };
}
