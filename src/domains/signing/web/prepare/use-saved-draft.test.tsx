// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { announcePersonChange } from '#platform/web/person-change.ts';
import type { DraftContent, EnvelopeDraft } from '../../contract/drafts.ts';
import { draftsOptions } from '../api.ts';
import { draftOf } from './draft.ts';
import { useSavedDraft } from './use-saved-draft.ts';

const DRAFT: EnvelopeDraft = {
  id: '0b0e6f4e-8f9d-4a36-9d0a-6f0d7a9f1c11',
  isTemplate: false,
  content: draftOf({ id: '7e6f0b52-9b1c-4a57-8f43-3b6d4b0a2c22', name: 'Agreement.pdf' }),
  updatedAt: '2026-11-01T10:00:00.000Z',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  announcePersonChange(null);
  vi.unstubAllGlobals();
});

it('keeps what was typed just before the page was left, and begins there again', async () => {
  announcePersonChange('ann');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Pick<EnvelopeDraft, 'isTemplate' | 'content'>;
    sent.push(body.content.message);
    return Response.json({ ...DRAFT, ...body });
  });
  const client = new QueryClient();
  client.setQueryData(draftsOptions().queryKey, () => ({ drafts: [DRAFT] }));
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useSavedDraft(DRAFT), { wrapper });
  act(() => result.current.change((content) => ({ ...content, message: 'Please sign by Friday' })));
  unmount();

  const cached = () => client.getQueryData(draftsOptions().queryKey)?.drafts[0];
  await waitFor(() => expect(cached()?.content.message).toBe('Please sign by Friday'));
  expect(sent).toEqual(['Please sign by Friday']);
  const again = renderHook(() => useSavedDraft(cached() ?? DRAFT), { wrapper });
  expect(again.result.current.doc.message).toBe('Please sign by Friday');
});

it('tells what another window changed meanwhile, sends nothing before somebody decides, and then keeps what both typed', async () => {
  announcePersonChange('ann');
  const theirs = { ...DRAFT.content, title: 'Their title', days: 5 };
  const sent: { content: DraftContent; base: DraftContent }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'PUT') return Response.json({ drafts: [{ ...DRAFT, content: theirs }] });
    const body = JSON.parse(String(init.body)) as { content: DraftContent; base: DraftContent };
    sent.push(body);
    const problem = { code: 'changed-meanwhile', fields: { title: 'You changed this in another window.' } };
    return body.base.title === 'Their title' ? Response.json({ ...DRAFT, ...body }) : Response.json(problem, { status: 409 });
  });
  const client = new QueryClient();
  client.setQueryData(draftsOptions().queryKey, () => ({ drafts: [DRAFT] }));
  const { result } = renderHook(() => useSavedDraft(DRAFT), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => result.current.change((content) => ({ ...content, title: 'My title', message: 'Please sign' })));
  await act(() => result.current.flush());
  expect(result.current.conflict).toMatchObject({
    parts: ['title'],
    mine: { title: 'My title' },
    theirs: { title: 'Their title' },
  });
  expect([result.current.state, result.current.doc.title]).toEqual(['refused', 'My title']);
  expect(() => result.current.requireSettled()).toThrow('409');

  act(() => result.current.settle('title', 'mine'));
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(sent.at(-1)).toMatchObject({ base: theirs, content: { title: 'My title', message: 'Please sign', days: 5 } });
  expect(result.current.conflict).toBeUndefined();
  expect(result.current.doc).toMatchObject({ title: 'My title', message: 'Please sign', days: 5 });
});

it('takes the other value where somebody wants that, and keeps the rest', async () => {
  announcePersonChange('ann');
  const theirs = { ...DRAFT.content, title: 'Their title' };
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'PUT') return Response.json({ drafts: [{ ...DRAFT, content: theirs }] });
    const body = JSON.parse(String(init.body)) as { content: DraftContent; base: DraftContent };
    const problem = { code: 'changed-meanwhile', fields: { title: 'You changed this in another window.' } };
    return body.base.title === 'Their title' ? Response.json({ ...DRAFT, ...body }) : Response.json(problem, { status: 409 });
  });
  const client = new QueryClient();
  const { result } = renderHook(() => useSavedDraft(DRAFT), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => result.current.change((content) => ({ ...content, title: 'My title', message: 'Please sign' })));
  await act(() => result.current.flush());
  act(() => result.current.settle('title', 'theirs'));
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(result.current.doc).toMatchObject({ title: 'Their title', message: 'Please sign' });
});
