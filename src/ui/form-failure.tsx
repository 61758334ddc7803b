import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface FormFailureProps {
  /** The reason a sent form failed; undefined if it did not. */
  text: string | undefined;
  className?: string | undefined;
}

/** The red box on a form. It takes the focus, as the error summary does: the pressed button may have been disabled meanwhile. */
export function FormFailure({ text, className }: FormFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== undefined) ref.current?.focus();
  }, [text]);
  if (text === undefined) return null;
  return (
    <div ref={ref} tabIndex={-1} className={className}>
      <Notice tone="error" live>
        {text}
      </Notice>
    </div>
  );
}
