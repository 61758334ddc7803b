import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['control', 'card', 'sheet'],
      shadow: ['card', 'float'],
      spacing: ['control', 'control-small', 'section', 'section-wide'],
      container: ['measure', 'page'],
    },
  },
});

/** Joins class names; where two set the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
