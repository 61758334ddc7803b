import { isSafeLink } from './links.ts';

/** A run of a text: plain, bold, italic or a link. */
export type Run = { text: string; look: 'plain' | 'bold' | 'italic' } | { text: string; look: 'link'; href: string };

const MARKS = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g;

/**
 * Reads `**bold**`, `*italic*` and `[words](address)`. Everything else, HTML included, is text. A link to where no browser
 * should be sent keeps its words alone. Paragraphs are parted by an empty line.
 */
export function parseText(text: string): Run[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(parseParagraph);
}

function parseParagraph(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index), look: 'plain' });
    const [whole, bold, italic, words, href] = match;
    if (bold !== undefined) runs.push({ text: bold, look: 'bold' });
    else if (italic !== undefined) runs.push({ text: italic, look: 'italic' });
    else if (words !== undefined && href !== undefined)
      runs.push(isSafeLink(href) ? { text: words, look: 'link', href } : { text: words, look: 'plain' });
    at = match.index + whole.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), look: 'plain' });
  return runs;
}

/** The addresses in a text, safe or not. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(MARKS)].flatMap(([, , , , href]) => (href === undefined ? [] : [href]));
}
