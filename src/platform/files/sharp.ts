import sharp from 'sharp';

// No two of our pictures share steps of their making, so what the library would remember of them is never asked for.
sharp.cache(false);
// Several pictures at a time are made side by side; one picture by itself needs no more than one thread.
sharp.concurrency(1);

/** The one door to the library of pictures. */
export { sharp };
