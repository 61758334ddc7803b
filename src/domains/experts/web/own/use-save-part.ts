import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnsentWords } from '#platform/web/form/unsent-words.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import type { OwnVendor } from '../../contract.ts';
import { ownVendorOptions } from '../api.ts';
import { SAVED } from './part-props.ts';

/** What chooses a part in the address, in the application and in the settings. */
export const CHOOSES_PART = ['step', 'part'] as const;

/**
 * What every form of a part does with its answer: shows it, says so, and goes on. Whoever leaves the part with other words than
 * were saved is asked first; forms that guard their words themselves give none.
 */
export function useAnswered(onSaved: (() => void) | undefined, words?: unknown) {
  const client = useQueryClient();
  const text = JSON.stringify(words);
  const [saved, setSaved] = useState(text);
  const settle = useUnsentWords(text !== saved, CHOOSES_PART);
  return {
    answered: (vendor: OwnVendor) => {
      setSaved(text);
      settle();
      return showAnswer(client, ownVendorOptions(), { vendor });
    },
    done: () => {
      onSaved?.();
      return SAVED;
    },
  };
}
