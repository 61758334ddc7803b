import { isGone } from './load-failure.tsx';

/** What {@link Loaded} needs to know about a query. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Milliseconds; 0 before the first answer. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

type Queries = Readonly<Record<string, LoadedQuery<unknown>>>;
type Answers<Parts extends Queries> = { [Name in keyof Parts]: NonNullable<Parts[Name]['data']> };

/** Several queries as one: loaded when all are, null if one is, failed with the first that failed. */
export function together<Parts extends Queries>(parts: Parts): LoadedQuery<Answers<Parts> | null> {
  const queries = Object.values(parts);
  const answers = Object.fromEntries(Object.entries(parts).map(([name, { data }]) => [name, data]));
  const isHere = queries.every(({ data }) => data !== undefined);
  const isNull = queries.some(({ data }) => data === null);
  return {
    // Each name has the answer of its query.
    data: isHere ? (isNull ? null : (answers as Answers<Parts>)) : undefined,
    ...stateOf(queries),
  };
}

/** Several of one kind as one: null in the place of each that is gone; failed with the first that failed otherwise. */
export function allOf<Data>(queries: readonly LoadedQuery<Data>[]): LoadedQuery<(Data | null)[]> {
  const answers = queries.map((query) =>
    query.data === undefined && query.error !== null && isGone(query.error) ? { ...query, data: null, error: null } : query,
  );
  return {
    data: answers.every(({ data }) => data !== undefined) ? answers.map(({ data }) => data ?? null) : undefined,
    ...stateOf(answers),
  };
}

function stateOf(queries: readonly LoadedQuery<unknown>[]): Omit<LoadedQuery<never>, 'data'> {
  // What is gone never answered, and says nothing about how old the rest is.
  const answered = queries.flatMap(({ dataUpdatedAt }) => (dataUpdatedAt === 0 ? [] : dataUpdatedAt));
  return {
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    dataUpdatedAt: answered.length === 0 ? 0 : Math.min(...answered),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
