import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, COMPILED_DIR, findCompiled, isKept } from './compiled-source.js';

const PROJECT_DIR = path.resolve(import.meta.dirname, '../../..');
/** An installation may be without the last two, which measurements and tests start. */
const FOLDERS = ['src', 'bin', 'bench', 'tests/support'].map((folder) => path.join(PROJECT_DIR, folder)).filter(existsSync);

/** A process of a second: keeps what Node runs as JavaScript, and takes away what no source needs anymore. */
mkdirSync(COMPILED_DIR, { recursive: true });
const kept = new Set(readdirSync(COMPILED_DIR));
const outdated = new Set(kept);
for (const file of FOLDERS.flatMap(listSources)) {
  const source = readFileSync(file, 'utf8');
  const target = findCompiled(file, source);
  outdated.delete(path.basename(target));
  if (kept.has(path.basename(target))) continue;
  const code = tryCompile(file, source);
  if (code === undefined) continue;
  const fresh = `${target}.${process.pid}`;
  writeFileSync(fresh, code);
  renameSync(fresh, target);
}
for (const name of outdated) rmSync(path.join(COMPILED_DIR, name), { force: true });

/**
 * Whoever loads a broken one says what is wrong with it.
 * @param {string} file
 * @param {string} source
 */
function tryCompile(file, source) {
  try {
    return compile(file, source);
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function listSources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isKept);
}
