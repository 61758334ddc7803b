import { useQuery } from '@tanstack/react-query';
import { subjectOptions } from './api.ts';

const LEAST_LETTERS = 2;
const MOST_LETTERS = 120;

/** Homes of the public records whose address begins as typed, also as options of a combobox. */
export function useRecordedHomes(typed: string) {
  const text = typed.trim().slice(0, MOST_LETTERS);
  const isAsked = text.length >= LEAST_LETTERS;
  const { data, isFetching, isError, isPaused } = useQuery({ ...subjectOptions(text), enabled: isAsked });
  const homes = isAsked ? (data?.homes ?? []) : [];
  return {
    homes,
    options: homes.map(({ parcelId, address, detail }) => ({ value: String(parcelId), label: address, detail })),
    isFetching,
    isFailed: isError || isPaused,
  };
}
