import { cn } from './class-names.ts';
import { CENTERED, CENTERED_WIDTHS, ModalFrame, type ModalProps } from './modal.tsx';

export interface DialogProps extends ModalProps {
  size?: keyof typeof CENTERED_WIDTHS | undefined;
}

export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <ModalFrame {...modal} frameClassName={cn(CENTERED, CENTERED_WIDTHS[size])} />;
}
