import { formatMoney } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { CatalogBundle } from '../../contract.ts';
import type { BundleChoice } from '../bundle-choice.ts';

interface BundlePartsProps {
  bundle: CatalogBundle;
  choice: BundleChoice;
  onChoiceChange: (choice: BundleChoice) => void;
}

/** What is in a bundle: each part can be left out, and some can be another service instead. */
export function BundleParts({ bundle: { lines }, choice, onChoiceChange }: BundlePartsProps) {
  const { without = [], swaps = {} } = choice;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => {
        const { serviceId, swaps: others } = line;
        const isTaken = !without.includes(serviceId);
        const part = others.find((other) => other.serviceId === swaps[serviceId]) ?? line;
        const name = part.quantity === 1 ? part.name : `${part.name} × ${part.quantity}`;
        return (
          <li key={serviceId} className="py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-sans text-base font-semibold">{name}</h3>
              <span className="text-right tabular-nums">
                {part.cents === part.separateCents ? null : (
                  <span className="mr-2 text-sm text-ink-soft">{formatMoney(part.separateCents)} separately</span>
                )}
                {formatMoney(part.cents)}
              </span>
            </div>
            <p className="mt-1 text-ink-soft">{part.deliverable}</p>
            <p className="mt-1 text-sm text-ink-soft">{part.refundRule}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              {line.isSettlement ? <Badge>Settlement service</Badge> : null}
              <Checkbox
                label={`Include ${part.name}`}
                checked={isTaken}
                // At least one part stays.
                disabled={isTaken && without.length === lines.length - 1}
                onChange={({ target }) =>
                  onChoiceChange({
                    ...choice,
                    without: target.checked ? without.filter((id) => id !== serviceId) : [...without, serviceId],
                  })
                }
              />
              {others.length === 0 || !isTaken ? null : (
                <Field label={`In place of ${line.name}`} hideLabel className="w-72 max-w-full">
                  <Select
                    compact
                    value={part.serviceId}
                    options={[line, ...others].map((one) => ({
                      value: one.serviceId,
                      label: `${one.name}, ${formatMoney(one.cents)}`,
                    }))}
                    onChange={({ target }) => onChoiceChange({ ...choice, swaps: { ...swaps, [serviceId]: target.value } })}
                  />
                </Field>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
