/** Cents of a typed amount such as `$1,250.50`; null for what is none. */
export function readCents(typed: string): number | null {
  const figure = typed.replaceAll(/[$,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(figure) ? Math.round(Number(figure) * 100) : null;
}
