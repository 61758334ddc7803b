import { readFileSync, readdirSync } from 'node:fs';
import type { Reading } from '#domains/reading/contract.ts';
import { createGazetteer } from '#domains/reading/model/line/gazetteer.ts';
import type { ReadingCase } from '#domains/reading/model/score-reading.ts';

/** A labelled search, and whether its label gives only flags. */
export interface LabelledSearch extends ReadingCase {
  hasOnlyFlags: boolean;
  /** Wishes that it has, each in any of these words. */
  wishes: string[][];
  /** Words that nothing is wished for by. */
  unwished: string[];
}

const LISTS = new Set(['places', 'exclude_places', 'zips', 'types', 'exclude_types', 'status', 'build_status', 'schools']);

const FOLDER = new URL('../../src/domains/reading/model/labelled/', import.meta.url);
const linesOf = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n');

/** The places that labelled searches know. */
export const labelledPlaces = createGazetteer(linesOf('places.txt'));

/** Every search of a group, with its right reading; `labelled/README.md` says what the groups are. */
export function readLabelledSearches(group: 'exact' | 'totals' | 'apart'): LabelledSearch[] {
  return readdirSync(new URL(`${group}/`, FOLDER)).flatMap((file) => linesOf(`${group}/${file}`).map(readLine));
}

function readLine(line: string): LabelledSearch {
  const at = line.lastIndexOf(' =>');
  const query = line.slice(0, at).trim();
  const gold: Reading = {
    filters: {},
    sort: null,
    must: [],
    must_not: [],
    soft: [],
    unresolved: [],
    fair_housing: null,
    safety: null,
  };
  const filters: Record<string, unknown> = {};
  const optional: Record<string, string[]> = {};
  const add = (key: string, item: unknown) => {
    filters[key] = [...((filters[key] as unknown[] | undefined) ?? []), item];
  };
  const slots = line
    .slice(at + 3)
    .split(';')
    .map((slot) => slot.trim())
    .filter((slot) => slot !== '');
  const wishes = slots.filter((slot) => slot.startsWith('~')).map((slot) => slot.slice(1).split('|'));
  const unwished = slots.filter((slot) => slot.startsWith('!~')).flatMap((slot) => slot.slice(2).split('|'));
  for (const slot of slots.filter((one) => !/^!?~/.test(one))) {
    const [key = '', value = ''] = slot.replace(/^[?!]/, '').split('=');
    if (slot.startsWith('?')) optional[key] = [...(optional[key] ?? []), value];
    else if (slot === 'fh') gold.fair_housing = { flag: true, classes: [], action: '', neutral_alternative: '' };
    else if (slot.startsWith('+')) gold.must.push(slot.slice(1));
    else if (slot.startsWith('-') && value === '') gold.must_not.push(slot.slice(1));
    else if (slot.startsWith('!') || slot.startsWith('-')) add(`exclude_${key.replace(/^-/, '')}`, value);
    else if (key === 'sort') gold.sort = readSort(value);
    else if (key === 'safety') gold.safety = { flag: value, action: '' };
    else if (key === 'near') add('near', { place: value });
    else if (key === 'commute') add('commute', { to: value });
    else if (LISTS.has(key)) add(key, value);
    else if (slot !== '*') filters[key] = toValue(value);
  }
  for (const key of ['beds', 'baths']) {
    const least = filters[`${key}_min`];
    if (least !== undefined && filters[`${key}_max`] === undefined)
      optional[`${key}_max`] = [...(optional[`${key}_max`] ?? []), String(least)];
  }
  gold.filters = filters;
  return { id: query, query, gold, optional, hasOnlyFlags: slots.includes('*'), wishes, unwished };
}

/** The label's claims about a reading's wishes that are false. */
export function findWishFaults({ wishes, unwished }: LabelledSearch, { soft }: Reading): string[] {
  const wished = soft.filter((word) => !word.startsWith('no_')).map((word) => ` ${word.replaceAll(/[_-]/g, ' ').toLowerCase()} `);
  const has = (word: string) => wished.some((one) => one.includes(` ${word.replaceAll('-', ' ')} `));
  return [
    ...wishes.filter((words) => !words.some(has)).map((words) => `no wish for ${words.join('|')}`),
    ...unwished.filter(has).map((word) => `a wish for ${word}`),
  ];
}

function readSort(value: string): Reading['sort'] {
  const [field = '', dir] = value.split(':');
  return { field, dir: dir === 'asc' ? 'asc' : 'desc' };
}

function toValue(value: string): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}
