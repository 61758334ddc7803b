import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/**
 * Node runs .ts files by itself, but not JSX: mail templates are written in it, so this turns .tsx files into JavaScript
 * while they are loaded. Import it before anything that may import a template.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      lang: 'tsx',
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    });
    if (errors[0] !== undefined) throw errors[0];
    return { format: 'module', source: code, shortCircuit: true };
  },
});
