import { cn } from './class-names.ts';
import { ModalFrame, type ModalProps } from './modal.tsx';

export interface DialogProps extends ModalProps {
  size?: 'small' | 'medium' | 'large' | undefined;
}

const sizes = { small: 'sm:w-110', medium: 'sm:w-150', large: 'sm:w-225' } as const;

export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return (
    <ModalFrame
      {...modal}
      frameClassName={cn(
        'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-sheet open:flex open:animate-rise',
        sizes[size],
      )}
    />
  );
}
