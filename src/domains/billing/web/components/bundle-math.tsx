import { formatMoney, formatPercent } from '#lib/format.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { CatalogBundle } from '../../contract.ts';

/** Each part at its separate price, their sum, what the bundle takes off, and what is left to pay, before tax. */
export function BundleMath({
  bundle: { lines },
  without = [],
  className,
}: {
  bundle: Pick<CatalogBundle, 'lines'>;
  /** Services that the buyer leaves out. */
  without?: readonly string[];
  className?: string;
}) {
  const taken = lines.filter(({ serviceId }) => !without.includes(serviceId));
  const separate = taken.reduce((sum, { separateCents }) => sum + separateCents, 0);
  const total = taken.reduce((sum, { cents }) => sum + cents, 0);
  const saved = separate - total;
  return (
    <KeyValueList
      className={className}
      items={[
        ...taken.map(({ name, quantity, separateCents }) => ({
          label: quantity === 1 ? name : `${name} × ${quantity}`,
          value: formatMoney(separateCents),
        })),
        { label: 'Bought separately', value: formatMoney(separate) },
        { label: 'You save', value: saved === 0 ? 'Nothing' : `${formatMoney(saved)} (${formatPercent(saved / separate)})` },
        { label: 'Bundle price', value: formatMoney(total), note: 'before tax', total: true },
      ]}
    />
  );
}
