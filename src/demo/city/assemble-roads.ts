import { applyBend } from './bend.ts';
import { at, densify, distance, simplify } from './plane.ts';
import type { Point } from './plane.ts';
import type { KeptSegment } from './prune-roads.ts';
import type { DraftRoad } from './road-book.ts';
import type { SegmentNet } from './road-segments.ts';
import type { Warp } from './warp.ts';

/** A stretch of road on the ground, in meters; it ends where the road does or where a bridge begins. */
export interface GroundRoad {
  draft: DraftRoad;
  line: Point[];
  bridge: boolean;
}

interface Link {
  from: number;
  to: number;
  bridge: boolean;
  line: Point[];
}

/** Turns kept segments into lines on the ground, joined as far as the road runs without a gap. */
export function assembleRoads(kept: readonly KeptSegment[], net: SegmentNet, warp: Warp): GroundRoad[] {
  const nodes = net.junctions.map((junction) => warp(junction.bent));
  const byRoad = new Map<DraftRoad, Link[]>();
  for (const { segment, bridge } of kept) {
    const links = byRoad.get(segment.road) ?? [];
    byRoad.set(segment.road, links);
    const step = segment.bend ? 16 : 40;
    const inner = densify(segment.path, step)
      .slice(1, -1)
      .map((point) => warp(applyBend(segment.bend, point)));
    const line = simplify([at(nodes, segment.from), ...inner, at(nodes, segment.to)], 0.35);
    links.push({ from: segment.from, to: segment.to, bridge, line });
  }
  const roads: GroundRoad[] = [];
  for (const [draft, links] of byRoad) {
    for (const { line, bridge } of chain(links)) roads.push({ draft, line, bridge });
  }
  return roads;
}

/** Joins links end to end; where a bridge begins, a new line begins. */
function chain(links: readonly Link[]): { line: Point[]; bridge: boolean }[] {
  const open = new Set(links);
  const result: { line: Point[]; bridge: boolean }[] = [];
  for (const first of links) {
    if (!open.delete(first)) continue;
    let { from, to } = first;
    let line = first.line;
    for (;;) {
      const next = [...open].find((link) => link.bridge === first.bridge && touches(link, from, to));
      if (!next) break;
      open.delete(next);
      if (next.from === to) [line, to] = [[...line, ...next.line.slice(1)], next.to];
      else if (next.to === to) [line, to] = [[...line, ...next.line.toReversed().slice(1)], next.from];
      else if (next.to === from) [line, from] = [[...next.line, ...line.slice(1)], next.from];
      else [line, from] = [[...next.line.toReversed(), ...line.slice(1)], next.to];
    }
    if (line.length > 1 && (line.length > 2 || distance(at(line, 0), at(line, 1)) > 0.5)) {
      result.push({ line, bridge: first.bridge });
    }
  }
  return result;
}

function touches(link: Link, from: number, to: number): boolean {
  return link.from === to || link.to === to || link.to === from || link.from === from;
}
