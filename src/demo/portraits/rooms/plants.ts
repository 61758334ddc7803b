import { darken, lighten, mix } from '../color.ts';
import { addTurned, spotAt } from './solids.ts';
import { type Stage, addSolid } from './stage.ts';
import { short } from '../svg.ts';

export type PlantKind = 'fiddle' | 'palm' | 'snake' | 'monstera' | 'olive';

/** A potted plant of `height` feet that stands at height `z`. */
export function addPlant(stage: Stage, x: number, y: number, height: number, kind: PlantKind, z = 0): void {
  const { random, interior, camera, sheet } = stage;
  const pot = Math.min(0.75, height * 0.16 + 0.14);
  const spot =
    z === 0
      ? spotAt(stage, x - pot, y - pot, pot * 2, pot * 2)
      : { stage, x: x - pot, y: y - pot, width: pot * 2, depth: pot * 2, turn: 0 as const };
  const potHeight = pot * 1.7;
  const potColor = random.pick(['#efe9dd', '#b8724a', '#4a5052', '#c9a98a', interior.textiles[0] ?? '#b8724a', '#d8d2c6']);
  addTurned(spot, {
    at: [pot, pot],
    profile: [
      [pot * 0.72, z],
      [pot, z + potHeight],
    ],
    color: potColor,
    top: '#4a3a2c',
  });
  const leaf = random.pick(['#4f7d4f', '#5f8f57', '#3f6f4c', '#6f9960']);
  const shoots = Array.from({ length: kind === 'snake' ? 9 : kind === 'palm' ? 11 : 16 }, (_, i) => ({
    t: random.next(),
    side: i % 2 === 0 ? 1 : -1,
    lean: random.between(-1, 1),
    tone: random.between(-0.2, 0.16),
  }));
  const spread = height * 0.2;
  addSolid(stage, [x - spread, y - 0.3, z + potHeight], [x + spread, y + 0.3, z + height], () => {
    const [px, py] = camera.project([x, y, z + potHeight]);
    const unit = camera.scaleAt([x, y, z + potHeight]);
    const tall = (height - potHeight) * unit;
    const shade = (tone: number): string => (tone < 0 ? darken(leaf, -tone) : lighten(leaf, tone));
    if (kind === 'snake') {
      for (const { lean, t, tone } of shoots) {
        const h = tall * (0.55 + t * 0.45);
        const w = tall * 0.05;
        const tipX = px + lean * tall * 0.2;
        sheet.path(
          `M${short(px + lean * w - w)} ${short(py)}Q${short(px + lean * tall * 0.08 - w * 1.4)} ${short(py - h * 0.5)} ${short(tipX)} ${short(py - h)}Q${short(px + lean * tall * 0.08 + w * 1.4)} ${short(py - h * 0.5)} ${short(px + lean * w + w)} ${short(py)}Z`,
          shade(tone),
        );
      }
      return;
    }
    if (kind === 'palm') {
      for (const { lean, t, tone } of shoots) {
        const [ex, ey] = [px + lean * tall * 0.55, py - tall * (0.5 + t * 0.5) * (1 - Math.abs(lean) * 0.25)];
        const [mx, my] = [px + lean * tall * 0.18, py - tall * 0.75];
        sheet.path(`M${short(px)} ${short(py)}Q${short(mx)} ${short(my)} ${short(ex)} ${short(ey)}`, 'none', {
          stroke: shade(tone),
          'stroke-width': Math.max(1.2, unit * 0.04),
        });
        for (const s of [0.45, 0.6, 0.75, 0.9]) {
          const bx = (1 - s) ** 2 * px + 2 * s * (1 - s) * mx + s * s * ex;
          const by = (1 - s) ** 2 * py + 2 * s * (1 - s) * my + s * s * ey;
          for (const d of [-1, 1])
            sheet.ellipse(bx + d * tall * 0.05, by + tall * 0.03, tall * 0.075, tall * 0.017, shade(tone + d * 0.05), {
              transform: `rotate(${d * 38 + Math.round(lean * 30)} ${short(bx)} ${short(by)})`,
            });
        }
      }
      return;
    }
    sheet.line(px, py, px + unit * 0.05, py - tall * 0.75, '#7a6048', Math.max(1.5, unit * 0.07));
    const size = { fiddle: 0.13, monstera: 0.17, olive: 0.055 }[kind];
    for (const [i, { t, side, lean, tone }] of shoots.entries()) {
      const rise = kind === 'monstera' ? 0.15 + t * 0.75 : 0.25 + (i / shoots.length) * 0.72;
      const reach = (kind === 'monstera' ? 0.34 : kind === 'olive' ? 0.26 : 0.18) * tall * (0.4 + Math.abs(lean) * 0.6);
      const [lx, ly] = [px + side * reach, py - tall * rise];
      if (kind === 'olive') {
        for (let k = 0; k < 7; k++)
          sheet.ellipse(
            lx + Math.cos(k * 2.3 + lean) * tall * 0.1,
            ly + Math.sin(k * 1.7 + t) * tall * 0.08,
            tall * size,
            tall * size * 0.42,
            mix(shade(tone), '#a9b48a', 0.4),
            { transform: `rotate(${k * 40} ${short(lx)} ${short(ly)})` },
          );
        continue;
      }
      sheet.line(px, ly + tall * 0.1, lx, ly, shade(-0.15), Math.max(1, unit * 0.03));
      sheet.ellipse(lx, ly, tall * size, tall * size * 0.66, shade(tone), {
        transform: `rotate(${Math.round(side * (30 + lean * 25))} ${short(lx)} ${short(ly)})`,
      });
      sheet.line(
        lx - side * tall * size * 0.8,
        ly + tall * size * 0.2,
        lx + side * tall * size * 0.7,
        ly - tall * size * 0.1,
        lighten(leaf, 0.25),
        1,
        { opacity: 0.6 },
      );
    }
  });
}
