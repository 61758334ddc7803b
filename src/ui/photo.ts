export interface Photo {
  src: string;
  srcSet?: string | undefined;
  /** Shown full screen; the default is `src`. */
  largeSrc?: string | undefined;
  alt: string;
  caption?: string | undefined;
  room?: string | undefined;
  note?: 'Illustration' | 'Digitally altered' | undefined;
  /** The untouched picture beside a digitally altered one. */
  originalSrc?: string | undefined;
}
