import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, findCompiled, isKept } from './compiled-source.js';
import { findSource } from './find-source.js';

/**
 * Has Node run .ts and .tsx files from JavaScript that a process of its own has made of them, so that no process that runs for
 * months holds the parsers. Given to Node by `--import`, which threads and forks inherit; it is JavaScript itself, since Node
 * would load a parser for it.
 */
let isCompiled = false;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = findSource(specifier, context.parentURL);
    return url === undefined ? nextResolve(specifier, context) : { url, format: 'module', shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!/^file:[^?]*\.tsx?(?:\?|$)/.test(url) || url.includes('/node_modules/')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const source = readFileSync(file, 'utf8');
    return { format: 'module', source: readCompiled(file, source) ?? compile(file, source), shortCircuit: true };
  },
});

/**
 * @param {string} file
 * @param {string} source
 */
function readCompiled(file, source) {
  if (!isKept(file)) return undefined;
  const known = readText(findCompiled(file, source));
  if (known !== undefined || isCompiled) return known;
  isCompiled = true;
  // Where nothing may be written, or a source is broken, each process does it for itself.
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'compile-sources.js')], {
    stdio: 'ignore',
  });
  return readText(findCompiled(file, source));
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
