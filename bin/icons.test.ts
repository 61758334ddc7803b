import { expect, test } from 'vitest';
import { drawIcons, readIcons } from './icons.ts';

test('src/ui/icons holds the icons that pages import, as Lucide draws them', async () => {
  expect(await readIcons(), 'run: npm run -s realty -- icons').toEqual(await drawIcons());
});
