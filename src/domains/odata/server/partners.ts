import { utcDay } from '#lib/calendar.ts';
import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { isResourceName, OPEN_TO_ALL, RESOURCES, type Rights } from '../model/resources.ts';

export interface Partner {
  id: number;
  name: string;
  rights: Rights;
}

const rightsSchema = z.record(z.string(), z.union([z.literal('*'), z.array(z.string())]));
const KEY = /^rp_[\w-]{43}$/;

function readRights(value: unknown): Rights {
  const parsed = rightsSchema.safeParse(value);
  if (!parsed.success) return {};
  return Object.fromEntries(Object.entries(parsed.data).filter(([name]) => isResourceName(name)));
}

const hashKey = (key: string) => hash('sha256', key, 'buffer');

/** Gives a partner a key, which is told once. Rights name fields by resource, `*` for all. */
export async function addPartner(ctx: Context, { name, rights }: { name: string; rights: Rights }): Promise<{ key: string }> {
  requireSystem(ctx);
  for (const [resource, fields] of Object.entries(rights)) {
    if (!isResourceName(resource))
      throw new OperatorError(`There is no resource ${resource}. There are: ${Object.keys(RESOURCES).join(', ')}.`);
    const unknown = fields === '*' ? undefined : fields.find((field) => !Object.hasOwn(RESOURCES[resource].fields, field));
    if (unknown !== undefined) throw new OperatorError(`${resource} has no field ${unknown}.`);
  }
  const key = `rp_${randomBytes(32).toString('base64url')}`;
  const values = {
    name,
    key_hash: hashKey(key),
    rights: JSON.stringify(rights),
    created_at: ctx.now,
    revoked_at: null,
    last_used_on: null,
  };
  await ctx.db
    .insertInto('partners')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  return { key };
}

/** Ends a partner's key at once. */
export async function revokePartner(ctx: Context, name: string): Promise<void> {
  requireSystem(ctx);
  const { numUpdatedRows } = await ctx.db
    .updateTable('partners')
    .set({ revoked_at: ctx.now })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new OperatorError(`There is no partner "${name}" with a key that works.`);
}

export async function listPartners(ctx: Context) {
  requireSystem(ctx);
  const rows = await ctx.db
    .selectFrom('partners')
    .select(['name', 'rights', 'created_at', 'last_used_on', 'revoked_at'])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    resources: Object.keys(readRights(row.rights)),
    createdAt: row.created_at,
    lastUsedOn: row.last_used_on,
    isRevoked: row.revoked_at !== null,
  }));
}

/** Whose key this is; undefined if it is nobody's, or was revoked. */
export async function findPartner(ctx: Pick<Context, 'db' | 'now'>, key: string): Promise<Partner | undefined> {
  if (!KEY.test(key)) return undefined;
  const row = await ctx.db
    .selectFrom('partners')
    .select(['id', 'name', 'rights', 'last_used_on'])
    .where('key_hash', '=', hashKey(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const today = utcDay(ctx.now);
  if (row.last_used_on !== today)
    await ctx.db.updateTable('partners').set({ last_used_on: today }).where('id', '=', row.id).execute();
  return { id: row.id, name: row.name, rights: { ...readRights(row.rights), ...OPEN_TO_ALL } };
}
