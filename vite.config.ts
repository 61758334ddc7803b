import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, Visitor, type Plugin } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveSchemasOnServer(), waitForParts()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          // A schema or a call that no page uses is left out with its module's first line.
          treeshake: { manualPureFunctions: ['z', 'defineEndpoint'] },
          output: {
            // What every page needs, in two files that compress well, instead of thirty small ones.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  test: /node_modules\/(clsx|lucide-react\/dist\/esm\/[^i])|vite\/preload-helper|src\/(app\/shell\/(top-bar|footer|navigation|page-views|brand-mark)|app\/pages\/(error-page|not-found-content)|platform\/web\/(fetch-as-user|page-boundary|page-handle|page-meta|sign-in-request|site-context|stored-session)|lib\/format|domains\/(analytics\/web|listings\/model\/(media-address|street-of))|ui\/(badge|breadcrumb|button|link|spinner|class-names|toast|toast-store)\.)/,
                },
              ],
            },
          },
        },
      },
    },
    // The one bundled entry: native code loads it and hands requests in (see docs/architecture.md).
    ssr: { build: { rollupOptions: { input: './src/app/web-server.ts' } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Of a package of thousands of icons those are read that are drawn.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
});

/**
 * To a browser a call of a contract is its method and path: the server checks what goes in and out. Its schemas would be
 * the largest of a home's scripts after the framework.
 */
function leaveSchemasOnServer(): Plugin {
  const schemas = new Set(['params', 'query', 'body', 'response']);
  return {
    name: 'leave-schemas-on-server',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract(\/[\w-]+)?\.ts$/, code: 'defineEndpoint(' },
      handler(code) {
        let kept = '';
        let end = 0;
        new Visitor({
          CallExpression({ callee, arguments: [endpoint] }) {
            if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint' || endpoint?.type !== 'ObjectExpression') return;
            for (const part of endpoint.properties) {
              if (part.type !== 'Property' || part.key.type !== 'Identifier' || !schemas.has(part.key.name)) continue;
              kept += `${code.slice(end, part.start)}${part.key.name}: ${part.key.name === 'body' || undefined}`;
              end = part.end;
            }
          },
        }).visit(this.parse(code));
        return { code: kept + code.slice(end), map: null };
      },
    },
  };
}

/** Every part of a page that is loaded later waits for a connection where there is none, in place of ending the page. */
function waitForParts(): Plugin {
  const importOfLazy = /(import \{[^}]*?\b)lazy\b([^}]*\} from 'react';)/;
  return {
    name: 'wait-for-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: importOfLazy },
      handler(code) {
        // On the line of the import, so that all others keep their numbers.
        const waiting =
          "$1lazy as lazyOnce$2 import { loadPart } from '#platform/web/load-part.ts'; const lazy = (load) => lazyOnce(() => loadPart(load));";
        return { code: code.replace(importOfLazy, waiting), map: null };
      },
    },
  };
}
