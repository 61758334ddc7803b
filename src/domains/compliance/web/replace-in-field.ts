import type { Cut } from '../model/suggesting/cut-words.ts';

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Writes into a field as its person would, so the field's own undo works and its form notices the change. */
export function replaceInField(field: TextField, { start, end, words }: Cut): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (writeAsTyped(words)) return;
  field.setRangeText(words, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: words }));
}

/** The only way for a page to write into a field so that undo still works. */
function writeAsTyped(words: string): boolean {
  const page = document as unknown as { execCommand?: (command: string, showsUi: boolean, value: string) => boolean };
  return page.execCommand?.(words === '' ? 'delete' : 'insertText', false, words) ?? false;
}
