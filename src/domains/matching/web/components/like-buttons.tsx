import { ThumbsDown, ThumbsUp } from '#ui/icons/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { Button } from '#ui/button.tsx';
import { rateHome, ratingOf } from '../../model/change-profile.ts';
import type { StepProps } from './steps/step-props.ts';

interface LikeListingProps extends Pick<StepProps, 'profile' | 'change'> {
  listing: Pick<ListingSummary, 'listingKey' | 'streetAddress'>;
}

interface LikeButtonsProps {
  /** Names the rated home for people who use a screen reader. */
  name: string;
  rating: boolean | null;
  onRate: (isLiked: boolean | null) => void;
}

/** Like and pass for a listed home. */
export function LikeListing({ listing, profile, change }: LikeListingProps) {
  return (
    <LikeButtons
      name={listing.streetAddress ?? 'this home'}
      rating={ratingOf(profile, listing.listingKey)}
      onRate={(isLiked) => change((now) => rateHome(now, listing.listingKey, isLiked))}
    />
  );
}

/** Like and pass; pressing the chosen one again removes the rating. */
function LikeButtons({ name, rating, onRate }: LikeButtonsProps) {
  return (
    <div className="flex gap-2">
      <Button
        size="small"
        variant={rating === true ? 'primary' : 'secondary'}
        aria-pressed={rating === true}
        aria-label={`Like ${name}`}
        onClick={() => onRate(rating === true ? null : true)}
      >
        <ThumbsUp aria-hidden="true" className="size-4" /> Like
      </Button>
      <Button
        size="small"
        variant={rating === false ? 'primary' : 'secondary'}
        aria-pressed={rating === false}
        aria-label={`Pass on ${name}`}
        onClick={() => onRate(rating === false ? null : false)}
      >
        <ThumbsDown aria-hidden="true" className="size-4" /> Pass
      </Button>
    </div>
  );
}
