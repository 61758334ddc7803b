import { useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { acceptFeedUpload, listFeedStates, type UploadTrial } from '../../contract.ts';
import { MappingTrial } from './mapping-trial.tsx';

type Policy = 'none' | 'own' | 'idx';

const POLICIES: { value: Policy; label: string }[] = [
  { value: 'none', label: 'Not yet: keep them hidden' },
  { value: 'own', label: 'Our own listings, which we’re responsible for' },
  { value: 'idx', label: 'By the usual IDX rules of a board' },
];

/** What a file would bring, which records it would not, and the way to bring it in. */
export function UploadResult({ trial, onAccepted }: { trial: UploadTrial; onAccepted: () => void }) {
  const { id, name, fileName, read, refused, isWhole, broken, isRegistered, warnings, refusedRecords } = trial;
  const [policy, setPolicy] = useState<Policy>('none');
  const accept = useWrite(acceptFeedUpload, {
    refreshes: [listFeedStates],
    answered: onAccepted,
    done: { title: `${fileName} is being read`, description: 'This page follows it.' },
    failureTitle: 'Not started',
  });
  return (
    <div className="mt-6 space-y-4">
      <MappingTrial trial={trial} />
      {isWhole ? null : (
        <p className="text-sm">
          Only the first {formatNumber(read)} records were tried. All of them are read once you bring it in.
        </p>
      )}
      {broken === null ? null : (
        <Notice tone="error" title="The file is cut off">
          <p className="wrap-anywhere">{broken}</p>
        </Notice>
      )}
      {refusedRecords.length === 0 ? null : (
        <DataTable
          caption={
            refusedRecords.length === refused
              ? 'Records that would be refused'
              : `The first ${formatNumber(refusedRecords.length)} records that would be refused`
          }
          dense
          csvFileName="refused-records.csv"
          rows={refusedRecords}
          rowKey={({ number }) => String(number)}
          columns={[
            {
              id: 'number',
              header: 'Record',
              align: 'end',
              sortBy: ({ number }) => number,
              cell: ({ number }) => formatNumber(number),
            },
            { id: 'line', header: 'Line', align: 'end', cell: ({ line }) => (line === null ? '–' : formatNumber(line)) },
            { id: 'key', header: 'Key', rowHeader: true, cell: ({ key }) => key ?? 'None' },
            {
              id: 'why',
              header: 'Why',
              wrap: true,
              cell: ({ reasons }) => sayReasons(reasons),
              csv: ({ reasons }) => sayReasons(reasons),
            },
          ]}
        />
      )}
      {warnings.length === 0 ? null : (
        <details className="text-sm">
          <summary className="cursor-pointer">Fields that are mended or left empty</summary>
          <ul className="mt-1 list-disc pl-5">
            {warnings.map(({ reason, times, example }) => (
              <li key={reason} className="wrap-anywhere">
                {formatNumber(times)} × {reason.replaceAll('-', ' ')}
                {example === null ? null : sayExample(example)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {isRegistered ? null : (
        <Field label="How can these homes be shown?" hint="This applies to everything from this source, from now on.">
          <Select options={POLICIES} value={policy} onChange={({ target }) => setPolicy(target.value as Policy)} />
        </Field>
      )}
      <Button
        busy={accept.isBusy}
        disabled={read === refused}
        onClick={() => void accept.run({ params: { uploadId: id }, body: { policy: policy === 'none' ? null : policy } })}
      >
        Bring it in as “{name}”
      </Button>
    </div>
  );
}

function sayExample({ key, got, expected }: NonNullable<UploadTrial['warnings'][number]['example']>): string {
  const found = got === '' ? 'nothing' : `“${got}”`;
  return `, such as ${found} of ${key}; expected ${expected}`;
}

function sayReasons(reasons: UploadTrial['refusedRecords'][number]['reasons']): string {
  return reasons
    .map(({ field, code, got, expected }) => {
      const found = got === '' ? '' : `, “${got}”`;
      return `${field === '' ? 'Record' : field}: ${code.replaceAll('-', ' ')}${found}; expected ${expected}`;
    })
    .join('. ');
}
