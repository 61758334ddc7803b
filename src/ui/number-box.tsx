import { useEffect, useEffectEvent, useId, useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { readFigure } from './read-figure.ts';
import { TextInput } from './text-input.tsx';

export interface NumberBoxProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** May return whether the number was kept. */
  onCommit: (value: number) => void | Promise<boolean>;
  prefix?: string | undefined;
  suffix?: string | undefined;
  disabled?: boolean | undefined;
  /** Moves a number beyond a bound to that bound, for a box beside a track that shows both ends. */
  clamped?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A typed number that counts once the reader leaves the box, or its page, or presses Enter. Text that is not a number, or is
 * out of bounds, stays in the box with the reason below, and the previous number still counts.
 */
export function NumberBox({
  label,
  value,
  min,
  max,
  step = 1,
  onCommit,
  prefix,
  suffix,
  disabled,
  clamped = false,
  className,
}: NumberBoxProps) {
  const errorId = useId();
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);

  function commit() {
    if (draft === undefined) return;
    const typed = readFigure(draft);
    const next = typed !== undefined && clamped ? Math.min(max, Math.max(min, typed)) : typed;
    if (draft.trim() !== '' && (next === undefined || next < min || next > max)) return setRefused(true);
    const answer = next === undefined || next === value ? undefined : onCommit(next);
    if (answer === undefined) return setDraft(undefined);
    // The typed text stays until it counts, and if it could not be kept.
    void answer.then((isKept) => isKept && setDraft((now) => (now === draft ? undefined : now)));
  }

  const leave = useEffectEvent(() => commit());
  useEffect(() => {
    const hide = () => leave();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      leave();
    };
  }, []);

  function change(text: string | undefined) {
    setDraft(text);
    setRefused(false);
  }

  return (
    <div className={className}>
      <TextInput
        prefix={prefix}
        suffix={suffix}
        disabled={disabled}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        value={draft ?? formatNumber(value, 4)}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
          if (event.key === 'Escape' && draft !== undefined) {
            // Escape resets only the box and does not close the dialog around it.
            event.preventDefault();
            change(undefined);
          }
        }}
      />
      {isRefused ? (
        <p id={errorId} role="alert" className="mt-1.5 text-sm text-error">
          {label}: give a number from {formatNumber(min, 4)} to {formatNumber(max, 4)}. We’ll keep using {formatNumber(value, 4)}{' '}
          until then.
        </p>
      ) : null}
    </div>
  );
}
