import { useCallback, useState } from 'react';

/**
 * State about a `subject` that begins anew with every other one: what was typed belongs to what stood there. An effect
 * that did the same would also undo what is typed between the first drawing and itself.
 */
export function useStateFor<T>(subject: unknown, start: T): [value: T, setValue: (value: T) => void] {
  const [state, setState] = useState({ subject, value: start });
  const setValue = useCallback((value: T) => setState({ subject, value }), [subject]);
  return [state.subject === subject ? state.value : start, setValue];
}
