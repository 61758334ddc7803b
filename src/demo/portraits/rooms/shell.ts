import { darken, lighten } from '../color.ts';
import { drawBeams, drawCeiling } from './ceilings.ts';
import { NEAR_EDGE, drawFloor } from './floors.ts';
import type { Shell } from './shell-look.ts';
import type { Stage, WindowSide } from './stage.ts';
import { FINISHES } from './wall-finishes.ts';
import { onWall, paintOnWall, wallLength, wallShade } from './wall-places.ts';

/** Whether we see the inner face of a wall. */
function seen(stage: Stage, side: WindowSide): boolean {
  const [x] = stage.camera.at;
  return side === 'back' || (side === 'left' ? x > 0 : x < stage.size.width);
}

export function drawShell(stage: Stage, shell: Shell): void {
  const { sheet, size, interior } = stage;
  sheet.rect(0, 0, 1600, 1067, interior.ceiling);
  drawCeiling(stage, shell);
  for (const side of ['left', 'right', 'back'] as const) if (seen(stage, side)) drawWall(stage, shell, side);
  drawFloor(stage, shell.floor, shell.floorColor);
  for (const side of ['left', 'right', 'back'] as const) if (seen(stage, side)) drawSkirting(stage, shell, side);
  if (shell.ceiling === 'beams') drawBeams(stage, size.height);
}

function drawWall(stage: Stage, shell: Shell, side: WindowSide): void {
  const { sheet, camera, size, interior } = stage;
  const from = side === 'back' ? 0 : NEAR_EDGE;
  const length = wallLength(stage, side);
  const base = shell.feature?.includes(side) ? interior.feature : interior.wall;
  const color = wallShade(stage, side, base);
  const outline = camera.outline([
    onWall(stage, side, from, 0),
    onWall(stage, side, length, 0),
    onWall(stage, side, length, size.height),
    onWall(stage, side, from, size.height),
  ]);
  if (outline.length < 3) return;
  sheet.polygon(outline, color);
  const clip = sheet.clip(() => sheet.polygon(outline, '#000000'));
  sheet.group({ 'clip-path': clip }, () => {
    FINISHES[shell.finish?.[side] ?? 'paint'](stage, side, color, shell);
    drawCorners(stage, side, from, length);
  });
  const [, top] = camera.project(onWall(stage, side, length, size.height));
  const [, bottom] = camera.project(onWall(stage, side, length, 0));
  sheet.polygon(
    outline,
    sheet.linear(
      [
        [0, top],
        [0, bottom],
      ],
      [
        [0, '#2a2018', 0.09],
        [0.18, '#2a2018', 0],
        [0.75, '#2a2018', 0],
        [1, '#2a2018', 0.07],
      ],
    ),
  );
}

/** The soft dark of inner corners and the fall of light along side walls. */
function drawCorners(stage: Stage, side: WindowSide, from: number, length: number): void {
  const { sheet, camera, size } = stage;
  const strip = (a0: number, a1: number, dark: number): void => {
    const outline = camera.outline([
      onWall(stage, side, a0, 0),
      onWall(stage, side, a1, 0),
      onWall(stage, side, a1, size.height),
      onWall(stage, side, a0, size.height),
    ]);
    if (outline.length < 3) return;
    const corner = camera.project(onWall(stage, side, dark, 0))[0];
    const clear = camera.project(onWall(stage, side, a0 + a1 - dark, 0))[0];
    sheet.polygon(
      outline,
      sheet.linear(
        [
          [corner, 0],
          [clear, 0],
        ],
        [
          [0, '#2a2018', 0.09],
          [0.4, '#2a2018', 0.03],
          [1, '#2a2018', 0],
        ],
      ),
    );
  };
  const reach = Math.min(3.4, length * 0.3);
  strip(length - reach, length, length);
  if (side === 'back') strip(0, reach, 0);
  if (side !== 'back') {
    const near = camera.outline([
      onWall(stage, side, from, 0),
      onWall(stage, side, length, 0),
      onWall(stage, side, length, size.height),
      onWall(stage, side, from, size.height),
    ]);
    const cornerX = camera.project(onWall(stage, side, length, 0))[0];
    const edgeX = side === 'left' ? Math.min(...near.map(([x]) => x), 0) : Math.max(...near.map(([x]) => x), 1600);
    const outer = Math.max(-200, Math.min(1800, edgeX));
    sheet.polygon(
      near,
      sheet.linear(
        [
          [cornerX, 0],
          [outer, 0],
        ],
        [
          [0, '#2a2018', 0],
          [1, '#2a2018', stage.bright === side ? 0.06 : 0.1],
        ],
      ),
    );
  }
}

function drawSkirting(stage: Stage, shell: Shell, side: WindowSide): void {
  const { size, interior } = stage;
  const from = side === 'back' ? 0 : NEAR_EDGE;
  const length = wallLength(stage, side);
  const finish = shell.finish?.[side];
  if (finish === 'tile' || finish === 'half-tile') return;
  const color = wallShade(stage, side, interior.trim);
  const tall = interior.mood === 'modern' || interior.mood === 'loft' ? 0.28 : 0.5;
  paintOnWall(stage, side, from, 0, length, tall, color);
  paintOnWall(stage, side, from, tall - 0.06, length, tall, lighten(color, 0.4));
  paintOnWall(stage, side, from, 0, length, 0.05, darken(color, 0.35), { opacity: 0.5 });
  if (!shell.crown) return;
  paintOnWall(stage, side, from, size.height - 0.4, length, size.height, color);
  paintOnWall(stage, side, from, size.height - 0.46, length, size.height - 0.4, darken(color, 0.2));
  paintOnWall(stage, side, from, size.height - 0.14, length, size.height - 0.1, darken(color, 0.1));
}
