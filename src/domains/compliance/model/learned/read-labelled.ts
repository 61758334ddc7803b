/** A text whose label says whether it is wrong, and where. */
export interface Labelled {
  text: string;
  /** A category, `fine` or `clean`. */
  label: string;
  severity: string;
  isWrong: boolean;
  spans: { start: number; end: number }[];
}

/** Reads lines such as `religion hard | Prefer [Christian tenants].`, the words in brackets being wrong. */
export function readLabelled(lines: string): Labelled[] {
  return lines.split('\n').flatMap((line) => {
    const at = line.indexOf(' | ');
    if (line.startsWith('#') || at < 0) return [];
    const [label = '', severity = ''] = line.slice(0, at).split(' ');
    const spans: Labelled['spans'] = [];
    let text = '';
    for (const part of line.slice(at + 3).split(/(\[[^\]]*\])/)) {
      const words = part.replaceAll(/[[\]]/g, '');
      if (part.startsWith('[')) spans.push({ start: text.length, end: text.length + words.length });
      text += words;
    }
    return [{ text, label, severity, isWrong: label !== 'fine' && label !== 'clean', spans }];
  });
}
