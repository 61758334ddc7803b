/**
 * The home that an address names by `?home=12`, or by `?valuationId=12`: a home has one standing estimate, so it names that too.
 * Null where it names none.
 */
export function readHomeId(url: string): number | null {
  const { searchParams } = new URL(url);
  const text = searchParams.get('home') ?? searchParams.get('valuationId') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
