import { initialsOf } from '#lib/initials.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { VerifiedFile } from '../contract.ts';
import { listRecipients } from './envelope-rows.ts';

/** Whether a file of this hash was sealed here. Says no more of people than their initials. */
export async function verifyFile({ db }: Context, sha256: string): Promise<VerifiedFile> {
  const row = await db.selectFrom('envelopes').selectAll().where('signed_sha256', '=', sha256).executeTakeFirst();
  if (row === undefined) return { isKnown: false, completedAt: null, timeStamp: null, signers: [] };
  const recipients = await listRecipients(db, row.id);
  return {
    isKnown: true,
    completedAt: row.ended_at?.toISOString() ?? null,
    timeStamp: row.time_at === null ? null : { at: row.time_at.toISOString(), isApart: row.time_stamp !== null },
    signers: recipients.flatMap(({ name, role, signed_at: signedAt }) =>
      signedAt === null
        ? []
        : [
            {
              initials: initialsOf(name, 'all')
                .map((letter) => `${letter}.`)
                .join(' '),
              isApprover: role === 'approver',
              signedAt: signedAt.toISOString(),
            },
          ],
    ),
  };
}

/** The token about a sealed file of this hash. Throws `not-found` where there is none apart from the file. */
export async function serveTimeStamp({ db }: Context, sha256: string): Promise<Response> {
  const row = await db
    .selectFrom('envelopes')
    .select('time_stamp')
    .where('signed_sha256', '=', sha256)
    .where('time_stamp', 'is not', null)
    .executeTakeFirst();
  if (row?.time_stamp == null) throw new DomainError('not-found', 'This file has no separate time stamp.');
  return new Response(Uint8Array.from(row.time_stamp), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${sha256.slice(0, 12)}.tst"`,
      'cache-control': 'no-store',
    },
  });
}
