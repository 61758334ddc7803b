/** From one line to the next, in points. */
export const LINE_HEIGHT = 20;
const FIRST_LINE = 684;

/** Where a line stands on the page, counted from 0: how far its base is above the lower edge, in points. */
export const yOfLine = (at: number): number => FIRST_LINE - at * LINE_HEIGHT;

/**
 * A PDF of one page with a title and a few lines, in a standard font: a paper of the demonstration. Letters outside ASCII and
 * parentheses do not appear.
 */
export function writePaper(title: string, lines: readonly string[]): Uint8Array {
  const safe = (text: string) => text.replaceAll(/[^\x20-\x7e]|[()\\]/g, '');
  const drawn = [
    `/F1 20 Tf 72 720 Td (${safe(title)}) Tj /F1 12 Tf 0 ${FIRST_LINE - 720} Td`,
    ...lines.map((line) => `(${safe(line)}) Tj 0 -${LINE_HEIGHT} Td`),
  ];
  const content = `BT ${drawn.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return new TextEncoder().encode(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
