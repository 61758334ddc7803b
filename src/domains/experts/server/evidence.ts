import type { Document } from '#domains/documents/contract.ts';
import {
  findDocumentWith,
  listDocumentsWith,
  serveDocumentWith,
  storeDocument,
  trashDocumentWith,
} from '#domains/documents/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { OwnVendor } from '../contract.ts';
import { MOST_EVIDENCE } from '../model/limits.ts';
import { presentOwn } from './present-own.ts';
import { type Membership, requireVendorMember } from './require-vendor.ts';

const NO_FILE = 'There is no file with this id.';
const of = (vendorId: string) => ({ kind: 'vendor', key: vendorId }) as const;

interface Named {
  credentialId: string;
  documentId: string;
}

/** The caller's part in a vendor that has this license or policy. Throws `not-found` for what others have. */
async function requireOwnCredential(ctx: Context, credentialId: string): Promise<Membership> {
  const member = await requireVendorMember(ctx, 'edit');
  if (!(await isCredentialOf(ctx.db, member.vendorId, credentialId)))
    throw new DomainError('not-found', 'You have nothing with this id.');
  return member;
}

async function isCredentialOf(db: Db, vendorId: string, id: string): Promise<boolean> {
  const found = await Promise.all(
    (['vendor_licenses', 'insurance_policies'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('id')
        .where('id', '=', id)
        .where('vendor_id', '=', vendorId)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),
    ),
  );
  return found.some((row) => row !== undefined);
}

/** Adds a copy of a license or of a certificate of insurance, for those who review. Throws `conflict` for too many. */
export async function uploadEvidence(
  ctx: ServerContext,
  { credentialId, documentId, ...file }: Named & { name: string; request: Request },
): Promise<Document> {
  const stillMay = async (inner: Context) => {
    const member = await requireOwnCredential(inner, credentialId);
    const kept = (await listDocumentsWith(inner.db, of(member.vendorId))).filter(({ item }) => item === credentialId);
    if (kept.length >= MOST_EVIDENCE && !kept.some((one) => one.public_id === documentId))
      throw new DomainError('conflict', `Keep at most ${MOST_EVIDENCE} files with each. Remove one first.`);
    return member;
  };
  const { vendorId, userId } = await stillMay(ctx);
  return storeDocument(ctx, { ...of(vendorId), ownerId: userId }, { ...file, documentId, item: credentialId, stillMay });
}

/** A file of the caller's team. Throws `not-found` for what others have. */
export async function serveEvidence(ctx: ServerContext, { credentialId, documentId }: Named): Promise<Response> {
  const { vendorId } = await requireOwnCredential(ctx, credentialId);
  await requireItem(ctx.db, vendorId, { credentialId, documentId });
  return serveDocumentWith(ctx, of(vendorId), documentId);
}

/** Puts a file in the trash of who added it. */
export async function deleteEvidence(ctx: Context, { credentialId, documentId }: Named): Promise<OwnVendor> {
  const member = await requireOwnCredential(ctx, credentialId);
  await requireItem(ctx.db, member.vendorId, { credentialId, documentId });
  if (!(await trashDocumentWith(ctx, of(member.vendorId), documentId))) throw new DomainError('not-found', NO_FILE);
  return presentOwn(ctx, member);
}

async function requireItem(db: Db, vendorId: string, { credentialId, documentId }: Named): Promise<void> {
  const row = await findDocumentWith(db, of(vendorId), documentId);
  if (row?.item !== credentialId) throw new DomainError('not-found', NO_FILE);
}

/** A file of an application, for those who review it. */
export async function serveReviewedFile(
  ctx: ServerContext,
  { vendorId, documentId }: { vendorId: string; documentId: string },
): Promise<Response> {
  requireAdmin(ctx);
  return serveDocumentWith(ctx, of(vendorId), documentId);
}
