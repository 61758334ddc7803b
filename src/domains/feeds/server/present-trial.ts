import type { MappingTrial } from '../contract.ts';
import type { RunCounts } from './run-counts.ts';

/** What a run that writes nothing found. */
export function presentTrial(counts: RunCounts): MappingTrial {
  return {
    read: counts.read,
    changed: counts.inserted + counts.updated,
    unchanged: counts.unchanged,
    refused: counts.quarantined,
    changes: counts.changes.map(({ sourceListingKey: key, address, change, fields }) => ({
      key,
      address,
      isNew: change === 'insert',
      fields,
    })),
    refusals: Object.entries(counts.refusals).map(([reason, times]) => ({ reason, times })),
  };
}
