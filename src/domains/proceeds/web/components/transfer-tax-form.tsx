import { Plus, Trash2 } from '#ui/icons/index.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { Select } from '#ui/select.tsx';
import { MOST_BRACKETS, MOST_LEVELS, NEW_TRANSFER_TAX, TRANSFER_TAX_BASES, type TransferTax } from '../../model/transfer-tax.ts';

const BASES = { parts: 'Each bracket on its part of the price', whole: 'The highest bracket, on the whole price' };
const PER_PERCENT = 10_000;
const STEP_CENTS = 500_000_00;
const HIGHEST_CENTS = 100_000_000_00;

interface TransferTaxFormProps {
  taxes: readonly TransferTax[];
  onSave: (taxes: TransferTax[]) => void;
}

/** The levels of the transfer tax: state, county and city. */
export function TransferTaxForm({ taxes, onSave }: TransferTaxFormProps) {
  return (
    <div className="mt-6 max-w-measure space-y-6 print:hidden">
      {taxes.map((tax, at) => (
        <LevelForm
          key={at}
          tax={tax}
          onSave={(part) => onSave(taxes.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          onRemove={() => onSave(taxes.filter((_, index) => index !== at))}
        />
      ))}
      <Button
        size="small"
        variant="secondary"
        disabled={taxes.length >= MOST_LEVELS}
        onClick={() => onSave([...taxes, { ...NEW_TRANSFER_TAX, name: nameNext(taxes) }])}
      >
        <Plus aria-hidden="true" className="size-4" /> Add a transfer tax
      </Button>
    </div>
  );
}

function nameNext(taxes: readonly TransferTax[]): string {
  return taxes.length === 0 ? NEW_TRANSFER_TAX.name : `Transfer tax ${taxes.length + 1}`;
}

interface LevelFormProps {
  tax: TransferTax;
  onSave: (part: Partial<TransferTax>) => void;
  onRemove: () => void;
}

function LevelForm({ tax, onSave, onRemove }: LevelFormProps) {
  const { name, brackets } = tax;
  const last = brackets.at(-1);
  const next = last === undefined ? 0 : last.aboveCents + STEP_CENTS;
  const change = (at: number, part: Partial<(typeof brackets)[number]>) =>
    onSave({ brackets: brackets.map((bracket, index) => (index === at ? { ...bracket, ...part } : bracket)) });

  return (
    <fieldset>
      <legend className="text-sm font-medium text-ink">{name}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-[1fr_8rem]">
        <Field label="How it counts">
          <Select
            value={tax.basis}
            options={TRANSFER_TAX_BASES.map((value) => ({ value, label: BASES[value] }))}
            onChange={(event) => {
              const basis = TRANSFER_TAX_BASES.find((one) => one === event.target.value);
              if (basis !== undefined) onSave({ basis });
            }}
          />
        </Field>
        <div className="flex flex-col justify-end gap-1.5">
          <span aria-hidden="true" className="text-sm font-medium text-ink">
            Seller pays
          </span>
          <NumberBox
            label={`${name}: the seller’s part in percent`}
            suffix="%"
            value={Math.round(tax.sellerShare * 10_000) / 100}
            min={0}
            max={100}
            step={0.01}
            onCommit={(value) => onSave({ sellerShare: Math.round(value * 100) / 10_000 })}
          />
        </div>
      </div>
      <ul className="mt-3 space-y-2">
        {brackets.map((bracket, at) => (
          <li key={bracket.aboveCents} className="grid grid-cols-[1fr_7rem_auto] items-start gap-2">
            <NumberBox
              label={`${name}, bracket ${at + 1}: above this price`}
              prefix="$"
              value={bracket.aboveCents / 100}
              min={at === 0 ? 0 : ((brackets[at - 1]?.aboveCents ?? 0) + 1) / 100}
              max={((brackets[at + 1]?.aboveCents ?? HIGHEST_CENTS + 1) - 1) / 100}
              step={0.01}
              onCommit={(value) => change(at, { aboveCents: Math.round(value * 100) })}
            />
            <NumberBox
              label={`${name}, bracket ${at + 1}: percent`}
              suffix="%"
              value={bracket.millionths / PER_PERCENT}
              min={0}
              max={20}
              step={0.0001}
              onCommit={(value) => change(at, { millionths: Math.round(value * PER_PERCENT) })}
            />
            <IconButton
              icon={Trash2}
              label={`${name}: remove bracket ${at + 1}`}
              onClick={() => onSave({ brackets: brackets.filter((_, index) => index !== at) })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          disabled={brackets.length >= MOST_BRACKETS || next > HIGHEST_CENTS}
          onClick={() => onSave({ brackets: [...brackets, { aboveCents: next, millionths: last?.millionths ?? 0 }] })}
        >
          <Plus aria-hidden="true" className="size-4" /> Add a bracket
        </Button>
        <Button size="small" variant="quiet" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" /> Remove this tax
        </Button>
      </div>
    </fieldset>
  );
}
