import { buttonClasses } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { FiguresView } from './figures-view.tsx';
import { ListingHead } from './listing-head.tsx';
import { OddsPosition } from './odds-position.tsx';
import { PricePosition } from './price-position.tsx';
import type { Sample } from './make-sample.ts';

/** The dashboard of a home that does not exist, for everybody to look at. */
export function SampleDashboard({ sample: { figures, price, odds } }: { sample: Sample }) {
  return (
    <Page
      title="Seller dashboard"
      lead="What you see for your own home once it is listed here."
      actions={
        <AppLink href="/seller-flow/intent" className={buttonClasses({})}>
          Use my own home
        </AppLink>
      }
    >
      <Notice className="mt-6" title="Demonstration">
        This home, its figures and its people are made up, and you cannot change anything here.
      </Notice>
      <ListingHead figures={figures} picture={null} isSample />
      <FiguresView
        figures={figures}
        price={
          <>
            <PricePosition figures={figures} price={price} />
            {price.estimate === null ? null : <OddsPosition figures={figures} estimate={price.estimate.value} answer={odds} />}
          </>
        }
        isSample
      />
    </Page>
  );
}
