import { runModule } from './checks.ts';

const ROLE = { Role: '#lib/roles.ts#Role' };
const COLUMNS = {
  'users.role': 'Generated<Role>',
  'role_grants.role': 'Role',
  // PostgreSQL says of every column of a view that it may be null.
  'people.id': 'string',
  'people.name': 'string',
  'people.is_demo': 'boolean',
  'people.is_disabled': 'boolean',
  'people.created_at': 'Timestamp',
};
const TYPES_FILE = 'src/platform/db/schema.gen.ts';

/** Writes the types of a migrated database, or with `verify` only compares them; returns what differs, if anything does. */
export async function generateSchemaTypes(connectionString: string, options: { verify: boolean }): Promise<string | undefined> {
  const { code, output } = await runModule([
    'kysely-codegen/dist/cli/bin.js',
    '--dialect=postgres',
    `--url=${connectionString}`,
    '--date-parser=string',
    '--numeric-parser=number',
    '--type-mapping={"int8":"number"}',
    `--custom-imports=${JSON.stringify(ROLE)}`,
    `--overrides=${JSON.stringify({ columns: COLUMNS })}`,
    '--exclude-pattern={pgboss.*,*schema_migrations}',
    `--out-file=${TYPES_FILE}`,
    ...(options.verify ? ['--verify'] : []),
  ]);
  return code === 0 ? undefined : output;
}
