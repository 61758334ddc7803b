import { useQueryClient } from '@tanstack/react-query';
import { randomUuid } from '#lib/uuid.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { refreshReads } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { getCma, listCandidates, listCmas, searchSubjects, type Cma } from '../contract.ts';
import { inLine } from './in-line.ts';

export const cmaOptions = (id: string) => endpointQuery(getCma, { params: { id } });
export const cmasOptions = () => endpointQuery(listCmas);
export const subjectOptions = (q: string) => endpointQuery(searchSubjects, { query: { q } });

export interface SearchBounds {
  miles?: number;
  months?: number;
  sizeShare?: number;
}

export const candidateOptions = (id: string, bounds: SearchBounds) =>
  endpointQuery(listCandidates, { params: { id }, query: bounds });

interface Change {
  call: () => Promise<Cma>;
  expected: Cma | undefined;
}

/** Runs changes of an analysis one after another; the last answer becomes the analysis, and failures are shown. */
export function useChange(id: string) {
  const client = useQueryClient();
  const { queryKey } = cmaOptions(id);
  const { run, isBusy } = useWrite(({ call }: Change) => inLine(id, call), {
    // Each is a change of its own, however alike.
    nameOf: randomUuid,
    failureTitle: 'That was not saved',
    expects({ expected }) {
      if (expected === undefined) return undefined;
      const before = client.getQueryData(queryKey);
      const shown = client.setQueryData(queryKey, expected);
      return () => {
        if (client.getQueryData(queryKey) === shown) client.setQueryData(queryKey, before);
      };
    },
    answered(changed, _change, isLast) {
      // Later changes keep showing their expected result.
      if (isLast) client.setQueryData(queryKey, changed);
      void refreshReads(client, [listCmas]);
    },
    failed(_error, _change, isLast) {
      if (!isLast) void refreshReads(client, [getCma]);
    },
  });
  return {
    isBusy,
    /** `expected` is shown until the answer comes, and reverted if the call fails. */
    change: async (call: () => Promise<Cma>, expected?: Cma): Promise<boolean> => (await run({ call, expected })) !== undefined,
  };
}
