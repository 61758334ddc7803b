import { hash } from 'node:crypto';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

// Not below `build`, which building the pages empties while other processes start.
export const COMPILED_DIR = path.resolve(import.meta.dirname, '../../../.cache/sources');
const requirePackage = createRequire(import.meta.url);

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
  const { code, errors } = transformSync(file, source, { lang: 'tsx', jsx: { runtime: 'automatic' }, sourcemap: false });
  if (errors[0] !== undefined) throw errors[0];
  return code;
}
