/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Contrast of two colors written as `#rrggbb`, 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

const STEP = 0.95;

/** A color, darkened until it has this contrast with white. */
export function darkenUntil(color: string, contrast: number): string {
  let found = color;
  while (contrastOf(found, '#ffffff') < contrast)
    found = `#${channelsOf(found)
      .map((channel) =>
        Math.floor(channel * STEP)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return found;
}
