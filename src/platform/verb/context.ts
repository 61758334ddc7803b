import type { Role } from '#lib/roles.ts';
import type { Log } from '#platform/log/log.ts';
import type { ChangeFeed } from '#platform/db/change-feed.ts';
import type { Db } from '#platform/db/database.ts';

/** A signed-in person, as the database knows them at this request; the client claims nothing of this. */
export interface UserActor {
  kind: 'user';
  userId: string;
  /** The active role. */
  role: Role;
  /** Every role that the person holds, with the active one. */
  roles: readonly Role[];
  sessionId: string;
  /** Demo people see demo data only, and cause no mail and no costs. */
  isDemo: boolean;
  /** Without it, a person cannot publish, pay, sign or write to strangers. */
  emailVerified: boolean;
  /** The address of the request, for limits. */
  address: string;
}

/** Who is asking. */
export type Actor =
  | { kind: 'anonymous'; address: string }
  | UserActor
  /** The process itself: commands and background work. */
  | { kind: 'system' };

/** What every verb receives; a verb names the ports that it needs in the type of its parameter. */
export interface Context {
  actor: Actor;
  db: Db;
  now: Date;
  requestId: string;
  log: Log;
  /** Hears changes to public data; without it nothing is remembered. */
  changes?: Pick<ChangeFeed, 'version'> | undefined;
}
