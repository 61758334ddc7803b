import { createHmac, randomBytes } from 'node:crypto';
import { holdsAdmin } from '#lib/roles.ts';
import type { Db } from '#platform/db/database.ts';
import type { Actor } from '#platform/verb/context.ts';
import { deviceOf } from '../model/visit-source.ts';

/** What one network address can add to a listing, a kind and a day: an office, not a robot with a thousand names. */
export const MOST_PER_ADDRESS = 20;

type Person = Exclude<Actor, { kind: 'system' }>;

/** Whether this can be a visitor at all: a person with a browser. */
export function isVisitor(actor: Actor, userAgent: string): actor is Person {
  const device = deviceOf(userAgent);
  return actor.kind !== 'system' && device !== 'bot' && device !== 'unknown';
}

/** Staff count nowhere, and demo people in the demonstration alone. */
export function countsAs(actor: Person, isDemonstration: boolean): boolean {
  if (actor.kind === 'anonymous') return true;
  return !holdsAdmin(actor) && (!actor.isDemo || isDemonstration);
}

/** A visitor of one day, with the first and last names that any browser behind the same address could have. */
export interface Visitor {
  visitor: Buffer;
  first: Buffer;
  last: Buffer;
}

const HALF = 6;

/** Six bytes for the address, six for the browser behind it, under the day's secret. */
export async function nameVisitor(db: Db, day: string, who: { address: string; userAgent: string }): Promise<Visitor> {
  return visitorUnder(await readSalt(db, day), who);
}

/** The same under a secret that is at hand. */
export function visitorUnder(salt: Buffer, who: { address: string; userAgent: string }): Visitor {
  const sealed = (text: string) => createHmac('sha256', salt).update(text).digest().subarray(0, HALF);
  const place = sealed(who.address);
  return {
    visitor: Buffer.concat([place, sealed(`${who.address}\n${who.userAgent}`)]),
    first: Buffer.concat([place, Buffer.alloc(HALF, 0)]),
    last: Buffer.concat([place, Buffer.alloc(HALF, 255)]),
  };
}

const salts = new WeakMap<Db, { day: string; salt: Buffer }>();

/** The secret of a day, which the process remembers while the day lasts. */
export async function saltOf(db: Db, day: string): Promise<Buffer> {
  const known = salts.get(db);
  if (known?.day === day) return known.salt;
  const salt = await readSalt(db, day);
  salts.set(db, { day, salt });
  return salt;
}

async function readSalt(db: Db, day: string): Promise<Buffer> {
  const find = () => db.selectFrom('visit_salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.salt;
  await db
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.salt ?? Buffer.alloc(0);
}
