/** The home that an address names by `?home=12`; null where it names none. */
export function readHomeId(url: string): number | null {
  const text = new URL(url).searchParams.get('home') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
