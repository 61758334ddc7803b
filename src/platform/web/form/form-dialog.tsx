import type { ReactNode } from 'react';
import type { ButtonProps } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';
import { LeaveButton } from '#ui/modal.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { FormState } from './use-form.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'closeOnOutsideClick'> {
  /** The result of `useForm`. */
  of: FormState;
  onClose: () => void;
  /** What sends the form, and how it looks. */
  button: ReactNode;
  tone?: ButtonProps['variant'];
  busyText?: string | undefined;
  /** What leaves it. */
  cancel?: string | undefined;
  /** What the form asks for, for those who do not see it. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form in a dialog, with what sends it and what leaves it in sight below. */
export function FormDialog({
  of: form,
  onClose,
  button,
  tone,
  busyText,
  cancel = 'Cancel',
  label,
  className,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      footer={
        <>
          <LeaveButton>{cancel}</LeaveButton>
          <SubmitButton of={form} variant={tone} busyText={busyText}>
            {button}
          </SubmitButton>
        </>
      }
      {...dialog}
    >
      <Form of={form} className={className} label={label}>
        {children}
      </Form>
    </Dialog>
  );
}
