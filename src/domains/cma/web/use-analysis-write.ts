import { useQueryClient } from '@tanstack/react-query';
import type { Cma } from '../contract.ts';
import { cmaOptions, cmasOptions } from './api.ts';
import { inLine } from './in-line.ts';

/** Saves a part of an analysis; what comes back is the analysis from then on. Fails as the call does. */
export function useAnalysisWrite(id: string): (call: () => Promise<Cma>) => Promise<void> {
  const client = useQueryClient();
  return (call) =>
    inLine(id, async () => {
      const answer = await call();
      const { queryKey } = cmaOptions(id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
      void client.invalidateQueries({ queryKey: cmasOptions().queryKey });
    });
}
