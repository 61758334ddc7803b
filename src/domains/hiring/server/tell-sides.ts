import { type LetterContext } from '#domains/correspondence/server/index.ts';
import { mayDo } from '#domains/experts/contract.ts';
import type { Vendor } from '#domains/experts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { userIdOf } from '#platform/verb/require-user.ts';

interface News {
  title: string;
  body: string;
  href: string;
  /** Names the mail, once for each person. */
  key: string;
}

async function tellPerson(ctx: LetterContext, userId: string, { title, body, href, key }: News): Promise<void> {
  // Who acts knows it.
  if (userId === userIdOf(ctx)) return;
  await tell(ctx, {
    to: { userId },
    topic: 'services',
    title,
    line: { body, href },
    mail: { body: { paragraphs: [body], action: { path: href, label: 'See it' } }, dedupeKey: `${key}-${userId}` },
  });
}

/** Tells the client of a request, except when they acted themselves or have left. */
export async function tellClient(ctx: LetterContext, userId: string | null, news: News): Promise<void> {
  if (userId !== null) await tellPerson(ctx, userId, news);
}

/** Tells those of a team who answer leads, except whoever acted. */
export async function tellVendor(ctx: LetterContext, { members }: Vendor, news: News): Promise<void> {
  for (const { userId, role } of members) if (mayDo(role, 'leads')) await tellPerson(ctx, userId, news);
}
