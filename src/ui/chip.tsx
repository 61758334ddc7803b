import { Check, X } from '#ui/icons/index.ts';
import type { LineIcon } from '#ui/line-icon.tsx';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

const shape = 'inline-flex max-w-full min-h-9 items-center rounded-full border text-sm font-medium pointer-coarse:min-h-control';

export interface ToggleChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  icon?: LineIcon | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A filter that is on or off. */
export function ToggleChip({ pressed, onPressedChange, icon: Icon, disabled, className, children }: ToggleChipProps) {
  const Mark = pressed ? Check : Icon;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
      className={cn(
        shape,
        'gap-1.5 px-3.5 disabled:opacity-50',
        pressed ? 'border-brand bg-brand-tint text-brand' : 'border-line bg-surface text-ink hover:border-line-strong',
        className,
      )}
    >
      {Mark ? <Mark aria-hidden="true" className="size-4 shrink-0" /> : null}
      <span className="truncate">{children}</span>
    </button>
  );
}

export interface ActionChipProps {
  onPress: () => void;
  /** `warning` for something the reader must know, `open` for unfinished things. */
  tone?: 'neutral' | 'warning' | 'open' | undefined;
  children: ReactNode;
}

/** Says something short; a press tells the rest. */
export function ActionChip({ onPress, tone = 'neutral', children }: ActionChipProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cn(
        shape,
        'px-3.5 hover:border-ink',
        tone === 'warning' ? 'border-warning bg-surface text-warning' : 'border-line text-ink',
        tone === 'open' && 'border-dashed border-line-strong',
      )}
    >
      <span className="truncate">{children}</span>
    </button>
  );
}

export interface RemovableChipProps {
  /** The words on the chip; its button is called "Remove" and these words. */
  label: string;
  onRemove: () => void;
  /** Makes the words a button, to edit what the chip says. */
  onEdit?: (() => void) | undefined;
  /** `warning` for words that were not understood. */
  tone?: 'neutral' | 'warning' | undefined;
  className?: string | undefined;
}

/** A choice that was made and can be taken back. */
export function RemovableChip({ label, onRemove, onEdit, tone = 'neutral', className }: RemovableChipProps) {
  return (
    <span
      className={cn(
        shape,
        tone === 'warning' ? 'border-dashed border-warning bg-surface text-warning' : 'border-line bg-sunken text-ink',
        className,
      )}
    >
      {onEdit ? (
        <button
          type="button"
          onClick={onEdit}
          className="min-h-9 truncate rounded-full pl-3.5 underline decoration-dotted underline-offset-4 hover:decoration-solid pointer-coarse:min-h-control"
        >
          {label}
        </button>
      ) : (
        <span className="truncate pl-3.5">{label}</span>
      )}
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="flex size-9 shrink-0 items-center justify-center rounded-full hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
