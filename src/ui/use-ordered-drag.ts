import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface OrderedDragState {
  ref: RefObject<HTMLLIElement | null>;
  isLifted: boolean;
  isOver: boolean;
}

interface OrderedDragOptions {
  kind: string;
  disabled?: boolean | undefined;
  /** Another of its kind was dropped on it. */
  onDropped: (id: string) => void;
}

/** Orders things of a list by drag, besides buttons. What drags loads with the first of them. */
export function useOrderedDrag(id: string, { kind, disabled = false, onDropped }: OrderedDragOptions): OrderedDragState {
  const ref = useRef<HTMLLIElement>(null);
  const [isLifted, setLifted] = useState(false);
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDropped);
  useEffect(() => {
    if (disabled) return undefined;
    let isGone = false;
    let end = () => {};
    void import('./drag-ordered.ts').then(({ dragOrdered }) => {
      if (isGone || ref.current === null) return;
      end = dragOrdered(ref.current, { kind, id, onLift: setLifted, onOver: setOver, onDrop: (other) => drop(other) });
    });
    return () => {
      isGone = true;
      end();
    };
  }, [kind, id, disabled]);
  return { ref, isLifted, isOver };
}
