import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { OperatorError } from '#platform/config/operator-error.ts';

const FOLDER = path.join(PROJECT_DIR, 'src/ui/icons');
const INDEX = 'index.ts';
const IMPORT = /import\s*\{([^}]*)\}\s*from '#ui\/icons\/index\.ts'/g;
/** Attributes of the whole icon. */
const COMMON_LOOK = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

const setSchema = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })),
});

/** The files of src/ui/icons, by name: one for each icon that pages import, and the list of all. */
export async function drawIcons(): Promise<Map<string, string>> {
  const set = setSchema.parse(createRequire(import.meta.url)('@iconify-json/lucide/icons.json'));
  const names = await listImported(path.join(PROJECT_DIR, 'src'));
  const files = new Map<string, string>();
  for (const name of names) {
    files.set(
      `${toFileName(name)}.tsx`,
      `import { lineIcon } from '../line-icon.tsx';\n\nexport const ${name} = /* @__PURE__ */ lineIcon(<>${findShapes(set, name)}</>);\n`,
    );
  }
  files.set(INDEX, names.map((name) => `export { ${name} } from './${toFileName(name)}.tsx';\n`).join(''));
  return files;
}

/** Writes them again; returns how many there are. */
export async function writeIcons(): Promise<number> {
  const files = await drawIcons();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(FOLDER, name), text)));
  return files.size - 1;
}

/** The folder's current files. */
export async function readIcons(): Promise<Map<string, string>> {
  const names = await readdir(FOLDER);
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(FOLDER, name), 'utf8')]),
    ),
  );
}

async function listImported(folder: string): Promise<string[]> {
  const names = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(entry)) continue;
    const text = await readFile(path.join(folder, entry), 'utf8');
    for (const [, list = ''] of text.matchAll(IMPORT))
      for (const item of list.split(',')) names.add(item.trim().split(' as ')[0] ?? '');
  }
  names.delete('');
  return [...names].toSorted();
}

function findShapes(set: z.infer<typeof setSchema>, name: string): string {
  let key = toFileName(name);
  for (let alias = set.aliases[key]; alias !== undefined; alias = set.aliases[key]) key = alias.parent;
  const icon = set.icons[key];
  if (icon === undefined) throw new OperatorError(`Lucide has no icon "${key}": choose one at https://lucide.dev/icons.`);
  return icon.body
    .replaceAll(COMMON_LOOK, '')
    .replaceAll(/<\/?g>/g, '')
    .replaceAll(
      / (\w+)-(\w)(\w*)=/g,
      (_, first: string, initial: string, rest: string) => ` ${first}${initial.toUpperCase()}${rest}=`,
    );
}

/** Building2 is building-2, MapPin map-pin. */
function toFileName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z\d])/g, '$1-$2')
    .replaceAll(/(\d)([A-Z])/g, '$1-$2')
    .toLowerCase();
}
