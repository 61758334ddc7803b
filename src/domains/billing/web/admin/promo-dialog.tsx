import { useState } from 'react';
import { plainDollars } from '#lib/money.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listPromoCodes, type PromoLine, putPromoCode } from '../../contract/admin.ts';
import { readCents } from '../read-cents.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { pickItems, PromoItems } from './promo-items.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Adds a code, or changes one: orders keep the discount that they have. */
export function PromoDialog({ known, onClose }: { known: PromoLine | undefined; onClose: () => void }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const form = useForm({
    start: {
      code: known?.code ?? '',
      kind: known?.kind ?? 'percent',
      value: known === undefined ? '' : known.kind === 'percent' ? String(known.value) : plainDollars(known.value),
      items: pickItems(known?.items ?? []),
      leastCents: known === undefined || known.leastCents === 0 ? '' : plainDollars(known.leastCents),
      mostUses: String(known?.mostUses ?? 100),
      onceEach: known?.onceEach ?? true,
      fromDay: known?.fromDay ?? today,
      untilDay: known?.untilDay ?? '',
    },
    check: ({ code, kind, value, items, leastCents, mostUses, fromDay, untilDay }) => ({
      ...(/^[A-Z0-9-]{3,40}$/.test(code.trim().toUpperCase()) ? {} : { code: 'Use 3 to 40 letters, digits and hyphens' }),
      ...(valueOf(kind, value) === null
        ? { value: kind === 'percent' ? 'Give a whole percentage from 1 to 100' : 'Give an amount above zero' }
        : {}),
      ...(items.typed.trim() === '' ? {} : { items: 'Choose one of the list, or clear the box' }),
      ...(leastCents.trim() === '' || readCents(leastCents) !== null ? {} : { leastCents: 'Give an amount, or leave it empty' }),
      ...(/^[1-9]\d{0,6}$/.test(mostUses.trim()) ? {} : { mostUses: 'Give a number above zero' }),
      ...(DAY.test(fromDay) ? {} : { fromDay: 'Give the first day' }),
      ...(untilDay === '' || DAY.test(untilDay) ? {} : { untilDay: 'Give the last day, or leave it empty' }),
    }),
    send: ({ code, kind, value, items, leastCents, mostUses, onceEach, fromDay, untilDay }) =>
      browserApi.call(putPromoCode, {
        params: { code: code.trim().toUpperCase() },
        body: {
          kind: kind === 'cents' ? 'cents' : 'percent',
          value: valueOf(kind, value) ?? 0,
          items: [...items.chosen],
          leastCents: leastCents.trim() === '' ? 0 : (readCents(leastCents) ?? 0),
          mostUses: Number(mostUses),
          onceEach,
          fromDay,
          untilDay: untilDay === '' ? null : untilDay,
        },
      }),
    refreshes: [listPromoCodes],
    answered: onClose,
    done: { title: known === undefined ? 'Code added' : 'Code updated' },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={known === undefined ? 'Add a promo code' : `Change ${known.code}`}
      description="Settlement services are never discounted, whatever a code says. To end a code, set its last day."
      className="space-y-4"
      label="Promo code"
      button={known === undefined ? 'Add the code' : 'Save'}
      cancel="Not now"
    >
      {known === undefined ? (
        <Field {...form.field('code')} label="Code" hint="Such as SPRING-25" required>
          <TextInput maxLength={MOST_LETTERS.promoCode} autoCapitalize="characters" />
        </Field>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...form.field('kind')} label="Kind">
          <Select
            options={[
              { value: 'percent', label: 'Percent off' },
              { value: 'cents', label: 'Dollars off' },
            ]}
          />
        </Field>
        <Field {...form.field('value')} label="How much" required>
          <TextInput inputMode="decimal" />
        </Field>
      </div>
      <PromoItems field={form.group('items')} picked={form.values.items} onChange={(items) => form.set('items', items)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...form.field('leastCents')} label="Smallest cart" hint="Leave blank for any">
          <TextInput prefix="$" inputMode="decimal" />
        </Field>
        <Field {...form.field('mostUses')} label="Total uses" required>
          <TextInput inputMode="numeric" />
        </Field>
        <Field {...form.field('fromDay')} label="First day" required>
          <TextInput type="date" />
        </Field>
        <Field {...form.field('untilDay')} label="Last day" hint="Leave blank for no end date">
          <TextInput type="date" />
        </Field>
      </div>
      <FieldGroup {...form.group('onceEach')} legend="Who">
        <Checkbox {...form.tick('onceEach')} label="Each person can use it once" />
      </FieldGroup>
    </FormDialog>
  );
}

/** Percent as it is, dollars in cents; null for what is neither. */
function valueOf(kind: string, typed: string): number | null {
  if (kind === 'cents') {
    const cents = readCents(typed);
    return cents !== null && cents > 0 ? cents : null;
  }
  const percent = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return percent >= 1 && percent <= 100 ? percent : null;
}
