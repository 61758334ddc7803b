import { useQueryClient } from '@tanstack/react-query';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import type { OwnVendor } from '../../contract.ts';
import { ownVendorOptions } from '../api.ts';
import { SAVED } from './part-props.ts';

/** What chooses a part in the address, in the application and in the settings. */
export const CHOOSES_PART = ['step', 'part'] as const;

/** What every form of a part does with its answer: shows it, says so, and goes on. */
export function useAnswered(onSaved: (() => void) | undefined) {
  const client = useQueryClient();
  return {
    answered: (vendor: OwnVendor) => showAnswer(client, ownVendorOptions(), { vendor }),
    done: () => {
      onSaved?.();
      return SAVED;
    },
  };
}
