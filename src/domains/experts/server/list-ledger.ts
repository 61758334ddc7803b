import { utcDay } from '#lib/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import type { ExpertProfile } from '../contract.ts';
import { CHECK_KINDS } from '../model/ledger.ts';
import { readLedgers } from './read-ledgers.ts';

/** Every check of a vendor, newest first, and whether it counts today. */
export async function listLedger(
  db: Db,
  vendorId: string,
  today: string,
): Promise<(ExpertProfile['ledger'][number] & { aboutId: string | null })[]> {
  const [rows, ledgers] = await Promise.all([
    db
      .selectFrom('verifications')
      .select(['id', 'kind', 'about_id', 'outcome', 'what', 'evidence', 'checker', 'checked_at', 'expires_on'])
      .where('vendor_id', '=', vendorId)
      .orderBy('checked_at', 'desc')
      .execute(),
    readLedgers(db, [vendorId], today),
  ]);
  const badges = new Set(ledgers.get(vendorId)?.badges.map(({ id }) => id));
  const withdrawn = new Set(
    rows.flatMap(({ kind, about_id: about }) => (kind === 'withdrawal' && about !== null ? [about] : [])),
  );
  return rows.flatMap((row) => {
    const kind = CHECK_KINDS.find((one) => one === row.kind);
    if (kind === undefined) return [];
    const counts = badges.has(row.id);
    return [
      {
        id: row.id,
        aboutId: row.about_id,
        kind,
        what: row.what,
        evidence: row.evidence,
        checker: row.checker,
        checkedOn: utcDay(row.checked_at),
        expiresOn: row.expires_on,
        counts,
        ended: counts
          ? null
          : withdrawn.has(row.id)
            ? ('withdrawn' as const)
            : row.outcome === 'failed'
              ? ('failed' as const)
              : row.expires_on < today
                ? ('expired' as const)
                : ('replaced' as const),
      },
    ];
  });
}
