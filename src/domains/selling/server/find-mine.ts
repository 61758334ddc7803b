import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { mayDo, type Right } from '../contract.ts';
import { findOwnListing, lockOwnListing, type OwnListingRow } from './listing-rows.ts';
import type { PhotoRow } from './photo-rows.ts';

/** A listing where the caller has a part. Throws `not-found` for everybody else. */
export async function findMine(ctx: Context, id: string): Promise<OwnListingRow> {
  return requirePart(await findOwnListing(ctx.db, requireUser(ctx).userId, id));
}

/** The same for callers with this right. Throws `forbidden` for parts without it. */
export async function findMineWith(ctx: Context, id: string, right: Right): Promise<OwnListingRow> {
  return requireRight(await findMine(ctx, id), right);
}

/**
 * A listing that this right lets the caller change, or in which they have any part if none is named, locked until the transaction
 * ends. Throws `not-found` for people without a part in it, `forbidden` for parts without the right.
 */
export async function lockMine(ctx: Context & { db: Db }, id: string, right?: Right): Promise<OwnListingRow> {
  const row = requirePart(await lockOwnListing(ctx.db, requireUser(ctx).userId, id));
  return right === undefined ? row : requireRight(row, right);
}

function requireRight(row: OwnListingRow, right: Right): OwnListingRow {
  if (!mayDo(row.part, right)) throw new DomainError('forbidden', REFUSALS[right]);
  return row;
}

const REFUSALS: Record<Right, string> = {
  edit: 'You can’t change this listing.',
  publish: 'Ask an owner or the agent: an assistant can’t publish or change status and price.',
  enter: 'Only owners and the agent can read and write the lock-box note.',
  decide: 'Only the owners can decide on offers.',
  people: 'Only the owners can invite and remove people, and say who answers buyers.',
  delete: 'Only the person who made this draft can delete it.',
};

function requirePart(row: OwnListingRow | undefined): OwnListingRow {
  if (row === undefined) throw new DomainError('not-found', 'You have no listing here with this id.');
  return row;
}

/** A photo among those of a listing. Throws `not-found`. */
export function requirePhoto(photos: readonly PhotoRow[], photoId: string): PhotoRow {
  const photo = photos.find((one) => one.id === photoId);
  if (photo === undefined) throw new DomainError('not-found', 'This listing has no photo with this id.');
  return photo;
}
