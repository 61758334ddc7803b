import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface PhotoDrag {
  photoId: string;
  onLift: (isLifted: boolean) => void;
  onOver: (isOver: boolean) => void;
  /** Another photo is dropped on this one. */
  onDrop: (photoId: string) => void;
}

/** Lets a photo be dragged, and others be dropped on it. Returns what ends that. */
export function dragPhoto(element: HTMLElement, { photoId, onLift, onOver, onDrop }: PhotoDrag): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ photoId }),
      onDragStart: () => onLift(true),
      onDrop: () => onLift(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['photoId'] === 'string' && source.data['photoId'] !== photoId,
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop({ source }) {
        onOver(false);
        onDrop(String(source.data['photoId']));
      },
    }),
  );
}
