import { type RefObject, useEffect, useState } from 'react';

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether a box scrolls and nothing in it takes the focus: then it has to itself, or keys never reach its end. */
export function useScrollStop(box: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const look = () => setStop(scroller.scrollHeight > scroller.clientHeight && scroller.querySelector(REACHED) === null);
    const changes = new MutationObserver(look);
    changes.observe(scroller, { childList: true, subtree: true, characterData: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [box]);
  return isStop;
}
