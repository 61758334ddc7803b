import { type ChangeEvent, useState } from 'react';
import type { SaveState } from './autosave.ts';
import { useSavedFields } from './use-saved-fields.ts';

interface SavedTextOptions {
  /** As in `useSavedFields`. */
  name: string;
  saved: string;
  save: (text: string, signal: AbortSignal) => Promise<unknown>;
  /** Whether the text can be saved; any text can by default. */
  isUsable?: (text: string) => boolean;
}

export interface SavedText {
  text: string;
  state: SaveState;
  box: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    onBlur: () => void;
  };
}

/** The text in a box that saves itself. */
export function useSavedText({ name, saved, save, isUsable = () => true }: SavedTextOptions): SavedText {
  const { doc, state, change, flush } = useSavedFields({
    name,
    saved: { text: saved },
    read: readText,
    save: async (_, { text }, signal) => void (await save(text, signal)),
  });
  const [unusable, setUnusable] = useState<string>();
  const text = unusable ?? doc.text;
  return {
    text,
    state,
    box: {
      value: text,
      onChange({ target: { value } }) {
        setUnusable(isUsable(value) ? undefined : value);
        if (isUsable(value)) change(() => ({ text: value }));
      },
      onBlur: () => void flush(),
    },
  };
}

function readText(value: unknown): { text: string } {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'text') : undefined;
  if (typeof text !== 'string') throw new TypeError('No text');
  return { text };
}
