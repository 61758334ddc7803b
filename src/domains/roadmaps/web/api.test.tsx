// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JoinedRoadmap, Roadmap } from '../contract.ts';
import { JoinedRoadmapContext, joinedOptions, roadmapOptions, useTaskCall } from './api.ts';

const TASK = 'd2a1b4c8-66a0-4a3a-8f3b-0a7b7f6f1d10';
const change = { params: { taskId: TASK }, body: { status: 'done', note: 'Signed', dueOn: '2026-12-01' } } as const;
// Only a roadmap's name and tasks matter here.
const joined = { roadmapId: '0d4f8b9e-0c55-4a3e-8a8e-3f8f54a0a001', ownerName: 'Bea' } as JoinedRoadmap;
const own = { tasks: [], homeLabel: 'Elm Street' } as unknown as Roadmap;

let client: QueryClient;
let asked: { url: string; body: unknown }[];
let answer: unknown;

beforeEach(() => {
  client = new QueryClient();
  asked = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (url, init) => {
      asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      return Response.json(answer);
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(shown: JoinedRoadmap | null) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <JoinedRoadmapContext value={shown}>{children}</JoinedRoadmapContext>
    </QueryClientProvider>
  );
  return renderHook(() => useTaskCall(), { wrapper }).result.current;
}

it('changes a task of one’s own roadmap, and shows the roadmap that comes back', async () => {
  answer = own;
  await open(null)(change);
  expect(asked[0]?.body).toEqual(change.body);
  expect(client.getQueryData(roadmapOptions.queryKey)).toEqual({ roadmap: own });
});

it('sends of a joined roadmap its tick and its note alone, and leaves the other roadmaps as they are', async () => {
  const other = { ...joined, roadmapId: 'another' };
  client.setQueryData([...joinedOptions.queryKey], { joined: [other, joined] });
  answer = { ...joined, ownerName: 'Bea, later' };
  await open(joined)(change);
  expect(asked[0]?.url).toContain(joined.roadmapId);
  expect(asked[0]?.body).toEqual({ status: 'done', note: 'Signed' });
  expect(client.getQueryData(joinedOptions.queryKey)?.joined.map(({ ownerName }) => ownerName)).toEqual(['Bea', 'Bea, later']);
});
