/** A word that no table has. */
export const UNKNOWN_WORD = 'zzunheard';

/**
 * Runs something over texts with {@link UNKNOWN_WORD}, and says where the word was looked up in a plain object: there, `constructor`
 * would be found.
 */
export function lookupsOf(work: () => void): string[] {
  const places = new Set<string>();
  Object.defineProperty(Object.prototype, UNKNOWN_WORD, {
    configurable: true,
    get: () => void places.add(new Error('here').stack?.split('\n')[2]?.trim() ?? ''),
    set(this: object, value: unknown) {
      Object.defineProperty(this, UNKNOWN_WORD, { value, configurable: true, enumerable: true, writable: true });
    },
  });
  try {
    work();
  } finally {
    Reflect.deleteProperty(Object.prototype, UNKNOWN_WORD);
  }
  return [...places];
}
