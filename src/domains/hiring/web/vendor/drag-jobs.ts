import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What a job carries while it is dragged. */
const JOB = 'leadId';

/** Lets a job be lifted. */
export function liftJob(
  element: HTMLElement,
  { leadId, onLift }: { leadId: string; onLift: (isLifted: boolean) => void },
): () => void {
  return draggable({
    element,
    getInitialData: () => ({ [JOB]: leadId }),
    onDragStart: () => onLift(true),
    onDrop: () => onLift(false),
  });
}

/** Lets jobs be dropped on a day. */
export function takeJobs(
  element: HTMLElement,
  { onOver, onDrop }: { onOver: (isOver: boolean) => void; onDrop: (leadId: string) => void },
): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => typeof source.data[JOB] === 'string',
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: ({ source }) => {
      onOver(false);
      const leadId = source.data[JOB];
      if (typeof leadId === 'string') onDrop(leadId);
    },
  });
}
