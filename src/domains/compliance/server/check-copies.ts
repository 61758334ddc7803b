import { z } from 'zod';
import { readJsonLines } from '#platform/config/read-json-lines.ts';
import { checkCopy } from '../model/check-copy.ts';

const caseSchema = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });

/**
 * Checks texts line by line and writes what is found in each; returns how many. A warning counts as a violation: it asks
 * for a reason before the text is published. Throws OperatorError for a file it cannot use.
 */
export async function checkCopies(options: {
  casesFile: string;
  states: readonly string[];
  write: (line: string) => void;
}): Promise<number> {
  return readJsonLines(options.casesFile, caseSchema, ({ id, text }) => {
    const findings = checkCopy(text, { states: options.states }).map(
      ({ category, severity, start, end, text: words, suggestion }) => ({
        category,
        severity,
        start,
        end,
        text: words,
        suggestion,
      }),
    );
    options.write(JSON.stringify({ id, label: findings.length > 0 ? 'violation' : 'ok', findings }));
  });
}
