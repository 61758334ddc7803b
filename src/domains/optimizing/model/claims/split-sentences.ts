export interface Sentence {
  start: number;
  end: number;
  text: string;
}

const ABBREVIATIONS = /(?:^|\s)(?:sq|ft|st|ave|blvd|rd|dr|mt|approx|apt|no|e\.g|i\.e|mr|mrs|vs|etc|[A-Z])\.$/i;
const MOST_SENTENCES = 2000;

/** Sentences of a text, with their place in it. A line break ends one too. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const raw = text.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    const trimmed = raw.trim();
    if (trimmed !== '' && sentences.length < MOST_SENTENCES)
      sentences.push({ start: from, end: from + trimmed.length, text: trimmed });
    start = end;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') push(at);
    else if (sign !== undefined && '.!?'.includes(sign)) {
      const isOver = at + 1 >= text.length || /[\s"”')]/.test(text[at + 1] ?? ' ');
      if (isOver && !(sign === '.' && ABBREVIATIONS.test(text.slice(Math.max(start, at - 12), at + 1)))) push(at + 1);
    }
  }
  push(text.length);
  return sentences;
}
