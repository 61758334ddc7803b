import type { Command } from 'commander';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('schema-types')
    .description(
      'for developers: write the migrated database into db/schema.sql, and its types into src/platform/db/schema.gen.ts',
    )
    .action(async () => {
      const { generateSchemaTypes } = await import('../schema-types.ts');
      const { generateSchemaText, SCHEMA_FILE } = await import('../schema-text.ts');
      await operator.withDatabase(async ({ connectionString }) => {
        const problem = await generateSchemaTypes(connectionString, { verify: false });
        if (problem !== undefined)
          throw new OperatorError(`The types could not be written (${problem.trim().split('\n')[0] ?? ''}): see above.`);
        await generateSchemaText(connectionString, { verify: false });
        operator.result({ written: true }, [`Wrote src/platform/db/schema.gen.ts and ${SCHEMA_FILE}.`]);
      });
    });
}
