import { ledgerDay } from '../../model/ledger.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCompactMoney, formatDate } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { readAmount } from '#lib/read-amount.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  addInsurance,
  addLicense,
  categoryOf,
  INSURANCE_KINDS,
  INSURANCE_WORDS,
  insuranceForm,
  licenseForm,
  type OwnVendor,
  removeInsurance,
  removeLicense,
  STATES,
} from '../../contract.ts';
import { ownVendorOptions } from '../api.ts';
import { BackgroundCheck } from './background-check.tsx';
import { Evidence } from './evidence.tsx';
import type { PartProps } from './part-props.ts';
import { CHOOSES_PART } from './use-save-part.ts';

function sayLicenses(services: number, licensed: number): string {
  if (services === 0) return 'Choose your services first: they decide whether you need one.';
  if (licensed === 0) return 'None of your services require one.';
  return 'We look each one up in the register before listing you where the state requires it. The number is enough; a copy can make it faster.';
}

/** Licenses and insurance. What the vendor states counts once somebody here has checked it. */
export function CredentialsPart({ vendor, disabled, onSaved }: PartProps) {
  const licensed = vendor.offers.filter(({ categoryKey }) => categoryOf(categoryKey).license !== null);
  return (
    <div className="max-w-3xl space-y-12">
      <section aria-labelledby="licenses">
        <h3 id="licenses" className="font-sans text-lg font-semibold">
          Licenses
        </h3>
        <p className="mt-1 text-ink-soft">{sayLicenses(vendor.offers.length, licensed.length)}</p>
        <CredentialList
          items={vendor.licenses.map((one) => ({
            id: one.id,
            title: `${categoryOf(one.categoryKey).license?.name ?? 'License'}, ${one.state}, no. ${one.number}`,
            expiresOn: one.expiresOn,
            isVerified: one.isVerified,
            files: one.files,
          }))}
          endpoint="license"
          disabled={disabled}
        />
        {disabled || licensed.length === 0 ? null : <NewLicense key={vendor.licenses.length} vendor={vendor} />}
      </section>
      <section aria-labelledby="insurance">
        <h3 id="insurance" className="font-sans text-lg font-semibold">
          Insurance
        </h3>
        <p className="mt-1 text-ink-soft">You don’t need it to be listed. Clients see what you have and whether we checked it.</p>
        <CredentialList
          items={vendor.insurance.map((one) => ({
            id: one.id,
            title: `${INSURANCE_WORDS[one.kind]}, ${one.carrier}, up to ${formatCompactMoney(one.limitCents)}`,
            expiresOn: one.expiresOn,
            isVerified: one.isVerified,
            files: one.files,
          }))}
          endpoint="insurance"
          disabled={disabled}
        />
        {disabled ? null : <NewInsurance key={vendor.insurance.length} />}
      </section>
      <BackgroundCheck vendor={vendor} />
      {onSaved === undefined ? null : <Button onClick={onSaved}>Continue</Button>}
    </div>
  );
}

interface CredentialListProps {
  items: readonly (Pick<OwnVendor['licenses'][number], 'id' | 'expiresOn' | 'isVerified' | 'files'> & { title: string })[];
  endpoint: 'license' | 'insurance';
  disabled: boolean;
}

function CredentialList({ items, endpoint, disabled }: CredentialListProps) {
  const client = useQueryClient();
  const [today] = useState(() => ledgerDay(new Date()));
  const remove = useWrite(
    (credentialId: string) =>
      browserApi.call(endpoint === 'license' ? removeLicense : removeInsurance, { params: { credentialId } }),
    { answered: (vendor) => showAnswer(client, ownVendorOptions(), { vendor }), done: { title: 'Removed' } },
  );
  if (items.length === 0) return null;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {items.map(({ id, title, expiresOn, isVerified, files }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span className="min-w-0">
            {title}{' '}
            {expiresOn < today ? (
              <Badge tone="error">Ended</Badge>
            ) : isVerified ? (
              <Badge tone="brand">Checked</Badge>
            ) : (
              <Badge>Not checked yet</Badge>
            )}
            <span className="block text-sm text-ink-soft">In force until {formatDate(expiresOn, 'UTC', 'long')}</span>
          </span>
          {disabled ? null : (
            <Button size="small" variant="quiet" busy={remove.underway.includes(id)} onClick={() => void remove.run(id)}>
              Remove<span className="sr-only"> {title}</span>
            </Button>
          )}
          <Evidence credentialId={id} title={title} files={files} disabled={disabled} />
        </li>
      ))}
    </ul>
  );
}

function NewLicense({ vendor }: { vendor: OwnVendor }) {
  const client = useQueryClient();
  const licensed = vendor.offers.filter(({ categoryKey }) => categoryOf(categoryKey).license !== null);
  const [id] = useState(randomUuid);
  const form = useForm({
    guards: CHOOSES_PART,
    schema: licenseForm,
    start: { id, categoryKey: licensed[0]?.categoryKey ?? '', state: vendor.business.state, number: '', expiresOn: '' },
    send: (body) => browserApi.call(addLicense, { body }),
    answered: (answer) => showAnswer(client, ownVendorOptions(), { vendor: answer }),
    done: { title: 'Added' },
  });
  return (
    <Form of={form} label="A new license" className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_5rem_8rem_10.5rem_auto]">
      <Field {...form.field('categoryKey')} label="For" required>
        <Select options={licensed.map(({ categoryKey }) => ({ value: categoryKey, label: categoryOf(categoryKey).plural }))} />
      </Field>
      <Field {...form.field('state')} label="State" required>
        <Select placeholder="–" options={STATES.map((state) => ({ value: state, label: state }))} />
      </Field>
      <Field {...form.field('number')} label="Number" required>
        <TextInput autoComplete="off" />
      </Field>
      <Field {...form.field('expiresOn')} label="In force until" required>
        <TextInput type="date" />
      </Field>
      <SubmitButton of={form} variant="secondary" className="sm:mt-6.5">
        Add
      </SubmitButton>
    </Form>
  );
}

function NewInsurance() {
  const client = useQueryClient();
  const [id] = useState(randomUuid);
  const form = useForm({
    guards: CHOOSES_PART,
    start: { id, kind: 'general-liability', carrier: '', number: '', limit: '1000000', expiresOn: '' },
    schema: {
      safeParse: (values: unknown) => {
        const { limit, ...rest } = values as { limit: string };
        const read = insuranceForm.safeParse({ ...rest, limitCents: Math.round((readAmount(limit) ?? 0) * 100) });
        return read.success
          ? read
          : {
              success: false as const,
              error: {
                issues: read.error.issues.map(({ path, message }) => ({
                  path: path[0] === 'limitCents' ? ['limit'] : path,
                  message,
                })),
              },
            };
      },
    },
    send: (body) => browserApi.call(addInsurance, { body }),
    answered: (answer) => showAnswer(client, ownVendorOptions(), { vendor: answer }),
    done: { title: 'Added' },
  });
  return (
    <Form of={form} label="A new insurance policy" className="mt-4 grid items-start gap-4 sm:grid-cols-3">
      <Field {...form.field('kind')} label="Kind" required>
        <Select options={INSURANCE_KINDS.map((kind) => ({ value: kind, label: INSURANCE_WORDS[kind] }))} />
      </Field>
      <Field {...form.field('carrier')} label="Carrier" required>
        <TextInput />
      </Field>
      <Field {...form.field('number')} label="Policy number" required>
        <TextInput autoComplete="off" />
      </Field>
      <Field {...form.field('limit')} label="Limit in dollars" required>
        <TextInput inputMode="numeric" prefix="$" />
      </Field>
      <Field {...form.field('expiresOn')} label="In force until" required>
        <TextInput type="date" />
      </Field>
      <SubmitButton of={form} variant="secondary" className="sm:mt-6.5 sm:justify-self-start">
        Add
      </SubmitButton>
    </Form>
  );
}
