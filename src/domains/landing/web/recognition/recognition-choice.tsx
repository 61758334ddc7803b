import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { answerRecognition, getRecognition } from '../../contract.ts';
import { RECOGNITION_CONSENT } from '../../model/recognition-consent.ts';

const query = endpointQuery(getRecognition);

/** Whether experiments may recognize this browser, to see and to change. */
export function RecognitionChoice() {
  return (
    <QueryScope>
      <Choice />
    </QueryScope>
  );
}

/** The same among the settings. */
export function RecognitionCard() {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Experiments in this browser"
        description="Sometimes we show two versions of a page to see which serves people better."
      />
      <RecognitionChoice />
    </Card>
  );
}

function Choice() {
  const client = useQueryClient();
  const change = useWrite(answerRecognition, { answered: (answer) => showAnswer(client, query, answer), tells: 'page' });
  const answer = (agrees: boolean) => void change.run({ body: { agrees } });
  return (
    <Loaded query={useQuery(query)} failed="We couldn’t load your choice">
      {({ state, until }) => (
        <div className="space-y-3">
          <p role="status">
            {state === 'agreed' && until !== null
              ? `Experiments recognize this browser until ${formatDate(until, viewerTimeZone(), 'long')}.`
              : NOT_RECOGNIZED[state === 'blocked' ? 'blocked' : 'stranger']}
          </p>
          {state === 'blocked' || state === 'agreed' ? null : (
            <p className="text-sm text-ink-soft">If you agree: “{RECOGNITION_CONSENT.text}”</p>
          )}
          {state === 'blocked' ? null : (
            <Button variant="secondary" size="small" busy={change.isBusy} onClick={() => answer(state !== 'agreed')}>
              {state === 'agreed' ? 'Stop recognizing it' : 'Agree: recognize this browser'}
            </Button>
          )}
          <WriteFailure of={change} title="Your choice wasn’t saved" look="line" />
        </div>
      )}
    </Loaded>
  );
}

const NOT_RECOGNIZED = {
  blocked:
    'Your browser asks not to be tracked, by Global Privacy Control or Do Not Track. We honor that: it is in no experiment, and there is nothing to choose.',
  stranger:
    'Experiments don’t recognize this browser. They know you for a day at most, and tomorrow you may see another version of a page.',
};
