import type { MapColors } from './map-theme.ts';
import type { PinTone } from './map-types.ts';

export type PillLook = PinTone | 'focus';

/** Colors of a pin that shows a price. */
export function pillColors(look: PillLook, colors: MapColors): { fill: string; border: string; text: string } {
  switch (look) {
    case 'normal':
      return { fill: colors.surface, border: colors.lineStrong, text: colors.ink };
    case 'viewed':
      return { fill: colors.sunken, border: colors.line, text: colors.inkSoft };
    case 'cut':
      return { fill: colors.accent, border: colors.surface, text: colors.onAccent };
    case 'saved':
      return { fill: colors.brand, border: colors.surface, text: colors.onBrand };
    case 'focus':
      return { fill: colors.ink, border: colors.surface, text: colors.surface };
  }
}

/** Color of a pin too small to show a price. */
export function dotColor(tone: PinTone, colors: MapColors): string {
  switch (tone) {
    case 'viewed':
      return colors.inkSoft;
    case 'cut':
      return colors.accent;
    case 'saved':
      return colors.ink;
    case 'normal':
      return colors.brand;
  }
}
