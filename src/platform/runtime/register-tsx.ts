import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as RolldownUtils from 'rolldown/utils';

const requirePackage = createRequire(import.meta.url);

/**
 * Node runs .ts files by itself, but not JSX: mails and reports are written in it, so this turns .tsx files into JavaScript
 * while they are loaded. Each thread that loads one imports this before.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    // Loaded with the first template: most commands need none.
    const { transformSync } = requirePackage('rolldown/utils') as typeof RolldownUtils;
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      lang: 'tsx',
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    });
    if (errors[0] !== undefined) throw errors[0];
    return { format: 'module', source: code, shortCircuit: true };
  },
});
