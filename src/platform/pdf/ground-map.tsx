import { Circle, G, Line, Path, Polygon, Rect, Svg } from '@react-pdf/renderer';
import { METERS_PER_MILE, type Coordinates } from '#lib/geo.ts';
import { ACCENT, Figure, SOFT } from './report-parts.tsx';
import { Text } from './text.tsx';
import { BOLD, PLAIN } from './fonts.ts';
import { type MapGround, MAP_HEIGHT, MAP_WIDTH } from './map-frame.ts';

export interface MapMark extends Coordinates {
  label: string;
  isSubject: boolean;
}

/** Where the homes are, on water, parks and roads of the base map, to scale. */
export function GroundMap({
  marks,
  ground: { shapes, box },
  color,
}: {
  marks: readonly MapMark[];
  ground: MapGround;
  color: string;
}) {
  const middle = (box.south + box.north) / 2;
  const perLongitude = Math.cos((middle * Math.PI) / 180);
  const scale = Math.min(MAP_WIDTH / ((box.east - box.west) * perLongitude), MAP_HEIGHT / (box.north - box.south));
  const x = (longitude: number) => MAP_WIDTH / 2 + (longitude - (box.west + box.east) / 2) * perLongitude * scale;
  const y = (latitude: number) => MAP_HEIGHT / 2 - (latitude - middle) * scale;
  const path = (ring: readonly (readonly number[])[], isClosed: boolean) =>
    ring
      .map(([longitude = 0, latitude = 0], at) => `${at === 0 ? 'M' : 'L'}${x(longitude).toFixed(1)} ${y(latitude).toFixed(1)}`)
      .join('') + (isClosed ? 'Z' : '');
  const quarterMile = ((METERS_PER_MILE / 4) * scale) / 111_320;
  return (
    <Figure
      alt={`Map of the home and ${marks
        .filter((mark) => !mark.isSubject)
        .map((mark) => mark.label)
        .join(', ')}`}
    >
      <Svg width={MAP_WIDTH} height={MAP_HEIGHT} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
        <Rect x={0} y={0} width={MAP_WIDTH} height={MAP_HEIGHT} fill="#f3f0e8" />
        {shapes.water.length === 0 ? null : <Path d={shapes.water.map((ring) => path(ring, true)).join('')} fill="#bcd9e6" />}
        {shapes.parks.length === 0 ? null : <Path d={shapes.parks.map((ring) => path(ring, true)).join('')} fill="#d3e3c8" />}
        {shapes.roads.length === 0 ? null : (
          <Path d={shapes.roads.map((line) => path(line, false)).join('')} stroke="#d8d2c4" strokeWidth={0.7} fill="none" />
        )}
        {shapes.mainRoads.length === 0 ? null : (
          <Path d={shapes.mainRoads.map((line) => path(line, false)).join('')} stroke="#c9b98f" strokeWidth={1.6} fill="none" />
        )}
        {marks.map((mark) => {
          const [cx, cy] = [x(mark.longitude), y(mark.latitude)];
          return mark.isSubject ? (
            <Polygon key={mark.label} points={starAround(cx, cy)} fill={ACCENT} stroke="#ffffff" strokeWidth={1} />
          ) : (
            <G key={mark.label}>
              <Circle cx={cx} cy={cy} r={8} fill={color} stroke="#ffffff" strokeWidth={1} />
              <Text x={cx} y={cy + 3} textAnchor="middle" style={{ fontSize: 8, fontFamily: BOLD }} fill="#ffffff">
                {mark.label}
              </Text>
            </G>
          );
        })}
        <Rect x={8} y={MAP_HEIGHT - 28} width={quarterMile + 56} height={20} fill="#ffffff" />
        <Line x1={14} x2={14 + quarterMile} y1={MAP_HEIGHT - 15} y2={MAP_HEIGHT - 15} stroke={SOFT} strokeWidth={1.5} />
        <Text x={20 + quarterMile} y={MAP_HEIGHT - 14} style={{ fontSize: 7.5, fontFamily: PLAIN }} fill={SOFT}>
          1/4 mile
        </Text>
      </Svg>
    </Figure>
  );
}

function starAround(cx: number, cy: number): string {
  return Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? 11 : 5;
    const angle = (at / 10) * 2 * Math.PI - Math.PI / 2;
    return `${cx + radius * Math.cos(angle)},${cy + radius * Math.sin(angle)}`;
  }).join(' ');
}
