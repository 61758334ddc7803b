import { reportEvent } from '#domains/analytics/web/index.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { readEditorField } from '#domains/selling/contract.ts';
import { formatNumber } from '#lib/format.ts';
import { readAmount } from '#lib/read-amount.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { enhanceListing, MOST_DESCRIPTION, MOST_TITLE, type UnsupportedClaim } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import type { DevicePhoto } from './photo-check.tsx';
import { EnhancerResult, type GivenFact } from './enhancer-result.tsx';
import { EXAMPLE_LISTING } from './example-listing.ts';

const PhotoCheck = lazy(async () => ({ default: (await import('./photo-check.tsx')).PhotoCheck }));
const RoomChoice = lazy(async () => ({ default: (await import('./room-choice.tsx')).RoomChoice }));
const TakeOver = lazy(async () => ({ default: (await import('./take-over.tsx')).TakeOver }));

const KINDS = [
  'Single Family Residence',
  'Condominium',
  'Townhouse',
  'Duplex',
  'Manufactured Home',
  'Cabin',
  'Farm',
  'Unimproved Land',
];

const FIGURES = [
  { name: 'BedroomsTotal', label: 'Bedrooms' },
  { name: 'BathroomsFull', label: 'Full baths' },
  { name: 'BathroomsHalf', label: 'Half baths' },
  { name: 'LivingArea', label: 'Area (sq ft)' },
  { name: 'LotSizeSquareFeet', label: 'Lot (sq ft)' },
  { name: 'YearBuilt', label: 'Year built' },
  { name: 'StoriesTotal', label: 'Stories' },
  { name: 'GarageSpaces', label: 'Garage spaces' },
] as const;
const TEXTS = [
  { name: 'City', label: 'City' },
  { name: 'StateOrProvince', label: 'State' },
] as const;
export type GivenName = (typeof FIGURES)[number]['name'] | (typeof TEXTS)[number]['name'] | 'PropertySubType';

const NOTHING: Record<GivenName, string> = {
  PropertySubType: '',
  BedroomsTotal: '',
  BathroomsFull: '',
  BathroomsHalf: '',
  LivingArea: '',
  LotSizeSquareFeet: '',
  YearBuilt: '',
  StoriesTotal: '',
  GarageSpaces: '',
  City: '',
  StateOrProvince: '',
};
const START = { title: '', description: '', ...NOTHING, confirmed: [] as GivenFact[], rooms: [] as string[], round: 0 };

/** What is known of a listing before anything is typed. */
export interface KnownListing {
  title: string;
  description: string;
  facts: readonly GivenFact[];
}

const LABELS = Object.fromEntries([...FIGURES, ...TEXTS].map(({ name, label }) => [name, label]));

/** Takes a pasted listing and its facts, and shows what holds and what could be said instead. */
export function Enhancer({ known }: { known?: KnownListing }) {
  const [photos, setPhotos] = useState<readonly DevicePhoto[]>([]);
  const [arePhotosOpen, setPhotosOpen] = useState(false);
  const photoPart = useRef<HTMLDetailsElement>(null);
  const form = useForm({
    start: known === undefined ? START : startOf(known),
    focuses: 'summary',
    labels: LABELS,
    check: (values) => ({
      title: doubtLength(values.title, MOST_TITLE),
      description:
        doubtLength(values.description, MOST_DESCRIPTION) ??
        (values.title.trim() === '' && values.description.trim() === '' && factsOf(values).length === 0
          ? 'Paste a description, or give some facts'
          : undefined),
      ...Object.fromEntries(FIGURES.map(({ name }) => [name, doubtFigure(name, values[name])])),
    }),
    send: (values) =>
      browserApi.call(enhanceListing, {
        body: {
          title: values.title,
          description: values.description,
          facts: factsOf(values),
          rooms: roomsOf(values.rooms, photos),
          round: values.round,
        },
      }),
    answered: () => reportEvent('copy_made'),
  });
  const { answer, values } = form;
  // Somebody may have opened it before the script came.
  useEffect(() => setPhotosOpen(photoPart.current?.open === true), []);
  const result = useRef<HTMLDivElement>(null);
  const isShown = answer !== undefined;
  // The first result is far below the form on a small screen.
  useEffect(() => {
    if (isShown) result.current?.focus();
  }, [isShown]);
  const again = () => form.box.current?.requestSubmit();
  const isEmpty = values.title === '' && values.description === '' && factsOf(values).length === 0;
  const tryExample = () => {
    const { confirmed: _, rooms: __, round: ___, ...texts } = startOf(EXAMPLE_LISTING);
    form.fill(texts);
    again();
  };
  const confirm = ({ proposals }: UnsupportedClaim) => {
    form.fill(Object.fromEntries(figuresOf(proposals).map(({ figure, value }) => [figure.name, String(value)])));
    const others = proposals.filter(({ field }) => FIGURES.every(({ name }) => name !== field));
    if (others.length > 0) form.set('confirmed', [...values.confirmed, ...others.map(({ field, value }) => ({ field, value }))]);
    again();
  };
  return (
    <>
      <Form of={form} label="Paste a listing" className="mt-8 grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <Field {...form.field('title')} label="Title" optional>
            <TextInput />
          </Field>
          <Field {...form.field('description')} label="Description" hint="As shown in the listing">
            <TextArea rows={9} />
          </Field>
        </div>
        <fieldset className="grid content-start gap-4">
          <legend className="mb-4 font-medium">Facts of the home</legend>
          <Field {...form.field('PropertySubType')} label="Kind of home" optional>
            <Select placeholder="Not given" options={KINDS.map((kind) => ({ value: kind, label: kind }))} />
          </Field>
          <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
            {FIGURES.map(({ name, label }) => (
              <Field key={name} {...form.field(name)} label={label}>
                <TextInput inputMode="numeric" />
              </Field>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-4">
            {TEXTS.map(({ name, label }) => (
              <Field key={name} {...form.field(name)} label={label}>
                <TextInput maxLength={MOST_LETTERS.fact} />
              </Field>
            ))}
          </div>
          <RoomsOfPhotos rooms={values.rooms} onChange={(shown) => form.set('rooms', shown)} />
          <p className="text-sm text-ink-soft">
            You confirm below what the description says about floors, kitchen or heating, claim by claim. Leave empty what you do
            not know.
          </p>
        </fieldset>
        <details ref={photoPart} className="lg:col-span-2" onToggle={() => setPhotosOpen(true)}>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
            Check your photos{photos.length === 0 ? '' : `: ${photos.length}`}
          </summary>
          {/* It stays when it is closed again, with what it shows. */}
          {arePhotosOpen ? (
            <Suspense fallback={null}>
              <PhotoCheck photos={photos} kindOfHome={values.PropertySubType} onChange={setPhotos} />
            </Suspense>
          ) : null}
        </details>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-2">
          <SubmitButton of={form} busyText="Checking…">
            Check and write
          </SubmitButton>
          {isEmpty && answer === undefined ? (
            <Button variant="secondary" onClick={tryExample}>
              Try an example
            </Button>
          ) : null}
          <p className="text-sm text-ink-soft">No account needed. We don’t store any of it, or train anything with it.</p>
        </div>
      </Form>
      {answer === undefined ? null : (
        <div ref={result} tabIndex={-1} className="outline-none">
          <EnhancerResult
            answer={answer}
            title={values.title}
            description={values.description}
            confirmed={values.confirmed}
            onConfirm={confirm}
            confirmWords={(claim) => sayChange(values, claim)}
            onTakeBack={(fact) => {
              form.set(
                'confirmed',
                values.confirmed.filter((one) => one !== fact),
              );
              again();
            }}
          >
            <Button
              variant="secondary"
              busy={form.isBusy}
              onClick={() => {
                form.set('round', (values.round + 1) % 1000);
                again();
              }}
            >
              Other wordings
            </Button>
            <div className="mt-8">
              <Suspense fallback={null}>
                <TakeOver title={values.title} description={values.description} facts={factsOf(values)} photos={photos} />
              </Suspense>
            </div>
          </EnhancerResult>
        </div>
      )}
    </>
  );
}

/** What stands above is never changed unseen. */
function sayChange(values: Record<GivenName, string>, { proposals }: UnsupportedClaim): string | undefined {
  const changed = figuresOf(proposals).filter(({ figure, value }) => !['', String(value)].includes(values[figure.name].trim()));
  if (changed.length === 0) return undefined;
  const parts = changed.map(
    ({ figure, value }) => `${figure.label.toLowerCase()} from ${values[figure.name]} to ${String(value)}`,
  );
  return `Change ${parts.join(' and ')}`;
}

interface RoomsOfPhotosProps {
  rooms: readonly string[];
  onChange: (rooms: string[]) => void;
}

function RoomsOfPhotos({ rooms, onChange }: RoomsOfPhotosProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  // Somebody may have opened it before the script came.
  useEffect(() => setOpen(box.current?.open === true), []);
  return (
    <details ref={box} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
        What other photos show{rooms.length === 0 ? '' : `: ${rooms.length}`}
      </summary>
      <p className="mt-1 text-sm text-ink-soft">Choose only what a photo shows, for photos you don’t add below.</p>
      {isOpen ? (
        <Suspense fallback={null}>
          <RoomChoice chosen={rooms} onChange={onChange} />
        </Suspense>
      ) : null}
    </details>
  );
}

/** A limit on the box itself would cut what is pasted, and say nothing. */
const doubtLength = ({ length }: string, most: number): string | undefined =>
  length > most
    ? `Use at most ${formatNumber(most)} characters: these are ${formatNumber(length)}, so take out ${formatNumber(length - most)}`
    : undefined;

/** What is wrong with a figure as it is typed; undefined if nothing is. */
function doubtFigure(name: GivenName, typed: string): string | undefined {
  const amount = readAmount(typed);
  const read = readEditorField(name, amount === undefined ? typed : amount);
  return 'problem' in read ? read.problem : undefined;
}

/** What the photos show, both those that were added and those that were only told of. */
const roomsOf = (told: readonly string[], photos: readonly DevicePhoto[]): string[] => [
  ...new Set([...told, ...photos.flatMap(({ room }) => room ?? [])]),
];

/** Facts with a field of their own go there, the others stand among those that were confirmed. */
function startOf({ title, description, facts }: KnownListing): typeof START {
  const start = { ...START, title, description };
  const confirmed: GivenFact[] = [];
  for (const fact of facts) {
    const name = Object.keys(NOTHING).find((one): one is GivenName => one === fact.field);
    if (name === undefined) confirmed.push(fact);
    else start[name] = String(fact.value);
  }
  return { ...start, confirmed };
}

/** Those of the proposed facts that have a field of their own above. */
const figuresOf = (proposals: UnsupportedClaim['proposals']) =>
  proposals.flatMap(({ field, value }) => {
    const figure = FIGURES.find(({ name }) => name === field);
    return figure === undefined ? [] : [{ figure, value }];
  });

function factsOf(values: typeof START): GivenFact[] {
  const figures = FIGURES.flatMap(({ name }): GivenFact[] => {
    const number = readAmount(values[name]);
    return number == null ? [] : [{ field: name, value: number }];
  });
  const texts = [...TEXTS.map(({ name }) => name), 'PropertySubType' as const].flatMap((name): GivenFact[] =>
    values[name].trim() === '' ? [] : [{ field: name, value: values[name].trim() }],
  );
  return [...figures, ...texts, ...values.confirmed];
}
