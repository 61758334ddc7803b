import { sql } from 'kysely';
import { countsAs, isVisitor, nameVisitor, type Visitor } from '#domains/analytics/server/index.ts';
import { assignArm } from '#domains/experiments/contract.ts';
import { DEMONSTRATION_SOURCE, findTimeZone } from '#domains/listings/contract.ts';
import { findSellersOf } from '#domains/selling/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';

export interface Looking {
  listingKey: string;
  /** The title that stands on the page: a trial of another one is none of this page. */
  title: string;
  userAgent: string;
  /** Global Privacy Control, or Do Not Track. */
  declines: boolean;
}

export interface Viewer extends Visitor {
  trialId: string;
  day: string;
  arm: 0 | 1;
  title: string;
}

/**
 * Who looks at a home in a trial, and the title that is theirs today: by a hash of the visitor's name of the day, so that nothing
 * needs to be kept. Null for robots, for the people of the listing, staff, and demo people outside the demonstration, and for
 * those who decline: they see the title as it is, and count nowhere.
 */
export async function findViewer(ctx: Context, { listingKey, title, userAgent, declines }: Looking): Promise<Viewer | null> {
  const { actor, db } = ctx;
  if (declines || !isVisitor(actor, userAgent)) return null;
  const trial = await db
    .selectFrom('title_trials as t')
    .innerJoin('listings as l', 'l.listing_key', 't.listing_key')
    .leftJoin('listing_details as d', 'd.listing_id', 'l.id')
    .select(['t.id', 't.title_now', 't.title_other', 'l.id as listing_id', 'l.originating_system_name', 'l.state_or_province'])
    .select(sql<string | null>`d.facts ->> 'PropertyTimeZoneName'`.as('time_zone'))
    .where('t.listing_key', '=', listingKey)
    .where('t.ended_at', 'is', null)
    .where('t.title_now', '=', title)
    .where('l.display_listing', '=', true)
    .executeTakeFirst();
  if (trial === undefined || !countsAs(actor, trial.originating_system_name === DEMONSTRATION_SOURCE)) return null;
  if (actor.kind === 'user' && (await findSellersOf(ctx, String(trial.listing_id))).includes(actor.userId)) return null;
  const day = dayInZone(ctx.now, findTimeZone(trial.time_zone, trial.state_or_province));
  const named = await nameVisitor(db, day, { address: actor.address, userAgent });
  const design = { key: trial.id, variations: [trial.title_now, trial.title_other], hashVersion: 2 };
  const { variation } = assignArm(design, { id: named.visitor.toString('hex') });
  const arm = variation === 1 ? 1 : 0;
  return { ...named, trialId: trial.id, day, arm, title: arm === 1 ? trial.title_other : trial.title_now };
}
