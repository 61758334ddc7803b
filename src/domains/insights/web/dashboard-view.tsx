import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { COMPARED_WITH, type ComparedWith } from '../contract.ts';
import { COMPARED_WORDS } from './figure-words.ts';
import { AlertsPanel } from './panels/alerts-panel.tsx';
import { BusinessPanel } from './panels/business-panel.tsx';
import { CompliancePanel } from './panels/compliance-panel.tsx';
import { FeedbackPanel } from './panels/feedback-panel.tsx';
import { FunnelsPanel } from './panels/funnels-panel.tsx';
import { HealthPanel } from './panels/health-panel.tsx';
import { QualityPanel } from './panels/quality-panel.tsx';
import { RetentionPanel } from './panels/retention-panel.tsx';
import { SearchPanel } from './panels/search-panel.tsx';
import { TrafficPanel } from './panels/traffic-panel.tsx';
import { COMPARED_PANELS, PANELS, type Range, RANGES, useDashboard } from './use-dashboard.ts';
import { ViewMenu } from './view-menu.tsx';

/** The administrator's view of the product, one part at a time. */
export function DashboardView({ frame }: PersonalViewProps) {
  const { shown, change, query } = useDashboard();
  const { panel, from, to, range, compare } = shown;
  const linkOf = (id: string) => {
    const search = new URLSearchParams(query);
    search.set('show', id);
    return `/analytics-dashboard?${search.toString()}`;
  };
  const isOfSpan = panel !== 'alerts' && panel !== 'retention';
  const isCompared = COMPARED_PANELS.includes(panel);
  return (
    <Page
      {...frame}
      actions={
        <>
          <AppLink href="/admin/users" className={buttonClasses({ variant: 'secondary' })}>
            Administration
          </AppLink>
          <ViewMenu query={query} />
        </>
      }
    >
      <TabLinks
        label="Parts of the dashboard"
        className="mt-4"
        links={Object.entries(PANELS).map(([id, label]) => ({ href: linkOf(id), label, current: id === panel }))}
      />
      {isOfSpan ? (
        <div className="mt-6 flex flex-wrap items-end gap-4" data-print="hide">
          <SegmentedControl<Range>
            legend="Days"
            segments={Object.entries(RANGES).map(([value, label]) => ({ value: value as Range, label }))}
            value={range}
            wraps
            onValueChange={(next) => change(next === 'custom' ? { from, to, days: null } : { days: next, from: null, to: null })}
          />
          {range === 'custom' ? (
            <>
              <Field label="First day" className="w-44">
                <TextInput
                  type="date"
                  value={from}
                  max={to}
                  onChange={({ target }) => change({ from: target.value }, { replaces: true })}
                />
              </Field>
              <Field label="Last day" className="w-44">
                <TextInput
                  type="date"
                  value={to}
                  min={from}
                  onChange={({ target }) => change({ to: target.value }, { replaces: true })}
                />
              </Field>
            </>
          ) : null}
          {isCompared ? (
            <SegmentedControl<ComparedWith>
              legend="Compared with"
              segments={COMPARED_WITH.map((value) => ({ value, label: COMPARED_WORDS[value] }))}
              value={compare}
              wraps
              onValueChange={(next) => change({ compare: next === 'before' ? null : next })}
            />
          ) : null}
        </div>
      ) : null}
      <div className="mt-6">
        {panel === 'traffic' && <TrafficPanel shown={shown} change={change} />}
        {panel === 'funnels' && <FunnelsPanel shown={shown} change={change} />}
        {panel === 'retention' && <RetentionPanel />}
        {panel === 'business' && <BusinessPanel shown={shown} />}
        {panel === 'search' && <SearchPanel shown={shown} />}
        {panel === 'quality' && <QualityPanel shown={shown} />}
        {panel === 'feedback' && <FeedbackPanel shown={shown} />}
        {panel === 'compliance' && <CompliancePanel shown={shown} />}
        {panel === 'health' && <HealthPanel shown={shown} />}
        {panel === 'alerts' && <AlertsPanel />}
      </div>
    </Page>
  );
}
