import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

// Node strips types but does not know JSX: this lets server, worker and command line load the mail templates.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic' } });
    if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message ?? 'syntax error'}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
