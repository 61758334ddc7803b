import { transact } from '#platform/verb/transact.ts';
import { AWAITED_PAGES } from '../contract.ts';
import { tell, type TellContext } from './tell.ts';

const AT_ONCE = 200;

/** Writes to everybody who waited for a page that is no longer awaited, once, and forgets their addresses with it. */
export async function tellOpenedPages(ctx: TellContext): Promise<void> {
  while (await tellSome(ctx));
}

/** Whether there may be more. */
async function tellSome(ctx: TellContext): Promise<boolean> {
  return transact(ctx, async (inner) => {
    const due = await inner.db
      .selectFrom('interest_signups')
      .select(['id', 'page', 'email'])
      .where('page', 'not in', [...AWAITED_PAGES])
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, page, email } of due) {
      await inner.db.deleteFrom('interest_signups').where('id', '=', id).execute();
      await tell(inner, {
        to: { address: email },
        title: 'The page you asked about is open',
        mail: {
          body: {
            paragraphs: [
              'You asked us to write to you once, when this page opens. It is open now.',
              'This is the only email about it. We have deleted your address from the list.',
            ],
            action: { path: page, label: 'See the page' },
          },
        },
      });
    }
    return due.length === AT_ONCE;
  });
}
