export const MOST_LOGO_BYTES = 5 * 1024 * 1024;
export const MOST_LOGO_PIXELS = 24_000_000;
