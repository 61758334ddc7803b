import { describe, expect, it } from 'vitest';
import { createSteps } from './steps.ts';

describe('the steps of a start', () => {
  it('leave one line each where nobody watches, however much they tell of themselves', async () => {
    const lines: string[] = [];
    const drawn: string[] = [];
    const steps = createSteps((line) => lines.push(line), { write: (text) => drawn.push(text) });
    await steps.run('Build the city', async (note) => {
      for (let done = 0; done <= 100; done += 1) note('Listing homes', done / 100);
    });
    await expect(steps.run('Open the door', () => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
    expect(lines).toEqual([expect.stringMatching(/^ {2}✓ Build the city +\d+\.\d s$/)]);
    expect(drawn).toEqual([]);
  });

  it('share one line of a terminal, rewritten in place, as wide as that is', async () => {
    const lines: string[] = [];
    const drawn: string[] = [];
    const steps = createSteps((line) => lines.push(line), { isTTY: true, columns: 70, write: (text) => drawn.push(text) });
    const city = Promise.withResolvers<void>();
    const built = steps.run('Build the city', (note) => {
      note('Listing homes', 0.42);
      return city.promise;
    });
    await steps.run('Build the pages', async () => {});
    city.resolve();
    await built;
    expect(lines.map((line) => line.trim().split('  ')[0])).toEqual(['✓ Build the pages', '✓ Build the city']);
    expect(drawn.some((text) => text.includes('42%') && text.includes('Build the city: Listing homes'))).toBe(true);
    for (const text of drawn) {
      expect(text.startsWith('\r\u001B[K')).toBe(true);
      expect(text).not.toContain('\n');
      expect(text.length).toBeLessThan(70 + 4);
    }
    expect(drawn.at(-1)).toBe('\r\u001B[K');
  });
});
