import type { Flooring } from './floors.ts';
import type { WindowSide } from './stage.ts';
import type { WallFinish } from './wall-finish.ts';

export interface Shell {
  floor: Flooring;
  floorColor: string;
  /** Finish of each wall; plain paint when absent. */
  finish?: Partial<Record<WindowSide, WallFinish>>;
  /** Walls in the feature color. */
  feature?: readonly WindowSide[];
  ceiling?: 'flat' | 'beams' | 'coffer' | 'boards';
  crown?: boolean;
  tileColor?: string;
  tileHeight?: number;
}
