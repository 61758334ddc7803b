import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getOptimization, listScores } from '../contract.ts';

export const scoresOptions = () => endpointQuery(listScores);
export const optimizationOptions = (id: string, round: number) =>
  endpointQuery(getOptimization, { params: { id }, query: { round } });
