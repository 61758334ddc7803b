import { formatNumber } from '#lib/format.ts';

/**
 * The content of a form, by the names of its first values. The controls belong to the browser, not to React: what a password
 * manager, or a quick hand, put in before the page's script arrived counts as typed.
 */
export function readForm<Values extends object>(form: HTMLFormElement | null, start: Values): Values {
  const read = Object.entries(start).map(([name, first]: [string, unknown]) => [name, readControl(form, name, first)]);
  // The same names, with values of the same kinds.
  return Object.fromEntries(read) as Values;
}

/** Writes into a box, or chooses what has this value. */
export function fillControl(form: HTMLFormElement | null, name: string, text: string): void {
  const control = form?.elements.namedItem(name);
  const isBox =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  if (isBox) control.value = text;
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

/** What is wrong with texts that are longer than their boxes take (`data-most`), by the names of the boxes. */
export function findTooLong(form: HTMLFormElement | null): Record<string, string> {
  const boxes = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLTextAreaElement);
  const long = boxes.filter(({ value, dataset }) => value.length > Number(dataset['most'] ?? Infinity));
  return Object.fromEntries(
    long.map(({ name, value, dataset }) => [
      name,
      `Use at most ${formatNumber(Number(dataset['most']))} characters. It has ${formatNumber(value.length)} now.`,
    ]),
  );
}
