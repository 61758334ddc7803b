const LEVELS = 4096;
const decode = (level: number) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);
const encode = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const LIGHT = Float64Array.from({ length: 256 }, (_, level) => decode(level / 255));
const LEVEL = Uint8Array.from({ length: LEVELS + 1 }, (_, at) => Math.round(encode(at / LEVELS) * 255));

/**
 * The gray levels of a picture of four bytes a pixel (red, green, blue, and opacity on white), as libvips makes them on the
 * server: by the luminance of linear light (Rec. 709).
 */
export function grayOf(rgba: Uint8ClampedArray): Uint8Array {
  const gray = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < gray.length; at++) {
    const opacity = (rgba[at * 4 + 3] ?? 255) / 255;
    const lightOf = (channel: number) => LIGHT[Math.round((rgba[at * 4 + channel] ?? 0) * opacity + 255 * (1 - opacity))] ?? 0;
    const light = 0.2126 * lightOf(0) + 0.7152 * lightOf(1) + 0.0722 * lightOf(2);
    gray[at] = LEVEL[Math.min(LEVELS, Math.round(light * LEVELS))] ?? 0;
  }
  return gray;
}
