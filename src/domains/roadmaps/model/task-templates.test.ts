import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { TASK_TEMPLATES } from './task-templates.ts';

const linksOf = (key: string) => TASK_TEMPLATES.find((template) => template.key === key)?.links?.map(({ to }) => to);

it('leads from a task to the pages that do it', () => {
  expect(linksOf('loan-papers')).toContain('/fast-online-application');
  expect(linksOf('loan-application')).toContain('/fast-online-application');
  expect(linksOf('read-contract')).toContain('/contract-terms');
  expect(linksOf('book-tours')).toContain('/appointments/day');
  expect(linksOf('comparable-sales')).toContain('/cma');
  expect(linksOf('keep-papers')).toContain('/documents');
});

it('leads to pages that exist', () => {
  const routes = readFileSync(new URL('../../../routes.ts', import.meta.url), 'utf8');
  for (const { links = [] } of TASK_TEMPLATES)
    for (const { to } of links) expect(routes).toContain(`'${to.replace(/[?#].*/, '')}'`);
});
