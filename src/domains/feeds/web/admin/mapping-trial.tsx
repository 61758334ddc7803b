import { formatCount, formatNumber } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import type { MappingTrial as Trial } from '../../contract.ts';

/** What a mapping would change, record by record. */
export function MappingTrial({ trial }: { trial: Trial }) {
  const { read, changed, unchanged, refused, changes, refusals } = trial;
  return (
    <Notice
      live
      tone={refused === 0 ? 'info' : 'warning'}
      title={`Of ${formatCount(read, 'record')}, ${formatNumber(changed)} would change, ${formatNumber(unchanged)} would stay, ${formatNumber(refused)} would be refused`}
    >
      {refusals.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {refusals.map(({ reason, times }) => (
            <li key={reason}>
              {formatNumber(times)} × {reason.replaceAll('-', ' ')}
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-2 space-y-2">
        {changes.map(({ key, address, isNew, fields }) => (
          <li key={key} className="wrap-anywhere">
            <span className="font-medium">
              {key}
              {address === null ? '' : `, ${address}`}
            </span>
            {isNew
              ? ': new'
              : fields.length === 0
                ? ': remarks, features or pictures'
                : `: ${fields.map(({ field, before, after }) => `${field} ${before} → ${after}`).join('; ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
