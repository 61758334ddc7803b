import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface FormFailureProps {
  /** Why a form that was sent was not taken; undefined where nothing failed. */
  text: string | undefined;
  className?: string | undefined;
}

/** The red box on a form. The focus comes here, as it comes to the summary of what is wrong: what was pressed may have been off meanwhile. */
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
