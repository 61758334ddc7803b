import { hash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS = 16;

/** Our own key for a feed's listing: 80 bits of a hash, stable, and reveals nothing about the feed. */
export function deriveListingKey(originatingSystemName: string, sourceListingKey: string): string {
  const bytes = hash('sha256', `${originatingSystemName}\n${sourceListingKey}`, 'buffer');
  let key = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5 && key.length < LETTERS) {
      bits -= 5;
      key += ALPHABET.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return key;
}
