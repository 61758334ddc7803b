import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getOptimization, listScores, listTrials } from '../contract.ts';

export const scoresOptions = () => endpointQuery(listScores);
export const trialsOptions = (id: string) => endpointQuery(listTrials, { params: { id } });
export const optimizationOptions = (id: string, round: number) =>
  endpointQuery(getOptimization, { params: { id }, query: { round } });
