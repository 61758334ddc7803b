/**
 * The home that an address names by `?home=12`, or by `?valuationId=12`, its standing estimate; a kept one has an id of its own.
 * Null where it names none.
 */
export function readHomeId(url: string): number | null {
  const { searchParams } = new URL(url);
  const text = searchParams.get('home') ?? searchParams.get('valuationId') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The kept estimate that an address names by `?valuationId=`; null where it names none. */
export function readValuationId(url: string): string | null {
  const text = new URL(url).searchParams.get('valuationId') ?? '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;
}
