import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ArrowLeft, ArrowRight, Pencil, Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ALTERATIONS, type OwnPhoto } from '../../contract.ts';
import { ROOMS } from '../../model/lookups.ts';
import { photoUrl } from '../api.ts';
import { FlagList } from './flag-list.tsx';

type PhotoChange = Partial<Omit<OwnPhoto, 'id' | 'width' | 'height' | 'flags'>>;

interface PhotoCardProps {
  photo: OwnPhoto;
  at: number;
  photos: readonly OwnPhoto[];
  disabled: boolean;
  onMove: (to: number) => void;
  onChange: (change: PhotoChange) => Promise<unknown>;
}

/** One picture with its position, its room and its labels. */
export function PhotoCard({ photo, at, photos, disabled, onMove, onChange }: PhotoCardProps) {
  const [isOpen, setOpen] = useState(false);
  const name = photo.caption ?? photo.room ?? `Photo ${at + 1}`;
  const isOriginal = photos.some(({ originalId }) => originalId === photo.id);
  return (
    <li className="rounded-card border border-line bg-surface">
      <img
        src={photoUrl(photo.id, 480)}
        alt={name}
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
          <div className="mt-2 flex flex-wrap gap-1">
            <IconButton icon={ArrowLeft} label={`Move ${name} forward`} disabled={at === 0} onClick={() => onMove(at - 1)} />
            <IconButton
              icon={ArrowRight}
              label={`Move ${name} back`}
              disabled={at === photos.length - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton icon={Pencil} label={`Name and label ${name}`} onClick={() => setOpen(true)} />
            <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => void onChange({ isRemoved: true })} />
            {at === 0 ? null : (
              <Button size="small" variant="quiet" onClick={() => onMove(0)}>
                Make cover
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen ? (
        <PhotoDialog
          photo={photo}
          others={photos.filter(({ id, alterations }) => id !== photo.id && alterations.length === 0)}
          onClose={() => setOpen(false)}
          onChange={onChange}
        />
      ) : null}
    </li>
  );
}

interface PhotoDialogProps {
  photo: OwnPhoto;
  others: readonly OwnPhoto[];
  onClose: () => void;
  onChange: (change: PhotoChange) => Promise<unknown>;
}

function PhotoDialog({ photo, others, onClose, onChange }: PhotoDialogProps) {
  const [next, setNext] = useState<PhotoChange>({});
  const shown = { ...photo, ...next };
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const answer = await onChange(next);
    setBusy(false);
    if (answer !== undefined) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Name and label this photo"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="What it shows">
          <Select
            placeholder="Not given"
            options={ROOMS.map((room) => ({ value: room, label: room }))}
            value={shown.room ?? ''}
            onChange={(event) => setNext({ ...next, room: event.target.value })}
          />
        </Field>
        <Field label="Caption" hint="Screen readers read it aloud, too">
          <TextInput
            maxLength={200}
            value={shown.caption ?? ''}
            onChange={(event) => setNext({ ...next, caption: event.target.value })}
          />
        </Field>
        <Checkbox
          label="This is a floor plan"
          checked={shown.kind === 'Floor Plan'}
          onChange={(event) => setNext({ ...next, kind: event.target.checked ? 'Floor Plan' : 'Photo' })}
        />
        <FieldGroup
          legend="What was altered"
          hint="Exposure, white balance and cropping need no label. Everything else gets a label, and the original appears next to it."
        >
          {ALTERATIONS.map((alteration) => (
            <Checkbox
              key={alteration}
              label={alteration}
              checked={shown.alterations.includes(alteration)}
              onChange={(event) =>
                setNext({
                  ...next,
                  alterations: ALTERATIONS.filter((one) =>
                    one === alteration ? event.target.checked : shown.alterations.includes(one),
                  ),
                })
              }
            />
          ))}
        </FieldGroup>
        {shown.alterations.length === 0 ? null : (
          <Field label="Its original" hint="Add the untouched photo to the listing first">
            <Select
              placeholder="Choose the original"
              options={others.map((other, at) => ({ value: other.id, label: other.caption ?? other.room ?? `Photo ${at + 1}` }))}
              value={shown.originalId ?? ''}
              onChange={(event) => setNext({ ...next, originalId: event.target.value })}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
