// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { announcePersonChange } from '#platform/web/person-change.ts';
import type { EnvelopeDraft } from '../../contract/drafts.ts';
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
