import { describe, expect, it } from 'vitest';
import { cn } from './class-names.ts';

describe('cn', () => {
  it.each([
    ['px-4 py-2', 'px-6', 'py-2 px-6'],
    ['w-full', 'w-auto', 'w-auto'],
    ['size-5', 'size-4', 'size-4'],
    ['w-5 h-5', 'size-4', 'size-4'],
    ['text-sm text-ink', 'text-brand', 'text-sm text-brand'],
    ['text-sm text-ink', 'text-lg', 'text-ink text-lg'],
    ['inline-flex', 'hidden', 'hidden'],
    ['border border-line', 'border-error', 'border border-error'],
    ['rounded-card', 'rounded-none', 'rounded-none'],
    ['min-h-control', 'min-h-13', 'min-h-13'],
    ['flex flex-col', 'flex-row', 'flex flex-row'],
    ['hover:bg-sunken', 'bg-brand', 'hover:bg-sunken bg-brand'],
    ['md:p-6 p-4', 'p-2', 'md:p-6 p-2'],
    ['font-serif', 'font-medium', 'font-serif font-medium'],
    ['border-collapse', 'border-line', 'border-collapse border-line'],
  ])('joins "%s" and "%s"', (base, own, joined) => {
    expect(cn(base, own)).toBe(joined);
  });

  it('leaves out what is false', () => {
    expect(cn('a', false, undefined, null, ['b', { c: true, d: false }])).toBe('a b c');
  });
});
