import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PICTURE_TYPES } from '#lib/picture-types.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** What can be added, and what becomes of it. */
  children: ReactNode;
}

/** Takes pictures by button, drop or paste. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  return (
    <div
      className={`rounded-card border border-dashed p-6 text-center ${isOver ? 'border-brand bg-brand-tint' : 'border-line-strong'}`}
      onDragOver={(event) => {
        // A photo that is dragged to another place is no new one.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Add photos
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{children}</p>
      <FilePicker ref={input} label="Photos to add" multiple accept={PICTURE_TYPES.join(',')} onFiles={onFiles} />
    </div>
  );
}
