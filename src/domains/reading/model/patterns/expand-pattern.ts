import { parsePattern, type PatternPart } from '#lib/pattern-parts.ts';

const MAX_FORMS = 4000;
const FEW_LETTERS = /^\[([^\\^-]+)\]$/;

/**
 * The plain texts that a small pattern matches. Parts that go on (`\w+`, repeats) are taken once, parts of any letter
 * (`\d`, `.`) are left out, and so is what stands around a match: "not before this" is no word of the tag.
 */
export function expandPattern(pattern: string): string[] {
  return expand(parsePattern(pattern));
}

function expand(part: PatternPart): string[] {
  switch (part.kind) {
    case 'letter':
      return [part.letter];
    case 'class':
      return FEW_LETTERS.exec(part.source)?.[1]?.split('') ?? [''];
    case 'around':
      return [''];
    case 'choice':
      return part.parts.flatMap(expand);
    case 'repeat': {
      const forms = expand(part.part);
      return part.least === 0 ? ['', ...forms] : forms;
    }
    case 'sequence':
      return part.parts.reduce(
        (forms, one) => {
          const pieces = expand(one);
          return forms.flatMap((form) => pieces.map((piece) => form + piece)).slice(0, MAX_FORMS);
        },
        [''],
      );
    default:
      return part satisfies never;
  }
}
