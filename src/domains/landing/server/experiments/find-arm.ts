import type { Browser } from '#platform/http/read-browser.ts';
import { countsAs, isVisitor, nameVisitor, type Visitor } from '#domains/analytics/server/index.ts';
import { assignArm } from '#domains/experiments/contract.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import { readArms } from './read-arms.ts';

export interface AssignedArm extends Visitor {
  experimentId: string;
  pageId: string;
  arm: number;
  /** The version of the page that the arm shows. */
  version: number;
  day: string;
}

/**
 * The arm of the experiment that runs on a page, for whoever asks for it: by a hash of the visitor’s name of the day, so that no id
 * is kept in the browser. Null without an experiment, and for robots, staff, and who declines: they get the page as it is.
 */
export async function findArm(
  ctx: Context,
  page: { slug: string } | { experimentId: string },
  { userAgent, declines }: Browser,
): Promise<AssignedArm | null> {
  const { actor, db, now } = ctx;
  if (declines || !isVisitor(actor, userAgent) || !countsAs(actor, false)) return null;
  const running = await db
    .selectFrom('landing_experiments as e')
    .innerJoin('landing_pages as p', 'p.id', 'e.page_id')
    .select(['e.id', 'e.page_id', 'e.arms'])
    .where('e.started_at', 'is not', null)
    .where('e.stopped_at', 'is', null)
    .$if('slug' in page, (query) => query.where('p.slug', '=', 'slug' in page ? page.slug : ''))
    .$if('experimentId' in page, (query) => query.where('e.id', '=', 'experimentId' in page ? page.experimentId : ''))
    .executeTakeFirst();
  if (running === undefined) return null;
  const day = utcDay(now);
  const named = await nameVisitor(db, day, { address: actor.address, userAgent });
  const arms = readArms(running.arms);
  const { variation } = assignArm(
    { key: running.id, variations: arms, weights: arms.map(({ weight }) => weight), hashVersion: 2 },
    { id: named.visitor.toString('hex') },
  );
  const chosen = variation === null ? undefined : arms[variation];
  if (variation === null || chosen === undefined) return null;
  return { ...named, experimentId: running.id, pageId: running.page_id, arm: variation, version: chosen.version, day };
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
