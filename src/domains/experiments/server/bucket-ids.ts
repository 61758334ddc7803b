import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OperatorError } from '#platform/config/operator-error.ts';
import { assignArm } from '../model/assign-arm.ts';
import { readOperatorJson } from './read-operator-json.ts';

const range = z.tuple([z.number(), z.number()]);

/** An inline experiment in GrowthBook's form. What asks for more than an id (conditions, pages, groups) is refused, not left out. */
const experimentSchema = z.strictObject({
  key: z.string(),
  variations: z.array(z.unknown()),
  name: z.string().optional(),
  phase: z.string().optional(),
  seed: z.string().optional(),
  hashVersion: z.number().optional(),
  hashAttribute: z.string().optional(),
  fallbackAttribute: z.string().optional(),
  weights: z.array(z.number()).optional(),
  coverage: z.number().optional(),
  ranges: z.array(range).optional(),
  namespace: z.tuple([z.string(), z.number(), z.number()]).optional(),
  filters: z
    .array(
      z.object({
        seed: z.string(),
        ranges: z.array(range),
        hashVersion: z.number().optional(),
        attribute: z.string().optional(),
      }),
    )
    .optional(),
  active: z.boolean().optional(),
  status: z.enum(['draft', 'running', 'stopped']).optional(),
  force: z.number().optional(),
  meta: z
    .array(z.object({ key: z.string().optional(), name: z.string().optional(), passthrough: z.boolean().optional() }))
    .optional(),
  bucketVersion: z.number().optional(),
  minBucketVersion: z.number().max(10_000).optional(),
  disableStickyBucketing: z.boolean().optional(),
});

/**
 * The arm of each id of a file, one a line, as GrowthBook decides it; an empty line is an id that is nobody. Each id stands for
 * `id` and for the experiment's own attribute. Throws OperatorError for files it cannot use.
 */
export async function bucketIds(options: {
  experimentFile: string;
  idsFile: string;
  write: (line: string) => void;
}): Promise<number> {
  const design = await readOperatorJson(options.experimentFile, experimentSchema);
  const ids = await readLines(options.idsFile);
  for (const id of ids) {
    const { variation } = assignArm(design, { id, [design.hashAttribute || 'id']: id });
    options.write(JSON.stringify({ id, variation }));
  }
  return ids.length;
}

/** Ids may hold any sign but a line's end, separators of other alphabets too. */
async function readLines(file: string): Promise<string[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: check that it exists and may be read.`, { cause: error });
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
