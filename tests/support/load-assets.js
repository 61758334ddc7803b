import { registerHooks } from 'node:module';

/** Has Node take what is imported by its address (`?url`) for that address, as the builder of the pages does. */
registerHooks({
  load: (url, context, nextLoad) =>
    /[?&]url\b/.test(url)
      ? { format: 'module', source: `export default ${JSON.stringify(url)}`, shortCircuit: true }
      : nextLoad(url, context),
});
