import { QueryScope } from '#platform/web/query-scope.tsx';
import { BookTime } from './book-time.tsx';

/** Free times of a person, to book. */
export function BookPerson({ handle, name }: { handle: string; name: string }) {
  return (
    <QueryScope>
      <BookTime whose={{ handle }} empty={<p className="text-ink-soft">{name} isn’t taking bookings right now.</p>} />
    </QueryScope>
  );
}
