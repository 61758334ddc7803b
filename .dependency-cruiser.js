const LAYERS = {
  lib: 'src/lib is pure and stands at the bottom: move what needs more to the domain or the platform that owns it.',
  ui: 'src/ui knows no domain and fetches nothing: pass the data in as props, or move the component into the domain.',
  platform: 'src/platform carries the domains and must not know them: pass what it needs as a parameter or a port.',
};

/**
 * The house: app, server and bin on top; domains below; platform, ui and lib at the bottom. Imports only point down.
 * Circles are found by `bin/circles.test.ts`: this tool walks through all that a file reaches, for each of its imports.
 */
export default {
  forbidden: [
    {
      name: 'not-found',
      comment: 'The imported file does not exist: write the path with its extension, and packages into package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:', '\\?(worker|url|raw|inline)'] },
    },
    {
      name: 'lib-stands-alone',
      comment: LAYERS.lib,
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/', pathNot: '^src/lib/' },
    },
    {
      name: 'lib-does-no-io',
      comment: LAYERS.lib,
      severity: 'error',
      from: { path: '^src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-knows-no-domain',
      comment: LAYERS.ui,
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|lib)/' },
    },
    {
      name: 'platform-knows-no-domain',
      comment: LAYERS.platform,
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '^src/platform/web/' },
      to: { path: '^src/', pathNot: '^src/(platform|lib)/' },
    },
    {
      name: 'web-kit-knows-no-domain',
      comment: 'src/platform/web joins calls with the parts of src/ui that show them: pass what is of a domain as a parameter.',
      severity: 'error',
      from: { path: '^src/platform/web/' },
      to: { path: '^src/', pathNot: '^src/(platform|ui|lib)/' },
    },
    {
      name: 'verbs-know-no-http',
      comment:
        'What verbs work with runs for requests, jobs and commands alike: what is of requests alone lies in src/platform/http.',
      severity: 'error',
      from: { path: '^src/platform/verb/' },
      to: { path: ['^src/platform/http/', '^node_modules/hono/'] },
    },
    {
      name: 'domains-know-no-composition',
      comment: 'A domain is composed by app, server, demo and bin, and never imports them: export what they need instead.',
      severity: 'error',
      from: { path: '^src/domains/' },
      to: { path: ['^src/(app|server|demo)/', '^src/(root|routes|entry\\.)', '^bin/'] },
    },
    {
      name: 'sources-know-no-command',
      comment: 'bin holds the operator’s commands: put what others need into the platform or a domain.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(bin|bench|tests)/' },
    },
    {
      name: 'domain-by-its-door',
      comment:
        'Reach another domain by contract.ts, server/index.ts, server/report/index.ts or web/index.ts: export there what you need.',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/domains/',
        pathNot: ['^src/domains/$1/', '^src/domains/[^/]+/(contract\\.ts$|(server|server/report|web)/index\\.tsx?$)'],
      },
    },
    {
      name: 'contract-is-light',
      comment:
        'A contract, or a part of a large one in contract/, is read by browser and server alike: it imports zod, #lib, its own model and other contracts only.',
      severity: 'error',
      from: { path: ['^src/domains/[^/]+/contract\\.ts$', '^src/domains/[^/]+/contract/'] },
      to: {
        path: '^src/',
        pathNot: ['^src/lib/', '^src/domains/[^/]+/contract\\.ts$', '^src/domains/[^/]+/contract/', '^src/domains/[^/]+/model/'],
      },
    },
    {
      name: 'model-is-pure',
      comment: 'A model runs without database, clock and network: pass what it needs as parameters.',
      severity: 'error',
      from: { path: '^src/domains/[^/]+/model/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^src/(platform|ui|app|server|demo)/', '^src/domains/[^/]+/(server|web)/'] },
    },
    {
      name: 'model-does-no-io',
      comment: 'A model runs without database, clock and network: pass what it needs as parameters.',
      severity: 'error',
      from: { path: '^src/domains/[^/]+/model/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|assert|util)$' },
    },
    {
      name: 'web-not-server',
      comment: 'What reaches the browser must not import server code: call the contract’s endpoint through web/api.ts.',
      severity: 'error',
      from: {
        path: ['^src/domains/[^/]+/web/', '^src/(app|ui)/', '^src/(root|routes|entry\\.client)'],
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: ['^src/domains/[^/]+/server/', '^src/server/', '^src/platform/(?!web/)'] },
    },
    {
      name: 'server-not-web',
      comment: 'Server code must not import pages: share what both need in the contract or the model.',
      severity: 'error',
      from: { path: '^src/domains/[^/]+/server/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^src/domains/[^/]+/web/', '^src/(app|ui)/'] },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Declare the package in package.json: what another package happens to bring may be gone tomorrow.',
      severity: 'error',
      from: { path: '^(src|bin)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '\\+types/'] },
    // What no rule asks for, such as circles, is not looked for.
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
