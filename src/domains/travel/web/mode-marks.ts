import { Bike, Car, Footprints, TrainFront } from '#ui/icons/index.ts';
import type { LineIcon } from '#ui/line-icon.tsx';
import type { TravelMode } from '../model/travel-mode.ts';

export const MODE_NAMES: Record<TravelMode, string> = { walk: 'Walk', bike: 'Bike', transit: 'Transit', drive: 'Drive' };

export const MODE_ICONS: Record<TravelMode, LineIcon> = { walk: Footprints, bike: Bike, transit: TrainFront, drive: Car };
