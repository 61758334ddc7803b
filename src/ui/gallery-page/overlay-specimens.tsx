import { CircleHelp } from '#ui/icons/index.ts';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { IconButton } from '../icon-button.tsx';
import { Popover } from '../popover.tsx';
import { Sheet } from '../sheet.tsx';
import { TextInput } from '../text-input.tsx';
import { useToast } from '../toast.tsx';
import { Tooltip } from '../tooltip.tsx';
import { Chapter, Specimen } from './specimen.tsx';

type Overlay = 'dialog' | 'bottom' | 'right' | 'left';

export function OverlaySpecimens() {
  const [open, setOpen] = useState<Overlay>();
  const { toast } = useToast();
  const close = () => setOpen(undefined);
  return (
    <Chapter title="What floats">
      <Specimen name="Dialog, sheets">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('bottom')}>
          Open bottom sheet
        </Button>
        <Button variant="secondary" onClick={() => setOpen('right')}>
          Open right sheet
        </Button>
        <Button variant="secondary" onClick={() => setOpen('left')}>
          Open left sheet
        </Button>
      </Specimen>
      <Specimen name="Popover, tooltip">
        <Popover label="Price" trigger={<Button variant="secondary">Price</Button>}>
          <Field label="Highest price">
            <TextInput prefix="$" inputMode="numeric" />
          </Field>
        </Popover>
        <Tooltip content="How this estimate is made">
          <IconButton icon={CircleHelp} label="About the estimate" />
        </Tooltip>
      </Specimen>
      <Specimen name="Toast">
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Search saved',
              description: 'We will write when a home comes up.',
              undo: () => toast({ title: 'Search deleted' }),
            })
          }
        >
          Show toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Login Failed',
              description: 'Invalid credentials',
              variant: 'destructive',
            })
          }
        >
          Show error toast
        </Button>
      </Specimen>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Request a tour"
        description="Pick up to three times that suit you."
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Send request</Button>
          </>
        }
      >
        <Field label="Phone" hint="Only for this tour.">
          <TextInput type="tel" autoComplete="tel" data-initial-focus />
        </Field>
      </Dialog>
      <Sheet
        open={open === 'bottom' || open === 'right' || open === 'left'}
        side={open === 'right' || open === 'left' ? open : 'bottom'}
        onOpenChange={close}
        title="Filters"
        footer={<Button onClick={close}>Show 312 homes</Button>}
      >
        <Field label="Highest price">
          <TextInput prefix="$" inputMode="numeric" />
        </Field>
      </Sheet>
    </Chapter>
  );
}
