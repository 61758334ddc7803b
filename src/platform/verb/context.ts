import type { Role } from '#lib/roles.ts';
import type { Log } from '#platform/log/log.ts';
import type { ChangeFeed } from '#platform/db/change-feed.ts';
import type { Db } from '#platform/db/database.ts';

/** A signed-in person, as the database knows them at this request; nothing here comes from a claim of the client. */
export interface UserActor {
  kind: 'user';
  userId: string;
  /** The active role. */
  role: Role;
  /** Every role the person holds, the active one among them. */
  roles: readonly Role[];
  sessionId: string;
  /** Demo people see demo data only; nothing of theirs is mailed or costs money. */
  isDemo: boolean;
  /** Without it: no publishing, paying, signing, nor writing to strangers. */
  emailVerified: boolean;
  /** Where the request comes from, for limits. */
  address: string;
}

/** Who is asking. */
export type Actor =
  | { kind: 'anonymous'; address: string }
  | UserActor
  /** The process itself: commands and background work. */
  | { kind: 'system' };

/** What every verb receives; ports that a verb needs are named in its own parameter type beside it. */
export interface Context {
  actor: Actor;
  db: Db;
  now: Date;
  requestId: string;
  log: Log;
  /** Where changes of public data are heard; without it nothing that was read is remembered. */
  changes?: Pick<ChangeFeed, 'version'> | undefined;
}
