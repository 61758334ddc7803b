import { CalendarDays, CalendarPlus, Ellipsis, Share2, Trash2, Users } from '#ui/icons/index.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { downloadText } from '#ui/download.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useToast } from '#ui/toast.tsx';
import { deleteRoadmap } from '../../contract.ts';
import { fetchCalendar, useRoadmapChange } from '../api.ts';
import { CoBuyers } from './co-buyers.tsx';
import { ShareRoadmap } from './share-roadmap.tsx';

/** Shares the roadmap, exports its dates, and deletes it. */
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
      <Menu
        trigger={<IconButton label="More for this roadmap" icon={Ellipsis} size="small" />}
        groups={[
          [
            { label: 'Download dates (.ics)', icon: CalendarPlus, onSelect: () => void exportDates() },
            { label: 'Subscribe to dates', icon: CalendarDays, href: '/settings?tab=calendar' },
          ],
          [{ label: 'Delete roadmap', icon: Trash2, destructive: true, onSelect: () => setIsAsking(true) }],
        ]}
      />
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
