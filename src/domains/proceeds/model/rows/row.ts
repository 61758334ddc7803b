/** Where and when a row of figures is valid, and its source. */
export interface Row {
  /** Two letters; null for the whole country. */
  state: string | null;
  county?: string;
  /** The first and the last day it is valid. Null if no end is known. */
  from: string;
  until: string | null;
  /** A law, a publisher, or the words for a planning figure. */
  source: string;
  /** The day it was written down. Of the laws, only those of New Jersey and Washington were checked against public pages. */
  asOf: string;
}

interface Place {
  state: string | null;
  county: string | null;
}

/** The rows for a place on a day: the county's rows if there are any, else the state's, else the country's. */
export function rowsAt<R extends Row>(rows: readonly R[], { state, county }: Place, day: string): readonly R[] {
  const begun = rows.filter((row) => row.from <= day);
  const candidates = [
    begun.filter((row) => row.state === state && row.county !== undefined && row.county === county),
    begun.filter((row) => row.state === state && row.county === undefined),
    begun.filter((row) => row.state === null),
  ].map((all) => {
    const inForce = all.filter(({ until }) => until === null || until >= day);
    // If newer figures are not known, the last ones are used, with a note that they have ended.
    return inForce.length > 0 ? inForce : lastOf(all);
  });
  return candidates.find((found) => found.length > 0) ?? [];
}

function lastOf<R extends Row>(rows: readonly R[]): readonly R[] {
  const ends = rows.map(({ until }) => until ?? '');
  const last = ends.reduce((latest, end) => (end > latest ? end : latest), '');
  return rows.filter(({ until }) => (until ?? '') === last);
}
