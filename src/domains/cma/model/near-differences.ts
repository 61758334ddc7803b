import Flatbush from 'flatbush';

interface Place {
  latitude: number;
  longitude: number;
  /** Null if unknown. */
  neighborhoodId: number | null;
}

const STEP_DEGREES = 0.000_02;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export interface NearDifferences {
  x: Float64Array[];
  y: number[];
  /** The positions of the other rows that each row was compared with. */
  near: number[][];
}

/**
 * Subtracts from each row the mean of the rows at the nearest other places, and does the same with `y`. The effect of a place
 * cancels out in the difference, even if it varies over short distances (spatial differencing, Holmes and Lee 2012). `count` is
 * the number of neighbors per row. They come from the same neighborhood if it has enough of them, because prices may jump at its
 * border.
 */
export function differenceNear(
  places: readonly Place[],
  x: readonly Float64Array[],
  y: readonly number[],
  count: number,
): NearDifferences {
  if (places.length === 0) return { x: [], y: [], near: [] };
  const shrink = Math.cos(((places[0]?.latitude ?? 0) * Math.PI) / 180);
  // Moves homes in one building slightly apart, so they are not all compared with the same few homes.
  const points = places.map(({ latitude, longitude }, at) => {
    const step = STEP_DEGREES * Math.sqrt((at % 101) / 101);
    return [longitude * shrink + step * Math.cos(at * GOLDEN_ANGLE), latitude + step * Math.sin(at * GOLDEN_ANGLE)] as const;
  });
  const anywhere = searchAmong([...places.keys()], points);
  const within = new Map(
    [...Map.groupBy(places.keys(), (at) => places[at]?.neighborhoodId ?? null)]
      .filter(([neighborhood, members]) => neighborhood !== null && members.length > count)
      .map(([neighborhood, members]) => [neighborhood, searchAmong(members, points)]),
  );
  const differences = places.map(({ neighborhoodId }, at) => {
    const near = (within.get(neighborhoodId) ?? anywhere)(at, count);
    const row = Float64Array.from(x[at] ?? []);
    let target = y[at] ?? 0;
    for (const other of near) {
      target -= (y[other] ?? 0) / near.length;
      const values = x[other];
      if (values !== undefined) for (let i = 0; i < row.length; i += 1) row[i] = (row[i] ?? 0) - (values[i] ?? 0) / near.length;
    }
    return { row, target, near };
  });
  return {
    x: differences.map(({ row }) => row),
    y: differences.map(({ target }) => target),
    near: differences.map(({ near }) => near),
  };
}

/** Finds the nearest other homes for a place. */
function searchAmong(members: readonly number[], points: readonly (readonly [east: number, north: number])[]) {
  const index = new Flatbush(members.length);
  for (const member of members) index.add(...(points[member] ?? [0, 0]));
  index.finish();
  return (at: number, count: number): number[] => {
    const [east, north] = points[at] ?? [0, 0];
    return index.neighbors(east, north, count, Infinity, (found) => members[found] !== at).map((found) => members[found] ?? at);
  };
}

/**
 * The rows that multiply the noise of each place in the sums that a fit on differences sets to zero: the place's own row, minus
 * its share of the rows it was subtracted from.
 */
export function spreadBack({ x, near }: NearDifferences): Float64Array[] {
  const spread = x.map((row) => Float64Array.from(row));
  for (const [at, row] of x.entries()) {
    const others = near[at] ?? [];
    for (const other of others) {
      const target = spread[other];
      if (target !== undefined)
        for (let i = 0; i < row.length; i += 1) target[i] = (target[i] ?? 0) - (row[i] ?? 0) / others.length;
    }
  }
  return spread;
}
