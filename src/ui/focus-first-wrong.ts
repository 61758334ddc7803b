/** Focuses the first field of a form part that is marked as wrong; false if there is none. */
export function focusFirstWrong(part: Element | null): boolean {
  const wrong = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong != null;
}
