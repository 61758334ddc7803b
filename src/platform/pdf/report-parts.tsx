import { Image, Page, StyleSheet, View } from '@react-pdf/renderer';
import { createContext, use, type ReactNode } from 'react';
import { contrastOf, LEAST_CONTRAST } from '#lib/contrast.ts';
import { bookmarked, tagged } from './tags.ts';
import { Text } from './text.tsx';
import { BOLD, PLAIN, SERIF_BOLD } from './fonts.ts';

export const INK = '#1c1f1e';
export const SOFT = '#59605d';
export const LINE = '#d9d4c8';
/** Of the product's own papers. */
export const BRAND = '#0f5d4a';
/** For what is to stand out on them. */
export const ACCENT = '#c2410c';

// Letters are composed and no neighbor changes them; looking for ligatures takes half of a report's time.
const FEATURES = { calt: 0, ccmp: 0, mark: 0, mkmk: 0 };
/** In columns, all digits have the same width. */
const COLUMN_FEATURES = { ...FEATURES, tnum: 1 };

export const styles = StyleSheet.create({
  page: {
    paddingTop: 52,
    paddingHorizontal: 48,
    paddingBottom: 58,
    fontFamily: PLAIN,
    fontFeatureSettings: FEATURES,
    fontSize: 9.5,
    color: INK,
    lineHeight: 1.4,
  },
  title: { fontFamily: SERIF_BOLD, fontSize: 24, lineHeight: 1.15, marginBottom: 4 },
  section: { fontFamily: SERIF_BOLD, fontSize: 18, lineHeight: 1.2, marginTop: 16, marginBottom: 3 },
  lead: { color: SOFT, marginBottom: 10 },
  heading: { fontFamily: BOLD, fontSize: 11, marginTop: 14, marginBottom: 5 },
  paragraph: { marginBottom: 7 },
  running: { position: 'absolute', top: 26, left: 48, right: 160, fontSize: 8, color: SOFT },
  footer: {
    position: 'absolute',
    top: 792 - 44,
    left: 48,
    right: 48,
    borderTopWidth: 0.75,
    borderTopColor: LINE,
    paddingTop: 6,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: SOFT,
  },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: LINE, paddingVertical: 3.2 },
  head: {
    flexDirection: 'row',
    borderBottomWidth: 1,
    borderBottomColor: INK,
    paddingBottom: 3,
    fontFamily: BOLD,
    fontSize: 8,
  },
  soft: { color: SOFT },
  bold: { fontFamily: BOLD },
});

/** What every page of a report shows. */
export interface Frame {
  /** What the report is about. */
  address: string;
  /** Who made it. */
  byline: string;
  /** The color of drawings, dark enough for paper. */
  color: string;
  /** The color of the cover and the top of each page, if it differs: a brand's own, however pale. */
  surface?: string;
  /** A data URL; empty for none. */
  logo: string;
}

/** The first page: which report it is, and for which home, on the brand's color. */
export function Cover({ frame, kind, children }: { frame: Frame; kind: string; children: ReactNode }) {
  const [street = '', ...place] = frame.address.split(', ');
  const surface = frame.surface ?? frame.color;
  const ink = contrastOf(surface, '#ffffff') < LEAST_CONTRAST ? INK : '#ffffff';
  return (
    <Page size="LETTER" style={{ fontFamily: PLAIN, fontFeatureSettings: FEATURES, color: INK, padding: 0 }} bookmark="Cover">
      <View style={{ height: 300, backgroundColor: surface, padding: 56, justifyContent: 'flex-end' }}>
        {frame.logo === '' ? null : (
          <View style={{ position: 'absolute', top: 40, left: 56, backgroundColor: '#ffffff', padding: 8, borderRadius: 4 }}>
            <Image src={frame.logo} style={{ height: 36, objectFit: 'contain' }} />
          </View>
        )}
        <Text style={{ color: ink, fontSize: 12, marginBottom: 10 }}>{kind}</Text>
        <Text {...tagged('H1')} style={{ color: ink, fontSize: 34, fontFamily: SERIF_BOLD, lineHeight: 1.15 }}>
          {street}
        </Text>
        {place.length === 0 ? null : <Text style={{ color: ink, fontSize: 15, marginTop: 8 }}>{place.join(', ')}</Text>}
      </View>
      <View style={{ padding: 56, fontSize: 11, lineHeight: 1.5 }}>{children}</View>
    </Page>
  );
}

const InFlow = createContext(false);

/** Sections that flow over as many pages as they need; a sheet inside is a section and begins no page. */
export function Flow({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <InFlow value={true}>
      <Leaf frame={frame}>{children}</Leaf>
    </InFlow>
  );
}

/** A part of the report: pages of its own, or the next section where sections flow. */
export function ReportPart({
  frame,
  title,
  lead,
  isWhole = false,
  children,
}: {
  frame: Frame;
  title: string;
  lead?: string | undefined;
  /** On one page, so it must not be longer than that. */
  isWhole?: boolean;
  children: ReactNode;
}) {
  const isInFlow = use(InFlow);
  const parts = (
    <>
      <Text
        {...tagged('H1')}
        style={isInFlow ? styles.section : styles.title}
        {...bookmarked(title)}
        minPresenceAhead={LEAST_ROOM}
      >
        {title}
      </Text>
      {lead === undefined ? null : (
        <Text style={styles.lead} minPresenceAhead={LEAST_ROOM / 2}>
          {lead}
        </Text>
      )}
      {children}
    </>
  );
  if (isInFlow) return isWhole ? <View wrap={false}>{parts}</View> : parts;
  return <Leaf frame={frame}>{parts}</Leaf>;
}

/** More than the length of a short section would keep it together with the next one. */
const LEAST_ROOM = 60;

/** Pages with the brand's color and the subject of the report at the top, and its maker at the bottom. */
function Leaf({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <Page size="LETTER" style={styles.page} experimentalPagination>
      <View
        fixed
        style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 7, backgroundColor: frame.surface ?? frame.color }}
      />
      <Text fixed style={styles.running}>
        {frame.address}
      </Text>
      <View fixed style={styles.footer}>
        <Text style={{ flex: 1, paddingRight: 16 }}>{frame.byline}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`} />
      </View>
      {frame.logo === '' ? null : (
        <Image fixed src={frame.logo} style={{ position: 'absolute', top: 18, right: 48, height: 22, objectFit: 'contain' }} />
      )}
      {children}
    </Page>
  );
}

/** Points below a heading, so that it stands neither alone nor with the mere head of a table. */
const HEADED = 60;

/** The heading of a part of a page. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <Text {...tagged('H2')} style={styles.heading} minPresenceAhead={HEADED}>
      {children}
    </Text>
  );
}

/** A drawing, with words for what it shows. */
export function Figure({ alt, children }: { alt: string; children: ReactNode }) {
  return <View {...tagged('Figure', alt)}>{children}</View>;
}

export interface TableColumn {
  header: string;
  width: number;
  align?: 'left' | 'right';
}

/** Parts side by side in pairs, each of which stays on one page. */
export function Pairs({ children, gap = 20 }: { children: readonly ReactNode[]; gap?: number }) {
  const rows = Array.from({ length: Math.ceil(children.length / 2) }, (_, at) => children.slice(at * 2, at * 2 + 2));
  return rows.map((row, at) => (
    <View key={at} wrap={false} style={{ flexDirection: 'row' }}>
      <View style={{ flex: 1, marginRight: gap }}>{row[0]}</View>
      <View style={{ flex: 1 }}>{row[1]}</View>
    </View>
  ));
}

/** Facts about a thing, in two columns that are read one after the other. */
export function FactTable({
  facts,
  fontSize = 9,
}: {
  facts: readonly (readonly [name: string, value: string])[];
  fontSize?: number;
}) {
  const half = Math.ceil(facts.length / 2);
  const part = (some: typeof facts) => (
    <Table
      fontSize={fontSize}
      isDense
      columns={[
        { header: 'Fact', width: 45 },
        { header: 'Value', width: 55 },
      ]}
      rows={some}
    />
  );
  return <Pairs>{[part(facts.slice(0, half)), part(facts.slice(half))]}</Pairs>;
}

/** A short table stays on one page, so that its header never stands alone. */
const MOST_ROWS_TOGETHER = 10;

/** Rows of text under a header; widths are shares of the whole. */
export function Table({
  columns,
  rows,
  fontSize = 8.5,
  isDense = false,
}: {
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  fontSize?: number;
  /** Less space, for grids that must fit on one page. */
  isDense?: boolean;
}) {
  const cell = (column: TableColumn) =>
    ({ width: `${column.width}%`, textAlign: column.align ?? 'left', paddingRight: 4 }) as const;
  return (
    <View
      {...tagged('Table')}
      wrap={rows.length > MOST_ROWS_TOGETHER}
      style={{ fontSize, lineHeight: isDense ? 1.15 : 1.4, fontFeatureSettings: COLUMN_FEATURES }}
    >
      <View {...tagged('TR')} style={styles.head} fixed>
        {columns.map((column) => (
          <Text key={column.header} {...tagged('TH')} style={cell(column)}>
            {column.header}
          </Text>
        ))}
      </View>
      {rows.map((row, at) => (
        <View key={at} {...tagged('TR')} style={isDense ? { ...styles.row, paddingVertical: 1.4 } : styles.row} wrap={false}>
          {columns.map((column, columnAt) => (
            <Text key={column.header} {...tagged(columnAt === 0 ? 'TH' : 'TD')} style={cell(column)}>
              {row[columnAt] ?? ''}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}
