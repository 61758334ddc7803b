import { useCallback, useState } from 'react';

/**
 * State about a `subject`, which starts again with every other subject. An effect
 * that did the same would also undo what somebody types between the first drawing and the effect.
 */
export function useStateFor<T>(subject: unknown, start: T): [value: T, setValue: (value: T) => void] {
  const [state, setState] = useState({ subject, value: start });
  const setValue = useCallback((value: T) => setState({ subject, value }), [subject]);
  return [state.subject === subject ? state.value : start, setValue];
}
