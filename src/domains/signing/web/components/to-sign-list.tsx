import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/loaded.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { toSignOptions } from '../api.ts';
import { AskedRow } from './asked-row.tsx';

/** What others ask the reader to sign; nothing if there is none. */
export function ToSignList() {
  return (
    <Loaded query={useQuery(toSignOptions())} pending={null} failed="We couldn’t load what you are asked to sign" look="line">
      {({ toSign }) =>
        toSign.length === 0 ? null : (
          <section aria-labelledby="to-sign" className="mt-6">
            <SectionHeading id="to-sign" title="For you to sign" />
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {toSign.map((asked) => (
                <AskedRow key={asked.recipientId} asked={asked} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
