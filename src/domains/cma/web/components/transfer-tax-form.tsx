import { Plus, Trash2 } from '#ui/icons/index.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { Select } from '#ui/select.tsx';
import { MOST_BRACKETS, TRANSFER_TAX_KINDS, type NetSheetInput } from '../../contract.ts';

const KINDS = {
  rate: 'One rate of the price',
  parts: 'Brackets, each on its part of the price',
  whole: 'Brackets, on the whole price',
};
const PER_PERCENT = 10_000;
const STEP_CENTS = 500_000_00;
const HIGHEST_CENTS = 100_000_000_00;

interface TransferTaxFormProps {
  input: NetSheetInput;
  onSave: (changes: Partial<NetSheetInput>) => void;
}

/** How the transfer tax is calculated, and its brackets from the lowest price up. */
export function TransferTaxForm({ input, onSave }: TransferTaxFormProps) {
  const { transferTaxKind: kind, transferTaxBrackets: brackets } = input;
  const last = brackets.at(-1);
  const next = last === undefined ? 0 : last.aboveCents + STEP_CENTS;
  const save = (transferTaxBrackets: NetSheetInput['transferTaxBrackets']) => onSave({ transferTaxBrackets });
  const change = (at: number, part: Partial<(typeof brackets)[number]>) =>
    save(brackets.map((bracket, index) => (index === at ? { ...bracket, ...part } : bracket)));

  return (
    <div className="mt-6 max-w-measure print:hidden">
      <Field label="Transfer tax is">
        <Select
          value={kind}
          options={TRANSFER_TAX_KINDS.map((value) => ({ value, label: KINDS[value] }))}
          onChange={(event) => {
            const transferTaxKind = TRANSFER_TAX_KINDS.find((one) => one === event.target.value);
            if (transferTaxKind !== undefined) onSave({ transferTaxKind });
          }}
        />
      </Field>
      {kind === 'rate' ? null : (
        <fieldset className="mt-4">
          <legend className="text-sm font-medium text-ink">Brackets, from the lowest price up</legend>
          <ul className="mt-2 space-y-2">
            {brackets.map((bracket, at) => (
              <li key={bracket.aboveCents} className="grid grid-cols-[1fr_7rem_auto] items-start gap-2">
                <NumberBox
                  label={`Bracket ${at + 1}: above this price`}
                  prefix="$"
                  value={bracket.aboveCents / 100}
                  min={at === 0 ? 0 : ((brackets[at - 1]?.aboveCents ?? 0) + 1) / 100}
                  max={((brackets[at + 1]?.aboveCents ?? HIGHEST_CENTS + 1) - 1) / 100}
                  step={0.01}
                  onCommit={(value) => change(at, { aboveCents: Math.round(value * 100) })}
                />
                <NumberBox
                  label={`Bracket ${at + 1}: percent`}
                  suffix="%"
                  value={bracket.millionths / PER_PERCENT}
                  min={0}
                  max={20}
                  step={0.0001}
                  onCommit={(value) => change(at, { millionths: Math.round(value * PER_PERCENT) })}
                />
                <IconButton
                  icon={Trash2}
                  label={`Remove bracket ${at + 1}`}
                  onClick={() => save(brackets.filter((_, index) => index !== at))}
                />
              </li>
            ))}
          </ul>
          <Button
            size="small"
            variant="secondary"
            className="mt-3"
            disabled={brackets.length >= MOST_BRACKETS || next > HIGHEST_CENTS}
            onClick={() => save([...brackets, { aboveCents: next, millionths: last?.millionths ?? 0 }])}
          >
            <Plus aria-hidden="true" className="size-4" /> Add a bracket
          </Button>
        </fieldset>
      )}
    </div>
  );
}
