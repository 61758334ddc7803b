import { createContext, useContext } from 'react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite, type WriteOptions } from '#platform/web/write/use-write.ts';
import {
  changeJoinedTask,
  changeTask,
  type Roadmap,
  getRoadmap,
  getRoadmapCalendar,
  type JoinedRoadmap,
  listJoinedRoadmaps,
} from '../contract.ts';

export const roadmapOptions = queryOptions({
  queryKey: [getRoadmap.path],
  queryFn: async ({ signal }) => (await browserApi.call(getRoadmap, {}, signal)) ?? { roadmap: null },
});

/** Calls an endpoint that returns the whole roadmap; the page then shows that answer. */
export function useRoadmapCall() {
  const client = useQueryClient();
  return async <E extends Endpoint>(endpoint: E, input: Partial<CallInput<E>>): Promise<void> => {
    const roadmap: unknown = await browserApi.call(endpoint, input);
    await showAnswer(client, roadmapOptions, { roadmap: isRoadmap(roadmap) ? roadmap : null });
  };
}

/** The same as a write; the page shows failures. */
export function useRoadmapChange<E extends Endpoint>(endpoint: E) {
  const call = useRoadmapCall();
  return useWrite((input: Partial<CallInput<E>>) => call(endpoint, input), { tells: 'page' });
}

export const joinedOptions = endpointQuery(listJoinedRoadmaps);

/** The roadmap that the page shows, if it is not the reader's own. */
export const JoinedRoadmapContext = createContext<JoinedRoadmap | null>(null);

export type TaskChange = Pick<CallInput<typeof changeTask>, 'params' | 'body'>;

/** Changes a task of the shown roadmap. In a joined roadmap, only the tick and the note change. */
export function useTaskCall() {
  const client = useQueryClient();
  const joined = useContext(JoinedRoadmapContext);
  const call = useRoadmapCall();
  return async ({ params, body }: TaskChange): Promise<void> => {
    if (joined === null) return call(changeTask, { params, body });
    const { status, note } = body;
    const own = { ...(status === undefined ? {} : { status }), ...(note === undefined ? {} : { note }) };
    const next = await browserApi.call(changeJoinedTask, { params: { ...params, roadmapId: joined.roadmapId }, body: own });
    await showAnswer(client, joinedOptions, (before) =>
      before == null ? before : { joined: before.joined.map((one) => (one.roadmapId === next.roadmapId ? next : one)) },
    );
  };
}

/** The same as a write. */
export function useTaskChange(options: Pick<WriteOptions<TaskChange, void>, 'tells'> = {}) {
  return useWrite<void, TaskChange>(useTaskCall(), options);
}

function isRoadmap(value: unknown): value is Roadmap {
  return typeof value === 'object' && value !== null && 'tasks' in value;
}

/** The calendar file's text; null if it is unavailable. */
export async function fetchCalendar(): Promise<string | null> {
  const response = await fetchAsUser(getRoadmapCalendar.path);
  return response.ok ? response.text() : null;
}
