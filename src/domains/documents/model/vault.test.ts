import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { checkPapers } from './checklist.ts';
import { cleanFileName, nameApart, withEnding } from './file-names.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const paper = (rest: object) => ({
  id: '1',
  name: 'a.pdf',
  belongsTo: 'vault',
  item: 'pay-stubs',
  uploadedAt: '2026-11-20T12:00:00Z',
  trashedAt: null,
  ...rest,
});
const statusOf = (rest: object, key = 'pay-stubs') => checkPapers([paper(rest)], NOW).find((one) => one.key === key)?.status;

describe('the checklist', () => {
  it('says what is missing, here, or too old for lenders', () => {
    expect(statusOf({})).toBe('uploaded');
    expect(statusOf({}, 'deed')).toBe('missing');
    expect(statusOf({ uploadedAt: '2026-10-20T12:00:00Z' })).toBe('old');
    expect(statusOf({ item: 'deed', uploadedAt: '2020-10-20T12:00:00Z' }, 'deed')).toBe('uploaded');
    expect(statusOf({ trashedAt: '2026-11-21T12:00:00Z' })).toBe('missing');
  });

  it('says what waits for signatures and what all have signed, of the newest file', () => {
    const states = new Map([
      ['sent', 'waiting' as const],
      ['done', 'signed' as const],
    ]);
    const check = (...ids: string[]) =>
      checkPapers(
        ids.map((id, at) => paper({ id, item: 'deed', uploadedAt: `2026-11-2${at}T12:00:00Z` })),
        NOW,
        ({ id }) => states.get(id),
      ).find(({ key }) => key === 'deed')?.status;
    expect([check('sent'), check('done'), check('other')]).toEqual(['waiting', 'signed', 'uploaded']);
    expect([check('done', 'other'), check('other', 'done')]).toEqual(['uploaded', 'signed']);
  });

  it('knows papers of the loan application under their own names, and no others’', () => {
    const statements = { belongsTo: 'loan-application', item: 'account-statements' };
    expect(statusOf(statements, 'bank-statements')).toBe('uploaded');
    expect(statusOf({ ...statements, belongsTo: 'own-listing' }, 'bank-statements')).toBe('missing');
    expect(statusOf({ belongsTo: 'own-listing', item: 'deed' }, 'deed')).toBe('missing');
  });
});

describe('names in an archive', () => {
  it('leave no folder, run in one direction and are never empty', () => {
    expect(cleanFileName('../../etc/passwd')).toBe('etc passwd');
    expect(cleanFileName('a\u202Efdp.exe')).toBe('a fdp.exe');
    expect(cleanFileName('...')).toBe('File');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const cleaned = cleanFileName(name);
        expect(cleaned).not.toMatch(/[\\/\p{Cc}]|^\.|^$/u);
      }),
    );
  });

  it('differ', () => {
    const apart = nameApart();
    expect(['a.pdf', 'A.pdf', 'a.pdf', 'x/a.pdf', 'b', 'b'].map(apart)).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (3).pdf',
      'x/a.pdf',
      'b',
      'b (2)',
    ]);
  });

  it('end as their type does', () => {
    expect(withEnding('Deed', 'application/pdf')).toBe('Deed.pdf');
    expect(withEnding('Deed.PDF', 'application/pdf')).toBe('Deed.PDF');
    expect(withEnding('me.jpeg', 'image/jpeg')).toBe('me.jpeg');
    expect(withEnding('deed.exe', 'application/pdf')).toBe('deed.exe.pdf');
    expect(withEnding('deed.v2.pdf', 'text/plain')).toBe('deed.v2.txt');
    expect(withEnding('.pdf', 'text/plain')).toBe('.pdf.txt');
  });
});
