import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { KeptList } from '../contract/homes.ts';
import { keptQuery, refreshKept } from './api.ts';
import { onKeptStored } from './kept-store.ts';

/** The homes of one list, read again whenever a change of the lists was stored: removing, and taking that back. */
export function useKeptHomes(list: KeptList) {
  const client = useQueryClient();
  useEffect(() => onKeptStored(() => void refreshKept(client)), [client]);
  return useQuery({ ...keptQuery(list), staleTime: 0 });
}
