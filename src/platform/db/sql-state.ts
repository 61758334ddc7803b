/** The SQLSTATE of a failure of the database; empty where it has none. See https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function sqlStateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Two transactions were in each other's way, by serialization or a deadlock: another try may do. */
export const isRace = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error));
