import { HOUR_MS } from '#lib/time-units.ts';
import { COOKIES } from '#lib/cookies.ts';
import { readCookie, writeCookie } from '#platform/identity/cookies.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { needsSecureCookies } from '#platform/identity/origin.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { CODE_HOURS, MOST_WRONG_CODES } from '../model/limits.ts';
import { actOf, appendEvent } from './chain.ts';
import { isLocked, lockEnvelope, type RecipientRow } from './envelope-rows.ts';
import type { SigningContext } from './move-envelope.ts';
import { tellSender } from './tell-people.ts';

/** What is kept of a code. Case does not count: it may have been told by phone. */
export function hashCode(identity: Identity, recipientId: string, code: string): string {
  return identity.pseudonym(`signing code ${recipientId} ${code.trim().toLowerCase()}`);
}

const cookieOf = ({ id }: RecipientRow): string => `${COOKIES.signing.name}${id}`;

/** Whether this browser gave the access code, if there is one. */
export function mayOpen(row: RecipientRow, { request, now }: { request: Request; now: Date }): boolean {
  if (row.code_hash === null) return true;
  const proof = readCookie(request, cookieOf(row));
  return (
    proof !== undefined &&
    row.proof_hash !== null &&
    row.proof_until !== null &&
    row.proof_until > now &&
    row.proof_hash.equals(hashToken(proof))
  );
}

/** Throws `forbidden` where the access code was not given in this browser. */
export function requireCode(row: RecipientRow, ask: { request: Request; now: Date }): void {
  if (!mayOpen(row, ask))
    throw new DomainError('forbidden', 'Enter the access code the sender gave you first.', { publicCode: 'needs-code' });
}

/**
 * Checks a code under the lock of the envelope and answers with the cookie that proves it, for this browser alone: an earlier
 * browser has to give it again. Throws `invalid` for a wrong one, and `forbidden` once too many were wrong.
 */
export async function proveCode(
  ctx: SigningContext & { identity: Identity },
  row: RecipientRow,
  { code, request }: { code: string; request: Request },
): Promise<string> {
  const token = makeToken();
  const left = await transact(ctx, async (inner) => {
    const envelope = await lockEnvelope(inner.db, row.envelope_id);
    const mine = await inner.db.selectFrom('envelope_recipients').selectAll().where('id', '=', row.id).executeTakeFirst();
    if (envelope === undefined || mine === undefined)
      throw new DomainError('not-found', 'This link has expired or never existed.');
    if (isLocked(mine)) return 0;
    const isRight = mine.code_hash === null || mine.code_hash === hashCode(ctx.identity, row.id, code);
    const change = isRight
      ? { wrong_codes: 0, proof_hash: hashToken(token), proof_until: new Date(ctx.now.getTime() + CODE_HOURS * HOUR_MS) }
      : { wrong_codes: mine.wrong_codes + 1 };
    await inner.db.updateTable('envelope_recipients').set(change).where('id', '=', row.id).execute();
    if (isRight) return undefined;
    const isLast = isLocked(change);
    await appendEvent(inner.db, row.envelope_id, isLast ? 'locked' : 'wrong code', {
      ...actOf(ctx, row.id, request),
      at: ctx.now,
    });
    if (isLast)
      await tellSender(
        inner,
        envelope,
        `Too many wrong codes: ${envelope.title}`,
        `${mine.name}’s link is locked after ${MOST_WRONG_CODES} wrong access codes. Give them a new code to let them back in.`,
      );
    return MOST_WRONG_CODES - change.wrong_codes;
  });
  if (left === undefined) {
    const isSecure = needsSecureCookies(ctx.config);
    return writeCookie({
      name: cookieOf(row),
      value: token,
      maxAgeSeconds: CODE_HOURS * 3600,
      isSecure,
      path: '/api/shared/sign',
    });
  }
  if (left <= 0)
    throw new DomainError('forbidden', 'Too many wrong codes, so this link is locked. Ask the sender for a new code.', {
      publicCode: 'locked',
    });
  const why = left === 1 ? 'That’s not the code. You have one try left' : `That’s not the code. You have ${left} tries left`;
  throw new DomainError('invalid', `${why}.`, { fields: { code: why } });
}
