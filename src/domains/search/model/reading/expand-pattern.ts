const MAX_FORMS = 4000;

/**
 * The plain texts that a small pattern matches: letters, spaces, `?` after a letter or group, `(a|b)` and `[ab]`.
 * Open-ended parts (`\w+`, `\d`, repeats) are taken once or left out.
 */
export function expandPattern(pattern: string): string[] {
  const reader = {
    text: pattern
      .replaceAll(String.raw`\w+`, '')
      .replaceAll(String.raw`\d+`, '')
      .replaceAll(String.raw`\d`, '')
      .replaceAll(String.raw`\w*`, ''),
    at: 0,
  };
  return readChoice(reader);
}

interface Reader {
  text: string;
  at: number;
}

function readChoice(reader: Reader): string[] {
  const choices = readSequence(reader);
  while (reader.text[reader.at] === '|') {
    reader.at += 1;
    choices.push(...readSequence(reader));
  }
  return choices;
}

function readSequence(reader: Reader): string[] {
  let forms = [''];
  for (;;) {
    const sign = reader.text[reader.at];
    if (sign === undefined || sign === ')' || sign === '|') return forms;
    const part = readPart(reader, sign);
    forms = forms.flatMap((form) => part.map((piece) => form + piece)).slice(0, MAX_FORMS);
  }
}

function readPart(reader: Reader, sign: string): string[] {
  let part: string[];
  reader.at += 1;
  if (sign === '(') {
    part = readChoice(reader);
    reader.at += 1;
  } else if (sign === '[') {
    const end = reader.text.indexOf(']', reader.at);
    part = reader.text.slice(reader.at, end).split('');
    reader.at = end + 1;
  } else {
    part = [sign];
  }
  const repeat = reader.text[reader.at];
  if (repeat === '?' || repeat === '*' || repeat === '+') {
    reader.at += 1;
    if (repeat !== '+') part = ['', ...part];
  }
  return part;
}
