import type { Scene } from './scene.ts';
import type { Camera, RoomSize } from '../rooms/camera.ts';
import { chooseInterior } from '../rooms/interior.ts';
import { type Stage, paintFace, paintSolids } from '../rooms/stage.ts';

export function openStage(scene: Scene, camera: Camera, size: RoomSize): Stage {
  const interior = chooseInterior(scene.random.fork('garden'), scene.facts);
  return {
    ...scene,
    interior: { ...interior, plenty: Math.max(0.5, interior.plenty) },
    camera,
    size,
    bright: scene.light.sunSide > 0 ? 'right' : 'left',
    solids: [],
    shadows: [],
    glows: [],
  };
}

export function finish(stage: Stage): void {
  const { sheet, light } = stage;
  sheet.group({ filter: sheet.blur(4), opacity: light.shadowOpacity }, () => {
    const drift = -light.sunSide * 0.8;
    for (const [x, y, width, depth] of stage.shadows) {
      paintFace(
        stage,
        [
          [x + Math.min(0, drift), y - 0.2, 0],
          [x + width + Math.max(0, drift), y - 0.2, 0],
          [x + width + Math.max(0, drift), y + depth + 0.3, 0],
          [x + Math.min(0, drift), y + depth + 0.3, 0],
        ],
        light.shadow,
      );
    }
  });
  paintSolids(stage);
  for (const glow of stage.glows) glow();
}
