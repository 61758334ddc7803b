import { addActor } from './actors.ts';
import { addListings } from './listings.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';

type Person = UserActor & { email: string };

/** Six homes on Elm Street, and three people who keep them. */
export async function openKeptHomes(): Promise<{ app: TestApp; keys: string[]; ada: Person; ben: Person; cem: Person }> {
  const app = await openTestApp();
  const numbers = ['1', '2', '3', '4', '5', '6'];
  const { keys } = await addListings(
    app.db,
    ...numbers.map((n) => ({ ListingKey: n, UnparsedAddress: `${n} Elm Street`, StreetNumber: n })),
  );
  const [ada, ben, cem] = [
    await addActor(app.db, { name: 'Ada' }),
    await addActor(app.db, { name: 'Ben' }),
    await addActor(app.db, { name: 'Cem' }),
  ];
  return { app, keys, ada, ben, cem };
}
