import { useState } from 'react';
import { Button } from './button.tsx';
import { TextInput } from './text-input.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  className?: string | undefined;
}

/** A text to copy: focus selects it, its button copies it. */
export function CopyField({ label, value, className }: CopyFieldProps) {
  const [copied, setCopied] = useState<string>();
  // A page without encryption may not write to the clipboard; the reader copies from the field.
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(value),
      () => setCopied(undefined),
    );
  };
  return (
    <div className={className}>
      <div className="flex items-center gap-2">
        <TextInput
          aria-label={label}
          readOnly
          value={value}
          className="min-w-0 grow"
          onFocus={(event) => event.target.select()}
        />
        {window.isSecureContext ? (
          <Button size="small" variant="secondary" onClick={copy}>
            Copy
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {copied === value ? 'Copied' : ''}
      </p>
    </div>
  );
}
