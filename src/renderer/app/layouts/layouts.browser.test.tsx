import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { router } from '#renderer/app/routes.tsx';
import { openPage } from '#renderer/testing/openPage.ts';

describe('a screen that fails', () => {
  it('does not claim that nothing was sent', async () => {
    const loader = () => {
      throw new Error('It broke');
    };
    router.patchRoutes('0', [{ path: '/fault', loader, element: null }]);
    await openPage('/fault');
    const failure = page.getByRole('alert').filter({ hasText: 'It broke' });
    await expect.element(failure).toHaveTextContent('check its result before you repeat it');
    await expect.element(failure).not.toHaveTextContent(/nothing was sent/iu);
  });
});

describe('Maintenance Mode', () => {
  const toggle = page.getByRole('button', { name: 'Maintenance Mode' });

  it('shows neither On nor Off before its value has loaded', { tags: ['1M02'] }, async () => {
    const answer = Promise.withResolvers<{ data: { value: boolean } }>();
    await openPage('/settings', { answers: { 'siteSettings.read': () => answer.promise } });
    await expect.element(toggle).toHaveTextContent('Loading…');
    await expect.element(toggle).not.toHaveTextContent(/On|Off/u);
    await expect.element(toggle).not.toHaveAttribute('aria-pressed');
    answer.resolve({ data: { value: true } });
    await expect.element(toggle).toHaveTextContent('On');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  });
});
