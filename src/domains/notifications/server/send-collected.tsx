import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { readTimeZones } from '#domains/accounts/server/index.ts';
import { formatCount } from '#lib/format.ts';
import { lastMorningDay, morningOf } from '#lib/last-morning.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_OF_A_DAY } from '../model/mail-pace.ts';
import { tell, type TellContext } from './tell.ts';

/** Mails each person what was collected until their last morning, in one mail and one transaction. */
export async function sendCollected(ctx: TellContext): Promise<void> {
  const people = await ctx.db.selectFrom('collected_news').select('user_id').distinct().execute();
  const zones = await readTimeZones(
    ctx.db,
    people.map(({ user_id }) => user_id),
  );
  for (const { user_id: userId } of people) {
    const zone = zones.get(userId);
    const morning = morningOf(lastMorningDay(ctx.now, zone), zone);
    await transact(ctx, (inner) => sendTo(inner, userId, morning)).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the news of a day could not be queued'),
    );
  }
}

async function sendTo(inner: TellContext, userId: string, before: Date): Promise<void> {
  const rows = await inner.db
    .deleteFrom('collected_news')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .returning(['id', 'title', 'body', 'href'])
    .execute();
  if (rows.length === 0) return;
  const shown = rows.toSorted((a, b) => a.id - b.id).slice(0, MOST_OF_A_DAY);
  const site = publicUrlOf(inner.config);
  await tell(inner, {
    to: { userId },
    title: `Your daily news`,
    mail: {
      body: (
        <>
          {shown.map(({ id, title, body, href }) => (
            <Text key={id}>
              <Link href={`${site}${href}`}>{title}</Link>
              <br />
              {body}
            </Text>
          ))}
          {rows.length > shown.length ? (
            <Text>And {formatCount(rows.length - shown.length, 'more line')} on the site, behind the bell.</Text>
          ) : null}
          <Text>
            You chose to get this once a day. <Link href={`${site}/settings?tab=notifications`}>Change that</Link>
          </Text>
        </>
      ),
    },
  });
}
