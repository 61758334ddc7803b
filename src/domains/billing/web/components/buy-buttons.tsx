import { useNavigate } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';
import { cart, type CartItem, useCart } from '../cart.ts';

export const CHECKOUT = '/services#checkout';

/** Buys one thing at once, or keeps it with others. */
export function BuyButtons({ item, name, size = 'small' }: { item: CartItem; name: string; size?: 'small' | 'medium' }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  function add(): void {
    cart.add(item);
    toast({
      title: `${name} is in your cart`,
      action: (
        <Button asChild variant="secondary" size="small">
          <AppLink href={CHECKOUT}>Check out</AppLink>
        </Button>
      ),
    });
  }
  return (
    <div data-print="hide" className="flex flex-wrap gap-2">
      <Button
        size={size}
        aria-label={`Buy ${name}`}
        onClick={() => {
          cart.add(item);
          void navigate(CHECKOUT);
        }}
      >
        Buy
      </Button>
      <Button size={size} variant="secondary" aria-label={`Add to cart: ${name}`} onClick={add}>
        Add to cart
      </Button>
    </div>
  );
}

/** The way to the checkout, once there is something to check out. */
export function CartButton() {
  const count = useCart().reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return null;
  return (
    <Button asChild>
      <AppLink href={CHECKOUT}>Check out {formatCount(count, 'item')}</AppLink>
    </Button>
  );
}
