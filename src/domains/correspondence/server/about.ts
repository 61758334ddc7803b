import type { Subject, SubjectKind } from '#domains/subjects/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Thread } from './threads.ts';

/** What a thread is about, as it may be shown now. */
export interface About {
  /** Its name in mails and lists. */
  label: string;
  /** Path of its page. */
  path: string;
  /** The address of the party that answers for it; null if unknown. */
  address: string | null;
  /** Two letters of the state in which it lies; undefined if it lies nowhere. */
  state?: string | null;
}

/** Describes things of each kind by their keys; omits those that may no longer be shown. */
export type AboutSources = Partial<
  Record<SubjectKind, (ctx: Context, keys: readonly string[]) => Promise<ReadonlyMap<string, About>>>
>;

/** A port of the verbs that do not know themselves what their threads are about. */
export interface WithSources {
  sources: AboutSources;
}

/** What each of these threads is about; one call for each kind of things. */
export async function describeAll(
  ctx: Context & WithSources,
  threads: readonly Thread[],
): Promise<(thread: Thread) => About | undefined> {
  const found = new Map<SubjectKind, ReadonlyMap<string, About>>();
  for (const [kind, about] of Map.groupBy(
    threads.map((thread): Subject => thread.about),
    (subject) => subject.kind,
  ))
    found.set(kind, (await ctx.sources[kind]?.(ctx, [...new Set(about.map(({ key }) => key))])) ?? new Map());
  return ({ about }) => found.get(about.kind)?.get(about.key);
}

export async function describe(ctx: Context & WithSources, thread: Thread): Promise<About | undefined> {
  return (await describeAll(ctx, [thread]))(thread);
}
