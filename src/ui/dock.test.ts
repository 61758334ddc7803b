import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
/** The dock itself, and overlays that cover the page while open. */
const MAY_FLOAT = ['ui/dock.tsx', 'ui/toast-stack.tsx', 'ui/modal.tsx', 'ui/lightbox.tsx', 'domains/feedback/web/open-panel.tsx'];
const FIXED_CLASSES = /(['"`])(?:[^'"`]*[\s:])?fixed(?=[\s'"`])[^'"`]*\1/g;

/** Sticks to the top of the screen, such as the header. */
function isAtTop(classes: string): boolean {
  return /\btop-\d/.test(classes) && !/\bbottom-/.test(classes);
}

describe('what floats', () => {
  it('goes through the dock, so that nothing covers the page or each other', async () => {
    const files = globSync('**/*.tsx', { cwd: SOURCE, exclude: ['**/*.test.tsx'] });
    const floating: string[] = [];
    for (const file of files.filter((name) => !MAY_FLOAT.includes(name))) {
      const text = await readFile(path.join(SOURCE, file), 'utf8');
      for (const [classes] of text.matchAll(FIXED_CLASSES)) {
        if (/\b(bottom|inset)-/.test(classes) && !isAtTop(classes)) floating.push(`${file}: ${classes}`);
      }
    }
    expect(files.length).toBeGreaterThan(100);
    expect(floating).toEqual([]);
  });
});
