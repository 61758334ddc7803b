/** The values of a form that are lists of rows, such as the lines of a quote. */
export type RowNames<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly object[] ? Name : never;
}[keyof Values & string];
export type RowOf<Values, Name extends keyof Values> = Values[Name] extends readonly (infer Row)[] ? Row : never;

/** A list that people write row by row. */
export interface FormRows<Row> {
  /** What the summary of the form leads to: the id of what stands around the list. */
  id: string;
  list: readonly Row[];
  change: (index: number, changes: Partial<Row>) => void;
  add: (row: Row) => void;
  remove: (index: number) => void;
  /** Puts a row where another is. */
  move: (index: number, to: number) => void;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  /** Ties the `Field` of a row to what is wrong with it. Its control is given `value` and calls `change`. */
  field: (index: number, key: keyof Row & string) => { id: string; error: string | undefined };
}

/** `problems` has what is wrong by path: `lines` for the list, `lines.1.label` for a field of its second row. */
export function rowsOf<Row>(
  list: readonly Row[],
  {
    id,
    name,
    problems,
    set,
  }: { id: string; name: string; problems: Partial<Record<string, string>>; set: (list: Row[]) => void },
): FormRows<Row> {
  return {
    id: `${id}-${name}`,
    list,
    change: (index, changes) => set(list.map((row, at) => (at === index ? { ...row, ...changes } : row))),
    add: (row) => set([...list, row]),
    remove: (index) => set(list.toSpliced(index, 1)),
    move(index, to) {
      const row = list[index];
      if (row !== undefined) set(list.toSpliced(index, 1).toSpliced(to, 0, row));
    },
    error: firstWithin(problems, name) === undefined ? problems[name] : undefined,
    field: (index, key) => ({ id: `${id}-${name}.${index}.${key}`, error: problems[`${name}.${index}.${key}`] }),
  };
}

/** The path of the first problem within a row: `lines.1.label` of `lines`. */
export function firstWithin(problems: Partial<Record<string, string>>, name: string): string | undefined {
  return Object.keys(problems).find((path) => path.startsWith(`${name}.`) && /\.\d+\./.test(path));
}

/** What is wrong by the name of the value, and by the whole path if it lies within one. The first of several counts. */
export function problemsByPath(
  faults: readonly { path: readonly PropertyKey[]; message: string }[],
): Partial<Record<string, string>> {
  return Object.fromEntries(
    faults.toReversed().flatMap(({ path: [name, ...within], message }) => {
      const first = String(name ?? '');
      return within.length === 0
        ? [[first, message]]
        : [
            [first, message],
            [[first, ...within].map(String).join('.'), message],
          ];
    }),
  );
}
