import { Bike, Car, Footprints, TrainFront, type LucideIcon } from 'lucide-react';
import type { TravelMode } from '../model/travel-mode.ts';

export const MODE_NAMES: Record<TravelMode, string> = { walk: 'Walk', bike: 'Bike', transit: 'Transit', drive: 'Drive' };

export const MODE_ICONS: Record<TravelMode, LucideIcon> = { walk: Footprints, bike: Bike, transit: TrainFront, drive: Car };
