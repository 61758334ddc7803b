import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { BESIDE_FIELD, Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { priceCart } from '../../../contract.ts';
import type { CartItem } from '../../cart.ts';
import { MOST_LETTERS } from '../../../model/limits.ts';

/** A code counts once the server takes it for this choice. */
export function PromoField({
  items,
  state,
  applied,
  onApply,
}: {
  items: readonly CartItem[];
  state: string;
  applied: string | null;
  onApply: (code: string | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const apply = useWrite(
    (promoCode: string) => browserApi.call(priceCart, { body: { items: items.map((item) => ({ ...item })), promoCode, state } }),
    { tells: 'page', answered: (_, promoCode) => onApply(promoCode) },
  );
  if (applied !== null)
    return (
      <div className="mt-3">
        <RemovableChip label={`Code ${applied.toUpperCase()}`} onRemove={() => onApply(null)} />
      </div>
    );
  function press(): void {
    const code = typed.trim();
    setMissing(code === '' ? 'Enter a code first' : state === '' ? 'Choose your state first' : undefined);
    if (code !== '' && state !== '') void apply.run(code);
  }
  const refused = apply.error instanceof CallFailure ? (apply.error.fields['promoCode'] ?? apply.failure) : apply.failure;
  return (
    <div className="mt-3 flex items-start gap-2">
      <Field label="Promo code" optional error={missing ?? refused} className="min-w-0 flex-1">
        <TextInput
          value={typed}
          maxLength={MOST_LETTERS.promoCode}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(undefined);
            apply.reset();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') press();
          }}
        />
      </Field>
      <Button variant="secondary" className={BESIDE_FIELD.replace('sm:', '')} busy={apply.isBusy} onClick={press}>
        Apply
      </Button>
    </div>
  );
}
