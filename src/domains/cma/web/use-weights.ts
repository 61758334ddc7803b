import { z } from 'zod';
import { browserApi } from '#platform/web/api-client.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { putComp, type CmaComp } from '../contract.ts';
import { useAnalysisWrite } from './use-analysis-write.ts';

const weightsSchema = z.record(z.string(), z.number().nullable());

/** How much each sale counts, in percent; null leaves it to similarity. */
export function useWeights(id: string, sold: readonly Pick<CmaComp, 'key' | 'manualWeight' | 'weight'>[]) {
  const write = useAnalysisWrite(id);
  const { doc, state, change } = useSavedFields({
    name: `weights:${id}`,
    saved: Object.fromEntries(sold.map(({ key, manualWeight }) => [key, manualWeight])),
    read: (value) => weightsSchema.parse(value),
    async save(changes, next, signal) {
      const changed = new Set(changes.map(({ path }) => path[0]));
      // The weight of a sale removed meanwhile does not bring it back.
      for (const { key } of sold.filter((comp) => changed.has(comp.key)))
        await write(() => browserApi.call(putComp, { params: { id, key }, body: { manualWeight: next[key] ?? null } }, signal));
    },
  });
  return {
    state,
    weights: doc,
    isManual: sold.some(({ key }) => doc[key] != null),
    setWeight: (key: string, percent: number) => change((now) => ({ ...now, [key]: percent })),
    setMode: (mode: 'auto' | 'manual') =>
      change(() =>
        Object.fromEntries(sold.map(({ key, weight }) => [key, mode === 'auto' ? null : Math.round(weight * 1000) / 10])),
      ),
  };
}
