import { insertRows } from '#platform/db/insert-rows.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import type { WidgetConfig } from '../contract.ts';
import { FEEDBACK_CONSENT } from '../model/feedback-consent.ts';
import type { ResponseStatus } from '../model/statuses.ts';

export interface RecalledAnswer {
  id: string;
  answers: Readonly<Record<string, string | number>>;
  place: string;
  device: 'mobile' | 'desktop';
  email: string | null;
  status: ResponseStatus;
  reply: string | null;
  repliedAt: Date | null;
  at: Date;
}

/** Writes a widget and what people are said to have answered to it. For the process itself. */
export async function recallFeedback(
  ctx: Context,
  {
    id,
    name,
    config,
    siteName,
    answers,
  }: { id: string; name: string; config: WidgetConfig; siteName: string; answers: readonly RecalledAnswer[] },
): Promise<void> {
  requireSystem(ctx);
  await transact(ctx, async ({ db, now }) => {
    await db
      .insertInto('feedback_widgets')
      .values({ id, name, config: JSON.stringify(config), is_live: false, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await insertRows(
      db,
      'feedback_responses',
      answers.map(({ answers: given, email, repliedAt, at, ...answer }) => ({
        ...answer,
        widget_id: id,
        is_test: false,
        answers: given,
        email,
        consent:
          email === null
            ? null
            : { version: FEEDBACK_CONSENT.version, text: FEEDBACK_CONSENT.text(siteName), at: at.toISOString() },
        replied_at: repliedAt,
        created_at: at,
      })),
    );
  });
}
