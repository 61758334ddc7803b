import { readKeptContract, readKeptText } from '#domains/contracts/server/index.ts';
import { readAnswersOf, readPartOf } from '#domains/financing/server/index.ts';
import { readOwnAnswers } from '#domains/signing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Identity } from '#platform/identity/identity.ts';

interface SealedColumn {
  column: string;
  /** The copy holds the readable value under this name. */
  opensAs: string;
  open(ctx: Context & { identity: Identity }, userId: string, row: Record<string, unknown>): Promise<unknown>;
}

/** Columns that the database keeps sealed, by table. Their owner gets them readable. */
export const SEALED_COLUMNS: Record<string, SealedColumn> = {
  contract_readings: {
    column: 'sealed_reading',
    opensAs: 'reading',
    open: (ctx, userId, row) => readKeptContract(ctx, userId, String(row['public_id'])),
  },
  contract_texts: {
    column: 'sealed_text',
    opensAs: 'pages',
    open: (ctx, userId, row) => readKeptText(ctx, userId, String(row['contract_id'])),
  },
  envelope_recipients: { column: 'sealed_answers', opensAs: 'answers', open: readOwnAnswers },
  loan_applications: { column: 'sealed_answers', opensAs: 'answers', open: readAnswersOf },
  loan_co_applicants: { column: 'sealed_answers', opensAs: 'answers', open: readPartOf },
};
