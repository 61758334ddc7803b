import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface PhotoDragState {
  ref: RefObject<HTMLLIElement | null>;
  isLifted: boolean;
  isOver: boolean;
}

/** Orders photos by drag, besides the buttons. What drags loads with the first photo. */
export function usePhotoDrag(
  photoId: string,
  { disabled, onDropped }: { disabled: boolean; onDropped: (photoId: string) => void },
): PhotoDragState {
  const ref = useRef<HTMLLIElement>(null);
  const [isLifted, setLifted] = useState(false);
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDropped);
  useEffect(() => {
    if (disabled) return undefined;
    let isGone = false;
    let end = () => {};
    void import('./drag-photos.ts').then(({ dragPhoto }) => {
      if (isGone || ref.current === null) return;
      end = dragPhoto(ref.current, { photoId, onLift: setLifted, onOver: setOver, onDrop: (id) => drop(id) });
    });
    return () => {
      isGone = true;
      end();
    };
  }, [photoId, disabled]);
  return { ref, isLifted, isOver };
}
