import { expect, it } from 'vitest';
import { needParams, readNeedParams, requestHref } from './need-state.ts';

it('reads what it writes, and takes days and the wish about contact along to the request', () => {
  const text = 'zip=80202&from=2026-12-01&until=2026-12-09&contact=calls&q.rooms=3';
  const need = readNeedParams(new URLSearchParams(text));
  expect(need).toEqual({ zip: '80202', from: '2026-12-01', until: '2026-12-09', contact: 'calls', answers: { rooms: '3' } });
  expect(needParams({ ...need, category: 'mover' }).toString()).toContain('until=2026-12-09');
  expect(requestHref({ ...need, category: 'mover' }, ['a'])).toMatch(/^\/request-service\?.*contact=calls.*vendors=a$/);
  expect(readNeedParams(new URLSearchParams('contact=toString'))).toEqual({ answers: {} });
});
