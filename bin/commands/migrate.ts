import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('migrate')
    .description('bring the database to the newest schema')
    .action(async () => {
      const { migrateDatabase } = await import('#platform/db/migrate.ts');
      await operator.withDatabase(
        async ({ connectionString }) => {
          const applied = await migrateDatabase(connectionString, { onApply: (name) => operator.print(`  ${name}`) });
          operator.result({ applied }, [
            applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.length} migrations.`,
          ]);
        },
        { migrate: false },
      );
    });
}
