import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { KIND_WORDS, MOST_PROPOSED } from '../../contract.ts';
import { sayProposal } from '../../model/appointment-words.ts';
import { openingsOptions } from '../api.ts';
import { SlotChooser } from './slot-chooser.tsx';

interface ProposeToursProps {
  listingKey: string;
  /** Takes the words that name the chosen times. */
  onPropose: (words: string) => void;
}

/** Chooses free times of a home to name in an answer; nothing where no tour is booked on its times. Nobody holds them. */
export function ProposeTours({ listingKey, onPropose }: ProposeToursProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const groupId = useId();
  const { data: openings } = useQuery(openingsOptions({ listingKey }, { kind: 'tour' }));
  if (openings == null || openings.eventTypes.every(({ kind }) => kind !== 'tour')) return null;
  function show(isShown: boolean) {
    setTried(false);
    setOpen(isShown);
  }
  function propose() {
    setTried(true);
    if (chosen.length === 0) {
      document.getElementById(groupId)?.focus();
      return;
    }
    onPropose(
      sayProposal(chosen.toSorted(), {
        timeZone: openings?.timeZone ?? 'UTC',
        page: `${location.origin}/property/${listingKey}`,
      }),
    );
    setChosen([]);
    show(false);
  }
  return (
    <>
      <Button variant="quiet" onClick={() => show(true)}>
        Propose tour times
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={show}
        size="small"
        title="Propose tour times"
        description={`${KIND_WORDS.tour} of ${openings.label}. Choose up to ${MOST_PROPOSED}. They stay free for everyone: whoever books first gets one.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => show(false)}>
              Not now
            </Button>
            <Button onClick={propose}>Write them into the answer</Button>
          </>
        }
      >
        {isOpen ? (
          <FieldGroup
            id={groupId}
            legend="Times"
            hideLegend
            error={isTried && chosen.length === 0 ? 'Choose a time to write into the answer' : undefined}
          >
            <SlotChooser whose={{ listingKey }} kind="tour" chosen={chosen} most={MOST_PROPOSED} onChange={setChosen} />
          </FieldGroup>
        ) : null}
      </Dialog>
    </>
  );
}
