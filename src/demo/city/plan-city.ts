import type { Random } from '#lib/random.ts';
import { cutOutCorridors, layCorridorEdges } from './corridor-edges.ts';
import { characterAt, COURT_FABRIC, FABRICS } from './fabric-spec.ts';
import type { FabricSpec } from './fabric-spec.ts';
import { sampleField } from './field.ts';
import { CENTERS } from './landscape.ts';
import { layStreets, leadingAngle } from './lay-streets.ts';
import type { Block } from './lay-streets.ts';
import { createFractalNoise } from './noise.ts';
import { centroid, contains, distance, signedArea } from './plane.ts';
import type { Point } from './plane.ts';
import type { RoadBook } from './road-book.ts';
import { createOrientation, splitDistricts } from './split-districts.ts';
import type { Area, AreaTree } from './split-districts.ts';
import { createTerrain } from './terrain.ts';
import type { Terrain } from './terrain.ts';
import { layThroughRoads } from './through-roads.ts';
import type { DistrictCharacter } from './types.ts';

interface DistrictPlan {
  area: Area;
  character: DistrictCharacter;
  center: Point;
  spec: FabricSpec;
}

/** The flat plan: land, areas, streets and blocks, before lots. */
export interface CityPlan {
  terrain: Terrain;
  book: RoadBook;
  tree: AreaTree;
  districts: DistrictPlan[];
  blocks: Block[];
}

const SMALLEST_PIECE_SQM = 5000;

export function planCity(random: Random): CityPlan {
  const book: RoadBook = { roads: [] };
  const terrain = createTerrain(random.fork('terrain'));
  const tree = splitDistricts(terrain, book, random.fork('districts'));
  layThroughRoads(terrain, book);
  const edges = layCorridorEdges(terrain, book);
  const orientation = createOrientation(random.fork('streets'));
  const districts = tree.districts.map((area) => planDistrict(terrain, area, random));

  const blocks = districts.flatMap((district, index) => {
    const angle = leadingAngle(district.area.plot, orientation(district.center));
    const pieces = cutOutCorridors(district.area.plot, angle, edges, terrain, book);
    return pieces.flatMap((piece, pieceIndex) => {
      if (Math.abs(signedArea(piece.points)) < SMALLEST_PIECE_SQM) return [];
      return layStreets(piece, {
        district: index,
        angle: leadingAngle(piece, angle),
        spec: district.spec,
        book,
        random: random.fork(`streets ${index} ${pieceIndex}`),
      });
    });
  });
  rankBlocks(terrain, blocks, random.fork('growth'));
  return { terrain, book, tree, districts, blocks };
}

function planDistrict(terrain: Terrain, area: Area, random: Random): DistrictPlan {
  const points = area.samples.map((sample) => sample.point);
  const middle = centroid(area.plot.points);
  const center = points.toSorted((a, b) => distance(a, middle) - distance(b, middle))[0] ?? middle;
  const character = characterAt(terrain, center, points);
  const courts = character === 'suburban' && random.fork(`courts ${area.district}`).chance(0.55);
  return { area, character, center, spec: courts ? COURT_FABRIC : FABRICS[character] };
}

/** The city grows outwards from its centers, avoiding heights, faster in some directions than in others. */
function rankBlocks(terrain: Terrain, blocks: readonly Block[], random: Random): void {
  const noise = createFractalNoise(random, 3200, 3);
  for (const block of blocks) {
    const [x, y] = block.center;
    const near = Math.min(...CENTERS.map(({ point, kind }) => distance(point, block.center) - (kind === 'downtown' ? 2600 : 0)));
    const height = Math.max(0, terrain.elevationAt(x, y) - 90);
    const shore = Math.min(1500, sampleField(terrain.water, x, y));
    const outside = contains(terrain.metro, block.center) ? 0 : 9000;
    block.rank = near + height * 6 + shore * 0.35 + noise(x, y) * 1500 + outside;
  }
}
