import { toCents } from '#lib/money.ts';
import { cn } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { COST_FIELD_LABELS } from '../../model/cost-fields.ts';
import { netSheetInputSchema, type CostField, type NetSheetInput } from '../../model/net-sheet.ts';
import { CLOSING_DAY_PAYERS, YEAR_DAYS } from '../../model/prorate.ts';
import { TransferTaxForm } from './transfer-tax-form.tsx';

type FieldOf<Ending extends string> = Extract<CostField, `${string}${Ending}`>;
type DayField = FieldOf<'Date' | 'Through'>;
const LOAN_RATES: readonly CostField[] = ['firstPayoffRate', 'secondPayoffRate', 'otherPayoffsRate'];
const HIGHEST_DOLLARS = 100_000_000;

const isRate = (field: CostField): field is FieldOf<'Rate'> => field.endsWith('Rate');
const isAmount = (field: CostField): field is FieldOf<'Cents'> => field.endsWith('Cents');
const isDay = (field: CostField): field is DayField => field.endsWith('Date') || field.endsWith('Through');

const ALL_FIELDS = netSheetInputSchema.keyof().options;

const CHOICES = {
  taxYearDays: [
    { value: YEAR_DAYS[0], label: '365 days' },
    { value: YEAR_DAYS[1], label: '12 months of 30 days' },
  ],
  closingDayPaidBy: [
    { value: CLOSING_DAY_PAYERS[0], label: 'the seller' },
    { value: CLOSING_DAY_PAYERS[1], label: 'the buyer' },
  ],
};

interface CostBoxesProps {
  input: NetSheetInput;
  onSave: (changes: Partial<NetSheetInput>) => void;
  /** The default is all of them. */
  fields?: readonly CostField[] | undefined;
  /** Follows each label for screen readers, for pages where boxes appear more than once. */
  of?: string | undefined;
  /** One below the other. */
  isNarrow?: boolean | undefined;
  className?: string | undefined;
}

/** A box for each cost. It counts once it loses the focus. */
export function CostBoxes({ input, onSave, fields = ALL_FIELDS, of, isNarrow = false, className }: CostBoxesProps) {
  const boxes = fields.filter((field) => field !== 'transferTaxes');
  return (
    <div className={className}>
      {boxes.length === 0 ? null : (
        <div
          className={cn(
            'grid gap-x-4 gap-y-5',
            isNarrow ? '' : boxes.length > 4 ? 'grid-cols-2 md:grid-cols-4' : 'sm:grid-cols-2',
          )}
        >
          {boxes.map((field) => (
            <CostBox key={field} field={field} input={input} of={of} onSave={onSave} />
          ))}
        </div>
      )}
      {fields.includes('transferTaxes') ? (
        <TransferTaxForm taxes={input.transferTaxes} onSave={(transferTaxes) => onSave({ transferTaxes })} />
      ) : null}
    </div>
  );
}

function CostBox({
  field,
  input,
  of,
  onSave,
}: Required<Pick<CostBoxesProps, 'input' | 'onSave' | 'of'>> & { field: Exclude<CostField, 'transferTaxes'> }) {
  const label = COST_FIELD_LABELS[field];
  const ending = of === undefined ? '' : `, ${of}`;
  if (isRate(field)) {
    const isLoan = LOAN_RATES.includes(field);
    return (
      <Labelled label={label}>
        <NumberBox
          label={`${label} in percent${isLoan ? '' : ' of the price'}${ending}`}
          suffix="%"
          value={Math.round(input[field] * 1_000_000) / 10_000}
          min={0}
          max={isLoan ? 25 : 20}
          step={0.0001}
          onCommit={(value) => onSave({ [field]: Math.round(value * 10_000) / 1_000_000 })}
        />
      </Labelled>
    );
  }
  if (isAmount(field))
    return (
      <Labelled label={label}>
        <NumberBox
          label={`${label}${ending}`}
          prefix="$"
          value={input[field] / 100}
          min={0}
          max={HIGHEST_DOLLARS}
          step={0.01}
          onCommit={(value) => onSave({ [field]: toCents(value) })}
        />
      </Labelled>
    );
  const name = (
    <>
      {label}
      <span className="sr-only">{ending}</span>
    </>
  );
  if (isDay(field))
    return (
      <Field label={name}>
        <TextInput
          key={input[field]}
          type="date"
          defaultValue={input[field] ?? ''}
          onBlur={(event) => {
            const day = event.target.value === '' ? null : event.target.value;
            const isGiven = day === null || netSheetInputSchema.shape[field].safeParse(day).success;
            if (isGiven && day !== input[field]) onSave({ [field]: day });
          }}
        />
      </Field>
    );
  return (
    <Field label={name}>
      <Select value={input[field]} options={CHOICES[field]} onChange={(event) => onSave({ [field]: event.target.value })} />
    </Field>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col justify-end gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {label}
      </span>
      {children}
    </div>
  );
}
