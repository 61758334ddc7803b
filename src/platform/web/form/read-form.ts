/**
 * The content of a form, by the names of its first values. The controls belong to the browser, not to React: what a password
 * manager, or a quick hand, put in before the page's script arrived counts as typed.
 */
export function readForm<Values extends object>(form: HTMLFormElement | null, start: Values): Values {
  const read = Object.entries(start).map(([name, first]: [string, unknown]) => [name, readControl(form, name, first)]);
  // The same names, with values of the same kinds.
  return Object.fromEntries(read) as Values;
}

function readControl(form: HTMLFormElement | null, name: string, first: unknown): unknown {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked ? control.value : '';
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)
    return control.value;
  // Radio buttons of one name. A name without a control keeps its value.
  return control instanceof RadioNodeList ? control.value : first;
}
