export interface Photo {
  src: string;
  srcSet?: string | undefined;
  /** Shown full screen; the default is `src`. */
  largeSrc?: string | undefined;
  alt: string;
  caption?: string | undefined;
  room?: string | undefined;
  note?: 'Illustration' | 'Digitally altered' | undefined;
  /** The untouched picture of a digitally altered one, shown beside it. */
  originalSrc?: string | undefined;
}
