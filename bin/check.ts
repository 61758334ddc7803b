import { printCheck, runChecks } from './checks.ts';

/** `npm run check`: types, lint, format, boundaries, unused code. */
const results = await runChecks(printCheck);
const failed = results.filter((result) => !result.passed).length;
process.stdout.write(failed === 0 ? 'All clean.\n' : `${failed} of ${results.length} checks failed.\n`);
process.exitCode = failed === 0 ? 0 : 1;
