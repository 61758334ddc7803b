import type { HomeForOffers } from '#domains/selling/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';

interface News {
  title: string;
  body: string;
  /** Unique per message, so the same news is mailed only once. */
  key: string;
}

const mailOf = ({ body, key }: News, path: string) => ({
  body: { paragraphs: [body], action: { path, label: 'See it' } },
  dedupeKey: key,
});

/** Tells everybody who sells a home, except the person who acted. */
export async function tellSellers(ctx: TellContext, home: HomeForOffers, news: News, except?: string): Promise<void> {
  const path = '/seller/dashboard/inquiries';
  for (const { userId } of home.sellers) {
    if (userId === except) continue;
    const mail = mailOf({ ...news, key: `${news.key}-${userId}` }, path);
    await tell(ctx, { to: { userId }, topic: 'offers', title: news.title, line: { body: news.body, href: path }, mail });
  }
}

export async function tellBuyer(ctx: TellContext, userId: string, news: News): Promise<void> {
  const path = '/buyer-dashboard';
  const mail = mailOf({ ...news, key: `${news.key}-${userId}` }, path);
  await tell(ctx, { to: { userId }, topic: 'offers', title: news.title, line: { body: news.body, href: path }, mail });
}
