import { Document } from '@react-pdf/renderer';
import { MarketPart } from '#domains/market/server/report/index.ts';
import { BRAND, Flow, type Frame } from '#platform/pdf/report-parts.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import { MethodPage, RiskPage } from './method-pages.tsx';
import type { ReportData } from './report-data.ts';
import { ComparablesPage, DriversPage } from './sale-pages.tsx';
import { HistoryPage, IndexPage } from './time-pages.tsx';
import { CoverPage, EstimatePage, FactsPage } from './value-pages.tsx';

/** Draws the report of a home’s value. */
export function writeReport(data: ReportData, productName: string): Promise<Uint8Array<ArrayBuffer>> {
  const frame: Frame = {
    address: data.valuation.address ?? 'Home whose address is withheld',
    byline: productName,
    color: BRAND,
    logo: '',
  };
  const props = { ...data, frame };
  const asOf = data.valuation.estimate?.asOf;
  return writePdf(
    <Document>
      <CoverPage {...props} />
      <Flow frame={frame}>
        <FactsPage {...props} />
        <EstimatePage {...props} />
        <ComparablesPage {...props} />
        <DriversPage {...props} />
        <MarketPart market={data.market} frame={frame} />
        <HistoryPage {...props} />
        <IndexPage {...props} />
        <RiskPage {...props} />
        <MethodPage {...props} />
      </Flow>
    </Document>,
    {
      title: `Home value report: ${frame.address}`,
      author: productName,
      subject: asOf === undefined ? 'No estimate' : `Estimate as of ${asOf}. An estimate, not an appraisal.`,
    },
  );
}
