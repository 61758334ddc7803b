import { Document } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { darkenUntil, LEAST_CONTRAST } from '#lib/contrast.ts';
import { MarketPart } from '#domains/market/server/report/index.ts';
import type { Cma, ReportPage } from '../../contract.ts';
import { AdjustmentsPage, ComparablesPage, GridPage, PricePerSqftPage } from './comp-pages.tsx';
import { Flow, type Frame } from '#platform/pdf/report-parts.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import { CompetitionPage, DaysOnMarketPage, ExpiredPage } from './market-pages.tsx';
import { NetProceedsPage, PricingPage } from './price-pages.tsx';
import type { ReportData, ReportPageProps } from './report-data.ts';
import {
  AgentPage,
  CoverPage,
  DisclosuresPage,
  GlossaryPage,
  LetterPage,
  MapPage,
  MarketingPage,
  SubjectPage,
} from './word-pages.tsx';

const PAGES: Record<ReportPage, (props: ReportPageProps) => ReactNode> = {
  cover: CoverPage,
  letter: LetterPage,
  agent: AgentPage,
  subject: SubjectPage,
  map: MapPage,
  comparables: ComparablesPage,
  grid: GridPage,
  adjustments: AdjustmentsPage,
  'price-per-sqft': PricePerSqftPage,
  market: MarketPart,
  'days-on-market': DaysOnMarketPage,
  competition: CompetitionPage,
  expired: ExpiredPage,
  pricing: PricingPage,
  'net-proceeds': NetProceedsPage,
  marketing: MarketingPage,
  disclosures: DisclosuresPage,
  glossary: GlossaryPage,
};

/** Draws the shown pages in their order. */
export function writeReport(cma: Cma, data: ReportData): Promise<Uint8Array<ArrayBuffer>> {
  const { brand } = cma.report;
  const frame: Frame = {
    address: cma.subject.address,
    byline: [brand.preparedBy, brand.company].filter((part) => part !== '').join(', '),
    color: darkenUntil(brand.color, LEAST_CONTRAST),
    surface: brand.color,
    logo: brand.logo,
  };
  const shown = cma.report.pages.filter((page) => page.isShown);
  const pages = shown.length === 0 ? cma.report.pages.slice(0, 1) : shown;
  return writePdf(
    <Document>
      {inRuns(pages.map(({ page }) => page)).map((run) => {
        const sections = run.map((page) => {
          const Part = PAGES[page];
          return <Part key={page} cma={cma} frame={frame} {...data} />;
        });
        return run[0] === 'cover' ? (
          sections
        ) : (
          <Flow key={run.join()} frame={frame}>
            {sections}
          </Flow>
        );
      })}
    </Document>,
    {
      title: `Comparative market analysis: ${cma.subject.address}`,
      author: frame.byline,
      subject: `Effective ${cma.effectiveDate}`,
    },
  );
}

/** Sections that share pages; the cover always gets its own page. */
function inRuns(pages: readonly ReportPage[]): ReportPage[][] {
  const runs: ReportPage[][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run === undefined || page === 'cover' || run[0] === 'cover') runs.push([page]);
    else run.push(page);
  }
  return runs;
}
