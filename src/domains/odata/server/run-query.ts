import { utcDay } from '#lib/calendar.ts';
import { sql, type RawBuilder } from 'kysely';
import { DEMONSTRATION_SOURCE, GONE_STATUSES, OWN_OFFICE_KEY } from '#domains/listings/contract.ts';
import { listSources } from '#domains/listings/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { ODataError } from '../model/odata-error.ts';
import { afterRow, type LastRow, type OrderValue, writePageToken } from '../model/page-token.ts';
import { MOST_NESTED, MOST_PER_LIST, type ODataQuery, QUERY_MS } from '../model/query.ts';
import { type Field, fieldsFor, RESOURCES, type ResourceName, type Rights } from '../model/resources.ts';
import { conditionSql } from './condition-sql.ts';

export interface ODataPage {
  rows: Record<string, unknown>[];
  count: number | undefined;
  /** For the nextLink; undefined at the end. */
  token: string | undefined;
}

export interface RunOptions {
  /** Address of the site, without a slash at the end. */
  publicUrl: string;
  rights: Rights;
  /** No query may take longer. */
  timeoutMs?: number;
}

/** Answers a query, or says that it costs too much: the database is never kept busy for longer than a few seconds. */
export async function runQuery(ctx: Context, query: ODataQuery, options: RunOptions): Promise<ODataPage> {
  return guarded(ctx, options, async (db) => {
    const source = await sourceOf(db, query.resource, query.fields, options);
    const where = query.filter === undefined ? sql<boolean>`true` : conditionSql(query.filter, ctx.now);
    const { key } = RESOURCES[query.resource];
    const size = Math.min(query.pageSize, query.top ?? query.pageSize);
    const columns = [...new Set([...query.select, key, ...query.orderBy.map(({ field }) => field)])];
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((name) => sql`q.${sql.ref(name)}`))} from (${source}) q
      where ${where} and ${afterSql(query, key, ctx.now)} order by ${orderSql(query, key)}
      offset ${query.after === undefined ? query.skip : 0} limit ${size + 1}`.execute(db);
    const count = query.counts ? await countAll(db, source, where) : undefined;
    const page = rows.slice(0, size);
    await expandRows(db, page, query, options);
    const isMore = rows.length > size && (query.top === undefined || query.top > size);
    const last = page.at(-1);
    const token = isMore && last !== undefined ? writePageToken(lastRowOf(last, query, key)) : undefined;
    return { rows: page.map((row) => present(row, query)), count, token };
  });
}

/** One record by its key; undefined if it is not shown. */
export async function findOne(
  ctx: Context,
  query: ODataQuery,
  key: string,
  options: RunOptions,
): Promise<Record<string, unknown> | undefined> {
  return guarded(ctx, options, async (db) => {
    const source = await sourceOf(db, query.resource, query.fields, options);
    const { key: keyField } = RESOURCES[query.resource];
    const columns = [...new Set([...query.select, keyField])];
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((name) => sql`q.${sql.ref(name)}`))} from (${source}) q where q.${sql.ref(keyField)} = ${key} limit 1`.execute(
      db,
    );
    await expandRows(db, rows, query, options);
    const [row] = rows;
    return row === undefined ? undefined : present(row, query);
  });
}

async function guarded<T>(ctx: Context, { timeoutMs = QUERY_MS }: RunOptions, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await ctx.db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local statement_timeout = ${sql.raw(String(timeoutMs))}`.execute(trx);
        return work(trx);
      });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === '57014')
      throw new ODataError(
        413,
        'QueryTooExpensive',
        'This query takes too long: narrow its filter, or leave out $count and $orderby.',
      );
    if (typeof code === 'string' && code.startsWith('22'))
      throw new ODataError(400, 'BadRequest', 'A value in this query is out of range.', '$filter');
    throw error;
  }
}

/** What may leave: shown here, not gone, and of a source whose board lets it be passed on. */
async function shownSql(db: Db): Promise<RawBuilder<unknown>> {
  const sources = (await listSources(db)).filter(({ policy }) => policy?.redistribution === true).map(({ name }) => name);
  return sql`l.display_listing and l.standard_status not in (${sql.join(GONE_STATUSES)})
    and (l.list_office_key = ${OWN_OFFICE_KEY} or l.originating_system_name = any(${[...sources, DEMONSTRATION_SOURCE]}))`;
}

async function sourceOf(
  db: Db,
  name: ResourceName,
  fields: ReadonlyMap<string, Field>,
  { publicUrl }: RunOptions,
): Promise<RawBuilder<unknown>> {
  const [before = '', after] = RESOURCES[name].from.split('{shown}');
  const from = after === undefined ? sql.raw(before) : sql`${sql.raw(before)}${await shownSql(db)}${sql.raw(after)}`;
  const columns = [...fields].map(([field, { sql: expression }]) => {
    const [start = '', end] = expression.split('{publicUrl}');
    const value =
      end === undefined ? sql.raw(start) : sql`${sql.raw(start)}${sql.raw(publicUrl.replaceAll("'", ''))}${sql.raw(end)}`;
    return sql`${value} as ${sql.ref(field)}`;
  });
  return sql`select ${sql.join(columns)} from ${from}`;
}

function orderSql({ orderBy, fields }: ODataQuery, key: string): RawBuilder<unknown> {
  const parts = orderBy.map(({ field, isDescending }) => {
    const column = fields.get(field)?.type === 'string' ? sql`(q.${sql.ref(field)} collate "C")` : sql`q.${sql.ref(field)}`;
    // Null is less than anything, as OData has it.
    return isDescending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
  });
  return sql.join([...parts, sql`(q.${sql.ref(key)} collate "C")`]);
}

/** Without an order of its own, the key's index gives the rows that follow. */
function afterSql({ after, orderBy, fields }: ODataQuery, key: string, now: Date): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  if (orderBy.length === 0) return sql`(q.${sql.ref(key)} collate "C") > (${after.key}::text collate "C")`;
  const orders = orderBy.map(({ field, isDescending }) => ({ name: field, type: scalarTypeOf(fields.get(field)), isDescending }));
  return conditionSql(afterRow(after, orders, key), now);
}

const scalarTypeOf = (field: Field | undefined) => (field === undefined || field.type === 'strings' ? 'string' : field.type);

function lastRowOf(row: Record<string, unknown>, { orderBy, fields }: ODataQuery, key: string): LastRow {
  const values = orderBy.map(({ field }): OrderValue => {
    const value = presentValue(row[field], fields.get(field));
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  });
  return { key: String(row[key]), values };
}

async function countAll(db: Db, source: RawBuilder<unknown>, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${source}) q where ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function expandRows(db: Db, rows: Record<string, unknown>[], query: ODataQuery, options: RunOptions): Promise<void> {
  const { key } = RESOURCES[query.resource];
  for (const { as, resource, by, select, top, skip, canGoOn } of query.expand) {
    const fields = fieldsFor(options.rights, resource);
    const allFields = new Map([
      ...(fields ?? []),
      [by, RESOURCES[resource].fields[by] ?? { type: 'string' as const, sql: 'null' }],
    ]);
    const source = await sourceOf(db, resource, allFields, options);
    const keys = rows.map((row) => String(row[key]));
    const isOrdered = resource === 'Media' && allFields.has('Order');
    const order = isOrdered ? sql`q."Order" asc nulls first, ` : sql``;
    const columns = [...new Set([...select, by])];
    const most = Math.max(1, Math.min(MOST_PER_LIST, Math.floor(MOST_NESTED / Math.max(1, rows.length))));
    const size = Math.min(top ?? most, most);
    const listKey = RESOURCES[resource].key;
    const { rows: nested } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((name) => sql`n.${sql.ref(name)}`))} from (
        select q.*, row_number() over (partition by q.${sql.ref(by)} order by ${order}q.${sql.ref(listKey)} collate "C") as place
        from (${source}) q where q.${sql.ref(by)} = any(${keys})
      ) n where n.place > ${skip} and n.place <= ${skip + size + 1} order by n.place`.execute(db);
    const byKey = new Map<string, Record<string, unknown>[]>();
    for (const one of nested) {
      const owner = String(one[by]);
      const shown = Object.fromEntries(select.map((name) => [name, presentValue(one[name], allFields.get(name))]));
      byKey.set(owner, [...(byKey.get(owner) ?? []), shown]);
    }
    for (const row of rows) {
      const list = byKey.get(String(row[key])) ?? [];
      row[as] = list.slice(0, size);
      if (list.length <= size || !canGoOn || (top !== undefined && top <= size)) continue;
      const rest = new URLSearchParams({
        $filter: `${by} eq '${String(row[key]).replaceAll("'", "''")}'`,
        ...(isOrdered && fields?.has('Order') === true ? { $orderby: 'Order' } : {}),
        $select: select.join(','),
        $skip: String(skip + size),
        ...(top === undefined ? {} : { $top: String(top - size) }),
      });
      row[`${as}@odata.nextLink`] = `${options.publicUrl}/api/odata/${resource}?${rest.toString()}`;
    }
  }
}

function present(row: Record<string, unknown>, { select, fields, expand }: ODataQuery): Record<string, unknown> {
  return {
    ...Object.fromEntries(select.map((name) => [name, presentValue(row[name], fields.get(name))])),
    ...Object.fromEntries(
      expand.flatMap(({ as }) =>
        [as, `${as}@odata.nextLink`].filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
      ),
    ),
  };
}

function presentValue(value: unknown, field: Field | undefined): unknown {
  if (value instanceof Date) return field?.type === 'date' ? utcDay(value) : value.toISOString();
  return value ?? null;
}
