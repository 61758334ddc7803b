import { RECOGNITION_DAYS } from '#lib/kept-for.ts';
import { nameOfCookie } from '#lib/cookies.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { type Browser, readBrowser } from '#platform/http/read-browser.ts';
import { readCookie, writeCookie } from '#platform/identity/cookies.ts';
import { needsSecureCookies } from '#platform/identity/origin.ts';
import { hashToken } from '#platform/identity/random-token.ts';
import type { Context } from '#platform/verb/context.ts';

/** What the cookie says of who agreed to nothing. */
export const DECLINED = 'no';

export interface VisitorBrowser extends Browser {
  /** What its cookie says: a number, or that experiments may not recognize it. Undefined while nobody answered. */
  mark?: string | undefined;
}

export function readVisitorBrowser(request: Request): VisitorBrowser {
  const read = (isSecure: boolean) => readCookie(request, nameOfCookie('recognition', isSecure));
  return { ...readBrowser(request), mark: read(true) ?? read(false) };
}

/** The cookie that keeps an answer. Pages read it too, as they are assigned before they are drawn. */
export function writeMark(config: Config, mark: string): string {
  const isSecure = needsSecureCookies(config);
  return writeCookie({
    name: nameOfCookie('recognition', isSecure),
    value: mark,
    maxAgeSeconds: (RECOGNITION_DAYS * DAY_MS) / 1000,
    isSecure,
    path: '/',
  });
}

export const recognizedSince = (now: Date): Date => new Date(now.getTime() - RECOGNITION_DAYS * DAY_MS);

export interface KnownBrowser {
  browser: Buffer;
  agreedAt: Date;
  userId: string | null;
}

/** The browser of a mark, if its person agreed and has not taken it back. A made-up mark is nobody's. */
export async function findKnownBrowser(
  { db, now }: Pick<Context, 'db' | 'now'>,
  mark: string | undefined,
): Promise<KnownBrowser | null> {
  if (mark === undefined || mark === DECLINED) return null;
  const row = await db
    .selectFrom('landing_known_browsers')
    .select(['browser', 'agreed_at', 'user_id'])
    .where('browser', '=', hashToken(mark))
    .where('agreed_at', '>', recognizedSince(now))
    .executeTakeFirst();
  return row === undefined ? null : { browser: row.browser, agreedAt: row.agreed_at, userId: row.user_id };
}

/** Notes which visitor of the day a known browser is, so that what its pages report counts for it. */
export async function linkVisitor(
  db: Db,
  { day, visitor, browser }: { day: string; visitor: Buffer; browser: Buffer },
): Promise<void> {
  await db
    .insertInto('landing_known_visitors')
    .values({ day, browser, visitor })
    .onConflict((conflict) =>
      conflict.columns(['day', 'browser']).doUpdateSet({ visitor }).where('landing_known_visitors.visitor', '<>', visitor),
    )
    .execute();
}

/** The arm that a known browser saw before; null for none. */
export async function findArmBefore(db: Db, experimentId: string, browser: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('landing_known_exposures')
    .select('arm')
    .where('experiment_id', '=', experimentId)
    .where('browser', '=', browser)
    .executeTakeFirst();
  return row?.arm ?? null;
}
