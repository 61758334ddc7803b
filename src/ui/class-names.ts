import { clsx, type ClassValue } from 'clsx';

// Callers override only these classes; tailwind-merge knows all of Tailwind, but weighs as much as one of our pages.
const SIDES = ['x', 'y', 't', 'r', 'b', 'l', 's', 'e'];
const CORNERS = ['t', 'r', 'b', 'l'];

const WORDS = groupsOf({
  display: 'block inline-block inline flex inline-flex grid inline-grid hidden contents',
  position: 'static fixed absolute relative sticky',
  decoration: 'underline no-underline line-through',
});

const PREFIXES = new Set([
  ...'w h size min-w min-h max-w max-h aspect basis grow shrink order inset inset-x inset-y top right bottom left z'.split(' '),
  ...'gap gap-x gap-y space-x space-y items self justify content grid-cols grid-rows col row overflow overflow-x'.split(' '),
  ...'overflow-y object rounded shadow opacity leading tracking bg fill stroke cursor animate transition duration'.split(' '),
  ...'select whitespace break line-clamp underline-offset pointer-events p m flex font text border'.split(' '),
  ...SIDES.flatMap((side) => [`p${side}`, `m${side}`, `border-${side}`]),
  ...CORNERS.map((side) => `rounded-${side}`),
]);

/** Prefixes that stand for several properties, told apart by the value; any other value is the last of them. */
const VALUES: Record<string, Record<string, string>> = {
  flex: groupsOf({ direction: 'row row-reverse col col-reverse', wrap: 'wrap nowrap wrap-reverse' }),
  font: groupsOf({ family: 'sans serif mono' }),
  text: groupsOf({
    size: 'xs sm base lg xl 2xl 3xl 4xl 5xl',
    align: 'left center right start end justify',
    wrap: 'wrap nowrap balance pretty ellipsis clip',
  }),
  border: groupsOf({ style: 'solid dashed dotted none', collapse: 'collapse separate', width: ' 0 2 4' }),
};

/** The other groups that a group also sets. */
const COVERED: Record<string, string[]> = {
  p: SIDES.map((side) => `p${side}`),
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: SIDES.map((side) => `m${side}`),
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['basis', 'grow', 'shrink'],
  rounded: CORNERS.map((side) => `rounded-${side}`),
  'border/width': SIDES.map((side) => `border-${side}`),
  'border-x': ['border-l', 'border-r'],
  'border-y': ['border-t', 'border-b'],
  'line-clamp': ['display', 'overflow'],
  'text/size': ['leading'],
};

function groupsOf(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).flatMap(([group, words]) => words.split(' ').map((word) => [word, group])));
}

/** `md:hover:px-4` is the variant `md:hover:` and the group `px`; undefined for classes that override nothing. */
function readClass(name: string): { variant: string; group: string } | undefined {
  const variant = /^(?:(?:[^[(:]|\[[^\]]*\]|\([^)]*\))*:)*/.exec(name)?.[0] ?? '';
  const utility = name.slice(variant.length).replace(/^-/, '');
  const word = WORDS[utility];
  if (word !== undefined) return { variant, group: word };
  const plain = utility.replace(/-?[[(].*/, '');
  for (let end = plain.length; end > 0; end = plain.lastIndexOf('-', end - 1)) {
    const prefix = plain.slice(0, end);
    if (!PREFIXES.has(prefix)) continue;
    const value = utility.slice(end + 1);
    const part = /^\[[\d.]/.test(value) && prefix === 'text' ? 'size' : VALUES[prefix]?.[value];
    return { variant, group: part === undefined ? prefix : `${prefix}/${part}` };
  }
  return undefined;
}

function merge(classes: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.trim().split(/\s+/).toReversed()) {
    const read = readClass(name);
    if (read !== undefined) {
      const { variant, group } = read;
      if (taken.has(variant + group)) continue;
      for (const covered of [group, ...(COVERED[group] ?? [])]) taken.add(variant + covered);
    }
    kept.push(name);
  }
  return kept.toReversed().join(' ');
}

const merged = new Map<string, string>();
const MOST_MERGED = 2000;

/** Joins class names; if two set the same property, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  const joined = clsx(classes);
  let result = merged.get(joined);
  if (result === undefined) {
    result = merge(joined);
    if (merged.size >= MOST_MERGED) merged.clear();
    merged.set(joined, result);
  }
  return result;
}
