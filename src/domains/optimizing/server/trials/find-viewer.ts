import { sql, type RawBuilder } from 'kysely';
import { countsAs, isVisitor, nameVisitor, type Visitor } from '#domains/analytics/server/index.ts';
import { assignArm } from '#domains/experiments/contract.ts';
import { DEMONSTRATION_SOURCE, findTimeZone } from '#domains/listings/contract.ts';
import { findSellersOf } from '#domains/selling/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Browser } from '#platform/http/read-browser.ts';
import type { Context } from '#platform/verb/context.ts';

/** What somebody looks at. */
export type Looked =
  /** The title that stands on the page: a trial of another one is none of this page. */
  | { listingKey: string; title: string }
  /** The home of a card. */
  | { listingKey: string; title?: never }
  /** Two pictures that take turns, in either order. */
  | { firstId: number; secondId: number };

export type Looking = Looked & Browser;

export interface Viewer extends Visitor {
  trialId: string;
  day: string;
  arm: 0 | 1;
  /** The title that is theirs today; of covers, the id of the photo. */
  value: string;
}

interface RunningTrial {
  id: string;
  now: string;
  other: string;
  listingId: number;
  source: string;
  state: string | null;
  timeZone: string | null;
}

/**
 * Who looks at a home in a trial, and the title or cover that is theirs today: by a hash of the visitor's name of the day, so that
 * nothing needs to be kept. Null for robots, for the people of the listing, staff, and demo people outside the demonstration, and
 * for those who decline: they count nowhere, and see what stands. Requests for pictures say nobody's name, so the people of a
 * listing see covers by turns as well.
 */
export async function findViewer(ctx: Context, looking: Looking): Promise<Viewer | null> {
  const { actor, db } = ctx;
  const { userAgent, declines } = looking;
  if (declines || !isVisitor(actor, userAgent)) return null;
  const { rows } = await sql<RunningTrial>`
    select t.id, t.arm_now as now, t.arm_other as other, l.id as "listingId", l.originating_system_name as source,
      l.state_or_province as state, d.facts ->> 'PropertyTimeZoneName' as "timeZone"
    from listing_trials t join listings l on l.listing_key = t.listing_key left join listing_details d on d.listing_id = l.id
    where t.ended_at is null and l.display_listing and ${isLookedAt(looking)}`.execute(db);
  const [trial] = rows;
  if (trial === undefined || !countsAs(actor, trial.source === DEMONSTRATION_SOURCE)) return null;
  if (actor.kind === 'user' && (await findSellersOf(ctx, String(trial.listingId))).includes(actor.userId)) return null;
  const day = dayInZone(ctx.now, findTimeZone(trial.timeZone, trial.state));
  const named = await nameVisitor(db, day, { address: actor.address, userAgent });
  const { variation } = assignArm(
    { key: trial.id, variations: [trial.now, trial.other], hashVersion: 2 },
    { id: named.visitor.toString('hex') },
  );
  const arm = variation === 1 ? 1 : 0;
  return { ...named, trialId: trial.id, day, arm, value: arm === 1 ? trial.other : trial.now };
}

/** Covers take turns while the first of them is the cover, and neither is altered: those stand under their label alone. */
const COVERS_TAKE_TURNS = sql<boolean>`
  t.kind = 'cover' and l.cover_media_id = t.media_now and l.trial_media_id = t.media_other
  and 2 = (select count(*) from listing_media m
    where m.listing_id = l.id and m.id in (t.media_now, t.media_other) and m.alterations = '{}')`;

function isLookedAt(looked: Looked): RawBuilder<boolean> {
  if ('firstId' in looked)
    return sql`(t.media_now, t.media_other) in ((${looked.firstId}::bigint, ${looked.secondId}::bigint),
      (${looked.secondId}::bigint, ${looked.firstId}::bigint)) and ${COVERS_TAKE_TURNS}`;
  const { listingKey, title } = looked;
  return title === undefined
    ? sql`t.listing_key = ${listingKey} and ${COVERS_TAKE_TURNS}`
    : sql`t.listing_key = ${listingKey} and t.kind = 'title' and t.arm_now = ${title}`;
}
