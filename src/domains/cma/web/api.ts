import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonOf } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';
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

/** Runs changes of an analysis one after another; what comes back of the last is the analysis from then on, and a failure is told. */
export function useChange(id: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  /** `expected` is shown until the answer comes, and taken back where it fails. */
  async function change(call: () => Promise<Cma>, expected?: Cma): Promise<boolean> {
    const { queryKey } = cmaOptions(id);
    const before = client.getQueryData(queryKey);
    latest.current += 1;
    const mine = latest.current;
    if (expected !== undefined) client.setQueryData(queryKey, expected);
    setBusy(true);
    try {
      const changed = await inLine(id, call);
      // What was changed since stays as it is expected to become.
      if (mine === latest.current) client.setQueryData(queryKey, changed);
      void client.invalidateQueries({ queryKey: cmasOptions().queryKey });
      return true;
    } catch (error) {
      if (mine !== latest.current) void client.invalidateQueries({ queryKey });
      else if (expected !== undefined) client.setQueryData(queryKey, before);
      toast({ title: 'That was not saved', description: sayFailure(error), variant: 'destructive' });
      return false;
    } finally {
      if (mine === latest.current) setBusy(false);
    }
  }
  return { change, isBusy };
}

export function sayFailure(error: unknown): string {
  return reasonOf(error) ?? TRY_AGAIN;
}
