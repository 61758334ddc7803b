import { formatMoney } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { CatalogBundle } from '../../contract.ts';

/** What is in a bundle; settlement services can be left out one by one. */
export function BundleParts({
  bundle: { lines },
  without,
  onWithoutChange,
}: {
  bundle: CatalogBundle;
  without: readonly string[];
  onWithoutChange: (without: string[]) => void;
}) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => {
        const isTaken = !without.includes(line.serviceId);
        const name = line.quantity === 1 ? line.name : `${line.name} × ${line.quantity}`;
        return (
          <li key={line.serviceId} className="py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-sans text-base font-semibold">{name}</h3>
              <span className="text-right tabular-nums">
                {line.cents === line.separateCents ? null : (
                  <span className="mr-2 text-sm text-ink-soft">{formatMoney(line.separateCents)} separately</span>
                )}
                {formatMoney(line.cents)}
              </span>
            </div>
            <p className="mt-1 text-ink-soft">{line.deliverable}</p>
            <p className="mt-1 text-sm text-ink-soft">{line.refundRule}</p>
            {line.isRemovable ? (
              <div className="mt-2 flex flex-wrap items-center gap-x-4">
                <Badge>Settlement service</Badge>
                <Checkbox
                  label={`Include ${line.name}`}
                  checked={isTaken}
                  // At least one part stays.
                  disabled={isTaken && without.length === lines.length - 1}
                  onChange={({ target }) =>
                    onWithoutChange(target.checked ? without.filter((id) => id !== line.serviceId) : [...without, line.serviceId])
                  }
                />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
