import { sql } from 'kysely';
import { recordConsents } from '#domains/accounts/server/index.ts';
import { RECOGNITION_DAYS } from '#lib/kept-for.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { RECOGNITION_CONSENT, type RecognitionState } from '../../model/recognition-consent.ts';
import { type NamedVisitor, nameWhoever } from './find-arm.ts';
import { DECLINED, findKnownBrowser, type KnownBrowser, linkVisitor, type VisitorBrowser } from './known-browsers.ts';

interface Recognition {
  state: RecognitionState;
  until: string | null;
}

/** Whether experiments may recognize the calling browser. */
export async function getRecognition(ctx: Context, { declines, mark }: VisitorBrowser): Promise<Recognition> {
  if (declines) return { state: 'blocked', until: null };
  const known = await findKnownBrowser(ctx, mark);
  if (known !== null) return agreed(known.agreedAt);
  return { state: mark === undefined ? 'open' : 'declined', until: null };
}

/**
 * Keeps the answer, with the mark for the cookie. Whoever agrees stays in the arms that they saw today, as the same visitor; whoever
 * takes it back is a visitor of the day again, and what was known of the browser is deleted. Sums stay.
 */
export async function answerRecognition(
  ctx: ServerContext,
  { agrees, page }: { agrees: boolean; page: string },
  browser: VisitorBrowser,
): Promise<{ answer: Recognition; mark: string }> {
  const known = await findKnownBrowser(ctx, browser.mark);
  if (agrees && known !== null) return { answer: agreed(known.agreedAt), mark: browser.mark ?? DECLINED };
  // Who asks not to be tracked, robots and staff are in no experiment.
  const visitor = agrees ? await nameWhoever(ctx, browser) : null;
  const mark = visitor === null ? DECLINED : makeToken();
  await transact(ctx, async (inner) => {
    if (known !== null) await inner.db.deleteFrom('landing_known_browsers').where('browser', '=', known.browser).execute();
    if (visitor !== null) await remember(inner, visitor, hashToken(mark));
    if (visitor !== null || known !== null) await recordAnswer(inner, { isGiven: visitor !== null, known, page });
  });
  if (visitor !== null) return { answer: agreed(ctx.now), mark };
  return { answer: { state: browser.declines ? 'blocked' : 'declined', until: null }, mark };
}

const agreed = (at: Date): Recognition => ({
  state: 'agreed',
  until: new Date(at.getTime() + RECOGNITION_DAYS * DAY_MS).toISOString(),
});

async function remember({ db, actor, now }: Context, { day, visitor }: NamedVisitor, browser: Buffer): Promise<void> {
  await db
    .insertInto('landing_known_browsers')
    .values({
      browser,
      user_id: actor.kind === 'user' ? actor.userId : null,
      agreed_at: now,
      text_version: RECOGNITION_CONSENT.version,
    })
    .execute();
  await linkVisitor(db, { day, visitor, browser });
  await adoptToday(db, { day, visitor, browser });
}

/** What the visitor of the day saw and did becomes the browser's: it is counted already, and must not count again. */
async function adoptToday(db: Db, { day, visitor, browser }: { day: string; visitor: Buffer; browser: Buffer }): Promise<void> {
  await sql`
    with seen as (
      delete from landing_exposures v using landing_experiments e
      where v.day = ${day} and v.visitor = ${visitor} and e.id = v.experiment_id and e.stopped_at is null
      returning v.experiment_id, v.arm, v.day, v.seen_at, v.device, v.source, v.did),
    kept as (
      insert into landing_known_exposures (experiment_id, browser, arm, day, last_day, seen_at, device, source, did)
      select experiment_id, ${browser}, arm, day, day, seen_at, device, source, did from seen)
    update landing_arm_counts c set known = c.known + 1, known_days = c.known_days + 1
    from seen where c.experiment_id = seen.experiment_id and c.arm = seen.arm and c.day = seen.day`.execute(db);
}

/** In the ledger of whoever is signed in, or whose browser it was. */
async function recordAnswer(
  { db, actor, now, config }: ServerContext,
  { isGiven, known, page }: { isGiven: boolean; known: KnownBrowser | null; page: string },
): Promise<void> {
  const userId = actor.kind === 'user' ? actor.userId : (known?.userId ?? null);
  if (userId === null) return;
  await recordConsents(db, [
    {
      user_id: userId,
      kind: 'recognition',
      is_given: isGiven,
      text_version: RECOGNITION_CONSENT.version,
      text: RECOGNITION_CONSENT.text,
      page,
      url: `${publicUrlOf(config)}${page}`,
      address: addressOf(actor),
      channel: null,
      created_at: now,
    },
  ]);
}

/** Notes which visitor of the day a known browser is, as its pages report what they do. */
export async function noticeVisitor(ctx: Context, browser: VisitorBrowser): Promise<void> {
  if (browser.mark === undefined || browser.mark === DECLINED) return;
  const named = await nameWhoever(ctx, browser);
  if (named?.known == null) return;
  await linkVisitor(ctx.db, { day: named.day, visitor: named.visitor, browser: named.known.browser });
}
