import type { Content, ContentPhoto } from '../../content.ts';
import { down, type Frame, layers, type Place, right, shade, space, words } from '../../layout/frame.ts';
import type { Ground, Pen } from './pen.ts';

const VEIL = { color: '#0d1110', opacity: 0.7, foot: 0.88, rise: 64 } as const;

/** Pictures of the home, with what stands where there is none, and the logo. */
export function pictureParts(content: Content, unit: number, { on }: Pen) {
  const { palette } = content;

  /** A picture, or the number of the house where there is none. */
  const photo = (at: number, place: Place = { grow: 1 }, ground: Ground = 'paper', labelAt: 'head' | 'foot' = 'foot'): Frame => {
    const shown: ContentPhoto | undefined = content.photos[at];
    if (shown !== undefined)
      return {
        kind: 'picture',
        ...place,
        pictureId: shown.id,
        alt: shown.alt,
        fit: 'cover',
        radius: 0,
        label: shown.label,
        labelSize: Math.max(6.4, 7 * unit),
        labelAt,
      };
    const size = Math.min(170 * unit, place.size ?? 170 * unit);
    return down(
      { ...place, fill: ground === 'paper' ? palette.tint : palette.primary, justify: 'center', padding: 14 * unit },
      words(content.number === '' ? content.city : content.number, {
        face: 'display-light',
        fontSize: size,
        leastSize: 10 * unit,
        color: on(ground).head,
        lines: 1,
        leading: 1,
        tracking: -0.03,
        align: 'center',
      }),
    );
  };

  /** The pictures after the first, beside each other; nothing if there are none. */
  const strip = (
    place: Place,
    { from = 1, most = 3, gap = 6 }: { from?: number; most?: number; gap?: number } = {},
  ): Frame | null => {
    const shown = content.photos.slice(from, from + most);
    if (shown.length === 0) return null;
    return right({ ...place, gap: gap * unit }, ...shown.map((_, index) => photo(from + index)));
  };

  const logo = (height: number, most: number): Frame | null => {
    if (content.logo === null) return null;
    const { id, width, height: tall } = content.logo;
    const scaled = Math.min((height * width) / tall, most);
    return {
      kind: 'picture',
      pictureId: id,
      alt: 'Logo',
      fit: 'contain',
      radius: 0,
      label: null,
      labelSize: 0,
      labelAt: 'foot',
      size: scaled,
      across: height,
    };
  };

  /** White words over the foot of a picture, on a veil as tall as they are. Without one, the number stands above them. */
  const overPhoto = (at: number, place: Place, said: Frame): Frame =>
    content.photos[at] === undefined
      ? layers(
          place,
          down({ fill: palette.primary }, photo(at, { grow: 1 }, 'primary'), space({ grow: 0.9 })),
          down({}, space(), said),
        )
      : layers(
          place,
          photo(at, { grow: 1 }, 'paper', 'head'),
          down(
            {},
            space(),
            layers({}, shade({ ...VEIL, rise: VEIL.rise * unit }), down({}, space({ size: VEIL.rise * unit }), said)),
          ),
        );

  return { photo, strip, logo, overPhoto };
}
