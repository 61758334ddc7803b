import { APPROVAL_TIME } from '#domains/billing/contract.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { SILENCE_REMINDERS_MS } from '../model/hiring-terms.ts';

/** Reminds clients before silence confirms the work; once each, whoever runs. */
export async function remindClients(ctx: ServerContext): Promise<void> {
  for (const [index, after] of SILENCE_REMINDERS_MS.entries()) {
    await transact(ctx, async (inner) => {
      const due = await inner.db
        .updateTable('engagements')
        .from('service_requests as r')
        .set({ reminders: index + 1 })
        .whereRef('r.id', '=', 'engagements.request_id')
        .where('engagements.status', '=', 'active')
        .where('engagements.reminders', '=', index)
        .where('engagements.done_at', '<=', new Date(inner.now.getTime() - after))
        .returning(['engagements.id', 'engagements.done_at', 'r.user_id', 'r.id as request_id', 'r.number'])
        .execute();
      for (const { id, done_at: doneAt, user_id: userId, request_id: requestId, number } of due) {
        const href = `/service-request-confirmation?request=${requestId}`;
        const body = `Confirm the work, or say what’s missing. If we don’t hear from you, it counts as confirmed after ${APPROVAL_TIME}.`;
        if (userId === null) continue;
        await tell(inner, {
          to: { userId },
          topic: 'services',
          title: `Is the work for request ${number} done?`,
          line: { body, href },
          mail: {
            body: { paragraphs: [body], action: { path: href, label: 'Look at it' } },
            dedupeKey: `engagement-silence-${id}-${doneAt?.getTime() ?? 0}-${index}`,
          },
        });
      }
    });
  }
}
