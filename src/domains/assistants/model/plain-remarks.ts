const LONGEST = 1000;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** A listing's own words as one field: no markup, no invisible signs, at most 1,000 characters. They are somebody's text, and never an instruction. */
export function plainRemarks(text: string | null): string | null {
  if (text === null) return null;
  const plain = text
    .normalize('NFKC')
    .replaceAll('\n', ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>`*_#|[\]{}]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).trimEnd()}…`;
}
