import { describe, expect, it } from 'vitest';
import { describeMemory } from './examine-memory.ts';

const USED = { totalMb: 412, processMb: 270, databaseMb: 142, heapMb: 146, heapLimitMb: 2096, buffersMb: 40, helpers: [] };

describe('what the doctor says of memory', () => {
  it('names what is in use, by part', () => {
    expect(describeMemory(24_576, USED)).toEqual({
      state: 'good',
      name: 'Memory',
      text: '412 MB in use of 24.0 GB: the server 270 (its objects 146 of at most 2096), the database 142',
    });
  });

  it('names what works beside it, and leaves out a database that lies elsewhere', () => {
    const { text } = describeMemory(4096, { ...USED, databaseMb: null, helpers: [{ name: 'printed reports', mb: 88 }] });
    expect(text).toContain('at work beside it: printed reports 88');
    expect(text).not.toContain('database');
  });

  it('says so where no site runs, and where the machine is small', () => {
    expect(describeMemory(2048, undefined)).toMatchObject({
      state: 'good',
      text: '2.0 GB on this machine; no site runs here now',
    });
    expect(describeMemory(512, USED)).toMatchObject({ state: 'missing', text: expect.stringMatching(/^512 MB .* wants 1 GB$/) });
  });
});
