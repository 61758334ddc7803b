import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const read = (text: string, where = '') =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy ${where === '' ? '4 Oak Street, Salem, OR 97301' : where} for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual.\n${text}\n`,
  ]).reading;

test.each([
  [
    'the land known as Lot 7, Fox Run Phase I, Miller Road, Troy Township, Geauga County, Ohio, being parcel 12',
    'Lot 7, Fox Run Phase I, Miller Road, Troy Township, Geauga County, Ohio',
  ],
  ['land on the hill located on Miller Creek Road, Hiram, Ohio 44234, without buildings', 'Miller Creek Road, Hiram, Ohio 44234'],
])('land without a number: %s', (where, address) => expect(read('', where).property?.address).toBe(address));

test('a lot by its label', () =>
  expect(read('Lot            Lot 9, Phase 2, Otter Bay, Kent County, Maryland', 'it').property?.address).toBe(
    'Lot 9, Phase 2, Otter Bay, Kent County, Maryland',
  ));

test.each([
  ['STATE OF OHIO\nCOUNTY OF GEAUGA\nin the City of Chardon, County of Geauga, State of Ohio', 'Geauga'],
  ['It lies in (County of Polk).', 'Polk'],
  [
    '   4 Oak Street            Salem         OR        97301        Marion\n   Address     Unit #    City        State    Zip        County',
    'Marion',
  ],
])('county: %s', (text, county) => expect(read(text).property?.county).toBe(county));

test.each([
  ['shown on the tax map as Block  14   Lot  7   (the "Property").', 'Block 14 Lot 7'],
  [
    'described as:\nLot 3, Maple Glen No. 2, according to the plat thereof recorded in Liber 9 of Plats,\nPage 4, Kent County Records\n\nCommonly known as',
    'Lot 3, Maple Glen No. 2, according to the plat thereof recorded in Liber 9 of Plats, Page 4, Kent County Records',
  ],
  [
    'Exhibit B (Legal Description): Lot 5 in Birch Hill Addition, recorded in Plat Book 2,\npage 8, in the Office of the Recorder of Kent County',
    'Lot 5 in Birch Hill Addition, recorded in Plat Book 2, page 8, in the Office of the Recorder of Kent County',
  ],
])('what land it is: %s', (text, legal) => expect(read(text).property?.legal).toBe(legal));

test.each([
  ['The deposit is kept in the TRUST ACCOUNT of Kessler Realty, LLC ("Escrowee") until closing.', 'Kessler Realty, LLC'],
  ['Earnest money is held by [X] the broker as "Escrowee," namely  Logan Brokers, Inc.', 'Logan Brokers, Inc.'],
  ['The earnest money is to be held by [X] Buyer Brokerage Firm (Budd Realty);', 'Budd Realty'],
  ['Seller shall deliver a Bargain and Sale Deed with Covenant as to Grantor’s Acts.', undefined],
])('who holds the deposit: %s', (text, holder) => {
  const { deposit } = read(text);
  expect(typeof deposit === 'object' ? (deposit?.holder ?? undefined) : undefined).toBe(holder);
});

test.each([
  [
    'the home in the row below\n1420 W Farragut Ave\t2E\tChicago\tIL\t60640\nAddress\tUnit #\tCity\tState\tZip',
    '1420 W Farragut Ave, Unit 2E, Chicago, IL 60640',
  ],
  [
    'the home known as\n812 Overbrook Road\nlocated in Baltimore City/County, Maryland, Zip Code 21212',
    '812 Overbrook Road, Baltimore, MD 21212',
  ],
])('an address in parts: %s', (where, address) => expect(read('', where).property?.address).toBe(address));
