/** Where and when a row of figures holds, and who says so. */
export interface Row {
  /** Two letters; null for the whole country. */
  state: string | null;
  county?: string;
  /** The first and the last day on which it holds; null if no end is known. */
  from: string;
  until: string | null;
  /** A law, a publisher, or the words for a planning figure. */
  source: string;
  /** The day on which it was last read. */
  asOf: string;
}

interface Place {
  state: string | null;
  county: string | null;
}

/** The rows of a place on a day: those of the county if there are any, else of the state, else of the country. */
export function rowsAt<R extends Row>(rows: readonly R[], { state, county }: Place, day: string): readonly R[] {
  const begun = rows.filter((row) => row.from <= day);
  const candidates = [
    begun.filter((row) => row.state === state && row.county !== undefined && row.county === county),
    begun.filter((row) => row.state === state && row.county === undefined),
    begun.filter((row) => row.state === null),
  ].map((all) => {
    const inForce = all.filter(({ until }) => until === null || until >= day);
    // Where newer figures are not known, the last ones serve, and are said to have ended.
    return inForce.length > 0 ? inForce : lastOf(all);
  });
  return candidates.find((found) => found.length > 0) ?? [];
}

function lastOf<R extends Row>(rows: readonly R[]): readonly R[] {
  const ends = rows.map(({ until }) => until ?? '');
  const last = ends.reduce((latest, end) => (end > latest ? end : latest), '');
  return rows.filter(({ until }) => (until ?? '') === last);
}
