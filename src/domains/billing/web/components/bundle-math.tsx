import { formatMoney, formatPercent } from '#lib/format.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { CatalogBundle } from '../../contract.ts';
import { type BundleChoice, chooseParts } from '../bundle-choice.ts';

/** Each part at its separate price, their sum, what the bundle takes off, and what is left to pay, before tax. */
export function BundleMath({
  bundle,
  choice = {},
  className,
}: {
  bundle: Pick<CatalogBundle, 'lines'>;
  choice?: BundleChoice;
  className?: string;
}) {
  const { parts, separateCents: separate, cents: total, savedCents: saved } = chooseParts(bundle, choice);
  return (
    <KeyValueList
      className={className}
      items={[
        ...parts.map(({ name, quantity, separateCents }) => ({
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
