/**
 * Whether whoever hears of things that come, at most once in a span, heard within the span before now. `came` says when each of the
 * things came, in any order; the first is told, and then the first of each further span.
 */
export function wasToldLately(came: readonly Date[], { now, spanMs }: { now: Date; spanMs: number }): boolean {
  let toldAt = -Infinity;
  for (const at of came.map((one) => one.getTime()).toSorted((a, b) => a - b)) if (at - toldAt >= spanMs) toldAt = at;
  return now.getTime() - toldAt < spanMs;
}
