import { Layer, Source } from '@vis.gl/react-maplibre';
import type { ExpressionSpecification } from 'maplibre-gl';
import type { FeatureCollection, Polygon } from 'geojson';
import { useMemo } from 'react';
import type { MapSquare } from './map-types.ts';
import { TINT_COLORS, TINT_OPACITY } from './tint-colors.ts';

const [LEAST, ...MORE] = TINT_COLORS;
const COLOR: ExpressionSpecification = ['step', ['get', 'step'], LEAST, ...MORE.flatMap((color, at) => [at + 1, color])];

/** Ground tinted in squares, below the layer of that id, so that water and streets stay visible. It is the map's layer `prices`. */
export function TintLayer({ squares, below }: { squares: readonly MapSquare[]; below: string | undefined }) {
  const data = useMemo(() => squareFeatures(squares), [squares]);
  return (
    <Source id="prices" type="geojson" data={data}>
      <Layer
        id="prices-fill"
        type="fill"
        {...(below === undefined ? {} : { beforeId: below })}
        paint={{
          'fill-color': COLOR,
          'fill-opacity': TINT_OPACITY,
          'fill-antialias': false,
        }}
      />
    </Source>
  );
}

function squareFeatures(squares: readonly MapSquare[]): FeatureCollection<Polygon> {
  return {
    type: 'FeatureCollection',
    features: squares.map(({ bounds: { west, south, east, north }, step }) => ({
      type: 'Feature',
      properties: { step },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
    })),
  };
}
