import { expect, test } from '#tests/support/browser-test.ts';
import { signInAs } from '#tests/support/sign-in.ts';

test('on a phone, the figures of a row start on one line, however long their headings', async ({ page, homes }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, homes, 'admin');
  await page.goto('/admin/money');
  const row = page.getByRole('table', { name: 'Real money' }).getByRole('row', { name: /^At the payment provider/ });
  await expect(row.getByRole('cell')).toHaveCount(2);
  const boxes = await row.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const content = document.createRange();
      content.selectNodeContents(cell);
      return { figure: content.getBoundingClientRect().top, cell: cell.getBoundingClientRect().top };
    }),
  );
  const [balance, settled] = boxes;
  // Side by side, below a heading of two lines.
  expect(settled?.cell).toBe(balance?.cell);
  expect((settled?.figure ?? 0) - (settled?.cell ?? 0)).toBeGreaterThan(24);
  expect(settled?.figure).toBe(balance?.figure);
});
