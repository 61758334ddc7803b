import { Circle, G, Line, Path, Polygon, Rect, Svg, Text } from '@react-pdf/renderer';
import { METERS_PER_MILE, type Box } from '#lib/geo.ts';
import type { MapShapes } from '../read-map-shapes.ts';
import { SOFT } from './layout.tsx';

const WIDTH = 516;
const HEIGHT = 400;

export interface MapMark {
  label: string;
  latitude: number;
  longitude: number;
  isSubject: boolean;
}

/** Where the homes lie, on water, parks and roads of the base map, to scale. */
export function ReportMap({
  marks,
  shapes,
  box,
  color,
}: {
  marks: readonly MapMark[];
  shapes: MapShapes;
  box: Box;
  color: string;
}) {
  const middle = (box.south + box.north) / 2;
  const perLongitude = Math.cos((middle * Math.PI) / 180);
  const scale = Math.min(WIDTH / ((box.east - box.west) * perLongitude), HEIGHT / (box.north - box.south));
  const x = (longitude: number) => WIDTH / 2 + (longitude - (box.west + box.east) / 2) * perLongitude * scale;
  const y = (latitude: number) => HEIGHT / 2 - (latitude - middle) * scale;
  const path = (ring: readonly (readonly number[])[], isClosed: boolean) =>
    ring
      .map(([longitude = 0, latitude = 0], at) => `${at === 0 ? 'M' : 'L'}${x(longitude).toFixed(1)} ${y(latitude).toFixed(1)}`)
      .join('') + (isClosed ? 'Z' : '');
  const quarterMile = ((METERS_PER_MILE / 4) * scale) / 111_320;
  return (
    <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Rect x={0} y={0} width={WIDTH} height={HEIGHT} fill="#f3f0e8" />
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
          <Polygon key={mark.label} points={starAround(cx, cy)} fill="#c2410c" stroke="#ffffff" strokeWidth={1} />
        ) : (
          <G key={mark.label}>
            <Circle cx={cx} cy={cy} r={8} fill={color} stroke="#ffffff" strokeWidth={1} />
            <Text x={cx} y={cy + 3} textAnchor="middle" style={{ fontSize: 8, fontFamily: 'Helvetica-Bold' }} fill="#ffffff">
              {mark.label}
            </Text>
          </G>
        );
      })}
      <Rect x={8} y={HEIGHT - 28} width={quarterMile + 56} height={20} fill="#ffffff" />
      <Line x1={14} x2={14 + quarterMile} y1={HEIGHT - 15} y2={HEIGHT - 15} stroke={SOFT} strokeWidth={1.5} />
      <Text x={20 + quarterMile} y={HEIGHT - 14} style={{ fontSize: 7.5 }} fill={SOFT}>
        1/4 mile
      </Text>
    </Svg>
  );
}

function starAround(cx: number, cy: number): string {
  return Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? 11 : 5;
    const angle = (at / 10) * 2 * Math.PI - Math.PI / 2;
    return `${cx + radius * Math.cos(angle)},${cy + radius * Math.sin(angle)}`;
  }).join(' ');
}
