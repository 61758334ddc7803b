import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type CityTree, listPlaces, type Place } from '#domains/neighborhoods/contract.ts';
import { useMapGround } from '#domains/search/web/index.ts';
import { foldText } from '#lib/fold-text.ts';
import type { LngLat } from '#lib/geo.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#ui/button.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { InitialView, MapPin, MapView } from '#ui/map/map-types.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import type { EditorFields } from '../../contract.ts';

const STREET_ZOOM = 16;
const ZIP_ZOOM = 13;
const CITY_ZOOM = 10.5;
const COUNTRY: InitialView = { center: [-98, 39], zoom: 3 };

interface PlaceMapProps {
  point: LngLat | null;
  fields: EditorFields;
  onPlace: (point: LngLat) => void;
}

/** A map on which a tap, or the cross in its middle, says where the home is. */
export function PlaceMap({ point, fields, onPlace }: PlaceMapProps) {
  const known = useMapGround();
  const { data: tree, isPending } = useQuery(endpointQuery(listPlaces));
  const [focus] = useState(createPinFocusStore);
  const [view, setView] = useState<MapView>();
  const pins = useMemo(() => (point === null ? [] : [pinAt(point)]), [point]);
  const isReady = known !== undefined && !isPending;
  return (
    <div className="mt-4">
      <div className="relative h-96 overflow-clip rounded-card border border-line">
        {isReady ? (
          <InteractiveMap
            label="Map to put the home on"
            ground={known.ground}
            initialView={startOf({ point, fields, cities: tree?.cities ?? [], center: known.info?.center ?? null })}
            pins={pins}
            focus={focus}
            drawMode="points"
            onDraftPoint={onPlace}
            onView={setView}
          />
        ) : (
          <MapLoading />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          variant="secondary"
          disabled={view === undefined}
          onClick={() => view !== undefined && onPlace(view.center)}
        >
          Put the home at the cross
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {point === null
            ? 'Tap the home, or move the map and use the cross.'
            : `The home is at ${point[1].toFixed(5)}, ${point[0].toFixed(5)}.`}
        </p>
      </div>
    </div>
  );
}

interface Known {
  point: LngLat | null;
  fields: EditorFields;
  cities: readonly CityTree[];
  /** Of the area that the map covers. */
  center: LngLat | null;
}

/** Where the map begins: at the home, else in its ZIP code or city, if homes for sale there say where that is. */
function startOf({ point, fields, cities, center }: Known): InitialView {
  if (point !== null) return { center: point, zoom: STREET_ZOOM };
  const [zip, city] = ['PostalCode', 'City'].map((name) => foldText(String(fields[name] ?? '')));
  const inZip = cities.flatMap(({ zips }) => zips).find(({ name }) => zip !== '' && foldText(name) === zip);
  const inCity = cities.find(
    ({ name, stateOrProvince }) => foldText(name) === city && stateOrProvince === fields['StateOrProvince'],
  );
  return viewOf(inZip, ZIP_ZOOM) ?? viewOf(inCity, CITY_ZOOM) ?? (center === null ? COUNTRY : { center, zoom: CITY_ZOOM });
}

function viewOf(place: Place | undefined, zoom: number): InitialView | undefined {
  if (place === undefined || place.latitude === null || place.longitude === null) return undefined;
  return { center: [place.longitude, place.latitude], zoom };
}

function pinAt([longitude, latitude]: LngLat): MapPin {
  return {
    id: 'home',
    kind: 'home',
    longitude,
    latitude,
    label: 'Home',
    count: 1,
    tone: 'normal',
    isApproximate: false,
    bounds: { west: longitude, south: latitude, east: longitude, north: latitude },
  };
}
