import { cn } from './class-names.ts';
import { ModalFrame, type ModalProps } from './modal.tsx';

export interface SheetProps extends ModalProps {
  /** `bottom` for filters on a phone, the sides for menus and details beside what they belong to. */
  side?: 'bottom' | 'right' | 'left' | undefined;
}

const sides = {
  bottom: 'inset-x-0 bottom-0 top-auto w-full max-h-[88dvh] rounded-t-sheet open:animate-rise',
  right: 'inset-y-0 right-0 left-auto h-dvh max-h-dvh w-[min(28rem,calc(100vw-3rem))] rounded-l-sheet open:animate-appear',
  left: 'inset-y-0 left-0 right-auto h-dvh max-h-dvh w-[min(22rem,calc(100vw-3rem))] rounded-r-sheet open:animate-appear',
} as const;

export function Sheet({ side = 'bottom', ...modal }: SheetProps) {
  return <ModalFrame {...modal} frameClassName={cn('open:flex', sides[side])} />;
}
