import { useState } from 'react';

/**
 * A text box of a document that saves itself. What the person types stays as typed while the box has the focus, spaces included.
 */
export function useSavedDraftText(saved: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? saved,
    onChange(event: { target: { value: string } }) {
      setTyped(event.target.value);
      onChange(event.target.value);
    },
    onBlur: () => setTyped(undefined),
  };
}
