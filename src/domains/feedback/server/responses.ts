import { findPeople, listStaff, recordAudit } from '#domains/accounts/server/index.ts';
import { FEWEST_PEOPLE, VISITOR_FUNNELS } from '#domains/analytics/contract.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import {
  type FeedbackResponse,
  type getResponse,
  type ResponseSummary,
  type WidgetConfig,
  widgetConfigSchema,
} from '../contract.ts';
import { type Answers, QUESTION_KINDS, scoreOf } from '../model/questions.ts';
import { type ResponseStatus, STATUSES } from '../model/statuses.ts';

export const selectResponses = (db: Context['db']) =>
  db
    .selectFrom('feedback_responses as r')
    .innerJoin('feedback_widgets as w', 'w.id', 'r.widget_id')
    .selectAll('r')
    .select(['w.name as widget_name', 'w.config']);

/** One answer. Throws `not-found`. */
export async function showResponse(ctx: Context, responseId: string): Promise<EndpointResponse<typeof getResponse>> {
  requireAdmin(ctx);
  const { db } = ctx;
  const row = await selectResponses(db).where('r.id', '=', responseId).executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such answer.');
  const { staff, nameOf } = await nameOwners(db, [row]);
  return { response: present(row, widgetConfigSchema.parse(row.config), nameOf), staff };
}

/** Administrators, and the names of them and of those who saw to answers before. */
export async function nameOwners(db: Context['db'], rows: readonly { owner_id: string | null }[]) {
  const staffIds = await listStaff(db);
  const people = await findPeople(db, [...staffIds, ...rows.flatMap((row) => (row.owner_id === null ? [] : [row.owner_id]))]);
  const nameOf = (id: string) => people.get(id)?.name ?? 'Someone';
  return { staff: staffIds.map((id) => ({ id, name: nameOf(id) })), nameOf };
}

/** Answers that nobody has looked at. */
export async function countFeedbackWaiting({ db }: Pick<Context, 'db'>): Promise<number> {
  const { waiting } = await db
    .selectFrom('feedback_responses')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'new')
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export function scoresOf({ questions }: WidgetConfig, all: readonly Answers[]): ResponseSummary['scores'] {
  return questions.flatMap(({ id, kind, label }) => {
    const score = scoreOf(
      kind,
      all.map((answers) => answers[id]).filter((answer) => typeof answer === 'number'),
    );
    return score === null ? [] : [{ label, kind, n: score.n, value: score.n < FEWEST_PEOPLE ? null : score.value }];
  });
}

export interface Row {
  id: string;
  widget_id: string;
  widget_name: string;
  is_test: boolean;
  answers: unknown;
  place: string;
  device: string;
  email: string | null;
  file_key: string | null;
  status: string;
  owner_id: string | null;
  tags: string[];
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
}

export function present(row: Row, config: WidgetConfig | undefined, nameOf: (id: string) => string): FeedbackResponse {
  const answers = readAnswers(row.answers);
  return {
    id: row.id,
    widgetId: row.widget_id,
    widgetName: row.widget_name,
    isTest: row.is_test,
    answers: inOrderAsked(Object.entries(answers), config).map(([id, answer]) => {
      const question = config?.questions.find((one) => one.id === id);
      const kind = question?.kind ?? 'text';
      const { scale } = QUESTION_KINDS[kind];
      return { label: question?.label ?? id, kind, answer: scale === null ? String(answer) : `${answer} of ${scale[1]}` };
    }),
    place: row.place,
    funnels: funnelsOf(row.place),
    device: row.device,
    email: row.email,
    hasPicture: row.file_key !== null,
    status: STATUSES.find((known) => known === row.status) ?? 'new',
    owner: row.owner_id === null ? null : { id: row.owner_id, name: nameOf(row.owner_id) },
    tags: row.tags,
    reply: row.reply,
    repliedAt: row.replied_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** As the widget asks; answers to what it no longer asks come last. The database keeps no order. */
function inOrderAsked<Answer>(answers: readonly [string, Answer][], config: WidgetConfig | undefined): [string, Answer][] {
  const asked = config?.questions.map(({ id }) => id) ?? [];
  const placeOf = (id: string) => (asked.includes(id) ? asked.indexOf(id) : asked.length);
  return answers.toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

/** Which steps of which funnels a page is, so that an answer can be read beside where people stop. */
export function funnelsOf(place: string): string[] {
  return Object.values(VISITOR_FUNNELS).flatMap(({ title, steps }) =>
    steps.flatMap((step) =>
      'routes' in step && step.routes.some((route) => route === place) ? [`${title}: ${step.label}`] : [],
    ),
  );
}

export function readAnswers(stored: unknown): Record<string, string | number> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, answer]) =>
      typeof answer === 'string' || typeof answer === 'number' ? [[id, answer]] : [],
    ),
  );
}

interface Change {
  responseId: string;
  status?: ResponseStatus | undefined;
  ownerId?: string | null | undefined;
  tags?: string[] | undefined;
}

/** Changes what becomes of an answer. Throws `not-found`, `invalid` for an owner who is no administrator. */
export async function changeResponse(ctx: Context, { responseId, status, ownerId, tags }: Change): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    if (ownerId != null && !(await listStaff(inner.db)).includes(ownerId))
      throw new DomainError('invalid', 'Choose an administrator.', { fields: { ownerId: 'Choose an administrator' } });
    const changes = {
      ...(status !== undefined && { status }),
      ...(ownerId !== undefined && { owner_id: ownerId }),
      ...(tags !== undefined && { tags: [...new Set(tags.map((tag) => tag.toLowerCase()))].toSorted() }),
    };
    if (Object.keys(changes).length === 0) return;
    const { numUpdatedRows } = await inner.db
      .updateTable('feedback_responses')
      .set(changes)
      .where('id', '=', responseId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new DomainError('not-found', 'There is no such answer.');
    await recordAudit(inner, { action: 'feedback-changed', details: { responseId, status, ownerId, tags } });
  });
}

/** Answers by mail, once. Throws `not-found`, `conflict` where no answer was asked for or one was given. */
export async function replyToResponse(
  ctx: ServerContext,
  { responseId, text }: { responseId: string; text: string },
): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const row = await inner.db
      .selectFrom('feedback_responses')
      .selectAll()
      .where('id', '=', responseId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no such answer.');
    if (row.email === null) throw new DomainError('conflict', 'The sender didn’t ask for an answer.');
    if (row.reply !== null) {
      if (row.reply === text) return;
      throw new DomainError('conflict', 'This has already been answered.');
    }
    const { PRODUCT_NAME, SUPPORT_EMAIL } = inner.config;
    await inner.db
      .updateTable('feedback_responses')
      .set({ reply: text, replied_at: inner.now, status: row.status === 'new' ? 'open' : row.status })
      .where('id', '=', responseId)
      .execute();
    await tell(inner, {
      to: { address: row.email },
      title: `About what you wrote to ${PRODUCT_NAME}`,
      mail: {
        ...(SUPPORT_EMAIL !== undefined && { replyTo: SUPPORT_EMAIL }),
        dedupeKey: `feedback-reply:${responseId}`,
        body: {
          paragraphs: [
            ...text.split(/\n{2,}/),
            'You asked for this answer when you sent us your feedback. We won’t send any other email.',
          ],
        },
      },
    });
    await recordAudit(inner, { action: 'feedback-answered', details: { responseId } });
  });
}

/** The picture of an answer. Throws `not-found`. */
export async function servePicture(ctx: ServerContext, responseId: string): Promise<Response> {
  requireAdmin(ctx);
  const { db, files } = ctx;
  const row = await db.selectFrom('feedback_responses').select('file_key').where('id', '=', responseId).executeTakeFirst();
  const picture = row?.file_key == null ? undefined : await files.get(row.file_key);
  if (picture === undefined) throw new DomainError('not-found', 'There is no picture.');
  return new Response(Buffer.from(picture), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
  });
}

/** Deletes an answer with its picture. Throws `not-found`. */
export async function deleteResponse(ctx: ServerContext, responseId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const { numDeletedRows } = await inner.db.deleteFrom('feedback_responses').where('id', '=', responseId).executeTakeFirst();
    if (numDeletedRows === 0n) throw new DomainError('not-found', 'There is no such answer.');
    await recordAudit(inner, { action: 'feedback-deleted', details: { responseId } });
  });
  await removeFiles(ctx);
}
