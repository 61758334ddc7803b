import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { OperatorError } from '#platform/config/operator-error.ts';

/** A JSON file of an operator. Throws OperatorError that says which field is not in the form that is needed. */
export async function readOperatorJson<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: check that it exists and may be read.`, { cause: error });
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new OperatorError(`${file} is not JSON.`, { cause: error });
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  throw new OperatorError(`${file} is not in the form that is needed. ${issues.join('; ')}`);
}
