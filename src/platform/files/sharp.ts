import sharp from 'sharp';

// No two of our pictures share steps, so the library's cache would never be used.
sharp.cache(false);
// Several pictures are made at a time, so each needs one thread only.
sharp.concurrency(1);

/** The only import of the picture library. */
export { sharp };
