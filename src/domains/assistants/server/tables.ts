import { ownTables } from '#platform/db/own-tables.ts';

export const assistantsTables = ownTables({
  owns: ['assistant_clients', 'assistant_codes', 'assistant_connections', 'assistant_tokens'],
});
