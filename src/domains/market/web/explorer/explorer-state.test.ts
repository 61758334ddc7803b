import { describe, expect, it } from 'vitest';
import { explorerHref, readExplorerState } from './explorer-state.ts';

const read = (text: string) => readExplorerState(new URLSearchParams(text));

describe('explorer state', () => {
  it('lives in the URL, whole', () => {
    const state = read('areas=old-harbor,zip-98992&type=condo&window=12&span=60');
    expect(state).toEqual({ areas: ['old-harbor', 'zip-98992'], type: 'condo', window: 12, span: 60 });
    expect(explorerHref(state)).toBe('/neighborhood-explorer?areas=old-harbor,zip-98992&type=condo&window=12&span=60');
    expect(explorerHref(read(''))).toBe('/neighborhood-explorer');
  });

  it('compares each area once, up to four, and ignores what it does not know', () => {
    expect(read('areas=a,b,a,,c,d,e&type=castle&window=7').areas).toEqual(['a', 'b', 'c', 'd']);
    expect(read('type=castle&window=7')).toMatchObject({ type: 'all', window: 3, span: 36 });
  });
});
