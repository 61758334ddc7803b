import { AskForm } from '#domains/inquiries/web/index.ts';
import { Button } from '#ui/button.tsx';
import { MessageSquare } from '#ui/icons/index.ts';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Appointment } from '../../contract.ts';
import { openingAbout } from '../../model/appointment-words.ts';

/** Writes to the people who sell a home about a visit of it, as a question about the home: the answer comes to the same place. */
export function WriteToHost({ appointment, listingKey }: { appointment: Appointment; listingKey: string }) {
  const openDialog = useOpenDialog();
  const write = (close: () => void) => (
    <Sheet side="right" open onOpenChange={close} title="Write to the host" description={appointment.title}>
      <AskForm
        listingKey={listingKey}
        homeLabel={appointment.home}
        firmName="the people who sell it"
        opening={openingAbout(appointment)}
      />
    </Sheet>
  );
  return (
    <Button size="small" variant="quiet" onClick={() => openDialog(write)}>
      <MessageSquare aria-hidden="true" className="size-4" />
      Write to the host
    </Button>
  );
}
