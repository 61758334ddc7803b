import { Layers, LocateFixed, Minus, Plus } from '#ui/icons/index.ts';
import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { IconButton } from '../icon-button.tsx';
import { Popover } from '../popover.tsx';
import { type LegendEntry, MAP_LAYER_LABELS, type MapLayer } from './map-layers.ts';

interface MapControlsProps {
  /** False until the map is ready: an earlier press would be lost. */
  ready: boolean;
  onZoom: (by: 1 | -1) => void;
  onLocate: (place: { longitude: number; latitude: number }) => void;
  onLocateFailed: () => void;
  available: readonly MapLayer[];
  shown: readonly MapLayer[];
  onShownChange: (shown: MapLayer[]) => void;
  hazards: readonly LegendEntry[];
}

/** Buttons over the map; the keyboard can do everything they do. */
export function MapControls({
  ready,
  onZoom,
  onLocate,
  onLocateFailed,
  available,
  shown,
  onShownChange,
  hazards,
}: MapControlsProps) {
  const [isLocating, setLocating] = useState(false);

  function locate() {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        onLocate(coords);
      },
      () => {
        setLocating(false);
        onLocateFailed();
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  }

  return (
    <div className="absolute top-3 right-3 z-10 flex flex-col gap-2">
      <div className="flex flex-col overflow-clip rounded-full border border-line bg-surface shadow-card">
        <IconButton icon={Plus} label="Zoom in" disabled={!ready} className="rounded-none" onClick={() => onZoom(1)} />
        <IconButton
          icon={Minus}
          label="Zoom out"
          disabled={!ready}
          className="rounded-none border-t-line"
          onClick={() => onZoom(-1)}
        />
      </div>
      <IconButton
        icon={LocateFixed}
        label="Show where I am"
        variant="floating"
        disabled={!ready}
        busy={isLocating}
        onClick={locate}
      />
      {available.length === 0 ? null : (
        <Popover
          label="Map layers"
          side="left"
          className="w-64"
          trigger={<IconButton icon={Layers} label="Map layers" variant="floating" />}
        >
          <p className="mb-1 font-medium">Show on the map</p>
          {available.map((layer) => (
            <Checkbox
              key={layer}
              label={MAP_LAYER_LABELS[layer]}
              checked={shown.includes(layer)}
              onChange={(event) =>
                onShownChange(event.target.checked ? [...shown, layer] : shown.filter((other) => other !== layer))
              }
            />
          ))}
          {shown.includes('hazards') && hazards.length > 0 ? <HazardLegend entries={hazards} /> : null}
        </Popover>
      )}
    </div>
  );
}

function HazardLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <div className="mt-2 border-t border-line pt-2">
      <p className="text-sm font-medium">Hazard zones</p>
      <ul className="mt-1 text-sm text-ink-soft">
        {entries.map(({ label, color }) => (
          <li key={label} className="flex items-center gap-2 py-0.5">
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
              <rect width="12" height="12" rx="2" fill={color} fillOpacity="0.45" stroke={color} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-ink-soft">Darker means a greater hazard. Each home’s page names source and date.</p>
    </div>
  );
}
