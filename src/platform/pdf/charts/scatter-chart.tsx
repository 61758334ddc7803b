import { Circle, G, Svg } from '@react-pdf/renderer';
import { ACCENT, Figure, INK, SOFT } from '../report-parts.tsx';
import { Text } from '../text.tsx';
import { PLAIN } from '../fonts.ts';
import { BOTTOM, LEFT, scaleOf, small, ValueAxis, WIDTH } from './axes.tsx';

const HEIGHT = 184;

export interface Dot {
  x: number;
  y: number;
  label: string;
  isSubject: boolean;
}

/** Each home by size and price; the subject stands out. */
export function ScatterChart({
  dots,
  color,
  formatX,
  formatY,
}: {
  dots: readonly Dot[];
  color: string;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
}) {
  const x = scaleOf(
    dots.map((dot) => dot.x),
    LEFT + 14,
    WIDTH - 14,
  );
  const y = scaleOf(
    dots.map((dot) => dot.y),
    HEIGHT - BOTTOM - 8,
    10,
  );
  return (
    <Figure alt={`Chart: ${dots.map((dot) => `${dot.label} at ${formatX(dot.x)}, ${formatY(dot.y)}`).join('; ')}`}>
      <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <ValueAxis y={y} format={formatY} />
        {x.ticks.map((tick) => (
          <Text key={tick} x={x.to(tick)} y={HEIGHT - 8} textAnchor="middle" style={small} fill={SOFT}>
            {formatX(tick)}
          </Text>
        ))}
        {dots.map((dot) => (
          <G key={dot.label}>
            <Circle cx={x.to(dot.x)} cy={y.to(dot.y)} r={dot.isSubject ? 6 : 4.5} fill={dot.isSubject ? ACCENT : color} />
            <Text x={x.to(dot.x) + 8} y={y.to(dot.y) + 3} style={{ fontSize: 8, fontFamily: PLAIN }} fill={INK}>
              {dot.label}
            </Text>
          </G>
        ))}
      </Svg>
    </Figure>
  );
}
