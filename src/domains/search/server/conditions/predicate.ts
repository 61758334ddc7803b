import type { SearchFilterName, UnknownSubject } from '../../contract.ts';
import type { SqlText } from './sql-text.ts';

/** One condition on a row of `listings` called `l`. */
export interface Predicate {
  filter: SearchFilterName;
  /** Columns of `l` that it reads. */
  columns: readonly string[];
  write: (sql: SqlText) => string;
  /** What a home may not say, so that it satisfies nothing here; with what tells that it does not. */
  subject?: UnknownSubject;
  unknownColumns?: readonly string[];
  writeUnknown?: (sql: SqlText) => string;
  /** The only homes that can satisfy it, if there are few enough to start from them. */
  ids?: readonly number[];
}
