import type { Db } from '#platform/db/database.ts';
import { badgesOf, CHECK_KINDS, type CheckKind, type LedgerLine } from '../model/ledger.ts';

export interface LedgerBadge extends LedgerLine {
  kind: CheckKind;
  what: string;
  checker: string;
}

export interface Ledger {
  /** What counts on the day, and nothing else. */
  badges: LedgerBadge[];
  /** Licenses that a badge stands for. */
  licenses: { id: string; categoryKey: string; state: string; expiresOn: string }[];
}

/** What the ledgers of vendors say on a day. */
export async function readLedgers(db: Db, vendorIds: readonly string[], today: string): Promise<Map<string, Ledger>> {
  if (vendorIds.length === 0) return new Map();
  const ids = [...vendorIds];
  const [lines, licenses, policies] = await Promise.all([
    db
      .selectFrom('verifications')
      .select(['id', 'vendor_id', 'kind', 'about_id', 'outcome', 'what', 'checker', 'checked_at', 'expires_on'])
      .where('vendor_id', 'in', ids)
      .orderBy('checked_at')
      .execute(),
    db
      .selectFrom('vendor_licenses')
      .select(['id', 'vendor_id', 'category_key', 'state', 'expires_on', 'removed_at'])
      .where('vendor_id', 'in', ids)
      .execute(),
    db
      .selectFrom('insurance_policies')
      .select(['id', 'removed_at'])
      .where('vendor_id', 'in', ids)
      .where('removed_at', 'is not', null)
      .execute(),
  ]);
  const removed = new Set([...licenses.filter((one) => one.removed_at !== null), ...policies].map(({ id }) => id));
  const byVendor = Map.groupBy(lines, (line) => line.vendor_id);
  return new Map(
    ids.map((vendorId) => {
      const all = (byVendor.get(vendorId) ?? []).map((row) => ({
        id: row.id,
        kind: readKind(row.kind),
        aboutId: row.about_id,
        outcome: readOutcome(row.outcome),
        checkedAt: row.checked_at,
        expiresOn: row.expires_on,
        what: row.what,
        checker: row.checker,
      }));
      const badges = badgesOf(all, { today, removed }).flatMap(({ kind, ...line }) =>
        kind === 'withdrawal' ? [] : [{ ...line, kind }],
      );
      const verified = new Set(badges.flatMap(({ kind, aboutId }) => (kind === 'license' && aboutId !== null ? [aboutId] : [])));
      return [
        vendorId,
        {
          badges,
          licenses: licenses
            .filter(({ id, vendor_id: owner, expires_on: end }) => owner === vendorId && verified.has(id) && end >= today)
            .map((row) => ({ id: row.id, categoryKey: row.category_key, state: row.state, expiresOn: row.expires_on })),
        },
      ];
    }),
  );
}

function readKind(text: string): CheckKind | 'withdrawal' {
  return CHECK_KINDS.find((kind) => kind === text) ?? 'withdrawal';
}

function readOutcome(text: string): LedgerLine['outcome'] {
  return text === 'passed' || text === 'failed' ? text : 'withdrawn';
}
