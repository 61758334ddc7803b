import { ApiError } from '#platform/web/api-client.ts';

/** A parameter of an address that could not be used, and why. */
export interface IgnoredParameter {
  name: string;
  value: string;
  reason: string;
}

/** Loads what can be shown without the parameters that are refused, each of which may be found only once another is gone. */
export async function loadWithoutRefused<Loaded>(
  params: URLSearchParams,
  load: (ignored: IgnoredParameter[]) => Promise<Loaded>,
  ignored: IgnoredParameter[] = [],
): Promise<Loaded> {
  try {
    return await load(ignored);
  } catch (error) {
    const refused = findRefused(params, error).filter(({ name }) => !ignored.some((known) => known.name === name));
    if (refused.length === 0) throw error;
    return loadWithoutRefused(params, load, [...ignored, ...refused]);
  }
}

/** What only the server could refuse: a place that does not exist, a cursor of another search. */
function findRefused(params: URLSearchParams, error: unknown): IgnoredParameter[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return Object.entries(error.fields).flatMap(([name, reason]) => {
    const value = valueOf(params, name);
    return value === '' ? [] : [{ name, value, reason }];
  });
}

/** A parameter as it is read: what is said twice is a list. */
export function valueOf(params: URLSearchParams, name: string): string {
  return params
    .getAll(name)
    .filter((part) => part !== '')
    .join(',');
}
