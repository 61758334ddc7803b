import { useEffect, useRef } from 'react';
import { Notice } from '#ui/notice.tsx';

/** The red box on a form. The focus comes here, since the fields were off while the form was being sent. */
export function FormFailure({ text }: { text: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== undefined) ref.current?.focus();
  }, [text]);
  if (text === undefined) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="error" live>
        {text}
      </Notice>
    </div>
  );
}
