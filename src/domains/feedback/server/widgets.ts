import { recordAudit } from '#domains/accounts/server/index.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { type getOwnWidget, type ShownWidget, type Widget, type WidgetConfig, widgetConfigSchema } from '../contract.ts';
import { FEEDBACK_CONSENT } from '../model/feedback-consent.ts';

const MOST_WIDGETS = 50;

/** Widgets by name, with how many answers each has; tests are not counted. */
export async function listWidgets(ctx: Pick<Context, 'db' | 'actor'>): Promise<{ widgets: Widget[] }> {
  requireAdmin(ctx);
  const { db } = ctx;
  const rows = await db
    .selectFrom('feedback_widgets as w')
    .selectAll('w')
    .select(({ selectFrom }) =>
      selectFrom('feedback_responses as r')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('r.widget_id', '=', 'w.id')
        .where('r.is_test', '=', false)
        .as('responses'),
    )
    .orderBy('w.name')
    .orderBy('w.id')
    .execute();
  return {
    widgets: rows.map(({ id, name, version, config, is_live, responses }) => ({
      id,
      name,
      version,
      config: widgetConfigSchema.parse(config),
      isLive: is_live,
      responses: Number(responses ?? 0),
    })),
  };
}

interface WidgetForm {
  widgetId: string;
  version: number;
  name: string;
  isLive: boolean;
  config: WidgetConfig;
}

/** Makes or changes a widget. Throws `invalid`, `stale` after another change, `conflict` for a second one on our own pages. */
export async function saveWidget(
  ctx: Context,
  { widgetId, version, name, isLive, config }: WidgetForm,
): Promise<{ widgets: Widget[] }> {
  requireAdmin(ctx);
  requireSense(config);
  return transact(ctx, async (inner) => {
    const { db, now } = inner;
    await takeTurn(db, 'feedback-widgets', 'all');
    const { widgets } = await listWidgets(inner);
    if (isLive && config.onOwnSite && widgets.some((other) => other.id !== widgetId && other.isLive && other.config.onOwnSite))
      throw new DomainError('conflict', 'Another widget is already live on our own pages, and there can only be one.');
    const row = { name, config: JSON.stringify(config), is_live: isLive, updated_at: now };
    if (version === 0) {
      if (widgets.length >= MOST_WIDGETS)
        throw new DomainError('conflict', `There are ${MOST_WIDGETS} widgets: delete one first.`);
      await db
        .insertInto('feedback_widgets')
        .values({ id: widgetId, created_at: now, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      const { numUpdatedRows } = await db
        .updateTable('feedback_widgets')
        .set({ ...row, version: version + 1 })
        .where('id', '=', widgetId)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new DomainError('stale', 'Someone changed this widget since you opened it. Reload it.');
    }
    await recordAudit(inner, { action: 'feedback-widget-saved', details: { widgetId, name, isLive } });
    return listWidgets(inner);
  });
}

function requireSense({ questions, trigger, event }: WidgetConfig): void {
  const fields: Record<string, string> = {};
  if (new Set(questions.map(({ id }) => id)).size !== questions.length)
    fields['config.questions'] = 'Give each question its own name';
  for (const [at, { kind, options }] of questions.entries())
    if (kind === 'category' && options.length < 2) fields[`config.questions.${at}.options`] = 'Give at least two options';
  if (trigger === 'event' && event === null) fields['config.event'] = 'Choose what opens it';
  const [first] = Object.values(fields);
  if (first !== undefined) throw new DomainError('invalid', first, { fields });
}

/** Deletes a widget with its answers and pictures. Throws `not-found`. */
export async function deleteWidget(ctx: ServerContext, widgetId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const gone = await inner.db.deleteFrom('feedback_widgets').where('id', '=', widgetId).returning('name').executeTakeFirst();
    if (gone === undefined) throw new DomainError('not-found', 'There is no such widget.');
    await recordAudit(inner, { action: 'feedback-widget-deleted', details: { widgetId, name: gone.name } });
  });
  await removeFiles(ctx);
}

/** A live widget as visitors get it; undefined if it is not live. */
export async function findLiveWidget(
  { db }: Pick<Context, 'db'>,
  widgetId: string,
): Promise<{ shown: ShownWidget; origins: string[] } | undefined> {
  const row = await db
    .selectFrom('feedback_widgets')
    .select(['id', 'config'])
    .where('id', '=', widgetId)
    .where('is_live', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { origins, ...config } = widgetConfigSchema.parse(row.config);
  return { shown: { id: row.id, config }, origins };
}

/** The widget that our own pages show. */
export async function showOwnWidget(ctx: Pick<ServerContext, 'db' | 'config'>): Promise<EndpointResponse<typeof getOwnWidget>> {
  const consent = FEEDBACK_CONSENT.text(ctx.config.PRODUCT_NAME);
  const rows = await ctx.db
    .selectFrom('feedback_widgets')
    .select(['id', 'config'])
    .where('is_live', '=', true)
    .orderBy('id')
    .execute();
  for (const { id, config: stored } of rows) {
    const { origins: _origins, ...config } = widgetConfigSchema.parse(stored);
    if (config.onOwnSite) return { widget: { id, config }, consent };
  }
  return { widget: null, consent };
}
