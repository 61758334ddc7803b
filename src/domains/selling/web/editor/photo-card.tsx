import { lazy, Suspense, useRef, useState } from 'react';
import { CopyFindings } from '#domains/compliance/web/index.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ArrowLeft, ArrowRight, Crop, Pencil, Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ALTERATIONS, type OwnPhoto, type PhotoCut } from '../../contract.ts';
import { ROOMS } from '../../model/lookups.ts';
import { cn } from '#ui/class-names.ts';
import { useOrderedDrag } from '#ui/use-ordered-drag.ts';
import { photoUrl } from '../api.ts';
import { FlagList } from './flag-list.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** What people say of a photo. */
export type PhotoChange = Partial<
  Pick<OwnPhoto, 'kind' | 'room' | 'caption' | 'altText' | 'alterations' | 'originalId' | 'isRemoved'>
>;

interface PhotoCardProps {
  photo: OwnPhoto;
  at: number;
  photos: readonly OwnPhoto[];
  disabled: boolean;
  onMove: (to: number) => void;
  /** Another photo is dropped on this one. */
  onDropped: (photoId: string) => void;
  onChange: (change: PhotoChange) => Promise<unknown>;
  onCut: (cut: PhotoCut) => Promise<unknown>;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Two letters of each state whose law the words follow. */
  states: readonly string[];
}

/** One picture with its position, its room and its labels. */
export function PhotoCard({
  photo,
  at,
  photos,
  disabled,
  onMove,
  onDropped,
  onChange,
  onCut,
  isChosen,
  onChoose,
  states,
}: PhotoCardProps) {
  const [open, setOpen] = useState<'words' | 'crop'>();
  const { ref, isLifted, isOver } = useOrderedDrag(photo.id, { kind: 'photo', disabled, onDropped });
  const close = () => setOpen(undefined);
  const name = photo.caption ?? photo.room ?? `Photo ${at + 1}`;
  const isOriginal = photos.some(({ originalId }) => originalId === photo.id);
  return (
    <li
      ref={ref}
      className={cn(
        'rounded-card border bg-surface',
        isOver ? 'border-brand outline-2 outline-brand' : 'border-line',
        isLifted && 'opacity-50',
        !disabled && 'cursor-grab',
      )}
    >
      <img
        src={photoUrl(photo, 480)}
        draggable={false}
        alt={photo.altText ?? name}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className="aspect-[3/2] w-full rounded-t-card bg-sunken object-cover"
      />
      <div className="p-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="font-medium text-ink">{name}</span>
          {at === 0 ? <Badge tone="brand">Cover</Badge> : null}
          {photo.alterations.length > 0 ? <Badge tone="warning">Altered</Badge> : null}
          {isOriginal ? <Badge>Original</Badge> : null}
        </p>
        <FlagList flags={photo.flags} photos={photos} />
        {disabled ? null : (
          <Checkbox
            className="mt-1"
            label={
              <>
                Choose<span className="sr-only"> {name}</span>
              </>
            }
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        {disabled ? null : (
          <div className="mt-2 flex flex-wrap gap-1">
            <IconButton icon={ArrowLeft} label={`Move ${name} forward`} idle={at === 0} onClick={() => onMove(at - 1)} />
            <IconButton
              icon={ArrowRight}
              label={`Move ${name} back`}
              idle={at === photos.length - 1}
              onClick={() => onMove(at + 1)}
            />
            {/* Once pressed it is gone, and the focus goes to what stands after it: not to what removes the photo. */}
            {at === 0 ? null : (
              <Button size="small" variant="quiet" onClick={() => onMove(0)} aria-label={`Make cover: ${name}`}>
                Make cover
              </Button>
            )}
            <IconButton icon={Pencil} label={`Name and label ${name}`} onClick={() => setOpen('words')} />
            <IconButton icon={Crop} label={`Crop and rotate ${name}`} onClick={() => setOpen('crop')} />
            <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => void onChange({ isRemoved: true })} />
          </div>
        )}
      </div>
      {open === 'crop' ? (
        <Suspense fallback={null}>
          <CropDialog photo={photo} name={name} onClose={close} onCut={onCut} />
        </Suspense>
      ) : null}
      {open === 'words' ? (
        <PhotoDialog
          photo={photo}
          others={photos.filter(({ id, alterations }) => id !== photo.id && alterations.length === 0)}
          onClose={close}
          onChange={onChange}
          states={states}
        />
      ) : null}
    </li>
  );
}

interface PhotoDialogProps extends Pick<PhotoCardProps, 'photo' | 'onChange' | 'states'> {
  others: readonly OwnPhoto[];
  onClose: () => void;
}

function PhotoDialog({ photo, others, onClose, onChange, states }: PhotoDialogProps) {
  const caption = useRef<HTMLInputElement>(null);
  const form = useForm({
    start: {
      room: photo.room ?? '',
      caption: photo.caption ?? '',
      altText: photo.altText ?? '',
      isFloorPlan: photo.kind === 'Floor Plan',
      alterations: photo.alterations,
      originalId: photo.originalId ?? '',
    },
    guards: true,
    send: (_values, _key, { isFloorPlan, ...changed }) =>
      onChange(isFloorPlan === undefined ? changed : { ...changed, kind: isFloorPlan ? 'Floor Plan' : 'Photo' }),
    // Where it was not saved, the list has said so, and the words stay here.
    answered: (answer) => (answer === undefined ? undefined : onClose()),
  });
  const { alterations } = form.values;
  return (
    <FormDialog of={form} onClose={onClose} title="Name and label this photo" button="Save" className="grid gap-5">
      <Field {...form.field('room')} label="What it shows">
        <Select placeholder="Not given" options={ROOMS.map((room) => ({ value: room, label: room }))} />
      </Field>
      <Field {...form.field('caption')} label="Caption" hint="Buyers read it beneath the photo">
        <TextInput ref={caption} maxLength={MOST_LETTERS.caption} />
      </Field>
      <CopyFindings text={form.values.caption} field={caption} kind="caption" states={states} />
      <Field
        {...form.field('altText')}
        label="For those who can’t see it"
        hint="What the photo shows, read aloud instead of it. Left empty, the caption or the room is read"
      >
        <TextInput maxLength={MOST_LETTERS.altText} />
      </Field>
      <Checkbox {...form.tick('isFloorPlan')} label="This is a floor plan" />
      <FieldGroup
        legend="What was altered"
        hint="Exposure, white balance and cropping don’t need a label. Everything else gets a label, and the original appears next to it."
      >
        {ALTERATIONS.map((alteration) => (
          <Checkbox
            key={alteration}
            label={alteration}
            checked={alterations.includes(alteration)}
            onChange={(event) =>
              form.set(
                'alterations',
                ALTERATIONS.filter((one) => (one === alteration ? event.target.checked : alterations.includes(one))),
              )
            }
          />
        ))}
      </FieldGroup>
      {alterations.length === 0 ? null : (
        <Field {...form.field('originalId')} label="Its original" hint="Add the untouched photo to the listing first">
          <Select
            placeholder="Choose the original"
            options={others.map((other, at) => ({ value: other.id, label: other.caption ?? other.room ?? `Photo ${at + 1}` }))}
          />
        </Field>
      )}
    </FormDialog>
  );
}
