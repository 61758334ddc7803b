import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inject } from 'vitest';
import { generateCity } from '#demo/city/generate-city.ts';
import type { City } from '#demo/city/types.ts';
import { DEFAULT_SEED } from '#demo/seed.ts';
import { withFileLock } from '#platform/db/folder-lock.ts';

/** On a busy machine. */
const PATIENCE_MS = 480_000;

/** The city of the demonstration. Laying it out takes seconds, so it is done once a run, for all who ask. */
export async function demonstrationCity(): Promise<City> {
  const file = path.join(inject('testDataDir'), 'city');
  const layOutOnce = async () => {
    if (existsSync(file)) return;
    await writeFile(`${file}.draft`, serialize(generateCity(DEFAULT_SEED)));
    await rename(`${file}.draft`, file);
  };
  await withFileLock(`${file}.lock`, layOutOnce, PATIENCE_MS);
  return deserialize(await readFile(file)) as City;
}
