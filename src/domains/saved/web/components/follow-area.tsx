import { Bell, BellRing } from '#ui/icons/index.ts';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { nameArea } from '../../model/describe-market.ts';
import { useAreaChange, useIsFollowed, type AreaChoice } from '../use-saved-areas.ts';

interface FollowAreaProps extends AreaChoice {
  name: string;
}

/** Asks to be told of an area's market. Guests sign in first; then it is done. */
export function FollowArea(props: FollowAreaProps) {
  return (
    <QueryScope>
      <FollowButton {...props} />
    </QueryScope>
  );
}

function FollowButton({ slug, name, propertyType }: FollowAreaProps) {
  const isSignedIn = useSession().status === 'signed-in';
  const isFollowed = useIsFollowed({ slug, propertyType }, isSignedIn);
  const label = nameArea(name, propertyType);
  const change = useAreaChange();
  const follow = useSignedInAction<AreaChoice>(
    `follow-${slug}-${propertyType}`,
    (area) => void change.run({ ...area, name: label, isFollowed: true }),
  );
  const Icon = isFollowed ? BellRing : Bell;
  return (
    <Button
      size="small"
      variant="secondary"
      aria-pressed={isFollowed}
      busy={change.isBusy}
      onClick={() =>
        isFollowed ? void change.run({ slug, propertyType, name: label, isFollowed: false }) : follow({ slug, propertyType })
      }
    >
      <Icon aria-hidden="true" className={isFollowed ? 'size-4 text-brand' : 'size-4'} />
      {isFollowed ? 'Following' : 'Follow'} {label}
    </Button>
  );
}
