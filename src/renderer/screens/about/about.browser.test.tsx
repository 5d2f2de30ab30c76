import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { FAKE_APP } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';

it('the reference data is credited as its licence requires', async () => {
  await openPage('/about?tab=reference', { role: 'manager' });
  const origin = page.getByRole('tabpanel', { name: /^Reference data/u });
  await expect
    .element(origin)
    .toHaveTextContent(
      'Contains information from the Countries States Cities Database, which is made available here under the Open Database License (ODbL).',
    );
  await expect
    .element(origin)
    .toHaveTextContent(/@countrystatecity\/countries, version \d+\.\d+\.\d+/u);
  await expect
    .element(origin)
    .toHaveTextContent(/\d{3} countries and territories with \d,\d{3} subdivisions/u);
  expect(await commands.violations()).toEqual([]);
});

it('every shipped package is listed with its terms', async () => {
  await openPage('/about', { role: 'manager' });
  await tabNamed('Licences').click();
  const entries = page.getByRole('navigation', { name: 'Packages' }).getByRole('listitem');
  const search = page.getByRole('searchbox', { name: 'Search packages' });
  const terms = page.getByRole('article');
  await expect.element(entries.nth(100)).toBeInTheDocument();
  expect(await commands.violations()).toEqual([]);
  await search.fill('OFL');
  // The typeface of the page, and that of the sandbox's PDFs.
  await expect.element(entries).toHaveLength(2);
  await expect.element(page.getByText(/^2 of \d+ packages$/u)).toBeVisible();
  await entries.first().getByRole('button').click();
  await expect.element(terms).toHaveTextContent('SIL OPEN FONT LICENSE');
  await search.fill('fluentui/react-button');
  await entries.first().getByRole('button').click();
  await expect.element(terms).toHaveTextContent('Permission is hereby granted');
});

it('a file of managed settings that is not used is named', async () => {
  const ignored = 'C:\\ProgramData\\Corridor\\managed-settings.json';
  await openPage('/about', { app: { managed: { ...FAKE_APP.managed, ignored } } });
  await expect
    .element(page.getByRole('tabpanel', { name: /^This installation/u }))
    .toHaveTextContent(`Settings file not used${ignored}`);
});

it('a Corridor that runs from its disk image says so, and moves itself to Applications', async () => {
  const moved: string[] = [];
  await openPage('/about', {
    app: { host: 'electron', canMove: true },
    handlers: {
      'program.move': () => {
        moved.push('moved');
      },
    },
  });
  const button = page.getByRole('button', { name: 'Move to Applications' });
  await expect.element(page.getByText(/^Corridor cannot be updated where it is\./u)).toBeVisible();
  expect(await commands.violations()).toEqual([]);
  await button.click();
  await expect.poll(() => moved).toEqual(['moved']);
});
