import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isRecord } from '#lib/json-value.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { assignArm } from '../model/assign-arm.ts';
import { readOperatorJson } from './read-operator-json.ts';

const range = z.tuple([z.number(), z.number()]);

/** What the SDK would ask of a page or a visitor besides the id: refused, not left out. */
const beyondAnId = z.undefined({ error: 'asks for more than an id' }).optional();

/** An inline experiment in GrowthBook's form. Fields that decide nothing are left out, as its SDK leaves them out. */
const designSchema = z.object({
  key: z.string(),
  variations: z.array(z.unknown()),
  seed: z.string().optional(),
  hashVersion: z.number().optional(),
  hashAttribute: z.string().optional(),
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
  condition: z.record(z.string(), z.unknown()).optional(),
  active: z.boolean().optional(),
  status: z.enum(['draft', 'running', 'stopped']).optional(),
  force: z.number().optional(),
  disableStickyBucketing: z.boolean().optional(),
  url: beyondAnId,
  urlPatterns: beyondAnId,
  groups: beyondAnId,
  include: beyondAnId,
  parentConditions: z.array(z.unknown()).max(0).optional(),
});

/** For the SDK, null is a field that is not there; only a coverage of null covers nobody, and an arm of null is forced on all. */
function dropNulls(sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const asNull: Record<string, unknown> = { coverage: 0, force: -1 };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      value !== null ? [[name, value]] : name in asNull ? [[name, asNull[name]]] : [],
    ),
  );
}

/**
 * The arm of each id of a file, one a line, as GrowthBook decides it; an empty line is an id that is nobody. Each id stands for
 * `id` and for the experiment's own attribute. Throws OperatorError for files it cannot use.
 */
export async function bucketIds(options: {
  experimentFile: string;
  idsFile: string;
  write: (line: string) => void;
}): Promise<number> {
  const design = await readOperatorJson(options.experimentFile, z.preprocess(dropNulls, designSchema));
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
