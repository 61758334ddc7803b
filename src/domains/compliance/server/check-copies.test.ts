import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCopies } from './check-copies.ts';

describe('checkCopies', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'check-copies-'));
    await writeFile(
      path.join(folder, 'cases.jsonl'),
      '\uFEFF{"id":"a","text":"Lovely. No kids."}\r\n\r\n{"id":2,"text":"White kitchen","label":"ok"}\r\n',
    );
    await writeFile(path.join(folder, 'broken.jsonl'), '{"id":"a"}\n{"id":"b","text":"No Section 8"}\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function check(name: string, states: string[] = []) {
    const lines: string[] = [];
    const options = { casesFile: path.join(folder, name), states, write: (line: string) => void lines.push(line) };
    return { lines, count: await checkCopies(options) };
  }

  it('writes a line for each text', async () => {
    const { lines, count } = await check('cases.jsonl');
    expect(count).toBe(2);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        id: 'a',
        label: 'violation',
        findings: [
          {
            category: 'familial_status',
            severity: 'hard',
            start: 8,
            end: 15,
            text: 'No kids',
            suggestion: 'Leave it out. You may give a lawful limit on occupants as a number that applies to everyone.',
          },
        ],
      },
      { id: 2, label: 'ok', findings: [] },
    ]);
  });

  it('says what is wrong with a line or the file, after the other lines', async () => {
    await expect(check('broken.jsonl')).rejects.toThrow(/broken\.jsonl: line 1: text: .+\. 1 other line was read/);
    await expect(check('none.jsonl')).rejects.toThrow(/does not exist/);
    await expect(check('.')).rejects.toThrow(/is a folder/);
  });
});
