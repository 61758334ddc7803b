import type { Random } from '#lib/random.ts';
import { mix, multiply } from '../color.ts';
import type { Light, TimeOfDay } from '../landscape/light.ts';
import { type Camera, type RoomSize, type Viewpoint, chooseCamera } from './camera.ts';
import type { Interior } from './interior.ts';
import { type Opening, drawLightPatches, drawOpenings } from './openings.ts';
import { drawShell } from './shell.ts';
import { type Stage, type WindowSide, paintFace, paintSolids } from './stage.ts';
import type { Sheet } from '../svg.ts';
import { type HomeFacts, PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';
import type { Shell } from './shell-look.ts';

export interface RoomContext {
  sheet: Sheet;
  random: Random;
  light: Light;
  facts: HomeFacts;
  interior: Interior;
}

export interface RoomPlan {
  size: RoomSize;
  viewpoints: readonly Viewpoint[];
  eye?: number;
  camera?: Camera;
  bright: WindowSide;
  shell: Shell;
  openings: readonly Opening[];
  /** Tiles and panels, under windows and pictures. */
  coat?: (stage: Stage) => void;
  /** Pictures, screens, mirrors: what hangs flat on the walls. */
  hang?: (stage: Stage) => void;
  /** Rugs. */
  lay?: (stage: Stage) => void;
  /** All standing objects. */
  furnish: (stage: Stage) => void;
}

/** How daylight or lamplight colors a room. */
export function tintIndoors(time: TimeOfDay): (color: string) => string {
  if (time === 'golden') return (color) => mix(multiply(color, '#fff3df'), '#f0a95c', 0.05);
  if (time === 'dusk') return (color) => mix(multiply(color, '#efdcc4'), '#4a3a4c', 0.16);
  if (time === 'soft') return (color) => multiply(color, '#f6f5f3');
  return (color) => color;
}

export function paintRoom(context: RoomContext, plan: RoomPlan): void {
  const { sheet, random } = context;
  const camera = plan.camera ?? chooseCamera(random.fork('camera'), plan.size, plan.viewpoints, plan.eye);
  const stage: Stage = { ...context, camera, size: plan.size, bright: plan.bright, solids: [], shadows: [], glows: [] };
  drawShell(stage, plan.shell);
  plan.coat?.(stage);
  drawOpenings(stage, plan.openings);
  plan.hang?.(stage);
  if (context.interior.plenty > 0.3) plan.lay?.(stage);
  drawLightPatches(stage, plan.openings);
  plan.furnish(stage);
  drawShadows(stage);
  paintSolids(stage);
  for (const glow of stage.glows) glow();
  const vignette = sheet.radial(PORTRAIT_WIDTH / 2, PORTRAIT_HEIGHT * 0.46, 1040, [
    [0, '#20160e', 0],
    [0.62, '#20160e', 0],
    [1, '#20160e', 0.13],
  ]);
  sheet.rect(0, 0, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, vignette);
}

function drawShadows(stage: Stage): void {
  const { sheet, bright } = stage;
  const drift = bright === 'left' ? 0.35 : bright === 'right' ? -0.35 : 0;
  const pull = bright === 'back' ? -0.3 : 0;
  sheet.group({ filter: sheet.blur(5), opacity: 0.3 }, () => {
    for (const [x, y, width, depth] of stage.shadows) {
      const g = 0.12;
      const [x0, x1] = [x - g + Math.min(0, drift), x + width + g + Math.max(0, drift)];
      const [y0, y1] = [y - g + pull, y + depth + g];
      paintFace(
        stage,
        [
          [x0, y0, 0],
          [x1, y0, 0],
          [x1, y1, 0],
          [x0, y1, 0],
        ],
        '#1d140e',
      );
    }
  });
}
