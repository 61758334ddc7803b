import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageAhead } from './components/page-ahead.tsx';

export interface GoingOn {
  goOn: (path: string, delayMs: number) => void;
  /** Rendered anywhere on the page: fetches the next page while it waits. */
  ahead: ReactNode;
}

/** Goes on to a page after a while, as the specification times it; by then that page has been fetched. */
export function useGoingOn(): GoingOn {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [next, setNext] = useState<string>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    goOn(path, delayMs) {
      clearTimeout(timer.current);
      setNext(path);
      timer.current = setTimeout(() => void navigate(path, { replace: true }), delayMs);
    },
    ahead: next === undefined ? null : <PageAhead path={next} />,
  };
}
