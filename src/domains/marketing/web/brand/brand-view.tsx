import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PICTURE_TYPES } from '#lib/picture-types.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { sendFile } from '#platform/web/send-file.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  type BrandKitAnswer,
  type BrandKit,
  brandKitSchema,
  listMaterials,
  removeLogo,
  saveBrandKit,
  saveLogo,
} from '../../contract.ts';
import { brandKitOptions, logoOptions } from '../api.ts';
import { ColorField } from './color-field.tsx';

/** How somebody appears on their materials. */
export function BrandView() {
  return (
    <Loaded
      query={useQuery(brandKitOptions())}
      pending={<SkeletonFields fields={7} />}
      className="mt-8"
      failed="We couldn’t load your brand kit"
    >
      {(brand) => (
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <BrandForm brand={brand} />
          <LogoCard brand={brand} />
        </div>
      )}
    </Loaded>
  );
}

const ROLES = [
  { value: 'owner', label: 'The owner, who sells without an agent' },
  { value: 'agent', label: 'A licensed agent' },
  { value: 'broker', label: 'A broker' },
];

const CHOOSES_TAB = ['tab'] as const;

function BrandForm({ brand }: { brand: BrandKitAnswer }) {
  const client = useQueryClient();
  const { hasLogo: _hasLogo, isSaved: _isSaved, advice: _advice, ...start } = brand;
  const form = useForm({
    schema: brandKitSchema,
    start: start satisfies BrandKit,
    send: (body) => browserApi.call(saveBrandKit, { body }),
    answered: (answer) => showAnswer(client, brandKitOptions(), answer),
    refreshes: [listMaterials, { path: '/api/marketing-materials/{id}' }, { path: '/api/own-listings/{id}/marketing-options' }],
    done: { title: 'Saved. Existing materials are now outdated.' },
    guards: CHOOSES_TAB,
  });
  const { values } = form;
  const isOwner = values.role === 'owner';
  return (
    <Card>
      <CardHeader
        level={2}
        title="How you appear"
        description="This appears on every material you make. Anything you leave blank is left out."
      />
      <Form of={form} className="grid gap-4">
        <Field {...form.field('role')} label="You are">
          <Select options={ROLES} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('displayName')} label="Name" hint={isOwner ? undefined : 'As it is licensed'}>
            <TextInput autoComplete="name" />
          </Field>
          <Field {...form.field('phone')} label="Phone">
            <TextInput type="tel" autoComplete="tel" />
          </Field>
          <Field {...form.field('email')} label="Email">
            <TextInput type="email" autoComplete="email" />
          </Field>
          <Field {...form.field('website')} label="Website">
            <TextInput />
          </Field>
        </div>
        {isOwner ? (
          <p className="text-sm text-ink-soft">
            Owners don’t need a license or brokerage on their materials. Agents and brokers do; the home’s state decides which.
          </p>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2" hidden={isOwner}>
          <Field {...form.field('brokerageName')} label="Brokerage" hint="As it is licensed">
            <TextInput />
          </Field>
          <Field {...form.field('licenseNumber')} label="License number">
            <TextInput />
          </Field>
          <Field {...form.field('brokeragePhone')} label="Brokerage phone">
            <TextInput type="tel" />
          </Field>
          <Field {...form.field('brokerageAddress')} label="Brokerage address">
            <TextInput />
          </Field>
        </div>
        <Field {...form.field('returnAddress')} label="Return address" hint="For the address side of postcards">
          <TextArea rows={3} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <ColorField
            {...form.field('primaryColor')}
            label="Main color"
            value={values.primaryColor}
            onChange={(color) => form.set('primaryColor', color)}
            kind="primary"
            other={values.accentColor}
          />
          <ColorField
            {...form.field('accentColor')}
            label="Accent color"
            value={values.accentColor}
            onChange={(color) => form.set('accentColor', color)}
            kind="accent"
            other={values.primaryColor}
          />
        </div>
        <Checkbox
          {...form.tick('showsEqualHousing')}
          label="Show the equal-housing mark"
          hint="Recommended on everything that advertises a home"
        />
        <div>
          <SubmitButton of={form}>Save the brand kit</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function LogoCard({ brand }: { brand: BrandKitAnswer }) {
  const client = useQueryClient();
  const [stamp, setStamp] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const options = {
    answered: (answer: BrandKitAnswer | null) => {
      setStamp((count) => count + 1);
      return answer === null ? undefined : showAnswer(client, brandKitOptions(), answer);
    },
    refreshes: [listMaterials],
  };
  const send = useWrite((file: File) => sendFile(saveLogo, { file }), {
    ...options,
    nameOf: ({ name, size }) => `${name} ${size}`,
    failureTitle: 'The logo wasn’t saved',
    done: { title: 'Logo saved' },
  });
  const remove = useWrite(removeLogo, { ...options, done: { title: 'Logo removed' } });
  return (
    <Card>
      <CardHeader
        level={2}
        title="Logo"
        description="JPEG, PNG or WebP; 1000 pixels wide on a transparent background works best."
      />
      {brand.hasLogo ? (
        <Logo stamp={String(stamp)} />
      ) : (
        <p className="text-sm text-ink-soft">Your materials look fine without one.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <FilePicker ref={input} label="Logo file" accept={PICTURE_TYPES.join(',')} onFiles={([file]) => void send.run(file)} />
        <Button variant="secondary" size="small" busy={send.isBusy} onClick={() => input.current?.click()}>
          {brand.hasLogo ? 'Choose another logo' : 'Choose a logo'}
        </Button>
        {brand.hasLogo ? (
          <Button variant="quiet" size="small" busy={remove.isBusy} onClick={() => void remove.run()}>
            Remove
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function Logo({ stamp }: { stamp: string }) {
  const { data } = useQuery(logoOptions(stamp));
  return data == null ? (
    <Skeleton className="h-24 w-full" />
  ) : (
    <img
      src={data}
      alt="Your logo"
      width={240}
      height={120}
      className="max-h-24 w-auto rounded-control border border-line object-contain p-2"
    />
  );
}
