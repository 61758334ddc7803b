export interface PageElement {
  name: string;
  /** What stands in its tag after the name. */
  attributes: string;
  /** Up to its end; empty for elements without one. */
  content: string;
}

const EMPTY = new Set(['meta']);
const LONGEST_TAG = 20_000;

/** Elements of some names, in the order of the page. It looks at every character once, whatever a stranger wrote. */
export function findElements(html: string, names: readonly string[]): PageElement[] {
  // Of the alphabet alone: other letters may become longer, and every place would shift.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const found: PageElement[] = [];
  let at = lower.indexOf('<');
  while (at >= 0) {
    const name = names.find((one) => lower.startsWith(one, at + 1) && /[\s/>]/.test(lower[at + 1 + one.length] ?? ''));
    if (lower.startsWith('<!--', at)) at = after(lower, '-->', at);
    else if (name === undefined) at += 1;
    else {
      const close = endOfTag(html, at);
      const attributes = html.slice(at + 1 + name.length, close);
      const end = EMPTY.has(name) ? close : lower.indexOf(`</${name}`, close);
      if (end < 0) break;
      found.push({ name, attributes, content: EMPTY.has(name) ? '' : html.slice(close + 1, end) });
      at = end + 1;
    }
    at = at < 0 ? -1 : lower.indexOf('<', at);
  }
  return found;
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found < 0 ? -1 : found + end.length;
}

/** A `>` inside quotes belongs to the attribute. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  const limit = Math.min(html.length, from + LONGEST_TAG);
  for (let at = from; at < limit; at += 1) {
    const sign = html[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return limit;
}

const ATTRIBUTE = /([^\s"'<>/=]{1,60})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]{1,2000}))/g;

export function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  return attributes;
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['deg', '°'],
  ['frac12', '½'],
]);

export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED.get(name.toLowerCase()) ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    // Not a character, or half of one.
    return code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff) ? '' : String.fromCodePoint(code);
  });
}
