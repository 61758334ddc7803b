import { splitSentences } from './clauses.ts';
import type { ContractText, Span } from './contract-text.ts';

const only = (side: string, back: string) =>
  new RegExp(
    String.raw`\b(?:${side})(?:'s)? (?:sole|only|exclusive)\b[^.]{0,40}\bremed(?:y|ies)\b[^.]{0,80}\b(?:${back})|\b(?:${back})\b[^.]{0,80}\b(?:as|is|be) (?:the )?(?:${side})(?:'s)? (?:sole|only|exclusive)\b[^.]{0,30}\bremed`,
  );
const BUYER_ONLY = only('buyer|purchaser', String.raw`(?:return|refund) of (?:the |its |their |all )?(?:earnest|deposit|escrow)`);
const SELLER_ONLY = only(
  'seller|vendor',
  String.raw`retain|retention|keep|forfeit\w*|liquidated damages|receive (?:the )?(?:earnest|deposit)`,
);

/** The sentence that leaves a buyer nothing but the deposit, in a paper that does not limit the seller in the same way. */
export function findOneSidedDefault({ text }: ContractText): Span | undefined {
  let found: Span | undefined;
  for (const span of splitSentences(text, { start: 0, end: text.length })) {
    const plain = text.slice(span.start, span.end).replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase().slice(0, 900);
    if (SELLER_ONLY.test(plain)) return undefined;
    if (BUYER_ONLY.test(plain)) found ??= span;
  }
  return found;
}
