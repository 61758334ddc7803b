import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface OrderedDrag {
  /** Of things of one kind, those of others cannot be dropped on these. */
  kind: string;
  id: string;
  onLift: (isLifted: boolean) => void;
  onOver: (isOver: boolean) => void;
  /** Another of its kind is dropped on it. */
  onDrop: (id: string) => void;
}

const HANDLE = '[data-drag-handle]';

/** Lets an element be dragged, by its handle if it has one, and others of its kind be dropped on it. Returns what ends that. */
export function dragOrdered(element: HTMLElement, { kind, id, onLift, onOver, onDrop }: OrderedDrag): () => void {
  const dragHandle = element.querySelector(HANDLE);
  return combine(
    draggable({
      element,
      ...(dragHandle === null ? {} : { dragHandle }),
      getInitialData: () => ({ [kind]: id }),
      onDragStart: () => onLift(true),
      onDrop: () => onLift(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data[kind] === 'string' && source.data[kind] !== id,
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop({ source }) {
        onOver(false);
        onDrop(String(source.data[kind]));
      },
    }),
  );
}
