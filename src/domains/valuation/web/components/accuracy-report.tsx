import type { EndpointResponse } from '#lib/endpoint.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import type { getModelCard } from '../../contract.ts';
import type { loadIndex } from '../load-index.ts';
import { AccuracyHeadline, AccuracyTable } from './accuracy-figures.tsx';
import { DisparityReport } from './disparity-report.tsx';
import { MarketIndexChart } from './market-index-chart.tsx';
import { ModelFacts } from './model-facts.tsx';
import { ChangeLog, SampleTests } from './model-record.tsx';
import { Part } from './part.tsx';

type AccuracyReportProps = EndpointResponse<typeof getModelCard> & { index: Awaited<ReturnType<typeof loadIndex>> };

/** What the model's errors are, by whatever may make a difference. */
export function AccuracyReport({ card, isTraining, index, versions, samples }: AccuracyReportProps) {
  const heldOut = card?.heldOut ?? null;
  return (
    <Page
      width="wide"
      size="large"
      title="How accurate are our estimates?"
      lead="Before a model is used, a copy trained without the newest sales values each of them. These are all its errors: a home that it would not value counts as a miss."
    >
      {card?.isDemonstration === true && (
        <Notice className="mt-6" title="Demonstration">
          This installation shows a fictional city. The figures are true of the model on that city&rsquo;s sales, and say nothing
          about a real market.
        </Notice>
      )}
      {card !== null && isTraining && (
        <Notice className="mt-6" title="The model is being retrained">
          The product was updated, and a new model is learning from the recorded sales. Estimates are back when it is done, within
          a few minutes; until then these are the figures of the model before it.
        </Notice>
      )}
      {card === null || heldOut === null ? (
        <EmptyState className="mt-8" level={2} title={isTraining ? 'The model is being trained' : 'No figures yet'}>
          {isTraining
            ? 'The first model of this installation is learning from the recorded sales. Its figures appear here when it is done, within a few minutes.'
            : 'Too few sales are recorded here to train a model and measure it.'}
        </EmptyState>
      ) : (
        <>
          <Part
            title="At a glance"
            lead="No list price is used. Compare these figures with the off-market figures of others, never with their on-market ones."
          >
            <AccuracyHeadline heldOut={heldOut} />
          </Part>
          <Part title="By price" lead="Quarters of all sold homes by price.">
            <AccuracyTable caption="Accuracy by price" groups={heldOut.byPriceTier} fileName="accuracy-by-price.csv" />
          </Part>
          <Part
            title="By area"
            lead="Whether homes of one neighborhood are valued higher or lower than others, beyond chance. Areas with fewer than ten held-back sales are left out."
          >
            <DisparityReport heldOut={heldOut} />
          </Part>
          <Part title="By type and age">
            <div className="grid gap-8">
              <AccuracyTable caption="Accuracy by type" groups={heldOut.byType} fileName="accuracy-by-type.csv" />
              <AccuracyTable caption="Accuracy by age" groups={heldOut.byAge} fileName="accuracy-by-age.csv" />
            </div>
          </Part>
          <Part
            title="By how sure it was"
            lead="Where the range is narrow the error must be small, and each third must hold the price as often as promised."
          >
            <AccuracyTable
              caption="Accuracy by width of the range"
              groups={heldOut.byWidthTercile}
              fileName="accuracy-by-width.csv"
            />
          </Part>
          <Part
            title="Random samples, month by month"
            lead="Recent sales drawn at random, each compared with the estimate before the home was listed. Nothing is picked by hand, and a refused estimate counts as a miss."
          >
            <SampleTests samples={samples} since={(versions.at(-1)?.trainedAt ?? card.trainedAt).slice(0, 10)} />
          </Part>
          {index !== null && (
            <Part title="The market it follows">
              <MarketIndexChart index={index} />
            </Part>
          )}
          <Part title="The model">
            <ModelFacts card={card} />
          </Part>
          <Part title="Change log" lead="Every model that was used here. A new one is trained each month with the newest sales.">
            <ChangeLog versions={versions} />
          </Part>
        </>
      )}
    </Page>
  );
}
