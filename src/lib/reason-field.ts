import { z } from 'zod';
import { refuseCardNumbers } from './refuse-card-numbers.ts';

/** Why somebody does what others will ask about. */
export function reasonField(mostLetters: number) {
  return refuseCardNumbers(z.string().trim().min(3, 'Say why, in a few words').max(mostLetters));
}
