import { encode } from 'uqr';

/** What a camera needs around a code. */
const QUIET = 4;

/** A QR code as an outline: the path of its dark modules, and how many modules it has across with its quiet border. */
export function drawCode(text: string, level: 'M' | 'Q'): { path: string; of: number } {
  const { data, size } = encode(text, { ecc: level, border: QUIET });
  let path = '';
  for (const [y, row] of data.entries()) {
    // Runs of modules, so that no hairline shows between two of them.
    for (let x = 0; x < size; x += 1) {
      if (row[x] !== true) continue;
      let end = x;
      while (row[end] === true) end += 1;
      path += `M${x} ${y}H${end}V${y + 1}H${x}Z`;
      x = end;
    }
  }
  return { path, of: size };
}

/** The mark of equal housing: a house with an equals sign, in a square of 100. */
export const EQUAL_HOUSING_PATH = 'M50 6L4 36V52H12V94H88V52H96V36ZM50 21L80 41V82H20V41ZM34 47H66V57H34ZM34 64H66V74H34Z';
