import { SELLING_ROUTE_NAMES } from '#domains/proceeds/contract.ts';
import { Button } from '#ui/button.tsx';
import { RadioCard } from '#ui/radio-card.tsx';

interface RouteChoiceProps {
  /** Null while the seller leans to none. */
  route: string | null;
  disabled?: boolean;
  onChange: (route: string | null) => void;
}

/** Which way of selling somebody leans to: all look alike, and none is chosen for them. */
export function RouteChoice({ route, disabled = false, onChange }: RouteChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-3 font-medium text-ink">Which way are you leaning?</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {Object.entries(SELLING_ROUTE_NAMES).map(([key, name]) => (
          <RadioCard key={key} name="route" value={key} label={name} checked={route === key} onChange={() => onChange(key)} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">
          It highlights the help and papers most people use that way. It doesn’t commit you to anything, and you can change it
          anytime.
        </p>
        {route === null ? null : (
          <Button size="small" variant="secondary" onClick={() => onChange(null)}>
            Leave it open
          </Button>
        )}
      </div>
    </fieldset>
  );
}
