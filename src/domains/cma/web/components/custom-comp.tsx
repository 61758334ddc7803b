import { MOST_LETTERS } from '../../model/limits.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { METERS_PER_MILE, metersBetween } from '#lib/geo.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MOST_CENTS, putComp, type Cma, type CmaComp, type CmaHome, type CustomFacts } from '../../contract.ts';
import { useChange } from '../api.ts';
import { useRecordedHomes } from '../use-recorded-homes.ts';
import { HomeFields } from './home-fields.tsx';

const MOST_DOLLARS = MOST_CENTS / 100;

interface CustomCompProps {
  cma: Cma;
  /** An earlier entry to correct. */
  comp?: CmaComp | undefined;
  onClose: () => void;
}

/** A sale that was not found here, with its facts entered by hand; it starts from the facts of the home to be priced. */
export function CustomComp({ cma, comp, onClose }: CustomCompProps) {
  const { change } = useChange(cma.id);
  const form = useForm({
    start: {
      home: comp?.facts.home ?? { ...cma.subject, address: '' },
      price: toDollars(comp?.facts.priceCents),
      closeDate: comp?.facts.closeDate ?? cma.effectiveDate,
      concessions: toDollars(comp?.facts.concessionsCents),
    },
    check: ({ home, price, closeDate }) => ({
      home: home.address.trim() === '' ? 'Enter the address' : undefined,
      price: price === null ? 'Enter the sale price' : undefined,
      closeDate:
        closeDate === ''
          ? 'Enter the day it closed'
          : closeDate > cma.effectiveDate
            ? `Choose a day up to ${formatDate(cma.effectiveDate, 'UTC')}, the date of this analysis`
            : undefined,
    }),
    async send({ home, price, closeDate, concessions }, id) {
      if (price === null) return;
      const custom: CustomFacts = {
        contractDate: null,
        listPriceCents: null,
        originalListPriceCents: null,
        listedOn: null,
        days: null,
        priorSale: null,
        ...comp?.facts,
        home: { ...home, address: home.address.trim() },
        priceCents: Math.round(price * 100),
        concessionsCents: concessions === null ? null : Math.round(concessions * 100),
        closeDate,
      };
      const key = comp?.key ?? `custom:${id}`;
      if (await change(() => browserApi.call(putComp, { params: { id: cma.id, key }, body: { custom } }))) onClose();
    },
  });
  const { home, price, concessions } = form.values;
  const setHome = (next: CmaHome) => form.set('home', next);

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={comp === undefined ? 'A sale of your own' : 'Change the sale you entered'}
      description="It is marked as entered by hand in the report."
      footer={<SubmitButton of={form}>{comp === undefined ? 'Add the sale' : 'Save the sale'}</SubmitButton>}
    >
      <Form of={form} className="space-y-5">
        <AddressField field={form.group('home')} subject={cma.subject} home={home} onChange={setHome} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <AmountField
            {...form.group('price')}
            label="Sale price"
            prefix="$"
            decimals={2}
            min={1}
            max={MOST_DOLLARS}
            value={price}
            onChange={(next) => form.set('price', next)}
          />
          <Field {...form.field('closeDate')} label="Closed on">
            <TextInput type="date" max={cma.effectiveDate} />
          </Field>
          <AmountField
            label="Concessions"
            hint="Leave empty if not known"
            prefix="$"
            decimals={2}
            max={MOST_DOLLARS}
            value={concessions}
            onChange={(next) => form.set('concessions', next)}
          />
        </div>
        <HomeFields home={home} onChange={(next) => setHome({ ...next, address: home.address })} />
      </Form>
    </Dialog>
  );
}

/** A typed address, or one on record, which brings its location and facts. */
function AddressField({
  field,
  subject,
  home,
  onChange,
}: {
  field: { id: string; error: string | undefined };
  subject: CmaHome;
  home: CmaHome;
  onChange: (home: CmaHome) => void;
}) {
  const { homes, options, isFetching, isFailed } = useRecordedHomes(home.address);
  const meters = metersBetween(subject, home);
  return (
    <Field
      {...field}
      label="Address"
      hint={
        meters === 0
          ? 'Choose it from the public records to use its location and facts; otherwise it gets the location of the home you price'
          : `It’s ${formatNumber(meters / METERS_PER_MILE, 2)} mi from the home you’re pricing`
      }
    >
      <Combobox
        query={home.address}
        onQueryChange={(address) => onChange({ ...home, address: address.slice(0, MOST_LETTERS.address) })}
        loading={isFetching}
        options={options}
        onSelect={({ value }) => {
          const recorded = homes.find(({ parcelId }) => String(parcelId) === value)?.home;
          if (recorded != null) onChange(recorded);
        }}
        emptyText={`${isFailed ? 'Addresses could not be looked up.' : 'Not in the public records.'} You can enter it anyway.`}
      />
    </Field>
  );
}

function toDollars(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}
