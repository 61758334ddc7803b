import { createContext, use, useEffect, useId } from 'react';

export interface ModalHold {
  /** What in the modal would be lost if it closed. */
  held: Set<string>;
  /** Closes it, and asks first where something would be lost. */
  leave: () => void;
}

export const ModalContext = createContext<ModalHold | undefined>(undefined);

/** While `isHeld`, the modal around asks before Escape, Close or a press outside closes it. */
export function useHeldOpen(isHeld: boolean): void {
  const held = use(ModalContext)?.held;
  const id = useId();
  useEffect(() => {
    if (!isHeld || held === undefined) return undefined;
    held.add(id);
    return () => void held.delete(id);
  }, [held, id, isHeld]);
}
