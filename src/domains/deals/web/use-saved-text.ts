import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 800;

/** What is typed into a box, saved when typing pauses, when the box is left, and when it goes from the page. */
export function useSavedText(saved: string, save: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = draft ?? saved;

  const flush = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (text !== saved) save(text);
  });
  useEffect(() => () => flush(), []);

  return {
    text,
    box: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setDraft(event.target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => flush(), PAUSE_MS);
      },
      onBlur: () => flush(),
    },
  };
}
