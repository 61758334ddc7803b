import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';
import { addTask, changeTask, deleteTask, type RoadmapTask } from '../../contract.ts';
import { useRoadmapChange } from '../api.ts';

/** Removes a task of one's own, and puts it back as it was where that was a slip. */
export function RemoveTask({ task }: { task: RoadmapTask }) {
  const remove = useRoadmapChange(deleteTask);
  const add = useRoadmapChange(addTask);
  const change = useRoadmapChange(changeTask);
  const { toast } = useToast();
  const params = { taskId: task.id };

  async function putBack() {
    try {
      const { id, stage, title, owner, dueOn, note, status } = task;
      await add.mutateAsync({ body: { id, stage, title, owner, dueOn, note } });
      if (status !== 'open') await change.mutateAsync({ params, body: { status } });
    } catch {
      toast(failureToast(undefined));
    }
  }

  async function takeAway() {
    try {
      await remove.mutateAsync({ params });
    } catch {
      toast(failureToast(undefined));
      return;
    }
    toast({ title: 'Task removed', description: task.title, undo: () => void putBack() });
  }

  return (
    <Button size="small" variant="quiet" busy={remove.isPending} onClick={() => void takeAway()}>
      Remove this task
    </Button>
  );
}
