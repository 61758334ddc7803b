import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { addTask, changeTask, deleteTask, type RoadmapTask } from '../../contract.ts';
import { useRoadmapCall } from '../api.ts';

/** Removes the reader's own task, and restores it if that was a mistake. */
export function RemoveTask({ task }: { task: RoadmapTask }) {
  const call = useRoadmapCall();
  const params = { taskId: task.id };
  const remove = useWrite(() => call(deleteTask, { params }), {
    done: { title: 'Task removed', description: task.title },
    async undo() {
      const { id, stage, title, owner, dueOn, note, status } = task;
      await call(addTask, { body: { id, stage, title, owner, dueOn, note } });
      if (status !== 'open') await call(changeTask, { params, body: { status } });
    },
  });
  return (
    <Button size="small" variant="quiet" busy={remove.isBusy} onClick={() => void remove.run()}>
      Remove this task
    </Button>
  );
}
