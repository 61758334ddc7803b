import { QueryScope } from '#platform/web/query-scope.tsx';
import { WriteToPerson } from './write-to-person.tsx';
import { BookTime } from './book-time.tsx';

/** Free times of a person, to book, and a way to ask first. */
export function BookPerson({ handle, name }: { handle: string; name: string }) {
  return (
    <QueryScope>
      <BookTime whose={{ handle }} empty={<p className="text-ink-soft">{name} isn’t taking bookings right now.</p>} />
      <div className="mt-6 border-t border-line pt-4">
        <WriteToPerson handle={handle} name={name} />
      </div>
    </QueryScope>
  );
}
