type Channels = readonly [red: number, green: number, blue: number];

function readHex(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function writeHex(channels: Channels): string {
  const value = channels.map((channel) => Math.round(Math.min(255, Math.max(0, channel))));
  return `#${value.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Blends two `#rrggbb` colors; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = readHex(first);
  const b = readHex(second);
  return writeHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export function lighten(hex: string, share: number): string {
  return mix(hex, '#ffffff', share);
}

/** Darkens toward a cool near-black, which reads as shade rather than as soot. */
export function darken(hex: string, share: number): string {
  return mix(hex, '#14161f', share);
}

/** Multiplies channel by channel, as colored light on a surface does. */
export function multiply(hex: string, light: string): string {
  const a = readHex(hex);
  const b = readHex(light);
  return writeHex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}

export function desaturate(hex: string, share: number): string {
  const [red, green, blue] = readHex(hex);
  const gray = red * 0.3 + green * 0.59 + blue * 0.11;
  return mix(hex, writeHex([gray, gray, gray]), share);
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = readHex(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}
