import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingSchema } from '../contract.ts';
import { parseQueries } from './parse-queries.ts';

describe('parseQueries', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'parse-queries-'));
    await writeFile(path.join(folder, 'places.json'), JSON.stringify({ places: ['Brookhaven'] }));
    await writeFile(
      path.join(folder, 'cases.jsonl'),
      '{"id":"a","query":"3 bed in Brookhaven"}\n\n{"id":"b","query":"tell me a joke","gold":{}}\n',
    );
    await writeFile(path.join(folder, 'broken.jsonl'), '{"id":"a"}\n{"id":"b","query":"2 bed"}\n{"id":\n');
    await writeFile(path.join(folder, 'marked.jsonl'), '\uFEFF{"id":1,"query":"2 bed"}\r\n\r\n{"id":"2","query":""}\r\n');
    await writeFile(path.join(folder, 'marked.json'), '\uFEFF["Brookhaven"]');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('writes one reading a line', async () => {
    const lines: string[] = [];
    const count = await parseQueries({
      casesFile: path.join(folder, 'cases.jsonl'),
      gazetteerFile: path.join(folder, 'places.json'),
      today: '2026-05-01',
      write: (line) => lines.push(line),
    });
    expect(count).toBe(2);
    const parsed = lines.map((line) => JSON.parse(line) as { id: string; parsed: unknown });
    expect(parsed.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(readingSchema.parse(parsed[0]?.parsed).filters).toEqual({ beds_min: 3, places: ['Brookhaven'] });
    expect(readingSchema.parse(parsed[1]?.parsed).safety?.flag).toBe('off_topic');
  });

  it('reads files with a byte order mark and the line ends of Windows', async () => {
    const lines: string[] = [];
    await parseQueries({
      casesFile: path.join(folder, 'marked.jsonl'),
      gazetteerFile: path.join(folder, 'marked.json'),
      today: '2026-05-01',
      write: (line) => lines.push(line),
    });
    expect(lines.map((line) => (JSON.parse(line) as { id: unknown }).id)).toEqual([1, '2']);
  });

  it('reads the other lines of a file before it says which are no searches', async () => {
    const lines: string[] = [];
    await expect(
      parseQueries({
        casesFile: path.join(folder, 'broken.jsonl'),
        gazetteerFile: path.join(folder, 'places.json'),
        today: '2026-05-01',
        write: (line) => lines.push(line),
      }),
    ).rejects.toThrow(/line 1: query: .*; line 3: is not JSON\. 1 other line was read/);
    expect(lines.map((line) => (JSON.parse(line) as { id: unknown }).id)).toEqual(['b']);
  });

  it('says in one sentence what is wrong with a file', async () => {
    const options = { gazetteerFile: path.join(folder, 'places.json'), today: '2026-05-01', write: () => {} };
    await expect(parseQueries({ ...options, casesFile: path.join(folder, 'broken.jsonl') })).rejects.toThrow(/line 1: query: /);
    await expect(parseQueries({ ...options, casesFile: path.join(folder, 'none.jsonl') })).rejects.toThrow(/does not exist/);
    await expect(parseQueries({ ...options, casesFile: '', gazetteerFile: path.join(folder, 'none.json') })).rejects.toThrow(
      /cannot be read/,
    );
  });
});
