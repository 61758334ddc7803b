import { hash } from 'node:crypto';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const PROJECT_DIR = path.resolve(import.meta.dirname, '../../..');
// Not below `build`, which building the pages empties while other processes start.
export const COMPILED_DIR = path.join(PROJECT_DIR, '.cache/sources');
/** Only a bundler or a test reads these: what is made of them is not kept. */
const UNKEPT = /\/web\/|^src\/(app|ui)\/|\.(test|spec|d)\.tsx?$/;
const requirePackage = createRequire(import.meta.url);

/** @param {string} file */
export const isKept = (file) => !UNKEPT.test(path.relative(PROJECT_DIR, file).replaceAll(path.sep, '/'));

/**
 * Where the JavaScript of a source lies, by what is written in it.
 * @param {string} file
 * @param {string} source
 */
export function findCompiled(file, source) {
  return path.join(COMPILED_DIR, `${hash('sha1', `${process.version} ${path.extname(file)} ${source}`)}.js`);
}

/**
 * JavaScript without types, and of .tsx files without JSX, which Node cannot read. The parsers take thirty megabytes, and are
 * loaded with the first source that needs one.
 * @param {string} file
 * @param {string} source
 * @returns {string}
 */
export function compile(file, source) {
  if (!file.endsWith('.tsx')) return stripTypeScriptTypes(source);
  /** @type {import('rolldown/utils')} */
  const { transformSync } = requirePackage('rolldown/utils');
  const { code, map, errors } = transformSync(file, source, {
    lang: 'tsx',
    jsx: { runtime: 'automatic' },
    sourcemap: !isKept(file),
  });
  if (errors[0] !== undefined) throw errors[0];
  // Where a test fails, its line is wanted.
  return map
    ? `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
    : code;
}
