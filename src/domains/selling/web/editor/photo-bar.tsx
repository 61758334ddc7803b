import { formatCount } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { ROOMS } from '../../model/lookups.ts';

interface PhotoBarProps {
  /** How many photos are chosen, and how many there are. */
  chosen: number;
  total: number;
  isBusy: boolean;
  onChooseAll: (isAll: boolean) => void;
  onTag: (room: string) => void;
  onRemove: () => void;
}

/** Does one thing with several photos. */
export function PhotoBar({ chosen, total, isBusy, onChooseAll, onTag, onRemove }: PhotoBarProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Checkbox
        label="Choose all"
        checked={chosen === total}
        indeterminate={chosen > 0 && chosen < total}
        onChange={(event) => onChooseAll(event.target.checked)}
      />
      {chosen === 0 ? null : (
        <>
          <span className="text-sm text-ink-soft">{formatCount(chosen, 'photo')} chosen</span>
          <Select
            compact
            aria-label="What the chosen photos show"
            className="max-w-56"
            placeholder="They all show…"
            disabled={isBusy}
            options={ROOMS.map((room) => ({ value: room, label: room }))}
            value=""
            onChange={(event) => event.target.value !== '' && onTag(event.target.value)}
          />
          <Button size="small" variant="secondary" busy={isBusy} onClick={onRemove}>
            Remove them
          </Button>
        </>
      )}
    </div>
  );
}
