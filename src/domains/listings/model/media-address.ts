/** Pixel widths in which every picture is available. */
export const MEDIA_WIDTHS = [480, 960, 1600] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Address of a picture in one of its widths. */
export function mediaUrl(mediaId: number, width: MediaWidth): string {
  return `/api/media/${mediaId}-${width}.webp`;
}

/** Address of a picture as mail programs draw it, below the address of the site. */
export function mailPictureUrl(mediaId: number): string {
  return `/api/media/mail/${mediaId}.jpg`;
}

/**
 * Address of a place where two pictures take turns: whoever asks gets one of them, and none of the pages that name it says which.
 * The first is what stands there for everybody outside the trial.
 */
export function turnUrl(firstId: number, secondId: number, width: MediaWidth): string {
  return `/api/covers/${firstId}-${secondId}-${width}.webp`;
}

/** Addresses of a picture in all its widths, as an image's `srcset`, by its address in one of them. */
export function mediaSrcSet(url: string): string {
  return MEDIA_WIDTHS.map((width) => `${url.replace(/\d+\.webp$/, `${width}.webp`)} ${width}w`).join(', ');
}
