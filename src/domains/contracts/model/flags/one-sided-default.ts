import { splitSentences } from '../text/clauses.ts';
import type { ContractText, Span } from '../text/contract-text.ts';

const only = (side: string, back: string) =>
  new RegExp(
    String.raw`\b(?:${side})(?:'s)? (?:sole|only|exclusive)\b[^.]{0,40}\bremed(?:y|ies)\b[^.]{0,80}\b(?:${back})|\b(?:${back})\b[^.]{0,80}\b(?:as|is|be) (?:the )?(?:${side})(?:'s)? (?:sole|only|exclusive)\b[^.]{0,30}\bremed`,
  );
const BUYER_ONLY = new RegExp(
  String.raw`${only('buyer|purchaser', String.raw`(?:return|refund) of (?:the |its |their |all )?(?:earnest|deposit|escrow)`).source}|\b(?:return|refund) of (?:the |its |all )?(?:earnest money|deposit)\b[^.;]{0,16}\bis (?:all|the (?:most|only thing)|everything)\b[^.;]{0,16}\b(?:buyer|purchaser)s? (?:can|may|will|shall|is entitled)\b|\b(?:buyer|purchaser)s? (?:may|can|shall|will) (?:only|do no more than|(?:recover|receive|claim|have|get) (?:only|no more than|nothing (?:but|more than|beyond)))\b[^.;]{0,50}\b(?:earnest money|deposit)|\b(?:buyer|purchaser)'?s'? (?:one and only|sole|only|single) (?:right|claim|recourse)\b[^.;]{0,40}\b(?:deposit|earnest money|down ?payment)\b|\b(?:buyer|purchaser)s? (?:(?:may|can|shall|will) )?(?:gets?|receives?|recovers?|has|have)\b[^.;]{0,20}\b(?:deposit|earnest money|down ?payment)\b[^.;]{0,60}\b(?:nothing|no) (?:more|else|further|other)\b|\bliability\b[^.;]{0,30}\blimited to (?:the )?(?:return|refund) of\b`,
);
const SELLER_ONLY = new RegExp(
  String.raw`${only('seller|vendor', String.raw`retain|retention|keep|forfeit\w*|liquidated damages|receive (?:the )?(?:earnest|deposit)`).source}|\b(?:retain|keep|forfeit\w*)\b[^.]{0,90}\bwhich (?:is|shall be|will be) (?:the )?(?:seller|vendor)(?:'s)? (?:sole|only|exclusive)\b`,
);

/** Whether a plain sentence leaves the seller nothing but the deposit. */
export const limitsSeller = (plain: string): boolean => SELLER_ONLY.test(plain);

/** The sentence that leaves a buyer nothing but the deposit, in a paper that does not limit the seller in the same way. */
export function findOneSidedDefault({ text }: ContractText): Span | undefined {
  let found: Span | undefined;
  for (const span of splitSentences(text, { start: 0, end: text.length })) {
    const plain = text.slice(span.start, span.end).replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase().slice(0, 900);
    if (limitsSeller(plain)) return undefined;
    if (BUYER_ONLY.test(plain)) found ??= span;
  }
  return found;
}
