import type { Random } from '#lib/random.ts';
import type { Ground, SchoolZone } from './choose-grounds.ts';
import { closeRing, groundRing, toRing } from './ground-ring.ts';
import { at, centroid, contains, distance, signedArea } from './plane.ts';
import type { Point } from './plane.ts';
import { toLngLat } from './projection.ts';
import type { Building, District, School } from './types.ts';
import type { Warp } from './warp.ts';

const LEVEL_NAMES = { elementary: 'Elementary School', middle: 'Middle School', high: 'High School' } as const;
const HIGH_NAMES = [
  'Alder Falls',
  'Kestrel Bay',
  'Marlow',
  'Signal Hill',
  'Riverbend',
  'Northgate',
  'Harbor',
  'Cascara',
  'Eastgate',
];
const SCHOOL_DISTRICTS = ['Kestrel Bay School District', 'Alder Falls Public Schools', 'Marlow School District'];

/** Names the schools, draws their buildings, and puts attendance areas on the ground. */
export function openSchools(
  zones: readonly SchoolZone[],
  districts: readonly District[],
  warp: Warp,
  random: Random,
): { school: School; buildings: Building[] }[] {
  const used = new Set<string>();
  return zones.map((zone, id) => {
    const { level, ground, areas } = zone;
    const district = at(districts, ground.district);
    const wishes = level === 'high' ? HIGH_NAMES : [district.name, ...namesNearby(ground, districts, warp)];
    const first = wishes.find((wish) => !used.has(`${wish} ${level}`)) ?? `${district.name} ${id}`;
    used.add(`${first} ${level}`);
    const school: School = {
      id,
      name: `${first} ${LEVEL_NAMES[level]}`,
      level,
      district: at(SCHOOL_DISTRICTS, district.municipalityId),
      point: toLngLat(warp(ground.center)),
      attendance: areas.map((area) => toRing(area.plot.points, warp, 60)),
    };
    return { school, buildings: drawSchool(ground, level, warp, random.fork(String(id))) };
  });
}

function namesNearby(ground: Ground, districts: readonly District[], warp: Warp): string[] {
  const here = toLngLat(warp(ground.center));
  return districts
    .toSorted(
      (a, b) =>
        Math.hypot(a.center[0] - here[0], a.center[1] - here[1]) - Math.hypot(b.center[0] - here[0], b.center[1] - here[1]),
    )
    .slice(0, 8)
    .map(({ name }) => name);
}

/** A main building with wings, parallel to the longest side of the grounds. */
function drawSchool(ground: Ground, level: SchoolZone['level'], warp: Warp, random: Random): Building[] {
  const ring = groundRing(ground.ring, warp, 60, ground.bend);
  const center = centroid(ring);
  let [angle, longest] = [0, 0];
  ring.forEach((a, i) => {
    const b = at(ring, (i + 1) % ring.length);
    if (distance(a, b) <= longest) return;
    longest = distance(a, b);
    angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  });
  const size = Math.min(1, Math.sqrt(Math.abs(signedArea(ring))) / 150) * { elementary: 1, middle: 1.25, high: 1.5 }[level];
  const wings: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
    [-38, -9, 76, 18],
    [-38, 9, 17, 24],
    [21, 9, 17, random.between(18, 30)],
    [-8, -26, 20, 17],
  ];
  return wings.flatMap(([x, y, w, h]): Building[] => {
    const corners = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ].map(([u = 0, v = 0]): Point => [
      center[0] + (u * Math.cos(angle) - v * Math.sin(angle)) * size,
      center[1] + (u * Math.sin(angle) + v * Math.cos(angle)) * size,
    ]);
    return corners.every((corner) => contains(ring, corner))
      ? [{ ring: closeRing(corners), parcelIndex: -1, heightMeters: 9 }]
      : [];
  });
}
