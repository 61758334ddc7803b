import { useState } from 'react';
import { Button } from './button.tsx';
import { TextInput } from './text-input.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  className?: string | undefined;
}

/** A text to take along: selected when it is entered, copied by its button. */
export function CopyField({ label, value, className }: CopyFieldProps) {
  const [copied, setCopied] = useState<string>();
  // Without encryption a page may not write to the clipboard: the field is there to copy from.
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
