import { expect, test } from 'vitest';
import { findExcluded } from './excluded-papers.ts';

test.each([
  ['GENERAL WARRANTY DEED\nThe grantor conveys to the grantee', 'a deed'],
  ['Quitclaim Deed. This indenture is made', 'a deed'],
  ['AFFIDAVIT\nSubscribed and sworn to before me this 3rd day of May', 'a paper for a notary'],
  ['LAST WILL AND TESTAMENT of Ada Hart', 'a will'],
  ['THREE-DAY NOTICE TO QUIT\nTo the tenant', 'a notice of foreclosure or eviction'],
  ['NOTICE OF DEFAULT\nunder your note', 'a notice of foreclosure or eviction'],
  ['PURCHASE AND SALE AGREEMENT\nThe seller conveys by general warranty deed at closing.', undefined],
  ['LEASE AGREEMENT. The landlord gives notice to quit in writing.', undefined],
  [`RECEIPT\n${'The buyer has the disclosures. '.repeat(30)} The warranty deed comes at closing.`, undefined],
  ['', undefined],
])('%s is %s', (text, what) => {
  expect(findExcluded(text)?.what).toBe(what);
});
