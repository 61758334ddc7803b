import { useState } from 'react';
import { formatDate, formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { updateCma, type Cma, type CmaHome } from '../../contract.ts';
import { useChange } from '../api.ts';
import { HomeFields } from './home-fields.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** Step 1: what the records say of the home, to be confirmed or put right. */
export function FactsStep({ cma }: { cma: Cma }) {
  const { change, isBusy } = useChange(cma.id);
  const [home, setHome] = useState(cma.subject);
  const [title, setTitle] = useState(cma.title);
  const [effectiveDate, setEffectiveDate] = useState(cma.effectiveDate);
  const isHomeChanged = textOf(home) !== textOf(cma.subject);
  const isChanged = isHomeChanged || title !== cma.title || effectiveDate !== cma.effectiveDate;
  const isUsable = title.trim() !== '' && effectiveDate !== '';

  async function save() {
    const body = {
      title: title.trim(),
      effectiveDate,
      ...(isHomeChanged ? { subject: home } : {}),
    };
    setTitle(body.title);
    return change(() => browserApi.call(updateCma, { params: { id: cma.id }, body }));
  }

  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable) void save();
      }}
    >
      <p className="max-w-measure text-ink-soft">
        From the public records: {home.propertySubType}
        {home.neighborhood === null ? '' : `, ${home.neighborhood}`}. Rates are derived anew for what you change.
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-4 gap-y-5 md:grid-cols-2">
        <Field label="Name of the analysis">
          <TextInput value={title} maxLength={120} required onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label="Effective date" hint="The value is stated as of this day">
          <TextInput type="date" value={effectiveDate} required onChange={(event) => setEffectiveDate(event.target.value)} />
        </Field>
      </div>
      <div className="mt-6">
        <HomeFields home={home} onChange={setHome} />
      </div>
      <p className="mt-6 text-sm text-ink-soft">
        {cma.priorSales.length === 0
          ? 'No sale of this home is on record in three years.'
          : `Recorded sales of this home in three years: ${cma.priorSales.map((sale) => `${formatMoney(sale.priceCents, 'never')} on ${formatDate(sale.date, 'UTC')}`).join('; ')}.`}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isBusy} disabled={!isChanged || !isUsable}>
          Save facts
        </Button>
        {isChanged ? <span className="text-sm text-ink-soft">Not saved yet</span> : null}
      </div>
      <UnsavedGuard what="the facts" isUnsaved={isChanged} onSave={isUsable ? save : undefined} />
    </form>
  );
}

/** The same text for the same facts, in whichever order words were told. */
function textOf({ words = {}, ...home }: CmaHome): string {
  return JSON.stringify([home, Object.entries(words).toSorted(([one], [other]) => one.localeCompare(other))]);
}
