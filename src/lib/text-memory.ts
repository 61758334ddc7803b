interface Bounds {
  /** Letters of all texts together. */
  mostLetters: number;
  /** Longer ones are answered anew each time. */
  longest: number;
}

/** Keeps what was found in texts, for those that come again and again; what was asked for longest ago goes first. */
export function createTextMemory<Answer extends object>({ mostLetters, longest }: Bounds) {
  const known = new Map<string, Answer>();
  let letters = 0;
  return (text: string, answer: () => Answer): Answer => {
    if (text.length > longest) return answer();
    const given = known.get(text) ?? answer();
    if (known.delete(text)) letters -= text.length;
    known.set(text, given);
    letters += text.length;
    for (const oldest of known.keys()) {
      if (letters <= mostLetters) break;
      known.delete(oldest);
      letters -= oldest.length;
    }
    return given;
  };
}
