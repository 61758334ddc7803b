import type { Ref } from 'react';

interface FilePickerProps {
  /** A button beside it opens it: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  /** What the files are, for those who do not see the button. */
  label: string;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  onFiles: (files: [File, ...File[]]) => void;
}

/** The browser's own choice of files. The same file can be chosen twice. */
export function FilePicker({ ref, label, accept, multiple, onFiles }: FilePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={multiple}
      onChange={({ currentTarget }) => {
        const [first, ...others] = currentTarget.files ?? [];
        currentTarget.value = '';
        if (first !== undefined) onFiles([first, ...others]);
      }}
    />
  );
}
