import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A job that can be dragged to another day, unless it is over. What drags loads with the first one. */
export function useLiftedJob(leadId: string, canMove: boolean): { ref: RefObject<HTMLDivElement | null>; isLifted: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isLifted, setLifted] = useState(false);
  useEffect(() => {
    if (!canMove) return undefined;
    return loadAndStart(({ liftJob }) =>
      ref.current === null ? undefined : liftJob(ref.current, { leadId, onLift: setLifted }),
    );
  }, [leadId, canMove]);
  return { ref, isLifted };
}

/** A day on which jobs can be dropped. */
export function useDayOfJobs(onDropped: (leadId: string) => void): { ref: RefObject<HTMLLIElement | null>; isOver: boolean } {
  const ref = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDropped);
  useEffect(
    () =>
      loadAndStart(({ takeJobs }) =>
        ref.current === null ? undefined : takeJobs(ref.current, { onOver: setOver, onDrop: (id) => drop(id) }),
      ),
    [],
  );
  return { ref, isOver };
}

function loadAndStart(start: (drag: typeof import('./drag-jobs.ts')) => (() => void) | undefined): () => void {
  let isGone = false;
  let end: (() => void) | undefined;
  const load = async () => {
    const { liftJob, takeJobs } = await import('./drag-jobs.ts');
    if (!isGone) end = start({ liftJob, takeJobs });
  };
  void load();
  return () => {
    isGone = true;
    end?.();
  };
}
