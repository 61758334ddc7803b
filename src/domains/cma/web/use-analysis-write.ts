import { useQueryClient } from '@tanstack/react-query';
import { refreshReads, showAnswer } from '#platform/web/write/read-cache.ts';
import { listCmas, type Cma } from '../contract.ts';
import { cmaOptions } from './api.ts';
import { inLine } from './in-line.ts';

/** Saves a part of an analysis; the answer replaces the analysis. Fails as the call does. */
export function useAnalysisWrite(id: string): (call: () => Promise<Cma>) => Promise<Cma> {
  const client = useQueryClient();
  return (call) =>
    inLine(id, async () => {
      const answer = await call();
      await showAnswer(client, cmaOptions(id), answer);
      void refreshReads(client, [listCmas]);
      return answer;
    });
}
