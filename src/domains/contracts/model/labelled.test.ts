import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from './read-contract.ts';
import type { ContractReading } from './reading.ts';

const FOLDER = path.join(import.meta.dirname, 'labelled');

/** Papers made up for this test, each headed by what a careful person reads in it. */
function readLabelled(file: string): { labels: Map<string, string>; pages: string[] } {
  const [head = '', ...body] = readFileSync(path.join(FOLDER, file), 'utf8').split('\n---\n');
  const labels = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { labels, pages: body.join('\n---\n').split('\f') };
}

/** What a label of the file speaks of, as text to compare. */
function valueAt(reading: ContractReading, label: string): string {
  const deposit = typeof reading.deposit === 'object' ? reading.deposit : undefined;
  const values: Record<string, unknown> = {
    docType: reading.docType,
    jurisdiction: reading.jurisdiction,
    sellers: reading.parties?.sellers?.join('; '),
    buyers: reading.parties?.buyers?.join('; '),
    landlords: reading.parties?.landlords?.join('; '),
    tenants: reading.parties?.tenants?.join('; '),
    address: reading.property?.address,
    price: reading.price,
    'deposit.amount': deposit?.amount,
    'deposit.days': deposit?.days,
    'deposit.holder': deposit?.holder,
    closing: reading.dates?.['closing'],
    effective: reading.dates?.['effective'],
    start: reading.dates?.['start'],
    end: reading.dates?.['end'],
    'rent.monthly': reading.rent?.monthly,
    'rent.dueDay': reading.rent?.dueDay,
    'rent.lateFee': reading.rent?.lateFee,
  };
  return String(values[label] ?? '');
}

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const { labels, pages } = readLabelled(file);
  const { reading, evidence } = readContract(pages);

  test('what is read is what stands there', () => {
    const wanted: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const [label, value] of labels) {
      if (label === 'flags' || label === 'blanks' || label === 'contingencies' || label === 'deadlines') continue;
      wanted[label] = value;
      found[label] = valueAt(reading, label);
    }
    expect(found).toEqual(wanted);
  });

  test('blanks, flags, contingencies and deadlines', () => {
    const list = (label: string) =>
      (labels.get(label) ?? '').split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
    expect(reading.flags).toEqual(expect.arrayContaining(list('flags')));
    expect(reading.blanks).toEqual(expect.arrayContaining(list('blanks')));
    const terms = (reading.contingencies ?? []).map(({ type, days, status }) =>
      status === 'stated' ? (days == null ? type : `${type} ${days}`) : `${type} ${status}`,
    );
    expect(terms).toEqual(expect.arrayContaining(list('contingencies')));
    // "inspection 2026-05-06 20:00"; where the hour is left out, it does not matter.
    const times = [...(reading.contingencies ?? []), ...(reading.deadlines ?? [])].flatMap(({ type, date, time }) => [
      `${type} ${date ?? ''}`,
      `${type} ${date ?? ''} ${time ?? ''}`,
    ]);
    expect(times).toEqual(expect.arrayContaining(list('deadlines')));
  });

  test('each quote stands in the paper', () => {
    const text = pages.join('\n').replaceAll(/\s+/g, ' ');
    for (const { path: at, quote } of evidence) expect(text, at).toContain(quote);
  });
});
