import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** The browser's check of a form: the first thing wrong with each field. */
export function resolveForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (typed) => {
    const { success, data, error } = await schema.safeParseAsync(typed);
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors<Input> = {};
    const seen = new Set<string>();
    for (const { path, code, message } of error.issues) {
      const name = path.join('.');
      if (seen.has(name)) continue;
      seen.add(name);
      set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };
}
