/** Puts the keyboard into the first field of a form part that says it is wrong; false where none does. */
export function focusFirstWrong(part: Element | null): boolean {
  const wrong = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong != null;
}
