/** Signatures of one file that are looked at. */
const MOST_SIGNATURES = 8;

/**
 * How many bytes of a PDF each of its signatures covers, where more follows: what was added after a seal leaves the sealed
 * bytes as they were (ISO 32000-1, 7.5.6 and 12.8.1).
 */
export function sealedParts(file: Uint8Array): number[] {
  const text = new TextDecoder('latin1').decode(file);
  const ends = [...text.matchAll(/\/ByteRange\s{0,4}\[\s{0,4}0\s{1,8}\d{1,12}\s{1,8}(\d{1,12})\s{1,8}(\d{1,12})\s{0,8}\]/g)]
    .map(([, start, length]) => Number(start) + Number(length))
    .filter((end) => end < file.length);
  return [...new Set(ends)].slice(0, MOST_SIGNATURES);
}
