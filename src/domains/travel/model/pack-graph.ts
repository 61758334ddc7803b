import type { TransitPattern, TravelGraph } from './travel-graph.ts';

const MAGIC = 'TRAVEL01';
const ALIGNMENT = 8;

interface Head {
  name: string;
  firstStop: number;
  nodes: number;
  segments: number;
  patterns: readonly TransitPattern[];
}

/** A graph as bytes: eight letters, the length of the head, the head as JSON, then the arrays, little-endian, each on a multiple of eight. */
export function packGraph(graph: TravelGraph): Uint8Array {
  const head: Head = {
    name: graph.name,
    firstStop: graph.firstStop,
    nodes: graph.longitudes.length,
    segments: graph.from.length,
    patterns: graph.patterns,
  };
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const start = new Uint8Array(aligned(12 + headBytes.length));
  start.set(new TextEncoder().encode(MAGIC));
  new DataView(start.buffer).setUint32(8, headBytes.length, true);
  start.set(headBytes, 12);
  const parts = [start, ...arraysOf(graph).map((array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength))];
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + aligned(part.length), 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += aligned(part.length);
  }
  return packed;
}

/** The graph in bytes from {@link packGraph}. Throws RangeError for anything else. */
export function unpackGraph(bytes: Uint8Array): TravelGraph {
  // Copies the bytes to start at zero, because arrays of doubles must lie on a multiple of eight.
  const { buffer } = new Uint8Array(bytes);
  const text = new TextDecoder();
  if (bytes.length < 12 || text.decode(new Uint8Array(buffer, 0, 8)) !== MAGIC) throw new RangeError('This is no travel graph');
  const headLength = new DataView(buffer).getUint32(8, true);
  // packGraph wrote this: the letters at the start say so.
  const head = JSON.parse(text.decode(new Uint8Array(buffer, 12, headLength))) as Head;
  let at = aligned(12 + headLength);
  function next<T>(count: number, width: number, view: (buffer: ArrayBuffer, at: number, count: number) => T): T {
    const array = view(buffer, at, count);
    at += aligned(count * width);
    return array;
  }
  const { nodes, segments } = head;
  return {
    name: head.name,
    firstStop: head.firstStop,
    patterns: head.patterns,
    longitudes: next(nodes, 8, (data, from, count) => new Float64Array(data, from, count)),
    latitudes: next(nodes, 8, (data, from, count) => new Float64Array(data, from, count)),
    from: next(segments, 4, (data, from, count) => new Uint32Array(data, from, count)),
    to: next(segments, 4, (data, from, count) => new Uint32Array(data, from, count)),
    meters: next(segments, 4, (data, from, count) => new Float32Array(data, from, count)),
    classes: next(segments, 1, (data, from, count) => new Uint8Array(data, from, count)),
    isOneway: next(segments, 1, (data, from, count) => new Uint8Array(data, from, count)),
  };
}

function arraysOf({ longitudes, latitudes, from, to, meters, classes, isOneway }: TravelGraph) {
  return [longitudes, latitudes, from, to, meters, classes, isOneway];
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
