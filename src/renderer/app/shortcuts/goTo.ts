/** Keys that lead to the screens people go to all day. */
import type { RoutePath } from '#domain/routes.ts';

/** Keys by the path they lead to. */
export const GO_TO_KEYS: Readonly<Partial<Record<RoutePath, string>>> = {
  '/': 'G H',
  '/offers/create': 'G C',
  '/transactions': 'G T',
  '/users': 'G U',
  '/dispute-resolutions': 'G D',
  '/supports': 'G S',
};

/** The keys that lead to a path; undefined when none do. */
export const goToKeys = (path: string): string | undefined => GO_TO_KEYS[path as RoutePath];
