import { z } from 'zod';
import { readJsonLines } from '#platform/config/read-json-lines.ts';
import { checkCopy } from '../model/check-copy.ts';

const caseSchema = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });

/**
 * Checks texts line by line and writes the findings for each. Returns how many texts it checked. A warning counts as a violation,
 * because it needs a reason before publication. Throws OperatorError for a file it cannot use.
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
