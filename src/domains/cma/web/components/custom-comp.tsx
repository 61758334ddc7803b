import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { putComp, type Cma } from '../../contract.ts';
import { useChange } from '../api.ts';
import { HomeFields } from './home-fields.tsx';

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
  const [price, setPrice] = useState('');
  const [closeDate, setCloseDate] = useState(cma.effectiveDate);
  const [concessions, setConcessions] = useState('');
  const formId = useId();
  const cents = toCents(price);
  const isUsable =
    home.address.trim() !== '' && cents !== null && cents > 0 && closeDate !== '' && closeDate <= cma.effectiveDate;

  async function save() {
    if (!isUsable) return;
    const custom = {
      home: { ...home, address: home.address.trim() },
      priceCents: cents,
      concessionsCents: concessions.trim() === '' ? null : toCents(concessions),
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
          <Field label="Sale price">
            <TextInput prefix="$" inputMode="numeric" value={price} onChange={(event) => setPrice(event.target.value)} />
          </Field>
          <Field label="Closed on">
            <TextInput
              type="date"
              max={cma.effectiveDate}
              value={closeDate}
              onChange={(event) => setCloseDate(event.target.value)}
            />
          </Field>
          <Field label="Concessions" hint="Leave empty if not known">
            <TextInput
              prefix="$"
              inputMode="numeric"
              value={concessions}
              onChange={(event) => setConcessions(event.target.value)}
            />
          </Field>
        </div>
        <HomeFields home={home} onChange={(next) => setHome({ ...next, address: home.address })} />
      </form>
    </Dialog>
  );
}

/** Typed dollars as cents; null where that is no amount. */
export function toCents(text: string): number | null {
  const figures = text.replaceAll(/[$,\s]/g, '').replace('−', '-');
  const dollars = Number(figures);
  return figures === '' || !Number.isFinite(dollars) ? null : Math.round(dollars * 100);
}
