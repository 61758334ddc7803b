import { ApiError } from '#platform/web/api-client.ts';

/** A parameter of an address that is ignored, and why. */
export interface IgnoredParameter {
  name: string;
  value: string;
  reason: string;
}

/** Loads a page without the parameters that are refused. Tries again after each refusal, because one can hide another. */
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

/** Parameters that only the server can refuse: an unknown place, a cursor of another search, what cannot be read at all. */
function findRefused(params: URLSearchParams, error: unknown): IgnoredParameter[] {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return [];
  return Object.entries(error.fields).flatMap(([name, reason]) => {
    const value = valueOf(params, name);
    return value === '' ? [] : [{ name, value, reason }];
  });
}

/** A parameter's value; repeated parameters make a list. */
export function valueOf(params: URLSearchParams, name: string): string {
  return params
    .getAll(name)
    .filter((part) => part !== '')
    .join(',');
}
