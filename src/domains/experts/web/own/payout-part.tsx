import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PartProps } from './part-props.ts';

/** Money does not pass through here yet. */
export function PayoutPart({ onSaved }: PartProps) {
  return (
    <div className="max-w-2xl space-y-5">
      <Notice title="Nothing to set up yet">
        Clients pay you directly for now: we hold no money and take no bank details. Once payments run through this site, we ask
        you here, and you decide.
      </Notice>
      {onSaved === undefined ? null : <Button onClick={onSaved}>Continue</Button>}
    </div>
  );
}
