/** None of our forms, records or reports nests half as deep; walks over parsed values may recurse this far. */
export const DEEPEST_JSON = 64;
/** A body of 1 MB could hold half a million; our largest, an outline on a map, holds some thousands. */
export const MOST_JSON_VALUES = 50_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
// [ and ] differ from { and } in one bit.
const OPENING = 0x5b;
const CLOSING = 0x5d;
const CURLY = 0x20;

/**
 * Parses what a stranger wrote. Throws SyntaxError for text that is not JSON, and, before parsing, for text nested deeper
 * than {@link DEEPEST_JSON} or with more than `mostValues` values.
 */
export function parseJson(text: string, { mostValues = Number.POSITIVE_INFINITY }: { mostValues?: number } = {}): unknown {
  const { depth, values } = measureJson(text);
  if (depth > DEEPEST_JSON) throw new SyntaxError(`JSON may be nested ${DEEPEST_JSON} levels deep at most`);
  if (values > mostValues) throw new SyntaxError(`JSON may hold ${mostValues} values at most here`);
  return JSON.parse(text);
}

/** As `parseJson`, but undefined where it throws. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Counts, in one pass, how deep brackets nest outside strings and how many values there are. */
function measureJson(text: string): { depth: number; values: number } {
  let open = 0;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = findEnd(text, at + 1);
    else if (code === COMMA) values += 1;
    else if ((code & ~CURLY) === OPENING) {
      open += 1;
      values += 1;
      if (open > depth) depth = open;
    } else if ((code & ~CURLY) === CLOSING) open -= 1;
  }
  return { depth, values };
}

/** Where the string that begins here ends: at a quote after an even number of backslashes. Most of a record is strings. */
function findEnd(text: string, from: number): number {
  for (let at = from; ;) {
    const end = text.indexOf('"', at);
    if (end < 0) return text.length;
    let first = end;
    while (first > at && text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
    at = end + 1;
  }
}
