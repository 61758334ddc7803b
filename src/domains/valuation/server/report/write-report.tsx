import { Document } from '@react-pdf/renderer';
import type { Market } from '#domains/market/contract.ts';
import { MarketSheet } from '#domains/market/server/report/index.ts';
import type { Surroundings } from '#domains/neighborhoods/contract.ts';
import type { MapGround } from '#platform/pdf/map-frame.ts';
import { Flow, type Frame } from '#platform/pdf/sheet.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import type { HomeValuation, MarketIndex, ModelCard } from '../../contract.ts';
import type { FactValue } from '../../model/home-record.ts';
import { MethodPage, RiskPage } from './method-pages.tsx';
import { ComparablesPage, DriversPage } from './sale-pages.tsx';
import { HistoryPage, IndexPage } from './time-pages.tsx';
import { CoverPage, EstimatePage, FactsPage } from './value-pages.tsx';

/** A fact that somebody put in the place of the record. */
export interface NamedCorrection {
  fact: string;
  /** What the record says. */
  recorded: FactValue;
  /** What it rests on, in the owner’s words; null where they are not told. */
  evidence: string | null;
}

export interface ReportData {
  valuation: HomeValuation;
  corrections: NamedCorrection[];
  sharedBy: string | null;
  card: ModelCard | null;
  index: MarketIndex | null;
  market: Market | null;
  hazards: Surroundings['hazards'];
  /** Null where nothing may say where the home lies. */
  ground: MapGround | null;
}

export interface ReportPageProps extends ReportData {
  frame: Frame;
}

const BRAND_COLOR = '#0f5d4a';

/** Draws the report of a home’s value. */
export function writeReport(data: ReportData, productName: string): Promise<Uint8Array<ArrayBuffer>> {
  const frame: Frame = {
    address: data.valuation.address ?? 'Home whose address is withheld',
    byline: productName,
    color: BRAND_COLOR,
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
        <MarketSheet market={data.market} frame={frame} />
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
