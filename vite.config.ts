import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { existsSync } from 'node:fs';
import { defineConfig, type ESTree, Visitor, type Plugin } from 'vite';

/** Functions that declare calls, from schemas that only the server needs. */
const CONTRACT_MAKERS = ['defineEndpoint', 'defineSharing', 'defineListedSharing', 'defineInviting'];
/** What makes each schema in a browser's modules; nothing in `src` has this name. */
const SCHEMA_MAKER = 'makeSchema__';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveSchemasOnServer(), leaveOutUnusedSchemas(), waitForParts()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          // A call that no page uses is left out. Reading a limit such as `MOST_LETTERS.email` changes nothing.
          treeshake: {
            manualPureFunctions: [SCHEMA_MAKER, ...CONTRACT_MAKERS],
            propertyReadSideEffects: false,
          },
          output: {
            // Pages name the parts of their views, up to sixty of them: without words a list is 300 bytes shorter.
            chunkFileNames: 'assets/[hash:7].js',
            // What every page needs, in two files that compress well, instead of thirty small ones.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  test: new RegExp(`node_modules/clsx/|vite/preload-helper|/src/(${listShellModules().join('|')})`),
                },
              ],
            },
          },
        },
      },
    },
    // The one bundled entry: native code loads it and hands requests in (see docs/architecture.md).
    ssr: {
      build: { rollupOptions: { input: './src/app/web-server.ts' } },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});

/** What every page's frame is made of. One that has moved ends the build: every reader would load it in a file of its own. */
function listShellModules(): string[] {
  const modules = [
    ...['top-bar.tsx', 'footer.tsx', 'navigation.ts', 'page-views.tsx', 'brand-mark.tsx', 'page-boundary.tsx'].map(
      (name) => `app/shell/${name}`,
    ),
    'app/pages/error-page.tsx',
    ...[
      'fetch-as-user.ts',
      'line-failures.ts',
      'watch-line.ts',
      'load-part.ts',
      'page-handle.ts',
      'page-meta.ts',
      'site-context.ts',
      'stored-session.ts',
    ].map((name) => `platform/web/${name}`),
    ...[
      'badge.tsx',
      'breadcrumb.tsx',
      'button.tsx',
      'link.tsx',
      'spinner.tsx',
      'class-names.ts',
      'toast.tsx',
      'toast-store.ts',
      'dock.tsx',
      'line-icon.tsx',
      'needs-script.tsx',
    ].map((name) => `ui/${name}`),
    ...['index.ts', 'report.ts'].map((name) => `domains/analytics/web/${name}`),
    ...['media-address.ts', 'street-of.ts'].map((name) => `domains/listings/model/${name}`),
    ...['proof-request.ts', 'sign-in-request.ts', 'start-session.ts'].map((name) => `domains/accounts/web/session/${name}`),
    'domains/listings/web/components/home-extras.ts',
    'domains/search/web/components/search-extras.ts',
    'lib/format.ts',
  ];
  const lost = modules.filter((path) => !existsSync(new URL(`./src/${path}`, import.meta.url)));
  if (lost.length > 0) throw new Error(`The build names modules that are not there: ${lost.join(', ')}`);
  return modules;
}

/**
 * To a browser a call of a contract is its method and path: the server checks what goes in and out. Its schemas would be
 * the largest of a home's scripts after the framework.
 */
function leaveSchemasOnServer(): Plugin {
  const left = new Set(['params', 'query', 'body', 'response', 'summary', 'limit']);
  return {
    name: 'leave-schemas-on-server',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract(\/[\w-]+)?\.ts$/, code: new RegExp(`\\b(${CONTRACT_MAKERS.join('|')})\\(`) },
      handler(code) {
        let kept = '';
        let end = 0;
        let endOfCall = 0;
        new Visitor({
          CallExpression(call) {
            if (call.callee.type === 'Identifier' && CONTRACT_MAKERS.includes(call.callee.name)) endOfCall = call.end;
          },
          Property(part) {
            if (part.start >= endOfCall || part.start < end || part.key.type !== 'Identifier' || !left.has(part.key.name)) return;
            kept += `${code.slice(end, part.start)}${part.key.name}: ${part.key.name === 'body' || undefined}`;
            end = part.end;
          },
        }).visit(this.parse(code));
        return { code: kept + code.slice(end), map: null };
      },
    },
  };
}

/**
 * A schema that no page uses is left out, however it is made: `a.extend({ … })` or `list(b.nullable())` could do anything, to a
 * bundler, and would keep the library of schemas in the page. Making one changes nothing, so each is made by a function
 * that the bundler is told is pure.
 */
function leaveOutUnusedSchemas(): Plugin {
  return {
    name: 'leave-out-unused-schemas',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /\bfrom ['"]zod['"]/ },
      handler(code) {
        const program = this.parse(code);
        const calls: ESTree.CallExpression[] = [];
        new Visitor({ CallExpression: (call) => void calls.push(call) }).visit(program);
        const isPlain = ({ type, start, end }: ESTree.Expression) =>
          type === 'ArrowFunctionExpression' || !calls.some((call) => call.start >= start && call.end <= end);
        let made = '';
        let end = 0;
        for (const statement of program.body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declared?.type !== 'VariableDeclaration') continue;
          for (const { init } of declared.declarations) {
            if (init === null || isPlain(init) || CONTRACT_MAKERS.some((name) => code.startsWith(`${name}(`, init.start)))
              continue;
            made += `${code.slice(end, init.start)}${SCHEMA_MAKER}(() => (${code.slice(init.start, init.end)}))`;
            end = init.end;
          }
        }
        return { code: `${made}${code.slice(end)}\nfunction ${SCHEMA_MAKER}(make) { return make(); }\n`, map: null };
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
