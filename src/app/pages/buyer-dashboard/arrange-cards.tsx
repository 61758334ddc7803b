import { ArrowDown, ArrowUp } from 'lucide-react';
import type { DashboardLayout } from '#domains/saved/contract.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CARDS } from './cards.tsx';

interface ArrangeCardsProps {
  layout: DashboardLayout;
  onChange: (layout: DashboardLayout) => void;
  onClose: () => void;
}

/** Order by buttons, so that keys do what a mouse does; each change is kept at once. */
export function ArrangeCards({ layout, onChange, onClose }: ArrangeCardsProps) {
  const { cards } = layout;

  function move(from: number, to: number) {
    const next = [...cards];
    const [moved] = next.splice(from, 1);
    if (moved === undefined) return;
    next.splice(to, 0, moved);
    onChange({ cards: next });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Arrange your dashboard"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ol>
        {cards.map(({ card, isHidden }, at) => {
          const { title } = CARDS[card];
          return (
            <li key={card} className="flex items-center gap-2 border-b border-line py-1 last:border-0">
              <Checkbox
                className="grow"
                label={title}
                checked={!isHidden}
                onChange={() =>
                  onChange({ cards: cards.map((one) => (one.card === card ? { card, isHidden: !isHidden } : one)) })
                }
              />
              <IconButton
                icon={ArrowUp}
                size="small"
                label={`Move ${title} up`}
                idle={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                label={`Move ${title} down`}
                idle={at === cards.length - 1}
                onClick={() => move(at, at + 1)}
              />
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
