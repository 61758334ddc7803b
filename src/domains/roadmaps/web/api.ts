import { createContext, useContext } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
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

/** A write that answers with the whole roadmap; the page then shows that answer. */
export function useRoadmapChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Partial<CallInput<E>>) => browserApi.call(endpoint, input),
    onSuccess: async (roadmap: unknown) => {
      // What is being read just now may be older than the answer.
      await client.cancelQueries({ queryKey: roadmapOptions.queryKey });
      client.setQueryData(roadmapOptions.queryKey, { roadmap: isRoadmap(roadmap) ? roadmap : null });
    },
  });
}

export const joinedOptions = endpointQuery(listJoinedRoadmaps);

/** The roadmap that the page shows, where it is not the reader's own. */
export const JoinedRoadmapContext = createContext<JoinedRoadmap | null>(null);

type TaskChange = CallInput<typeof changeTask>;

/** Changes a task of the roadmap that the page shows. In one that was joined, only its tick and its note change. */
export function useTaskChange() {
  const client = useQueryClient();
  const joined = useContext(JoinedRoadmapContext);
  return useMutation({
    async mutationFn({ params, body }: Pick<TaskChange, 'params' | 'body'>) {
      if (joined === null) {
        const roadmap = await browserApi.call(changeTask, { params, body });
        await client.cancelQueries({ queryKey: roadmapOptions.queryKey });
        client.setQueryData(roadmapOptions.queryKey, { roadmap });
        return;
      }
      const { status, note } = body;
      const own = { ...(status === undefined ? {} : { status }), ...(note === undefined ? {} : { note }) };
      const next = await browserApi.call(changeJoinedTask, { params: { ...params, roadmapId: joined.roadmapId }, body: own });
      await client.cancelQueries({ queryKey: joinedOptions.queryKey });
      client.setQueryData(joinedOptions.queryKey, (before) =>
        before == null ? before : { joined: before.joined.map((one) => (one.roadmapId === next.roadmapId ? next : one)) },
      );
    },
  });
}

function isRoadmap(value: unknown): value is Roadmap {
  return typeof value === 'object' && value !== null && 'tasks' in value;
}

/** The calendar file's text; null where it could not be had. */
export async function fetchCalendar(): Promise<string | null> {
  const response = await fetchAsUser(getRoadmapCalendar.path);
  return response.ok ? response.text() : null;
}
