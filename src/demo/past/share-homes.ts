import { makeDemoCompanion } from '#domains/accounts/server/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { addComment, collectionInvitations, createCollection, putCollectionHome } from '#domains/saved/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { tellCheaper, tellFacts } from './tell-facts.ts';

export const CO_BUYER_NAME = 'Demo Co-buyer';

/** A collection of favorites shared by two people. Returns the other person's last action. */
export async function shareHomes(
  ctx: ServerContext,
  person: DemoPerson,
  homes: readonly ListingSummary[],
): Promise<() => Promise<void>> {
  const [first, second, third] = homes;
  if (first === undefined || second === undefined || third === undefined) return () => Promise.resolve();
  const { id } = await createCollection(actAs(ctx, person, -8), { name: 'Our shortlist', note: 'Homes to look at together' });
  const companion: DemoPerson = {
    id: `${person.id}-co`,
    name: CO_BUYER_NAME,
    role: 'buyer',
    email: `${person.id}-co@demo.invalid`,
  };
  await makeDemoCompanion(ctx, { id: companion.id, displayName: companion.name });
  for (const home of [second, third])
    await putCollectionHome(actAs(ctx, person, -8), { publicId: id, listingKey: home.listingKey, note: tellFacts(home) });
  const { path } = await collectionInvitations.invite(actAs(ctx, person, -7.5), {
    params: { id },
    form: { email: companion.email, role: 'edit' },
  });
  const token = path?.split('/').at(-1);
  if (token === undefined) return () => Promise.resolve();
  const other = (days: number) => actAs(ctx, companion, days);
  const say = (context: ServerContext, home: ListingSummary, body: string) =>
    addComment(context, { publicId: id, comment: { listingKey: home.listingKey, body } });
  await collectionInvitations.accept(other(-7), token);
  await putCollectionHome(other(-6.5), { publicId: id, listingKey: first.listingKey, note: tellFacts(first) });
  await say(other(-6.5), first, `${tellFacts(first)}: I would like to see this one.`);
  await say(actAs(ctx, person, -6), first, `Me too. ${tellCheaper(first, second)}`);
  await say(
    actAs(ctx, person, -2.8),
    second,
    'I was there for the tour. Let us keep it on the list and see the other one first.',
  );
  return async () => {
    await say(other(-0.3), third, `${tellFacts(third)}. ${tellCheaper(third, first)}`);
  };
}
