import { lazy, Suspense, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { AmountField, DollarField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type OwnVendor, saveArea } from '../../contract.ts';
import { MOST_MILES } from '../../model/service-area.ts';
import type { PartProps } from './part-props.ts';
import { useAnswered } from './use-save-part.ts';

const DrawArea = lazy(async () => ({ default: (await import('./draw-area.tsx')).DrawArea }));

type Form = OwnVendor['area'];
type Kind = NonNullable<Form['area']>['kind'];
const KINDS: Record<Kind, { label: string; hint: string }> = {
  radius: { label: 'Around your address', hint: 'As the crow flies' },
  zips: { label: 'ZIP codes', hint: 'One by one' },
  drawn: { label: 'Drawn on the map', hint: 'By hand, or corner by corner' },
};

/** Where the vendor works. */
export function AreaPart({ vendor, disabled, onSaved }: PartProps) {
  const [form, setForm] = useState<Form>(() => ({ ...vendor.area, area: vendor.area.area ?? { kind: 'radius', miles: 20 } }));
  const [zips, setZips] = useState(() => (vendor.area.area?.kind === 'zips' ? vendor.area.area.zips.join(', ') : ''));
  const { area } = form;
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));
  const save = useWrite(
    () => {
      const chosen =
        area?.kind === 'zips' ? { kind: 'zips' as const, zips: zips.split(/[\s,;]+/).filter((zip) => zip !== '') } : area;
      return browserApi.call(saveArea, {
        body: { ...form, area: chosen ?? { kind: 'radius', miles: 20 }, version: vendor.version },
      });
    },
    { tells: 'page', ...useAnswered(onSaved, { form, zips }) },
  );
  if (vendor.base === null) return <p className="text-ink-soft">Add your address first: we measure areas from there.</p>;
  return (
    <div className="max-w-2xl space-y-6">
      <FieldGroup legend="Where you work" layout="grid">
        {(Object.keys(KINDS) as Kind[]).map((kind) => (
          <RadioCard
            key={kind}
            name="area"
            value={kind}
            {...KINDS[kind]}
            disabled={disabled}
            checked={area?.kind === kind}
            onChange={() =>
              change({
                area: kind === 'radius' ? { kind, miles: 20 } : kind === 'zips' ? { kind, zips: [] } : { kind, ring: [] },
              })
            }
          />
        ))}
      </FieldGroup>
      {area?.kind === 'radius' ? (
        <AmountField
          label="How far"
          suffix="miles"
          min={1}
          max={MOST_MILES}
          value={area.miles}
          onChange={(miles) => change({ area: { kind: 'radius', miles: miles ?? 20 } })}
        />
      ) : area?.kind === 'zips' ? (
        <Field label="ZIP codes" hint="Five digits each, separated by commas or spaces">
          <TextArea rows={3} value={zips} disabled={disabled} onChange={({ target }) => setZips(target.value)} />
        </Field>
      ) : (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <DrawArea base={vendor.base} ring={area?.ring ?? []} onRing={(ring) => change({ area: { kind: 'drawn', ring } })} />
        </Suspense>
      )}
      <FieldGroup legend="How you work">
        <Checkbox
          label="On site"
          checked={form.worksOnSite}
          disabled={disabled}
          onChange={({ target }) => change({ worksOnSite: target.checked })}
        />
        <Checkbox
          label="Remotely, where possible"
          checked={form.worksRemotely}
          disabled={disabled}
          onChange={({ target }) => change({ worksRemotely: target.checked })}
        />
      </FieldGroup>
      <DollarField
        label="Travel fee"
        hint="Leave blank for none"
        value={form.travelFeeCents === null ? null : form.travelFeeCents / 100}
        onChange={(dollars) => change({ travelFeeCents: dollars === null ? null : Math.round(dollars * 100) })}
      />
      <FormFailure text={save.failure} />
      {disabled ? null : (
        <Button busy={save.isBusy} onClick={() => void save.run()}>
          {onSaved === undefined ? 'Save' : 'Save and continue'}
        </Button>
      )}
    </div>
  );
}
