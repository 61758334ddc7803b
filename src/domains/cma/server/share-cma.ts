import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import type { Cma } from '../contract.ts';
import { findOwnCma } from './find-own-cma.ts';
import { presentCma } from './present-cma.ts';
import { findCmaById } from './queries.ts';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;
const DONE = { ok: true } as const;

/** A link that anyone who has it may open until it expires. Only the hash of its token is kept. */
export async function createShare(ctx: Context, publicId: string, days: number) {
  const row = await findOwnCma(ctx, publicId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = randomUUID();
  const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
  await ctx.db
    .insertInto('cma_shares')
    .values({ public_id: id, cma_id: row.id, token_hash: hashOf(token), created_at: ctx.now, expires_at: expiresAt })
    .execute();
  return { id, path: `/shared/cma/${token}`, expiresAt: expiresAt.toISOString() };
}

export async function revokeShare(ctx: Context, publicId: string, shareId: string) {
  const row = await findOwnCma(ctx, publicId);
  await ctx.db.deleteFrom('cma_shares').where('cma_id', '=', row.id).where('public_id', '=', shareId).execute();
  return DONE;
}

/** What a link leads to. Throws `not-found` for unknown, ended and expired ones alike. */
export async function openShare(
  ctx: Context,
  token: string,
  options: { countsAsView: boolean },
): Promise<{ cma: Cma; expiresAt: Date }> {
  const { rows } = await sql<{ cma_id: number; expires_at: Date }>`
    update cma_shares set views = views + ${options.countsAsView ? 1 : 0},
      last_viewed_at = case when ${options.countsAsView} then ${ctx.now}::timestamptz else last_viewed_at end
    where token_hash = ${hashOf(token)} and expires_at > ${ctx.now} returning cma_id, expires_at`.execute(ctx.db);
  const [share] = rows;
  if (share === undefined) throw new DomainError('not-found', 'This link has ended or never was.');
  return { cma: await presentCma(ctx.db, await findCmaById(ctx.db, share.cma_id)), expiresAt: share.expires_at };
}

export async function getSharedCma(ctx: Context, token: string) {
  const { cma, expiresAt } = await openShare(ctx, token, { countsAsView: true });
  return {
    title: cma.title,
    address: cma.subject.address,
    preparedBy: cma.report.brand.preparedBy,
    company: cma.report.brand.company,
    effectiveDate: cma.effectiveDate,
    expiresAt: expiresAt.toISOString(),
    result: cma.result,
    comps: cma.comps
      .filter((comp) => comp.kind === 'sold')
      .map((comp) => ({
        address: comp.facts.home.address,
        closeDate: comp.facts.closeDate,
        priceCents: comp.facts.priceCents,
        adjustedCents: comp.adjustedCents,
        weight: comp.weight,
      })),
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
