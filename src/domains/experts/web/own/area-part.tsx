import { lazy, Suspense } from 'react';
import { useKeptForm } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { AmountField, DollarField } from '#ui/amount-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type OwnVendor, saveArea } from '../../contract.ts';
import { MOST_MILES } from '../../model/service-area.ts';
import { EarlierStep } from './earlier-step.tsx';
import type { PartProps } from './part-props.ts';
import { useAnswered, CHOOSES_PART } from './use-save-part.ts';

const DrawArea = lazy(async () => ({ default: (await import('./draw-area.tsx')).DrawArea }));

type Answers = OwnVendor['area'];
type Kind = NonNullable<Answers['area']>['kind'];
const USUAL_AREA = { kind: 'radius', miles: 20 } as const;
const KINDS: Record<Kind, { label: string; hint: string }> = {
  radius: { label: 'Around your address', hint: 'As the crow flies' },
  zips: { label: 'ZIP codes', hint: 'One by one' },
  drawn: { label: 'Drawn on the map', hint: 'By hand, or corner by corner' },
};

/** Where the vendor works. */
export function AreaPart({ vendor, disabled, onSaved }: PartProps) {
  const start: Answers & { zips: string } = {
    ...vendor.area,
    area: vendor.area.area ?? USUAL_AREA,
    zips: vendor.area.area?.kind === 'zips' ? vendor.area.area.zips.join(', ') : '',
  };
  const form = useForm({
    start,
    guards: CHOOSES_PART,
    check: ({ area: chosen, zips }) => ({ zips: chosen?.kind === 'zips' ? findNoZip(zips) : undefined }),
    send({ zips, area: chosen, ...work }: typeof start) {
      const typed = { kind: 'zips' as const, zips: readZips(zips) };
      const area = chosen?.kind === 'zips' ? typed : (chosen ?? USUAL_AREA);
      return browserApi.call(saveArea, { body: { ...work, area, version: vendor.version } });
    },
    keeps: useKeptForm(`area of ${vendor.id}`, { isOff: disabled }),
    ...useAnswered(onSaved),
  });
  const { area, travelFeeCents } = form.values;
  if (vendor.base === null)
    return (
      <EarlierStep step="business" title="Add your address first">
        We measure the area you work in from there.
      </EarlierStep>
    );
  return (
    <Form of={form} freezes={disabled} className="max-w-2xl space-y-6">
      <FieldGroup
        {...form.group('area')}
        {...(area?.kind === 'zips' && { error: undefined })}
        legend="Where you work"
        layout="grid"
      >
        {(Object.keys(KINDS) as Kind[]).map((kind) => (
          <RadioCard
            key={kind}
            name="kind-of-area"
            value={kind}
            {...KINDS[kind]}
            checked={area?.kind === kind}
            onChange={() =>
              form.set('area', kind === 'radius' ? USUAL_AREA : kind === 'zips' ? { kind, zips: [] } : { kind, ring: [] })
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
          onChange={(miles) => form.set('area', { kind: 'radius', miles: miles ?? USUAL_AREA.miles })}
        />
      ) : area?.kind === 'zips' ? (
        <Field
          {...form.field('zips')}
          label="ZIP codes"
          hint="Five digits each, separated by commas or spaces"
          error={form.problems['zips'] ?? form.problems['area']}
        >
          <TextArea rows={3} value={form.values.zips} onChange={({ target }) => form.set('zips', target.value)} />
        </Field>
      ) : (
        <Suspense fallback={<Skeleton className="h-144 w-full sm:h-128" />}>
          <DrawArea base={vendor.base} ring={area?.ring ?? []} onRing={(ring) => form.set('area', { kind: 'drawn', ring })} />
        </Suspense>
      )}
      <FieldGroup legend="How you work">
        <Checkbox {...form.tick('worksOnSite')} label="On site" />
        <Checkbox {...form.tick('worksRemotely')} label="Remotely, where possible" />
      </FieldGroup>
      <DollarField
        label="Travel fee"
        hasCents
        hint="Leave blank for none"
        value={travelFeeCents === null ? null : travelFeeCents / 100}
        onChange={(dollars) => form.set('travelFeeCents', dollars === null ? null : Math.round(dollars * 100))}
      />
      {disabled ? null : <SubmitButton of={form}>{onSaved === undefined ? 'Save' : 'Save and continue'}</SubmitButton>}
    </Form>
  );
}

const readZips = (typed: string): string[] => typed.split(/[\s,;]+/).filter((zip) => zip !== '');

function findNoZip(typed: string): string | undefined {
  const zips = readZips(typed);
  if (zips.length === 0) return 'Give at least one ZIP code';
  const strange = zips.find((zip) => !/^\d{5}$/.test(zip));
  return strange === undefined ? undefined : `“${strange.slice(0, 20)}” isn’t a five-digit ZIP code`;
}
