import type { Context } from '#platform/verb/context.ts';
import type { UploadTrial } from '../contract.ts';
import { MOST_NAMED_REFUSED, MOST_TRIED, TRIAL_BUDGET_MS } from '../model/feed-terms.ts';
import { applyRecords } from './apply-records.ts';
import type { FeedRow } from './feed-rows.ts';
import type { Input } from './open-input.ts';
import { presentTrial } from './present-trial.ts';
import { inPages, readRecords } from './read-records.ts';
import { noCounts } from './run-counts.ts';
import { explainBreak, FILE_PAGE } from './sync-feed.ts';

/** What a file would bring, record by record, up to a number and a time; writes nothing. */
export async function tryFile(
  ctx: Context,
  feed: FeedRow,
  input: Input,
): Promise<Omit<UploadTrial, 'id' | 'name' | 'fileName' | 'isRegistered'>> {
  const counts = noCounts();
  const refusedRecords: UploadTrial['refusedRecords'] = [];
  const startedAt = performance.now();
  let [isWhole, broken]: [boolean, string | null] = [true, null];
  try {
    for await (const page of inPages(readRecords(input, feed.mappingData), FILE_PAGE)) {
      if (counts.read >= MOST_TRIED || performance.now() - startedAt > TRIAL_BUDGET_MS) {
        isWhole = false;
        break;
      }
      // Writing is the process's alone; this writes nothing.
      await applyRecords({ ...ctx, actor: { kind: 'system' } }, page, {
        feed,
        resource: 'Property',
        runId: null,
        counts,
        isDryRun: true,
        onRejected: ({ incoming: { number, line }, sourceKey, issues }) => {
          if (refusedRecords.length >= MOST_NAMED_REFUSED) return;
          const reasons = issues.map(({ field, code, got, expected }) => ({ field, code, got, expected }));
          refusedRecords.push({ number, line: line ?? null, key: sourceKey, reasons });
        },
      });
    }
  } catch (error) {
    broken = explainBreak(error, { origin: input.origin, counts, options: { isDryRun: true } }) ?? null;
    if (broken === null) throw error;
  }
  const warnings = Object.entries(counts.warnings).map(([reason, times]) => {
    const first = counts.faults.find(({ field, code }) => `${field} ${code}` === reason);
    return { reason, times, example: first === undefined ? null : { key: first.key, got: first.got, expected: first.expected } };
  });
  refusedRecords.sort((one, other) => one.number - other.number);
  return { ...presentTrial(counts), isWhole, broken, warnings, refusedRecords };
}
