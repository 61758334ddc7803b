import { dictionary } from '#lib/dictionary.ts';
import type { FieldIssueCode } from './field-issue.ts';
import { createBareRecord, isList } from '#lib/json-value.ts';

export interface CleanedText {
  text: string;
  /** What was found, for the record's warnings. */
  found: FieldIssueCode[];
}

// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff\ufffd<\u00ad\u200b\u2028\u2029\ufeff]/;
// oxlint-disable-next-line no-control-regex -- as above; tab and line feed stay
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\ufeff]/g;
const TAG = /<\/?[a-z][^<>]*>/gi;
/** What is never shown: where it begins, where it ends, and what stands in its place. */
const INVISIBLE: readonly (readonly [begin: RegExp, end: RegExp, instead: string])[] = [
  [/<script\b/gi, /<\/script\s*>/gi, ' '],
  [/<style\b/gi, /<\/style\s*>/gi, ' '],
  [/<!--/g, /-->/g, ''],
];
const LINE_TAG = /<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi;

const NAMED = dictionary<string>({
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
});

/**
 * Text as it may be stored: no markup, no control characters, well-formed Unicode, lines kept.
 * It is still raw text, to be escaped wherever it is shown.
 */
export function cleanText(raw: string): CleanedText {
  if (!SUSPECT.test(raw) && !mayHoldEntity(raw)) return { text: raw.trim(), found: [] };
  const found: FieldIssueCode[] = [];
  let text = raw.toWellFormed().replaceAll(/\r\n?|\u2028|\u2029/g, '\n');
  const withoutTags = text.includes('<')
    ? INVISIBLE.reduce(dropBetween, text).replaceAll(LINE_TAG, '\n').replaceAll(TAG, '')
    : text;
  if (withoutTags !== text) found.push('html-removed');
  text = withoutTags.replaceAll(ENTITY, decodeEntity);
  const withoutControls = text.replaceAll(CONTROL, '');
  if (withoutControls !== text) found.push('control-characters');
  text = withoutControls;
  if (text.includes('\u{fffd}')) found.push('replacement-character');
  return { text: text.replaceAll(/\n{3,}/g, '\n\n').trim(), found };
}

/** Most ampersands stand in addresses and names of firms. */
function mayHoldEntity(raw: string): boolean {
  return raw.includes('&') && (/&(?:[a-z]{2,4}|#[\dx][\da-f]*);/i.test(raw) || raw.includes('\n\n\n'));
}

/** Searches for each end once, so that a text full of unclosed beginnings takes no longer than others. */
function dropBetween(text: string, [begin, end, instead]: (typeof INVISIBLE)[number]): string {
  let [kept, at] = ['', 0];
  for (;;) {
    begin.lastIndex = at;
    const first = begin.exec(text);
    end.lastIndex = begin.lastIndex;
    if (first === null || end.exec(text) === null) return kept + text.slice(at);
    kept += text.slice(at, first.index) + instead;
    at = end.lastIndex;
  }
}

function decodeEntity(entity: string): string {
  const named = NAMED[entity.toLowerCase()];
  if (named !== undefined) return named;
  const isHex = /^&#x/i.test(entity);
  const code = Number.parseInt(entity.slice(isHex ? 3 : 2, -1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
}

/** Any JSON value with every text in it made storable (PostgreSQL takes no NUL and no lone surrogate). */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 20) return null;
  if (isList(value)) return value.map((item) => cleanValue(item, depth + 1));
  const copy = createBareRecord();
  for (const [key, item] of Object.entries(value)) {
    copy[key.toWellFormed().replaceAll('\0', '')] = cleanValue(item, depth + 1);
  }
  return copy;
}
