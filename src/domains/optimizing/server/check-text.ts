import { checkCopy, lintRemarks, packsFor } from '#domains/compliance/contract.ts';
import { EDITOR_FIELDS } from '#domains/selling/contract.ts';
import type { TextCheck } from '../contract.ts';
import { CLAIM_REASONS } from '../model/claims/claim.ts';
import { readClaims } from '../model/claims/read-claims.ts';
import { splitSentences } from '../model/claims/split-sentences.ts';
import type { HomeFacts } from '../model/home-facts.ts';
import { proposeFacts } from '../model/propose-fact.ts';
import { readabilityOf } from '../model/score/readability.ts';

const MOST_CLAIMS = 100;
const BOARDS_ALLOW = 4000;

/** What a text says without a field, what fair housing and boards say of it, and how hard it is to read. */
export function checkText(text: string, facts: HomeFacts, states: readonly string[]): TextCheck {
  const claims = readClaims(text, facts);
  const { grade, words } = readabilityOf(text);
  const findings = checkCopy(text, { states });
  const lint = lintRemarks(text, { limit: BOARDS_ALLOW });
  const isFoundAnyway = ({ start, end }: { start: number; end: number }) =>
    [...findings, ...lint.filter(({ rule }) => rule !== 'length')].some((found) => found.start <= start && end <= found.end);
  return {
    claims: claims
      .filter(({ fields }) => fields.length === 0)
      .map((claim) => ({
        kind: claim.kind,
        start: claim.start,
        end: claim.end,
        text: claim.text,
        reason: CLAIM_REASONS[claim.kind],
        proposals: proposeFacts(claim, text).map((fact) => ({ ...fact, label: labelOf(fact.field) })),
      }))
      // The parts of a telephone number, or of words that go anyway, are no claims to look up.
      .filter((claim) => claim.proposals.length > 0 || !isFoundAnyway(claim))
      .slice(0, MOST_CLAIMS),
    compliance: {
      findings,
      lint,
      packs: packsFor(states).map(({ id, name, version, source, asOf }) => ({ id, name, version, source, asOf })),
    },
    grade,
    words,
    sentences: splitSentences(text).map(({ start, end, text: sentence }) => ({
      text: sentence,
      fields: [...new Set(claims.filter((claim) => claim.start < end && claim.end > start).flatMap(({ fields }) => fields))],
    })),
  };
}

/** How people call a field. */
export const labelOf = (field: string): string => EDITOR_FIELDS.get(field)?.label ?? field;
