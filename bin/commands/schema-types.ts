import type { Command } from 'commander';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('schema-types')
    .description('for developers: write the types of the migrated database into src/platform/db/schema.gen.ts')
    .action(async () => {
      const { generateSchemaTypes } = await import('../schema-types.ts');
      await operator.withDatabase(async ({ connectionString }) => {
        const problem = await generateSchemaTypes(connectionString, { verify: false });
        if (problem !== undefined)
          throw new OperatorError(`The types could not be written (${problem.trim().split('\n')[0] ?? ''}): see above.`);
        operator.result({ written: true }, ['Wrote src/platform/db/schema.gen.ts.']);
      });
    });
}
