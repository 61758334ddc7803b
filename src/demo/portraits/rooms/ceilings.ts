import { darken } from '../color.ts';
import type { Vector } from './camera.ts';
import { NEAR_EDGE } from './floors.ts';
import type { Shell } from './shell-look.ts';
import { type Stage, paintFace } from './stage.ts';

export function drawCeiling(stage: Stage, shell: Shell): void {
  const { size, interior, sheet, camera } = stage;
  const z = size.height;
  const outline = camera.outline([
    [0, NEAR_EDGE, z],
    [size.width, NEAR_EDGE, z],
    [size.width, size.depth, z],
    [0, size.depth, z],
  ]);
  if (outline.length < 3) return;
  sheet.polygon(outline, interior.ceiling);
  const far = camera.project([size.width / 2, size.depth, z])[1];
  sheet.polygon(
    outline,
    sheet.linear(
      [
        [0, far],
        [0, 0],
      ],
      [
        [0, '#3a3026', 0.12],
        [0.5, '#3a3026', 0.03],
        [1, '#3a3026', 0.08],
      ],
    ),
  );
  if (shell.ceiling === 'boards') {
    for (let x = 0.6; x < size.width; x += 0.6)
      paintFace(
        stage,
        [
          [x, NEAR_EDGE, z],
          [x + 0.03, NEAR_EDGE, z],
          [x + 0.03, size.depth, z],
          [x, size.depth, z],
        ],
        darken(interior.ceiling, 0.16),
        { opacity: 0.7 },
      );
  }
  if (shell.ceiling === 'flat') {
    for (const x of [0.3, 0.7]) for (const y of [0.35, 0.75]) drawDownlight(stage, [size.width * x, size.depth * y, z]);
  }
  if (shell.ceiling === 'coffer') drawCoffers(stage);
}

function drawDownlight({ camera, sheet, light }: Stage, at: Vector): void {
  if (at[1] < camera.at[1] + 2) return;
  const [x, y] = camera.project(at);
  const r = camera.scaleAt(at) * 0.24;
  sheet.ellipse(x, y, r, r * 0.3, '#dcd6ca');
  sheet.ellipse(x, y, r * 0.75, r * 0.22, light.lit ? '!#fff1c9' : '#fffdf6');
}

function drawCoffers(stage: Stage): void {
  const { size, interior } = stage;
  const z = size.height;
  const color = darken(interior.ceiling, 0.05);
  for (const t of [0, 1 / 3, 2 / 3, 1]) {
    const x = Math.min(size.width - 0.5, Math.max(0, t * size.width - 0.25));
    paintFace(
      stage,
      [
        [x, NEAR_EDGE, z],
        [x + 0.5, NEAR_EDGE, z],
        [x + 0.5, size.depth, z],
        [x, size.depth, z],
      ],
      color,
    );
    paintFace(
      stage,
      [
        [x + 0.5, NEAR_EDGE, z],
        [x + 0.58, NEAR_EDGE, z],
        [x + 0.58, size.depth, z],
        [x + 0.5, size.depth, z],
      ],
      darken(color, 0.16),
    );
  }
  for (let y = size.depth - 0.25; y > 0; y -= 4.4) {
    paintFace(
      stage,
      [
        [0, y, z],
        [size.width, y, z],
        [size.width, y - 0.5, z],
        [0, y - 0.5, z],
      ],
      color,
    );
    paintFace(
      stage,
      [
        [0, y - 0.5, z],
        [size.width, y - 0.5, z],
        [size.width, y - 0.58, z],
        [0, y - 0.58, z],
      ],
      darken(color, 0.16),
    );
  }
}

export function drawBeams(stage: Stage, z: number): void {
  const { size, interior, camera } = stage;
  const deep = 0.7;
  const near = Math.max(0.5, camera.at[1] + 2.5);
  for (let y = size.depth - 1; y > near; y -= 3.6) {
    paintFace(
      stage,
      [
        [0, y - 0.6, z - deep],
        [size.width, y - 0.6, z - deep],
        [size.width, y, z - deep],
        [0, y, z - deep],
      ],
      darken(interior.wood, 0.3),
    );
    paintFace(
      stage,
      [
        [0, y - 0.6, z - deep],
        [size.width, y - 0.6, z - deep],
        [size.width, y - 0.6, z],
        [0, y - 0.6, z],
      ],
      darken(interior.wood, 0.08),
    );
  }
}
