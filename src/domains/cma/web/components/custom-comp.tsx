import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MOST_CENTS, putComp, type Cma } from '../../contract.ts';
import { useChange } from '../api.ts';
import { HomeFields } from './home-fields.tsx';

const MOST_DOLLARS = MOST_CENTS / 100;

/** A sale that no record here knows, with its facts entered by hand; it starts from those of the home to be priced. */
export function CustomComp({ cma }: { cma: Cma }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" /> Enter a sale by hand
      </Button>
      {isOpen ? <CustomDialog cma={cma} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CustomDialog({ cma, onClose }: { cma: Cma; onClose: () => void }) {
  const { change, isBusy } = useChange(cma.id);
  const [home, setHome] = useState({ ...cma.subject, address: '' });
  const [price, setPrice] = useState<number | null>(null);
  const [closeDate, setCloseDate] = useState(cma.effectiveDate);
  const [concessions, setConcessions] = useState<number | null>(null);
  const formId = useId();
  const isUsable = home.address.trim() !== '' && price !== null && closeDate !== '' && closeDate <= cma.effectiveDate;

  async function save() {
    if (!isUsable) return;
    const custom = {
      home: { ...home, address: home.address.trim() },
      priceCents: Math.round(price * 100),
      concessionsCents: concessions === null ? null : Math.round(concessions * 100),
      contractDate: null,
      closeDate,
      listPriceCents: null,
      originalListPriceCents: null,
      listedOn: null,
      days: null,
      priorSale: null,
    };
    const key = `custom:${crypto.randomUUID()}`;
    if (await change(() => browserApi.call(putComp, { params: { id: cma.id, key }, body: { custom } }))) onClose();
  }

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title="A sale of your own"
      description="It is placed where the home to be priced lies, and marked as entered by hand in the report."
      footer={
        <Button type="submit" form={formId} busy={isBusy} disabled={!isUsable}>
          Add the sale
        </Button>
      }
    >
      <form
        id={formId}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <Field label="Address">
          <TextInput
            value={home.address}
            maxLength={200}
            onChange={(event) => setHome({ ...home, address: event.target.value })}
          />
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <AmountField label="Sale price" prefix="$" decimals={2} min={1} max={MOST_DOLLARS} value={price} onChange={setPrice} />
          <Field label="Closed on">
            <TextInput
              type="date"
              max={cma.effectiveDate}
              value={closeDate}
              onChange={(event) => setCloseDate(event.target.value)}
            />
          </Field>
          <AmountField
            label="Concessions"
            hint="Leave empty if not known"
            prefix="$"
            decimals={2}
            max={MOST_DOLLARS}
            value={concessions}
            onChange={setConcessions}
          />
        </div>
        <HomeFields home={home} onChange={(next) => setHome({ ...next, address: home.address })} />
      </form>
    </Dialog>
  );
}
