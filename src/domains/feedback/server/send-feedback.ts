import { randomUUID } from 'node:crypto';
import { deviceOf, patternOf } from '#domains/analytics/server/index.ts';
import { actsAsAdmin } from '#lib/roles.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { redrawPicture } from '#platform/files/redraw-picture.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { widgetConfigSchema } from '../contract.ts';
import { FEEDBACK_CONSENT } from '../model/feedback-consent.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from '../model/limits.ts';
import { type Answers, checkAnswers } from '../model/questions.ts';

interface Feedback {
  widgetId: string;
  id: string;
  isTest: boolean;
  answers: Answers;
  email: string | null;
  mayAnswer: boolean;
  path: string;
  userAgent: string;
}

/** Keeps an answer. Throws `not-found` for widgets that are not live, `invalid` by question, `forbidden` for tests of others than administrators. */
export async function sendFeedback(ctx: ServerContext, feedback: Feedback): Promise<{ pictureKey: string | null }> {
  const { db, now, actor, config: site } = ctx;
  const { widgetId, id, isTest, answers, email, mayAnswer, path, userAgent } = feedback;
  if (isTest && !(actor.kind === 'user' && actsAsAdmin(actor)))
    throw new DomainError('forbidden', 'Only an administrator can send a test.');
  const widget = await db
    .selectFrom('feedback_widgets')
    .select(['config', 'is_live'])
    .where('id', '=', widgetId)
    .executeTakeFirst();
  if (widget === undefined || !(widget.is_live || isTest)) throw new DomainError('not-found', 'This form is no longer open.');
  const { questions, takesPicture, asksContact } = widgetConfigSchema.parse(widget.config);
  const faults = checkAnswers(questions, answers);
  const fields = Object.fromEntries(Object.entries(faults).map(([name, words]) => [`answers.${name}`, words]));
  if (email !== null && !asksContact) fields['email'] = 'This form doesn’t ask for an address';
  else if (email !== null && !mayAnswer) fields['email'] = 'Check the box below, or leave the address out';
  const [first] = Object.values(fields);
  if (first !== undefined) throw new DomainError('invalid', first, { fields });
  const pictureKey = takesPicture ? makeToken() : null;
  const inserted = await db
    .insertInto('feedback_responses')
    .values({
      id,
      widget_id: widgetId,
      is_test: isTest,
      answers: JSON.stringify(answers),
      place: placeOf(path),
      device: deviceOf(userAgent),
      email,
      consent:
        email === null
          ? null
          : JSON.stringify({
              version: FEEDBACK_CONSENT.version,
              text: FEEDBACK_CONSENT.text(site.PRODUCT_NAME),
              at: now.toISOString(),
            }),
      picture_hash: pictureKey === null ? null : hashToken(pictureKey),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A repeat may still add its picture, by a key that replaces the first.
  if (inserted === undefined && pictureKey !== null)
    await db
      .updateTable('feedback_responses')
      .set({ picture_hash: hashToken(pictureKey) })
      .where('id', '=', id)
      .where('widget_id', '=', widgetId)
      .where('file_key', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
      .execute();
  return { pictureKey };
}

/** The pattern of a page of ours, or the host of another site. */
function placeOf(path: string): string {
  if (URL.canParse(path)) return new URL(path).host.slice(0, 200);
  return patternOf(path);
}

const MOST_SIDE = 1600;

/** Keeps the picture of an answer, decoded and written again, so that nothing but what is seen stays. Throws `not-found`, `invalid` with `file`. */
export async function sendPicture(
  ctx: ServerContext,
  { responseId, key, request }: { responseId: string; key: string; request: Request },
): Promise<void> {
  const { now, files } = ctx;
  const sizes = [{ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside' as const }];
  const [drawn] = await redrawPicture(request, { mostBytes: MOST_PICTURE_BYTES, mostPixels: MOST_PICTURE_PIXELS, sizes });
  if (drawn === undefined) throw new Error('one size was asked for');
  const pictureKey = `feedback/${randomUUID()}.webp`;
  const store = () => files.put(pictureKey, drawn.content, 'image/webp');
  async function write(inner: ServerContext): Promise<void> {
    const { numUpdatedRows } = await inner.db
      .updateTable('feedback_responses')
      .set({ file_key: pictureKey, picture_hash: null })
      .where('id', '=', responseId)
      .where('picture_hash', '=', hashToken(key))
      .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new DomainError('not-found', 'There is no answer that this picture could be added to.');
    await keepFiles(inner.db, [pictureKey]);
  }
  await storeThenWrite(ctx, { fileKeys: [pictureKey], store, write });
}
