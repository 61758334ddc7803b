import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Goes on to a page after a while, as the specification times it. */
export function useGoingOn(): { goOn: (path: string, delayMs: number) => void } {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    goOn(path, delayMs) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(path, { replace: true }), delayMs);
    },
  };
}
