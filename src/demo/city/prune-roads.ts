import { sampleField } from './field.ts';
import { at, contains, densify } from './plane.ts';
import type { Box, Point } from './plane.ts';
import { segmentAt } from './road-segments.ts';
import type { Segment, SegmentNet } from './road-segments.ts';
import { CORRIDOR_KINDS } from './terrain.ts';
import type { CorridorKind, Terrain } from './terrain.ts';
import { chooseBridges } from './choose-bridges.ts';

export interface KeptSegment {
  segment: Segment;
  bridge: boolean;
}

/** Land inside which no street runs: the grounds of parks and schools. */
interface ClosedGround {
  ring: Point[];
  box: Box;
}

/** Only roads that run on into the country have segments this long. */
const COUNTRY_M = 5000;
const ALWAYS_KEPT = new Set(['motorway', 'rail']);

/**
 * Keeps the segments that somebody needs. Streets where nobody lives go, corridors are crossed by larger roads only,
 * nothing ends in the middle of nowhere, and what is left hangs together.
 */
export function pruneRoads(
  terrain: Terrain,
  net: SegmentNet,
  curbs: readonly { road: number; point: Point }[],
  closed: readonly ClosedGround[],
  isSettled: (point: Point) => boolean,
): KeptSegment[] {
  const used = new Set<Segment>();
  for (const { road, point } of curbs) {
    const segment = segmentAt(net, road, point);
    if (segment) used.add(segment);
  }
  const overRiver = chooseBridges(terrain, net);
  const bridges = new Set<Segment>(overRiver);
  const candidates = net.segments.filter((segment) => {
    const crossing = overRiver.has(segment) ? 'bridge' : crossCorridor(terrain, segment);
    if (crossing === 'no') return false;
    if (crossing === 'bridge') bridges.add(segment);
    return !liesInClosedGround(segment, closed);
  });
  const usedNodes = new Set<number>();
  for (const segment of used) usedNodes.add(segment.from).add(segment.to);

  const kept = new Set<Segment>();
  const spare: Segment[] = [];
  for (const segment of candidates) {
    const minor = segment.road.class === 'street' || segment.road.class === 'lane';
    const touches = usedNodes.has(segment.from) && usedNodes.has(segment.to);
    const through = !minor && (ALWAYS_KEPT.has(segment.road.purpose) || segment.length > COUNTRY_M || isSettled(segment.middle));
    const needed = used.has(segment) || touches || through || overRiver.has(segment);
    if (needed) kept.add(segment);
    else spare.push(segment);
  }
  reconnect(kept, spare, used);
  cutLooseEnds(kept, used);
  return net.segments.filter((segment) => kept.has(segment)).map((segment) => ({ segment, bridge: bridges.has(segment) }));
}

/** Whether a segment may exist where it lies, and whether it is carried over something. */
function crossCorridor(terrain: Terrain, segment: Segment): 'land' | 'bridge' | 'no' {
  const { road, path } = segment;
  if (road.class === 'motorway' || road.class === 'rail') {
    return 'land';
  }
  const inner = densify(path, 12).slice(1, -1);
  const inside = new Set<CorridorKind>();
  let wet = false;
  for (const [x, y] of [segment.middle, ...inner]) {
    if (sampleField(terrain.water, x, y) < 4) wet = true;
    for (const kind of CORRIDOR_KINDS) if (sampleField(terrain.corridors[kind], x, y) < -6) inside.add(kind);
  }
  if (inside.size === 0) return 'land';
  const isCountry = !contains(terrain.metro, segment.middle);
  if (isCountry && !wet) return 'land';
  const edge = road.purpose === 'shore' || road.purpose === 'frontage' || road.purpose === 'parkside';
  if (edge) return wet ? 'no' : 'land';
  const large = road.class === 'arterial' || road.class === 'collector';
  if (!large) return 'no';
  if (inside.has('park') || inside.has('water')) return 'no';
  return inside.has('motorway') || inside.has('creek') ? 'bridge' : 'land';
}

function liesInClosedGround(segment: Segment, closed: readonly ClosedGround[]): boolean {
  const [x, y] = segment.middle;
  return closed.some(
    ({ ring, box }) => x > box.minX && x < box.maxX && y > box.minY && y < box.maxY && contains(ring, segment.middle),
  );
}

/** Adds spare segments back where they link an island of streets with the rest; drops islands that cannot be linked. */
function reconnect(kept: Set<Segment>, spare: readonly Segment[], used: ReadonlySet<Segment>): void {
  for (let round = 0; round < 4; round++) {
    const groups = groupByConnection(kept);
    if (groups.sets.length <= 1) return;
    const main = groups.sets.reduce((a, b) => (b.size > a.size ? b : a));
    const islands = groups.sets.filter((set) => set !== main);
    const larger = spare.filter(({ road }) => road.class === 'arterial' || road.class === 'collector');
    const links = shortestLinks(islands, main, round === 0 ? larger : spare);
    for (const segment of links) kept.add(segment);
  }
  const groups = groupByConnection(kept);
  const main = groups.sets.reduce((a, b) => (b.size > a.size ? b : a), new Set<number>());
  for (const segment of kept) {
    if (!main.has(segment.from) && !ALWAYS_KEPT.has(segment.road.purpose) && !used.has(segment)) kept.delete(segment);
  }
}

function groupByConnection(segments: Iterable<Segment>): { sets: Set<number>[] } {
  const links = linksOf(segments);
  const seen = new Set<number>();
  const sets: Set<number>[] = [];
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const group = new Set<number>([start]);
    const queue = [start];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      for (const { other } of links.get(node) ?? []) {
        if (group.has(other)) continue;
        group.add(other);
        queue.push(other);
      }
    }
    for (const node of group) seen.add(node);
    sets.push(group);
  }
  return { sets };
}

function linksOf(segments: Iterable<Segment>): Map<number, { other: number; segment: Segment }[]> {
  const links = new Map<number, { other: number; segment: Segment }[]>();
  const link = (from: number, other: number, segment: Segment): void => {
    const list = links.get(from);
    if (list) list.push({ other, segment });
    else links.set(from, [{ other, segment }]);
  };
  for (const segment of segments) {
    if (segment.road.class === 'rail') continue;
    link(segment.from, segment.to, segment);
    link(segment.to, segment.from, segment);
  }
  return links;
}

function shortestLinks(islands: readonly Set<number>[], main: ReadonlySet<number>, spare: readonly Segment[]): Segment[] {
  const links = linksOf(spare);
  const result: Segment[] = [];
  for (const island of islands) {
    const cameBy = new Map<number, Segment | null>([...island].map((node) => [node, null]));
    const queue = [...island];
    let goal = -1;
    for (let head = 0; head < queue.length && goal < 0; head++) {
      const node = at(queue, head);
      for (const { other, segment } of links.get(node) ?? []) {
        if (cameBy.has(other)) continue;
        cameBy.set(other, segment);
        queue.push(other);
        if (main.has(other)) goal = other;
      }
    }
    let node = goal;
    for (let segment = cameBy.get(node); segment; segment = cameBy.get(node)) {
      result.push(segment);
      node = segment.from === node ? segment.to : segment.from;
    }
  }
  return result;
}

/** Removes roads that lead nowhere, from their ends backwards. */
function cutLooseEnds(kept: Set<Segment>, used: ReadonlySet<Segment>): void {
  for (;;) {
    const degree = new Map<number, number>();
    for (const { from, to } of kept) {
      degree.set(from, (degree.get(from) ?? 0) + 1);
      degree.set(to, (degree.get(to) ?? 0) + 1);
    }
    const loose = [...kept].filter(
      (segment) =>
        !used.has(segment) &&
        !ALWAYS_KEPT.has(segment.road.purpose) &&
        segment.length < COUNTRY_M &&
        (degree.get(segment.from) === 1 || degree.get(segment.to) === 1),
    );
    if (loose.length === 0) return;
    for (const segment of loose) kept.delete(segment);
  }
}
