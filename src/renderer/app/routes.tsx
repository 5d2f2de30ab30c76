/** The routes of the table of screens: hash-style, each screen a separate chunk (1R01). */
import { createHashRouter, type RouteObject } from 'react-router-dom';
import {
  accessOf,
  ROUTE_PATHS,
  type RoutePath,
  routeIdOf,
  type ScreenAccess,
  screenAt,
} from '#domain/access/screens.ts';
import { drawnAfterRows } from '#renderer/client/start/addressFirst.ts';
import { screenChunk } from '#renderer/client/start/chunk.ts';
import { GuestsOnly, PermittedOnly, PracticeOnly, SignedInOnly } from './guards.tsx';
import { NotFound } from './layouts/NotFound.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RouteFailure } from './layouts/RouteFailure.tsx';
import type { RouteHandle } from './layouts/routeTitle.ts';
import { SignedInLayout } from './layouts/SignedInLayout.tsx';
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx';
import { SCREEN_LOADERS } from './loaders.ts';
import { PracticeLink } from './practice/PracticeLink.tsx';
import { UserCrumb } from './top-bar/UserCrumb.tsx';

const handleOf = (path: RoutePath): RouteHandle => ({
  ...screenAt(path),
  ...(path === '/users/:id' && { crumb: (id) => <UserCrumb id={id} /> }),
});

function routeAt(path: RoutePath): RouteObject {
  const { permission, isPractice } = screenAt(path);
  const route: RouteObject = {
    path,
    id: routeIdOf(path),
    handle: handleOf(path),
    lazy: screenChunk(async () => ({ Component: await SCREEN_LOADERS[path]() })),
  };
  if (isPractice) return { element: <PracticeOnly />, children: [route] };
  if (permission === undefined) return route;
  return { element: <PermittedOnly permission={permission} />, children: [route] };
}

/** The routes of the screens with that access. */
const routesOf = (access: ScreenAccess): RouteObject[] =>
  ROUTE_PATHS.filter((path) => accessOf(path) === access).map(routeAt);

const practiceLink: RouteObject = {
  path: '/practice/*',
  handle: { title: 'Practice link' } satisfies RouteHandle,
  element: <PracticeLink />,
};

const notFound: RouteObject = {
  path: '*',
  handle: { title: 'Page not found' } satisfies RouteHandle,
  element: <NotFound />,
};

export const router = createHashRouter([
  {
    errorElement: <RouteFailure />,
    // Nothing is drawn before the first screen's chunk is there: it is on this computer.
    HydrateFallback: () => null,
    children: [
      {
        element: <GuestsOnly />,
        children: [{ element: <SignedOutLayout />, children: routesOf('guest') }],
      },
      { element: <PublicLayout />, children: [...routesOf('anyone'), practiceLink, notFound] },
      {
        element: <SignedInOnly />,
        children: [
          {
            element: <SignedInLayout />,
            children: [
              {
                errorElement: <RouteFailure />,
                children: routesOf('staff'),
              },
            ],
          },
        ],
      },
    ],
  },
]);

/** The router as React draws it. */
export const drawnRouter = drawnAfterRows(router);

/** Resolves once the first screen's chunk has been loaded, or could not be. */
export const firstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
