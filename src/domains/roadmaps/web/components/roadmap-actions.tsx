import { CalendarPlus, Share2, Trash2, Users } from '#ui/icons/index.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { downloadText } from '#ui/download.ts';
import { AppLink } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';
import { deleteRoadmap } from '../../contract.ts';
import { fetchCalendar, useRoadmapChange } from '../api.ts';
import { CoBuyers } from './co-buyers.tsx';
import { ShareRoadmap } from './share-roadmap.tsx';

/** Exports the roadmap and starts it over. */
export function RoadmapActions() {
  const { toast } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const remove = useRoadmapChange(deleteRoadmap);

  async function exportDates() {
    const text = await fetchCalendar();
    if (text === null) toast({ title: 'We couldn’t make the calendar. Please try again.', variant: 'destructive' });
    else downloadText('roadmap.ics', text, 'text/calendar');
  }

  return (
    <div className="flex flex-wrap gap-x-1.5 gap-y-2" data-print="hide">
      <Button size="small" variant="secondary" onClick={() => setInviting(true)}>
        <Users aria-hidden="true" className="size-4" /> Co-buyers
      </Button>
      {isInviting ? <CoBuyers onOpenChange={setInviting} /> : null}
      <Button size="small" variant="secondary" onClick={() => setSharing(true)}>
        <Share2 aria-hidden="true" className="size-4" /> Share
      </Button>
      {isSharing ? <ShareRoadmap onOpenChange={setSharing} /> : null}
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" /> Start over
      </Button>
      <Button size="small" variant="secondary" onClick={() => void exportDates()}>
        <CalendarPlus aria-hidden="true" className="size-4" /> Dates (.ics)
      </Button>
      <Button asChild size="small" variant="quiet">
        <AppLink href="/settings?tab=calendar">Subscribe to dates</AppLink>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this roadmap?"
        confirm="Delete"
        onConfirm={() => void remove.run({})}
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
      >
        This also deletes its tasks, dates, notes and links, for co-buyers who joined, too. You can’t undo it.
      </ConfirmDialog>
    </div>
  );
}
