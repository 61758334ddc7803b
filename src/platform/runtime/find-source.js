import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT_DIR = path.resolve(import.meta.dirname, '../../..');
const PROJECT_URL = pathToFileURL(`${PROJECT_DIR}/`).href;
const PACKAGES_URL = `${PROJECT_URL}node_modules/`;
/** The names of package.json by which our sources import each other, as `#lib/` and the folder's URL. */
const FOLDERS = readFolders();

/**
 * The URL of a source of ours that another one imports; undefined for all else, which Node finds. Node looks for the package of
 * each of the two thousand files up all its folders, which is a third of the work of starting. A source that is not there
 * fails when it is read.
 * @param {string} specifier
 * @param {string | undefined} parent
 * @returns {string | undefined}
 */
export function findSource(specifier, parent) {
  if (!/\.tsx?$/.test(specifier) || parent === undefined) return undefined;
  if (!parent.startsWith(PROJECT_URL) || parent.startsWith(PACKAGES_URL)) return undefined;
  if (specifier.startsWith('.')) return new URL(specifier, parent).href;
  const folder = FOLDERS.find(([name]) => specifier.startsWith(name));
  return folder && `${folder[1]}${specifier.slice(folder[0].length)}`;
}

/** @returns {[name: string, url: string][]} */
function readFolders() {
  /** @type {{ imports: Record<string, string> }} */
  const { imports } = JSON.parse(readFileSync(path.join(PROJECT_DIR, 'package.json'), 'utf8'));
  return Object.entries(imports).map(([name, place]) => [name.slice(0, -1), new URL(place.slice(0, -1), PROJECT_URL).href]);
}
