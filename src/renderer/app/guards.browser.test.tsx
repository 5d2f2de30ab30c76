import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createDeskState } from '#renderer/client/desk/createDeskState.ts';
import { DeskProvider } from '#renderer/client/desk/desk.ts';
import { drawnAfterRows } from '#renderer/client/start/addressFirst.ts';
import { bootstrap } from '#renderer/client/start/bootstrap.ts';
import { fakeBridge } from '#renderer/testing/fakeBridge.ts';
import { SignedInOnly } from './guards.tsx';

type Router = ReturnType<typeof createMemoryRouter>;

/** A page whose address is typed again at the moment of its redirect. */
function GoneToAgain({ router }: { readonly router: Router }) {
  useEffect(() => void router.navigate('/'), [router]);
  return <RouterProvider router={router} useTransitions={false} />;
}

it('a place that is opened again before its redirect is drawn is redirected again', {
  tags: ['1R01'],
}, async () => {
  const bridge = fakeBridge({ role: null });
  Object.defineProperty(window, 'corridor', { value: bridge, configurable: true });
  const code = Promise.withResolvers<void>();
  const router = drawnAfterRows(
    createMemoryRouter([
      { element: <SignedInOnly />, children: [{ path: '/', element: null }] },
      { path: '/login', element: 'Sign-in screen' },
    ]),
    ({ location }) => (location.pathname === '/login' ? code.promise : undefined),
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <DeskProvider value={createDeskState(...(await bootstrap()))}>
      <GoneToAgain router={router} />
    </DeskProvider>,
  );
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(container.textContent).toBe('');
  code.resolve();
  await expect.element(page.getByText('Sign-in screen')).toBeVisible();
});
