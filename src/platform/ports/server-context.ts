import type { LanguageModel } from '#platform/ai/language-model.ts';
import type { Config } from '#platform/config/config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { RealtimeHub } from '#platform/realtime/realtime-hub.ts';
import type { Context } from '#platform/verb/context.ts';

/** Why everything that is pending for a person ends. */
export interface Ending {
  userId: string;
  /** Somebody proves the address who may not have made the account: earlier links and invitations may come from somebody else. */
  isClaim: boolean;
  /** The sessions that end: what was given away in them may have been given by somebody else. */
  sessionIds: readonly string[];
}

/** Ends what a domain holds open in a person's name, within the caller's transaction. */
export type EndPending = (ctx: Context, ending: Ending) => Promise<void>;

/** Who answers for things of one kind, besides the address that letters about them go to. */
export interface Answering {
  /** The things that a person answers for, by key. */
  keysOf: (ctx: Pick<Context, 'db'>, userId: string) => Promise<readonly string[]>;
  /** The people who answer for things, by their keys. */
  peopleOf: (ctx: Pick<Context, 'db'>, keys: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The one of them who takes what is new; undefined for all of them. */
  contactOf?: (ctx: Pick<Context, 'db'>, key: string) => Promise<string | undefined>;
  /** The thing that their pages call by an id; undefined if there is none. */
  keyNamed?: (ctx: Pick<Context, 'db'>, id: string) => Promise<string | undefined>;
}

/** The zone of clocks at the home that a thing is about, by the thing's key; undefined where it is about none, or nobody knows. */
export type ZoneOf = (ctx: Pick<Context, 'db'>, key: string) => Promise<string | undefined>;

/** The ports of a running server; a verb's type names only those that it uses. */
export interface Ports {
  config: Config;
  identity: Identity;
  mail: Mail;
  jobs: JobQueue;
  files: FileStore;
  payments: Payments;
  realtime: RealtimeHub;
  /** Reads what rules cannot; silent if none is configured. */
  languageModel: LanguageModel;
  /** What the domains hold open in a person's name, which ends together. */
  pending: readonly EndPending[];
  /** By the kind of thing. */
  answering: Readonly<Partial<Record<string, Answering>>>;
  /** By the kind of thing. */
  zones: Readonly<Partial<Record<string, ZoneOf>>>;
}

export type ServerContext = Context & Ports;
