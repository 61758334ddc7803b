import { useState } from 'react';
import { STANDARD_STATUSES, STATUS_WORDS } from '#domains/listings/contract.ts';
import type { ChangeAddressQuery } from '#platform/web/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Download } from '#ui/icons/index.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { OwnListingSummary } from '../../contract.ts';
import { type Shown, SORTS } from './arrange-listings.ts';

interface ListBarProps {
  listings: readonly OwnListingSummary[];
  shown: Shown;
  onChange: ChangeAddressQuery;
  onDownload: () => void;
}

/** Which listings are shown, in which order, and the same as a file. */
export function ListBar({ listings, shown, onChange, onDownload }: ListBarProps) {
  const [text, setText] = useState(shown.text);
  const archived = listings.filter(({ isArchived }) => isArchived).length;
  const present = STANDARD_STATUSES.filter(
    (status) =>
      status === shown.status ||
      listings.some(({ standardStatus, isArchived }) => standardStatus === status && isArchived === shown.isArchive),
  );
  return (
    <div className="mt-6 grid gap-4">
      {archived === 0 && !shown.isArchive ? null : (
        <SegmentedControl
          legend="Which listings"
          hideLegend
          segments={[
            { value: 'current', label: 'Current' },
            { value: 'archive', label: `Archive (${archived})` },
          ]}
          value={shown.isArchive ? 'archive' : 'current'}
          onValueChange={(list) => onChange({ list: list === 'archive' ? list : null })}
        />
      )}
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <Field label="Find by address">
          <TextInput
            type="search"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onChange({ q: target.value });
            }}
          />
        </Field>
        <Field label="Status">
          <Select
            placeholder="Any"
            options={present.map((status) => ({ value: status, label: STATUS_WORDS[status] }))}
            value={shown.status ?? ''}
            onChange={({ target }) => onChange({ status: target.value })}
          />
        </Field>
        <Field label="Sort by">
          <Select
            options={Object.entries(SORTS).map(([value, { label }]) => ({ value, label }))}
            value={shown.sort}
            onChange={({ target }) => onChange({ sort: target.value === 'usual' ? null : target.value })}
          />
        </Field>
        <Button variant="secondary" onClick={onDownload}>
          <Download aria-hidden="true" className="size-4.5" />
          Download as CSV
        </Button>
      </div>
    </div>
  );
}
