import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { formatCount } from '#lib/format.ts';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';
import { controlClasses } from './text-input.tsx';

/** A field that grows with its text ignores its rows, so they are its least height: 24 px a line, and what stands around them. */
const LEAST_HEIGHT = {
  2: 'min-h-17.5',
  3: 'min-h-23.5',
  4: 'min-h-29.5',
  5: 'min-h-35.5',
  6: 'min-h-41.5',
  7: 'min-h-47.5',
  8: 'min-h-53.5',
  9: 'min-h-59.5',
} as const;

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'rows'> {
  className?: string | undefined;
  /** Lines that it is at least high. */
  rows?: keyof typeof LEAST_HEIGHT;
}

/**
 * In a form a text longer than `maxLength` stays whole, is counted below, and is refused when the form is sent: the browser would cut
 * off the end of what is pasted without a word. Elsewhere the browser keeps the limit.
 */
export function TextArea({ rows = 4, className, maxLength, ...rest }: TextAreaProps) {
  const countId = useId();
  const control = useControlProps(rest);
  const isCounted = control.name !== undefined && maxLength !== undefined;
  return (
    <>
      <textarea
        {...control}
        {...(isCounted
          ? {
              'data-most': maxLength,
              'aria-describedby': [control['aria-describedby'], countId].filter(Boolean).join(' '),
            }
          : { maxLength })}
        rows={rows}
        className={cn(controlClasses, 'field-sizing-content resize-y py-2.5', LEAST_HEIGHT[rows], className)}
      />
      {isCounted ? <CharacterCount id={countId} most={maxLength} /> : null}
    </>
  );
}

/** Says near the limit how many characters are left to the text area before it, or are too many. */
function CharacterCount({ id, most }: { id: string; most: number }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [length, setLength] = useState(0);
  useEffect(() => {
    const box = line.current?.previousElementSibling;
    if (!(box instanceof HTMLTextAreaElement)) return;
    const ended = new AbortController();
    const count = () => setLength(box.value.length);
    count();
    box.addEventListener('input', count, ended);
    // The form is empty once everybody has heard of it.
    box.form?.addEventListener('reset', () => queueMicrotask(count), ended);
    return () => ended.abort();
  }, []);
  const left = most - length;
  return (
    <p ref={line} id={id} className={cn('text-sm empty:hidden', left < 0 ? 'text-error' : 'text-ink-soft')}>
      {left < 0
        ? `${formatCount(-left, 'character')} too many`
        : left <= most / 10
          ? `${formatCount(left, 'character')} left`
          : ''}
    </p>
  );
}
