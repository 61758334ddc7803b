import { readFile } from 'node:fs/promises';
import decode from 'heic-decode';
import { answerQuestions } from '#platform/jobs/helper.ts';
import type { HeicQuestion } from './decode-heic.ts';
import { sharp } from './sharp.ts';

// Four bytes a pixel must fit into the decoder's memory, twice.
const MOST_PIXELS = 64_000_000;
const QUALITY = 95;

answerQuestions(convert);

async function convert({ from, to }: HeicQuestion): Promise<void> {
  const images = await decode.all({ buffer: await readFile(from) });
  try {
    const [first] = images;
    if (first === undefined) throw new Error('the file holds no picture');
    if (first.width * first.height > MOST_PIXELS) throw new Error('the picture has too many pixels');
    const { data, width, height } = await first.decode();
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: QUALITY })
      .toFile(to);
  } finally {
    images.dispose();
  }
}
