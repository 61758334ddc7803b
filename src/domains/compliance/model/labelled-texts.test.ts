import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCopy } from './check-copy.ts';
import type { Finding } from './finding.ts';
import { type Labelled, readLabelled } from './learned/read-labelled.ts';

const labelledIn = (name: string) => readLabelled(readFileSync(new URL(`labelled/${name}`, import.meta.url), 'utf8'));

const isFine = ({ isWrong }: Labelled) => !isWrong;
const checked = new Map<string, Finding[]>();
/** Each text is asked about several times. */
const findingsOf = (text: string): Finding[] => {
  const known = checked.get(text) ?? checkCopy(text);
  checked.set(text, known);
  return known;
};
const isCaught = ({ text }: Labelled) => findingsOf(text).length > 0;
const hasSpans = ({ text, spans }: Labelled) => {
  const found = findingsOf(text);
  return spans.every(({ start, end }) => found.some((one) => one.start < end && start < one.end));
};
const isNamed = ({ text, label, severity, spans }: Labelled) => {
  const found = findingsOf(text);
  return spans.some(({ start, end }) =>
    found.some((one) => one.start < end && start < one.end && one.category === label && one.severity === severity),
  );
};
const share = <Item>(items: Item[], is: (item: Item) => boolean) => items.filter(is).length / Math.max(1, items.length);

describe.each(['every-class.txt', 'every-class-apart.txt', 'many-voices.txt'])('%s', (name) => {
  const all = labelledIn(name);
  const violations = all.filter((one) => !isFine(one));
  const errors = violations.filter(({ severity }) => severity === 'hard');

  it('holds enough of each kind', () => {
    expect(violations.length).toBeGreaterThan(150);
    expect(all.filter(isFine).length).toBeGreaterThan(100);
  });

  it('has its errors found', () => {
    expect(share(errors, isCaught)).toBeGreaterThanOrEqual(0.99);
  });

  it('has its violations found where they are', () => {
    expect(share(violations, hasSpans)).toBeGreaterThanOrEqual(0.95);
  });

  it('has them named by what the law protects, and how serious they are', () => {
    expect(share(violations, isNamed)).toBeGreaterThanOrEqual(0.93);
  });

  it('has hardly any of its fine texts called wrong', () => {
    expect(share(all.filter(isFine), isCaught)).toBeLessThanOrEqual(0.02);
  });
});

describe.each([
  ['short-lines.txt', 0.9],
  ['listings-and-demands.txt', 0.95],
  ['misspelled-and-spanish.txt', 0.93],
  ['denials.txt', 0.93],
  ['roundabout.txt', 0.9],
  ['signs-and-personals.txt', 0.95],
  ['answers-to-applicants.txt', 0.93],
  ['short-questions.txt', 0.93],
  ['said-back-and-answered.txt', 0.93],
  ['talks.txt', 0.8],
  ['of-oneself-and-refused.txt', 0.93],
  ['places-and-near-misses.txt', 0.93],
  ['equal-treatment-and-guises.txt', 0.9],
  ['hints-by-things.txt', 0.93],
  ['every-class-and-manner.txt', 0.93],
  ['not-learned.txt', 0.9],
  // Nothing in it is wrong.
  ['pages-of-this-product.txt', 0],
])('%s', (name, least) => {
  const all = labelledIn(name);

  it('has its violations found where they are, and hardly any of its fine texts called wrong', () => {
    expect(
      share(
        all.filter((one) => !isFine(one)),
        hasSpans,
      ),
    ).toBeGreaterThanOrEqual(least);
    expect(share(all.filter(isFine), isCaught)).toBeLessThanOrEqual(0.05);
  });
});
