import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';

test('what nobody answered in the form for lead-based paint is named', () =>
  expect(
    readContract([
      `Disclosure of Information on Lead-Based Paint and/or Lead-Based Paint Hazards
Property: 40 Elm Court, Salem, Massachusetts 01970
(a) Presence of lead-based paint (check (i) or (ii) below):
(i) __X__ Known lead-based paint is present in the housing.
(ii) _____ Seller has no knowledge of lead-based paint in the housing.
(b) Records and reports available to the seller (check (i) or (ii) below):
(i) _____ Seller has provided the purchaser with all available records and reports.
(ii) _____ Seller has no reports or records.
(e) Purchaser has (check (i) or (ii) below):
(i) _____ received a 10-day opportunity to conduct a risk assessment; or
(ii) _____ waived the opportunity to conduct a risk assessment.
/s/ Moira Teague         6/1/2026
Seller                   Date
`,
    ]).reading.blanks,
  ).toEqual(expect.arrayContaining(['records_choice', 'inspection_choice'])));

test('a question is named by what stands before it', () =>
  expect(
    readContract([
      `STATE OF OHIO
RESIDENTIAL PROPERTY DISCLOSURE FORM
Owner’s Name(s): Thaddeus Orr
Property Address: 3121 Meadowlark Lane, Dayton, OH 45429
C) ROOF: Do you know of any leaks?  [X] Yes  [ ] No
E) STRUCTURAL COMPONENTS (FOUNDATION, FLOORS, WALLS): Do you know of any movement or cracks?  [ ] Yes  [ ] No
Owner represents that the statements in this seller’s disclosure are made in good faith, and knows of no other material defect.
OWNER: /s/ Thaddeus Orr            DATE: March 2, 2026
`,
    ]).reading.blanks,
  ).toContain('structural_components_answer'));
