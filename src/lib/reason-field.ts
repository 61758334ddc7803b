import { z } from 'zod';

/** Why somebody does what others will ask about. */
export function reasonField(mostLetters: number) {
  return z.string().trim().min(3, 'Say why, in a few words').max(mostLetters);
}
