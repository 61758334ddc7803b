import { formatSpan } from '#lib/format.ts';
import { editorHref } from '#domains/selling/web/index.ts';
import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { type ScoreAnswer, SCORE_PARTS, SHOWING_TIMES } from '../../contract.ts';
import { sayPoints } from '../components/score-words.ts';

/** The score, why, and what to do first. */
export function ScoreOverview({ id, score: found, canEdit }: { id: string; score: ScoreAnswer; canEdit: boolean }) {
  const { score, ungated, judged, gates, parts, gains } = found;
  return (
    <PageSection id="score" title="Score">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="min-w-0">
          <div className="flex items-center gap-6">
            <ProgressRing label="Score" value={score / 100} text={String(score)} size="large" />
            <div>
              <EngineBadge engine={{ kind: 'rules' }} />
              <p className="mt-2 text-sm text-ink-soft">
                Of 100. It counts what is there and true; it predicts no price and no sale.
                {judged < 100 ? ` ${100 - judged} points cannot be judged here and count neither way.` : ''}
              </p>
            </div>
          </div>
          <ul className="mt-4 space-y-2">
            {gates.map(({ gate, isOpen, why }) => (
              <li key={gate} className="flex flex-wrap items-center gap-2 text-sm">
                <Badge tone={isOpen ? 'brand' : 'error'}>{isOpen ? 'Passed' : 'Must change'}</Badge>
                {why}
              </li>
            ))}
          </ul>
          {score === ungated ? null : <p className="mt-2 text-sm">With this fixed, the score is {ungated}.</p>}
          <Accordion className="mt-6">
            {parts.map(({ part, earned, of, lines }) => (
              <AccordionItem key={part} title={SCORE_PARTS[part].label} aside={`${earned} of ${of}`}>
                <ul className="divide-y divide-line">
                  {lines.map((line) => (
                    <li key={line.key} className="flex justify-between gap-4 py-2">
                      <span className="min-w-0">
                        <span className="font-medium text-ink">{line.label}</span>
                        <span className="block text-sm">{line.why}</span>
                      </span>
                      <span className="shrink-0 tabular-nums">
                        {line.earned === null ? 'not judged' : `${line.earned} of ${line.of}`}
                      </span>
                    </li>
                  ))}
                </ul>
              </AccordionItem>
            ))}
          </Accordion>
        </div>
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold text-ink">What to do, easiest first</h3>
          {gains.length === 0 ? (
            <p className="mt-2">There’s nothing left to gain.</p>
          ) : (
            <ol className="mt-2 divide-y divide-line border-y border-line">
              {gains.map(({ key, todo, points, minutes, ...place }) => (
                <li key={key} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
                  <span className="min-w-0 flex-1 basis-56">
                    {canEdit ? <InlineLink href={hrefOf(id, place)}>{todo}</InlineLink> : todo}
                  </span>
                  <span className="text-sm text-ink-soft">
                    {sayPoints(points)}, {formatSpan(minutes)}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </PageSection>
  );
}

function hrefOf(id: string, { where, field }: Pick<ScoreAnswer['gains'][number], 'where' | 'field'>): string {
  if (field !== undefined) return `${editorHref(id, where)}#field-${field}`;
  if (where === SHOWING_TIMES) return `/seller/dashboard/settings?tab=showings&listing=${id}`;
  return where === 'Description' ? '#texts' : editorHref(id, where);
}
