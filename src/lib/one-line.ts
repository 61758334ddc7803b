/**
 * A text in one line, without control characters and marks that change its direction: what people call things stands in subjects
 * of mails, in lists and beside the words of others.
 */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
