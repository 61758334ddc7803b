import type { Selectable } from 'kysely';
import { countsAs, isVisitor, nameVisitor, siteDay, type Visitor } from '#domains/analytics/server/index.ts';
import { assignArm, stickyName } from '#domains/experiments/contract.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { isInAudience, type Visit } from '../../model/audience.ts';
import type { PlaceKey } from '../../model/places.ts';
import { isFoundAt } from '../find-page.ts';
import { findArmBefore, findKnownBrowser, type KnownBrowser, type VisitorBrowser } from './known-browsers.ts';
import { type Arm, readArms, readAudience } from './read-arms.ts';

/** A visitor of today, as experiments know them. */
export interface NamedVisitor extends Visitor {
  day: string;
  /** The browser, if its person agreed that experiments recognize it for longer than the day. */
  known: KnownBrowser | null;
}

export interface AssignedArm extends NamedVisitor, Visit {
  experimentId: string;
  arm: number;
  /** What the arm shows. */
  shows: Arm;
}

/** Where an experiment is looked for. */
export type Sought = { slug: string } | { place: PlaceKey } | { experimentId: string };

/** Whoever a request comes from, by the name of the day and a browser that is known; null for robots, staff, and who declines. */
export async function nameWhoever(ctx: Context, { userAgent, declines, mark }: VisitorBrowser): Promise<NamedVisitor | null> {
  const { actor, db, now } = ctx;
  if (declines || !isVisitor(actor, userAgent) || !countsAs(actor, false)) return null;
  const day = siteDay(now);
  const known = await findKnownBrowser(ctx, mark);
  return { ...(await nameVisitor(db, day, { address: actor.address, userAgent })), day, known };
}

/**
 * The arm of the experiment that runs somewhere, for whoever asks: by a hash of the visitor’s name of the day, or, for those who
 * agreed to be recognized, of their browser. Null without an experiment, for those whom it is not for, and for robots, staff, and who declines: they get the
 * page as it is.
 */
export async function findArm(ctx: Context, sought: Sought, browser: VisitorBrowser, visit: Visit): Promise<AssignedArm | null> {
  const running = await findRunning(ctx, sought);
  return running === null ? null : assign(ctx, running, browser, visit);
}

type Row = Pick<
  Selectable<DB['landing_experiments']>,
  'id' | 'arms' | 'audience' | 'share' | 'namespace' | 'namespace_from' | 'namespace_to'
>;

/**
 * The arm of a running experiment for whoever asks; null for those who are not in it. A known browser keeps the arm that it saw,
 * also one that it saw before its person agreed, and also where another visit of it would not be in the audience.
 */
export async function assign(ctx: Context, row: Row, browser: VisitorBrowser, visit: Visit): Promise<AssignedArm | null> {
  const isMeant = isInAudience(readAudience(row.audience), visit);
  if (!isMeant && browser.mark === undefined) return null;
  const named = await nameWhoever(ctx, browser);
  if (named === null) return null;
  const before = named.known === null ? null : await findArmBefore(ctx.db, row.id, named.known.browser);
  if (!isMeant && before === null) return null;
  const arms = readArms(row.arms);
  const { variation } = assignArm(
    {
      key: row.id,
      variations: arms,
      weights: arms.map(({ weight }) => weight),
      coverage: row.share,
      namespace: row.namespace === null ? undefined : [row.namespace, row.namespace_from, row.namespace_to],
      hashVersion: 2,
      meta: arms.map((_, arm) => ({ key: String(arm) })),
    },
    { id: (named.known?.browser ?? named.visitor).toString('hex') },
    before === null ? {} : { sticky: { [stickyName(row.id)]: String(before) } },
  );
  const shows = variation === null ? undefined : arms[variation];
  return variation === null || shows === undefined ? null : { ...named, ...visit, experimentId: row.id, arm: variation, shows };
}

const WHAT_ASSIGNS = ['e.id', 'e.arms', 'e.audience', 'e.share', 'e.namespace', 'e.namespace_from', 'e.namespace_to'] as const;

async function findRunning({ db }: Pick<Context, 'db'>, sought: Sought): Promise<Row | null> {
  const running = db
    .selectFrom('landing_experiments as e')
    .select(WHAT_ASSIGNS)
    .where('e.started_at', 'is not', null)
    .where('e.stopped_at', 'is', null);
  const row =
    'slug' in sought
      ? await running.innerJoin('landing_pages as p', 'p.id', 'e.page_id').where(isFoundAt(sought.slug)).executeTakeFirst()
      : 'place' in sought
        ? await running.where('e.place', '=', sought.place).executeTakeFirst()
        : await running.where('e.id', '=', sought.experimentId).executeTakeFirst();
  return row ?? null;
}

/** The version that an arm of the experiment that runs on a page shows; null if no such experiment runs there. */
export async function findArmVersion(
  { db }: Pick<Context, 'db'>,
  { pageId, experiment, arm }: { pageId: string; experiment: string; arm: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('landing_experiments')
    .select('arms')
    .where('id', '=', experiment)
    .where('page_id', '=', pageId)
    .where('started_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : (readArms(row.arms)[arm]?.version ?? null);
}
