/** Pixel widths in which every picture is available. */
export const MEDIA_WIDTHS = [480, 960, 1600] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Address of a picture in one of its widths. */
export function mediaUrl(mediaId: number, width: MediaWidth): string {
  return `/api/media/${mediaId}-${width}.webp`;
}

/** Addresses of a picture in all its widths, as an image's `srcset`. */
export function mediaSrcSet(mediaId: number): string {
  return MEDIA_WIDTHS.map((width) => `${mediaUrl(mediaId, width)} ${width}w`).join(', ');
}
