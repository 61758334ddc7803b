import { useState } from 'react';

/** A text box of a document that saves itself: what is typed stays as typed while the box has the focus, blanks too. */
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
