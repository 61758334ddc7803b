/** A pattern that is tried at a word of the line, and takes whole ones. */
export function overWords(source: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${boundRepeats(source)})(?![^ ])`, 'y');
}

/** Nobody repeats "very very very …" more often. Without a bound, every part of a repetition would be tried. */
function boundRepeats(source: string): string {
  return source.replaceAll(/(?<!\\)\)([*+])/g, (_, sign) => (sign === '*' ? '){0,8}' : '){1,8}'));
}
