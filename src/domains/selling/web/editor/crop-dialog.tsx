import { useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RotateCw } from '#ui/icons/index.ts';
import { NumberBox } from '#ui/number-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { OwnPhoto, PhotoCut } from '../../contract.ts';
import { wholePhotoUrl } from '../api.ts';
import { CropFrame } from './crop-frame.tsx';
import {
  type Crop,
  fitAspect,
  isWhole,
  setSide,
  type Size,
  SMALLEST_SHARE,
  turnCrop,
  type Turn,
  WHOLE,
} from './crop-geometry.ts';

interface CropDialogProps {
  photo: OwnPhoto;
  name: string;
  onClose: () => void;
  /** Resolves to undefined if it failed, which has been said. */
  onCut: (cut: PhotoCut) => Promise<unknown>;
}

const ASPECTS = { free: undefined, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9 } as const;
type Aspect = keyof typeof ASPECTS;
const ASPECT_NAMES: readonly Aspect[] = ['free', '4:3', '3:2', '16:9'];

const SIDES: readonly { side: keyof Crop; label: string }[] = [
  { side: 'x', label: 'From the left' },
  { side: 'y', label: 'From the top' },
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
];

const nextTurn = (turn: Turn): Turn => (turn === 270 ? 0 : turn === 180 ? 270 : turn === 90 ? 180 : 90);

/** Turns and crops a photo, by pointer or by numbers. The whole picture is kept. */
export function CropDialog({ photo, name, onClose, onCut }: CropDialogProps) {
  const [turn, setTurn] = useState<Turn>(photo.cut.turn);
  const [crop, setCrop] = useState<Crop>(photo.cut.crop ?? WHOLE);
  const [aspectName, setAspectName] = useState<Aspect>('free');
  const [upright, setUpright] = useState<Size>();
  const aspect = ASPECTS[aspectName];
  const size = upright && (turn % 180 === 0 ? upright : { width: upright.height, height: upright.width });

  // Where it was not saved, the list of photos has said so.
  const { run: save, isBusy } = useWrite(onCut, { tells: 'nobody', answered: (answer) => answer !== undefined && onClose() });

  function turnOnce() {
    setTurn(nextTurn(turn));
    const turned = turnCrop(crop);
    setCrop(aspect === undefined || size === undefined ? turned : fitAspect(turned, aspect, flip(size)));
  }

  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title="Crop and rotate"
      footer={
        <>
          {photo.cuts > 0 && (photo.cut.turn !== 0 || photo.cut.crop !== null) ? (
            <Button variant="quiet" disabled={isBusy} onClick={() => void save({ turn: 0, crop: null })}>
              Back to the whole picture
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={isBusy}
            disabled={size === undefined}
            onClick={() => void save({ turn, crop: isWhole(crop) ? null : roundCrop(crop) })}
          >
            Save
          </Button>
        </>
      }
    >
      <CropFrame
        src={wholePhotoUrl(photo.id)}
        name={name}
        turn={turn}
        crop={crop}
        aspect={aspect}
        size={size}
        onSize={setUpright}
        onCrop={setCrop}
      />
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <SegmentedControl
          legend="Shape"
          segments={ASPECT_NAMES.map((value) => ({ value, label: value === 'free' ? 'Free' : value }))}
          value={aspectName}
          onValueChange={(next) => {
            setAspectName(next);
            const wanted = ASPECTS[next];
            if (wanted !== undefined && size !== undefined) setCrop(fitAspect(crop, wanted, size));
          }}
        />
        <Button variant="secondary" onClick={turnOnce}>
          <RotateCw aria-hidden="true" className="size-4.5" />
          Rotate by 90°
        </Button>
        <Button variant="quiet" disabled={isWhole(crop)} onClick={() => resetCrop()}>
          Take all of it
        </Button>
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-medium">The part to show, in percent of the picture</legend>
        <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {SIDES.map(({ side, label }) => (
            <div key={side}>
              <span aria-hidden="true" className="mb-1 block text-sm text-ink-soft">
                {label}
              </span>
              <NumberBox
                label={label}
                suffix="%"
                min={side === 'x' || side === 'y' ? 0 : SMALLEST_SHARE * 100}
                max={100}
                clamped
                disabled={size === undefined}
                value={Math.round(crop[side] * 100)}
                onCommit={(percent) => {
                  if (size !== undefined) setCrop(setSide(crop, side, { value: percent / 100, aspect, size }));
                }}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 text-sm text-ink-soft">
        Cropping and rotating don’t need a label. We keep the whole picture, so you can come back to it.
      </p>
    </Dialog>
  );

  function resetCrop() {
    setAspectName('free');
    setCrop(WHOLE);
  }
}

const flip = ({ width, height }: Size): Size => ({ width: height, height: width });

const PRECISION = 10_000;
const round = (share: number) => Math.round(share * PRECISION) / PRECISION;

function roundCrop({ x, y, width, height }: Crop): Crop {
  const [left, top] = [round(x), round(y)];
  return { x: left, y: top, width: Math.min(round(width), 1 - left), height: Math.min(round(height), 1 - top) };
}
