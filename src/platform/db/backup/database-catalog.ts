import type pg from 'pg';

const OWN_SCHEMA = `n.nspname = 'public'`;

export interface CatalogTable {
  /** Quoted where needed, with its schema. */
  table: string;
  /** Those that can be written, so no computed ones. */
  columns: string[];
}

/** The product's tables. Rows of partitions belong to their parent. */
export async function listTables(client: pg.Client): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select format('%I.%I', n.nspname, c.relname) as table,
            array(select quote_ident(a.attname) from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_SCHEMA} and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
  );
  return rows;
}

export interface CatalogSequence {
  sequence: string;
  value: number;
  isCalled: boolean;
}

export async function listSequences(client: pg.Client): Promise<CatalogSequence[]> {
  const { rows } = await client.query<{ sequence: string }>(
    `select format('%I.%I', n.nspname, c.relname) as sequence from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_SCHEMA} and c.relkind = 'S' order by 1`,
  );
  const sequences: CatalogSequence[] = [];
  for (const { sequence } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${sequence}`,
    );
    const [state] = found.rows;
    if (state !== undefined) sequences.push({ sequence, value: Number(state.value), isCalled: state.isCalled });
  }
  return sequences;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_SCHEMA} and k.contype = 'f' and k.conparentid = 0 order by 1, 2`,
  );
  return rows;
}

export async function listMaterializedViews(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_SCHEMA} and c.relkind = 'm' order by c.oid`,
  );
  return rows.map(({ name }) => name);
}
