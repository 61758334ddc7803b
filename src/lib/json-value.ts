/** A list of unknown values: like Array.isArray, but without `any`. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** A JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object without a prototype: keys such as __proto__ are harmless. */
export function createBareRecord(): Record<string, unknown> {
  const bare: unknown = Object.create(null);
  return bare as Record<string, unknown>;
}
