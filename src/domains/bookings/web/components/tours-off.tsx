import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { scheduleOptions } from '../api.ts';

/** For the people who sell a home: that nobody can book a tour there, with the way to open times. Nothing where tours are open. */
export function ToursOff({ listingKey, href }: { listingKey: string; href: string }) {
  return (
    <Loaded query={useQuery(scheduleOptions(listingKey))} pending={null} failed={null}>
      {({ schedule }) =>
        schedule.eventTypes.some(({ kind, isOpen }) => kind === 'tour' && isOpen) ? null : (
          <Notice
            className="mt-6"
            title="Tours can’t be booked yet"
            action={
              <Button asChild size="small" variant="secondary">
                <AppLink href={href}>Set showing times</AppLink>
              </Button>
            }
          >
            You can publish without it: buyers then ask you for a time, and you answer each one.
          </Notice>
        )
      }
    </Loaded>
  );
}
